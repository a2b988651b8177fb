"""The research tracks of the Bird and the Snake Temple."""

from __future__ import annotations

from ..components import Bridge, TempleTile, Track, TrackRow, TrackSpace
from ..effects.assistants import RESCUE, GainAssistant, RefreshAssistants, UpgradeAssistant
from ..effects.buying import Buy
from ..effects.drawing import Draw
from ..effects.exile import Exile, TakeFear
from ..effects.guardians import OvercomeGuardian
from ..effects.tokens import Gain
from ..vocabulary import ARTIFACT, Cost, ResearchToken

GLASS_ONLY: tuple[ResearchToken, ...] = ("magnifying_glass",)


def temple_tiles(left: Cost, middle: Cost, right: Cost) -> tuple[TempleTile, ...]:
    """The six stacks above their three costs: bronze for one, silver for two neighbours, gold for all three."""
    return (
        TempleTile("temple_bronze_left", "bronze", 2, left),
        TempleTile("temple_bronze_middle", "bronze", 2, middle),
        TempleTile("temple_bronze_right", "bronze", 2, right),
        TempleTile("temple_silver_left", "silver", 6, left.plus(middle)),
        TempleTile("temple_silver_right", "silver", 6, middle.plus(right)),
        TempleTile("temple_gold", "gold", 11, left.plus(middle).plus(right)),
    )


BIRD = Track(
    id="bird",
    name="Bird Temple",
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("bird_r1_a", Cost(compass=1, arrowhead=1)),
                Bridge("bird_r1_b", Cost(jewel=1)),
            ),
        ),
        TrackSpace(
            "bird_r1_a",
            1,
            bridges=(
                Bridge("bird_r2_a", Cost(jewel=1)),
                Bridge("bird_r2_b", Cost(tablet=1, arrowhead=1)),
            ),
        ),
        TrackSpace("bird_r1_b", 1, bridges=(Bridge("bird_r2_b", Cost(tablet=1, arrowhead=1)),)),
        TrackSpace("bird_r2_a", 2, bridges=(Bridge("bird_r3_a", Cost(tablet=2, arrowhead=1)),), bonus_tiles=(1,)),
        TrackSpace("bird_r2_b", 2, bridges=(Bridge("bird_r3_a", Cost(tablet=2, arrowhead=1)),), bonus_tiles=(1,)),
        TrackSpace(
            "bird_r3_a",
            3,
            bridges=(
                Bridge("bird_r4_a", Cost(tablet=1, arrowhead=1, coin=1)),
                Bridge("bird_r4_b", Cost(tablet=1, jewel=1)),
                Bridge("bird_r4_c", Cost(arrowhead=2)),
            ),
            bonus_tiles=(4,),
        ),
        TrackSpace("bird_r4_a", 4, bridges=(Bridge("bird_r5_a", Cost(coin=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace("bird_r4_b", 4, bridges=(Bridge("bird_r5_a", Cost(coin=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace("bird_r4_c", 4, bridges=(Bridge("bird_r5_a", Cost(coin=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace(
            "bird_r5_a",
            5,
            bridges=(
                Bridge("bird_r6_a", Cost(compass=1, jewel=1)),
                Bridge("bird_r6_b", Cost(tablet=2, arrowhead=1)),
            ),
            bonus_tiles=(4,),
        ),
        TrackSpace(
            "bird_r6_a", 6, bridges=(Bridge("bird_r7_a", Cost(tablet=1, arrowhead=1, coin=1)),), bonus_tiles=(1,)
        ),
        TrackSpace(
            "bird_r6_b",
            6,
            bridges=(
                Bridge("bird_r7_a", Cost(tablet=1, arrowhead=1, coin=1)),
                Bridge("bird_r7_b", Cost(tablet=1, jewel=1)),
            ),
            bonus_tiles=(1,),
        ),
        TrackSpace(
            "bird_r7_a",
            7,
            bridges=(Bridge("lost_temple", Cost(coin=1, compass=1, jewel=1), tokens=GLASS_ONLY),),
            bonus_tiles=(3,),
        ),
        TrackSpace(
            "bird_r7_b",
            7,
            bridges=(Bridge("lost_temple", Cost(coin=1, compass=1, jewel=1), tokens=GLASS_ONLY),),
            bonus_tiles=(3,),
        ),
        TrackSpace("lost_temple", 8, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(1, 1, 0, magnifying_glass=Gain(coin=1), notebook=GainAssistant()),
        TrackRow(2, 2, 1, magnifying_glass=Gain(compass=1), notebook=GainAssistant()),
        TrackRow(3, 4, 2, magnifying_glass=Gain(compass=1), notebook=UpgradeAssistant()),
        TrackRow(4, 6, 4, magnifying_glass=Gain(compass=1), notebook=UpgradeAssistant()),
        TrackRow(5, 9, 6, magnifying_glass=Gain(compass=1), notebook=Gain(compass=3)),
        TrackRow(6, 12, 8, magnifying_glass=Draw(), notebook=Buy(ARTIFACT, free=True)),
        TrackRow(7, 16, 10, magnifying_glass=Gain(compass=1), notebook=OvercomeGuardian()),
    ),
    temple_tiles=temple_tiles(Cost(coin=1, tablet=2), Cost(jewel=1), Cost(compass=1, arrowhead=1)),
    temple_points=(23, 21, 20, 19),
)

SNAKE = Track(
    id="snake",
    name="Snake Temple",
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("snake_r1_a", Cost(compass=1, tablet=2)),
                Bridge("snake_r1_b", Cost(jewel=1)),
            ),
        ),
        TrackSpace(
            "snake_r1_a",
            1,
            bridges=(
                Bridge("snake_r2_a", Cost(coin=1, compass=1, arrowhead=1)),
                Bridge("snake_r2_b", Cost(tablet=1, jewel=1)),
            ),
        ),
        TrackSpace(
            "snake_r1_b",
            1,
            bridges=(
                Bridge("snake_r2_b", Cost(tablet=1, jewel=1)),
                Bridge("snake_r2_c", Cost(arrowhead=2)),
            ),
        ),
        TrackSpace("snake_r2_a", 2, bridges=(Bridge("snake_r3_a", Cost(tablet=2, arrowhead=1)),), bonus_tiles=(1,)),
        TrackSpace(
            "snake_r2_b",
            2,
            bridges=(
                Bridge("snake_r3_a", Cost(tablet=2, arrowhead=1)),
                Bridge("snake_r3_b", Cost(coin=1, jewel=1)),
            ),
            bonus_tiles=(3,),
        ),
        TrackSpace("snake_r2_c", 2, bridges=(Bridge("snake_r3_b", Cost(coin=1, jewel=1)),), bonus_tiles=(1,)),
        TrackSpace("snake_r3_a", 3, bridges=(Bridge("snake_r4_a", Cost(idol=1)),), bonus_tiles=(1,)),
        TrackSpace("snake_r3_b", 3, bridges=(Bridge("snake_r4_a", Cost(idol=1)),), bonus_tiles=(1,)),
        TrackSpace(
            "snake_r4_a",
            4,
            bridges=(
                Bridge("snake_r5_a", Cost(arrowhead=2)),
                Bridge("snake_r5_b", Cost(tablet=1, jewel=1)),
            ),
        ),
        TrackSpace(
            "snake_r5_a",
            5,
            bridges=(
                Bridge("snake_r6_a", Cost(tablet=1, jewel=1)),
                Bridge("snake_r6_b", Cost(compass=1, tablet=3)),
            ),
            bonus_tiles=(4,),
        ),
        TrackSpace("snake_r5_b", 5, bridges=(Bridge("snake_r6_b", Cost(compass=1, tablet=3)),), bonus_tiles=(4,)),
        TrackSpace(
            "snake_r6_a", 6, bridges=(Bridge("snake_r7_a", Cost(coin=1, tablet=1, arrowhead=1)),), bonus_tiles=(1,)
        ),
        TrackSpace(
            "snake_r6_b", 6, bridges=(Bridge("snake_r7_a", Cost(coin=1, tablet=1, arrowhead=1)),), bonus_tiles=(1,)
        ),
        TrackSpace(
            "snake_r7_a",
            7,
            bridges=(Bridge("lost_temple", Cost(compass=1, arrowhead=1, jewel=1), tokens=GLASS_ONLY),),
            bonus_tiles=(
                1,
                1,
                3,
            ),
        ),
        TrackSpace("lost_temple", 8, tokens=GLASS_ONLY, bonus_stack=True),
    ),
    rows=(
        TrackRow(1, 1, 0, magnifying_glass=Gain(coin=1), notebook=GainAssistant()),
        TrackRow(2, 2, 3, magnifying_glass=Gain(coin=2), notebook=Exile()),
        TrackRow(3, 3, 4, magnifying_glass=Draw(), notebook=UpgradeAssistant()),
        TrackRow(4, 4, 5, magnifying_glass=GainAssistant(RESCUE), notebook=Buy(ARTIFACT, free=True)),
        TrackRow(5, 5, 8, magnifying_glass=UpgradeAssistant(), notebook=RefreshAssistants()),
        TrackRow(6, 10, 12, magnifying_glass=TakeFear(), notebook=Draw()),
        TrackRow(7, 15, 15, magnifying_glass=TakeFear(), notebook=Gain(jewel=1)),
    ),
    temple_tiles=temple_tiles(Cost(compass=1, tablet=2), Cost(jewel=1), Cost(coin=1, arrowhead=1)),
    temple_points=(23, 21, 20, 19),
    rescue="snake_r4_a",
)

TRACKS = (BIRD, SNAKE)
