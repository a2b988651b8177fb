"""Every hook is documented with exactly its arguments and an example that runs."""

from __future__ import annotations

import inspect
import re

import pytest
from blocks import DOCS, ROOT, blocks_of

from arnak_core.effects.digging import DIG, DISCOVER
from arnak_core.hooks import SCOPED_HOOKS, Specs

PAGE = (DOCS / "hooks.md").read_text(encoding="utf-8")
HOOKS = {name: function for name, function in vars(Specs).items() if name.startswith("arnak_")}
HEADING = re.compile(r"^### (?P<name>arnak_\w+)\((?P<arguments>[^)]*)\)$", re.MULTILINE)
SECTIONS = {
    match["name"]: (match["arguments"], re.split(r"^##", PAGE[match.end() :], maxsplit=1, flags=re.MULTILINE)[0])
    for match in HEADING.finditer(PAGE)
}


def test_every_hook_has_a_section_and_every_section_a_hook() -> None:
    assert sorted(SECTIONS) == sorted(HOOKS)


@pytest.mark.parametrize("hook", HOOKS)
def test_documented_with_exactly_its_arguments(hook: str) -> None:
    arguments, _ = SECTIONS[hook]
    assert arguments == ", ".join(list(inspect.signature(HOOKS[hook]).parameters)[1:])


@pytest.mark.parametrize("hook", HOOKS)
def test_documented_with_an_example(hook: str) -> None:
    _, section = SECTIONS[hook]
    examples = [block.text for block in blocks_of(section) if block.language == "python"]
    assert any(f"def {hook}(self" in example and "assert " in example for example in examples)


@pytest.mark.parametrize("hook", HOOKS)
def test_says_whether_a_leader_may_have_it(hook: str) -> None:
    _, section = SECTIONS[hook]
    words = " ".join(section.split())
    said = "leader may have this hook too" in words or "a leader's reactions, which it may have too" in words.lower()
    assert said == (hook in SCOPED_HOOKS)


SOURCES = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "arnak_core").rglob("*.py"))


def test_the_actions_of_permissions_are_listed() -> None:
    asked = set(re.findall(r'permitted\(\s*"(\w+)"', SOURCES))
    assert "enter" in asked
    assert set(re.findall(r"^- `(\w+)`:", SECTIONS["arnak_permissions"][1], re.MULTILINE)) == asked


def test_the_purposes_of_costs_are_listed() -> None:
    purposes = set(re.findall(r'\.cost\(\s*"(\w+)"', SOURCES)) | {DIG, DISCOVER, "buy_item", "buy_artifact"}
    assert "overcome" in purposes
    listed = SECTIONS["arnak_cost_changes"][1].split("The purposes are", 1)[1].split(".", 1)[0]
    assert set(re.findall(r"`(\w+)`", listed)) == purposes
