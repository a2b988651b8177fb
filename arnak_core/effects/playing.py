"""Playing a card for its effect (rulebook: "Play a card")."""

from __future__ import annotations

from ..components import Artifact, Card
from ..effect import AnyEffect, Effect
from ..events import CardExiled, CardPlayed
from ..ruleset import Ruleset
from ..table import Table
from .exile import put_in_exile
from .pay import PayCost, can_pay


class PlayCard(Effect, frozen=True):
    """Play a hand card for its effect; an artifact costs a tablet first (rulebook: "Play a card")."""

    card: str

    def resolve(self, table: Table) -> AnyEffect:
        card = table.rules.cards[self.card]
        lay = LayCard(self.card)
        if isinstance(card, Artifact):
            cost = table.cost("play_artifact", card.play_cost, self.card)
            return PayCost(cost, "play_artifact") >> lay
        return lay

    def text(self, rules: Ruleset) -> str:
        card = rules.cards[self.card]
        effect = card.effect.text(rules) if card.effect is not None else "no effect"
        price = f" for {card.play_cost.words()}" if isinstance(card, Artifact) else ""
        return f"play {rules.name(self.card)}{price}: {effect}"


class LayCard(Effect, frozen=True):
    """A hand card into the play area (or exile, if it exiles itself), then its effect."""

    card: str

    def resolve(self, table: Table) -> AnyEffect | None:
        card = table.rules.cards[self.card]
        me = table.me
        me.hand.remove(self.card)
        table.emit(CardPlayed(table.state.actor, self.card))
        if card.exiles_itself:
            put_in_exile(table, self.card)
            table.emit(CardExiled(table.state.actor, self.card, "hand"))
        else:
            me.play.append(self.card)
        return card.effect

    def text(self, rules: Ruleset) -> str:
        return f"lay {rules.name(self.card)}"


def can_play(table: Table, card: Card) -> bool:
    """Whether the acting player could play that hand card for its effect now."""
    if card.effect is None:
        return False
    if isinstance(card, Artifact):
        return can_pay(table, table.cost("play_artifact", card.play_cost, card.id), "play_artifact")
    return True
