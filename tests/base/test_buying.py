"""Buying cards and the card row (rules: "Buy a card"; "Round", point 4)."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig
from arnak_core.base.flow import EndRound
from arnak_core.ruleset import ruleset
from arnak_core.testing import Scenario, finish_turn, legal, me, play, starting_with, tokens

from .kit import assistant, pass_turn, position

RULES = ruleset(GameConfig())
ITEMS = ("hat", "dog", "horse", "axe", "rope")


def shop(*, coin: int = 0, compass: int = 0, hand: tuple[str, ...] = (), artifact: str = "mortar") -> Game:
    return (
        position()
        .player(0, coin=coin, compass=compass, hand=hand, deck=["fear"])
        .row(artifact, *ITEMS)
        .decks(items=["torch"], artifacts=["stone_jar"])
        .start()
    )


def test_an_item_costs_coins_and_goes_to_the_bottom_of_the_deck() -> None:
    game = shop(coin=3)
    play(game, "buy/dog")
    assert tokens(game) == {}
    assert me(game).deck == ["fear", "dog"]
    assert me(game).play == []
    assert game.state.turn == 1


def test_an_artifact_costs_compasses_and_goes_to_the_play_area() -> None:
    game = shop(compass=3)
    play(game, "buy/mortar", "skip")
    assert tokens(game) == {}
    assert me(game).play == ["mortar"]
    assert me(game).deck == ["fear"]


def test_a_bought_artifacts_effect_costs_no_tablet() -> None:
    game = shop(compass=3)
    play(game, "buy/mortar", "use", "exile/play/mortar")
    assert tokens(game) == {"coin": 2}
    assert game.state.artifact_exile == ["mortar"]


@pytest.mark.parametrize("item", RULES.items)
def test_every_items_price_in_coins(item: str) -> None:
    price = RULES.items[item].cost
    others = [name for name in ("hat", "rope", "axe", "brush", "dog", "tent") if name != item][:4]
    for coins, possible in ((price, True), (price - 1, False)):
        game = position().player(0, coin=coins, compass=9, hand=["fear"]).row("mortar", item, *others).start()
        assert (f"buy/{item}" in legal(game)) is possible


@pytest.mark.parametrize("artifact", RULES.artifacts)
def test_every_artifacts_price_in_compasses(artifact: str) -> None:
    price = RULES.artifacts[artifact].cost
    for compasses, possible in ((price, True), (price - 1, False)):
        game = position().player(0, compass=compasses, coin=9, hand=["fear"]).row(artifact, *ITEMS).start()
        assert (f"buy/{artifact}" in legal(game)) is possible


def test_coins_do_not_buy_artifacts_nor_compasses_items() -> None:
    assert starting_with(shop(coin=9), "buy/mortar") == []
    assert starting_with(shop(compass=9), "buy/dog", "buy/hat") == []


def test_the_row_is_refilled_at_the_end_of_the_turn_not_before() -> None:
    game = shop(coin=3, hand=("funding_boat",))
    play(game, "buy/dog")
    assert game.state.card_row == ["mortar", "hat", "", "horse", "axe", "rope"]
    play(game, "end_turn")
    assert game.state.card_row == ["mortar", "hat", "horse", "axe", "rope", "torch"]


def test_items_slide_towards_the_staff_and_new_ones_come_at_the_right_end() -> None:
    game = shop(coin=3)
    play(game, "buy/hat")
    assert game.state.card_row == ["mortar", "dog", "horse", "axe", "rope", "torch"]


def test_artifacts_slide_towards_the_staff_and_new_ones_come_at_the_left_end() -> None:
    game = (
        position()
        .round(3)
        .player(0, compass=2)
        .row("mortar", "war_mask", "decorated_horn", "hat", "dog", "axe")
        .decks(artifacts=["stone_jar"])
        .start()
    )
    play(game, "buy/decorated_horn", "skip")
    assert game.state.card_row == ["stone_jar", "mortar", "war_mask", "hat", "dog", "axe"]


def test_with_its_deck_empty_the_items_side_neither_slides_nor_refills() -> None:
    game = (
        position()
        .player(0, coin=3)
        .row("mortar", *ITEMS)
        .decks(items=[], complete=True)
        .decks(artifacts=["stone_jar"])
        .start()
    )
    play(game, "buy/dog")
    finish_turn(game)
    assert game.state.card_row == ["mortar", "hat", "", "horse", "axe", "rope"]


def test_an_item_from_the_row_can_be_bought_beside_a_gap() -> None:
    game = (
        position()
        .player(0, coin=3, hand=["fear"])
        .row("", "", "dog", "", "axe", "")
        .decks(items=[], artifacts=[], complete=True)
        .start()
    )
    assert starting_with(game, "buy/") == ["buy/dog", "buy/axe"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_staff_moves_right_after_each_round_and_both_cards_beside_it_are_exiled(number: int) -> None:
    artifacts = ["mortar", "war_mask", "stone_jar", "sundial"][:number]
    items = ["hat", "dog", "horse", "axe", "rope"][: 6 - number]
    game = (
        Scenario()
        .round(number)
        .player(0, hand=["fear"])
        .row(*artifacts, *items)
        .decks(artifacts=["war_club", "ritual_dagger"], items=["torch"])
        .start(effect=EndRound())
    )
    play(game, "keep")
    assert game.state.artifact_exile == [artifacts[-1]]
    assert game.state.item_exile == [items[0]]
    assert game.state.staff == number + 1
    assert game.state.card_row == ["ritual_dagger", "war_club", *artifacts[:-1], *items[1:]]
    assert len(game.state.card_row) == 6


def test_by_round_the_row_has_one_to_five_artifacts() -> None:
    game = Scenario(seed=4).player(0, coin=1, hand=["fear"]).start()
    for number in range(1, 6):
        row = game.state.card_row
        assert game.state.staff == game.state.round == number
        assert sum(card in RULES.artifacts for card in row) == number
        assert sum(card in RULES.items for card in row) == 6 - number
        pass_turn(game)
        while not game.is_over and "keep" in legal(game):
            play(game, "keep")


def test_the_merchant_buys_an_item_or_an_artifact_at_a_discount_as_a_main_action() -> None:
    for side, discount in (("silver", 1), ("gold", 2)):
        game = (
            position()
            .player(0, coin=3 - discount, compass=3 - discount, hand=["fear"], assistants=[f"assistant_10_buy:{side}"])
            .row("mortar", *ITEMS)
            .start()
        )
        assert "assistant/assistant_10_buy" in legal(game)
        play(game, "assistant/assistant_10_buy")
        assert {"buy/mortar", "buy/dog", "skip"} <= set(legal(game))
        assert "buy/horse" not in legal(game)
        play(game, "buy/dog")
        assert tokens(game) == {"compass": 3 - discount}
        assert not assistant(game, "assistant_10_buy").ready
        assert game.state.turn == 1


def test_a_discount_never_lowers_below_zero_and_is_lost() -> None:
    game = position().player(0, hand=["fear", "fishing_rod"]).row("mortar", *ITEMS).decks(items=["gold_pan"]).start()
    play(game, "play/fishing_rod", "buy/hat")
    assert tokens(game) == {}
    assert me(game).deck == ["hat"]


@pytest.mark.parametrize(
    ("card", "tokens_had", "bought", "kept_on_top"),
    [
        ("fishing_rod", {"coin": 1}, "horse", True),
        ("fishing_rod", {"coin": 1}, "pack_donkey", False),
        ("precision_compass", {}, "mortar", True),
        ("precision_compass", {"compass": 1}, "war_club", False),
    ],
)
def test_rod_and_compass_reveal_the_top_card_which_may_be_bought_too(
    card: str, tokens_had: dict[str, int], bought: str, kept_on_top: bool
) -> None:
    game = (
        position()
        .player(0, hand=[card], **tokens_had)
        .row("mortar", *ITEMS)
        .decks(items=["pack_donkey"], artifacts=["war_club"])
        .start()
    )
    play(game, f"play/{card}")
    revealed = "pack_donkey" if card == "fishing_rod" else "war_club"
    assert game.view(0).revealed_card == game.view(1).revealed_card == revealed
    assert "skip" in legal(game)
    play(game, f"buy/{bought}")
    if "skip" in legal(game):
        play(game, "skip")
    deck = game.state.item_deck if card == "fishing_rod" else game.state.artifact_deck
    assert bought in me(game).cards
    assert (revealed in deck or revealed in game.state.card_row) is kept_on_top


def test_buying_none_leaves_the_revealed_card_on_top() -> None:
    game = position().player(0, coin=3, hand=["fishing_rod"]).row("mortar", *ITEMS).decks(items=["pack_donkey"]).start()
    play(game, "play/fishing_rod", "skip")
    assert game.state.item_deck[0] == "pack_donkey"
    assert tokens(game) == {"coin": 3}
    assert game.view(0).revealed_card == ""


def test_whip_four_compasses_less_for_an_artifact_of_the_row() -> None:
    game = shop(hand=("whip", "fear"))
    play(game, "play/whip", "buy/mortar", "skip")
    assert me(game).play == ["mortar"]
    assert game.state.item_exile == ["whip"]


def test_airdrop_gains_an_item_to_hand_for_free() -> None:
    game = position().player(0, hand=["airdrop"]).row("mortar", *ITEMS).start()
    play(game, "play/airdrop", "buy/horse")
    assert me(game).hand == ["horse"]
    assert game.state.item_exile == ["airdrop"]


def test_monkey_medallion_gains_an_item_to_the_top_of_the_deck() -> None:
    game = position().player(0, tablet=1, hand=["monkey_medallion"], deck=["fear"]).row("mortar", *ITEMS).start()
    play(game, "play/monkey_medallion", "buy/horse")
    assert me(game).deck == ["horse", "fear"]


def test_ornate_hammer_exiles_the_rightmost_item_then_takes_any_exiled_one() -> None:
    game = (
        position()
        .player(0, tablet=1, hand=["ornate_hammer"], deck=["fear"])
        .row("mortar", *ITEMS)
        .exile("tent")
        .decks(items=["torch"])
        .start()
    )
    play(game, "play/ornate_hammer")
    assert set(legal(game)) == {"gain/rope", "gain/tent"}
    play(game, "gain/rope")
    assert me(game).deck == ["fear", "rope"]
    assert game.state.item_exile == ["tent"]
    assert game.state.card_row == ["mortar", "hat", "dog", "horse", "axe", "torch"]


def test_an_artifact_gained_for_free_may_be_used_at_once() -> None:
    game = (
        position()
        .player(0, magnifying_glass="bird_r6_a", notebook="bird_r5_a", compass=1, jewel=1, hand=["fear"])
        .bonus("bird_r6_a")
        .row("serpents_gold", *ITEMS)
        .start()
    )
    play(game, "research/notebook/bird_r6_a", "buy/serpents_gold", "use")
    assert tokens(game) == {"coin": 4}
    assert me(game).play == ["serpents_gold", "fear"]


def test_with_too_few_cards_for_the_gaps_the_side_still_slides_to_the_staff() -> None:
    game = (
        position()
        .round(3)
        .player(0, compass=3, coin=4, hand=["fear"], assistants=["assistant_10_buy:gold"])
        .row("war_mask", "mortar", "stone_jar", "hat", "dog", "axe")
        .decks(artifacts=["sundial"], items=["torch", "whip"], complete=True)
        .start()
    )
    game.state.card_row[1:3] = ["", ""]
    game.state.card_row[3:5] = ["", ""]
    play(game, "pass")
    assert game.state.card_row == ["", "sundial", "war_mask", "axe", "torch", "whip"]
