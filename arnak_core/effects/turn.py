"""What belongs to a turn: the one main action, and passing (rulebook: "Round", "Pass")."""

from __future__ import annotations

from typing import ClassVar

from ..effect import AnyEffect, Effect, Step
from ..events import Passed
from ..ruleset import Ruleset
from ..table import Table
from .pay import carried_out
from .tokens import Gain


class MainAction(Effect, frozen=True):
    """An effect that uses up the main action of the turn; its cost, if it has one, is known to be payable."""

    main_action: ClassVar[bool] = True
    effect: AnyEffect

    def resolve(self, table: Table) -> AnyEffect:
        table.state.main_action_done = True
        return carried_out(self.effect)

    def possible(self, table: Table) -> bool:
        return not table.state.main_action_done and self.effect.possible(table)

    def text(self, rules: Ruleset) -> str:
        return self.effect.text(rules)

    def steps(self) -> list[Step]:
        return self.effect.steps()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)


class Pass(Effect, frozen=True):
    """You are out of the round."""

    def resolve(self, table: Table) -> None:
        table.me.passed = True
        table.emit(Passed(table.state.actor))

    def text(self, rules: Ruleset) -> str:
        return "pass for the round"


class PassToGain(Effect, frozen=True):
    """Gain tokens and pass. On a free card it is the turn's main action, so not after another one in the same turn;
    on a card whose play is itself the main action it is a part of that (`within_main_action`)."""

    gain: Gain
    within_main_action: bool = False

    def resolve(self, table: Table) -> AnyEffect:
        table.state.main_action_done = True
        return self.gain >> Pass()

    def possible(self, table: Table) -> bool:
        return self.within_main_action or not table.state.main_action_done

    def text(self, rules: Ruleset) -> str:
        return f"gain {self.gain.text(rules)} and pass for the round"

    def steps(self) -> list[Step]:
        return [{"op": "pass_gain", **self.gain.amounts}]
