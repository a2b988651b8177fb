"""Random solo games over both boards and all difficulties, watched by the fuzzer; copies, saves, undo and leaks.

`SOLO_GAMES=3000 pytest plugins/arnak-solo/tests/test_solo_games.py` plays more of them.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.testing.conformance import assert_conforms
from arnak_core.testing.fuzz import EVERYTHING, INVARIANTS_ONLY, Fuzzer
from arnak_solo import events, outcome
from arnak_solo.events import RivalTileTurned
from arnak_solo.tiles import TILES

GAMES = int(os.environ.get("SOLO_GAMES", "300"))
BOARDS = ("bird", "snake")
DIFFICULTIES = range(6)
TABLES = [(board, difficulty) for board in BOARDS for difficulty in DIFFICULTIES]


def config(board: str, difficulty: int, seed: int) -> GameConfig:
    return GameConfig(
        players=1, expansions=("base", "solo"), board=board, seed=seed, options={"solo": {"difficulty": difficulty}}
    )


@pytest.mark.parametrize(("board", "difficulty"), TABLES)
def test_random_games_keep_the_invariants_to_the_end(board: str, difficulty: int) -> None:
    fuzzer = Fuzzer(INVARIANTS_ONLY)
    games = -(-GAMES // len(TABLES))
    for seed in range(games):
        game = fuzzer.play(config(board, difficulty, seed))
        assert game.state.round == 5
        assert outcome(game).margin == game.result().margin
    assert fuzzer.tally["games"] == games


@pytest.mark.parametrize("board", BOARDS)
def test_copies_saves_undo_views_and_samples_in_random_games(board: str) -> None:
    fuzzer = Fuzzer(EVERYTHING)
    for difficulty in DIFFICULTIES:
        fuzzer.play(config(board, difficulty, seed=100 + difficulty))
    assert fuzzer.tally["games"] == len(DIFFICULTIES)


def test_all_fifteen_tiles_are_played_ten_in_each_round() -> None:
    seen: set[str] = set()
    for difficulty in (0, 5):
        game = new_game(config("bird", difficulty, 1), undo=False)
        turned: dict[int, list[str]] = {}
        note(game, turned)
        while not game.is_over:
            keys = [option.key for option in game.decision.options]
            game.choose("pass" if "pass" in keys else "end_turn" if "end_turn" in keys else "keep")
            note(game, turned)
        assert sum(len(tiles) for tiles in turned.values()) == 50
        seen |= {tile for tiles in turned.values() for tile in tiles}
    assert seen == {tile.id for tile in TILES}


def test_whatever_the_rival_does_is_told_in_words() -> None:
    kinds = {cls for cls in vars(events).values() if isinstance(cls, type) and cls.__name__.startswith("Rival")}
    told: set[type] = set()
    for seed in range(30):
        random = Random(seed)
        game = new_game(config(BOARDS[seed % 2], seed % 6, seed), undo=False)
        while not game.is_over:
            for event in game.events:
                if type(event) in kinds:
                    words = event.text(game.rules, 0)
                    assert event.who == events.RIVAL
                    assert event.player == 1
                    assert words
                    assert "_" not in words
                    told.add(type(event))
            game.choose(random.choice(game.decision.options).key)
    assert told >= kinds - {events.RivalTookTempleTile}


def note(game: Game, turned: dict[int, list[str]]) -> None:
    """Note the tiles that were turned up, by the round in which the game now is."""
    tiles = [event.tile for event in game.events if isinstance(event, RivalTileTurned)]
    turned.setdefault(game.state.round, []).extend(tiles)


def test_a_game_in_which_the_human_only_passes_is_the_same_for_the_same_seed() -> None:
    def play(seed: int) -> str:
        game = new_game(config("snake", 3, seed))
        while not game.is_over:
            keys = [option.key for option in game.decision.options]
            game.choose("pass" if "pass" in keys else "end_turn" if "end_turn" in keys else "keep")
        return game.state.digest()

    assert play(4) == play(4)
    assert play(4) != play(5)


def test_the_plugin_conforms() -> None:
    assert_conforms("solo", games=12)
