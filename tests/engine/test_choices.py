"""Choices through the API: illegal ones, undo, determinism."""

from __future__ import annotations

from random import Random

import pytest

from arnak_core import Game, GameConfig, GameIsOver, IllegalChoice, NothingToUndo, new_game
from arnak_core.record import load_record, record_bytes, replay
from arnak_core.testing.checks import (
    check_asking_is_pure,
    check_illegal_choice,
    check_undo,
    chosen_at_random,
    keys_of,
)


def played(config: GameConfig, choices: int | None = None, *, undo: bool = True) -> Game:
    game = new_game(config, undo=undo)
    random = Random(config.seed)
    while not game.is_over and (choices is None or len(game.keys) < choices):
        game.choose(chosen_at_random(random, game.decision))
    return game


def test_an_illegal_choice_lists_the_legal_keys_and_changes_nothing() -> None:
    game = played(GameConfig(seed=2), 20)
    digest, ask = game.state.digest(), game.decision
    with pytest.raises(IllegalChoice) as caught:
        game.choose("dig/nowhere/0")
    assert caught.value.key == "dig/nowhere/0"
    assert caught.value.legal == keys_of(game)
    for key in keys_of(game):
        assert key in str(caught.value)
    assert (game.state.digest(), game.decision, len(game.keys)) == (digest, ask, 20)
    check_illegal_choice(game)


def test_a_choice_after_the_end_is_refused() -> None:
    game = played(GameConfig(seed=2))
    with pytest.raises(GameIsOver):
        game.choose("pass")
    assert keys_of(game) == []


@pytest.mark.parametrize(("players", "board"), [(2, "snake"), (3, "bird"), (4, "snake")])
def test_the_same_configuration_seed_and_keys_give_the_same_game(players: int, board: str) -> None:
    game = played(GameConfig(players=players, board=board, seed=31), undo=False)
    again = new_game(game.config)
    for key in game.keys:
        again.choose(key)
    assert again.state.digest() == game.state.digest()
    assert again.result() == game.result()
    assert replay(load_record(record_bytes(game))).state == game.state


def test_another_seed_gives_another_game() -> None:
    digests = {new_game(GameConfig(seed=seed)).state.digest() for seed in range(20)}
    assert len(digests) == 20


def test_asking_changes_nothing_at_any_decision() -> None:
    game = new_game(GameConfig(players=2, board="snake", seed=6))
    random = Random(6)
    while not game.is_over:
        check_asking_is_pure(game)
        game.choose(chosen_at_random(random, game.decision))


def test_undo_comes_back_to_every_position_or_says_why_not() -> None:
    random = Random(3)
    game = new_game(GameConfig(players=3, board="bird", seed=3))
    while not game.is_over:
        check_undo(game, random, choices=2)
        game.choose(chosen_at_random(random, game.decision))


def test_undo_stops_where_hidden_information_came_up_and_bots_go_further() -> None:
    game = played(GameConfig(seed=2), 60)
    digests = [new_game(game.config).state.digest()]
    again = new_game(game.config)
    for key in game.keys:
        again.choose(key)
        digests.append(again.state.digest())
    while not game.undo_stops_because:
        game.undo()
        assert game.state.digest() == digests[len(game.keys)]
    assert 0 < len(game.keys) < 60
    with pytest.raises(NothingToUndo, match="undo stops here"):
        game.undo()
    while game.keys:
        game.undo(beyond_reveals=True)
        assert game.state.digest() == digests[len(game.keys)]
    with pytest.raises(NothingToUndo):
        game.undo(beyond_reveals=True)
