"""The benchmark runs and measures what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SPEED = Path(__file__).parents[2] / "bench" / "speed.py"


def test_the_benchmark_counts_random_games() -> None:
    command = [sys.executable, str(SPEED), "--games", "2", "--repetitions", "1", "--players", "2", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    rows = json.loads(done.stdout)["rows"]
    assert [row["board"] for row in rows] == ["bird", "snake"]
    for row in rows:
        assert row["games"] == 2
        assert row["decisions"] > 50
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert row["mean_options"] > 1
        assert row["forced_share"] == 0
        assert row["copy_microseconds"] > 0
