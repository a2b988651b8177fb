"""How the rival chooses: by a rule (row, points, height), then by the arrow; and how that is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from .tiles import LEFT, Arrow

T = TypeVar("T")


def plural(token: str) -> str:
    """Several of a token, in words: "compasses"."""
    return f"{token}es" if token.endswith("s") else f"{token}s"


class Why(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why it was this one: how many there were, how many of them were equally good by the rule, and the arrow."""

    candidates: int = 1
    best: int = 1
    rule: str = ""
    """The rule that chose, in words: "in the highest row"."""
    arrow: str = ""

    def words(self) -> str:
        """The reason in words."""
        if self.candidates == 1:
            return "the only one"
        if self.best == 1:
            return f"the only one {self.rule}"
        return f"the {self.arrow}most of {self.best}{' ' if self.rule else ''}{self.rule}, by the arrow"


def choose(
    candidates: Sequence[T],
    arrow: Arrow,
    *,
    rule: str = "",
    rank: Callable[[T], int] = lambda _: 0,
) -> tuple[T, Why]:
    """The candidate that the rival takes, and why: of those with the highest rank the first or last by the arrow.

    Candidates are given from left to right; there must be one.
    """
    highest = max(rank(candidate) for candidate in candidates)
    best = [candidate for candidate in candidates if rank(candidate) == highest]
    chosen = best[0] if arrow == LEFT else best[-1]
    return chosen, Why(len(candidates), len(best), rule, arrow)
