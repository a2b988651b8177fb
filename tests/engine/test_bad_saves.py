"""Damaged and foreign saves and records are refused with the place where the trouble is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arnak_core import BadSave, GameConfig, NothingToUndo, new_game
from arnak_core.record import load_bytes, load_game, load_record, read_record, record_bytes, save_bytes, save_game
from arnak_core.testing import Scenario, play

Json = dict[str, Any]
SEVENTH = {"type": "as_player", "seat": 7, "effect": {"type": "gain", "coin": 1}}
CIRCLE = {"type": "gain", "coin": "round"}


@pytest.fixture
def save() -> Json:
    """A save in the middle of paying for a dig, as plain data."""
    game = (
        Scenario()
        .player(0, coin=2, hand=["steam_boat", "fear"], assistants=["assistant_03_arrowhead:gold"], idols=1)
        .player(1, hand=["fear"], guardians=["guardian_02"])
        .site("l1_low_1", tile="site_1_03", guardian="guardian_07", figures=[1])
        .start()
    )
    play(game, "dig/camp_coin/0")
    data: Json = msgspec.json.decode(save_bytes(game))
    return data


def refusal(data: object) -> str:
    """What is said about a save that is refused."""
    with pytest.raises(BadSave) as refused:
        load_bytes(msgspec.json.encode(data))
    return str(refused.value)


def test_the_save_itself_is_good(save: Json) -> None:
    assert load_bytes(msgspec.json.encode(save)).decision.options[0].key == "spend/steam_boat"


@pytest.mark.parametrize(
    ("where", "place"),
    [
        (lambda save: save, "`surprise`"),
        (lambda save: save["record"], "`$.record`"),
        (lambda save: save["record"]["config"], "`$.record.config`"),
        (lambda save: save["state"], "`surprise`"),
        (lambda save: save["state"]["players"][1], "`$.state.players[1]`"),
        (lambda save: save["state"]["players"][0]["assistants"][0], "`$.state.players[0].assistants[0]`"),
        (lambda save: save["state"]["players"][1]["guardians"][0], "`$.state.players[1].guardians[0]`"),
        (lambda save: save["state"]["sites"][0], "`$.state.sites[0]`"),
        (lambda save: save["state"]["stack"][-1], "pay_travel: Object contains unknown field `surprise` - at `$.state"),
    ],
)
def test_a_foreign_field_is_refused(save: Json, where: Callable[[Json], Json], place: str) -> None:
    where(save)["surprise"] = 1
    said = refusal(save)
    assert "unknown field `surprise`" in said
    assert place in said


@pytest.mark.parametrize(
    "place",
    [
        "item_deck[0]",
        "item_exile[0]",
        "artifact_deck[0]",
        "artifact_exile[0]",
        "card_row[0]",
        "guardians[0]",
        "rescue[0]",
        "assistants[1][0]",
        "site_stacks.2[0]",
        "bonus_tiles.bird_r2_a[0]",
        "left_over[0]",
        "box[0]",
        "sites[7].tile",
        "sites[7].guardian",
        "sites[7].idols[0]",
        "sites[7].hidden_idols[0]",
        "players[0].deck[0]",
        "players[0].hand[0]",
        "players[0].play[0]",
        "players[0].discarding[0]",
        "players[0].idols[0]",
        "players[0].slots[0]",
        "players[0].temple_tiles[0]",
        "players[0].magnifying_glass",
        "players[0].notebook",
        "players[0].leader",
    ],
)
def test_an_unknown_id_is_refused(save: Json, place: str) -> None:
    *way, last = place.replace("[", ".[").split(".")
    holder: Any = save["state"]
    for step in way:
        holder = holder[int(step[1:-1]) if step.startswith("[") else step]
    if last.startswith("["):
        holder[:1] = ["hrose"]
    else:
        holder[last] = "hrose"
    assert refusal(save).endswith(f"$.state.{place}: there is no 'hrose' here")


def broken(change: Callable[[Json], object], said: str) -> Any:
    """A change to a save's state, and what has to be said of it."""
    return pytest.param(change, said, id=said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        broken(lambda state: state.update(turn=2), "$.state.turn: 2 is not between -1 and 1"),
        broken(lambda state: state.update(actor=-1), "$.state.actor: -1 is not between 0 and 1"),
        broken(lambda state: state.update(starting_player=2), "$.state.starting_player: 2 is not"),
        broken(lambda state: state.update(temple_arrivals=[5]), "$.state.temple_arrivals[0]: 5 is not"),
        broken(lambda state: state.update(round=6), "$.state.round: 6 is not between 0 and 5"),
        broken(lambda state: state.update(staff=-1), "$.state.staff: -1 is not between 0 and 6"),
        broken(lambda state: state.update(fear=-1), "$.state.fear: -1 is negative"),
        broken(lambda state: state["temple_stacks"].__setitem__(2, -1), "$.state.temple_stacks[2]: -1 is negative"),
        broken(lambda state: state["sites"][0].update(figures=[4]), "$.state.sites[0].figures"),
        broken(lambda state: state["sites"].pop(), "$.state.sites: 16 instead of 17"),
        broken(lambda state: state["card_row"].pop(), "$.state.card_row: 5 instead of 6"),
        broken(lambda state: state["players"].pop(), "$.state.players: 1 players, but the configuration says 2"),
        broken(lambda state: state["players"][0]["tokens"].pop(), "$.state.players[0].tokens: 4 instead of 5"),
        broken(lambda state: state["players"][0].update(travel=[0, 0, 0, -1]), "$.state.players[0].travel[3]: -1"),
        broken(lambda state: state["players"][0].update(archaeologists=-2), "$.state.players[0].archaeologists: -2"),
        broken(lambda state: state["players"][0].update(archaeologists=3), "seat 0: 3 archaeologists instead of 2"),
        broken(lambda state: state["players"][0]["slots"].pop(), "$.state.players[0].slots: 3 instead of 4"),
        broken(lambda state: state.update(plugins={"leaders": {"type": "herbarium"}}), "unknown type 'herbarium'"),
        broken(lambda state: state["stack"][-1].update(type="sing"), "unknown type 'sing'"),
        broken(lambda state: state["stack"].insert(1, SEVENTH), "$.state.stack[1].seat: 7 is not between -1 and 1"),
        broken(lambda state: state["stack"].insert(1, CIRCLE), "`$.state.stack[1]`"),
        broken(lambda state: state["stack"].append("pass"), "expected an object with a type, got str"),
        broken(lambda state: state.update(box="rope"), "Expected `array`, got `str` - at `$.state.box`"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(save: Json, change: Callable[[Json], object], said: str) -> None:
    change(save["state"])
    assert said in refusal(save)


def test_keys_have_to_be_a_list_of_texts(save: Json) -> None:
    save["record"]["keys"] = "pass"
    assert "Expected `array`, got `str` - at `$.record.keys`" in refusal(save)
    save["record"]["keys"] = [1]
    assert "Expected `str`, got `int` - at `$.record.keys[0]`" in refusal(save)


def test_the_record_inside_is_of_the_same_version(save: Json) -> None:
    save["record"]["format_version"] = 99
    assert "`$.record`" in refusal(save)


def test_a_record_with_a_foreign_field_is_refused() -> None:
    data: Json = msgspec.json.decode(record_bytes(new_game(GameConfig(seed=7))))
    data["config"]["playres"] = 3
    with pytest.raises(BadSave, match=r"unknown field `playres` - at `\$.config`"):
        load_record(msgspec.json.encode(data))


def test_a_file_that_can_not_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"nowhere\.json can't be read: No such file"):
        load_game(tmp_path / "nowhere.json")
    (tmp_path / "text.json").write_text("hello", encoding="utf-8")
    with pytest.raises(BadSave, match=r"text\.json: this is no record of arnak"):
        read_record(tmp_path / "text.json")


def test_a_save_gets_the_usual_permissions_and_follows_links(tmp_path: Path) -> None:
    game = new_game(GameConfig(seed=7))
    (tmp_path / "plain").touch()
    (tmp_path / "link.json").symlink_to("save.json")
    save_game(game, tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "save.json").stat().st_mode == (tmp_path / "plain").stat().st_mode
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.json", "plain", "save.json"]


def test_undo_stops_where_a_saved_game_goes_on() -> None:
    game = new_game(GameConfig(seed=7))
    game.choose(game.decision.options[0].key)
    again = load_bytes(save_bytes(game))
    with pytest.raises(NothingToUndo, match="the saved game goes on here"):
        again.undo(beyond_reveals=True)
    again.choose(again.decision.options[0].key)
    again.undo(beyond_reveals=True)
    assert again.keys == game.keys


def test_a_pending_effect_at_a_site_that_there_is_not_is_refused(save: Json) -> None:
    save["state"]["stack"].insert(0, {"type": "activate_site_at", "site": "the_moon"})
    assert "$.state.stack[0].site: there is no 'the_moon' here" in refusal(save)


def test_a_pending_effect_with_a_component_that_there_is_not_is_refused(save: Json) -> None:
    save["state"]["stack"].insert(0, {"type": "use_idol", "idol": "idol_of_cheese"})
    assert "$.state.stack[0]" in refusal(save)
