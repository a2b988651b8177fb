"""The code blocks of the documentation, and running them."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

FENCE = re.compile(r"^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, its text, the line on which the text begins, and what it prints.

    `printed` is the `text` block that follows a Python block directly; None if there is none.
    """

    language: str
    text: str
    line: int
    printed: str | None


def blocks_of(page: str) -> list[Block]:
    """The fenced blocks of a page's source."""
    matches = list(FENCE.finditer(page))
    found: list[Block] = []
    for number, match in enumerate(matches, start=1):
        after = matches[number] if number < len(matches) else None
        printed = None
        if after is not None and after["language"] == "text" and not page[match.end() : after.start()].strip():
            printed = after["text"]
        line = page.count("\n", 0, match.start("text")) + 1
        found.append(Block(match["language"], match["text"], line, printed))
    return found


def run_python(path: Path) -> int:
    """Run the Python blocks of a page, one after the other in one namespace, and hold them to what they say to print.

    Returns how many there were.
    """
    namespace: dict[str, object] = {"__name__": "docs_" + re.sub(r"\W", "_", path.stem)}
    number = 0
    for block in blocks_of(path.read_text(encoding="utf-8")):
        if block.language != "python":
            continue
        number += 1
        code = compile("\n" * (block.line - 1) + block.text, str(path), "exec", dont_inherit=True)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(code, namespace)
        if block.printed is not None:
            assert out.getvalue() == block.printed, f"{path.name}, line {block.line}, prints\n{out.getvalue()}"
    return number
