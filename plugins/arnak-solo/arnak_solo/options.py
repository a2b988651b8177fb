"""The options of a solo game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from arnak_core.errors import BadConfiguration

PAIRS = 5


class SoloOptions(Struct, frozen=True, kw_only=True):
    """How strong the rival is."""

    difficulty: Annotated[int, Meta(ge=0, le=PAIRS, description="How many red action tiles, drawn at random")] = 0
    red: Annotated[
        list[str],
        Meta(description="The pairs that show red, by name, instead of drawing them: discover, research, overcome ..."),
    ] = []
    left: Annotated[
        list[str],
        Meta(
            description="Tiles (or pairs) whose arrow points left, instead of the house choice, "
            "if you have the printed tiles at hand; all others then point right"
        ),
    ] = []


def checked_names(option: str, named: Iterable[str], known: Iterable[str]) -> frozenset[str]:
    """The names given for an option. Raises BadConfiguration for an unknown or doubled one, saying which there are."""
    given = list(named)
    names = list(dict.fromkeys(known))
    for name in given:
        if name not in names:
            raise BadConfiguration(f"options of solo: {option} has no {name!r}; possible: {', '.join(names)}")
    if len(set(given)) < len(given):
        raise BadConfiguration(f"options of solo: {option} names something twice")
    return frozenset(given)
