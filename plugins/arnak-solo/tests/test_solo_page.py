"""The page on the solo game: its Python runs and prints what it says, its hooks are those that there are."""

from __future__ import annotations

import contextlib
import inspect
import io
import re
from pathlib import Path

from arnak_solo import hookspecs

PAGE = (Path(__file__).parents[3] / "docs" / "solo.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```\n\n```text\n(?P<printed>.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_python_on_the_page_runs_and_prints_what_it_says() -> None:
    namespace: dict[str, object] = {"__name__": "solo_page"}
    blocks = list(BLOCK.finditer(PAGE))
    assert len(blocks) == PAGE.count("```python") == 2
    for block in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block["code"], "docs/solo.md", "exec", dont_inherit=True), namespace)
        assert printed.getvalue() == block["printed"]


def test_every_hook_is_on_the_page_with_its_arguments() -> None:
    hooks = {name: hook for name, hook in vars(hookspecs).items() if name.startswith("arnak_rival_")}
    described = re.findall(r"^\| `(arnak_rival_\w+)\(([^)]*)\)`", PAGE, re.MULTILINE)
    assert described == [(name, ", ".join(inspect.signature(hook).parameters)) for name, hook in hooks.items()]
