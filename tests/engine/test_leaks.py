"""No leaks: whole games in which what a player can't know is changed, and that player's view stays equal."""

from __future__ import annotations

from random import Random

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.testing.checks import chosen_at_random, viewers
from arnak_core.testing.leaks import changed_copies, check_sample, check_undo_tells_nothing, check_views, seen


def whole_game(players: int, board: str, seed: int) -> list[Game]:
    """Copies of all positions of a random game."""
    game = new_game(GameConfig(players=players, board=board, seed=seed), undo=False)
    random = Random(seed)
    positions = [game.copy()]
    while not game.is_over:
        game.choose(chosen_at_random(random, game.decision))
        positions.append(game.copy())
    return positions


@pytest.mark.parametrize(("players", "board"), [(2, "bird"), (3, "snake"), (4, "bird")])
def test_views_stay_equal_when_what_is_hidden_changes(players: int, board: str) -> None:
    random = Random(players)
    for game in whole_game(players, board, seed=players):
        check_views(game, random)


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_what_could_be_undone_has_shown_nothing(board: str) -> None:
    random = Random(1)
    undoable = 0
    for game in whole_game(2, board, seed=11)[:-1]:
        for option in game.decision.options:
            undoable += check_undo_tells_nothing(game, option.key, random)
    assert undoable > 50


def test_samples_offer_the_same_options() -> None:
    random = Random(1)
    for game in whole_game(3, "snake", seed=12)[:-1]:
        check_sample(game, random)


def test_the_changed_copies_are_really_changed() -> None:
    game = new_game(GameConfig(players=3, seed=1))
    for viewer in viewers(game):
        for _, changed in changed_copies(game, viewer, Random(1)):
            assert changed.state.item_deck != game.state.item_deck
            assert changed.state.guardians != game.state.guardians
            assert changed.state.random != game.state.random
            others = [seat for seat in range(3) if seat != viewer]
            assert any(changed.state.players[seat].hand != game.state.players[seat].hand for seat in others)


def test_own_hands_are_seen_and_others_are_not() -> None:
    game = new_game(GameConfig(players=2, seed=1))
    own, spectator = game.view(0), game.view()
    assert own.players[0].hand == sorted(game.state.players[0].hand)
    assert own.players[1].hand is None
    assert [player.hand for player in spectator.players] == [None, None]
    assert seen(own) != seen(spectator)


def test_options_are_seen_by_the_one_who_decides_alone() -> None:
    game = new_game(GameConfig(players=2, seed=1))
    decisions = [game.view(viewer).decision for viewer in viewers(game)]
    assert [bool(decision and decision.options) for decision in decisions] == [False, True, False]
