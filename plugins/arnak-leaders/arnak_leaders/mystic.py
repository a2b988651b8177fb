"""The Mystic: Fear gathered in a ritual pile, and rituals that use it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from arnak_core.base.idols import USUAL_SLOT_EFFECTS
from arnak_core.components import BasicCard, IdolSlot, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Step
from arnak_core.effects.buying import Buy
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile, ExileCard, TakeFear
from arnak_core.effects.guardians import OvercomeGuardian
from arnak_core.effects.idols import UseIdol
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain
from arnak_core.effects.turn import MainAction
from arnak_core.events import AnyEvent, CardExiled, Event, HandDrawn, TurnEnded
from arnak_core.hooks import Leader, Panel, PanelMaker, Reaction, Replacement
from arnak_core.ruleset import Ruleset
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import ARTIFACT, FEAR, Cost, CostPart, icons

from .effects import board_of

RITUALS: dict[int, AnyEffect] = {
    2: Gain(coin=1, compass=1),
    3: Buy(ARTIFACT, Cost(compass=3)),
    4: OvercomeGuardian(),
}
"""What a ritual gives, by the number of Fear cards that go back to the Fear deck."""


class MysticBoard(PluginState, frozen=True):
    """The ritual pile."""

    pile: int = 0
    """Fear cards on the ritual pile."""
    blindsight: bool = False
    """Whether Blindsight was played this turn."""

    def held(self) -> tuple[str, ...]:
        return (FEAR,) * self.pile


class FearToPile(Event, frozen=True):
    """An exiled Fear laid on the ritual pile."""

    pile: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"lays Fear on the ritual pile, now {self.pile}"


class RitualPerformed(Event, frozen=True):
    """A ritual: Fear from the pile back to the Fear deck."""

    main: ClassVar[bool] = True
    fear: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"performs a ritual with {self.fear} Fear"


class FearCame(Event, frozen=True):
    """A Fear card from the Fear deck to the hand."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "takes a Fear into the hand"


class FearToHand(Effect, frozen=True):
    """A Fear card from the Fear deck into the hand; nothing if the deck is empty."""

    def resolve(self, table: Table) -> None:
        if table.state.fear:
            table.state.fear -= 1
            table.me.hand.append(FEAR)
            table.emit(FearCame(table.state.actor))

    def possible(self, table: Table) -> bool:
        return table.state.fear > 0

    def text(self, rules: Ruleset) -> str:
        return "a Fear into the hand"

    def steps(self) -> list[Step]:
        return [{"op": "fear_to_hand", "n": 1}]


class Ritual(Effect, frozen=True):
    """Perform a ritual: return Fear from the ritual pile to the Fear deck, the more the better."""

    def _sizes(self, table: Table) -> list[int]:
        pile = board_of(table, MysticBoard).pile
        return [fear for fear, effect in RITUALS.items() if fear <= pile and effect.possible(table)]

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Which ritual?",
            [table.option(f"ritual/{fear}", PerformRitual(fear)) for fear in self._sizes(table)],
        )

    def possible(self, table: Table) -> bool:
        return bool(self._sizes(table))

    def text(self, rules: Ruleset) -> str:
        return "perform a ritual with 2, 3 or 4 Fear of the pile"

    def steps(self) -> list[Step]:
        return [{"op": "ritual", "sizes": list(RITUALS)}]


class PerformRitual(Effect, frozen=True):
    """That many Fear cards from the ritual pile to the Fear deck, then what the ritual gives."""

    fear: int

    def resolve(self, table: Table) -> AnyEffect:
        board = board_of(table, MysticBoard)
        table.me.board = replace(board, pile=board.pile - self.fear)
        table.state.fear += self.fear
        table.emit(RitualPerformed(table.state.actor, self.fear))
        return RITUALS[self.fear]

    def text(self, rules: Ruleset) -> str:
        return f"ritual with {self.fear} Fear: {RITUALS[self.fear].text(rules)}"


class PayThisCard(CostPart, Effect, frozen=True):
    """The card being played is exiled; starting cards leave the game."""

    card: str

    def payable(self, table: Table) -> bool:
        return self.card in table.me.play or self.card in table.me.hand

    def resolve(self, table: Table) -> AnyEffect:
        return ExileCard(self.card, "play")

    def text(self, rules: Ruleset) -> str:
        return self.cost_words()

    def cost_words(self) -> str:
        return "exile this card"

    def cost_step(self) -> dict[str, object]:
        return {"exile_this_card": 1}


class SeeBlindly(Effect, frozen=True):
    """Until the end of the turn: at a discovery you may exile a card instead of using the face-up idol's effect."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table, MysticBoard), blindsight=True)

    def text(self, rules: Ruleset) -> str:
        return "if you discover a site this turn, you may exile a card instead of using the idol's effect"

    def steps(self) -> list[Step]:
        return [
            {"op": "replace_idol_effect", "with": Exile().steps(), "optional": True, "until": "end_of_turn"},
        ]


class IdolOrExile(Effect, frozen=True):
    """The effect of the idol just found, or the exile of a card."""

    idol: str

    def resolve(self, table: Table) -> Ask:
        effect = table.rules.idols[self.idol].effect
        return Ask(
            table.state.actor,
            f"{table.rules.name(self.idol)}: its effect, or exile a card?",
            [table.option("idol", effect), table.option("exile", Exile())],
        )

    def text(self, rules: Ruleset) -> str:
        return f"{rules.idols[self.idol].effect.text(rules)}, or exile a card"


def starting_card(card: str, name: str, travel: tuple[int, int, int, int], effect: AnyEffect) -> BasicCard:
    """A starting card: its own options, or exiled for a ritual as the main action."""
    ritual = MainAction(Pay(Cost(parts=(PayThisCard(card),)), Ritual()))
    return BasicCard(card, name, travel=travel, free_action=True, effect=effect | ritual)


CARDS = (
    starting_card("mystic_worldly_goods", "Worldly Goods", icons(car=1), Gain(coin=1) | Draw()),
    starting_card("mystic_divine_guidance", "Divine Guidance", icons(car=1), Gain(compass=1) | Exile()),
    starting_card("mystic_meditation", "Meditation", icons(boat=1), Gain(coin=1) | Exile()),
    starting_card("mystic_blindsight", "Blindsight", icons(boat=1), Gain(compass=1) >> SeeBlindly()),
)

BLUE = (
    SlotEffect("mystic_slot_exile", "Arrowhead and exile", effect=Gain(arrowhead=1) >> Exile()),
    SlotEffect("mystic_slot_ritual", "Ritual", effect=Ritual(), free_action=False),
)

SLOTS = IdolSlots(
    slots=(
        IdolSlot(1, mark=TakeFear()),
        IdolSlot(2),
        IdolSlot(2, mark=TakeFear(), effects=BLUE),
        IdolSlot(3, effects=BLUE),
        IdolSlot(4, effects=BLUE),
    ),
    effects=USUAL_SLOT_EFFECTS,
    leftmost_first=False,
)


def fear_exiled(table: Table, event: AnyEvent) -> None:
    """Fear cards that the Mystic exiles, by whatever effect, go to the ritual pile instead of the Fear deck."""
    if isinstance(event, CardExiled) and event.card == FEAR:
        board = board_of(table, MysticBoard)
        table.state.fear -= 1
        table.me.board = replace(board, pile=board.pile + 1)
        table.emit(FearToPile(table.state.actor, board.pile + 1))


def hand_drawn(table: Table, event: AnyEvent) -> AnyEffect:
    """After drawing up, in every round, a Fear comes into the hand."""
    return FearToHand()


def turn_ends(table: Table, event: AnyEvent) -> None:
    """Blindsight lasts until the end of the turn."""
    board = board_of(table, MysticBoard)
    if board.blindsight:
        table.me.board = replace(board, blindsight=False)


def exile_instead(table: Table, effect: AnyEffect) -> AnyEffect | None:
    """With Blindsight the effect of the idol found may be replaced by an exile."""
    if isinstance(effect, UseIdol) and board_of(table, MysticBoard).blindsight:
        return IdolOrExile(effect.idol)
    return None


def panel(table: Table, viewer: int) -> Panel:
    """The ritual pile in words."""
    board = board_of(table, MysticBoard)
    lines = [f"Ritual pile: {board.pile} Fear"]
    lines += [
        f"Ritual with {fear} Fear: {effect.text(table.rules)}" + ("" if fear <= board.pile else ", not enough Fear")
        for fear, effect in RITUALS.items()
    ]
    if board.blindsight:
        lines.append("Blindsight: at a discovery this turn a card may be exiled instead of the idol's effect")
    return Panel("Mystic", tuple(lines))


class Mystic(Leader):
    """The Mystic's hooks."""

    id: ClassVar[str] = "mystic"
    name: ClassVar[str] = "Mystic"
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = SLOTS

    def board(self) -> MysticBoard:
        return MysticBoard()

    def facts(self) -> dict[str, object]:
        return {
            "income": [{"round": number, "effect": FearToHand().steps()} for number in range(1, 6)],
            "rituals": [
                {"fear": fear, "free_action": False, "effect": effect.steps()} for fear, effect in RITUALS.items()
            ],
        }

    def about(self) -> list[str]:
        return [
            "Every Fear card that you exile goes to your ritual pile, where it costs no points.",
            "Each starting card may be exiled for a ritual, as the main action: return Fear from the pile to the Fear "
            "deck, 2 for a coin and a compass, 3 to buy an artifact for 3 compasses less, 4 to overcome a guardian at "
            "a site that you occupy.",
            "After drawing up to five at the beginning of each round you take a Fear into your hand.",
            "You have five idol slots. Filling one with a Fear mark brings a Fear to your play area first.",
        ]

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {CardExiled: fear_exiled, HandDrawn: hand_drawn, TurnEnded: turn_ends}

    def arnak_replacements(self) -> Mapping[type[AnyEffect], Replacement]:
        return {UseIdol: exile_instead}

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
