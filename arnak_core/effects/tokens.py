"""Gaining and exchanging tokens (rulebook: "Effects", "Trade")."""

from __future__ import annotations

from ..effect import Ask, Effect, Nothing, Step
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import ARROWHEAD, JEWEL, TABLET, TOKENS, amount
from .counting import COUNTS, WORDS


class Gain(Effect, frozen=True):
    """Gain tokens from the supply."""

    coin: int = 0
    compass: int = 0
    tablet: int = 0
    arrowhead: int = 0
    jewel: int = 0

    @property
    def tokens(self) -> tuple[int, int, int, int, int]:
        """The amounts, in the vocabulary's order."""
        return (self.coin, self.compass, self.tablet, self.arrowhead, self.jewel)

    @property
    def amounts(self) -> Step:
        """The amounts by token, in the catalogue's format."""
        return {name: n for n, name in zip(self.tokens, TOKENS, strict=True) if n}

    def resolve(self, table: Table) -> None:
        table.gain(self.tokens)

    def comes_first(self, table: Table) -> bool:
        return True

    def text(self, rules: Ruleset) -> str:
        return ", ".join(amount(n, name) for n, name in zip(self.tokens, TOKENS, strict=True) if n)

    def steps(self) -> list[Step]:
        return [{"op": "gain", **self.amounts}]


class GainPer(Effect, frozen=True):
    """Gain tokens once for each thing counted, at most `limit` times (0: no limit)."""

    gain: Gain
    per: tuple[str, ...]
    limit: int = 0

    def times(self, table: Table) -> int:
        """How often the tokens are gained now."""
        state = table.state
        number = sum(COUNTS[name](state, state.actor, table.rules) for name in self.per)
        return min(number, self.limit) if self.limit else number

    def resolve(self, table: Table) -> None:
        times = self.times(table)
        if times:
            gain = self.gain
            table.gain(
                (
                    gain.coin * times,
                    gain.compass * times,
                    gain.tablet * times,
                    gain.arrowhead * times,
                    gain.jewel * times,
                )
            )

    def possible(self, table: Table) -> bool:
        return self.times(table) > 0

    def text(self, rules: Ruleset) -> str:
        things = " and ".join(WORDS[name] for name in self.per)
        return f"{self.gain.text(rules)} for each {things}" + (f" (at most {self.limit})" if self.limit else "")

    def steps(self) -> list[Step]:
        return [{"op": "gain_per", "gain": self.gain.amounts, "per": list(self.per), "max": self.limit or None}]


class Trade(Effect, frozen=True):
    """Once: a tablet for an arrowhead, or an arrowhead for a jewel. Optional."""

    def resolve(self, table: Table) -> Ask:
        tokens = table.me.tokens
        options = [
            table.option(f"trade/{TOKENS[gained]}", Exchange(given, gained))
            for given, gained in ((TABLET, ARROWHEAD), (ARROWHEAD, JEWEL))
            if tokens[given]
        ]
        options.append(table.option("skip", Nothing(), text="Don't trade"))
        return Ask(table.state.actor, "Trade up", options)

    def possible(self, table: Table) -> bool:
        tokens = table.me.tokens
        return tokens[TABLET] > 0 or tokens[ARROWHEAD] > 0

    def text(self, rules: Ruleset) -> str:
        return "trade a tablet for an arrowhead or an arrowhead for a jewel"

    def steps(self) -> list[Step]:
        return [{"op": "trade"}]


class Exchange(Effect, frozen=True):
    """Give one token back and take another."""

    given: int
    gained: int

    def resolve(self, table: Table) -> None:
        table.lose(_one(self.given))
        table.gain(_one(self.gained))

    def text(self, rules: Ruleset) -> str:
        return f"1 {TOKENS[self.given]} for 1 {TOKENS[self.gained]}"


def _one(token: int) -> tuple[int, int, int, int, int]:
    return (int(token == 0), int(token == 1), int(token == 2), int(token == 3), int(token == 4))
