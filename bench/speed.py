"""How fast the base game is: random play in one process, and copies of games under way.

python bench/speed.py                        two and four players, both boards
python bench/speed.py --expansion leaders    what an expansion costs: absent, installed only, chosen
python bench/speed.py --json                 the same as data
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time
from types import FrameType

from arnak_core import Ask, Game, GameConfig, PluginManager, base, installed_plugins, new_game

POSITIONS = 20
"""Positions of which copies are timed, spread over the games."""
COPIES = 200
"""Copies of each of them."""


@dataclass(frozen=True)
class Setting:
    """What is measured: a configuration, and with which plugins at hand."""

    name: str
    players: int
    board: str
    expansions: tuple[str, ...]
    plugins: PluginManager

    def new(self, seed: int) -> Game:
        """A fresh game, without undo as a bot plays it."""
        config = GameConfig(players=self.players, board=self.board, expansions=self.expansions, seed=seed)
        return new_game(config, plugins=self.plugins, undo=False)


@dataclass(frozen=True)
class Row:
    """What came out for a setting; times are medians over the repetitions."""

    setting: str
    players: int
    board: str
    games: int
    decisions: int
    decisions_per_second: float
    games_per_second: float
    mean_options: float
    forced_share: float
    taken_silently: float
    """Questions with a single answer, which the engine takes without asking, for each decision."""
    copy_microseconds: float


def play(game: Game, chance: random.Random) -> tuple[int, int, int]:
    """Random choices to the end; how many decisions, options and forced decisions there were."""
    decisions = options = forced = 0
    choice = chance.choice
    while not game.is_over:
        offered = game.decision.options
        number = len(offered)
        decisions += 1
        options += number
        forced += number == 1
        game.choose(choice(offered).key)
    return decisions, options, forced


def taken_silently(setting: Setting, games: int, seed: int) -> float:
    """Questions with a single answer for each decision, counted apart from the timing."""
    questions = decisions = 0

    def watch(frame: FrameType, event: str, value: object) -> None:
        nonlocal questions
        if event == "return" and type(value) is Ask and value.options and frame.f_code.co_name == "resolve":
            questions += 1

    chance = random.Random(seed)
    for number in range(games):
        game = setting.new(seed + number)
        sys.setprofile(watch)
        decisions += play(game, chance)[0]
        sys.setprofile(None)
    return questions / decisions - 1


def positions(setting: Setting, seed: int) -> list[Game]:
    """Games under way, each stopped after another number of choices."""
    found: list[Game] = []
    chance = random.Random(seed)
    while len(found) < POSITIONS:
        game = setting.new(seed + len(found))
        for _ in range(20 + 10 * (len(found) % 10)):
            if game.is_over:
                break
            game.choose(chance.choice(game.decision.options).key)
        found.append(game)
    return found


def copy_time(setting: Setting, seed: int) -> float:
    """Seconds that a copy takes, the median over the positions."""
    times: list[float] = []
    for game in positions(setting, seed):
        start = process_time()
        for _ in range(COPIES):
            game.copy()
        times.append((process_time() - start) / COPIES)
    return median(times)


def measure(settings: Sequence[Setting], games: int, repetitions: int, seed: int) -> list[Row]:
    """Every setting in turn, as often as there are repetitions, so that a slow moment of the machine hits them all."""
    times: dict[Setting, list[float]] = {setting: [] for setting in settings}
    counts: dict[Setting, tuple[int, int, int]] = {}
    for setting in settings:
        setting.new(seed)
    for _ in range(repetitions):
        for setting in settings:
            chance = random.Random(seed)
            totals = [0, 0, 0]
            start = process_time()
            for number in range(games):
                for i, count in enumerate(play(setting.new(seed + number), chance)):
                    totals[i] += count
            times[setting].append(process_time() - start)
            counts[setting] = (totals[0], totals[1], totals[2])
    rows: list[Row] = []
    for setting in settings:
        decisions, options, forced = counts[setting]
        seconds = median(times[setting])
        rows.append(
            Row(
                setting.name,
                setting.players,
                setting.board,
                games,
                decisions,
                decisions / seconds,
                games / seconds,
                options / decisions,
                forced / decisions,
                taken_silently(setting, min(games, 10), seed),
                copy_time(setting, seed) * 1e6,
            )
        )
    return rows


def peak_memory() -> float | None:
    """The most memory that this process ever held, in MiB; None where the system does not say."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def base_alone() -> PluginManager:
    """The base game as if nothing else were installed."""
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    return manager


def settings_for(players: Sequence[int], boards: Sequence[str], expansions: Sequence[str]) -> list[Setting]:
    """The settings to measure: the base game, or with expansions three ways to have them."""
    found: list[Setting] = []
    ways: list[tuple[str, tuple[str, ...], Callable[[], PluginManager]]] = [("base", ("base",), installed_plugins)]
    if expansions:
        chosen = ("base", *expansions)
        ways = [
            ("absent", ("base",), base_alone),
            ("installed, not chosen", ("base",), installed_plugins),
            ("chosen", chosen, installed_plugins),
        ]
    for name, chosen, manager in ways:
        plugins = manager()
        found += [Setting(name, count, board, chosen, plugins) for board in boards for count in players]
    return found


HEADINGS = ("setting", "players", "board", "decisions/s", "games/s", "options", "forced", "silent", "copy (us)")


def table(rows: Sequence[Row]) -> str:
    """The rows as text."""
    lines = [HEADINGS] + [
        (
            row.setting,
            str(row.players),
            row.board,
            f"{row.decisions_per_second:,.0f}",
            f"{row.games_per_second:,.1f}",
            f"{row.mean_options:.2f}",
            f"{row.forced_share:.0%}",
            f"{row.taken_silently:.2f}",
            f"{row.copy_microseconds:.1f}",
        )
        for row in rows
    ]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADINGS))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of arnak in one process.")
    parser.add_argument("--games", type=int, default=60, help="games per setting and repetition (60)")
    parser.add_argument("--repetitions", type=int, default=3, help="how often; medians are shown (3)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="player counts (2 4)")
    parser.add_argument("--board", nargs="+", default=["bird", "snake"], help="boards (bird snake)")
    parser.add_argument("--expansion", action="append", default=[], help="an expansion to compare; may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    arguments = parser.parse_args()
    settings = settings_for(arguments.players, arguments.board, arguments.expansion)
    rows = measure(settings, arguments.games, arguments.repetitions, arguments.seed)
    memory = peak_memory()
    if arguments.json:
        print(json.dumps({"rows": [asdict(row) for row in rows], "peak_memory_mib": memory}, indent=2))
        return
    print(table(rows))
    if memory is not None:
        print(f"peak memory of the process: {memory:.0f} MiB")


if __name__ == "__main__":
    main()
