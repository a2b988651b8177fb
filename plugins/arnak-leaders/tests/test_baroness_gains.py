"""Special Delivery (Expedition Leaders): every way in which an item can come."""

from __future__ import annotations

import pytest

from arnak_core.testing import legal, legal_main, me, play, tokens
from arnak_leaders.baroness import SPECIAL_DELIVERY

from .leaders_kit import position

ROW = ("stone_jar", "axe", "dog", "brush", "hat", "lantern")
DELIVER = f"play/{SPECIAL_DELIVERY}"


@pytest.mark.parametrize(
    ("card", "keys", "item"),
    [
        ("monkey_medallion", ["buy/axe"], "axe"),
        ("fishing_rod", ["buy/torch"], "torch"),
        ("ornate_hammer", ["gain/whip"], "whip"),
    ],
)
def test_items_bought_or_gained_by_cards_are_delivered(card: str, keys: list[str], item: str) -> None:
    scenario = position("baroness").player(0, tablet=1, hand=[card, SPECIAL_DELIVERY, "fear"], deck=["rope"])
    game = scenario.row(*ROW).decks(items=["torch"]).exile("whip").start()
    play(game, f"play/{card}", *keys)
    assert legal_main(game) == [DELIVER, "skip"]
    play(game, DELIVER)
    assert me(game).hand == ["fear", item]
    assert me(game).deck == ["rope"]
    assert me(game).play == [card, SPECIAL_DELIVERY]


def test_an_item_bought_through_an_assistant_is_delivered() -> None:
    scenario = position("baroness").player(0, coin=1, hand=[SPECIAL_DELIVERY, "fear"], assistants=["assistant_10_buy"])
    game = play(scenario.row(*ROW).start(), "assistant/assistant_10_buy", "buy/axe", DELIVER)
    assert me(game).hand == ["fear", "axe"]
    assert tokens(game) == {}


def test_nothing_is_delivered_that_goes_to_the_hand_anyway() -> None:
    scenario = position("baroness").player(0, hand=["airdrop", SPECIAL_DELIVERY, "fear"])
    game = play(scenario.row(*ROW).start(), "play/airdrop", "buy/axe")
    assert DELIVER not in legal(game)
    assert me(game).hand == [SPECIAL_DELIVERY, "fear", "axe"]


def test_nothing_is_delivered_while_special_delivery_is_not_in_hand() -> None:
    scenario = position("baroness").player(0, coin=2, hand=["fear"], play=[SPECIAL_DELIVERY])
    game = play(scenario.row(*ROW).start(), "buy/axe")
    assert DELIVER not in legal(game)
    assert me(game).deck == ["axe"]


def test_an_item_drawn_before_the_choice_needs_no_delivery() -> None:
    scenario = position("baroness").player(
        0, coin=2, hand=[SPECIAL_DELIVERY, "fear"], assistants=["assistant_06_draw:gold"]
    )
    game = play(scenario.row(*ROW).start(), "buy/axe", "assistant/assistant_06_draw")
    assert DELIVER not in legal(game)
    assert me(game).hand == [SPECIAL_DELIVERY, "fear", "axe"]


def test_items_of_other_players_are_never_delivered() -> None:
    scenario = position("baroness").player(0, hand=[SPECIAL_DELIVERY]).player(1, coin=2, hand=["fear"])
    game = play(scenario.row(*ROW).start(turn=1), "buy/axe")
    assert DELIVER not in legal(game)
    assert me(game, 1).deck == ["axe"]
