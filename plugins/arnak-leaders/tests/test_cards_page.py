"""The page about the cards names every component and marks house values as the catalogue does."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_core.components import Component
from arnak_core.ruleset import ruleset

from .cards_kit import config

PAGE = (Path(__file__).parents[3] / "docs" / "leaders-cards.md").read_text(encoding="utf-8")
RULES = ruleset(config(promos=True))
NEW = [
    component
    for kind in (RULES.items, RULES.artifacts, RULES.assistants, RULES.guardians, RULES.site_tiles)
    for component in kind.values()
    if RULES.components.expansion_of[component.id] == "leaders"
]


@pytest.mark.parametrize("component", NEW, ids=lambda component: component.id)
def test_the_page_has_a_row_for_each_component_with_its_house_values_marked(component: Component) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {component.name} |"))
    assert row.count("**(house)**") == len(component.house)
