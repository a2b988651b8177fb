"""The 15 guardians: what overcoming costs, and the boon."""

from __future__ import annotations

from ..components import Guardian
from ..effects.drawing import Draw
from ..effects.exile import Exile
from ..effects.tokens import Trade
from ..effects.travel import Travel
from ..vocabulary import Cost

GUARDIANS = (
    Guardian("guardian_01", "Guardian 1", cost=Cost(compass=1, coin=1, arrowhead=1), boon=Travel(boat=1)),
    Guardian("guardian_02", "Guardian 2", cost=Cost(discard=1, coin=1, arrowhead=1), boon=Exile()),
    Guardian("guardian_03", "Guardian 3", cost=Cost(boot=1, coin=1, arrowhead=1), boon=Travel(car=1)),
    Guardian("guardian_04", "Guardian 4", cost=Cost(coin=2, arrowhead=1), boon=Travel(car=1)),
    Guardian("guardian_05", "Guardian 5", cost=Cost(boot=1, tablet=1, arrowhead=1), boon=Exile()),
    Guardian("guardian_06", "Guardian 6", cost=Cost(plane=1, arrowhead=1), boon=Exile()),
    Guardian("guardian_07", "Guardian 7", cost=Cost(compass=1, discard=1, arrowhead=1), boon=Draw()),
    Guardian("guardian_08", "Guardian 8", cost=Cost(coin=4), boon=Trade()),
    Guardian("guardian_09", "Guardian 9", cost=Cost(boat=1, arrowhead=1), boon=Travel(car=1)),
    Guardian("guardian_10", "Guardian 10", cost=Cost(car=1, arrowhead=1), boon=Travel(boat=1)),
    Guardian("guardian_11", "Guardian 11", cost=Cost(boot=2, compass=1), boon=Exile()),
    Guardian("guardian_12", "Guardian 12", cost=Cost(boot=1, jewel=1), boon=Travel(plane=1)),
    Guardian("guardian_13", "Guardian 13", cost=Cost(tablet=3), boon=Travel(plane=1)),
    Guardian("guardian_14", "Guardian 14", cost=Cost(plane=1, arrowhead=1), boon=Exile()),
    Guardian("guardian_15", "Guardian 15", cost=Cost(compass=2, arrowhead=1), boon=Travel(boat=1)),
)
