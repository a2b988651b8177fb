"""The five guardians of Expedition Leaders; no source tells their costs and boons, which are our own."""

from __future__ import annotations

from arnak_core.components import Guardian
from arnak_core.effects.assistants import RefreshAssistants
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile
from arnak_core.effects.tokens import Trade
from arnak_core.effects.travel import Travel
from arnak_core.vocabulary import Cost

HOUSE = ("cost", "boon")

GUARDIANS = (
    Guardian("guardian_1200", "Crab", cost=Cost(boat=1, tablet=2), boon=Trade(), house=HOUSE),
    Guardian("guardian_1201", "Blue beast", cost=Cost(coin=1, tablet=1, arrowhead=1), boon=Draw(), house=HOUSE),
    Guardian("guardian_1202", "Flying insect", cost=Cost(plane=1, compass=2), boon=Exile(), house=HOUSE),
    Guardian("guardian_1203", "Purple bird", cost=Cost(discard=1, jewel=1), boon=Travel(plane=1), house=HOUSE),
    Guardian("guardian_1204", "Scorpion", cost=Cost(car=1, compass=1, tablet=1), boon=RefreshAssistants(), house=HOUSE),
)
