"""Idols and their slots (rules: "Free actions", "Discover", "Final scoring")."""

from __future__ import annotations

import pytest

from arnak_core.testing import Scenario, legal, legal_free, me, play, starting_with, tokens

from .kit import position


def test_an_idol_goes_into_the_leftmost_open_slot_as_a_free_action() -> None:
    game = position().player(0, hand=["fear"], idols=["idol_coin"], slots=["idol_tablet"]).start()
    assert starting_with(game, "idol/") == ["idol/slot_arrowhead", "idol/slot_tablets", "idol/slot_coin_compass"]
    assert set(starting_with(game, "idol/")) <= set(legal_free(game))
    play(game, "idol/slot_tablets")
    assert me(game).slots == ["idol_tablet", "idol_coin", "", ""]
    assert me(game).idols == []
    assert tokens(game) == {"tablet": 2}


def test_the_idols_own_effect_does_not_happen_again() -> None:
    game = position().player(0, hand=["fear"], idols=["idol_coin"]).start()
    play(game, "idol/slot_arrowhead")
    assert tokens(game) == {"arrowhead": 1}


def test_a_jewel_costs_a_coin() -> None:
    game = position().player(0, coin=1, hand=["fear"], idols=1).start()
    play(game, "idol/slot_jewel")
    assert tokens(game) == {"jewel": 1}
    game = position().player(0, hand=["fear"], idols=1).start()
    assert "idol/slot_jewel" not in legal(game)


def test_drawing_with_an_idol_needs_a_card_in_the_deck() -> None:
    game = position().player(0, hand=["fear"], idols=1).start()
    assert "idol/slot_draw" not in legal(game)
    game = position().player(0, hand=["fear"], deck=["dog"], idols=1).start()
    play(game, "idol/slot_draw")
    assert me(game).hand == ["fear", "dog"]


def test_the_same_effect_may_be_chosen_again_for_another_slot() -> None:
    game = position().player(0, hand=["fear"], idols=4).start()
    play(game, *["idol/slot_arrowhead"] * 4)
    assert tokens(game) == {"arrowhead": 4}
    assert all(me(game).slots)


def test_with_all_four_slots_filled_no_idol_is_slotted() -> None:
    game = position().player(0, hand=["fear"], idols=1, slots=[True] * 4).start()
    assert starting_with(game, "idol/") == []


def test_only_on_your_own_turn() -> None:
    game = position().player(0, hand=["fear"]).player(1, idols=1).start()
    assert starting_with(game, "idol/") == []


@pytest.mark.parametrize(("filled", "points"), [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)])
def test_empty_slots_are_worth_their_points_and_idols_three_each_slotted_or_not(filled: int, points: int) -> None:
    game = Scenario().player(0, idols=1, slots=[True] * filled).start()
    lines = game.result().scores[0].lines
    assert lines["idol slots"] == points
    assert lines["idols"] == 3 * (filled + 1)


def test_which_idols_lie_unused_is_not_told_to_anybody() -> None:
    game = position().player(0, hand=["fear"], idols=["idol_coin", "idol_exile"]).start()
    assert game.view(0).players[0].idols == game.view(1).players[0].idols == 2


def test_an_idol_may_be_slotted_between_the_steps_of_a_discovery() -> None:
    game = (
        position()
        .player(0, compass=3, hand=["ostrich"], deck=["fear"])
        .site("l1_low_1", idols=["idol_exile"])
        .decks(level_1=["site_1_10"])
        .start()
    )
    play(game, "discover/l1_low_1", "idol/slot_draw")
    assert "exile/hand/fear" in legal(game)
