"""The Python on the page about the temples runs and prints what the page says; the page names what it has to."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from arnak_core import GameConfig
from arnak_core.ruleset import ruleset

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "temples.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```\n\n```text\n(?P<printed>.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_python_on_the_page_prints_what_it_says() -> None:
    blocks = list(BLOCK.finditer(PAGE))
    assert blocks
    for block in blocks:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(block["code"], "docs/temples.md", "exec", dont_inherit=True), {})
        assert out.getvalue() == block["printed"]


def test_the_table_of_the_page_has_the_points_and_rows_of_the_tracks() -> None:
    for track in ruleset(GameConfig(expansions=("base", "temples"))).tracks.values():
        if track.id not in ("bird", "snake"):
            points = ", ".join(map(str, track.temple_points))
            name = track.name.removesuffix(" Temple")
            assert f"| {name} | {points} | {len(track.rows)} |" in PAGE


def test_the_example_that_the_page_shows_is_there() -> None:
    shown = re.search(r"literalinclude\} \.\./(\S+)", PAGE)
    assert shown is not None
    assert (ROOT / shown[1]).is_file()
