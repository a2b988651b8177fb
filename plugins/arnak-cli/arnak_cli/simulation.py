"""Many games between bots: played in one or several processes, and counted.

Game number i is played with the seed S + i, so that each can be looked at alone (`arnak play --auto --seed ...`), and
the result is the same however many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec import Struct, structs

from arnak_core import BadConfiguration, GameConfig, new_game
from arnak_core.ruleset import ruleset

from .bots import chance_for, make_bot
from .plugins import plugins

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 50


class Played(Struct, frozen=True):
    """One game that was played: points by category for each seat and rival, and who won."""

    seed: int
    bots: list[str]
    scores: list[dict[str, int]]
    winners: list[int]
    rivals: list[dict[str, int]]
    rival_names: list[str]
    rounds: int
    decisions: int
    leaders: list[str]


class Spread(Struct, frozen=True):
    """How a number is spread: mean, smallest, quartiles, largest."""

    mean: float
    smallest: float
    lower_quartile: float
    median: float
    upper_quartile: float
    largest: float


class Side(Struct, frozen=True):
    """A seat, a bot or a leader over all games: its scores, and its share of the victories."""

    name: str
    games: int
    score: Spread
    categories: dict[str, float]
    win_share: float


class RivalSide(Struct, frozen=True):
    """A rival over all games, and how often the players beat it."""

    name: str
    score: Spread
    categories: dict[str, float]
    beaten: float
    tied: float
    lost: float
    margin: Spread
    """Of the best player over the rival."""


class Timing(Struct, frozen=True):
    """How fast it went; the only part that differs from run to run."""

    seconds: float
    jobs: int
    games_per_second: float
    decisions_per_second: float


class Outcome(Struct, frozen=True):
    """What the games gave."""

    config: GameConfig
    games: int
    bots: list[str]
    seats: list[Side]
    by_bot: list[Side]
    by_leader: list[Side]
    rivals: list[RivalSide]
    rounds: float
    decisions: Spread
    timing: Timing


def play_one(config: GameConfig, names: Sequence[str]) -> Played:
    """Play a game between bots, by seat."""
    manager = plugins()
    bots = [make_bot(manager, name) for name in names]
    game = new_game(config, undo=False)
    while not game.is_over:
        game.choose(bots[game.decision.player].choose(game, chance_for(game)))
    result = game.result()
    return Played(
        seed=config.seed,
        bots=list(names),
        scores=[score.lines for score in result.scores],
        winners=list(result.winners),
        rivals=[rival.lines for rival in result.rivals],
        rival_names=[rival.name for rival in result.rivals],
        rounds=game.state.round,
        decisions=len(game.keys),
        leaders=[player.leader for player in game.state.players],
    )


def seated_bots(config: GameConfig, names: Sequence[str], number: int, rotate: bool) -> list[str]:
    """The bots by seat in a game; with `rotate` they move on by a seat from game to game."""
    names = list(names)
    if len(names) == 1:
        names *= config.players
    if len(names) != config.players:
        raise BadConfiguration(
            f"{len(names)} bots are named for {config.players} players: name one for all seats, or one for each"
        )
    turn = number % len(names) if rotate else 0
    return names[-turn:] + names[:-turn] if turn else names


Chunk = tuple[bytes, list[tuple[int, list[str]]]]


def play_chunk(chunk: Chunk) -> bytes:
    """Play some games in a process of its own: seeds and bots in, games as JSON out."""
    config = msgspec.json.decode(chunk[0], type=GameConfig)
    return msgspec.json.encode([play_one(structs.replace(config, seed=seed), names) for seed, names in chunk[1]])


def chunks(config: GameConfig, names: Sequence[str], games: int, jobs: int, rotate: bool) -> list[Chunk]:
    """The games in portions that keep all processes busy, smaller ones towards the end, so that none waits long."""
    plan = [(config.seed + number, seated_bots(config, names, number, rotate)) for number in range(games)]
    encoded = msgspec.json.encode(config)
    portions: list[Chunk] = []
    largest = min(LARGEST_CHUNK, max(1, games // (jobs * CHUNKS_PER_JOB)))
    start = 0
    while start < games:
        size = max(1, min(largest, (games - start) // (2 * jobs)))
        portions.append((encoded, plan[start : start + size]))
        start += size
    return portions


@contextmanager
def workers(jobs: int) -> Generator[Callable[[list[Chunk]], Iterator[bytes]]]:
    """A function that plays chunks in order, in this process or in several."""
    if jobs == 1:
        yield lambda portions: map(play_chunk, portions)
        return
    with multiprocessing.Pool(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        yield lambda portions: pool.imap(play_chunk, portions)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C stops the parent, which stops its processes: they say nothing themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(
    config: GameConfig,
    names: Sequence[str],
    games: int,
    *,
    jobs: int = 1,
    rotate: bool = False,
    progress: Callable[[int], None] = lambda played: None,
) -> Outcome:
    """Play many games and count. Raises BadConfiguration and UnknownBot before the first one."""
    ruleset(config)
    for name in names:
        make_bot(plugins(), name)
    portions = chunks(config, names, games, jobs, rotate)
    new_game(config)
    played: list[Played] = []
    start = time.perf_counter()
    with workers(min(jobs, len(portions))) as work:
        for answer in work(portions):
            played += msgspec.json.decode(answer, type=list[Played])
            progress(len(played))
    return counted(config, names, played, jobs, time.perf_counter() - start)


def counted(config: GameConfig, names: Sequence[str], played: list[Played], jobs: int, seconds: float) -> Outcome:
    """The games in numbers."""
    decisions = sum(game.decisions for game in played)
    bots = list(dict.fromkeys(name for game in played for name in game.bots))
    leaders = sorted({leader for game in played for leader in game.leaders if leader})
    return Outcome(
        config=config,
        games=len(played),
        bots=list(names),
        seats=[side(f"Seat {seat + 1}", [(game, seat) for game in played]) for seat in range(config.players)],
        by_bot=[
            side(bot, [(game, seat) for game in played for seat, name in enumerate(game.bots) if name == bot])
            for bot in bots
            if len(bots) > 1
        ],
        by_leader=[
            side(leader, [(game, seat) for game in played for seat, had in enumerate(game.leaders) if had == leader])
            for leader in leaders
        ],
        rivals=[rival_side(played, index) for index in range(len(played[0].rivals))],
        rounds=mean([game.rounds for game in played]),
        decisions=spread([game.decisions for game in played]),
        timing=Timing(round(seconds, 3), jobs, round(len(played) / seconds, 3), round(decisions / seconds, 1)),
    )


def side(name: str, seats: list[tuple[Played, int]]) -> Side:
    """A seat, bot or leader in numbers; a shared victory counts in parts."""
    scores = [game.scores[seat] for game, seat in seats]
    shares = [1 / len(game.winners) if seat in game.winners else 0.0 for game, seat in seats]
    return Side(name, len(seats), spread([sum(score.values()) for score in scores]), categories(scores), mean(shares))


def rival_side(played: list[Played], index: int) -> RivalSide:
    """A rival in numbers."""
    scores = [game.rivals[index] for game in played]
    margins = [max(sum(score.values()) for score in game.scores) - sum(game.rivals[index].values()) for game in played]
    return RivalSide(
        played[0].rival_names[index],
        spread([sum(score.values()) for score in scores]),
        categories(scores),
        beaten=mean([float(margin > 0) for margin in margins]),
        tied=mean([float(margin == 0) for margin in margins]),
        lost=mean([float(margin < 0) for margin in margins]),
        margin=spread(margins),
    )


def categories(scores: list[dict[str, int]]) -> dict[str, float]:
    """The mean points by category."""
    names = dict.fromkeys(category for score in scores for category in score)
    return {category: mean([score.get(category, 0) for score in scores]) for category in names}


def mean(numbers: Sequence[float]) -> float:
    """The mean, rounded as it is shown."""
    return round(sum(numbers) / len(numbers), 4)


def spread(numbers: Sequence[float]) -> Spread:
    """Mean and quartiles; between two values a quartile lies in proportion."""
    ordered = sorted(numbers)

    def at(share: float) -> float:
        place = share * (len(ordered) - 1)
        below = int(place)
        above = min(below + 1, len(ordered) - 1)
        return round(ordered[below] + (ordered[above] - ordered[below]) * (place - below), 4)

    return Spread(mean(numbers), ordered[0], at(0.25), at(0.5), at(0.75), ordered[-1])
