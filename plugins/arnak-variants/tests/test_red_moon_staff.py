"""The red moon staff: which cards of the row are exiled at the end of a round."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.base.flow import EndRound, NextRow
from arnak_core.config import OptionValue
from arnak_core.testing import Scenario
from arnak_core.testing.fuzz import Fuzzer, Measure

ARTIFACTS = ("stone_jar", "war_mask", "mortar", "serpent_idol", "sundial")
ITEMS = ("gold_pan", "flask", "watch", "trowel", "rope")
EXILED_BY_ROUND = {1: (1, 2), 2: (2, 2), 3: (2, 2), 4: (2, 2)}
"""By round: how many artifacts and items go."""


def position(number: int, *, red: bool = True, row: list[str] | None = None) -> Scenario:
    options: dict[str, dict[str, OptionValue]] = {"variants": {"red_moon_staff": red}}
    scenario = Scenario(expansions=("base", "variants"), options=options).round(number)
    return scenario.row(*(row or [*ARTIFACTS[:number], *ITEMS[: 6 - number]]))


def next_row(scenario: Scenario) -> Game:
    return scenario.start(effect=NextRow())


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_two_artifacts_and_two_items_go_as_far_as_there_are_so_many(number: int) -> None:
    state = next_row(position(number)).state
    assert (len(state.artifact_exile), len(state.item_exile)) == EXILED_BY_ROUND[number]
    assert set(state.artifact_exile) == set(ARTIFACTS[max(0, number - 2) : number])
    assert set(state.item_exile) == set(ITEMS[:2])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_staff_moves_one_place_and_the_row_is_refilled(number: int) -> None:
    game = next_row(position(number))
    row = game.state.card_row
    assert game.state.staff == number + 1
    assert "" not in row
    assert [card in game.rules.artifacts for card in row] == [place <= number for place in range(6)]


def test_a_gap_beside_the_staff_stays_a_gap() -> None:
    scenario = position(3, row=["stone_jar", "war_mask", "", "gold_pan", "", "watch"])
    state = next_row(scenario.decks(items=[], artifacts=[], complete=True)).state
    assert state.artifact_exile == ["war_mask"]
    assert state.item_exile == ["gold_pan"]
    assert "stone_jar" in state.card_row


def test_switched_off_one_card_goes_on_each_side() -> None:
    state = next_row(position(2, red=False)).state
    assert (state.artifact_exile, state.item_exile) == ([ARTIFACTS[1]], [ITEMS[0]])


def test_it_happens_at_the_end_of_a_round() -> None:
    scenario = position(2).player(0, idols=1).player(1, idols=1)
    state = scenario.start(effect=EndRound()).state
    assert state.round == 3
    assert (len(state.artifact_exile), len(state.item_exile)) == EXILED_BY_ROUND[2]


def test_nothing_is_exiled_after_the_last_round() -> None:
    state = position(5, row=[*ARTIFACTS, ITEMS[0]]).start(effect=EndRound()).state
    assert state.artifact_exile == state.item_exile == []


def test_the_table_is_told() -> None:
    shown = [panel.title for panel in new_game(GameConfig(expansions=["base", "variants"])).view().panels]
    assert "Red moon staff" in shown


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_the_red_moon_staff(seed: int) -> None:
    config = GameConfig(players=2 + seed % 3, expansions=("base", "variants"), seed=seed)
    game = Fuzzer(Measure(full=0.1, replay=1.0)).play(config)
    exiled = len(game.state.artifact_exile) + len(game.state.item_exile)
    taken_back = 2  # Ornate Hammer, bought and played
    assert exiled >= sum(sum(numbers) for numbers in EXILED_BY_ROUND.values()) - taken_back
