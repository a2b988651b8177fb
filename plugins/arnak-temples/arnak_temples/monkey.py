"""The research track of the Monkey Temple (Expedition Leaders)."""

from __future__ import annotations

from arnak_core.base.tracks import GLASS_ONLY, temple_tiles
from arnak_core.components import Bridge, Track, TrackRow, TrackSpace
from arnak_core.effects.assistants import GainAssistant, RefreshAssistants, UpgradeAssistant, UseSupplyAssistant
from arnak_core.effects.drawing import Draw
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain
from arnak_core.vocabulary import Cost, ResearchToken

from .artifact_space import LAY_ARTIFACT, UseTrackArtifact, about_artifact
from .temple import Temple

NOTEBOOK_ONLY: tuple[ResearchToken, ...] = ("notebook",)
RECRUIT_OR_UPGRADE = GainAssistant() | UpgradeAssistant()

TRACK = Track(
    id="monkey",
    name="Monkey Temple",
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("monkey_1a", Cost(compass=1, tablet=2)),
                Bridge("monkey_1b", Cost(jewel=1)),
                Bridge("monkey_1c", Cost(compass=1, arrowhead=1)),
            ),
        ),
        TrackSpace("monkey_1a", 1, bridges=(Bridge("monkey_2a", Cost(coin=1, jewel=1)),)),
        TrackSpace(
            "monkey_1b",
            1,
            bridges=(
                Bridge("monkey_2a", Cost(coin=1, jewel=1)),
                Bridge("monkey_2b", Cost(compass=1, tablet=1, arrowhead=1)),
            ),
        ),
        TrackSpace(
            "monkey_1c",
            1,
            bridges=(
                Bridge("monkey_2b", Cost(compass=1, tablet=1, arrowhead=1)),
                Bridge("monkey_2c", Cost(tablet=1, jewel=1)),
            ),
        ),
        TrackSpace("monkey_2a", 2, bridges=(Bridge("monkey_3a", Cost(arrowhead=1, car=1)),)),
        TrackSpace(
            "monkey_2b",
            2,
            bridges=(Bridge("monkey_3a", alternatives=(Cost(arrowhead=1, car=1), Cost(tablet=2, boat=1))),),
        ),
        TrackSpace("monkey_2c", 2, bridges=(Bridge("monkey_3a", Cost(tablet=2, boat=1)),)),
        TrackSpace(
            "monkey_3a",
            3,
            bridges=(
                Bridge("monkey_4n", Cost(jewel=1), tokens=NOTEBOOK_ONLY),
                Bridge("monkey_45m", Cost(tablet=2, arrowhead=1), tokens=GLASS_ONLY),
            ),
            bonus_stack=True,
        ),
        TrackSpace(
            "monkey_4n",
            4,
            bridges=(Bridge("monkey_5n", Cost(tablet=1, arrowhead=1), tokens=NOTEBOOK_ONLY),),
            tokens=NOTEBOOK_ONLY,
        ),
        TrackSpace(
            "monkey_45m",
            5,
            bridges=(Bridge("monkey_6a", Cost(coin=1, tablet=1, jewel=1), tokens=GLASS_ONLY),),
            tokens=GLASS_ONLY,
            spans_rows=(4, 5),
        ),
        TrackSpace(
            "monkey_5n",
            5,
            bridges=(Bridge("monkey_6a", Cost(coin=1, tablet=1, jewel=1), tokens=NOTEBOOK_ONLY),),
            tokens=NOTEBOOK_ONLY,
        ),
        TrackSpace(
            "monkey_6a",
            6,
            bridges=(
                Bridge("monkey_7a", Cost(discard=1, jewel=1)),
                Bridge("monkey_7b", Cost(compass=1, tablet=1, arrowhead=1)),
            ),
            bonus_stack=True,
        ),
        TrackSpace("monkey_7a", 7, bridges=(Bridge("monkey_8a", Cost(arrowhead=2, plane=1)),)),
        TrackSpace(
            "monkey_7b",
            7,
            bridges=(
                Bridge("monkey_8a", Cost(arrowhead=2, plane=1)),
                Bridge("monkey_8b", Cost(tablet=1, jewel=1, plane=1)),
            ),
        ),
        TrackSpace(
            "monkey_8a", 8, bridges=(Bridge("lost_temple", Cost(coin=2, tablet=1, jewel=1), tokens=GLASS_ONLY),)
        ),
        TrackSpace(
            "monkey_8b", 8, bridges=(Bridge("lost_temple", Cost(coin=2, tablet=1, jewel=1), tokens=GLASS_ONLY),)
        ),
        TrackSpace("lost_temple", 9, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(1, 1, 0, magnifying_glass=Gain(coin=1), notebook=GainAssistant(), shows_assistant=True),
        TrackRow(
            2,
            3,
            0,
            magnifying_glass=UseSupplyAssistant(then_to_bottom=True),
            notebook=RECRUIT_OR_UPGRADE,
            shows_assistant=True,
        ),
        TrackRow(3, 4, 1, magnifying_glass=Gain(compass=1), notebook=Gain(coin=3)),
        TrackRow(4, 5, 2, notebook=RECRUIT_OR_UPGRADE, shows_assistant=True),
        TrackRow(5, 5, 4, magnifying_glass=UseTrackArtifact(), notebook=Gain(compass=1)),
        TrackRow(6, 8, 7, magnifying_glass=Gain(compass=1), notebook=ActivateSite((1,))),
        TrackRow(
            7,
            9,
            9,
            magnifying_glass=RECRUIT_OR_UPGRADE,
            notebook=RefreshAssistants(2),
            early_temple_tiles=(2,),
            shows_assistant=True,
        ),
        TrackRow(8, 15, 16, magnifying_glass=Gain(compass=1), notebook=Draw(), early_temple_tiles=(2, 6)),
    ),
    temple_tiles=temple_tiles(Cost(coin=1, tablet=2), Cost(jewel=1), Cost(coin=1, arrowhead=1)),
    temple_points=(23, 21, 20, 19),
)

TEMPLE = Temple(track=TRACK, about=about_artifact, setup=(LAY_ARTIFACT,))
