"""The round and its turns (rules: "Round", points 1 to 3; "Pass")."""

from __future__ import annotations

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.base.flow import PlayRound
from arnak_core.testing import (
    Scenario,
    finish_turn,
    keep_all,
    legal,
    legal_free,
    legal_main,
    me,
    play,
    starting_with,
    tokens,
)

from .kit import pass_turn, position


@pytest.mark.parametrize(("held", "deck", "drawn"), [(0, 7, 5), (3, 7, 2), (5, 7, 0), (7, 7, 0), (1, 2, 2), (0, 0, 0)])
def test_all_draw_up_to_five_cards_and_there_is_no_reshuffle(held: int, deck: int, drawn: int) -> None:
    items = ["dog", "hat", "axe", "rope", "tent", "whip", "torch", "parrot", "horse", "flask", "brush", "airdrop"]
    game = (
        Scenario()
        .player(0, coin=4, hand=items[:held], deck=[*items[held:], *["fear"] * 3][:deck], play=["ostrich", "lantern"])
        .start(effect=PlayRound(2))
    )
    assert len(me(game).hand) == held + drawn
    assert len(me(game).deck) == deck - drawn
    assert me(game).play == ["ostrich", "lantern"]


def test_cards_are_drawn_from_the_top() -> None:
    game = Scenario().player(0, deck=["dog", "hat", "axe", "rope", "tent", "whip"]).start(effect=PlayRound(2))
    assert me(game).hand == ["dog", "hat", "axe", "rope", "tent"]


def test_more_than_five_cards_in_hand_are_allowed_during_a_round() -> None:
    game = position().player(0, hand=["pack_donkey", *["fear"] * 5], deck=["dog", "hat"]).start()
    play(game, "play/pack_donkey")
    assert len(me(game).hand) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_starting_player(players: int) -> None:
    game = new_game(GameConfig(players=players, seed=3))
    for expected in [*range(players), *range(players)]:
        assert game.state.turn == expected
        dig = starting_with(game, "dig/")
        play(game, dig[0])
        while game.state.turn == expected:
            play(game, next(key for key in legal(game) if key != "skip"))


def test_a_turn_is_one_main_action() -> None:
    game = position().player(0, coin=9, hand=["funding_boat"]).start()
    play(game, "buy/axe")
    assert legal(game) == ["end_turn", "play/funding_boat"]


def test_free_actions_come_before_and_after_the_main_action() -> None:
    game = position().player(0, hand=["funding_boat", "exploration_car", "fear"]).start()
    play(game, "play/funding_boat")
    assert "end_turn" not in legal(game)
    play(game, "dig/camp_coin/0", "spend/fear", "play/exploration_car")
    assert tokens(game) == {"coin": 3, "compass": 1}
    assert game.state.turn == 1


def test_free_actions_come_during_the_main_action() -> None:
    game = position().player(0, hand=["machete", "hat"], deck=["fear"], idols=1).start()
    play(game, "play/machete", "idol/slot_draw")
    assert {"exile/hand/fear", "exile/hand/hat", "exile/play/machete", "skip"} <= set(legal_main(game))
    play(game, "exile/hand/fear")
    assert tokens(game) == {"compass": 2}


def test_an_idols_draw_comes_before_choosing_how_to_pay() -> None:
    game = position().player(0, hand=["funding_boat"], deck=["fear"], idols=1).start()
    assert "dig/camp_coin/0" in legal(game)
    play(game, "idol/slot_draw", "dig/camp_coin/0")
    assert set(legal(game)) == {"spend/fear", "spend/funding_boat"}


def test_a_turn_of_free_actions_only_is_illegal() -> None:
    game = position().player(0, hand=["funding_boat", "fear"]).start()
    play(game, "play/funding_boat")
    assert "end_turn" not in legal(game)
    assert "pass" in legal_main(game)


def test_passing_is_always_possible_and_a_main_action() -> None:
    game = position().player(0, hand=["fear", "funding_boat"]).start()
    play(game, "pass")
    assert me(game).passed
    assert legal(game) == ["end_turn", "play/funding_boat"]
    play(game, "play/funding_boat")
    assert tokens(game) == {"coin": 1}
    assert game.state.turn == 1


def test_who_passed_is_skipped_for_the_rest_of_the_round() -> None:
    game = position(3).player(0, hand=["fear", "fear"]).player(1, hand=["fear"]).start()
    play(game, "dig/camp_coin/0")
    assert game.state.turn == 1
    pass_turn(game)
    assert game.state.turn == 2
    play(game, "dig/camp_compass/0")
    assert game.state.turn == 0


def test_the_last_player_left_takes_turn_after_turn() -> None:
    game = Scenario().player(0, hand=["fear"] * 3).player(1, passed=True).start()
    play(game, "dig/camp_coin/0")
    assert (game.state.turn, game.state.main_action_done) == (0, False)
    play(game, "dig/camp_compass/0", "spend/fear")
    assert (game.state.turn, game.state.main_action_done) == (0, False)
    pass_turn(game)
    assert game.state.round == 1
    keep_all(game)
    assert game.state.round > 1


def test_the_next_round_begins_when_all_have_passed_and_the_marker_moves_to_the_left() -> None:
    game = new_game(GameConfig(players=3, seed=2))
    for number in range(1, 6):
        assert game.state.round == number
        assert game.state.turn == game.state.starting_player == (number - 1) % 3
        for _ in range(3):
            pass_turn(game)
        keep_all(game)
    assert game.is_over


def test_pass_to_gain_gives_the_tokens_and_ends_the_round_not_the_game() -> None:
    game = position().player(0, hand=["watch", "fear"]).start()
    play(game, "play/watch", "choose/1")
    assert tokens(game) == {"coin": 3}
    assert me(game).passed
    assert game.state.turn == 1
    play(game, "pass", "keep", "keep")
    assert game.state.round == 2
    assert not me(game).passed


def test_free_actions_are_not_offered_on_anothers_turn() -> None:
    game = position().player(0, hand=["fear"]).player(1, hand=["hat"]).start()
    assert "play/hat" not in legal(game)
    assert legal_free(game) == []
    pass_turn(game)
    assert game.decision.player == 1
    assert legal_free(game) == ["play/hat"]


def test_leftover_travel_vanishes_and_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    game = (
        position()
        .player(0, coin=9, boat=2, hand=["funding_boat"])
        .row("mortar", "hat", "dog", "horse", "axe", "rope")
        .decks(items=["torch"])
        .start()
    )
    play(game, "buy/hat")
    assert game.state.card_row == ["mortar", "", "dog", "horse", "axe", "rope"]
    assert me(game).travel == [0, 2, 0, 0]
    finish_turn(game)
    assert game.state.card_row == ["mortar", "dog", "horse", "axe", "rope", "torch"]
    assert me(game).travel == [0, 0, 0, 0]


def test_a_player_who_can_only_pass_passes_without_being_asked() -> None:
    game = Scenario().player(0, hand=["fear", "fear"]).start()
    play(game, "dig/camp_coin/0")
    assert me(game, 1).passed
    assert game.state.turn == 0


def test_after_passing_no_pass_to_gain() -> None:
    game = position().player(0, hand=["watch"]).start()
    play(game, "pass", "play/watch")
    assert tokens(game) == {"coin": 2}
    assert game.state.turn == 1
