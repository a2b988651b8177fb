"""The 40 items (rulebook: "Items")."""

from __future__ import annotations

from ..components import Item
from ..effect import Choose
from ..effects.buying import HAND, Buy
from ..effects.digging import SendArchaeologist
from ..effects.drawing import Draw
from ..effects.exile import Exile
from ..effects.guardians import NO_OTHER_PLAYER, OvercomeGuardian
from ..effects.pay import Pay
from ..effects.research import Research
from ..effects.sites import ActivateSite
from ..effects.tokens import Gain, GainPer
from ..effects.turn import PassToGain
from ..vocabulary import ARTIFACT, CAMP, ITEM, Cost, icons

ITEMS = (
    Item(
        "sea_turtle",
        "Sea Turtle",
        cost=3,
        points=1,
        travel=icons(boat=2),
        effect=Draw() >> SendArchaeologist(Cost(boat=1)),
    ),
    Item("ostrich", "Ostrich", cost=3, points=1, travel=icons(car=2), effect=Draw() >> SendArchaeologist(Cost(car=1))),
    Item("pack_donkey", "Pack Donkey", cost=4, points=1, travel=icons(car=2), effect=Draw(2)),
    Item("horse", "Horse", cost=4, points=1, travel=icons(car=2), effect=Draw() >> Gain(coin=1, compass=1)),
    Item("steam_boat", "Steam Boat", cost=3, points=3, travel=icons(boat=2), free_action=True, effect=Gain(compass=2)),
    Item("automobile", "Automobile", cost=3, points=3, travel=icons(car=2), free_action=True, effect=Gain(compass=2)),
    Item(
        "sturdy_boots",
        "Sturdy Boots",
        cost=1,
        points=1,
        travel=icons(car=2),
        effect=Gain(compass=1) >> SendArchaeologist(Cost(boot=2)),
    ),
    Item("gold_pan", "Gold Pan", cost=1, points=1, travel=icons(boat=2), free_action=True, effect=Gain(coin=2)),
    Item("trowel", "Trowel", cost=1, points=1, travel=icons(car=1), effect=Pay(Cost(compass=1), Gain(jewel=1))),
    Item(
        "pickaxe",
        "Pickaxe",
        cost=1,
        points=1,
        travel=icons(car=1),
        effect=Pay(Cost(compass=1), Gain(tablet=1, arrowhead=1)),
    ),
    Item(
        "hot_air_balloon",
        "Hot Air Balloon",
        cost=2,
        points=1,
        travel=icons(plane=1),
        exiles_itself=True,
        effect=SendArchaeologist(Cost(plane=1, compass=3)),
    ),
    Item(
        "aeroplane",
        "Aeroplane",
        cost=4,
        points=3,
        travel=icons(plane=2),
        effect=SendArchaeologist(Cost(plane=1, compass=2)),
    ),
    Item(
        "journal",
        "Journal",
        cost=3,
        points=1,
        travel=icons(car=1, boat=1),
        exiles_itself=True,
        effect=Research(tokens=("notebook",), free=True),
    ),
    Item("parrot", "Parrot", cost=2, points=2, travel=icons(boat=1), effect=Pay(Cost(discard=1), Gain(jewel=1))),
    Item(
        "watch",
        "Watch",
        cost=1,
        points=1,
        travel=icons(boat=1),
        free_action=True,
        effect=(Gain(coin=2) | PassToGain(Gain(coin=3))),
    ),
    Item(
        "army_knife",
        "Army Knife",
        cost=3,
        points=1,
        travel=icons(car=1, boat=1),
        effect=Choose((Exile(), Gain(coin=1), Gain(compass=1), Gain(tablet=1)), 2),
    ),
    Item("binoculars", "Binoculars", cost=4, points=1, travel=icons(boat=1), effect=ActivateSite((1,))),
    Item(
        "tent",
        "Tent",
        cost=4,
        points=2,
        travel=icons(car=1),
        effect=ActivateSite((CAMP, 1, 2), occupied_by_you=True, cost_by_level=((2, Cost(compass=2)),)),
    ),
    Item(
        "fishing_rod",
        "Fishing Rod",
        cost=2,
        points=2,
        travel=icons(boat=1),
        effect=Buy(ITEM, Cost(coin=3), include_top=True),
    ),
    Item(
        "precision_compass",
        "Precision Compass",
        cost=4,
        points=1,
        travel=icons(boat=1),
        effect=Buy(ARTIFACT, Cost(compass=3), include_top=True),
    ),
    Item(
        "bow_and_arrows",
        "Bow and Arrows",
        cost=2,
        points=2,
        travel=icons(car=1),
        effect=GainPer(
            Gain(compass=1),
            (
                "guardian_overcome",
                "guardian_at_own_site",
            ),
            3,
        ),
    ),
    Item(
        "carrier_pigeon",
        "Carrier Pigeon",
        cost=2,
        points=1,
        travel=icons(boat=1),
        free_action=True,
        effect=Gain(tablet=2),
    ),
    Item(
        "whip", "Whip", cost=2, points=1, travel=icons(car=1), exiles_itself=True, effect=Buy(ARTIFACT, Cost(compass=4))
    ),
    Item("rough_map", "Rough Map", cost=1, points=1, travel=icons(boat=1), exiles_itself=True, effect=Gain(compass=3)),
    Item(
        "airdrop",
        "Airdrop",
        cost=2,
        points=1,
        travel=icons(plane=1),
        exiles_itself=True,
        effect=Buy(ITEM, free=True, to=HAND),
    ),
    Item("flask", "Flask", cost=2, points=1, travel=icons(boat=1), exiles_itself=True, effect=Draw(3)),
    Item("machete", "Machete", cost=4, points=1, travel=icons(car=1), effect=Exile() >> Gain(compass=2)),
    Item("torch", "Torch", cost=2, points=2, travel=icons(boat=1), effect=Exile() >> Gain(tablet=1)),
    Item(
        "large_backpack",
        "Large Backpack",
        cost=3,
        points=1,
        travel=icons(car=1),
        effect=Gain(coin=1) >> Draw(bottom=True),
    ),
    Item("rope", "Rope", cost=2, points=1, travel=icons(boat=1), effect=Pay(Cost(discard=1), Draw(2))),
    Item(
        "revolver", "Revolver", cost=4, points=1, travel=icons(boat=2), effect=Pay(Cost(compass=1), OvercomeGuardian())
    ),
    Item("hat", "Hat", cost=1, points=1, travel=icons(boat=1), free_action=True, effect=Gain(coin=1, compass=1)),
    Item(
        "bear_trap",
        "Bear Trap",
        cost=2,
        points=1,
        travel=icons(car=1),
        exiles_itself=True,
        effect=OvercomeGuardian(NO_OTHER_PLAYER),
    ),
    Item(
        "grappling_hook",
        "Grappling Hook",
        cost=2,
        points=2,
        travel=icons(car=1),
        effect=Pay(Cost(discard=1), Draw() >> Exile()),
    ),
    Item("lantern", "Lantern", cost=3, points=2, travel=icons(car=1), effect=ActivateSite((CAMP,))),
    Item(
        "dog",
        "Dog",
        cost=3,
        points=1,
        travel=icons(car=1),
        effect=Gain(compass=1) >> ActivateSite((CAMP,), unoccupied=True),
    ),
    Item(
        "brush",
        "Brush",
        cost=3,
        points=3,
        travel=icons(car=1),
        effect=GainPer(
            Gain(compass=1),
            (
                "idol_on_crates",
                "idol_in_slot",
            ),
            3,
        ),
    ),
    Item("axe", "Axe", cost=2, points=2, travel=icons(boat=1), effect=Exile() >> Gain(compass=1)),
    Item(
        "chronometer",
        "Chronometer",
        cost=3,
        points=2,
        travel=icons(boat=2),
        free_action=True,
        effect=(Gain(coin=1, compass=1) | PassToGain(Gain(compass=3))),
    ),
    Item(
        "theodolite",
        "Theodolite",
        cost=3,
        points=1,
        travel=icons(boat=1),
        effect=Gain(coin=1) >> GainPer(Gain(compass=1), ("archaeologist_placed",)),
    ),
)
