"""The catalogue: what it exports agrees with the reference data, and everything can be said in words."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from arnak_core import GameConfig, UnknownExpansion
from arnak_core.catalogue import catalogue_of, export_catalogue
from arnak_core.components import Item
from arnak_core.description import describe, find_components
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import PluginInfo, PluginManager, hookimpl
from arnak_core.registry import Components
from arnak_core.ruleset import Ruleset, ruleset
from arnak_core.testing.reference import differences, normalised

REFERENCE = Path(__file__).parent.parent / "reference"
KINDS = {
    "basic_cards": 5,
    "items": 40,
    "artifacts": 35,
    "guardians": 15,
    "assistants": 12,
    "sites": 21,
    "idols": 6,
    "research_bonus_tiles": 6,
    "research_tracks": 2,
}


def reference() -> dict[str, Any]:
    """The components of the base game as the sources have them."""
    facts = json.loads((REFERENCE / "base.json").read_text())
    facts |= json.loads((REFERENCE / "tracks_base.json").read_text())
    for kind in ("setup", "fear_deck", "scoring", "resources"):
        del facts[kind]
    return facts


@pytest.fixture(name="rules", scope="module")
def base_rules() -> Ruleset:
    return ruleset(GameConfig())


def test_the_export_agrees_with_the_reference(rules: Ruleset) -> None:
    assert differences(export_catalogue(rules, expansion="base"), reference()) == []


@pytest.mark.parametrize(("kind", "number"), KINDS.items())
def test_the_reference_is_complete(kind: str, number: int) -> None:
    entries = reference()[kind]
    assert isinstance(entries, list)
    assert len(entries) == number


def test_a_wrong_value_is_found(rules: Ruleset) -> None:
    exported = export_catalogue(rules)
    wrong = copy.deepcopy(reference())
    wrong["items"][0]["points"] = 9
    wrong["research_tracks"][1]["nodes"][3]["edges"][0]["cost"] = {"jewel": 2}
    wrong["assistants"][6]["gold"]["effect"][0]["options"][1] = [{"op": "travel", "plane": 1}]
    found = differences(exported, wrong)
    assert [line.split(": ")[0] for line in found] == [
        "items/sea_turtle.points",
        "assistants/assistant_07_plane.gold.effect",
        "research_tracks/snake.nodes/snake_r2_a.edges/snake_r3_a.cost",
    ]


def test_missing_and_additional_entries_are_found(rules: Ruleset) -> None:
    exported = export_catalogue(rules)
    other = copy.deepcopy(reference())
    other["idols"][0]["id"] = "idol_of_gold"
    other["monsters"] = []
    assert differences(exported, other) == [
        "idols/idol_of_gold: not exported",
        "idols/idol_coin: not in the reference",
        "monsters: not exported",
    ]


def test_a_cost_has_to_be_equal_as_a_whole() -> None:
    reference = {"guardians": [{"id": "g", "cost": {"coin": 1}}]}
    assert differences({"guardians": [{"id": "g", "cost": {"coin": 1}}]}, reference) == []
    assert len(differences({"guardians": [{"id": "g", "cost": {"coin": 1, "jewel": 1}}]}, reference)) == 1


def test_house_values_and_unknown_names_are_not_compared() -> None:
    exported = {"items": [{"id": "hat", "name": "Hat", "points": 1, "cost": {"coin": 1}}]}
    entry = {"id": "hat", "name": None, "points": 7, "cost": {"coin": 1}, "confidence_of": {"points": "house"}}
    assert differences(exported, {"items": [entry]}) == []
    assert differences(exported, {"items": [entry | {"confidence_of": {"points": "likely"}}]}) != []
    assert differences(exported, {"items": [entry | {"confidence": "house", "confidence_of": {}}]}) == []


def test_arguments_left_out_mean_the_default() -> None:
    assert normalised([{"op": "draw", "n": 1, "from": "top"}]) == normalised([{"op": "draw"}])
    assert normalised([{"op": "draw", "n": 2}]) != normalised([{"op": "draw"}])
    assert normalised({"op": "activate_site", "levels": [1], "unoccupied": True}) != normalised(
        {"op": "activate_site", "levels": [1]}
    )


def test_every_entry_has_a_text_made_from_its_data(rules: Ruleset) -> None:
    exported: Any = export_catalogue(rules)
    assert json.loads(json.dumps(exported)) == exported
    for kind in KINDS:
        entries = exported[kind]
        assert isinstance(entries, list)
        for entry in entries:
            assert entry["text"], entry["id"]
            assert entry["expansion"] == "base"
    assert len(exported["idol_slots"]["effects"]) == 5


def test_the_export_of_several_expansions_takes_in_what_they_require() -> None:
    assert catalogue_of([]) == catalogue_of(["base"])
    with pytest.raises(UnknownExpansion):
        catalogue_of(["atlantis"])


def test_every_component_can_be_described(rules: Ruleset) -> None:
    for component in rules.components.found.values():
        lines = describe(rules, component)
        assert component.name in lines[0]
        assert len(lines) > 1


def test_a_card_in_words(rules: Ruleset) -> None:
    assert describe(rules, "serpent_idol") == [
        "Serpent Idol (artifact)",
        "Cost: 2 compasses; played from the hand: 1 tablet",
        "Travel: 1 plane",
        "Effect: 1 Fear, then 1 jewel",
        "Points: 1",
    ]
    assert "Effect: Free action: 2 coins or gain 3 coins and pass for the round" in describe(rules, "watch")
    assert describe(rules, "no_such_card") == []


def test_an_assistant_shows_both_sides_and_a_guardian_its_cost_and_boon(rules: Ruleset) -> None:
    assert describe(rules, "assistant_09_boat")[1:] == [
        "Silver (free action): 1 compass or travel: 1 boat",
        "Gold (free action): 1 coin, 1 compass or travel: 2 boats",
    ]
    assert describe(rules, "assistant_10_buy")[1].startswith("Silver (main action)")
    assert describe(rules, "guardian_03")[1:] == [
        "Cost: 1 coin, 1 arrowhead, 1 boot",
        "Boon, once in the game: travel: 1 car",
        "Points: 5",
    ]


def test_a_track_row_by_row_with_its_bridges(rules: Ruleset) -> None:
    lines = describe(rules, rules.tracks["snake"])
    assert "Row 1: magnifying glass 1 point, 1 coin; notebook 0 points, take a silver assistant" in lines
    assert "    to Lost Temple: 1 compass, 1 arrowhead, 1 jewel (magnifying glass only)" in lines
    assert "  Space 4: assistants to rescue" in lines


def test_a_component_is_found_by_id_by_name_or_by_a_part_of_it(rules: Ruleset) -> None:
    assert [found.id for found in find_components(rules, "Trader's Coins")] == ["traders_coins"]
    assert [found.id for found in find_components(rules, "dog")] == ["dog"]
    assert {found.id for found in find_components(rules, "earring")} == {"crystal_earring", "obsidian_earring"}
    assert find_components(rules, "atlantis") == []


def test_house_values_are_marked() -> None:
    class WithHouseCard:
        @hookimpl
        def arnak_plugin(self) -> PluginInfo:
            return PluginInfo(id="house", name="House", version="1", requires=("base",))

        @hookimpl
        def arnak_components(self, components: Components) -> None:
            components.add(Item("toy", "Toy", cost=1, effect=Gain(coin=1), house=("cost",)))

    from arnak_core import base

    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(WithHouseCard(), "house")
    rules = Ruleset(GameConfig(expansions=("base", "house")), manager)
    exported = export_catalogue(rules, expansion="house")
    assert exported["items"] == [
        {
            "id": "toy",
            "name": "Toy",
            "cost": {"coin": 1},
            "points": 0,
            "travel": {},
            "free_action": False,
            "effect": [{"op": "gain", "coin": 1}],
            "text": "1 coin",
            "house": ["cost"],
            "expansion": "house",
        }
    ]
    assert "House values, not the printed ones: cost" in describe(rules, "toy")
