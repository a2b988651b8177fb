"""The Owl Temple: a small research track of our own.

The way forks at the bottom, meets on the owls' branch and forks again; a short cut leads over the water.
"""

from __future__ import annotations

from arnak_core.base.tracks import GLASS_ONLY, temple_tiles
from arnak_core.components import Bridge, Track, TrackRow, TrackSpace
from arnak_core.effect import Effect, Step
from arnak_core.effects.assistants import GainAssistant, UpgradeAssistant
from arnak_core.effects.buying import Buy
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile
from arnak_core.effects.research import BOTH_TOKENS, position
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import PluginInfo, hookimpl
from arnak_core.registry import Components
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.vocabulary import ARTIFACT, Cost

BRANCH = "owl_branch"
MOST_COMPASSES = 3


class CompassForEachOwl(Effect, frozen=True):
    """A compass for each research token that sits on the branch, of whichever player, up to three."""

    def owls(self, table: Table) -> int:
        """How many tokens sit there."""
        tokens = [position(player, token) for player in table.state.players for token in BOTH_TOKENS]
        return min(tokens.count(BRANCH), MOST_COMPASSES)

    def resolve(self, table: Table) -> Gain:
        return Gain(compass=self.owls(table))

    def possible(self, table: Table) -> bool:
        return self.owls(table) > 0

    def text(self, rules: Ruleset) -> str:
        return f"a compass for each research token on the branch (at most {MOST_COMPASSES})"

    def steps(self) -> list[Step]:
        return [{"op": "compass_for_each_owl", "max": MOST_COMPASSES}]


OWL_TEMPLE = Track(
    id="owl",
    name="Owl Temple",
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("owl_1_left", Cost(tablet=2)),
                Bridge("owl_1_right", Cost(arrowhead=1, boot=1)),
            ),
        ),
        TrackSpace("owl_1_left", 1, bridges=(Bridge("owl_branch", Cost(compass=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace("owl_1_right", 1, bridges=(Bridge("owl_branch", Cost(tablet=1, arrowhead=1)),), bonus_tiles=(3,)),
        TrackSpace(
            "owl_branch",
            2,
            bridges=(
                Bridge("owl_3_left", alternatives=(Cost(arrowhead=2), Cost(tablet=3))),
                Bridge("owl_3_right", Cost(jewel=1, discard=1)),
                Bridge("owl_4", Cost(coin=1, jewel=1, boat=1, idol=1), tokens=GLASS_ONLY),
            ),
            rewards={"magnifying_glass": CompassForEachOwl(), "notebook": CompassForEachOwl()},
        ),
        TrackSpace("owl_3_left", 3, bridges=(Bridge("owl_4", Cost(tablet=1, arrowhead=1)),), bonus_tiles=(1, 1)),
        TrackSpace("owl_3_right", 3, bridges=(Bridge("owl_4", Cost(compass=2, tablet=1)),), bonus_stack=True),
        TrackSpace("owl_4", 4, bridges=(Bridge("lost_temple", Cost(arrowhead=1, jewel=1), tokens=GLASS_ONLY),)),
        TrackSpace("lost_temple", 5, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(1, 1, 0, magnifying_glass=Gain(coin=1), notebook=GainAssistant()),
        TrackRow(2, 3, 2, shows_assistant=True),
        TrackRow(3, 7, 5, magnifying_glass=Draw(), notebook=UpgradeAssistant() | Exile()),
        TrackRow(
            4, 12, 9, magnifying_glass=Gain(compass=1), notebook=Buy(ARTIFACT, free=True), early_temple_tiles=(2,)
        ),
    ),
    temple_tiles=temple_tiles(Cost(coin=2), Cost(jewel=1), Cost(compass=1, arrowhead=1)),
    temple_points=(20, 18, 17, 16),
)


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="owl-temple",
        name="Owl Temple",
        version="1.0.0",
        description="A small research track for either side of the board.",
        requires=("base",),
        conflicts=("temples",),
    )


@hookimpl
def arnak_types() -> list[type]:
    return [CompassForEachOwl]


@hookimpl
def arnak_components(components: Components) -> None:
    components.add(OWL_TEMPLE)
    if components.rules:
        components.track = OWL_TEMPLE.id
