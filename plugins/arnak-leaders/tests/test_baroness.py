"""The Baroness (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.base.flow import EndRound
from arnak_core.effects.buying import GainExiledItem
from arnak_core.testing import keep_all, legal, legal_free, legal_main, me, play, tokens
from arnak_core.vocabulary import icons
from arnak_leaders.baroness import SPECIAL_DELIVERY

from .leaders_kit import EXPANSIONS, first_round, next_round, panel_lines, position

ROW = ("stone_jar", "gold_pan", "flask", "watch", "trowel", "rope")


def test_special_delivery_starts_in_hand_as_one_of_five() -> None:
    game = new_game(GameConfig(expansions=EXPANSIONS, leaders=("baroness", ""), seed=3))
    hand = me(game).hand
    assert len(hand) == 5
    assert hand.count(SPECIAL_DELIVERY) == 1
    assert sorted(me(game).cards) == sorted(
        [
            "baroness_research_notes",
            "baroness_resourcefulness",
            SPECIAL_DELIVERY,
            "baroness_connections",
            "fear",
            "fear",
        ]
    )


@pytest.mark.parametrize(("number", "coins"), [(1, {}), (2, {"coin": 1}), (3, {"coin": 1}), (5, {"coin": 1})])
def test_a_coin_from_the_second_round_on(number: int, coins: dict[str, int]) -> None:
    game = first_round(position("baroness").player(0, hand=["fear"]).round(number))
    assert tokens(game) == coins


def test_coin_comes_also_when_another_player_starts_the_round() -> None:
    game = first_round(position("baroness").player(0, hand=["fear"]).round(2, starting_player=1))
    assert tokens(game) == {"coin": 1}
    assert tokens(game, 1) == {}


def bought_with_delivery() -> Game:
    game = position("baroness").player(0, coin=3, hand=[SPECIAL_DELIVERY, "fear"]).row(*ROW).start()
    return play(game, "buy/flask")


def test_item_bought_goes_to_the_hand() -> None:
    game = bought_with_delivery()
    price = game.rules.items["flask"].cost
    assert legal_main(game) == [f"play/{SPECIAL_DELIVERY}", "skip"]
    play(game, f"play/{SPECIAL_DELIVERY}")
    assert "flask" in me(game).hand
    assert me(game).deck == []
    assert me(game).play == [SPECIAL_DELIVERY]
    assert me(game).tokens[0] == 3 - price


def test_special_delivery_need_not_be_used() -> None:
    game = bought_with_delivery()
    play(game, "skip")
    assert me(game).deck == ["flask"]
    assert SPECIAL_DELIVERY in me(game).hand


def test_special_delivery_has_no_effect_by_itself() -> None:
    game = position("baroness").player(0, hand=[SPECIAL_DELIVERY, "fear"], idols=1).start()
    assert f"play/{SPECIAL_DELIVERY}" not in legal(game)


def test_artifacts_are_not_delivered() -> None:
    game = position("baroness").player(0, compass=4, hand=[SPECIAL_DELIVERY, "fear"]).row(*ROW).start()
    play(game, "buy/stone_jar")
    assert f"play/{SPECIAL_DELIVERY}" not in legal(game)


def test_item_gained_from_exile_is_delivered() -> None:
    scenario = position("baroness").player(0, hand=[SPECIAL_DELIVERY, "fear"]).exile("gold_pan")
    game = scenario.start(effect=GainExiledItem())
    assert legal(game) == [f"play/{SPECIAL_DELIVERY}", "skip"]
    play(game, f"play/{SPECIAL_DELIVERY}")
    assert "gold_pan" in me(game).hand


def test_c34_special_delivery_comes_back_from_exile() -> None:
    scenario = position("baroness").player(
        0, hand=["fear"], play=[SPECIAL_DELIVERY], deck=["baroness_connections", "baroness_research_notes"], idols=1
    )
    scenario.player(0, assistants=["assistant_05_exile"]).round(2)
    game = scenario.start()
    play(game, "assistant/assistant_05_exile", f"exile/play/{SPECIAL_DELIVERY}")
    assert SPECIAL_DELIVERY in game.state.box
    assert panel_lines(game)[0] == "Special Delivery: exiled"
    play(game, "pass")
    while game.state.round == 2:
        play(game, next(key for key in ("end_turn", "pass", "keep") if key in legal(game)))
    assert SPECIAL_DELIVERY in me(game).hand
    assert SPECIAL_DELIVERY not in game.state.box


def test_c34_spent_as_a_plane_it_comes_back_and_four_cards_are_drawn() -> None:
    deck = ["fear", "fear", "baroness_connections", "baroness_research_notes", "baroness_resourcefulness"]
    scenario = position("baroness").player(0, play=[SPECIAL_DELIVERY], deck=deck).round(2)
    game = next_round(scenario)
    assert game.state.round == 3
    assert me(game).hand.count(SPECIAL_DELIVERY) == 1
    assert len(me(game).hand) == 5
    assert SPECIAL_DELIVERY not in me(game).deck


def test_c34_special_delivery_kept_is_never_shuffled_away() -> None:
    scenario = position("baroness").player(0, hand=[SPECIAL_DELIVERY, "fear"], deck=["baroness_connections"]).round(2)
    game = scenario.start(effect=EndRound())
    assert game.decision.player == 0
    assert legal(game) == ["keep", "discard/fear"]
    play(game, "discard/fear")
    keep_all(game)
    assert SPECIAL_DELIVERY in me(game).hand
    assert SPECIAL_DELIVERY not in me(game).deck


def test_c34_special_delivery_adds_no_points() -> None:
    game = position("baroness").player(0, hand=[SPECIAL_DELIVERY]).start()
    assert game.result().scores[0].lines["cards"] == 0


def test_samples_of_others_leave_special_delivery_in_hand() -> None:
    game = (
        position("baroness")
        .player(0, hand=[SPECIAL_DELIVERY, "fear"], deck=["baroness_connections", "baroness_research_notes", "fear"])
        .start(turn=1)
    )
    for seed in range(20):
        sample = game.sample(1, seed)
        assert SPECIAL_DELIVERY in sample.state.players[0].hand
        assert len(sample.state.players[0].hand) == 2


@pytest.mark.parametrize(
    ("items", "rows"),
    [
        ([], ["row/0"]),
        (["rope"], ["row/0", "row/1"]),
        (["rope", "flask"], ["row/0", "row/1"]),
        (["rope", "flask", "watch"], ["row/0", "row/1", "row/3"]),
    ],
)
def test_resourcefulness_by_items_in_play(items: list[str], rows: list[str]) -> None:
    game = (
        position("baroness")
        .player(
            0,
            hand=["baroness_resourcefulness", "fear"],
            play=[*items, "baroness_connections"],
            assistants=["assistant_01_coins:used"],
            idols=1,
        )
        .start()
    )
    play(game, "play/baroness_resourcefulness")
    assert legal_main(game) == rows


@pytest.mark.parametrize(("row", "gained"), [(0, {"coin": 1}), (1, {"compass": 1}), (3, {})])
def test_resourcefulness_gives_one_row(row: int, gained: dict[str, int]) -> None:
    game = (
        position("baroness")
        .player(
            0,
            hand=["baroness_resourcefulness", "fear"],
            play=["rope", "flask", "watch"],
            assistants=["assistant_12_compass:used"],
        )
        .start()
    )
    play(game, "play/baroness_resourcefulness", f"row/{row}")
    assert tokens(game) == gained
    assert me(game).assistants[0].ready is (row == 3)


def test_research_notes_are_a_compass_or_a_jewel_for_two_coins() -> None:
    game = position("baroness").player(0, coin=2, hand=["baroness_research_notes", "fear"]).start()
    play(game, "play/baroness_research_notes", "choose/1", "pay")
    assert tokens(game) == {"jewel": 1}


def test_connections_may_exile_the_item_beside_the_staff() -> None:
    game = position("baroness").player(0, hand=["baroness_connections", "fear"]).row(*ROW).start()
    play(game, "play/baroness_connections")
    assert legal_main(game) == ["exile/row/gold_pan", "skip"]
    play(game, "exile/row/gold_pan")
    assert tokens(game) == {"coin": 1}
    assert game.state.item_exile == ["gold_pan"]
    assert game.state.card_row[1] == ""


def test_planes_of_special_delivery_and_resourcefulness() -> None:
    game = position("baroness").player(0, hand=["fear"]).start()
    cards = game.rules.leaders["baroness"].starting_cards
    planes = {card for card in cards if game.rules.cards[card].travel == icons(plane=1)}
    assert planes == {SPECIAL_DELIVERY, "baroness_resourcefulness"}


def test_blue_slots_give_coin_and_card() -> None:
    game = position("baroness").player(0, hand=["fear"], deck=["rope"], idols=1).start()
    assert "idol/3/baroness_slot" in legal_free(game)
    play(game, "idol/3/baroness_slot")
    assert tokens(game) == {"coin": 1}
    assert "rope" in me(game).hand


def test_panel_tells_where_special_delivery_is_and_when_coins_come() -> None:
    game = position("baroness").player(0, hand=[SPECIAL_DELIVERY]).start()
    assert panel_lines(game) == ("Special Delivery: in hand", "A coin at the beginning of round 2, 3, 4, 5")
    game = position("baroness").player(0, hand=["fear"], play=[SPECIAL_DELIVERY]).round(5).start()
    assert panel_lines(game) == ("Special Delivery: in the play area", "No more coins to come")
