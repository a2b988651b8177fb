"""The idols with those of Expedition Leaders: one new kind, and one tile more of two kinds of the base game."""

from __future__ import annotations

from arnak_core.components import Idol
from arnak_core.effects.exile import Exile, TakeFear
from arnak_core.effects.tokens import Gain

IDOLS = (
    Idol("idol_fear_arrowhead", "Fear and arrowhead idol", copies=2, effect=TakeFear() >> Gain(arrowhead=1)),
    Idol("idol_exile", "Exile idol", copies=4, effect=Exile()),
    Idol("idol_tablet", "Tablet idol", copies=4, effect=Gain(tablet=1)),
)
"""`copies` counts the tiles of the base game with those of the expansion."""
