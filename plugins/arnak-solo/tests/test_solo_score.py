"""The rival's score by category, and won, lost or tied."""

from __future__ import annotations

import pytest
from solo_kit import solo, with_rival

from arnak_core import Game
from arnak_core.testing import Scenario
from arnak_solo import LOST, TIED, WON, outcome
from arnak_solo.flow import RivalEndsRound


def scored(scenario: Scenario) -> Game:
    return scenario.round(5).start(effect=RivalEndsRound())


def lines(game: Game) -> dict[str, int]:
    return game.result().rivals[0].lines


def test_c38_the_rivals_idols() -> None:
    scenario = with_rival(
        solo(), idols=["idol_coin", "idol_tablet"], duplicates=["idol_coin"], hidden_idols=["idol_trade"]
    )
    found = lines(scored(scenario))
    assert found["idols"] == 3 + 2 + 3 + 2
    assert set(found) == {"research", "temple tiles", "idols", "guardians", "cards"}, "no slots, no notebook, no Fear"


@pytest.mark.parametrize(
    ("board", "glass", "points"),
    [("bird", "start", 0), ("bird", "bird_r3_a", 4), ("bird", "bird_r7_b", 16), ("snake", "snake_r6_b", 10)],
)
def test_the_magnifying_glass_counts_as_for_a_player(board: str, glass: str, points: int) -> None:
    assert lines(scored(with_rival(solo(board), glass=glass)))["research"] == points


@pytest.mark.parametrize(("arrivals", "rivals", "mine"), [([1, 0], 23, 21), ([0, 1], 21, 23)])
def test_in_the_lost_temple_the_order_of_arrival_counts(arrivals: list[int], rivals: int, mine: int) -> None:
    game = scored(with_rival(solo().temple(arrivals=arrivals), glass="lost_temple"))
    assert lines(game)["research"] == rivals
    assert game.result().scores[0].lines["research"] == mine


def test_temple_tiles_guardians_and_cards_count_their_points() -> None:
    scenario = with_rival(
        solo(),
        temple_tiles=["temple_silver_left", "temple_silver_right"],
        guardians=["guardian_01", "guardian_02"],
        cards=["steam_boat", "mortar"],
    )
    found = lines(scored(scenario))
    assert (found["temple tiles"], found["guardians"], found["cards"]) == (12, 10, 4)


EMPTY_SLOTS = 10


@pytest.mark.parametrize(
    ("guardians", "idols", "verdict", "margin", "words"),
    [
        (["guardian_01"], [], WON, 5, "won by 5 points"),
        (["guardian_01", "guardian_02"], [], TIED, 0, "tied, which is no win"),
        (["guardian_01", "guardian_02"], ["idol_coin"], LOST, -3, "lost by 3 points"),
    ],
)
def test_the_human_needs_more_points_than_the_rival(
    guardians: list[str], idols: list[str], verdict: str, margin: int, words: str
) -> None:
    game = scored(with_rival(solo(), guardians=guardians, idols=idols))
    found = outcome(game)
    assert found.player == EMPTY_SLOTS
    assert (found.verdict, found.margin, found.player - found.rival) == (verdict, margin, margin)
    assert game.result().outcome == words
    assert game.result().winners == ([0] if verdict == WON else [])
