"""The Captain: three archaeologists, one of whom may work with the assistants in the supply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from arnak_core.components import BasicCard, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Effect, Option
from arnak_core.effects.assistants import SupplyEffect, supply_tops
from arnak_core.effects.counting import figures_on_sites
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain
from arnak_core.effects.travel import Travel
from arnak_core.effects.turn import MainAction
from arnak_core.events import AnyEvent, CardExiled, Event, RoundEnded
from arnak_core.hooks import ActionProvider, Leader, Panel, PanelMaker, Reaction
from arnak_core.ruleset import Ruleset, derived
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import FREE_SPACE, Cost, icons

from .effects import ByCount, board_of, leader_slots

HIDDEN_FEAR = "captain_hidden_fear"

CARDS = (
    BasicCard("captain_funding", "Funding", travel=icons(car=1), free_action=True, effect=Gain(coin=1)),
    BasicCard(
        "captain_piloting",
        "Piloting",
        travel=icons(plane=1),
        free_action=True,
        effect=(Gain(compass=1) | Pay(Cost(coin=1), Travel(plane=2))),
    ),
    BasicCard(
        "captain_transmission",
        "Transmission",
        note="The figure on the Captain's own board is not counted.",
        travel=icons(boat=1),
        free_action=True,
        effect=ByCount("your_archaeologists_on_sites", ((1, Gain(coin=1)), (2, Gain(compass=1)), (3, Gain(tablet=1)))),
    ),
    BasicCard(
        HIDDEN_FEAR,
        "Hidden Fear",
        note="Counts as Fear. When it is exiled it leaves the game, and you gain a Fear and a compass.",
        travel=icons(boat=1),
        points=-2,
        is_fear=True,
    ),
)

WHEN_EXILED = TakeFear() >> Gain(compass=1)
BLUE = SlotEffect("captain_slot", "Compass and plane", effect=Gain(compass=1) >> Travel(plane=1))


class CaptainBoard(PluginState, frozen=True):
    """The special space of the Captain's board."""

    specialist: int = FREE_SPACE
    """The seat whose archaeologist stands there (the Captain's), or FREE_SPACE."""

    def figures(self, seat: int) -> int:
        return int(self.specialist == seat)


class SpecialistSent(Event, frozen=True):
    """An archaeologist put on the special space of the own board."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "sends an archaeologist to work with an assistant of the supply"


class SendSpecialist(Effect, frozen=True):
    """An archaeologist from the crates to the special space, for the silver effect of an assistant of the supply."""

    assistant: str

    def resolve(self, table: Table) -> AnyEffect:
        table.me.archaeologists -= 1
        table.me.board = CaptainBoard(table.state.actor)
        table.emit(SpecialistSent(table.state.actor))
        return SupplyEffect(self.assistant, gold=False)

    def text(self, rules: Ruleset) -> str:
        silver = rules.assistants[self.assistant].silver.effect.text(rules)
        return f"archaeologist to the special space, for {rules.name(self.assistant)} of the supply: {silver}"


class SpecialistHome(Effect, frozen=True):
    """The archaeologist on the special space comes back; it brings no Fear."""

    def resolve(self, table: Table) -> None:
        if board_of(table, CaptainBoard).specialist != FREE_SPACE:
            table.me.archaeologists += 1
            table.me.board = CaptainBoard()

    def text(self, rules: Ruleset) -> str:
        return "the archaeologist on the special space comes back"


def send_specialist(table: Table, options: list[Option]) -> None:
    """Main action, once in a round: use the silver side of an assistant of the supply."""
    if not table.me.archaeologists or board_of(table, CaptainBoard).specialist != FREE_SPACE:
        return
    made = _specialist_options(table.rules)
    for assistant in supply_tops(table):
        if table.rules.assistants[assistant].silver.effect.possible(table):
            options.append(made[assistant])


@derived
def _specialist_options(rules: Ruleset) -> dict[str, Option]:
    """The option to send the specialist to each assistant."""
    return {
        assistant: rules.option(f"specialist/{assistant}", MainAction(SendSpecialist(assistant)))
        for assistant in rules.assistants
    }


def figures_come_home(table: Table, event: AnyEvent) -> AnyEffect:
    """At the end of the round the one on the special space comes back like the others."""
    return SpecialistHome()


def hidden_fear_exiled(table: Table, event: AnyEvent) -> AnyEffect | None:
    """Exiling Hidden Fear, by whatever effect, brings a Fear and a compass."""
    return WHEN_EXILED if isinstance(event, CardExiled) and event.card == HIDDEN_FEAR else None


def panel(table: Table, viewer: int) -> Panel:
    """The Captain's board in words."""
    used = board_of(table, CaptainBoard).specialist != FREE_SPACE
    placed = figures_on_sites(table.state, table.state.actor)
    return Panel(
        "Captain",
        (
            f"Special space: {'an archaeologist works there this round' if used else 'free'}",
            f"Archaeologists placed, for Transmission: {placed}",
        ),
    )


class Captain(Leader):
    """The Captain and her hooks."""

    id: ClassVar[str] = "captain"
    name: ClassVar[str] = "Captain"
    archaeologists: ClassVar[int] = 3
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = leader_slots(BLUE)

    def board(self) -> CaptainBoard:
        return CaptainBoard()

    def about(self) -> list[str]:
        return [
            "You have three archaeologists.",
            "Main action, once in a round: put an archaeologist from your crates on the special space of your board to "
            "use the silver side of the top assistant of a supply stack. The assistant stays there, ready.",
            "That archaeologist does not count as placed, can't be moved, brings no Fear and comes back at the end of "
            "the round.",
            "When Hidden Fear is exiled you gain a Fear and a compass.",
        ]

    def arnak_main_actions(self) -> Iterable[ActionProvider]:
        return (send_specialist,)

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {RoundEnded: figures_come_home, CardExiled: hidden_fear_exiled}

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
