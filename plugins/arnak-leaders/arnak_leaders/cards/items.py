"""The 18 items of Expedition Leaders."""

from __future__ import annotations

from arnak_core.components import Item
from arnak_core.effect import Choose, Repeat
from arnak_core.effects.assistants import GainAssistant
from arnak_core.effects.buying import Buy, items_to_deck_top
from arnak_core.effects.card_row import ExileRowCard
from arnak_core.effects.digging import SendArchaeologist
from arnak_core.effects.drawing import Discard, Draw
from arnak_core.effects.figures import Relocate
from arnak_core.effects.guardians import RefreshGuardians
from arnak_core.effects.looking import ChooseLooked, ExileLooked, KeepLooked, LookTop
from arnak_core.effects.pay import Pay
from arnak_core.effects.research import ChooseByRows
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain
from arnak_core.effects.travel import Travel
from arnak_core.vocabulary import ARTIFACT, ITEM, Cost, icons

from .row_items import UseRowItem

ITEMS = (
    Item(
        "little_monkey",
        "Little Monkey",
        cost=1,
        points=1,
        travel=icons(boot=2),
        free_action=True,
        effect=Gain(coin=2) >> ExileRowCard(),
    ),
    Item(
        "goat",
        "Goat",
        cost=1,
        points=1,
        travel=icons(boot=2),
        effect=Draw() >> SendArchaeologist(Cost(boot=1)),
        house=("effect",),
    ),
    Item(
        "sieve",
        "Sieve",
        cost=1,
        points=1,
        travel=icons(car=1),
        effect=Gain(coin=1) >> Repeat(Draw() >> Discard(), 2),
    ),
    Item(
        "shovel",
        "Shovel",
        cost=1,
        points=1,
        travel=icons(car=2),
        effect=Buy(ARTIFACT, Cost(compass=2), then_exile=True),
    ),
    Item(
        "parachute",
        "Parachute",
        cost=1,
        points=1,
        travel=icons(plane=1),
        free_action=True,
        exiles_itself=True,
        effect=Travel(plane=2),
    ),
    Item(
        "iron_rations",
        "Iron Rations",
        cost=2,
        points=1,
        travel=icons(car=2),
        effect=RefreshGuardians() | Pay(Cost(coin=1), Gain(jewel=1)),
    ),
    Item(
        "landing_net",
        "Landing Net",
        cost=2,
        points=1,
        travel=icons(boat=2),
        free_action=True,
        effect=Gain(coin=2) >> items_to_deck_top(),
    ),
    Item(
        "hand_lens",
        "Hand Lens",
        cost=2,
        points=1,
        travel=icons(car=1),
        effect=ChooseByRows((Draw(), Gain(coin=1), Gain(tablet=1)), ((2, 1), (4, 2), (7, 3))),
    ),
    Item(
        "crowbar",
        "Crowbar",
        cost=2,
        points=1,
        travel=icons(boat=1),
        effect=ExileRowCard(optional=False, gain_item=Gain(coin=1), gain_artifact=Gain(compass=2)),
    ),
    Item(
        "first_aid_kit",
        "First Aid Kit",
        cost=2,
        points=1,
        travel=icons(boat=1, car=1),
        effect=LookTop(4, (ChooseLooked(options=(ExileLooked(number=2), KeepLooked())),), any_order=True),
    ),
    Item(
        "fountain_pen",
        "Fountain Pen",
        cost=2,
        points=2,
        travel=icons(boat=1),
        free_action=True,
        effect=Gain(coin=1, tablet=1),
    ),
    Item("coffee", "Coffee", cost=3, points=1, travel=icons(car=1), effect=Gain(compass=1) >> RefreshGuardians()),
    Item("tool_box", "Tool Box", cost=3, points=1, travel=icons(boat=1, car=1), effect=UseRowItem("tool_box")),
    Item(
        "cat",
        "Cat",
        cost=3,
        points=2,
        travel=icons(car=1),
        effect=Gain(coin=1) >> ActivateSite((1,), occupied=True),
    ),
    Item(
        "airship",
        "Airship",
        cost=3,
        points=2,
        travel=icons(plane=2),
        free_action=True,
        effect=Travel(plane=1) >> Gain(compass=1),
        house=("effect",),
    ),
    Item("hammock", "Hammock", cost=3, points=2, travel=icons(boat=1), effect=Relocate((1,), from_levels=(2,))),
    Item(
        "army_belt",
        "Army Belt",
        cost=4,
        points=1,
        travel=icons(boat=1, car=1),
        effect=Choose((Buy(ITEM, Cost(coin=2)), GainAssistant(), RefreshGuardians()), 2),
    ),
    Item("camera", "Camera", cost=4, points=2, travel=icons(boat=2), effect=ActivateSite((1,), same_row_as_you=True)),
)
