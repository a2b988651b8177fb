"""The five camp sites and the 16 site tiles; the names are ours, the tiles show none."""

from __future__ import annotations

from ..components import SiteTile
from ..effects.buying import Buy
from ..effects.drawing import Draw
from ..effects.exile import TakeFear
from ..effects.pay import Pay
from ..effects.tokens import Gain
from ..vocabulary import CAMP, ITEM, Cost

SITES = (
    SiteTile("camp_coin", "Coin camp", level=CAMP, effect=Gain(coin=2)),
    SiteTile("camp_compass", "Compass camp", level=CAMP, effect=Gain(compass=2)),
    SiteTile("camp_tablet", "Tablet camp", level=CAMP, effect=Gain(tablet=2)),
    SiteTile("camp_arrowhead", "Arrowhead camp", level=CAMP, effect=Gain(arrowhead=1)),
    SiteTile("camp_jewel", "Jewel camp", level=CAMP, effect=Pay(Cost(discard=1), Gain(jewel=1))),
    SiteTile("site_1_01", "Site I-1", level=1, effect=(Buy(ITEM, free=True) | Gain(compass=2))),
    SiteTile("site_1_02", "Site I-2", level=1, effect=Gain(coin=1, arrowhead=1)),
    SiteTile("site_1_03", "Site I-3", level=1, effect=Draw() >> Gain(coin=1, tablet=1)),
    SiteTile("site_1_04", "Site I-4", level=1, effect=Gain(compass=1, arrowhead=1)),
    SiteTile("site_1_05", "Site I-5", level=1, effect=Gain(coin=1, tablet=2)),
    SiteTile("site_1_06", "Site I-6", level=1, effect=Gain(arrowhead=1, tablet=1)),
    SiteTile("site_1_07", "Site I-7", level=1, effect=Draw() >> Gain(arrowhead=1)),
    SiteTile("site_1_08", "Site I-8", level=1, effect=TakeFear() >> Gain(tablet=1, jewel=1)),
    SiteTile("site_1_09", "Site I-9", level=1, effect=TakeFear() >> Gain(compass=1, jewel=1)),
    SiteTile("site_1_10", "Site I-10", level=1, effect=Gain(jewel=1)),
    SiteTile("site_2_01", "Site II-1", level=2, effect=Gain(compass=2, jewel=1)),
    SiteTile("site_2_02", "Site II-2", level=2, effect=Gain(coin=1, compass=1, tablet=1, arrowhead=1)),
    SiteTile("site_2_03", "Site II-3", level=2, effect=Gain(arrowhead=1, jewel=1)),
    SiteTile("site_2_04", "Site II-4", level=2, effect=Draw() >> Gain(tablet=1, jewel=1)),
    SiteTile("site_2_05", "Site II-5", level=2, effect=Gain(tablet=2, jewel=1)),
    SiteTile("site_2_06", "Site II-6", level=2, effect=TakeFear() >> Gain(tablet=2, arrowhead=2)),
)
