"""What several leaders share: tables of rewards by a count, the usual idol slots, the state of a leader's board."""

from __future__ import annotations

from typing import TypeVar, cast

from arnak_core.base.idols import USUAL_SLOT_EFFECTS
from arnak_core.components import IdolSlot, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Step
from arnak_core.effects.counting import COUNTS, WORDS, counts, figures_on_sites
from arnak_core.ruleset import Ruleset
from arnak_core.state import State
from arnak_core.table import Table

B = TypeVar("B")


@counts("your_archaeologists_on_sites", "archaeologists you have on sites")
def _figures(state: State, seat: int, rules: Ruleset) -> int:
    return figures_on_sites(state, seat)


@counts("guardians_overcome", "guardians you overcame")
def _guardians(state: State, seat: int, rules: Ruleset) -> int:
    return len(state.players[seat].guardians)


@counts("item_cards_in_your_play_area", "items in your play area")
def _items(state: State, seat: int, rules: Ruleset) -> int:
    return COUNTS["item_in_play"](state, seat, rules)


@counts("artifact_cards_in_your_play_area", "artifacts in your play area")
def _artifacts(state: State, seat: int, rules: Ruleset) -> int:
    return COUNTS["artifact_in_play"](state, seat, rules)


class ByCount(Effect, frozen=True):
    """A table of rewards: choose one row whose number is reached, the best or any lower one."""

    count: str
    rows: tuple[tuple[int, AnyEffect], ...]
    """The number that has to be reached, and the reward."""

    def _reached(self, table: Table) -> list[tuple[int, AnyEffect]]:
        state = table.state
        number = COUNTS[self.count](state, state.actor, table.rules)
        return [(least, effect) for least, effect in self.rows if least <= number and effect.possible(table)]

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            f"Choose one, by the {WORDS[self.count]}",
            [table.option(f"row/{least}", effect) for least, effect in self._reached(table)],
        )

    def possible(self, table: Table) -> bool:
        return bool(self._reached(table))

    def text(self, rules: Ruleset) -> str:
        rows = "; ".join(
            f"{effect.text(rules)}" + (f" (from {least} on)" if least else "") for least, effect in self.rows
        )
        return f"one of these, by the {WORDS[self.count]}: {rows}"

    def steps(self) -> list[Step]:
        rows = [{"min": least, "effect": effect.steps()} for least, effect in self.rows]
        return [{"op": "table", "count": self.count, "rows": rows}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return tuple(effect for _, effect in self.rows)


def leader_slots(blue: SlotEffect) -> IdolSlots:
    """The four idol slots of most leaders, filled in any order; the last two are blue and offer one more effect."""
    return IdolSlots(
        slots=(IdolSlot(1), IdolSlot(2), IdolSlot(3, effects=(blue,)), IdolSlot(4, effects=(blue,))),
        effects=USUAL_SLOT_EFFECTS,
        leftmost_first=False,
    )


def board_of(table: Table, kind: type[B]) -> B:
    """The acting player's board, which is of that kind."""
    return cast(B, table.me.board)
