"""The commands that tell: overview, replay, expansions, show, catalogue, schema, check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_kit import Run, is_one_line_of_bad_input

from arnak_cli.plugins import plugins
from arnak_core.record import read_record


def test_the_overview(run: Run) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        result = run(*arguments)
        assert result.exit_code == 0
        for command in ("play", "simulate", "replay", "show", "expansions", "catalogue", "schema", "check"):
            assert f"\n  {command} " in result.stdout
    assert "arnak, version" in run("--version").stdout
    assert is_one_line_of_bad_input(run("plya"), "plya")


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "show", "expansions", "catalogue", "schema", "check"]
)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: arnak {command}" in result.stdout


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a game between two bots."""
    path = tmp_path / "record.json"
    assert run("play", "--auto", "--seed", "5", "--bots", "random", "--record", str(path)).exit_code == 0
    return path


def test_replay_tells_the_game_again(run: Run, record: Path) -> None:
    told = run("replay", str(record))
    assert told.exit_code == 0
    played = run("play", "--auto", "--seed", "5", "--bots", "random").stdout
    scores = played[played.index("│ Research") : played.index("│ Fear")]
    assert "Round 5" in told.stdout
    assert [line.split()[-2:] for line in scores.splitlines()] == [
        line.split()[-2:]
        for line in told.stdout[told.stdout.index("│ Research") : told.stdout.index("│ Fear")].splitlines()
    ]


def test_replay_as_data(run: Run, record: Path) -> None:
    found = json.loads(run("replay", str(record), "--json").stdout)
    assert [choice["key"] for choice in found["choices"]] == read_record(record).keys
    assert found["over"]
    assert len(found["scores"]) == 2
    assert any(event["type"] == "dug_at" for choice in found["choices"] for event in choice["events"])


def test_replay_of_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    run("play", "--seed", "5", "--save", str(save), typed="1\n1\nq\n")
    assert "The record ends here, in round 1" in run("replay", str(save)).stdout


def test_records_that_cant_be_replayed_say_where(run: Run, record: Path, tmp_path: Path) -> None:
    good = record.read_text()
    keys = read_record(record).keys
    for data, words in (
        (good[:100], ["damaged"]),
        ('{"format": "chess"}', ["chess"]),
        (good.replace(f'"{keys[3]}"', '"fly/to/the/moon"', 1), ["choice", "fly/to/the/moon"]),
        (good.replace('"pass"', '"pass", "pass"', 1), ["choice"]),
    ):
        record.write_text(data)
        for arguments in ([], ["--json"]):
            assert is_one_line_of_bad_input(run("replay", str(record), *arguments), *words), data[:80]
    assert is_one_line_of_bad_input(run("replay", str(tmp_path / "nothing.json")), "nothing.json")


def test_expansions(run: Run) -> None:
    assert "Lost Ruins of Arnak" in run("expansions").stdout
    found = json.loads(run("expansions", "--json").stdout)
    base = next(expansion for expansion in found["expansions"] if expansion["id"] == "base")
    assert base["version"] == plugins().infos["base"].version


@pytest.mark.usefixtures("gifts")
def test_expansions_tell_their_options(run: Run) -> None:
    shown = run("expansions").stdout
    assert "gifts  Gifts  1.2" in shown
    assert "--points 0 to 9" in shown
    assert "Points that every player gets. (default: 3)" in " ".join(shown.split())
    found = json.loads(run("expansions", "--json").stdout)
    gifts = next(expansion for expansion in found["expansions"] if expansion["id"] == "gifts")
    assert [option["flag"] for option in gifts["options"]] == [
        "--points",
        "--mood",
        "--loud",
        "--names",
        "--gifts-seed",
    ]


def test_broken_plugins_are_reported(run: Run) -> None:
    manager = plugins()
    manager.register(object(), "shipwreck")
    try:
        assert "shipwreck can't be used" in run("expansions").stdout
        assert any(broken["name"] == "shipwreck" for broken in json.loads(run("expansions", "--json").stdout)["broken"])
        assert is_one_line_of_bad_input(run("check", "shipwreck"), "can't be used")
    finally:
        manager.broken[:] = [broken for broken in manager.broken if broken.name != "shipwreck"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("dog", ["Dog (item)", "3 coins", "1 car", "camp site"]),
        ("Sea Turtle", ["Sea Turtle (item)", "2 boats"]),
        ("sea_turtle", ["Sea Turtle (item)"]),
        ("war mask", ["War Mask (artifact)", "1 tablet"]),
        ("guardian 7", ["Guardian 7 (guardian)", "Boon"]),
        ("banker", ["Banker (assistant)", "Silver", "Gold"]),
        ("snake temple", ["Snake Temple (research track)", "Lost Temple"]),
        ("exile idol", ["Exile idol (idol)"]),
        ("coin camp", ["Coin camp (camp site)"]),
    ],
)
def test_show_reads_a_component(run: Run, name: str, words: list[str]) -> None:
    result = run("show", name)
    assert result.exit_code == 0
    for word in words:
        assert word in result.stdout


def test_show_takes_several_words(run: Run) -> None:
    assert run("show", "sea", "turtle").stdout == run("show", "Sea Turtle").stdout


def test_show_suggests_what_was_meant(run: Run) -> None:
    assert is_one_line_of_bad_input(run("show", "dgo"), "did you mean", "Dog")
    assert is_one_line_of_bad_input(run("show", "xyzzyplugh"), "xyzzyplugh")
    assert is_one_line_of_bad_input(run("show"), "NAME")


@pytest.mark.usefixtures("gifts")
def test_house_values_are_marked(run: Run) -> None:
    assert "House values, not the printed ones: cost" in run("show", "gift box").stdout
    (entry,) = json.loads(run("catalogue", "--expansion", "gifts", "--json").stdout)["items"]
    assert entry["house"] == ["cost"]


def test_catalogue(run: Run) -> None:
    found = json.loads(run("catalogue", "--expansion", "base", "--json").stdout)
    assert len(found["items"]) == 40
    assert len(found["artifacts"]) == 35
    assert {track["id"] for track in found["research_tracks"]} == {"bird", "snake"}
    assert set(found["board"]) == {"bird", "snake"}
    assert "items (40)" in run("catalogue", "--expansion", "base").stdout
    assert is_one_line_of_bad_input(run("catalogue", "--expansion", "atlantis"), "atlantis")


def test_schema(run: Run) -> None:
    everything = json.loads(run("schema").stdout)
    assert {"view", "decision", "option", "events", "configuration", "save", "record"} <= set(everything)
    assert json.loads(run("schema", "view").stdout) == everything["view"]
    assert is_one_line_of_bad_input(run("schema", "soup"), "soup", "view")


def test_check_a_plugin(run: Run) -> None:
    result = run("check", "base", "--games", "2")
    assert result.exit_code == 0, result.stdout
    assert "base: conforms" in result.stdout
    assert is_one_line_of_bad_input(run("check", "atlantis"), "atlantis")


def test_check_finds_what_is_wrong(run: Run) -> None:
    result = run("check", "cli_kit:CarelessPlugin", "--games", "2")
    assert result.exit_code == 1
    assert "FAIL metadata: it has no description" in result.stdout
    assert is_one_line_of_bad_input(run("check", "cli_kit:Nobody"), "Nobody")
