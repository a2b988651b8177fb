"""The bots: greedy beats random, looks at nothing hidden, and all play every kind of game to its end."""

from __future__ import annotations

import pytest
from cli_kit import Run

from arnak_cli.bots import bots, chance_for, make_bot
from arnak_cli.bots.greedy import Greedy, standing
from arnak_cli.plugins import plugins
from arnak_cli.simulation import play_one, simulate
from arnak_core import Ask, Game, GameConfig, new_game


def test_greedy_beats_random() -> None:
    outcome = simulate(GameConfig(seed=1000), ["greedy", "random"], 20, rotate=True)
    greedy = next(side for side in outcome.by_bot if side.name == "greedy")
    assert greedy.win_share >= 0.95


class Fair:
    """Of a game only what a bot may look at: the decision, and samples of what it can't know."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def decision(self) -> Ask:
        return self._game.decision

    def sample(self, player: int, seed: int) -> Game:
        assert player == self._game.decision.player
        return self._game.sample(player, seed)


def test_greedy_looks_at_nothing_hidden() -> None:
    game = new_game(GameConfig(seed=4))
    for _ in range(60):
        game.choose(Greedy().choose(Fair(game), chance_for(game)))  # type: ignore[arg-type]
    assert len(game.keys) == 60


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_to_the_end(name: str, board: str, players: int) -> None:
    played = play_one(GameConfig(players=players, board=board, seed=2), [name] * players)
    assert played.rounds == 5
    assert len(played.scores) == players


def test_a_bot_chooses_the_same_in_the_same_game() -> None:
    first = play_one(GameConfig(seed=9), ["greedy", "random"])
    assert first == play_one(GameConfig(seed=9), ["greedy", "random"])


def test_what_is_in_hand_is_worth_nothing_after_passing() -> None:
    game = new_game(GameConfig(seed=1))
    assert standing(game, 0) > standing(game, 0, out=True)


@pytest.mark.usefixtures("gifts")
def test_plugins_bring_bots() -> None:
    assert list(bots(plugins())) == ["random", "greedy", "last"]
    assert make_bot(plugins(), "last").name == "last"


@pytest.mark.usefixtures("gifts")
def test_plugins_bring_commands(run: Run) -> None:
    assert "Unwrap a gift." in run("--help").stdout
    assert run("unwrap").stdout == "a bicycle\n"
