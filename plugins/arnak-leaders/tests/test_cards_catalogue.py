"""The cards and tiles as printed: the export against reference data, numbers, replacements, house fields."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.catalogue import export_catalogue
from arnak_core.ruleset import Ruleset, ruleset
from arnak_core.testing.reference import differences

from .cards_kit import EXPANSIONS, config, options

REFERENCE = json.loads((Path(__file__).parent / "reference_cards.json").read_text())
KINDS = ("items", "artifacts", "assistants", "guardians", "sites")


@pytest.fixture(name="rules", scope="module")
def rules_with_promos() -> Ruleset:
    return ruleset(config(promos=True))


def entries(rules: Ruleset, kind: str) -> dict[str, dict[str, object]]:
    exported = export_catalogue(rules, expansion="leaders")[kind]
    assert isinstance(exported, list)
    return {entry["id"]: entry for entry in exported}


def saying_nothing_new(value: object) -> object:
    """The steps without arguments that repeat what the engine always does: using a site or an assistant of the supply
    is optional."""
    if isinstance(value, dict):
        silent = ("optional",) if value.get("op") in ("activate_site", "assistant_use_supply") else ()
        return {key: saying_nothing_new(part) for key, part in value.items() if key not in silent}
    return [saying_nothing_new(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("kind", KINDS)
def test_the_export_agrees_with_the_reference(rules: Ruleset, kind: str) -> None:
    promos = {card["id"] for card in (*REFERENCE["promo_items"], *REFERENCE["promo_artifacts"])}
    exported = [entry for name, entry in entries(rules, kind).items() if name not in promos]
    assert differences({kind: exported}, {kind: saying_nothing_new(REFERENCE[kind])}) == []


@pytest.mark.parametrize("kind", ["items", "artifacts"])
def test_the_promos_agree_with_the_reference(rules: Ruleset, kind: str) -> None:
    wanted = REFERENCE[f"promo_{kind}"]
    names = {card["id"] for card in wanted}
    exported = [entry for name, entry in entries(rules, kind).items() if name in names]
    assert differences({kind: exported}, {kind: wanted}) == []


def test_the_idols_are_those_of_the_base_game_and_the_reference(rules: Ruleset) -> None:
    base = ruleset(GameConfig())
    for idol in REFERENCE["idols"]:
        had = base.idols[idol["id"]].copies if idol["id"] in base.idols else 0
        assert rules.idols[idol["id"]].copies == had + idol["copies"]
        assert rules.idols[idol["id"]].effect.steps() == idol["effect"]
        assert rules.idols[idol["id"]].points == idol["points"]
    assert sum(idol.copies for idol in rules.idols.values()) == 20


@pytest.mark.parametrize(
    ("kind", "number"), [("items", 58), ("artifacts", 46), ("guardians", 20), ("assistants", 15), ("site_tiles", 29)]
)
def test_the_numbers_of_components(kind: str, number: int) -> None:
    rules = ruleset(config())
    assert len(getattr(rules, kind)) == number


def test_the_new_stone_key_replaces_the_old_one() -> None:
    assert ruleset(GameConfig()).artifacts["stone_key"].cost == 3
    assert ruleset(config()).artifacts["stone_key"].cost == 4


def test_the_new_miner_replaces_the_old_one() -> None:
    rules = ruleset(config())
    assert "assistant_01_coins" not in rules.assistants
    assert "miner_new" in rules.assistants


def test_house_fields_are_marked_as_in_the_reference(rules: Ruleset) -> None:
    for kind in KINDS:
        exported = entries(rules, kind)
        for entry in (*REFERENCE[kind], *REFERENCE.get(f"promo_{kind}", [])):
            doubtful = {name for name, trust in entry.get("confidence_of", {}).items() if trust == "house"}
            assert set(exported[entry["id"]].get("house", ())) == doubtful - {"free_action"}, entry["id"]


def test_promos_come_with_their_option_or_one_by_one() -> None:
    promos = {"saxophone", "rat", "soothsayers_runes", "alicorn"}
    assert not promos & set(ruleset(config()).cards)
    assert promos <= set(ruleset(config(promos=True)).cards)
    one = GameConfig(expansions=EXPANSIONS, include=["rat"], options=options())
    assert promos & set(ruleset(one).cards) == {"rat"}


def test_the_set_up_takes_the_new_tiles_in() -> None:
    state = new_game(config()).state
    assert {level: len(stack) for level, stack in state.site_stacks.items()} == {"1": 15, "2": 9}
    assert len(state.guardians) == 20
    assert [len(stack) for stack in state.assistants] == [5, 5, 5]
    idols = [idol for site in state.sites for idol in (*site.idols, *site.hidden_idols)]
    assert len(idols) == 16
    assert len([piece for piece in state.left_over if piece.startswith("idol_")]) == 4


def test_the_snake_side_takes_one_assistant_per_player_first() -> None:
    state = new_game(config(3, board="snake")).state
    assert len(state.rescue) == 3
    assert sum(len(stack) for stack in state.assistants) == 12
