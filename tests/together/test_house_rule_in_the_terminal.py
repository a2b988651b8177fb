"""The example of a house rule beside the terminal frontend: it is listed with its option and can be played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from installed import install, printed

EXAMPLE = "arnak-example-house-rule"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed the example, and nothing else."""
    return install(EXAMPLE, tmp_path_factory.mktemp("house-rule"))


def arnak(site: Path, *arguments: str) -> str:
    """What the terminal frontend prints where the example is installed."""
    return printed(site, "-m", "arnak_cli", *arguments)


def test_its_option_is_shown(site: Path) -> None:
    assert "--coins 1 to 5" in arnak(site, "expansions")
    listed = json.loads(arnak(site, "expansions", "--json"))
    assert "generous-pass" in json.dumps(listed)


def test_its_option_is_a_flag_that_chooses_it(site: Path) -> None:
    told = arnak(site, "play", "--auto", "--seed", "3", "--coins", "3")
    passes = told.split(" passes")
    assert len(passes) > 5
    assert all("gains 3 coins" in after[:200] for after in passes[1:])
