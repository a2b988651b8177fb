"""The 35 artifacts; each shows a tablet as the cost of playing it from the hand."""

from __future__ import annotations

from ..components import Artifact
from ..effects.assistants import ExchangeAssistant, RefreshAssistants, UseSupplyAssistant
from ..effects.buying import DECK_TOP, Buy, GainExiledItem
from ..effects.card_row import ExileRowItem
from ..effects.digging import DIG, SendArchaeologist
from ..effects.drawing import Draw, DrawAndKeep
from ..effects.exile import Exile, TakeFear
from ..effects.figures import Relocate, ReturnArchaeologist
from ..effects.guardians import MoveGuardian, OvercomeGuardian, ignore_guardian_fear
from ..effects.idols import ReturnSlottedIdol
from ..effects.pay import Pay
from ..effects.research import Research
from ..effects.sites import ActivateSite, ActivateTopTile
from ..effects.tokens import Gain, Trade
from ..effects.travel import all_planes
from ..effects.turn import PassToGain
from ..vocabulary import CAMP, ITEM, Cost, icons

ARTIFACTS = (
    Artifact(
        "pathfinders_sandals", "Pathfinder's Sandals", cost=3, points=1, travel=icons(plane=1), effect=Relocate((CAMP,))
    ),
    Artifact(
        "pathfinders_staff", "Pathfinder's Staff", cost=4, points=1, travel=icons(plane=1), effect=Relocate((CAMP, 1))
    ),
    Artifact(
        "war_mask",
        "War Mask",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=Gain(arrowhead=1) >> ignore_guardian_fear(),
    ),
    Artifact(
        "treasure_chest", "Treasure Chest", cost=4, points=3, travel=icons(plane=1), effect=Draw() >> Gain(coin=1)
    ),
    Artifact(
        "ritual_dagger", "Ritual Dagger", cost=4, points=2, travel=icons(plane=1), effect=Exile() >> Gain(arrowhead=1)
    ),
    Artifact(
        "crystal_earring", "Crystal Earring", cost=4, points=2, travel=icons(plane=1), effect=DrawAndKeep(3, to_top=1)
    ),
    Artifact("mortar", "Mortar", cost=3, points=1, travel=icons(plane=1), effect=Exile() >> Gain(coin=2)),
    Artifact(
        "serpents_gold", "Serpent's Gold", cost=3, points=2, travel=icons(plane=1), effect=TakeFear() >> Gain(coin=4)
    ),
    Artifact(
        "serpent_idol", "Serpent Idol", cost=2, points=1, travel=icons(plane=1), effect=TakeFear() >> Gain(jewel=1)
    ),
    Artifact(
        "monkey_medallion",
        "Monkey Medallion",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=Buy(ITEM, free=True, to=DECK_TOP),
    ),
    Artifact(
        "idol_of_ara_anu",
        "Idol of Ara-Anu",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=Research(discount=Cost(jewel=1), temple_tile=True),
    ),
    Artifact(
        "inscribed_blade",
        "Inscribed Blade",
        cost=2,
        points=1,
        travel=icons(plane=1),
        effect=(
            Research(discount=Cost(arrowhead=1), temple_tile=True) | Research(discount=Cost(tablet=2), temple_tile=True)
        ),
    ),
    Artifact(
        "guardians_ocarina",
        "Guardian's Ocarina",
        cost=4,
        points=2,
        travel=icons(plane=2),
        effect=ReturnArchaeologist() >> all_planes(),
    ),
    Artifact(
        "tigerclaw_hairpin",
        "Tigerclaw Hairpin",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=Exile() >> ActivateSite((CAMP,), unoccupied=True),
    ),
    Artifact("war_club", "War Club", cost=4, points=1, travel=icons(plane=1), effect=OvercomeGuardian()),
    Artifact(
        "sundial",
        "Sundial",
        cost=2,
        points=1,
        travel=icons(plane=1),
        effect=(Gain(tablet=2) | PassToGain(Gain(jewel=1), within_main_action=True)),
    ),
    Artifact(
        "traders_scales", "Traders' Scales", cost=4, points=2, travel=icons(plane=1), effect=Trade() >> Gain(coin=3)
    ),
    Artifact(
        "hunting_arrows",
        "Hunting Arrows",
        cost=4,
        points=1,
        travel=icons(plane=1),
        effect=TakeFear() >> Gain(arrowhead=2),
    ),
    Artifact(
        "coconut_flask",
        "Coconut Flask",
        cost=3,
        points=2,
        travel=icons(plane=1),
        effect=Gain(coin=2) >> UseSupplyAssistant(),
    ),
    Artifact(
        "cleansing_cauldron", "Cleansing Cauldron", cost=3, points=1, travel=icons(plane=1), effect=Draw() >> Exile()
    ),
    Artifact(
        "ancient_wine",
        "Ancient Wine",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=Gain(coin=1) >> UseSupplyAssistant(gold=True),
    ),
    Artifact("decorated_horn", "Decorated Horn", cost=2, points=1, travel=icons(plane=1), effect=ExchangeAssistant()),
    Artifact(
        "ornate_hammer",
        "Ornate Hammer",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=ExileRowItem() >> GainExiledItem(),
    ),
    Artifact(
        "star_charts",
        "Star Charts",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=Pay(Cost(coin=1), ActivateSite((CAMP,), number=2)),
    ),
    Artifact("stone_jar", "Stone Jar", cost=2, points=1, travel=icons(plane=1), effect=Draw()),
    Artifact(
        "passage_shell",
        "Passage Shell",
        cost=3,
        points=1,
        travel=icons(plane=1),
        effect=SendArchaeologist(actions=(DIG,), levels=(CAMP,), free_travel=True, activations=2),
    ),
    Artifact(
        "ceremonial_rattle", "Ceremonial Rattle", cost=3, points=2, travel=icons(plane=1), effect=RefreshAssistants()
    ),
    Artifact(
        "sacred_drum",
        "Sacred Drum",
        cost=4,
        points=1,
        travel=icons(plane=1),
        effect=Pay(Cost(discard=1), RefreshAssistants(2)),
    ),
    Artifact(
        "traders_coins", "Trader's Coins", cost=3, points=1, travel=icons(plane=1), effect=Trade() >> Gain(coin=2)
    ),
    Artifact("stone_key", "Stone Key", cost=3, points=2, travel=icons(plane=1), effect=ReturnSlottedIdol()),
    Artifact(
        "obsidian_earring",
        "Obsidian Earring",
        cost=4,
        points=2,
        travel=icons(plane=1),
        effect=DrawAndKeep(2, bottom=True),
    ),
    Artifact("guiding_stone", "Guiding Stone", cost=3, points=1, travel=icons(plane=1), effect=ActivateTopTile(1)),
    Artifact(
        "guiding_skull",
        "Guiding Skull",
        cost=4,
        points=1,
        travel=icons(plane=1),
        effect=Pay(Cost(compass=1), ActivateTopTile(2)),
    ),
    Artifact(
        "runes_of_the_dead",
        "Runes of the Dead",
        cost=4,
        points=1,
        travel=icons(plane=1),
        effect=TakeFear() >> Gain(coin=1, tablet=3),
    ),
    Artifact(
        "guardians_crown", "Guardian's Crown", cost=4, points=2, travel=icons(plane=1), effect=MoveGuardian((CAMP, 1))
    ),
)
