"""Random play of catanatron in one process, measured as `speed.py` measures arnak; prints JSON.

It runs in an environment where catanatron is installed: `compare.py` makes one and calls this.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

SEATS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
POSITIONS = 20
COPIES = 200


def new(players: int, seed: int) -> Game:
    """A fresh game of random players; it also seeds their choices."""
    return Game([RandomPlayer(color) for color in SEATS[:players]], seed=seed)


def play(game: Game) -> tuple[int, int, int]:
    """A game to its end; how many decisions, options and forced decisions there were."""
    decisions = options = forced = 0
    state = game.state
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        number = len(state.playable_actions)
        decisions += 1
        options += number
        forced += number == 1
        game.play_tick()
    return decisions, options, forced


def copy_time(players: int, seed: int) -> float:
    """Seconds that a copy takes, the median over games stopped after different numbers of choices."""
    times: list[float] = []
    for number in range(POSITIONS):
        game = new(players, seed + number)
        for _ in range(20 + 10 * (number % 10)):
            if game.winning_color() is None:
                game.play_tick()
        start = process_time()
        for _ in range(COPIES):
            game.copy()
        times.append((process_time() - start) / COPIES)
    return median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of catanatron in one process.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    play(new(arguments.players, arguments.seed))
    random.seed(arguments.seed)
    totals = [0, 0, 0]
    start = process_time()
    for number in range(arguments.games):
        for i, count in enumerate(play(new(arguments.players, arguments.seed + number))):
            totals[i] += count
    seconds = process_time() - start
    decisions, options, forced = totals
    print(
        json.dumps(
            {
                "games": arguments.games,
                "decisions": decisions,
                "seconds": seconds,
                "decisions_per_second": decisions / seconds,
                "unforced_decisions_per_second": (decisions - forced) / seconds,
                "games_per_second": arguments.games / seconds,
                "mean_options": options / decisions,
                "mean_options_unforced": (options - forced) / max(1, decisions - forced),
                "forced_share": forced / decisions,
                "copy_microseconds": copy_time(arguments.players, arguments.seed) * 1e6,
            }
        )
    )


if __name__ == "__main__":
    main()
