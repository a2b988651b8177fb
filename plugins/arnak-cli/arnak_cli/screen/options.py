"""The options of a decision on the terminal, numbered and grouped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arnak_core import AnyEffect, Option, View
from arnak_core.effects.digging import Dig
from arnak_core.effects.playing import PlayCard
from arnak_core.effects.research import MoveToken
from arnak_core.effects.turn import MainAction
from arnak_core.ruleset import Ruleset
from arnak_core.vocabulary import (
    icon_words,
)

from ..terminal import coloured

NUMBER_WIDTH = 4
MANY, MOST_COLUMNS, WIDEST_COLUMN = 8, 3, 50
"""From how many options of a kind on they stand in columns, in how many at most, and how wide."""


def options_table(
    options: Sequence[Option], heading: str, view: View, rules: Ruleset, width: int
) -> tuple[RenderableType, list[Option]]:
    """The options numbered and grouped; returns them in the order of their numbers too."""
    ordered: list[Option] = []
    parts: list[RenderableType] = []
    groups = (
        (heading, [option for option in options if not option.free]),
        ("Free actions", [option for option in options if option.free]),
    )
    texts = [option.text for option in options]
    for title, group in groups:
        if not group:
            continue
        parts.append(Text(title, style="bold underline"))
        for _, run in groupby(group, key=lambda option: option.key.partition("/")[0]):
            shown = list(run)
            words = [
                coloured(option.text + more_words(option.effect, view, rules, texts.count(option.text) > 1))
                for option in shown
            ]
            first = len(ordered) + 1
            ordered += shown
            parts.append(numbered(words, first, width))
    return Group(*parts), ordered


def numbered(words: Sequence[Text], first: int, width: int) -> Table:
    """Numbered lines; many short ones stand in columns."""
    longest = max(len(text) for text in words) + NUMBER_WIDTH + 2
    columns = 1
    if len(words) >= MANY and longest <= 1.5 * WIDEST_COLUMN:
        columns = max(1, min(width // min(longest, WIDEST_COLUMN), MOST_COLUMNS))
    height = -(-len(words) // columns)
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=NUMBER_WIDTH)
        grid.add_column()
    for line in range(height):
        cells: list[Text | str] = []
        for number in range(line, len(words), height):
            cells += [str(first + number), words[number]]
        grid.add_row(*cells)
    return grid


def more_words(effect: AnyEffect, view: View, rules: Ruleset, same: bool) -> str:
    """What an option's text can't say by itself: what a site gives as the table lies, which of two cards it is."""
    if isinstance(effect, MainAction):
        effect = effect.effect
    if isinstance(effect, Dig) and effect.site in rules.site_index:
        tile = rules.site_tiles.get(view.sites[rules.site_index[effect.site]].tile)
        return f": {tile.effect.text(rules)}" if tile is not None else ""
    if isinstance(effect, MoveToken):
        tiles = view.bonus_tiles.get(effect.to)
        if tiles is not None and tiles.tiles:
            return " + bonus: " + " / ".join(rules.bonus_tiles[tile].effect.text(rules) for tile in tiles.tiles)
    if same and isinstance(effect, PlayCard):
        return f" (the card with {icon_words(rules.cards[effect.card].travel)})"
    return ""
