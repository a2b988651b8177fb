"""Looking at the top cards of the own deck, taking or exiling some, putting the rest back.

The cards stay on the deck while they are looked at: each step knows how many of the topmost they are. No free action
comes in between, since it could draw one of them.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..ruleset import Ruleset, sentence
from ..table import Table
from .exile import ExileCard
from .tokens import Gain


class LookStep(Effect, frozen=True):
    """A step done with the cards looked at: the topmost `count` of the deck. `after` are the steps that follow it."""

    count: int = 0
    after: tuple[AnyEffect, ...] = ()

    def next(self, gone: int = 0) -> AnyEffect:
        """The step that follows, with that many cards less."""
        return follow(self.after, self.count - gone)

    def looked_at(self, table: Table) -> list[str]:
        """The cards looked at, without repeating equal ones."""
        return list(dict.fromkeys(table.me.deck[: self.count]))


def follow(steps: tuple[AnyEffect, ...], count: int) -> AnyEffect:
    """The first of the steps, with the others after it, for that many cards."""
    if not steps:
        return Nothing()
    first = steps[0]
    assert isinstance(first, LookStep)
    return replace(first, count=count, after=steps[1:])


class KeepLooked(LookStep, frozen=True):
    """Take that many of the cards looked at to the hand; not optional while there is one."""

    number: int = 1

    def resolve(self, table: Table) -> Ask | AnyEffect:
        if not self.number or not self.count:
            return self.next()
        following = replace(self, number=self.number - 1, count=self.count - 1) if self.number > 1 else self.next(1)
        options = [table.option(f"keep/{card}", TakeLooked(card) >> following) for card in self.looked_at(table)]
        return Ask(table.state.actor, "Take a card to your hand", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return f"take {'one' if self.number == 1 else self.number} of them to your hand"

    def steps(self) -> list[Step]:
        return [{"op": "keep_looked", "n": self.number}]


class TakeLooked(Effect, frozen=True):
    """A card looked at to the hand. This is no draw."""

    card: str

    def resolve(self, table: Table) -> None:
        table.me.deck.remove(self.card)
        table.me.hand.append(self.card)

    def text(self, rules: Ruleset) -> str:
        return f"take {rules.name(self.card)} to your hand"


class ExileLooked(LookStep, frozen=True):
    """Exile up to that many of the cards looked at, with these tokens for each one exiled. Optional."""

    number: int = 1
    gain: Gain | None = None

    def resolve(self, table: Table) -> Ask | AnyEffect:
        if not self.number or not self.count:
            return self.next()
        following = replace(self, number=self.number - 1, count=self.count - 1) if self.number > 1 else self.next(1)
        options: list[Option] = []
        for card in self.looked_at(table):
            exile: AnyEffect = ExileCard(card, "deck")
            if self.gain is not None:
                exile = exile >> self.gain
            options.append(table.option(f"exile/deck/{card}", exile >> following))
        options.append(table.option("skip", self.next(), text="Exile none of them"))
        return Ask(table.state.actor, "Exile a card you look at", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        gain = f" for {self.gain.text(rules)}" if self.gain is not None else ""
        if self.number == 1:
            return f"you may exile one of them{gain}"
        return f"exile up to {self.number} of them{gain and gain + ' each'}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "exile_looked", "max": self.number}
        if self.gain is not None:
            step["gain"] = self.gain.amounts
        return [step]


class ChooseLooked(LookStep, frozen=True):
    """Choose which of the steps to do."""

    options: tuple[AnyEffect, ...] = ()

    def resolve(self, table: Table) -> Ask:
        seen = ", ".join(table.rules.name(card) for card in table.me.deck[: self.count])
        return Ask(
            table.state.actor,
            "What do you do with the cards you look at?",
            [
                table.option(
                    f"choose/{i}",
                    follow((option, *self.after), self.count),
                    text=f"{sentence(option.text(table.rules))} ({seen})",
                )
                for i, option in enumerate(self.options)
            ],
            free_actions=False,
        )

    def text(self, rules: Ruleset) -> str:
        return " or ".join(option.text(rules) for option in self.options)

    def steps(self) -> list[Step]:
        return [{"op": "choose", "n": 1, "options": [option.steps() for option in self.options]}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.options


class ArrangeLooked(LookStep, frozen=True):
    """Put what is left of the cards looked at back on top of the deck, in an order of your choice."""

    placed: int = 0

    def resolve(self, table: Table) -> Ask | AnyEffect | None:
        left = list(dict.fromkeys(table.me.deck[self.placed : self.count]))
        if len(left) < 2:
            return None
        options: list[Option] = []
        for card in left:
            text = f"{table.rules.name(card)} comes {'first' if not self.placed else 'next'}"
            put = PutLooked(card, self.placed) >> replace(self, placed=self.placed + 1)
            options.append(table.option(f"order/{card}", put, text=text))
        return Ask(table.state.actor, "Which card comes next, from the top?", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "put the rest back in any order"


class PutLooked(Effect, frozen=True):
    """A card looked at to a place from the top of the deck, among those looked at."""

    card: str
    place: int

    def resolve(self, table: Table) -> None:
        deck = table.me.deck
        deck.insert(self.place, deck.pop(deck.index(self.card, self.place)))

    def text(self, rules: Ruleset) -> str:
        return f"put {rules.name(self.card)} back"


class LookTop(Effect, frozen=True):
    """Look at the top cards of the own deck, as many as there are, then do the steps; the rest goes back on top."""

    number: int
    then: tuple[AnyEffect, ...]
    any_order: bool = False
    """Whether the rest goes back in any order, else as it was."""

    def resolve(self, table: Table) -> AnyEffect | None:
        count = min(self.number, len(table.me.deck))
        if not count:
            return None
        table.reveal("cards of the deck were looked at")
        steps = (*self.then, ArrangeLooked()) if self.any_order else self.then
        return follow(steps, count)

    def possible(self, table: Table) -> bool:
        return bool(table.me.deck)

    def text(self, rules: Ruleset) -> str:
        then = ", then ".join(step.text(rules) for step in self.then)
        back = "in any order" if self.any_order else "as it was"
        return f"look at the top {self.number} cards of your deck: {then}; the rest goes back {back}"

    def steps(self) -> list[Step]:
        then = [part for step in self.then for part in step.steps()]
        rest = "top_any_order" if self.any_order else "top"
        return [{"op": "look_top", "n": self.number, "then": then, "rest": rest}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.then
