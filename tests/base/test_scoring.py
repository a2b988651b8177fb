"""Final scoring and ties (rules: "Final scoring")."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig
from arnak_core.ruleset import ruleset
from arnak_core.testing import Scenario

POINTS = {
    "bird": {"magnifying_glass": [0, 1, 2, 4, 6, 9, 12, 16], "notebook": [0, 0, 1, 2, 4, 6, 8, 10]},
    "snake": {"magnifying_glass": [0, 1, 2, 3, 4, 5, 10, 15], "notebook": [0, 0, 3, 4, 5, 8, 12, 15]},
}


def lines(game: Game, seat: int = 0) -> dict[str, int]:
    return game.result().scores[seat].lines


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_each_research_token_scores_its_row(board: str) -> None:
    for space in ruleset(GameConfig(board=board)).track.spaces[:-1]:
        for token in ("magnifying_glass", "notebook"):
            game = Scenario(board=board).player(0, **{token: space.id}).start()
            assert lines(game)["research"] == POINTS[board][token][space.row], (space.id, token)


def test_the_lost_temple_scores_instead_of_the_row_below_and_the_notebook_besides() -> None:
    game = Scenario().player(0, notebook="bird_r7_a").temple(arrivals=[0]).start()
    assert lines(game)["research"] == 23 + 10


def test_temple_tiles_score_two_six_and_eleven() -> None:
    game = Scenario().player(0, temple_tiles=["temple_bronze_left", "temple_silver_right", "temple_gold"]).start()
    assert lines(game)["temple tiles"] == 19


def test_cards_count_wherever_they_are_but_not_in_exile() -> None:
    game = Scenario().player(0, hand=["steam_boat"], deck=["treasure_chest"], play=["dog"]).exile("automobile").start()
    assert lines(game)["cards"] == 3 + 3 + 1


def test_starting_cards_score_nothing() -> None:
    game = (
        Scenario().player(0, hand=["funding_boat", "funding_car"], deck=["exploration_boat", "exploration_car"]).start()
    )
    assert lines(game)["cards"] == 0


def test_a_fear_card_is_minus_one_and_a_fear_tile_minus_two() -> None:
    game = Scenario().player(0, hand=["fear"], deck=["fear"], play=["fear"], fear_tiles=2).start()
    assert lines(game)["fear"] == -7


def test_tokens_and_assistants_score_nothing() -> None:
    bare = Scenario().player(0).start().result().scores[0].total
    rich = Scenario().player(0, coin=9, jewel=9, assistants=["assistant_01_coins:gold"]).start()
    assert rich.result().scores[0].total == bare


def test_everything_together() -> None:
    game = (
        Scenario()
        .player(
            0,
            hand=["fear"],
            play=["brush"],
            idols=1,
            slots=[True, True],
            guardians=["guardian_01", "guardian_02:used"],
            temple_tiles=["temple_bronze_left"],
            magnifying_glass="bird_r5_a",
            notebook="bird_r4_a",
        )
        .start()
    )
    assert lines(game) == {
        "research": 9 + 4,
        "temple tiles": 2,
        "idols": 9,
        "idol slots": 7,
        "guardians": 10,
        "cards": 3,
        "fear": -1,
    }
    assert game.result().scores[0].total == 43


def test_most_points_win() -> None:
    game = Scenario(3).player(1, guardians=["guardian_01"]).player(2, guardians=["guardian_02", "guardian_03"]).start()
    assert game.result().ranking == [[2], [1], [0]]
    assert game.result().winners == [2]


def test_a_tie_goes_to_whoever_reached_the_lost_temple_first() -> None:
    game = Scenario(3).player(1, temple_tiles=["temple_bronze_left"]).temple(arrivals=[0, 1]).start()
    scores = [score.total for score in game.result().scores]
    assert scores[0] == scores[1]
    assert game.result().ranking == [[0], [1], [2]]


def test_a_tied_player_in_the_lost_temple_beats_one_with_the_higher_research_score() -> None:
    game = (
        Scenario(3)
        .player(0, magnifying_glass="bird_r7_a", notebook="bird_r7_a")
        .player(1, play=["steam_boat"])
        .temple(arrivals=[1])
        .start()
    )
    scores = game.result().scores
    assert scores[0].total == scores[1].total
    assert (scores[0].lines["research"], scores[1].lines["research"]) == (26, 23)
    assert game.result().ranking[0] == [1]


def test_without_the_lost_temple_the_higher_research_score_wins_the_tie() -> None:
    game = (
        Scenario()
        .player(0, play=["steam_boat"], magnifying_glass="bird_r1_a")
        .player(1, magnifying_glass="bird_r3_a")
        .start()
    )
    scores = [score.total for score in game.result().scores]
    assert scores[0] == scores[1]
    assert game.result().winners == [1]


def test_else_it_stays_a_tie() -> None:
    game = Scenario().player(0, magnifying_glass="bird_r3_a").player(1, magnifying_glass="bird_r3_a").start()
    assert game.result().ranking == [[0, 1]]
    assert game.result().winners == [0, 1]
