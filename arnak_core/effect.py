"""The algebra: effects that rewrite themselves, asks and options, sequences and choices.

An effect is a small frozen struct on the state's stack. Resolving it changes the state (`None`), expands it (another
effect) or asks (`Ask`), never two of these at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, final

from msgspec import Struct

if TYPE_CHECKING:
    from .ruleset import Ruleset
    from .table import Table

Step = dict[str, object]
"""One step of an effect in the catalogue's format: `{"op": "gain", "coin": 2}`."""


def snake_case(name: str) -> str:
    """The tag of a class: `TakeFear` becomes `take_fear`."""
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


class AnyEffect:
    """The interface of every effect; annotate nested effects with it.

    Savings stay open for plugins' effects: what is annotated so is decoded by its tag among the registered effects.
    """

    __slots__ = ()

    main_action: ClassVar[bool] = False
    """Whether resolving it uses up the main action of the turn."""

    def resolve(self, table: Table) -> AnyEffect | Ask | None:
        """Do it for the acting player: change the table (`None`), expand, or ask. Asking must change nothing."""
        raise NotImplementedError

    def possible(self, table: Table) -> bool:
        """Whether resolving it now would do anything for the acting player."""
        return True

    def comes_first(self, table: Table) -> bool:
        """Whether doing it before other effects of the same moment can only help, as for a plain gain of tokens."""
        return False

    def text(self, rules: Ruleset) -> str:
        """The effect in a few words of our own."""
        raise NotImplementedError

    def steps(self) -> list[Step]:
        """The effect in the catalogue's format; empty for what is no printed effect."""
        return []

    def parts(self) -> tuple[AnyEffect, ...]:
        """The effects written inside this one."""
        return ()

    def cards_in_hand(self) -> tuple[str, ...]:
        """Cards that this pending effect expects in the acting player's hand (so that samples leave them there)."""
        return ()

    def looked_at(self, table: Table) -> Iterable[str]:
        """Components on top of a face-down pile at which the acting player looks while this effect is pending (so that
        the player's samples leave them there)."""
        return ()

    def held(self) -> tuple[str, ...]:
        """Components that this pending effect itself has taken from their pile and not yet laid anywhere."""
        return ()

    def __rshift__(self, after: AnyEffect) -> Sequence:
        """`a >> b`: first a, then b."""
        first = self.effects if isinstance(self, Sequence) else (self,)
        return Sequence((*first, *after.effects) if isinstance(after, Sequence) else (*first, after))

    def __or__(self, other: AnyEffect) -> Choose:
        """`a | b`: one of the two."""
        first = self.options if isinstance(self, Choose) and self.number == 1 else (self,)
        return Choose((*first, other))


class Effect(
    AnyEffect,
    Struct,
    frozen=True,
    gc=False,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=snake_case,
):
    """The base of all effects: derive, name the fields, write `resolve` and `text`."""


class Option(Struct, frozen=True, gc=False):
    """One thing a player may choose.

    `key` is stable text (`"exile/hand/fear"`), `text` says it in words, `effect` is what follows, as data; `free` marks
    a free action offered beside the question that is asked.
    """

    key: str
    text: str
    effect: AnyEffect
    free: bool = False


@final
class Ask(Struct, gc=False):
    """A question to one player. The engine adds the free actions that the player has, unless `free_actions` is off.

    With no option the asking effect does nothing; with a single one in all it is taken without asking.
    """

    player: int
    prompt: str
    options: list[Option]
    free_actions: bool = True


class Nothing(Effect, frozen=True):
    """No effect; what declining leads to."""

    def resolve(self, table: Table) -> None:
        return None

    def possible(self, table: Table) -> bool:
        return False

    def text(self, rules: Ruleset) -> str:
        return "nothing"


class Sequence(Effect, frozen=True):
    """Effects one after the other."""

    effects: tuple[AnyEffect, ...]

    def resolve(self, table: Table) -> AnyEffect:
        effects = self.effects
        table.state.stack.extend(effects[:0:-1])
        return effects[0]

    def possible(self, table: Table) -> bool:
        return any(effect.possible(table) for effect in self.effects)

    def text(self, rules: Ruleset) -> str:
        return ", then ".join(effect.text(rules) for effect in self.effects)

    def steps(self) -> list[Step]:
        return [step for effect in self.effects for step in effect.steps()]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.effects


class Choose(Effect, frozen=True):
    """Choose some of the options, different ones, one after the other: any that can be carried out.

    (rulebook: "Choose one may be any option that can be carried out")
    """

    options: tuple[AnyEffect, ...]
    number: int = 1

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Choose one" if self.number == 1 else f"Choose one ({self.number} to go)",
            [self._option(table, i) for i, effect in enumerate(self.options) if effect.possible(table)],
        )

    def _option(self, table: Table, index: int) -> Option:
        chosen = self.options[index]
        words = f"As the main action: {chosen.text(table.rules)}" if chosen.main_action else None
        option = table.option(f"choose/{index}", chosen, text=words)
        if self.number == 1:
            return option
        return table.option(option.key, self._after(index), text=option.text)

    def _after(self, index: int) -> AnyEffect:
        chosen = self.options[index]
        rest = self.options[:index] + self.options[index + 1 :]
        return chosen >> Choose(rest, self.number - 1)

    def possible(self, table: Table) -> bool:
        return any(effect.possible(table) for effect in self.options)

    def text(self, rules: Ruleset) -> str:
        options = " or ".join(
            f"{'as the main action: ' if effect.main_action else ''}{effect.text(rules)}" for effect in self.options
        )
        return options if self.number == 1 else f"{self.number} different of: {options}"

    def steps(self) -> list[Step]:
        step: Step = {
            "op": "choose",
            "n": self.number,
            "distinct": True,
            "options": [effect.steps() for effect in self.options],
        }
        if any(effect.main_action for effect in self.options):
            step["free"] = [not effect.main_action for effect in self.options]
        return [step]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.options


class InAnyOrder(Effect, frozen=True):
    """Effects that come at the same moment: their owner chooses the order where it can matter.

    Gains of tokens go first without asking, since having them earlier only adds choices. What can't be done now comes
    after what can, since that may make it possible.
    """

    effects: tuple[AnyEffect, ...]

    def resolve(self, table: Table) -> AnyEffect | Ask:
        effects = tuple(effect for effect in self.effects if effect.possible(table))
        if not effects:
            return Sequence(self.effects)
        for effect in effects:
            if len(effects) == 1 or effect.comes_first(table):
                return self._first(self.effects, effect)
        return Ask(
            table.state.actor,
            "Which first?",
            [
                table.option(f"first/{i}", self._first(self.effects, effect))
                for i, effect in enumerate(self.effects)
                if effect in effects
            ],
        )

    @staticmethod
    def _first(effects: tuple[AnyEffect, ...], first: AnyEffect) -> AnyEffect:
        index = effects.index(first)
        rest = effects[:index] + effects[index + 1 :]
        return first >> InAnyOrder(rest) if rest else first

    def possible(self, table: Table) -> bool:
        return any(effect.possible(table) for effect in self.effects)

    def text(self, rules: Ruleset) -> str:
        return " and ".join(effect.text(rules) for effect in self.effects)

    def steps(self) -> list[Step]:
        return [step for effect in self.effects for step in effect.steps()]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.effects


class Repeat(Effect, frozen=True):
    """Do an effect up to that many times; the player may stop before each time."""

    effect: AnyEffect
    times: int

    def resolve(self, table: Table) -> Ask:
        again = self.effect >> Repeat(self.effect, self.times - 1) if self.times > 1 else self.effect
        options = [table.option("again", again, text=self.effect.text(table.rules))]
        options.append(table.option("skip", Nothing(), text="Stop"))
        return Ask(table.state.actor, "Do it?", options if self.effect.possible(table) else [])

    def possible(self, table: Table) -> bool:
        return self.effect.possible(table)

    def text(self, rules: Ruleset) -> str:
        return f"up to {self.times} times: {self.effect.text(rules)}"

    def steps(self) -> list[Step]:
        return [{"op": "repeat", "max": self.times, "steps": self.effect.steps()}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)


class AsPlayer(Effect, frozen=True):
    """Let another seat act: the effect is resolved for that player, then the acting player is as before."""

    seat: int
    effect: AnyEffect

    def resolve(self, table: Table) -> AnyEffect:
        state = table.state
        before = state.actor
        state.actor = self.seat
        state.stack.append(SetActor(before))
        return self.effect

    def text(self, rules: Ruleset) -> str:
        return self.effect.text(rules)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)


class SetUp(Effect, frozen=True):
    """The steps of the set-up from one on; a step's effect, such as players choosing leaders, comes before the next."""

    step: int = 0

    def resolve(self, table: Table) -> None:
        steps = table.rules.setup_steps
        for number in range(self.step, len(steps)):
            effect = steps[number].run(table)
            if effect is not None:
                table.push(effect, SetUp(number + 1))
                return

    def text(self, rules: Ruleset) -> str:
        return "set up the game"


class SetActor(Effect, frozen=True):
    """Makes a seat the acting player again."""

    seat: int

    def resolve(self, table: Table) -> None:
        table.state.actor = self.seat

    def text(self, rules: Ruleset) -> str:
        return f"player {self.seat + 1} goes on"


def every_effect(effect: AnyEffect | None) -> list[AnyEffect]:
    """The effect and all effects written inside it, outermost first."""
    if effect is None:
        return []
    found = [effect]
    for part in effect.parts():
        found += every_effect(part)
    return found
