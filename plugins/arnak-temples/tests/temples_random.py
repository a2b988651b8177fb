"""Random games on the four tracks, watched closely; rich ones, in which players climb, as well as usual ones.

    python plugins/arnak-temples/tests/temples_random.py --games 800

They take turns in tracks, boards and numbers of players, and with the expansions that are installed: the solo game and
leaders. In a rich game everybody starts with many tokens and prefers to research, so that the upper rows are played.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

from arnak_core import Game, GameConfig, installed_plugins, new_game
from arnak_core.invariants import check_invariants, inventory
from arnak_core.testing.checks import Twins, check_options
from arnak_core.testing.fuzz import EVERYTHING, Fuzzer
from arnak_core.testing.leaks import check_sample, check_undo_tells_nothing, check_views
from arnak_core.vocabulary import TOKENS
from arnak_temples import TEMPLES

RICHES = 12
CLIMBING = 0.6
"""The chance that a player who can research does."""
LOOKING = 0.03
"""The chance that views, samples, copies and saves are checked before a choice."""


def configurations(first_seed: int = 0) -> Iterator[GameConfig]:
    """Endless configurations: tracks, boards and numbers of players in turn, solo and with leaders where installed."""
    installed = installed_plugins().infos
    counts = [2, 3, 4, 1] if "solo" in installed else [2, 3, 4]
    for number in count():
        block, turn = divmod(number, len(TEMPLES))
        temple = list(TEMPLES)[turn]
        players = counts[block % len(counts)]
        board = ("bird", "snake")[(block // 2 + block // 8) % 2]
        with_leaders = "leaders" in installed and (block + block // 4) % 2 == 1
        expansions = ["base", "temples"]
        if players == 1:
            expansions.append("solo")
        if with_leaders:
            expansions.append("leaders")
        yield GameConfig(
            players=players,
            board=board,
            expansions=expansions,
            options={"temples": {"temple": temple}},
            leaders=("random",) * players if with_leaders else (),
            seed=first_seed + number,
        )


def play_rich(config: GameConfig, seed: int) -> Game:
    """A game in which everybody has plenty and climbs, with the invariants after every choice."""
    random = Random(seed)
    game = new_game(config, undo=False)
    since = inventory(game.table)
    for player in game.state.players:
        player.tokens = [RICHES] * len(TOKENS)
    game.table.run()
    twins: Twins | None = None
    while not game.is_over:
        keys = [option.key for option in game.decision.options]
        up = [key for key in keys if key.startswith(("research/", "temple/", "overcome/"))]
        key = random.choice(up if up and random.random() < CLIMBING else keys)
        if random.random() < LOOKING:
            check_views(game, random)
            check_undo_tells_nothing(game, key, random)
            check_options(game, since)
            check_sample(game, random)
            twins = Twins(game, None)
        game.choose(key)
        check_invariants(game, since=since, full=random.random() < 0.2)
        if twins is not None:
            twins.follow(game)
    game.result()
    return game


def play(games: int, first_seed: int = 0) -> Counter[str]:
    """Play that many games, every third one as usual and the others rich; returns how far the glasses came."""
    reached: Counter[str] = Counter()
    for number, config in zip(range(games), configurations(first_seed), strict=False):
        try:
            game = Fuzzer(EVERYTHING).play(config) if number % 3 == 2 else play_rich(config, number)
        except Exception as error:
            raise AssertionError(f"game {number}, {config}: {type(error).__name__}: {error}") from error
        temple = config.options["temples"]["temple"]
        reached[f"{temple} games"] += 1
        for player in game.state.players:
            reached[f"{temple} {player.magnifying_glass}"] += 1
    return reached


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Random games on the four tracks, watched closely.")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    wanted = parser.parse_args()
    begun = time.perf_counter()
    for what, number in sorted(play(wanted.games, wanted.seed).items()):
        print(f"{what}: {number}")
    print(f"{wanted.games} games in {time.perf_counter() - begun:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
