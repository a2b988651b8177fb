"""The four promo cards; their costs, points and travel icons are printed, their effects our own."""

from __future__ import annotations

from arnak_core.components import Artifact, Item
from arnak_core.effects.assistants import RefreshAssistants
from arnak_core.effects.exile import Exile
from arnak_core.effects.looking import KeepLooked, LookTop
from arnak_core.effects.tokens import Gain
from arnak_core.vocabulary import icons

HOUSE = ("effect",)

PROMOS = (
    Item(
        "saxophone",
        "Saxophone",
        cost=4,
        points=2,
        travel=icons(boat=1, car=1),
        effect=RefreshAssistants() >> Gain(coin=1),
        house=HOUSE,
    ),
    Item("rat", "Rat", cost=1, points=1, travel=icons(boat=1, car=1), effect=Exile(), house=HOUSE),
    Artifact(
        "soothsayers_runes",
        "Soothsayer's Runes",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=LookTop(3, (KeepLooked(),), any_order=True),
        house=HOUSE,
    ),
    Artifact(
        "alicorn",
        "Alicorn",
        cost=2,
        points=1,
        travel=icons(plane=1),
        effect=Exile(what="fear") >> Gain(tablet=1),
        house=HOUSE,
    ),
)
