"""What a player reads: texts of options and events say which is which and what it costs."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.testing import play

from .kit import position


def text_of(game: Game, key: str) -> str:
    """The text of an option of the question asked."""
    return next(option.text for option in game.decision.options if option.key == key)


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_no_two_options_of_a_question_read_alike_but_for_cards_of_one_name(board: str) -> None:
    chance = random.Random(5)
    for players in (2, 3, 4):
        game = new_game(GameConfig(players=players, board=board, seed=players), undo=False)
        for player in game.state.players:
            player.tokens = [6, 8, 8, 8, 8]
        while not game.is_over:
            options = game.decision.options
            texts = Counter(option.text for option in options if not option.key.endswith(("_boat", "_car")))
            alike = [text for text, number in texts.items() if number > 1]
            assert not alike, game.decision.prompt
            game.choose(chance.choice([option for option in options if option.key != "pass"] or options).key)


def test_an_artifact_played_from_the_hand_tells_its_tablet() -> None:
    game = position().player(0, tablet=1, hand=["stone_jar", "fear"]).start()
    assert text_of(game, "play/stone_jar") == "Play Stone Jar for 1 tablet: draw 1 card"


def test_a_discounted_journey_tells_price_and_discount_apart() -> None:
    game = position().player(0, compass=3, coin=4, hand=["aeroplane", "fear"]).start()
    play(game, "play/aeroplane")
    assert text_of(game, "dig/camp_coin/0") == "Dig at Coin camp (1 boot; 2 compasses, 1 plane less)"
    assert text_of(game, "discover/l1_low_1") == (
        "Discover level 1 space A1 (3 compasses, 1 car; 2 compasses, 1 plane less)"
    )


def test_declining_a_card_for_free_is_no_buying() -> None:
    game = position().player(0, hand=["airdrop", "fear"]).start()
    play(game, "play/airdrop")
    assert text_of(game, "skip") == "Gain nothing"


def test_two_of_four_are_told_one_by_one() -> None:
    game = position().player(0, hand=["army_knife", "fear"]).start()
    play(game, "play/army_knife")
    assert [option.text for option in game.decision.options if not option.free] == [
        "Exile a card",
        "1 coin",
        "1 compass",
        "1 tablet",
    ]


def test_a_discount_that_serves_for_a_temple_tile_says_so() -> None:
    game = position().player(0, tablet=1, hand=["idol_of_ara_anu", "fear"]).start()
    assert text_of(game, "play/idol_of_ara_anu").endswith("research for 1 jewel less (temple tiles, too)")


def test_cards_left_at_the_end_of_a_round_are_laid_down_one_by_one() -> None:
    game = position().player(0, hand=["fear", "hat"]).start()
    play(game, "pass", "end_turn", "pass")
    assert [option.text for option in game.decision.options] == [
        "Keep the cards left in hand",
        "Discard Fear",
        "Discard Hat",
    ]


def test_events_name_the_zones_of_cards() -> None:
    game = position().player(0, hand=["machete", "fear"]).start()
    play(game, "play/machete", "exile/hand/fear")
    assert "exiles Fear from the hand" in [event.text(game.rules) for event in game.events]
    game = position().player(0, hand=["parrot", "fear", "fear"]).start()
    play(game, "play/parrot", "pay")
    assert "lays Fear from the hand to the play area" in [event.text(game.rules) for event in game.events]
