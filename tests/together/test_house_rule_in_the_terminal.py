"""The example of a house rule beside the terminal frontend: it is listed with its option and can be played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "arnak-example-house-rule"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed the example, and nothing else."""
    target = tmp_path_factory.mktemp("house-rule")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(EXAMPLE)], check=True)
    return target


def arnak(site: Path, *arguments: str) -> str:
    """What the terminal frontend prints where the example is installed."""
    return subprocess.run(
        [sys.executable, "-m", "arnak_cli", *arguments],
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"},
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout


def test_its_option_is_shown(site: Path) -> None:
    assert "--coins 1 to 5" in arnak(site, "expansions")
    listed = json.loads(arnak(site, "expansions", "--json"))
    assert "generous-pass" in json.dumps(listed)


def test_its_option_is_a_flag_that_chooses_it(site: Path) -> None:
    told = arnak(site, "play", "--auto", "--seed", "3", "--coins", "3")
    passes = told.split(" passes")
    assert len(passes) > 5
    assert all("gains 3 coins" in after[:200] for after in passes[1:])
