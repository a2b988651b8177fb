"""Random games, watched closely: the invariants after every choice, and at random points copies, saves, undo and leaks.

python -m arnak_core.testing.fuzz --games 2000 --resume 200
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice, product
from random import Random

import msgspec
from msgspec import Struct

from ..config import GameConfig
from ..errors import ArnakError, BrokenInvariant
from ..game import Game, new_game
from ..hooks import PluginManager
from ..invariants import being_set_up, check_invariants, inventory
from .checks import (
    Twins,
    check_asking_is_pure,
    check_illegal_choice,
    check_options,
    check_replay,
    check_undo,
    chosen_at_random,
    expect,
    keys_of,
    viewers,
)
from .leaks import check_sample, check_undo_tells_nothing, check_views

PLAYERS = (2, 3, 4)
BOARDS = ("bird", "snake")
RICHES = 10
"""Tokens of each kind that players get besides in a third of the games; poor ones never see the Lost Temple."""
LONGEST_GAME = 5000
"""Choices after which a game counts as never ending."""


class Measure(Struct, frozen=True, kw_only=True):
    """How closely a game is watched: for each kind of check the chance that it is made before a choice.

    `resume` is the chance that a copy and a loaded save are made, which then follow the game choice by choice. `full`
    is the share of choices after which everything is counted, instead of what is quick to see.
    """

    full: float = 1.0
    resume: float = 0.0
    purity: float = 0.0
    options: float = 0.0
    undo: float = 0.0
    leaks: float = 0.0
    replay: float = 0.0
    """The chance that the whole game is replayed from its record at the end."""


INVARIANTS_ONLY = Measure()
EVERYTHING = Measure(resume=0.05, purity=0.1, options=0.05, undo=0.05, leaks=0.1, replay=1.0)

SET_UP = "the set-up"
INVARIANTS = "the invariants"
TO_THE_END = "playing to the end"
PURE = "asking changes nothing"
OPTIONS = "every option can be chosen"
UNDO = "undo"
VIEWS = "views tell nothing hidden"
SAMPLES = "samples of hidden information"
RESUMED = "copies and saves go on the same way"
REPLAYED = "records replay"
CHECKS = (SET_UP, INVARIANTS, TO_THE_END, PURE, OPTIONS, UNDO, VIEWS, SAMPLES, RESUMED, REPLAYED)
"""What a fuzzer checks, by the names in its tally and its failures."""


class FuzzFailure(ArnakError):
    """A random game in which something was wrong, with all that is needed to play it again."""

    def __init__(self, check: str, config: GameConfig, keys: list[str], problem: str, riches: int = 0) -> None:
        self.check = check
        """What was being checked, one of CHECKS."""
        self.config = config
        self.riches = riches
        """How many tokens of each kind the players got besides at the start."""
        self.keys = keys
        self.problem = problem
        shown = msgspec.json.encode(config).decode()
        super().__init__(
            f"{check}: {problem}\n  in the game {shown}"
            + (f", with {riches} of each token more" if riches else "")
            + "\n"
            f"  after {len(keys)} choices, the last ones: {', '.join(keys[-5:]) or 'none'}"
        )


class Fuzzer:
    """Plays one random game after the other. `tally` counts what was checked."""

    def __init__(self, measure: Measure = INVARIANTS_ONLY, *, plugins: PluginManager | None = None) -> None:
        self.measure = measure
        self.plugins = plugins
        self.tally: Counter[str] = Counter()
        self._check = SET_UP
        self._tried = ""
        self._rich = False

    def play(self, config: GameConfig, seed: int | None = None, *, riches: int = 0) -> Game:
        """Play a game to its end. Raises FuzzFailure.

        `seed` is that of the choices (the configuration's, if None); with `riches` every player begins with so many
        tokens of each kind more, to get further than players by chance do.
        """
        random = Random(config.seed if seed is None else seed)
        self._now(SET_UP)
        try:
            game = new_game(config, plugins=self.plugins, undo=False)
        except Exception as error:
            raise FuzzFailure(SET_UP, config, [], f"{type(error).__name__}: {error}") from error
        self._tried = ""
        self._rich = riches > 0
        try:
            enrich(game, riches)
            self._play_on(game, random)
        except Exception as error:
            plain = isinstance(error, (AssertionError, BrokenInvariant))
            problem = str(error) if plain else f"{type(error).__name__}: {error}"
            raise FuzzFailure(self._check, config, _keys(game, self._tried), problem, riches) from error
        self.tally["games"] += 1
        return game

    def _now(self, check: str, number: int = 1) -> None:
        self._check = check
        self.tally[check] += number

    def _play_on(self, game: Game, random: Random) -> None:
        self._now(INVARIANTS)
        since = inventory(game.table)
        check_invariants(game, since=since)
        twins: Twins | None = None
        while not game.is_over:
            self._tried = ""
            twins = self._look_around(game, random, since) or twins
            self._now(TO_THE_END)
            self._tried = chosen_at_random(random, game.decision)
            setting_up = being_set_up(game.table)
            game.choose(self._tried)
            if setting_up:
                since = inventory(game.table)
            expect(len(game.keys) <= LONGEST_GAME, f"the game does not end: {LONGEST_GAME} choices were made")
            self._now(INVARIANTS)
            check_invariants(game, since=since, full=random.random() < self.measure.full)
            if twins is not None:
                self._now(RESUMED)
                twins.follow(game)
        self._now(TO_THE_END)
        game.result()
        for viewer in viewers(game):
            game.view(viewer)
        if not self._rich and random.random() < self.measure.replay:
            self._now(REPLAYED)
            check_replay(game, self.plugins)

    def _look_around(self, game: Game, random: Random, since: Counter[str]) -> Twins | None:
        """The checks of a position that chance wants now; new twins, if it wants them."""
        measure = self.measure
        compare = None if being_set_up(game.table) else since
        if random.random() < measure.purity:
            self._now(PURE)
            check_asking_is_pure(game)
            check_illegal_choice(game)
        if random.random() < measure.options:
            self._now(OPTIONS, len(game.decision.options))
            check_options(game, compare)
        if random.random() < measure.undo:
            self._now(UNDO)
            check_undo(game, random)
        if random.random() < measure.leaks:
            self._now(VIEWS)
            check_views(game, random)
            self._now(UNDO)
            check_undo_tells_nothing(game, random.choice(keys_of(game)), random)
            self._now(SAMPLES)
            self._play_sample(game, random, compare)
        if random.random() < measure.resume:
            self._now(RESUMED)
            return Twins(game, self.plugins)
        return None

    @staticmethod
    def _play_sample(game: Game, random: Random, since: Counter[str] | None) -> None:
        """A bot's guess at the hidden information can be played on."""
        digest = game.state.digest()
        sample = check_sample(game, random)
        for _ in range(5):
            if not sample.is_over:
                sample.choose(chosen_at_random(random, sample.decision))
                check_invariants(sample, since=since)
        expect(game.state.digest() == digest, "playing a sample changes the game")


def _keys(game: Game, tried: str) -> list[str]:
    return game.keys if not tried or game.keys[-1:] == [tried] else [*game.keys, tried]


def enrich(game: Game, riches: int) -> None:
    """Give every player so many tokens of each kind more, and ask the first decision again."""
    if riches:
        for player in game.state.players:
            player.tokens[:] = [number + riches for number in player.tokens]
        game.table.run()


def riches_of(number: int) -> int:
    """What players get besides in the game with that number: something in three of nine, on all boards."""
    return RICHES if number // 3 % 3 == 1 else 0


def configurations(
    *,
    players: Iterable[int] = PLAYERS,
    boards: Iterable[str] = BOARDS,
    expansions: Iterable[str] = ("base",),
    leaders: bool = False,
    first_seed: int = 0,
) -> Iterator[GameConfig]:
    """Endless configurations, each with a new seed: all player counts on all boards in turn."""
    chosen = tuple(expansions)
    for seed, (board, number) in enumerate(cycle(product(tuple(boards), tuple(players))), start=first_seed):
        seats = ("random",) * number if leaders else ()
        yield GameConfig(players=number, board=board, expansions=chosen, seed=seed, leaders=seats)


def fuzz(
    games: int,
    resume: int = 0,
    *,
    configs: Iterator[GameConfig] | None = None,
    plugins: PluginManager | None = None,
    report: Callable[[FuzzFailure], None] | None = None,
    thorough: Measure = EVERYTHING,
) -> Counter[str]:
    """Play that many games with the invariants after every choice, the first `resume` of them with all other checks.

    In a third of the games the players are rich, so that random choices reach the Lost Temple and the sites of level 2.

    Raises FuzzFailure at the first failure, or tells `report` of each and goes on. Returns what was checked.
    """
    tally: Counter[str] = Counter()
    for number, config in enumerate(islice(configs or configurations(), games)):
        fuzzer = Fuzzer(thorough if number < resume else INVARIANTS_ONLY, plugins=plugins)
        try:
            fuzzer.play(config, riches=riches_of(number))
        except FuzzFailure as failure:
            if report is None:
                raise
            tally["failures"] += 1
            report(failure)
        tally += fuzzer.tally
    return tally


def main(arguments: list[str] | None = None) -> int:
    """The command: prints what was checked; 1 if anything failed."""
    parser = argparse.ArgumentParser(
        prog="python -m arnak_core.testing.fuzz", description="Random games, watched closely."
    )
    parser.add_argument("--games", type=int, default=200, help="games in all")
    parser.add_argument("--resume", type=int, default=20, help="games of these with copies, saves, undo and leaks")
    parser.add_argument("--players", type=int, action="append", help="a number of players (again for more)")
    parser.add_argument("--board", action="append", help="a board (again for more)")
    parser.add_argument("--expansion", action="append", default=[], help="an expansion beside the base game")
    parser.add_argument("--leaders", action="store_true", help="every seat gets a random leader")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    wanted = parser.parse_args(arguments)
    begun = time.perf_counter()
    configs = configurations(
        players=wanted.players or PLAYERS,
        boards=wanted.board or BOARDS,
        expansions=("base", *wanted.expansion),
        leaders=wanted.leaders,
        first_seed=wanted.seed,
    )
    tally = fuzz(wanted.games, wanted.resume, configs=configs, report=lambda failure: print(failure, file=sys.stderr))
    print(json.dumps({**tally, "seconds": round(time.perf_counter() - begun, 1)}, indent=1))
    return 1 if tally["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
