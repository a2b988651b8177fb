"""Random games with the cards: nothing is lost, saved games go on, and no view tells what is hidden."""

from __future__ import annotations

import pytest

from arnak_core.testing.fuzz import EVERYTHING, Fuzzer, Measure

from .cards_kit import config


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_random_games_hold_the_invariants(board: str, seed: int) -> None:
    Fuzzer(Measure(full=0.1)).play(config(2 + seed % 3, seed=seed, board=board, promos=seed % 2 == 0))


@pytest.mark.parametrize("seed", range(100, 106))
def test_random_games_with_saves_copies_undo_and_leaks(seed: int) -> None:
    Fuzzer(EVERYTHING).play(config(2 + seed % 3, seed=seed, promos=True))
