"""The tracks' numbers: the export agrees with the reference, house values are marked as such."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from arnak_core import GameConfig
from arnak_core.catalogue import export_catalogue, export_component
from arnak_core.description import describe
from arnak_core.ruleset import Ruleset, ruleset
from arnak_core.testing.reference import differences, normalised
from arnak_temples.tree import CHAMBERS

REFERENCE: dict[str, Any] = json.loads((Path(__file__).parent / "reference_tracks.json").read_text())
TEMPLES = ("monkey", "lizard", "waterfall", "tree")


def rules_of(temple: str) -> Ruleset:
    return ruleset(GameConfig(expansions=("base", "temples"), options={"temples": {"temple": temple}}))


def whole(value: object) -> object:
    """The reference without its confidence, so that house values are compared, too."""
    if isinstance(value, dict):
        entry = cast(dict[str, object], value)
        return {key: whole(part) for key, part in entry.items() if key not in ("confidence", "confidence_of")}
    return [whole(part) for part in cast("list[object]", value)] if isinstance(value, list) else value


def exported(temple: str) -> dict[str, Any]:
    rules = rules_of(temple)
    return cast(dict[str, Any], export_component(rules, rules.tracks[temple]))


def reference(temple: str) -> dict[str, Any]:
    return next(track for track in REFERENCE["research_tracks"] if track["id"] == temple)


def test_every_value_agrees_with_the_reference_house_values_too() -> None:
    catalogue = export_catalogue(rules_of("monkey"), expansion="temples")
    assert differences(catalogue, {"research_tracks": cast("list[object]", whole(REFERENCE["research_tracks"]))}) == []


@pytest.mark.parametrize("temple", TEMPLES)
def test_what_the_reference_calls_house_is_marked_so_and_nothing_else(temple: str) -> None:
    track = exported(temple)
    wanted = reference(temple)
    spaces = {space["id"]: space for space in track["nodes"]}
    for space in wanted["nodes"]:
        edges = {edge["to"]: edge for edge in spaces[space["id"]]["edges"]}
        for edge in space["edges"]:
            if "exile" in edge.get("cost", {}):
                house = ["to"]
            elif edge.get("confidence_of", {}).get("cost") == "house":
                house = ["sliding_cost" if "sliding_cost" in edge else "cost"]
            else:
                house = []
            assert edges[edge["to"]].get("house", []) == house
    rows = {row["row"]: row for row in track["rows"]}
    for row in wanted["rows"]:
        is_house = row["confidence_of"].get("rewards") == "house"
        assert rows[row["row"]].get("house", []) == (["magnifying_glass", "notebook"] if is_house else [])
    assert track.get("house", []) == (["temple_tiles"] if wanted["temple_tiles"]["confidence"] == "house" else [])


@pytest.mark.parametrize("chamber", CHAMBERS)
def test_the_rewards_of_the_chambers_agree_with_the_reference(chamber: str) -> None:
    for slot, wanted in zip(CHAMBERS[chamber], REFERENCE["idol_chambers"][chamber], strict=True):
        assert slot.id == wanted["id"]
        assert normalised(slot.effect.steps()) == normalised(wanted["effect"])
        assert (slot.house == ("effect",)) == (wanted["confidence"] == "house")


def test_the_chambers_are_exported_with_the_track() -> None:
    space = next(space for space in exported("tree")["nodes"] if space["id"] == "tree_chamber_2")
    slots = space["rewards"]["magnifying_glass"][0]["slots"]
    assert [slot["id"] for slot in slots] == [f"tree_chamber_2_slot_{number}" for number in (1, 2, 3, 4)]
    assert all(slot["house"] == ["effect"] for slot in slots)


@pytest.mark.parametrize("idol", REFERENCE["idols"], ids=lambda idol: idol["id"])
def test_the_idols_of_the_boxes_agree_with_the_reference(idol: dict[str, Any]) -> None:
    base = ruleset(GameConfig()).idols.get(idol["id"])
    found = rules_of(idol["temple"]).idols[idol["id"]]
    assert found.copies == idol["copies"] + (base.copies if base is not None else 0)
    assert found.points == idol["points"]
    assert normalised(found.effect.steps()) == normalised(idol["effect"])
    assert bool(found.house) == ("house" in idol.get("confidence_of", {}).values())


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_track_is_told_in_words_with_its_house_values(temple: str) -> None:
    rules = rules_of(temple)
    words = "\n".join(describe(rules, rules.tracks[temple]))
    assert rules.tracks[temple].name in words
    assert ("house" in words) == (temple in ("waterfall", "tree"))
