"""The research track of the Lizard Temple (Expedition Leaders)."""

from __future__ import annotations

from arnak_core.base.tracks import GLASS_ONLY, temple_tiles
from arnak_core.components import Bridge, Track, TrackRow, TrackSpace
from arnak_core.effects.assistants import GainAssistant, UpgradeAssistant
from arnak_core.effects.buying import Buy
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.guardians import OvercomeGuardian
from arnak_core.effects.tokens import Gain
from arnak_core.events import Researched, RoundEnded
from arnak_core.hooks import SetupStep
from arnak_core.table import Table
from arnak_core.vocabulary import ARTIFACT, Cost, amount

from .idols import EXPEDITION_LEADERS
from .set_aside_idols import ActivateAndRemoveSite
from .state import SLOT, LizardState, temple_state
from .temple import Temple
from .track_guardian import (
    PLACE,
    SPACE,
    about_guardian,
    beyond_guardian,
    end_of_round,
    reveal_guardian,
    rival_arrives,
    rival_is_held_up,
    rival_occupies,
)

IDOLS_SET_ASIDE = 4
COIN_OR_COMPASS = Gain(coin=1) | Gain(compass=1)

TRACK = Track(
    id="lizard",
    name="Lizard Temple",
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("lizard_1a", Cost(tablet=2, boot=1)),
                Bridge("lizard_1b", Cost(arrowhead=1, boot=1)),
                Bridge("lizard_1c", Cost(compass=2, boot=1)),
            ),
        ),
        TrackSpace("lizard_1a", 1, bridges=(Bridge("lizard_2a", Cost(compass=1, jewel=1)),)),
        TrackSpace(
            "lizard_1b",
            1,
            bridges=(
                Bridge("lizard_2a", Cost(compass=1, jewel=1)),
                Bridge("lizard_2b", Cost(tablet=1, jewel=1)),
            ),
        ),
        TrackSpace("lizard_1c", 1, bridges=(Bridge("lizard_2b", Cost(tablet=1, jewel=1)),)),
        TrackSpace(
            "lizard_2a",
            2,
            bridges=(
                Bridge("lizard_3a", Cost(arrowhead=2)),
                Bridge("lizard_3b", Cost(jewel=1)),
            ),
            bonus_tiles=(1,),
        ),
        TrackSpace(
            "lizard_2b",
            2,
            bridges=(
                Bridge("lizard_3b", Cost(jewel=1)),
                Bridge("lizard_3c", Cost(tablet=2, arrowhead=1)),
            ),
            bonus_tiles=(1,),
        ),
        TrackSpace("lizard_3a", 3, bridges=(Bridge("lizard_4a", Cost(coin=1, compass=1, tablet=1)),), bonus_tiles=(1,)),
        TrackSpace("lizard_3b", 3, bridges=(Bridge("lizard_4a", Cost(coin=1, compass=1, tablet=1)),)),
        TrackSpace("lizard_3c", 3, bridges=(Bridge("lizard_4a", Cost(coin=1, compass=1, tablet=1)),), bonus_tiles=(1,)),
        TrackSpace("lizard_4a", 4, bridges=(Bridge("lizard_5a", Cost(arrowhead=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace(
            "lizard_5a",
            5,
            bridges=(
                Bridge("lizard_6a", Cost(tablet=2, idol=1)),
                Bridge("lizard_6b", Cost(coin=1, jewel=1, boot=1)),
            ),
            bonus_tiles=(1, 1, 3, 4),
        ),
        TrackSpace("lizard_6a", 6, bridges=(Bridge("lizard_7a", Cost(tablet=1, arrowhead=2)),)),
        TrackSpace("lizard_6b", 6, bridges=(Bridge("lizard_7a", Cost(tablet=1, arrowhead=2)),)),
        TrackSpace(
            "lizard_7a",
            7,
            bridges=(Bridge("lost_temple", Cost(jewel=2), tokens=GLASS_ONLY),),
            bonus_tiles=(1, 1, 3, 4),
        ),
        TrackSpace("lost_temple", 8, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(1, 1, 0, magnifying_glass=COIN_OR_COMPASS, notebook=GainAssistant(), shows_assistant=True),
        TrackRow(2, 2, 1, magnifying_glass=COIN_OR_COMPASS, notebook=GainAssistant(), shows_assistant=True),
        TrackRow(3, 3, 3, magnifying_glass=Gain(coin=2), notebook=Buy(ARTIFACT, discount=Cost(compass=2))),
        TrackRow(
            4,
            4,
            3,
            magnifying_glass=Draw(),
            notebook=UpgradeAssistant(),
            shows_assistant=True,
            note="The guardian's row.",
        ),
        TrackRow(5, 8, 7, magnifying_glass=Gain(compass=1), notebook=UpgradeAssistant(), shows_assistant=True),
        TrackRow(
            6, 12, 10, magnifying_glass=Gain(compass=1), notebook=ActivateAndRemoveSite(), early_temple_tiles=(2,)
        ),
        TrackRow(7, 20, 13, magnifying_glass=TakeFear(2), notebook=OvercomeGuardian(), early_temple_tiles=(2, 6)),
    ),
    temple_tiles=temple_tiles(Cost(coin=1, compass=1, tablet=1), Cost(jewel=1), Cost(tablet=1, arrowhead=1)),
    temple_points=(28, 26, 25, 24),
)


def set_aside(table: Table) -> None:
    """A guardian face down on its space; four of the idols that the map left over, face down beside the track."""
    state = table.state
    guardian = state.guardians.pop(0) if state.guardians else ""
    idols = [piece for piece in state.left_over if piece in table.rules.idols][:IDOLS_SET_ASIDE]
    for idol in idols:
        state.left_over.remove(idol)
    state.plugins[SLOT] = LizardState(guardian, face_up=not guardian, idols=tuple(idols))


def about(table: Table, viewer: int) -> list[str]:
    """The guardian and the idols set aside, in words."""
    left = len(temple_state(table, LizardState).idols)
    return [about_guardian(table), f"{amount(left, 'idol')} set aside, face down."]


TEMPLE = Temple(
    track=TRACK,
    about=about,
    idols=EXPEDITION_LEADERS,
    setup=(SetupStep("temples: guardian and idols", set_aside, after=("idols", "site_and_guardian_stacks")),),
    reactions={Researched: reveal_guardian, RoundEnded: end_of_round},
    permissions={"research": beyond_guardian},
    guardian_places=(PLACE,),
    rival_spaces={SPACE: rival_arrives},
    rival_ways=(rival_is_held_up,),
    rival_guardians=(rival_occupies,),
)
