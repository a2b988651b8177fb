"""The Botanist, a leader that is not printed: herbs are found with every site and brewed into tea."""

from __future__ import annotations

from arnak_core import Effect, Leader, PluginInfo, hookimpl
from arnak_core.base.idols import USUAL_SLOT_EFFECTS
from arnak_core.components import BasicCard, IdolSlot, IdolSlots, SlotEffect
from arnak_core.effects.drawing import Draw
from arnak_core.effects.tokens import Gain
from arnak_core.events import SiteDiscovered
from arnak_core.hooks import Panel, ScoreRule
from arnak_core.state import PluginState
from arnak_core.vocabulary import amount, icons

TEA = 2  # herbs for a tea


class Herbarium(PluginState):
    """The Botanist's board."""

    herbs: int = 0


class PickHerbs(Effect):
    """Herbs onto the board."""

    number: int

    def resolve(self, table):
        table.me.board = Herbarium(table.me.board.herbs + self.number)

    def text(self, rules):
        return amount(self.number, "herb")

    def steps(self):
        return [{"op": "herbs", "n": self.number}]


class BrewTea(Effect):
    """Herbs into a tea, which lets you draw a card."""

    def resolve(self, table):
        table.me.board = Herbarium(table.me.board.herbs - TEA)
        return Draw()

    def possible(self, table):
        return table.me.board.herbs >= TEA and Draw().possible(table)

    def text(self, rules):
        return f"brew {TEA} herbs into a tea: draw a card"


FUNDING = BasicCard("botanist_funding", "Funding", travel=icons(car=1), free_action=True, effect=Gain(coin=1))
FORAGING = BasicCard(
    "botanist_foraging", "Foraging", travel=icons(boat=1), free_action=True, effect=Gain(compass=1) | PickHerbs(1)
)
BLUE = SlotEffect("botanist_slot", "Compass and herbs", effect=Gain(compass=1) >> PickHerbs(2))


def brew_tea(table, options):
    if BrewTea().possible(table):
        options.append(table.option("tea", BrewTea(), free=True))


def herbs_left(table, seat):
    return table.state.players[seat].board.herbs


class Botanist(Leader):
    id = "botanist"
    name = "Botanist"
    starting_cards = (FUNDING.id, FUNDING.id, FORAGING.id, FORAGING.id)
    idol_slots = IdolSlots(
        (IdolSlot(1), IdolSlot(2), IdolSlot(3, effects=(BLUE,)), IdolSlot(4, effects=(BLUE,))),
        USUAL_SLOT_EFFECTS,
        leftmost_first=False,
    )

    def board(self):
        return Herbarium()

    def about(self):
        return [
            "You find a herb whenever you discover a site.",
            f"Free action: brew {TEA} herbs into a tea and draw a card.",
            "Each herb left at the end of the game is worth a point.",
        ]

    def arnak_free_actions(self):
        return [brew_tea]

    def arnak_reactions(self):
        return {SiteDiscovered: lambda table, event: PickHerbs(1)}

    def arnak_scoring(self):
        return [ScoreRule("herbs", herbs_left)]

    def arnak_panels(self):
        return [lambda table, viewer: Panel("Botanist", (amount(table.me.board.herbs, "herb"),))]


@hookimpl
def arnak_plugin():
    return PluginInfo(
        id="botanist", name="Botanist", version="1.0.0", description="A leader who brews tea.", requires=("base",)
    )


@hookimpl
def arnak_types():
    return [Herbarium, PickHerbs, BrewTea]


@hookimpl
def arnak_components(components):
    components.add(FUNDING, FORAGING, Botanist())
