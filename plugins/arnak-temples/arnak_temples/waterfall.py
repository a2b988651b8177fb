"""The research track of the Waterfall Temple (The Missing Expedition).

Spaces, points, bonus tiles, the shortcut and the rules are the printed ones; the other costs and the rewards of the
rows are house values.
"""

from __future__ import annotations

from arnak_core.base.tracks import GLASS_ONLY, temple_tiles
from arnak_core.components import Bridge, Track, TrackRow, TrackSpace
from arnak_core.effects.assistants import GainAssistant, UpgradeAssistant
from arnak_core.effects.buying import Buy
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile
from arnak_core.effects.tokens import Gain
from arnak_core.events import Researched
from arnak_core.hooks import SetupStep
from arnak_core.table import Table
from arnak_core.vocabulary import ITEM, Cost, ResearchToken

from . import hidden_site, waterfall_tiles
from .hidden_site import HiddenSite, about_hidden_sites, hide_sites
from .temple import Temple
from .waterfall_tiles import about_waterfalls, slide, uncovered_only

NOTEBOOK_ONLY: tuple[ResearchToken, ...] = ("notebook",)
HOUSE_COST = ("cost",)
HOUSE_REWARDS = ("magnifying_glass", "notebook")
RECRUIT_OR_UPGRADE = GainAssistant() | UpgradeAssistant()

TRACK = Track(
    id="waterfall",
    name="Waterfall Temple",
    house=("temple_tiles",),
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("waterfall_r1_left", Cost(coin=1, tablet=2), house=HOUSE_COST),
                Bridge("waterfall_r1_right", Cost(arrowhead=1, boat=1), house=HOUSE_COST),
            ),
        ),
        TrackSpace(
            "waterfall_r1_left",
            1,
            bridges=(Bridge("waterfall_r2", Cost(coin=1, compass=1, arrowhead=1), house=HOUSE_COST),),
        ),
        TrackSpace("waterfall_r1_right", 1, bridges=(Bridge("waterfall_r2", Cost(coin=1, jewel=1), house=HOUSE_COST),)),
        TrackSpace(
            "waterfall_r2",
            2,
            bridges=(
                Bridge(
                    "waterfall_r3",
                    alternatives=(Cost(tablet=3), Cost(jewel=1, boot=1)),
                    sliding=True,
                    house=("sliding_cost",),
                ),
            ),
        ),
        TrackSpace(
            "waterfall_r3",
            3,
            bridges=(
                Bridge("waterfall_hidden_site", Cost(tablet=2, arrowhead=1), tokens=GLASS_ONLY, house=HOUSE_COST),
                Bridge("waterfall_r4_notebook", Cost(tablet=1, arrowhead=1), tokens=NOTEBOOK_ONLY, house=HOUSE_COST),
            ),
            bonus_tiles=(1, 1, 3, 4),
        ),
        TrackSpace(
            "waterfall_hidden_site",
            5,
            bridges=(Bridge("waterfall_r6", Cost(coin=1, jewel=1, boat=1), tokens=GLASS_ONLY, house=HOUSE_COST),),
            tokens=GLASS_ONLY,
            rewards={"magnifying_glass": HiddenSite()},
            spans_rows=(4, 5),
        ),
        TrackSpace(
            "waterfall_r4_notebook",
            4,
            bridges=(Bridge("waterfall_r5_notebook", Cost(jewel=1), tokens=NOTEBOOK_ONLY, house=HOUSE_COST),),
            tokens=NOTEBOOK_ONLY,
        ),
        TrackSpace(
            "waterfall_r5_notebook",
            5,
            bridges=(Bridge("waterfall_r6", Cost(compass=1, tablet=2), tokens=NOTEBOOK_ONLY, house=HOUSE_COST),),
            tokens=NOTEBOOK_ONLY,
        ),
        TrackSpace(
            "waterfall_r6",
            6,
            bridges=(
                Bridge(
                    "waterfall_r7",
                    alternatives=(Cost(arrowhead=2), Cost(tablet=1, jewel=1)),
                    sliding=True,
                    house=("sliding_cost",),
                ),
            ),
            bonus_tiles=(1, 1, 3, 4),
        ),
        TrackSpace(
            "waterfall_r7",
            7,
            bridges=(
                Bridge("waterfall_r8_left", Cost(tablet=2, arrowhead=1), house=HOUSE_COST),
                Bridge("waterfall_r8_right", Cost(compass=1, jewel=1), house=HOUSE_COST),
                Bridge("lost_temple", Cost(arrowhead=1, jewel=1, idol=1), tokens=GLASS_ONLY),
            ),
        ),
        TrackSpace(
            "waterfall_r8_left",
            8,
            bridges=(Bridge("lost_temple", Cost(coin=1, arrowhead=1, jewel=1), tokens=GLASS_ONLY, house=HOUSE_COST),),
            bonus_tiles=(1,),
        ),
        TrackSpace(
            "waterfall_r8_right",
            8,
            bridges=(Bridge("lost_temple", Cost(coin=1, arrowhead=2, boat=1), tokens=GLASS_ONLY, house=HOUSE_COST),),
            bonus_tiles=(1,),
        ),
        TrackSpace("lost_temple", 9, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(
            1,
            1,
            0,
            magnifying_glass=Gain(compass=1),
            notebook=GainAssistant(),
            shows_assistant=True,
            house=HOUSE_REWARDS,
        ),
        TrackRow(2, 3, 3, magnifying_glass=Gain(coin=1), notebook=Exile(), house=HOUSE_REWARDS),
        TrackRow(
            3,
            3,
            5,
            magnifying_glass=RECRUIT_OR_UPGRADE,
            notebook=Gain(compass=2),
            shows_assistant=True,
            house=HOUSE_REWARDS,
        ),
        TrackRow(
            4,
            5,
            7,
            notebook=RECRUIT_OR_UPGRADE,
            shows_assistant=True,
            note="For the magnifying glass rows 4 and 5 are one, with the hidden site.",
            house=HOUSE_REWARDS,
        ),
        TrackRow(5, 5, 9, notebook=Draw(bottom=True), house=HOUSE_REWARDS),
        TrackRow(
            6,
            8,
            11,
            magnifying_glass=Gain(tablet=1),
            notebook=Buy(ITEM, discount=Cost(coin=2)),
            house=HOUSE_REWARDS,
        ),
        TrackRow(
            7,
            10,
            14,
            magnifying_glass=Draw(bottom=True),
            notebook=UpgradeAssistant(),
            early_temple_tiles=(2,),
            shows_assistant=True,
            house=HOUSE_REWARDS,
        ),
        TrackRow(
            8,
            13,
            18,
            magnifying_glass=Gain(coin=1),
            notebook=Gain(arrowhead=1),
            early_temple_tiles=(2, 6),
            house=HOUSE_REWARDS,
        ),
    ),
    temple_tiles=temple_tiles(Cost(compass=2, tablet=1), Cost(jewel=1), Cost(coin=1, arrowhead=1)),
    temple_points=(20, 18, 17, 16),
)


def about(table: Table, viewer: int) -> list[str]:
    """The waterfall tiles and the hidden sites, in words."""
    return [*about_waterfalls(table), about_hidden_sites(table)]


TEMPLE = Temple(
    track=TRACK,
    about=about,
    setup=(SetupStep("temples: hide sites", hide_sites, after=("site_and_guardian_stacks",)),),
    reactions={Researched: slide},
    permissions={"research_cost": uncovered_only},
    rival_spaces={
        "waterfall_r3": waterfall_tiles.rival_arrives,
        "waterfall_hidden_site": hidden_site.rival_arrives,
        "waterfall_r7": waterfall_tiles.rival_arrives,
    },
)
