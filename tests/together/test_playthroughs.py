"""Recorded playthroughs of the expansions: a change of their rules shows as a readable difference.

python -m arnak_core.testing.playthrough --write tests/together/playthroughs     # writes them anew
"""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_core.testing import playthrough

FILES = list(playthrough.playthroughs(Path(__file__).parent / "playthroughs"))


def test_every_expansion_has_a_playthrough() -> None:
    played = {expansion for path in FILES for expansion in playthrough.recorded(path.read_text("utf-8"))[0].expansions}
    assert played == {"base", "solo", "leaders", "temples", "variants"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_recorded(path: Path) -> None:
    difference = playthrough.differences(path.read_text("utf-8"))
    assert not difference, f"not as recorded (see the command above to write it anew):\n{difference}"
