"""The research track of the Tree Temple (The Missing Expedition).

Spaces, points, bonus tiles, the locked door's cost and the rules are the printed ones; the other costs, the place of
the door, the rewards of rows and of all slots but one are house values.
"""

from __future__ import annotations

from arnak_core.base.tracks import GLASS_ONLY, temple_tiles
from arnak_core.components import Bridge, SlotEffect, Track, TrackRow, TrackSpace
from arnak_core.effects.assistants import GainAssistant, UpgradeAssistant
from arnak_core.effects.buying import Buy
from arnak_core.effects.cost_parts import PayExile
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile
from arnak_core.effects.guardians import OvercomeGuardian, RefreshGuardians
from arnak_core.effects.idols import UseFaceUpIdol
from arnak_core.effects.research import GainTempleTile
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import SetupStep
from arnak_core.table import Table
from arnak_core.vocabulary import ARTIFACT, ITEM, Cost

from .idol_chambers import OfferIdol, SearchChamber, about_chambers, fill_chambers
from .idols import MISSING_EXPEDITION
from .temple import Temple

HOUSE_COST = ("cost",)
HOUSE_REWARDS = ("magnifying_glass", "notebook")
HOUSE_EFFECT = ("effect",)

CHAMBER_1 = (
    SlotEffect(
        "tree_chamber_1_slot_1",
        "First chamber, slot 1",
        effect=Buy(ITEM, discount=Cost(coin=2)) >> Draw(bottom=True),
        note="The card drawn may be the one just bought. That it is this slot is a house choice.",
    ),
    SlotEffect(
        "tree_chamber_1_slot_2",
        "First chamber, slot 2",
        effect=Gain(coin=1, compass=1, arrowhead=1),
        house=HOUSE_EFFECT,
    ),
    SlotEffect("tree_chamber_1_slot_3", "First chamber, slot 3", effect=Gain(compass=1, jewel=1), house=HOUSE_EFFECT),
    SlotEffect("tree_chamber_1_slot_4", "First chamber, slot 4", effect=ActivateSite((1,)), house=HOUSE_EFFECT),
)
CHAMBER_2 = (
    SlotEffect("tree_chamber_2_slot_1", "Second chamber, slot 1", effect=Gain(tablet=1, jewel=1), house=HOUSE_EFFECT),
    SlotEffect(
        "tree_chamber_2_slot_2",
        "Second chamber, slot 2",
        effect=Gain(arrowhead=1) >> GainTempleTile(2),
        house=HOUSE_EFFECT,
    ),
    SlotEffect("tree_chamber_2_slot_3", "Second chamber, slot 3", effect=Draw(2) >> Exile(), house=HOUSE_EFFECT),
    SlotEffect("tree_chamber_2_slot_4", "Second chamber, slot 4", effect=OvercomeGuardian(), house=HOUSE_EFFECT),
)
CHAMBERS = {"tree_chamber_1": CHAMBER_1, "tree_chamber_2": CHAMBER_2}
SLOTS_OF_A_CHAMBER = 4

LOCKED_DOOR = Cost(coin=1, jewel=1, parts=(PayExile(1, ARTIFACT),))

TRACK = Track(
    id="tree",
    name="Tree Temple",
    house=("temple_tiles",),
    spaces=(
        TrackSpace(
            "start",
            0,
            bridges=(
                Bridge("tree_r1_left", Cost(coin=1, arrowhead=1), house=HOUSE_COST),
                Bridge("tree_r1_right", Cost(compass=2, tablet=1), house=HOUSE_COST),
            ),
        ),
        TrackSpace("tree_r1_left", 1, bridges=(Bridge("tree_r2_left", Cost(tablet=1, jewel=1), house=HOUSE_COST),)),
        TrackSpace(
            "tree_r1_right",
            1,
            bridges=(
                Bridge("tree_r2_left", Cost(arrowhead=2), house=HOUSE_COST),
                Bridge("tree_r2_right", Cost(coin=1, jewel=1), house=HOUSE_COST),
            ),
        ),
        TrackSpace(
            "tree_r2_left",
            2,
            bridges=(Bridge("tree_chamber_1", Cost(tablet=2, arrowhead=1), house=HOUSE_COST),),
            bonus_tiles=(1, 3),
        ),
        TrackSpace(
            "tree_r2_right",
            2,
            bridges=(Bridge("tree_chamber_1", Cost(compass=1, jewel=1), house=HOUSE_COST),),
            bonus_tiles=(1,),
        ),
        TrackSpace(
            "tree_chamber_1",
            3,
            bridges=(Bridge("tree_r4", Cost(tablet=1, arrowhead=1, boot=1), house=HOUSE_COST),),
            rewards={
                "magnifying_glass": OfferIdol("tree_chamber_1", CHAMBER_1),
                "notebook": SearchChamber("tree_chamber_1"),
            },
        ),
        TrackSpace(
            "tree_r4",
            4,
            bridges=(Bridge("tree_chamber_2", Cost(arrowhead=2, boot=1), house=HOUSE_COST),),
            bonus_tiles=(1, 1, 3, 4),
        ),
        TrackSpace(
            "tree_chamber_2",
            5,
            bridges=(
                Bridge("tree_r6_left", Cost(tablet=2, jewel=1), house=HOUSE_COST),
                Bridge("tree_r6_right", Cost(coin=1, compass=1, jewel=1), house=HOUSE_COST),
            ),
            rewards={
                "magnifying_glass": OfferIdol("tree_chamber_2", CHAMBER_2),
                "notebook": SearchChamber("tree_chamber_2"),
            },
        ),
        TrackSpace(
            "tree_r6_left",
            6,
            bridges=(
                Bridge("tree_r7_left", Cost(arrowhead=1, jewel=1), house=HOUSE_COST),
                Bridge("tree_r7_right", Cost(tablet=3, car=1), house=HOUSE_COST),
            ),
        ),
        TrackSpace(
            "tree_r6_right",
            6,
            bridges=(
                Bridge("tree_r7_left", Cost(coin=1, arrowhead=2), house=HOUSE_COST),
                Bridge("tree_r7_right", Cost(tablet=1, jewel=1, boot=1), house=HOUSE_COST),
            ),
        ),
        TrackSpace(
            "tree_r7_left",
            7,
            bridges=(Bridge("lost_temple", LOCKED_DOOR, tokens=GLASS_ONLY, house=("to",)),),
            bonus_tiles=(1,),
        ),
        TrackSpace(
            "tree_r7_right",
            7,
            bridges=(Bridge("lost_temple", Cost(arrowhead=1, jewel=1, plane=1), tokens=GLASS_ONLY, house=HOUSE_COST),),
            bonus_tiles=(1,),
        ),
        TrackSpace("lost_temple", 8, tokens=GLASS_ONLY, bonus_stack=True),
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
        TrackRow(
            2,
            3,
            1,
            magnifying_glass=UseFaceUpIdol(),
            notebook=GainAssistant() | UpgradeAssistant(),
            shows_assistant=True,
            note="The question-mark row; that it is this row is a house choice.",
            house=HOUSE_REWARDS,
        ),
        TrackRow(3, 6, 3, note="The first idol chamber is the reward for both tokens.", house=HOUSE_REWARDS),
        TrackRow(
            4,
            9,
            5,
            magnifying_glass=Gain(coin=1),
            notebook=UpgradeAssistant(),
            shows_assistant=True,
            house=HOUSE_REWARDS,
        ),
        TrackRow(5, 12, 6, note="The second idol chamber is the reward for both tokens.", house=HOUSE_REWARDS),
        TrackRow(
            6,
            15,
            10,
            magnifying_glass=RefreshGuardians(),
            notebook=UpgradeAssistant(),
            early_temple_tiles=(2,),
            shows_assistant=True,
            note="The guardian row; that it is this row is a house choice.",
            house=HOUSE_REWARDS,
        ),
        TrackRow(
            7,
            19,
            13,
            magnifying_glass=Draw(),
            notebook=Gain(jewel=1),
            early_temple_tiles=(2, 6),
            house=HOUSE_REWARDS,
        ),
    ),
    temple_tiles=temple_tiles(Cost(coin=1, compass=2), Cost(jewel=1), Cost(tablet=1, arrowhead=1)),
    temple_points=(27, 25, 24, 23),
    early_tiles_by=("magnifying_glass", "notebook"),
)


def chambers(table: Table) -> None:
    """The two face-down stacks of idols, one per player each."""
    fill_chambers(table, tuple(CHAMBERS), SLOTS_OF_A_CHAMBER)


def about(table: Table, viewer: int) -> list[str]:
    """The idol chambers, in words."""
    return about_chambers(table, CHAMBERS)


TEMPLE = Temple(
    track=TRACK,
    about=about,
    idols=MISSING_EXPEDITION,
    setup=(SetupStep("temples: fill the idol chambers", chambers, after=("idols",)),),
)
