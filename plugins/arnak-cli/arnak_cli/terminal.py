"""The terminal: the console and the colours of the game's words. Colours only show on a terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

SEAT_STYLES = ("cyan", "yellow", "magenta", "green")
"""A colour for each seat."""
RIVAL_STYLE = "red"
"""The colour of a rival that is no player."""

_WORDS = re.compile(
    r"(?P<coin>\bcoins?\b)|(?P<compass>\bcompass(?:es)?\b)|(?P<tablet>\btablets?\b)|(?P<arrowhead>\barrowheads?\b)"
    r"|(?P<jewel>\bjewels?\b)|(?P<fear>\bFear\b)|(?P<travel>\b(?:boots?|boats?|cars?|planes?)\b)"
)
_STYLES = {
    "coin": "yellow3",
    "compass": "turquoise2",
    "tablet": "grey74",
    "arrowhead": "dark_orange",
    "jewel": "bright_red",
    "fear": "red3",
    "travel": "light_sky_blue1",
}
WIDTH_WITHOUT_TERMINAL = 100


def console(*, stderr: bool = False) -> Console:
    """A console on the present stdout or stderr."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else WIDTH_WITHOUT_TERMINAL
    return Console(file=stream, highlight=False, width=width, soft_wrap=False)


def coloured(words: str, style: str = "") -> Text:
    """Text with tokens, travel icons and Fear in their colours."""
    text = Text(words, style=style)
    for match in _WORDS.finditer(words):
        kind = match.lastgroup
        if kind is not None:
            text.stylize(_STYLES[kind], match.start(), match.end())
    return text


def seat_style(seat: int) -> str:
    """The colour of a seat; the table has none."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else "dim"


def seat_name(seat: int) -> str:
    """A seat's short name on the map and on the track."""
    return f"P{seat + 1}"


def seat_text(seat: int, words: str | None = None) -> Text:
    """A seat's name in its colour."""
    return Text(words if words is not None else seat_name(seat), style=f"bold {seat_style(seat)}")


def joined(parts: Iterable[Text | str], between: Text | str = " ") -> Text:
    """Texts in a line."""
    return (between if isinstance(between, Text) else Text(between)).join(
        [part if isinstance(part, Text) else Text(part) for part in parts]
    )
