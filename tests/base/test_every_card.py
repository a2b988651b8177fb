"""Every card, assistant, bonus tile and idol slot does what its printed steps say, taken from the reference data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arnak_core import Game
from arnak_core.testing import legal, legal_free, legal_main, me, play

from .kit import assistant, position
from .oracle import Expected, follow, ways

FACTS = json.loads((Path(__file__).parent.parent / "reference" / "base.json").read_text())
ITEMS: list[dict[str, Any]] = FACTS["items"]
ARTIFACTS: list[dict[str, Any]] = FACTS["artifacts"]
BASIC: list[dict[str, Any]] = [card for card in FACTS["basic_cards"] if card["effect"]]
FILLERS = ("sea_turtle", "pack_donkey", "ostrich", "horse", "sturdy_boots", "binoculars")
IN_THE_ROW = ("lantern", "dog", "torch", "axe", "brush")


def rich(card: str, *, bought: bool = False) -> Game:
    """A position in which the card, in hand or to be bought, can do something.

    An idol on the crates keeps free actions on offer all the time, so that nothing is taken without asking.
    """
    cards = [name for name in FILLERS if name != card]
    artifact = card if bought else "war_mask" if card == "mortar" else "mortar"
    items = [name for name in IN_THE_ROW if name != card][:4]
    return (
        position()
        .player(
            0,
            coin=9,
            compass=9,
            tablet=9,
            arrowhead=9,
            jewel=9,
            hand=[*([] if bought else [card]), "fear", "fear", cards[0]],
            deck=cards[1:5],
            idols=["idol_coin"],
            slots=["idol_tablet"],
            assistants=["assistant_02_tablet:used", "assistant_12_compass:gold:used"],
            guardians=["guardian_02:used"],
            magnifying_glass="bird_r1_a",
        )
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .site("l1_low_2", tile="site_1_04")
        .site("l2_1", tile="site_2_03")
        .site("camp_compass", figures=[1])
        .row(artifact, *items, "pickaxe" if card == "trowel" else "trowel")
        .decks(level_1=["site_1_05"], level_2=["site_2_01"])
        .supply(["assistant_01_coins"], ["assistant_09_boat"], ["assistant_11_trade"])
        .start()
    )


def laid(game: Game, expected: Expected, card: dict[str, Any]) -> None:
    """The card leaves the hand for the play area, or for exile if it exiles itself."""
    expected.hand.remove(card["id"])
    if {"op": "exile_self"} in card["effect"]:
        expected.exiled[card["id"]] += 1
    else:
        expected.play.append(card["id"])


CARD_WAYS = [(card, way) for card in [*ITEMS, *ARTIFACTS, *BASIC] for way in range(ways(card["effect"]))]


@pytest.mark.parametrize(("card", "way"), CARD_WAYS, ids=[f"{card['id']}-{way}" for card, way in CARD_WAYS])
def test_playing_a_card_does_what_it_says(card: dict[str, Any], way: int) -> None:
    game = rich(card["id"])
    key = f"play/{card['id']}"
    assert (key in legal_free(game)) is card["free_action"]
    assert (key in legal_main(game)) is not card["free_action"]
    expected = Expected(game)
    play(game, key)
    laid(game, expected, card)
    expected.tokens["tablet"] -= card.get("play_cost", {}).get("tablet", 0)
    follow(game, expected, card["effect"], way)
    expected.check(game)
    passed = any(step["op"] == "pass_gain" for option in _options(card, way) for step in option)
    assert game.state.main_action_done is (passed or not card["free_action"])


def _options(card: dict[str, Any], way: int) -> list[Any]:
    return [step["options"][way] for step in card["effect"] if step["op"] == "choose"]


ARTIFACT_WAYS = [(card, way) for card in ARTIFACTS for way in range(ways(card["effect"]))]


@pytest.mark.parametrize(("card", "way"), ARTIFACT_WAYS, ids=[f"{card['id']}-{way}" for card, way in ARTIFACT_WAYS])
def test_buying_an_artifact_and_using_it_does_what_it_says(card: dict[str, Any], way: int) -> None:
    game = rich(card["id"], bought=True)
    expected = Expected(game)
    play(game, f"buy/{card['id']}")
    expected.tokens["compass"] -= card["cost"]["compass"]
    expected.play.append(card["id"])
    asked = card["effect"][0]["op"] == "pay"
    if not asked:
        assert set(legal_main(game)) == {"use", "skip"}
        play(game, "use")
    follow(game, expected, card["effect"], way)
    expected.check(game)


SIDES = [
    (entry["id"], side, entry[side], way)
    for entry in FACTS["assistants"]
    for side in ("silver", "gold")
    for way in range(ways(entry[side]["effect"]))
]


@pytest.mark.parametrize(
    ("name", "side", "facts", "way"), SIDES, ids=[f"{name}-{side}-{way}" for name, side, _, way in SIDES]
)
def test_using_an_assistant_does_what_its_side_says(name: str, side: str, facts: dict[str, Any], way: int) -> None:
    game = (
        position()
        .player(
            0,
            coin=9,
            compass=9,
            tablet=9,
            arrowhead=9,
            jewel=9,
            hand=["fear", "fear", "horse", "rope"],
            deck=["dog", "tent"],
            idols=["idol_coin"],
            assistants=[f"{name}:{side}"],
        )
        .row("mortar", "lantern", "torch", "axe", "trowel", "brush")
        .start()
    )
    key = f"assistant/{name}"
    assert (key in legal_free(game)) is facts["free_action"]
    assert (key in legal_main(game)) is not facts["free_action"]
    expected = Expected(game)
    play(game, key)
    follow(game, expected, facts["effect"], way, carried_out=True)
    expected.check(game)
    assert not assistant(game, name).ready
    assert key not in legal(game)
    assert game.state.main_action_done is not facts["free_action"]


@pytest.mark.parametrize("slot", FACTS["idol_slots"]["effects"], ids=lambda slot: slot["id"])
def test_putting_an_idol_into_a_slot_gives_the_effect_chosen(slot: dict[str, Any]) -> None:
    game = position().player(0, coin=2, hand=["fear"], deck=["dog", "tent"], idols=["idol_coin", "idol_tablet"]).start()
    expected = Expected(game)
    play(game, f"idol/{slot['id']}")
    follow(game, expected, slot["effect"], 0, carried_out=True)
    expected.check(game)
    assert [bool(idol) for idol in me(game).slots] == [True, False, False, False]
    assert len(me(game).idols) == 1
    assert not game.state.main_action_done


@pytest.mark.parametrize("tile", FACTS["research_bonus_tiles"], ids=lambda tile: tile["id"])
def test_a_bonus_tile_gives_what_it_shows(tile: dict[str, Any]) -> None:
    game = (
        position()
        .player(
            0,
            tablet=1,
            arrowhead=2,
            jewel=1,
            hand=["fear", "horse"],
            deck=["dog", "tent"],
            idols=["idol_coin"],
            magnifying_glass="bird_r1_a",
        )
        .bonus("bird_r2_a", tile["id"])
        .start()
    )
    expected = Expected(game)
    play(game, "research/magnifying_glass/bird_r2_a")
    expected.tokens["jewel"] -= 1
    expected.tokens["compass"] += 1
    if f"bonus/{tile['id']}" in legal(game):
        play(game, f"bonus/{tile['id']}")
    follow(game, expected, tile["effect"], 0)
    expected.check(game)
    assert tile["id"] in game.state.box


@pytest.mark.parametrize("idol", FACTS["idols"], ids=lambda idol: idol["id"])
def test_a_face_up_idol_gives_what_it_shows(idol: dict[str, Any]) -> None:
    game = (
        position()
        .player(
            0,
            compass=3,
            tablet=1,
            arrowhead=1,
            hand=["ostrich", "fear"],
            deck=["dog", "tent"],
            idols=["idol_coin"],
            assistants=["assistant_02_tablet:used", "assistant_12_compass:used"],
        )
        .site("l1_low_1", idols=[idol["id"]])
        .decks(level_1=["site_1_10"])
        .start()
    )
    expected = Expected(game)
    play(game, "discover/l1_low_1")
    expected.hand.remove("ostrich")
    expected.play.append("ostrich")
    expected.travel["car"] = 1
    expected.tokens["compass"] -= 3
    follow(game, expected, idol["effect"], 0)
    expected.tokens["jewel"] += 1
    expected.check(game)
    assert len(me(game).idols) == 2
