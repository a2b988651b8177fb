"""The leaders as printed: their export against reference data, and what is shown of them in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arnak_core import GameConfig
from arnak_core.catalogue import export_catalogue
from arnak_core.description import describe
from arnak_core.ruleset import Ruleset, ruleset
from arnak_core.testing.reference import differences

from .leaders_kit import EXPANSIONS

REFERENCE = json.loads((Path(__file__).parent / "reference_leaders.json").read_text())["leaders"]
LEADERS = [entry["id"] for entry in REFERENCE]


@pytest.fixture(name="rules", scope="module")
def rules_with_leaders() -> Ruleset:
    return ruleset(GameConfig(expansions=EXPANSIONS))


def exported(rules: Ruleset, leader: str) -> dict[str, object]:
    """A leader's entry, its blue effects without the names that we gave them."""
    leaders = export_catalogue(rules, expansion="leaders")["leaders"]
    assert isinstance(leaders, list)
    entry = next(entry for entry in leaders if entry["id"] == leader)
    blue = [{"free_action": effect["free_action"], "effect": effect["effect"]} for effect in entry["blue_effects"]]
    return {**entry, "blue_effects": blue}


def test_all_leaders_are_in_the_catalogue(rules: Ruleset) -> None:
    assert list(rules.leaders) == LEADERS


@pytest.mark.parametrize("reference", REFERENCE, ids=LEADERS)
def test_export_agrees_with_the_reference(rules: Ruleset, reference: dict[str, object]) -> None:
    assert differences({"leaders": [exported(rules, str(reference["id"]))]}, {"leaders": [reference]}) == []


@pytest.mark.parametrize("reference", REFERENCE, ids=LEADERS)
def test_the_comparison_finds_a_wrong_value(rules: Ruleset, reference: dict[str, object]) -> None:
    entry = exported(rules, str(reference["id"]))
    slots = entry["idol_slots"]
    assert isinstance(slots, list)
    wrong = {**entry, "idol_slots": [{**slots[0], "points": 9}, *slots[1:]]}
    assert len(differences({"leaders": [wrong]}, {"leaders": [reference]})) == 1


def test_no_leader_has_house_values(rules: Ruleset) -> None:
    cards = [rules.basic_cards[card] for leader in rules.leaders.values() for card in leader.starting_cards]
    assert [one.id for one in (*rules.leaders.values(), *cards) if one.house] == []


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_is_described_with_cards_abilities_and_slots(rules: Ruleset, leader: str) -> None:
    lines = describe(rules, rules.leaders[leader])
    shown = "\n".join(lines)
    assert lines[0] == f"{rules.leaders[leader].name} (leader)"
    for card in rules.leaders[leader].starting_cards:
        assert f"Starting card {rules.name(card)}" in shown
    for line in rules.leaders[leader].about():
        assert line in lines
    assert "Idol slots, filled in any order: 1 point" in shown
    assert "Blue slots also" in shown
