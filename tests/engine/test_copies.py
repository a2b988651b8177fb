"""Copies as TAG tests them: a copy hashes like its original, and old copies never change while the game goes on."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from arnak_core import Game, GameConfig, NothingToUndo, new_game
from arnak_core.invariants import check_invariants
from arnak_core.record import load_bytes, save_bytes
from arnak_core.state import Player, State
from arnak_core.testing.checks import check_copy, chosen_at_random


@pytest.mark.parametrize(("board", "players"), [("bird", 2), ("snake", 3), ("bird", 4)])
def test_old_copies_never_change_while_the_game_goes_on(board: str, players: int) -> None:
    game = new_game(GameConfig(players=players, board=board, seed=players))
    random = Random(players)
    history: list[tuple[Game, str, bytes]] = []
    while not game.is_over:
        copy = check_copy(game)
        history.append((copy, copy.state.digest(), save_bytes(copy)))
        game.choose(chosen_at_random(random, game.decision))
    assert len(history) > 50
    for copy, digest, saved in history:
        assert copy.state.digest() == digest
        assert save_bytes(copy) == saved


def test_a_choice_in_a_copy_changes_only_the_copy() -> None:
    game = new_game(GameConfig(players=3, seed=4))
    random = Random(4)
    while not game.is_over:
        digest = game.state.digest()
        for option in game.decision.options:
            copy = game.copy()
            copy.choose(option.key)
            assert copy.keys == [*game.keys, option.key]
        assert game.state.digest() == digest
        game.choose(chosen_at_random(random, game.decision))


def test_a_copy_shares_no_list_or_table_with_its_original() -> None:
    game = new_game(GameConfig(players=4, board="snake", seed=9))
    copy = game.copy()
    for one, other, kind in (
        (game.state, copy.state, State),
        *((mine, theirs, Player) for mine, theirs in zip(game.state.players, copy.state.players, strict=True)),
    ):
        for name in kind.__struct_fields__:
            value = getattr(one, name)
            if isinstance(value, (list, dict)):
                assert getattr(other, name) is not value, name
    for mine, theirs in zip(game.state.assistants, copy.state.assistants, strict=True):
        assert mine is not theirs


class OneGame(RuleBasedStateMachine):
    """A game played in any way, copied, saved and undone at any time; what was put aside must stay as it was."""

    kept = Bundle("kept")

    @initialize(players=st.integers(2, 4), board=st.sampled_from(["bird", "snake"]), seed=st.integers(0, 2**64 - 1))
    def begin(self, players: int, board: str, seed: int) -> None:
        self.game = new_game(GameConfig(players=players, board=board, seed=seed))
        self.aside: list[tuple[Game, str]] = []

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 30))
    def choose(self, number: int) -> None:
        options = self.game.decision.options
        self.game.choose(options[number % len(options)].key)

    @precondition(lambda self: not self.game.is_over)
    @rule(numbers=st.lists(st.integers(0, 30), min_size=5, max_size=20))
    def choose_often(self, numbers: list[int]) -> None:
        for number in numbers:
            if not self.game.is_over:
                self.choose(number)

    @rule(target=kept)
    def copy(self) -> Game:
        copy = check_copy(self.game)
        self.aside.append((copy, copy.state.digest()))
        return copy

    @rule(copy=kept)
    def go_on_with_a_copy(self, copy: Game) -> None:
        self.game = copy.copy(undo=True)

    @rule()
    def save_and_load(self) -> None:
        loaded = load_bytes(save_bytes(self.game))
        assert loaded.state == self.game.state
        self.game = loaded

    @rule(beyond=st.booleans())
    def undo(self, beyond: bool) -> None:
        before = len(self.game.keys)
        digest = self.game.state.digest()
        try:
            self.game.undo(beyond_reveals=beyond)
        except NothingToUndo:
            assert self.game.state.digest() == digest
        else:
            assert len(self.game.keys) == before - 1

    @invariant()
    def nothing_put_aside_changes(self) -> None:
        for copy, digest in getattr(self, "aside", []):
            assert copy.state.digest() == digest

    @invariant()
    def invariants_hold(self) -> None:
        if hasattr(self, "game"):
            check_invariants(self.game)


TestOneGame = OneGame.TestCase
TestOneGame.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
