"""Recorded playthroughs: a change of the rules shows as a readable difference.

python -m arnak_core.testing.playthrough --write tests/playthroughs     # writes them anew
"""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.testing import playthrough

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = list(playthrough.playthroughs(FOLDER))


def test_every_configuration_of_the_base_game_has_its_playthrough() -> None:
    found = {path.stem: playthrough.recorded(path.read_text("utf-8")) for path in FILES}
    for name, config in playthrough.BASE_GAMES.items():
        recorded, keys = found[name]
        assert recorded == config
        assert len(keys) > 50


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_recorded(path: Path) -> None:
    difference = playthrough.differences(path.read_text("utf-8"))
    assert not difference, f"not as recorded (see the command above to write it anew):\n{difference}"


@pytest.fixture(scope="module")
def text() -> str:
    return playthrough.written(GameConfig(players=2, seed=5))


def test_a_playthrough_is_the_same_every_time(text: str) -> None:
    assert playthrough.written(GameConfig(players=2, seed=5)) == text
    assert playthrough.differences(text) == ""


def test_a_playthrough_tells_choices_states_and_scores(text: str) -> None:
    assert text.startswith('configuration: {"seed":5}')
    assert "== round 5 ==" in text
    assert "ranking: " in text
    assert "  legal: " in text
    config, keys = playthrough.recorded(text)
    assert config == GameConfig(seed=5)
    assert keys[-1]


def test_a_changed_state_shows_as_a_difference(text: str) -> None:
    place = text.index("player 1: 2 coin")
    other = text[:place] + "player 1: 3 coin" + text[place + len("player 1: 2 coin") :]
    difference = playthrough.differences(other)
    assert "-player 1: 3 coin" in difference
    assert "+player 1: 2 coin" in difference


def test_a_recorded_choice_that_is_no_longer_legal_is_told(text: str) -> None:
    config, keys = playthrough.recorded(text)
    told = list(playthrough.told(new_game(config), [*keys[:4], "dig/moon/0", *keys[5:]]))
    assert told[-1] == "  'dig/moon/0' is not legal"
    assert list(playthrough.told(new_game(config), keys[:4]))[-1] == "  here the recorded choices end"


def test_a_file_that_is_no_playthrough_is_refused() -> None:
    with pytest.raises(playthrough.Unplayable, match="does not begin with"):
        playthrough.recorded("something else")
    with pytest.raises(playthrough.Unplayable, match="damaged"):
        playthrough.recorded("configuration: {")


def test_the_command_writes_adds_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path)
    assert (
        playthrough.main(["--write", folder, "--add", "mine", "--players", "3", "--board", "snake", "--seed", "8"]) == 0
    )
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert playthrough.main(["--check", folder]) == 0
    file = tmp_path / "mine.txt"
    file.write_text(file.read_text("utf-8").replace("ranking: ", "ranking:  "), "utf-8")
    assert playthrough.main(["--check", folder]) == 1
    assert "mine.txt" in capsys.readouterr().out
    assert playthrough.main(["--write", folder]) == 0
    assert playthrough.main(["--check", folder]) == 0


def test_a_playthrough_with_an_expansion_that_is_not_installed_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "far.txt"
    file.write_text('configuration: {"expansions":["base","far-away"]}\n', "utf-8")
    assert playthrough.playthroughs(tmp_path) == {}
    assert playthrough.main(["--write", str(tmp_path), "--add", "near"]) == 0
    assert file.read_text("utf-8") == 'configuration: {"expansions":["base","far-away"]}\n'
    assert (tmp_path / "near.txt").exists()
