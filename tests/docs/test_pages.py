"""The Python on the pages of the documentation runs, and prints what the pages say."""

from __future__ import annotations

import pytest
from blocks import DOCS, ROOT, blocks_of, run_python

PAGES = {
    path.name: path
    for path in (
        ROOT / "README.md",
        *(
            DOCS / name
            for name in (
                "how-it-works.md",
                "hooks.md",
                "embedding.md",
                "saves-and-records.md",
                "add-a-card.md",
                "write-a-house-rule.md",
                "write-a-leader.md",
                "testing.md",
            )
        ),
    )
}


@pytest.mark.parametrize("page", PAGES)
def test_python_on_the_page_runs(page: str) -> None:
    assert run_python(PAGES[page]) > 0


def test_blocks_are_found_with_what_they_print() -> None:
    page = (
        "# A\n```python\nprint(1)\n```\n\n```text\n1\n```\n\n"
        "Words.\n\n```python\nprint(2)\n```\nmore\n```text\n3\n```\n"
    )
    assert [(block.language, block.line, block.printed) for block in blocks_of(page)] == [
        ("python", 3, "1\n"),
        ("text", 7, None),
        ("python", 13, None),
        ("text", 17, None),
    ]
    assert blocks_of("no code") == []
