"""Exile and Fear (rulebook: "Effects", "Components")."""

from __future__ import annotations

from collections.abc import Container

from ..effect import AnyEffect, Ask, Effect, Nothing, Step
from ..events import CardExiled, FearTaken
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import ANY, ARTIFACT, FEAR, FEAR_TILE, ITEM, amount

_FROM_HAND_AND_PLAY: Step = {"from": ["hand", "play"], "optional": True}


class Exile(Effect, frozen=True):
    """Exile up to that many of your cards, from hand or play area. Optional; the card being played counts."""

    number: int = 1
    what: str = ANY

    def resolve(self, table: Table) -> Ask:
        options = [
            table.option(f"exile/{zone}/{card}", self._exile(card, zone)) for zone, card in exilable(table, self.what)
        ]
        options.append(table.option("skip", Nothing(), text="Exile nothing"))
        return Ask(table.state.actor, "Exile a card", options)

    def _exile(self, card: str, zone: str) -> AnyEffect:
        exile: AnyEffect = ExileCard(card, zone)
        return exile >> Exile(self.number - 1, self.what) if self.number > 1 else exile

    def possible(self, table: Table) -> bool:
        return bool(exilable(table, self.what))

    def text(self, rules: Ruleset) -> str:
        what = {ANY: "card", FEAR: "Fear"}.get(self.what, self.what)
        if self.number > 1:
            return f"exile {amount(self.number, what)}"
        return f"exile {'an' if what[0] in 'aeiou' else 'a'} {what}"

    def steps(self) -> list[Step]:
        return [{"op": "exile", "n": self.number, **_FROM_HAND_AND_PLAY, "what": self.what}]


def exilable(table: Table, what: str = ANY) -> list[tuple[str, str]]:
    """The (zone, card) pairs that the acting player may exile; `what`: any, item, artifact or fear."""
    me = table.me
    rules = table.rules
    found = [("hand", card) for card in dict.fromkeys(me.hand)]
    found += [("play", card) for card in dict.fromkeys(me.play)]
    if me.fear_tiles:
        found.append(("play", FEAR_TILE))
    if what == ANY:
        return found
    kinds: dict[str, Container[str]] = {ITEM: rules.items, ARTIFACT: rules.artifacts, FEAR: rules.fear_cards}
    return [(zone, card) for zone, card in found if card in kinds[what]]


class ExileCard(Effect, frozen=True):
    """Exile one of your cards: items and artifacts to their exile piles, Fear to its deck, others leave the game."""

    card: str
    zone: str
    """hand, play or deck."""

    def resolve(self, table: Table) -> None:
        me = table.me
        if self.card == FEAR_TILE:
            me.fear_tiles -= 1
        else:
            (me.hand if self.zone == "hand" else me.deck if self.zone == "deck" else me.play).remove(self.card)
            put_in_exile(table, self.card)
        table.emit(CardExiled(table.state.actor, self.card, self.zone))

    def text(self, rules: Ruleset) -> str:
        return f"exile {rules.name(self.card)} from the {'play area' if self.zone == 'play' else self.zone}"


class ExileThisCard(Effect, frozen=True):
    """The card whose effect this is goes to exile, if it lies in your play area."""

    card: str

    def resolve(self, table: Table) -> AnyEffect | None:
        return ExileCard(self.card, "play") if self.card in table.me.play else None

    def text(self, rules: Ruleset) -> str:
        return "exile this card"

    def steps(self) -> list[Step]:
        return [{"op": "exile_self"}]


def put_in_exile(table: Table, card: str) -> None:
    """Put a card where exiled cards of its kind go."""
    state = table.state
    if card in table.rules.items:
        state.item_exile.insert(0, card)
    elif card in table.rules.artifacts:
        state.artifact_exile.insert(0, card)
    elif card == FEAR:
        state.fear += 1
    else:
        state.box.append(card)


def take_fear(table: Table, seat: int, number: int = 1) -> None:
    """Fear cards to a seat's play area; Fear tiles once the Fear deck is empty (rulebook: "Effects")."""
    state = table.state
    player = state.players[seat]
    for _ in range(number):
        if state.fear:
            state.fear -= 1
            player.play.append(FEAR)
            table.emit(FearTaken(seat, FEAR))
        else:
            player.fear_tiles += 1
            table.emit(FearTaken(seat, FEAR_TILE))


class TakeFear(Effect, frozen=True):
    """Gain Fear to the play area; not optional."""

    number: int = 1

    def resolve(self, table: Table) -> None:
        take_fear(table, table.state.actor, self.number)

    def text(self, rules: Ruleset) -> str:
        return f"{amount(self.number, 'Fear')}".replace("Fears", "Fear")

    def steps(self) -> list[Step]:
        return [{"op": "fear", "n": self.number}]
