"""Drawing and discarding cards (rulebook: "Effects")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Option, Step
from ..events import CardDrawn, CardMoved, CardPutBack
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import amount
from .pay import DiscardCard


def draw_cards(table: Table, number: int, *, bottom: bool = False) -> list[str]:
    """The acting player draws up to that many cards; an empty deck gives none."""
    me = table.me
    drawn: list[str] = []
    for _ in range(min(number, len(me.deck))):
        card = me.deck.pop() if bottom else me.deck.pop(0)
        me.hand.append(card)
        drawn.append(card)
        table.emit(CardDrawn(table.state.actor, card))
    if drawn:
        table.reveal("a card was drawn")
    return drawn


class Draw(Effect, frozen=True):
    """Draw cards from the top of the deck, or from the bottom; none from an empty deck."""

    number: int = 1
    bottom: bool = False

    def resolve(self, table: Table) -> None:
        draw_cards(table, self.number, bottom=self.bottom)

    def possible(self, table: Table) -> bool:
        return bool(table.me.deck)

    def text(self, rules: Ruleset) -> str:
        return f"draw {amount(self.number, 'card')}" + (" from the bottom of your deck" if self.bottom else "")

    def steps(self) -> list[Step]:
        return [{"op": "draw", "n": self.number, "from": "bottom" if self.bottom else "top"}]


class DrawAndKeep(Effect, frozen=True):
    """Choose how many to draw, keep one of them, lay the rest aside (Crystal and Obsidian Earring)."""

    most: int
    bottom: bool = False
    to_top: int = 0
    """How many of the rest may go back on top of the deck."""

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Draw how many?",
            [
                table.option(f"draw/{n}", DrawToKeep(n, self.bottom, self.to_top))
                for n in range(1, min(self.most, len(table.me.deck)) + 1)
            ],
        )

    def possible(self, table: Table) -> bool:
        return bool(table.me.deck)

    def text(self, rules: Ruleset) -> str:
        top = ", one other may go back on top of the deck" if self.to_top else ""
        where = " from the bottom of your deck" if self.bottom else ""
        return f"draw 1 to {self.most}{where}, keep one{top}, the rest to the play area"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "draw_keep",
                "max": self.most,
                "from": "bottom" if self.bottom else "top",
                "keep": 1,
                "to_top": self.to_top,
                "rest": "play",
            }
        ]


class DrawToKeep(Effect, frozen=True):
    """Draw that many, of which one will be kept."""

    number: int
    bottom: bool
    to_top: int

    def resolve(self, table: Table) -> AnyEffect:
        drawn = draw_cards(table, self.number, bottom=self.bottom)
        return KeepOne(tuple(drawn), self.to_top)

    def text(self, rules: Ruleset) -> str:
        return f"draw {self.number}"


class KeepOne(Effect, frozen=True):
    """Keep one of the cards just drawn in hand."""

    drawn: tuple[str, ...]
    to_top: int

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for card in dict.fromkeys(self.drawn):
            rest = list(self.drawn)
            rest.remove(card)
            text = f"Keep {table.rules.name(card)}"
            options.append(table.option(f"keep/{card}", PutAway(tuple(rest), self.to_top), text=text))
        return Ask(table.state.actor, "Keep one in hand", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "keep one of the cards drawn"

    def cards_in_hand(self) -> tuple[str, ...]:
        return self.drawn


class PutAway(Effect, frozen=True):
    """Lay the cards not kept aside: some may go on top of the deck, the others into the play area."""

    cards: tuple[str, ...]
    to_top: int

    def resolve(self, table: Table) -> Ask | AnyEffect | None:
        if not self.cards:
            return None
        if not self.to_top:
            return LayAside(self.cards)
        options: list[Option] = []
        for card in dict.fromkeys(self.cards):
            rest = list(self.cards)
            rest.remove(card)
            effect: AnyEffect = PutOnDeck(card)
            if rest:
                effect = effect >> LayAside(tuple(rest))
            options.append(table.option(f"top/{card}", effect))
        options.append(table.option("skip", LayAside(self.cards), text="All to the play area"))
        return Ask(table.state.actor, "Put one back on top of the deck?", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "put the other cards away"

    def cards_in_hand(self) -> tuple[str, ...]:
        return self.cards


class PutOnDeck(Effect, frozen=True):
    """A hand card back on top of the deck."""

    card: str

    def resolve(self, table: Table) -> None:
        table.me.hand.remove(self.card)
        table.me.deck.insert(0, self.card)
        table.emit(CardPutBack(table.state.actor, self.card))

    def text(self, rules: Ruleset) -> str:
        return f"put {rules.name(self.card)} on top of the deck"


class LayAside(Effect, frozen=True):
    """Hand cards into the play area."""

    cards: tuple[str, ...]

    def resolve(self, table: Table) -> None:
        for card in self.cards:
            table.me.hand.remove(card)
            table.me.play.append(card)
            table.emit(CardMoved(table.state.actor, card, "hand", "play"))

    def text(self, rules: Ruleset) -> str:
        return f"{', '.join(rules.name(card) for card in self.cards)} to the play area"


class Discard(Effect, frozen=True):
    """Put cards from hand into the play area, as many as there are; nothing else happens."""

    number: int = 1

    def resolve(self, table: Table) -> Ask | None:
        more = self.number - 1
        options: list[Option] = []
        for card in dict.fromkeys(table.me.hand):
            discard: AnyEffect = DiscardCard(card)
            options.append(table.option(f"discard/{card}", discard >> Discard(more) if more else discard))
        return Ask(table.state.actor, "Discard a card", options)

    def possible(self, table: Table) -> bool:
        return bool(table.me.hand)

    def text(self, rules: Ruleset) -> str:
        return f"discard {amount(self.number, 'card')}"

    def steps(self) -> list[Step]:
        return [{"op": "discard", "n": self.number}]
