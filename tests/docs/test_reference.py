"""The reference lists every public module of the core."""

from __future__ import annotations

import re

from blocks import DOCS, ROOT

LISTED = {
    name
    for page in (DOCS / "api").glob("*.md")
    for name in re.findall(r"automodule:: (\S+)", page.read_text(encoding="utf-8"))
}
PACKAGES = {"arnak_core", "arnak_core.effects", "arnak_core.base", "arnak_core.testing"}


def modules() -> set[str]:
    """All modules of the core with something to document: not packages, and not the base game's lists of components."""
    found: set[str] = set()
    for path in (ROOT / "arnak_core").rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        source = path.read_text(encoding="utf-8")
        if name not in PACKAGES and re.search(r"^(class|def) [a-zA-Z]", source, re.MULTILINE):
            found.add(name)
    return found


def test_the_reference_lists_every_public_module() -> None:
    assert sorted(modules() - LISTED) == []


def test_the_reference_lists_nothing_else() -> None:
    assert sorted(LISTED - modules()) == []


def test_the_index_lists_every_page() -> None:
    """Sphinx says so too, but not everybody has it."""
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    entries = {
        line for block in re.findall(r"```\{toctree\}\n(.*?)```", index, re.DOTALL) for line in block.splitlines()
    }
    assert {path.stem for path in DOCS.glob("*.md")} - {"index"} - entries == set()
