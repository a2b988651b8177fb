"""`arnak simulate`: the same numbers whatever the number of processes, and the right ones."""

from __future__ import annotations

import json
from typing import Any

import pytest
from cli_kit import GiftPlugin, Run, is_one_line_of_bad_input

from arnak_cli.bots import chance_for, make_bot
from arnak_cli.plugins import plugins
from arnak_cli.simulation import chunks, spread
from arnak_core import GameConfig, new_game


def numbers(run: Run, *arguments: str) -> dict[str, Any]:
    """The JSON of a simulation, without its timing."""
    result = run("simulate", "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    assert set(found.pop("timing")) == {"seconds", "jobs", "games_per_second", "decisions_per_second"}
    return found


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(run: Run) -> None:
    one = numbers(run, "--games", "30", "--seed", "5", "--players", "3")
    assert one == numbers(run, "--games", "30", "--seed", "5", "--players", "3", "--jobs", "2")
    assert one != numbers(run, "--games", "30", "--seed", "6", "--players", "3")


def test_the_numbers_are_those_of_the_games(run: Run) -> None:
    found = numbers(run, "--games", "4", "--seed", "11", "--board", "snake")
    bot = make_bot(plugins(), "random")
    totals: list[list[int]] = [[], []]
    shares = [0.0, 0.0]
    for seed in range(11, 15):
        game = new_game(GameConfig(board="snake", seed=seed))
        while not game.is_over:
            game.choose(bot.choose(game, chance_for(game)))
        result = game.result()
        for seat in (0, 1):
            totals[seat].append(result.scores[seat].total)
            if seat in result.winners:
                shares[seat] += 1 / len(result.winners) / 4
    for seat, side in enumerate(found["seats"]):
        assert side["score"]["mean"] == pytest.approx(sum(totals[seat]) / 4)
        assert side["score"]["largest"] == max(totals[seat])
        assert side["win_share"] == pytest.approx(shares[seat])
        assert sum(side["categories"].values()) == pytest.approx(side["score"]["mean"], abs=0.01)
    assert found["rounds"] == 5


def test_quartiles() -> None:
    found = spread([1, 2, 3, 4, 10])
    assert (found.mean, found.smallest, found.lower_quartile, found.median, found.upper_quartile, found.largest) == (
        4,
        1,
        2,
        3,
        4,
        10,
    )
    assert spread([1, 2]).median == 1.5


def test_the_tables(run: Run) -> None:
    result = run("simulate", "--games", "6", "--seed", "1", "--bot", "greedy", "--bot", "random", "--rotate")
    assert result.exit_code == 0
    for words in ("Seat 1", "Seat 2", "greedy", "random", "Research", "Idol slots", "decisions per game", "games/s"):
        assert words in result.stdout
    assert "\x1b" not in result.stdout
    assert result.stderr == "", "the progress bar is for terminals"


def test_bots_move_on_by_a_seat_with_rotate(run: Run) -> None:
    found = numbers(run, "--games", "6", "--seed", "1", "--bot", "greedy,random", "--rotate")
    by_bot = {side["name"]: side for side in found["by_bot"]}
    assert by_bot["greedy"]["games"] == by_bot["random"]["games"] == 6
    assert by_bot["greedy"]["win_share"] > 0.8
    assert all(0 < side["win_share"] < 1 for side in found["seats"])


@pytest.mark.usefixtures("gifts")
def test_options_of_expansions_are_flags(run: Run) -> None:
    found = numbers(
        run, "--games", "2", "--seed", "1", "--points", "7", "--loud", "--mood", "wild", "--gifts-seed", "4"
    )
    assert found["config"]["options"] == {"gifts": {"points": 7, "mood": "wild", "loud": True, "seed": 4}}
    assert found["config"]["expansions"] == ["base", "gifts"]
    assert all(side["categories"]["gifts"] == 7 for side in found["seats"])
    assert is_one_line_of_bad_input(run("simulate", "--points", "12"), "--points", "12")
    assert is_one_line_of_bad_input(run("simulate", "--mood", "sad"), "--mood", "calm", "wild")


@pytest.mark.usefixtures("gifts")
def test_how_often_a_rival_is_beaten(run: Run) -> None:
    arguments = ("--games", "12", "--seed", "1", "--expansion", "gifts", "--points", "0")
    (rival,) = numbers(run, *arguments)["rivals"]
    best = []
    for seed in range(1, 13):
        game = new_game(GameConfig(expansions=["base", "gifts"], options={"gifts": {"points": 0}}, seed=seed))
        bot = make_bot(plugins(), "random")
        while not game.is_over:
            game.choose(bot.choose(game, chance_for(game)))
        best.append(max(score.total for score in game.result().scores))
    assert rival["name"] == "Giver"
    assert rival["beaten"] == pytest.approx(sum(score > 17 for score in best) / 12, abs=0.001)
    assert rival["tied"] == pytest.approx(sum(score == 17 for score in best) / 12, abs=0.001)
    assert rival["lost"] == pytest.approx(sum(score < 17 for score in best) / 12, abs=0.001)
    assert "Against Giver: won" in run("simulate", *arguments).stdout


@pytest.mark.usefixtures("gifts")
def test_a_plugins_bot_plays(run: Run) -> None:
    assert numbers(run, "--games", "2", "--seed", "1", "--bot", "last")["bots"] == ["last"]


def test_flags_of_expansions_are_listed_in_the_help(run: Run, gifts: GiftPlugin) -> None:
    shown = run("play", "--help").stdout
    for words in ("--points 0 to 9", "--mood calm|wild", "--loud / --no-loud", "--names TEXT", "--gifts-seed NUMBER"):
        assert words in shown
    assert "Options of the expansion gifts" in shown


def test_bad_input_is_one_line(run: Run) -> None:
    assert is_one_line_of_bad_input(run("simulate", "--games", "0"), "--games")
    assert is_one_line_of_bad_input(run("simulate", "--bot", "hal"), "no bot 'hal'")
    assert is_one_line_of_bad_input(run("simulate", "--expansion", "atlantis"), "atlantis", "base")
    assert is_one_line_of_bad_input(run("simulate", "--players", "5"), "5 players")
    assert is_one_line_of_bad_input(run("simulate", "--bot", "random", "--bot", "random", "--players", "3"), "2 bots")


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (3, 8), (200, 2), (1000, 2), (999, 3)])
def test_portions_hold_every_game_once_and_end_with_small_ones(games: int, jobs: int) -> None:
    portions = chunks(GameConfig(seed=7), ["random"], games, jobs, rotate=False)
    assert [seed for _, plan in portions for seed, _ in plan] == list(range(7, 7 + games))
    sizes = [len(plan) for _, plan in portions]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert sizes[0] <= max(1, games // (jobs * 8))
