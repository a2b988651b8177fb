"""`arnak play`: whole games typed in, commands, saving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_kit import Run, is_one_line_of_bad_input

from arnak_cli.settings import option_words
from arnak_core import GameConfig, new_game
from arnak_core.record import load_game, read_record, save_game

FIRST_OPTION_FOREVER = "1\n" * 900


def test_a_whole_game_by_typing_the_first_option(run: Run) -> None:
    result = run("play", "--seed", "3", "--bots", "random", typed=FIRST_OPTION_FOREVER)
    assert result.exit_code == 0
    assert "Round 5" in result.stdout
    assert "Final scores" in result.stdout
    assert "Player 1 (you)" in result.stdout
    assert "\x1b" not in result.stdout, "colours are for terminals"


def test_a_game_typed_in_is_the_game_of_the_engine(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    run("play", "--seed", "3", "--bots", "random", "--record", str(record), typed=FIRST_OPTION_FOREVER)
    game = new_game(GameConfig(players=2, seed=3))
    for key in read_record(record).keys:
        if game.decision.player == 0:
            own = [option for option in game.decision.options if not option.free]
            assert key == (own or game.decision.options)[0].key
        game.choose(key)
    assert game.is_over


def test_the_table_shows_everything_a_player_looks_for(run: Run) -> None:
    shown = run("play", "--seed", "7", typed="q\n").stdout
    for words in ("Map", "Card row", "Research: Bird Temple", "Players", "Your hand", "Main actions", "Free actions"):
        assert words in shown
    assert "Dig at Tablet camp (1 boot): 2 tablets" in shown


def test_hidden_cards_of_the_others_are_not_told(run: Run) -> None:
    shown = run("play", "--seed", "7", typed="q\n").stdout
    assert "Player 2 (greedy) draws 5 cards" in shown
    assert "Player 1 (you) draws Fear" in shown


def test_two_cards_with_the_same_text_are_told_apart(run: Run) -> None:
    shown = run("play", "--seed", "7", typed="q\n").stdout
    assert "Play Exploration: 1 compass (the card with 1 boat)" in shown
    assert "Play Exploration: 1 compass (the card with 1 car)" in shown


def test_commands_while_playing(run: Run) -> None:
    shown = run("play", "--seed", "7", typed="?\n? dog\n? dgo\nboard\nlog\nscore\nnonsense\n99\nq\n").stdout
    assert "take your last choice back" in shown
    assert "Dog (item)" in shown
    assert "did you mean: Dog" in shown
    assert shown.count("Card row") == 2
    assert "Scores as they stand" in shown
    assert '"nonsense" is none of the options' in shown
    assert '"99" is none of the options' in shown
    assert "it was not saved" in shown


def test_an_option_can_be_typed_by_its_key(run: Run) -> None:
    shown = run("play", "--seed", "7", typed="play/funding_car\nq\n").stdout
    assert "plays Funding, gains 1 coin" in shown


def test_undo_takes_a_choice_back(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    shown = run("play", "--seed", "7", "--save", str(save), typed="play/funding_car\nundo\nq\n").stdout
    assert "Taken back." in shown
    assert load_game(save).keys == []
    assert "nothing to undo" in run("play", "--seed", "7", typed="undo\nq\n").stdout.lower()


def test_undo_that_is_refused_leaves_the_game_as_it_was(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    run("play", "--seed", "7", "--save", str(save), typed="buy/hat\nend_turn\nundo\nundo\nundo\nundo\nq\n")
    game = load_game(save)
    assert game.decision.player == 0
    assert game.keys[:1] == ["buy/hat"]


def test_save_quit_and_go_on(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "evening.json"
    first = run("play", "--seed", "3", "--bots", "random", "--save", str(save), typed="1\n" * 40 + "q\n")
    assert f"arnak play --save {save}" in first.stdout.replace("\n", "")
    second = run("play", "--bots", "random", "--save", str(save), typed=FIRST_OPTION_FOREVER)
    assert "The saved game goes on" in second.stdout
    straight = tmp_path / "straight.json"
    run("play", "--seed", "3", "--bots", "random", "--save", str(straight), typed=FIRST_OPTION_FOREVER)
    assert load_game(save).state.digest() == load_game(straight).state.digest()
    again = run("play", "--bots", "random", "--save", str(save))
    assert "Final scores" in again.stdout


def test_a_saved_game_says_which_flags_it_leaves_aside(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "evening.json"
    run("play", "--seed", "3", "--save", str(save), typed="q\n")
    again = run("play", "--save", str(save), "--players", "4", "--board", "snake", typed="q\n")
    assert again.stderr == f"{save} holds a game already; left aside: --players, --board\n"
    assert load_game(save).config.players == 2
    assert run("play", "--save", str(save), typed="q\n").stderr == ""


def test_the_end_of_the_input_saves_and_stops(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    result = run("play", "--seed", "3", "--save", str(save), typed="1\n")
    assert result.exit_code == 0
    assert len(load_game(save).keys) == 1


def test_saving_by_command(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    shown = run("play", "--seed", "3", typed=f"save\nsave {save}\nsave {tmp_path}/no/where\nq\n").stdout
    assert "Say where" in shown
    assert "can't be written" in shown
    assert load_game(save).config.seed == 3


def test_two_people_at_one_terminal_look_one_after_the_other(run: Run) -> None:
    shown = run("play", "--seed", "7", "--bots", "human", typed="\npass\nend_turn\n\nq\n").stdout
    assert "Player 2, it is your turn: press Enter" in shown
    assert shown.count("Your hand") == 2


def test_bots_alone_tell_the_game(run: Run) -> None:
    result = run("play", "--auto", "--seed", "5", "--players", "3", "--board", "snake", "--bots", "random")
    assert result.exit_code == 0
    assert "Player 3 (random)" in result.stdout
    assert "Round 5" in result.stdout
    assert "Final scores" in result.stdout
    assert (
        result.stdout
        == run("play", "--auto", "--seed", "5", "--players", "3", "--board", "snake", "--bots", "random").stdout
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--expansion", "atlantis"], ["'atlantis' is not installed", "base"]),
        (["--players", "7"], ["7 players", "2, 3, 4"]),
        (["--players", "many"], ["--players", "many"]),
        (["--board", "moon"], ["'moon'", "bird, snake"]),
        (["--without", "unicorn"], ["'unicorn'"]),
        (["--bots", "hal"], ["no bot 'hal'", "random, greedy"]),
        (["--bots", "random,random,random"], ["3 bots", "1 seats"]),
        (["--auto", "--bots", "human"], ["--auto"]),
        (["--leader", "nobody"], ["leader"]),
        (["--save", "/no/such/folder/save.json"], ["/no/such/folder"]),
        (["--nonsense"], ["--nonsense", "arnak play --help"]),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: list[str], words: list[str]) -> None:
    assert is_one_line_of_bad_input(run("play", "--seed", "1", *arguments), *words)


def test_saves_that_cant_be_read_say_where(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    save_game(new_game(GameConfig(seed=1)), save)
    good = save.read_bytes()
    damaged = {
        "truncated": good[: len(good) // 2],
        "foreign": b'{"format": "chess"}',
        "no text": b"\x80\x81\x82",
        "empty": b"",
        "damaged": good.replace(b'"random":', b'"random":"x', 1).replace(b',"players":[', b'","players":[', 1),
        "unknown card": good.replace(b'"funding_car"', b'"fundung_car"', 1),
        "other expansion": good.replace(b'"versions"', b'"versions"').replace(
            b'"config":{', b'"config":{"expansions":["base","atlantis"],', 1
        ),
    }
    for what, data in damaged.items():
        assert data != good, what
        save.write_bytes(data)
        result = run("play", "--save", str(save))
        assert is_one_line_of_bad_input(result), (what, result.stderr, result.exception)
        assert save.read_bytes() == data, "a save that can't be read is left alone"
    assert is_one_line_of_bad_input(run("play", "--save", str(tmp_path)), str(tmp_path))


def test_options_of_expansions_are_told_in_words() -> None:
    assert option_words("red_moon_staff", True) == "red moon staff"
    assert option_words("draft", False) == "no draft"
    assert option_words("difficulty", 3) == "difficulty 3"
    assert option_words("red", ["research", "discover"]) == "red research, discover"


def test_a_game_goes_on_where_its_save_can_not_be_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    answers = iter(["1", "quit"])

    def type_after_the_folder_is_gone() -> str:
        if folder.exists():
            folder.rmdir()
        return next(answers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", type_after_the_folder_is_gone)
        result = run("play", "--seed", "7", "--save", str(folder / "game.json"))
    assert result.exit_code == 0
    assert "can't be written: No such file or directory. Use: save FILE" in " ".join(result.stdout.split())
    assert "it was not saved" in result.stdout
