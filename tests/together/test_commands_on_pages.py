"""The `arnak` commands that the README and the pages of the documentation show can be given as they stand."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from blocks import DOCS, ROOT, blocks_of

FEW_GAMES = "2"
"""So many games are simulated here, however many a page says."""


def commands_on(page: Path) -> list[str]:
    """The commands in a page's blocks of shell lines, but for blocks that install something first."""
    found: list[str] = []
    for block in blocks_of(page.read_text(encoding="utf-8")):
        if block.language == "sh" and "pip install" not in block.text:
            found += [line for line in block.text.splitlines() if line.startswith("arnak ")]
    return found


PAGES = {
    str(page.relative_to(ROOT)): page
    for page in (ROOT / "README.md", *sorted(DOCS.rglob("*.md")))
    if page.name != "command-line.md" and commands_on(page)
}


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_on_the_page_can_be_given(page: str, tmp_path: Path) -> None:
    for line in commands_on(PAGES[page]):
        words = shlex.split(re.sub(r"--games \d+", f"--games {FEW_GAMES}", line), comments=True)
        done = subprocess.run(
            [sys.executable, "-m", "arnak_cli", *words[1:]],
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            timeout=120,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
