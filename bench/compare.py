"""arnak beside catanatron, a fast Python engine of a comparable game: random play, four players, the same run.

    python bench/compare.py

makes a virtual environment of its own, installs catanatron and this repository there, measures the two in turn and
prints the medians and the ratios. Needs the network once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CATANATRON = "catanatron==3.2.1"
FIGURES = (
    ("decisions/s as a player sees them", "decisions_per_second"),
    ("... with those taken silently", "with_silent_per_second"),
    ("... without forced ones", "unforced_decisions_per_second"),
    ("games/s", "games_per_second"),
    ("options per decision", "mean_options"),
    ("options per unforced decision", "mean_options_unforced"),
    ("share of forced decisions", "forced_share"),
    ("microseconds per copy()", "copy_microseconds"),
)


def environment(folder: Path) -> Path:
    """The interpreter of the benchmark's own environment, made on the first run."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
    install = [str(python), "-m", "pip", "install", "--quiet", CATANATRON, "--editable", str(ROOT)]
    subprocess.run(install, check=True)
    return python


def measured(command: list[str]) -> dict[str, Any]:
    """The JSON that a command prints."""
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def ours(python: Path, games: int, players: int) -> dict[str, Any]:
    """One repetition of arnak on the Bird Temple side."""
    script = [str(python), str(HERE / "speed.py"), "--json", "--repetitions", "1", "--board", "bird"]
    row = measured([*script, "--games", str(games), "--players", str(players)])["rows"][0]
    forced = row["forced_share"]
    return {
        **row,
        "with_silent_per_second": row["decisions_per_second"] * (1 + row["taken_silently"]),
        "unforced_decisions_per_second": row["decisions_per_second"] * (1 - forced),
        "mean_options_unforced": (row["mean_options"] - forced) / (1 - forced),
    }


def theirs(python: Path, games: int, players: int) -> dict[str, Any]:
    """One repetition of catanatron."""
    script = [str(python), str(HERE / "measure_catanatron.py")]
    figures = measured([*script, "--games", str(games), "--players", str(players)])
    return {**figures, "with_silent_per_second": figures["decisions_per_second"]}


def main() -> None:
    parser = argparse.ArgumentParser(description="arnak beside catanatron: random play in one process.")
    parser.add_argument("--environment", type=Path, default=ROOT / "build" / "bench-environment")
    parser.add_argument("--repetitions", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--games", type=int, default=100, help="games of arnak per repetition (100)")
    parser.add_argument("--their-games", type=int, default=30, help="games of catanatron per repetition (30)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    python = environment(arguments.environment)
    runs: dict[str, list[dict[str, Any]]] = {"arnak": [], "catanatron": []}
    for number in range(arguments.repetitions):
        print(f"repetition {number + 1} of {arguments.repetitions}", file=sys.stderr)
        runs["arnak"].append(ours(python, arguments.games, arguments.players))
        runs["catanatron"].append(theirs(python, arguments.their_games, arguments.players))
    medians = {name: {key: median(run[key] for run in found) for _, key in FIGURES} for name, found in runs.items()}
    if arguments.json:
        print(json.dumps({"players": arguments.players, "medians": medians, "runs": runs}, indent=2))
        return
    print(
        f"{arguments.players} players, medians of {arguments.repetitions} repetitions, Python {sys.version.split()[0]}"
    )
    print(f"{'':36}{'arnak':>12}{CATANATRON:>20}{'ratio':>8}")
    for words, key in FIGURES:
        mine, other = medians["arnak"][key], medians["catanatron"][key]
        ratio = f"{mine / other:.2f}" if other else "-"
        print(f"{words:36}{mine:>12,.2f}{other:>20,.2f}{ratio:>8}")


if __name__ == "__main__":
    main()
