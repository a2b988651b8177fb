"""The Python on all pages of the documentation runs where every plugin is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from blocks import DOCS, ROOT, blocks_of, run_python

PAGES = {
    str(path.relative_to(ROOT)): path
    for path in sorted([*DOCS.rglob("*.md"), *(ROOT / "plugins").glob("*/README.md")])
    if any(block.language == "python" for block in blocks_of(path.read_text(encoding="utf-8")))
}


@pytest.mark.parametrize("page", PAGES)
def test_python_on_the_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_python(PAGES[page]) > 0
