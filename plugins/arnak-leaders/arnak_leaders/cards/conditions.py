"""Effects that depend on how or with what a card is played."""

from __future__ import annotations

from arnak_core.effect import AnyEffect, Effect, Step
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table


class IfOnlyCardInPlay(Effect, frozen=True):
    """One effect if no card but the one named lies in your play area, else another (Cape of Dawn).

    A Fear tile is no card.
    """

    card: str
    then: AnyEffect
    otherwise: AnyEffect

    def _chosen(self, table: Table) -> AnyEffect:
        others = len(table.me.play) - (self.card in table.me.play)
        return self.otherwise if others else self.then

    def resolve(self, table: Table) -> AnyEffect:
        return self._chosen(table)

    def possible(self, table: Table) -> bool:
        return self._chosen(table).possible(table)

    def text(self, rules: Ruleset) -> str:
        then, otherwise = self.then.text(rules), self.otherwise.text(rules)
        return f"if no other card lies in your play area: {then}, else: {otherwise}"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "if",
                "condition": "no_other_card_in_your_play_area",
                "then": self.then.steps(),
                "else": self.otherwise.steps(),
            }
        ]

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.then, self.otherwise)


class WhenPlayedFromHand(Effect, frozen=True):
    """An option that a card has only when it is played from the hand; its `bought_effect` leaves it out."""

    effect: AnyEffect

    def resolve(self, table: Table) -> AnyEffect:
        return self.effect

    def possible(self, table: Table) -> bool:
        return self.effect.possible(table)

    def text(self, rules: Ruleset) -> str:
        return f"{self.effect.text(rules)} (only when played from the hand)"

    def steps(self) -> list[Step]:
        return [{"op": "only_if", "condition": "played_from_hand", "then": self.effect.steps()}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)
