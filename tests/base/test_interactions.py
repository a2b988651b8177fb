"""Cards that meet other cards, empty piles and each other's costs (rules: "Effects", "Cards with rulings")."""

from __future__ import annotations

import pytest

from arnak_core.errors import IllegalChoice
from arnak_core.testing import leftover, legal, legal_main, me, play, site, starting_with, tokens

from .kit import position

ROW = ("mortar", "hat", "whip", "axe", "dog", "rope")


def test_a_plane_less_and_a_boot_pay_a_boot_and_a_plane() -> None:
    game = (
        position(board="snake")
        .player(0, compass=4, hand=["aeroplane", "fear", "hat"])
        .site("l2_2", idols=["idol_coin"], hidden_idols=["idol_tablet"])
        .start()
    )
    play(game, "play/aeroplane", "discover/l2_2")
    assert starting_with(game, "spend/") == ["spend/fear", "spend/hat"]
    play(game, "spend/fear")
    assert site(game, "l2_2").figures == (0,)
    assert leftover(game) == {}


def test_the_ocarina_makes_no_plane_of_a_discounts_boat() -> None:
    game = (
        position(board="snake")
        .player(0, hand=["sea_turtle", "fear"], round_effects=["all_planes"])
        .site("l1_high_3", tile="site_1_02")
        .start()
    )
    play(game, "play/sea_turtle", "dig/l1_high_3/0")
    assert me(game).hand == []
    game = (
        position(board="snake")
        .player(0, hand=["sea_turtle"], deck=["fear"], round_effects=["all_planes"])
        .player(1, hand=["hat"])
        .site("l1_high_3", tile="site_1_02")
        .site("l2_2", tile="site_2_03")
        .start()
    )
    play(game, "play/sea_turtle")
    assert "dig/l1_high_3/0" in legal(game), "the Fear drawn is a plane"
    assert "dig/l2_2/0" in legal(game), "the boat is for the boot"


def test_a_purchase_in_the_middle_of_a_purchase_in_the_middle_of_another() -> None:
    game = (
        position()
        .player(0, compass=3, coin=1, hand=["precision_compass", "fear"])
        .decks(artifacts=["coconut_flask", "stone_jar"])
        .supply(["assistant_10_buy"])
        .row(*ROW)
        .start()
    )
    play(game, "play/precision_compass", "buy/coconut_flask", "use", "supply/assistant_10_buy")
    assert game.view(0).revealed_card == ""
    assert starting_with(game, "buy/") == [f"buy/{card}" for card in ROW]
    play(game, "buy/mortar", "use")
    assert "exile/play/coconut_flask" in legal(game)
    play(game, "exile/play/coconut_flask")
    assert tokens(game) == {"coin": 5, "compass": 1}
    assert game.state.card_row == ["stone_jar", *ROW[1:]], "one refill at the end of the turn"


@pytest.mark.parametrize(("card", "deck"), [("fishing_rod", "items"), ("precision_compass", "artifacts")])
def test_rod_and_compass_with_an_empty_deck_buy_from_the_row(card: str, deck: str) -> None:
    scenario = position().player(0, coin=5, compass=5, hand=[card, "fear"]).row(*ROW)
    empty = scenario.decks(items=[], complete=True) if deck == "items" else scenario.decks(artifacts=[], complete=True)
    game = play(empty.start(), f"play/{card}")
    assert game.view(0).revealed_card == ""
    kept = ROW[1:] if deck == "items" else ROW[:1]
    assert legal_main(game) == [*(f"buy/{bought}" for bought in kept), "skip"]


def test_with_no_item_in_the_row_nothing_is_gained() -> None:
    for card in ("airdrop", "monkey_medallion"):
        game = position().player(0, tablet=1, hand=[card, "fear"]).row("mortar", "", "", "", "", "").start()
        play(game, f"play/{card}")
        assert game.state.turn == 1
        assert me(game).hand == ["fear"]


def test_ornate_hammer_with_no_item_in_the_row_takes_an_exiled_one_all_the_same() -> None:
    scenario = position().player(0, tablet=1, hand=["ornate_hammer", "fear"]).row("mortar", "", "", "", "", "")
    game = play(scenario.exile("hat", "whip").start(), "play/ornate_hammer")
    assert legal(game) == ["gain/hat", "gain/whip"]
    play(game, "gain/whip")
    assert me(game).deck == ["whip"]


def test_an_item_gained_to_the_hand_may_be_played_in_the_same_turn() -> None:
    game = position().player(0, hand=["airdrop", "fear"]).row(*ROW).start()
    play(game, "play/airdrop", "buy/hat", "play/hat")
    assert tokens(game) == {"coin": 1, "compass": 1}


def test_sacred_drum_is_paid_once_an_assistant_was_used() -> None:
    game = (
        position()
        .player(
            0, tablet=1, hand=["sacred_drum", "fear"], assistants=["assistant_01_coins", "assistant_12_compass:gold"]
        )
        .start()
    )
    play(game, "play/sacred_drum")
    assert "pay" not in legal(game)
    play(game, "assistant/assistant_01_coins", "pay", "refresh/assistant_01_coins")
    assert legal_main(game) == ["skip"], "the other one is still ready, but may be used first"
    play(game, "assistant/assistant_12_compass")
    assert tokens(game) == {"coin": 2, "compass": 2}
    play(game, "refresh/assistant_12_compass")
    assert all(assistant.ready for assistant in me(game).assistants)


def test_passage_shell_pays_a_discard_for_each_jewel() -> None:
    game = position().player(0, tablet=1, hand=["passage_shell", "fear", "hat"]).start()
    play(game, "play/passage_shell", "dig/camp_jewel/0", "pay", "discard/fear", "activate/camp_jewel", "pay")
    assert tokens(game) == {"jewel": 2}
    assert me(game).hand == []


def test_the_two_spaces_of_a_camp_are_told_apart_for_passage_shell() -> None:
    game = position(4).player(0, tablet=1, hand=["passage_shell", "fear"]).start()
    play(game, "play/passage_shell")
    texts = {option.key: option.text for option in game.decision.options}
    assert texts["dig/camp_coin/0"] == "Dig at Coin camp (no travel cost on the space for 1 boot)"
    assert texts["dig/camp_coin/1"] == "Dig at Coin camp (no travel cost on the space for 2 boots)"


def test_a_refused_choice_changes_nothing_in_the_middle_of_a_payment() -> None:
    game = position().player(0, compass=3, hand=["steam_boat", "funding_boat", "fear"]).start()
    play(game, "discover/l1_low_3")
    before = game.state.digest()
    for key in ("play/steam_boat", "pass", "skip", "spend/fear", ""):
        with pytest.raises(IllegalChoice):
            game.choose(key)
    assert game.state.digest() == before
    play(game, "spend/funding_boat")
    assert site(game, "l1_low_3").figures == (0,)


def test_a_level_2_site_may_be_discovered_in_the_first_round() -> None:
    game = (
        position()
        .player(0, compass=6, hand=["gold_pan", "fear"])
        .site("l2_3", idols=["idol_coin"], hidden_idols=["idol_coin"])
        .decks(level_2=["site_2_03"])
        .start()
    )
    assert game.state.round == 1
    play(game, "discover/l2_3")
    assert tokens(game) == {"coin": 1, "arrowhead": 1, "jewel": 1}
