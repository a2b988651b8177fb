"""The eight site tiles of Expedition Leaders; the names are ours, the tiles show none."""

from __future__ import annotations

from arnak_core.components import SiteTile
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain, Trade
from arnak_core.vocabulary import CAMP

SITES = (
    SiteTile("site_1d796c", "Site I-11", level=1, effect=TakeFear() >> Gain(coin=1, tablet=1, arrowhead=1)),
    SiteTile("site_2ecf03", "Site I-12", level=1, effect=Gain(arrowhead=1) >> Trade()),
    SiteTile("site_9d9491", "Site I-13", level=1, effect=Gain(tablet=2) >> Trade()),
    SiteTile("site_b52560", "Site I-14", level=1, effect=TakeFear() >> Draw() >> Gain(jewel=1)),
    SiteTile("site_f40cc1", "Site I-15", level=1, effect=Gain(compass=2, tablet=1)),
    SiteTile("site_196176", "Site II-7", level=2, effect=Gain(coin=1, arrowhead=1) >> Trade() >> Draw()),
    SiteTile("site_3db92c", "Site II-8", level=2, effect=Gain(coin=1, tablet=2) >> ActivateSite((CAMP,))),
    SiteTile("site_4bae7c", "Site II-9", level=2, effect=TakeFear() >> Gain(compass=1, arrowhead=1, jewel=1)),
)
