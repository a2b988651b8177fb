"""The table on the terminal: map, card row, research track, players, own hand, panels, options, scores.

Everything is made from a `View`, so that nothing shows that the viewer can't know.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arnak_core import View
from arnak_core.hooks import Panel as TablePanel
from arnak_core.ruleset import Ruleset

from ..story import TABLE, Told
from ..terminal import RIVAL_STYLE, coloured, joined, seat_style
from .cards import hand_table, row_table
from .map import map_table
from .options import options_table
from .players import players_table, supply_text, tokens_text
from .scores import outcome_words, score_table
from .track import temple_tiles_text, track_table

__all__ = [
    "board",
    "hand_table",
    "options_table",
    "outcome_words",
    "score_table",
    "tokens_text",
    "told_text",
]

SIDE_BY_SIDE = 150
"""Columns from which map and research track stand side by side."""


def board(view: View, rules: Ruleset, names: Sequence[str], width: int, *, whole: bool = True) -> RenderableType:
    """The table; not `whole`: on a narrow terminal without the research track, which seldom changes."""
    parts: list[RenderableType] = []
    if width >= SIDE_BY_SIDE:
        beside = Table.grid(expand=True, padding=(0, 2))
        beside.add_column(ratio=1)
        beside.add_column(ratio=1)
        beside.add_row(map_table(view, rules), track_table(view, rules))
        parts += [beside, temple_tiles_text(view, rules)]
    else:
        if whole:
            parts += [track_table(view, rules), temple_tiles_text(view, rules), Text()]
        parts.append(map_table(view, rules))
    parts += [supply_text(view, rules), Text(), row_table(view, rules), players_table(view, rules, names)]
    parts += [panel(extra, names) for extra in view.panels]
    return Group(*parts)


def panel(extra: TablePanel, names: Sequence[str]) -> Panel:
    """What an expansion wants shown: a leader's board, a rival's tiles."""
    title = extra.title if extra.seat < 0 else f"{extra.title} · {names[extra.seat]}"
    return Panel(
        joined([coloured(line) for line in extra.lines], "\n"),
        title=title,
        title_align="left",
        border_style=seat_style(extra.seat),
        box=box.ROUNDED,
    )


def told_text(paragraph: Told, names: Sequence[str]) -> Text:
    """A paragraph of the log."""
    if paragraph.heading:
        return Text(f"── {paragraph.text} ──", style="bold")
    if paragraph.seat == TABLE:
        return coloured(f"  {paragraph.text}", "dim" if not any(paragraph.main) else "")
    steps = [
        coloured(words, "" if main else "dim") for words, main in zip(paragraph.steps, paragraph.main, strict=True)
    ]
    name = paragraph.who or names[paragraph.seat]
    style = seat_style(paragraph.seat) if paragraph.seat < len(names) and not paragraph.who else RIVAL_STYLE
    return joined([Text(name, style=f"bold {style}"), joined(steps, ", ")])
