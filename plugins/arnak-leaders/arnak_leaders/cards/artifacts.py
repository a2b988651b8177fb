"""The 12 artifacts of Expedition Leaders: eleven new ones and the Stone Key in its new version."""

from __future__ import annotations

from arnak_core.components import Artifact
from arnak_core.effects.cost_parts import PayBoon, PayExile, PaySlottedIdol
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import ExileThisCard, TakeFear
from arnak_core.effects.figures import Relocate
from arnak_core.effects.guardians import RefreshGuardians
from arnak_core.effects.idols import ReturnSlottedIdol, UseSlotEffect
from arnak_core.effects.looking import ExileLooked, KeepLooked, LookTop
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain
from arnak_core.effects.turn import MainAction
from arnak_core.vocabulary import Cost, icons

from .conditions import IfOnlyCardInPlay, WhenPlayedFromHand
from .supply import UseDifferentAssistants

ARTIFACTS = (
    Artifact(
        "cape_of_dawn",
        "Cape of Dawn",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=IfOnlyCardInPlay("cape_of_dawn", Draw(2), Gain(coin=3)),
    ),
    Artifact(
        "friendship_medallion",
        "Friendship Medallion",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=UseDifferentAssistants(),
        house=("effect",),
    ),
    Artifact(
        "guardians_lute",
        "Guardian's Lute",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=Draw() >> RefreshGuardians(),
    ),
    Artifact(
        "cursed_idol", "Cursed Idol", cost=2, points=1, travel=icons(plane=1), effect=TakeFear() >> UseSlotEffect()
    ),
    Artifact(
        "guardians_fang",
        "Guardian's Fang",
        cost=3,
        points=2,
        travel=icons(plane=1),
        effect=Pay(Cost(parts=(PayBoon(),)), Gain(coin=1, jewel=1)),
    ),
    Artifact(
        "rod_of_division",
        "Rod of Division",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=LookTop(2, (KeepLooked(), ExileLooked(number=1, gain=Gain(coin=1)))),
        house=("effect",),
    ),
    Artifact(
        "divine_riders",
        "Divine Riders",
        cost=2,
        points=1,
        travel=icons(plane=1),
        free_action=True,
        effect=MainAction(Gain(tablet=2)) | Pay(Cost(parts=(PayBoon(),)), Gain(tablet=2)),
        bought_effect=Gain(tablet=2),
        note="Bought, it gives the two tablets. From the hand both options cost a tablet; the second is a free action.",
        house=("effect",),
    ),
    Artifact(
        "pedestal",
        "Pedestal",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=Pay(Cost(parts=(PaySlottedIdol(),)), Gain(coin=3)),
        note="The idol leaves the game with its points; its slot is open again.",
        house=("effect",),
    ),
    Artifact(
        "one_eyed_statue",
        "One-Eyed Statue",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=Pay(Cost(jewel=1), Gain(tablet=2, arrowhead=2)),
    ),
    Artifact(
        "pathfinders_hat",
        "Pathfinder's Hat",
        cost=2,
        points=1,
        travel=icons(plane=1),
        effect=Relocate((2,), from_levels=(2,)),
    ),
    Artifact(
        "ruby_candleholder",
        "Ruby Candleholder",
        cost=2,
        points=1,
        travel=icons(plane=1),
        effect=Pay(Cost(parts=(PayExile(),)), Gain(coin=1))
        | WhenPlayedFromHand(ExileThisCard("ruby_candleholder") >> Gain(jewel=1)),
        bought_effect=Pay(Cost(parts=(PayExile(),)), Gain(coin=1)),
    ),
)

STONE_KEY = Artifact("stone_key", "Stone Key", cost=4, points=2, travel=icons(plane=1), effect=ReturnSlottedIdol())
"""The new version, which takes the place of the base game's."""
