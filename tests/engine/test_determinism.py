"""The same game in every process: sets, hashes and the order of dictionaries decide nothing."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from random import Random
from arnak_core import GameConfig, new_game
from arnak_core.testing.checks import chosen_at_random

for players, board in ((2, "bird"), (4, "snake")):
    game, random = new_game(GameConfig(players=players, board=board, seed=17)), Random(17)
    while not game.is_over:
        game.choose(chosen_at_random(random, game.decision))
    print(game.state.digest(), len(game.keys), [score.total for score in game.result().scores])
"""


def told_by_a_process(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_another_process_with_other_hashes_plays_the_same_game() -> None:
    told = told_by_a_process("4294967295")
    assert len(told.splitlines()) == 2
    assert told == told_by_a_process("1")
