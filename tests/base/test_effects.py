"""Effects in general (rules: "Effects")."""

from __future__ import annotations

import pytest

from arnak_core import Game
from arnak_core.testing import Scenario, legal, legal_free, legal_main, me, play, site, starting_with, tokens

from .kit import position


def test_an_effect_with_a_cost_is_optional() -> None:
    for key, has in (("pay", {"tablet": 1, "arrowhead": 1}), ("skip", {"compass": 1})):
        game = position().player(0, compass=1, hand=["pickaxe"]).start()
        play(game, "play/pickaxe", key)
        assert tokens(game) == has


def test_who_cannot_pay_does_not_get_the_effect() -> None:
    game = position().player(0, hand=["pickaxe", "fear"]).start()
    play(game, "play/pickaxe")
    assert tokens(game) == {}
    assert game.state.turn == 1


def test_a_cost_that_a_free_action_makes_payable_is_not_skipped() -> None:
    game = position().player(0, hand=["pickaxe"], assistants=["assistant_12_compass"]).start()
    play(game, "play/pickaxe")
    assert legal(game) == ["skip", "assistant/assistant_12_compass"]
    play(game, "assistant/assistant_12_compass", "pay")
    assert tokens(game) == {"tablet": 1, "arrowhead": 1}


def test_a_discard_as_a_cost_cannot_be_paid_with_an_empty_hand() -> None:
    game = position().player(0, hand=["parrot"]).start()
    play(game, "play/parrot")
    assert tokens(game) == {}
    assert me(game).play == ["parrot"]


def test_a_discarded_card_has_no_effect() -> None:
    game = position().player(0, hand=["parrot", "flask"], deck=["dog"]).start()
    play(game, "play/parrot", "pay")
    assert me(game).play == ["parrot", "flask"]
    assert game.state.item_exile == []
    assert me(game).deck == ["dog"]


@pytest.mark.parametrize(
    ("has", "options"),
    [
        ({"tablet": 1}, {"trade/arrowhead", "skip"}),
        ({"arrowhead": 1}, {"trade/jewel", "skip"}),
        ({"tablet": 1, "arrowhead": 1}, {"trade/arrowhead", "trade/jewel", "skip"}),
    ],
)
def test_a_trade_is_one_step_up_once_and_optional(has: dict[str, int], options: set[str]) -> None:
    game = position().player(0, hand=["fear"], guardians=["guardian_08"], **has).start()
    play(game, "boon/guardian_08")
    assert set(legal(game)) == options
    play(game, "skip")
    assert tokens(game) == has
    assert "boon/guardian_08" not in legal(game)


def test_a_trade_needs_a_tablet_or_an_arrowhead() -> None:
    game = position().player(0, coin=3, jewel=2, hand=["fear"], guardians=["guardian_08"]).start()
    assert "boon/guardian_08" not in legal(game)


def exiling() -> Game:
    game = position().player(0, hand=["fear", "rope"], play=["dog"], guardians=["guardian_05"], fear_tiles=1).start()
    return play(game, "boon/guardian_05")


def test_exile_takes_one_card_from_hand_or_play_area_or_none() -> None:
    assert set(legal(exiling())) == {
        "exile/hand/fear",
        "exile/hand/rope",
        "exile/play/dog",
        "exile/play/fear_tile",
        "skip",
    }


def test_exiled_items_and_artifacts_go_to_their_piles_and_basic_cards_leave_the_game() -> None:
    for card, pile in (("dog", "item_exile"), ("mortar", "artifact_exile"), ("funding_boat", "box")):
        game = position().player(0, hand=["fear"], play=[card], guardians=["guardian_05"]).start()
        before = getattr(game.state, pile).count(card)
        play(game, "boon/guardian_05", f"exile/play/{card}")
        assert getattr(game.state, pile).count(card) == before + 1
        assert me(game).play == []


def test_exiled_fear_goes_back_to_the_fear_deck() -> None:
    game = exiling()
    fear = game.state.fear
    play(game, "exile/hand/fear")
    assert game.state.fear == fear + 1


def test_a_fear_tile_may_be_exiled_in_place_of_a_card() -> None:
    game = play(exiling(), "exile/play/fear_tile")
    assert me(game).fear_tiles == 0
    assert game.result().scores[0].lines["fear"] == -1


def test_cards_in_the_deck_are_not_exiled() -> None:
    game = position().player(0, hand=["fear"], deck=["dog"], guardians=["guardian_05"]).start()
    play(game, "boon/guardian_05")
    assert starting_with(game, "exile/") == ["exile/hand/fear"]


def test_fear_is_gained_to_the_play_area() -> None:
    game = position().player(0, tablet=1, hand=["hunting_arrows"]).start()
    fear = game.state.fear
    play(game, "play/hunting_arrows")
    assert me(game).play == ["hunting_arrows", "fear"]
    assert game.state.fear == fear - 1


def test_with_the_fear_deck_empty_a_fear_tile_is_taken() -> None:
    game = position().player(0, tablet=1, hand=["hunting_arrows", "horse"]).fear_deck(0).start()
    play(game, "play/hunting_arrows")
    assert me(game).fear_tiles == 1
    assert "fear" not in me(game).play
    assert game.result().scores[0].lines["fear"] == -2


def test_a_fear_exiled_refills_the_deck_for_the_next_one() -> None:
    game = (
        position()
        .player(0, tablet=1, hand=["hunting_arrows", "fear", "horse"], guardians=["guardian_05"])
        .fear_deck(0)
        .start()
    )
    play(game, "boon/guardian_05", "exile/hand/fear", "play/hunting_arrows")
    assert me(game).fear_tiles == 0
    assert me(game).play == ["hunting_arrows", "fear"]


def test_drawing_from_an_empty_deck_does_nothing() -> None:
    game = position().player(0, hand=["pack_donkey", "fear"]).start()
    play(game, "play/pack_donkey")
    assert me(game).hand == ["fear"]
    assert game.state.turn == 1


def test_drawing_takes_as_many_as_there_are() -> None:
    game = position().player(0, hand=["flask"], deck=["dog", "axe"]).start()
    play(game, "play/flask")
    assert me(game).hand == ["dog", "axe"]


def test_activating_a_site_needs_no_archaeologist_and_no_travel() -> None:
    game = position().player(0, hand=["lantern"], archaeologists=0).site("camp_arrowhead", figures=[1]).start()
    play(game, "play/lantern", "activate/camp_arrowhead")
    assert tokens(game) == {"arrowhead": 1}
    assert site(game, "camp_arrowhead").figures[0] == 1


def test_an_undiscovered_site_is_never_activated() -> None:
    game = position().player(0, hand=["binoculars", "fear"]).start()
    play(game, "play/binoculars")
    assert game.state.turn == 1


def test_a_guardian_does_not_hinder_activating() -> None:
    game = position().player(0, hand=["binoculars"]).site("l1_low_1", tile="site_1_10", guardian="guardian_01").start()
    play(game, "play/binoculars", "activate/l1_low_1")
    assert tokens(game) == {"jewel": 1}
    assert site(game, "l1_low_1").guardian == "guardian_01"


def test_an_effect_that_digs_needs_a_figure_on_the_board_and_the_travel_cost() -> None:
    game = position().player(0, hand=["sea_turtle", "machete"], deck=[]).start()
    play(game, "play/sea_turtle")
    assert "dig/camp_coin/0" in legal(game)
    assert "dig/l1_low_1/0" not in legal(game)
    play(game, "dig/camp_coin/0")
    assert me(game).archaeologists == 1
    assert me(game).hand == ["machete"]


def test_choose_one_may_be_any_option_that_can_be_carried_out() -> None:
    game = (
        Scenario()
        .player(0, hand=["ostrich"])
        .site("l1_low_1", tile="site_1_01")
        .row("mortar", "", "", "", "", "")
        .start()
    )
    play(game, "dig/l1_low_1/0")
    assert tokens(game) == {"compass": 2}


def test_the_order_of_printed_effects_is_kept() -> None:
    game = position().player(0, tablet=1, hand=["cleansing_cauldron"], deck=["fear"]).start()
    play(game, "play/cleansing_cauldron")
    assert "exile/hand/fear" in legal(game)
    game = position().player(0, tablet=1, hand=["ritual_dagger"]).start()
    play(game, "play/ritual_dagger")
    assert tokens(game) == {}
    play(game, "skip")
    assert tokens(game) == {"arrowhead": 1}


def test_no_free_action_is_offered_twice_and_none_on_anothers_question() -> None:
    game = position().player(0, hand=["hat", "funding_boat", "fear"], idols=1).start()
    keys = legal(game)
    assert len(keys) == len(set(keys))
    assert set(legal_free(game)) & set(legal_main(game)) == set()


def test_an_extra_cost_that_a_free_action_makes_payable_is_not_skipped() -> None:
    game = (
        position()
        .player(0, compass=1, hand=["tent"], assistants=["assistant_12_compass"])
        .site("l2_1", tile="site_2_03", figures=[0])
        .start()
    )
    play(game, "play/tent", "assistant/assistant_12_compass", "activate/l2_1")
    assert tokens(game) == {"arrowhead": 1, "jewel": 1}
