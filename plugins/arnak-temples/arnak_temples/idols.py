"""The idols that tracks need beside the 16 of the base game, as the boxes of the expansions have them.

An expansion that brings its box's idols brings the same ones; none is doubled.
"""

from __future__ import annotations

from msgspec import structs

from arnak_core.base.idols import IDOLS
from arnak_core.components import Idol
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.guardians import RefreshGuardians
from arnak_core.effects.research import GainTempleTile
from arnak_core.effects.tokens import Gain


def _one_more(kind: str) -> Idol:
    """A kind of the base game with a copy more."""
    idol = next(idol for idol in IDOLS if idol.id == kind)
    return structs.replace(idol, copies=idol.copies + 1)


EXPEDITION_LEADERS = (
    Idol("idol_fear_arrowhead", "Fear and arrowhead idol", copies=2, effect=TakeFear() >> Gain(arrowhead=1)),
    _one_more("idol_exile"),
    _one_more("idol_tablet"),
)
"""Four idols: those that are left over once the map of the Lizard Temple has its 16."""

MISSING_EXPEDITION = (
    Idol("idol_draw_card", "Draw idol", copies=2, effect=Draw(), house=("effect[0].from",)),
    Idol("idol_fear_two_tablets", "Fear and tablets idol", copies=2, effect=TakeFear() >> Gain(tablet=2)),
    Idol("idol_refresh_guardian", "Guardian idol", copies=2, effect=RefreshGuardians()),
    Idol("idol_temple_tile", "Temple tile idol", copies=2, effect=GainTempleTile(2)),
)
"""Eight idols: as many as lie in the chambers of the Tree Temple with four players."""
