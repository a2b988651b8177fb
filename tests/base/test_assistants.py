"""Assistants (rules: "Assistants", "Effects")."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.state import OwnedAssistant
from arnak_core.testing import Scenario, keep_all, leftover, legal, legal_free, legal_main, me, play, tokens

from .kit import assistant, pass_turn, position


def with_assistants(*names: str, **amounts: int) -> Game:
    return position().player(0, hand=["fear"], assistants=names, **amounts).start()


def test_an_assistant_with_the_lightning_is_a_free_action_once_until_refreshed() -> None:
    game = with_assistants("assistant_01_coins")
    assert "assistant/assistant_01_coins" in legal_free(game)
    play(game, "assistant/assistant_01_coins")
    assert tokens(game) == {"coin": 2}
    assert assistant(game, "assistant_01_coins") == OwnedAssistant("assistant_01_coins", gold=False, ready=False)
    assert "assistant/assistant_01_coins" not in legal(game)


def test_assistants_are_refreshed_at_the_end_of_the_round() -> None:
    game = Scenario().player(0, coin=1, hand=["fear"], assistants=["assistant_01_coins:gold:used"]).start()
    pass_turn(game)
    keep_all(game)
    assert game.state.round > 1
    assert assistant(game, "assistant_01_coins") == OwnedAssistant("assistant_01_coins", gold=True, ready=True)


def test_an_assistant_without_the_lightning_is_a_main_action() -> None:
    game = with_assistants("assistant_10_buy", coin=9, compass=9)
    assert "assistant/assistant_10_buy" in legal_main(game)
    assert "assistant/assistant_10_buy" not in legal_free(game)
    play(game, "dig/camp_coin/0", "spend/fear")
    assert "assistant/assistant_10_buy" not in legal(game)


def test_the_silver_archivist_discards_after_drawing() -> None:
    game = position().player(0, hand=["fear"], deck=["dog"], assistants=["assistant_06_draw"]).start()
    play(game, "assistant/assistant_06_draw")
    assert set(legal_main(game)) == {"discard/fear", "discard/dog"}
    play(game, "discard/fear")
    assert me(game).hand == ["dog"]
    assert me(game).play == ["fear"]


def test_the_silver_ranger_needs_a_boot_and_the_gold_one_nothing() -> None:
    game = position().player(0, coin=1, hand=["war_club"], assistants=["assistant_03_arrowhead"]).start()
    play(game, "assistant/assistant_03_arrowhead")
    assert me(game).play == ["war_club"]
    assert tokens(game) == {"coin": 1, "arrowhead": 1}
    game = with_assistants("assistant_03_arrowhead:gold")
    play(game, "assistant/assistant_03_arrowhead")
    assert tokens(game) == {"arrowhead": 1}
    assert me(game).hand == ["fear"]


def test_an_assistant_that_can_do_nothing_is_not_offered() -> None:
    game = with_assistants("assistant_04_coin_for_arrowhead", "assistant_11_trade")
    assert legal_free(game) == []


def test_the_gold_dealer_gives_an_arrowhead_or_a_jewel_for_a_coin() -> None:
    for choice, gained in (("choose/0", {"arrowhead": 1}), ("choose/1", {"jewel": 1})):
        game = with_assistants("assistant_04_coin_for_arrowhead:gold", coin=1)
        play(game, "assistant/assistant_04_coin_for_arrowhead", choice)
        assert tokens(game) == gained


def test_travel_of_an_assistant_used_as_a_free_action_is_left_over() -> None:
    game = with_assistants("assistant_07_plane:gold")
    play(game, "assistant/assistant_07_plane", "choose/1")
    assert leftover(game) == {"plane": 2}


def test_a_third_assistant_cannot_be_taken() -> None:
    game = (
        position()
        .player(
            0,
            jewel=1,
            hand=["fear"],
            magnifying_glass="bird_r3_a",
            notebook="bird_r1_a",
            assistants=["assistant_01_coins:used", "assistant_12_compass:used"],
        )
        .bonus("bird_r2_a")
        .start()
    )
    supply = [stack[:] for stack in game.state.assistants]
    play(game, "research/notebook/bird_r2_a")
    assert len(me(game).assistants) == 2
    assert game.state.assistants == supply


def test_only_the_tops_of_the_supply_may_be_taken() -> None:
    game = (
        position()
        .player(0, jewel=1, hand=["fear"], magnifying_glass="bird_r1_b")
        .supply(["assistant_01_coins", "assistant_02_tablet"], ["assistant_12_compass"], [])
        .start()
    )
    play(game, "research/notebook/bird_r1_b")
    assert legal(game) == ["take/assistant_01_coins", "take/assistant_12_compass"]


def borrowed(card: str, *supply: list[str], board: str = "bird") -> Game:
    return (
        position(board=board)
        .player(0, tablet=1, hand=[card, "fear"], deck=["dog"])
        .supply(*supply, rescue=["assistant_05_exile", "assistant_06_draw"] if board == "snake" else None)
        .start()
    )


def test_coconut_flask_uses_a_silver_and_ancient_wine_a_gold_side_of_the_supply() -> None:
    for card, gained in (("coconut_flask", {"coin": 2, "tablet": 1}), ("ancient_wine", {"coin": 2, "tablet": 1})):
        game = borrowed(card, ["assistant_02_tablet", "assistant_01_coins"], ["assistant_12_compass"])
        play(game, f"play/{card}", "supply/assistant_02_tablet")
        assert tokens(game) == gained
        assert game.state.assistants[0] == ["assistant_02_tablet", "assistant_01_coins"]
        assert me(game).assistants == []


def test_only_tops_of_the_supply_are_borrowed_and_none_of_the_rescue_space() -> None:
    game = borrowed("coconut_flask", ["assistant_02_tablet", "assistant_01_coins"], [], board="snake")
    play(game, "play/coconut_flask")
    assert legal(game) == ["supply/assistant_02_tablet", "skip"]


def test_a_borrowed_free_effect_is_part_of_the_main_action() -> None:
    game = borrowed("ancient_wine", ["assistant_02_tablet"], [])
    assert "play/ancient_wine" in legal_main(game)
    play(game, "play/ancient_wine", "supply/assistant_02_tablet")
    assert game.state.turn == 1


def test_borrowed_travel_is_left_over_for_the_rest_of_the_turn() -> None:
    game = position().player(0, tablet=1, hand=["ancient_wine", "hat"]).supply(["assistant_07_plane"], [], []).start()
    play(game, "play/ancient_wine", "supply/assistant_07_plane", "choose/1")
    assert leftover(game) == {"plane": 2}


def test_refreshing_turns_one_ready() -> None:
    game = (
        position()
        .player(
            0,
            tablet=1,
            hand=["ceremonial_rattle", "fear"],
            assistants=["assistant_01_coins:used", "assistant_12_compass:gold:used"],
        )
        .start()
    )
    play(game, "play/ceremonial_rattle")
    assert legal(game) == ["refresh/assistant_01_coins", "refresh/assistant_12_compass"]
    play(game, "refresh/assistant_12_compass")
    assert assistant(game, "assistant_12_compass") == OwnedAssistant("assistant_12_compass", gold=True, ready=True)
    assert not assistant(game, "assistant_01_coins").ready
    assert "assistant/assistant_12_compass" in legal(game)


def test_a_ready_assistant_may_be_used_before_it_is_refreshed() -> None:
    game = position().player(0, tablet=1, hand=["ceremonial_rattle"], assistants=["assistant_01_coins"]).start()
    play(game, "play/ceremonial_rattle", "assistant/assistant_01_coins")
    assert assistant(game, "assistant_01_coins").ready
    assert tokens(game) == {"coin": 2}


def test_one_effect_refreshes_no_assistant_twice() -> None:
    game = position().player(0, tablet=1, hand=["sacred_drum", "fear"], assistants=["assistant_01_coins:used"]).start()
    play(game, "play/sacred_drum", "pay")
    play(game, "assistant/assistant_01_coins")
    assert "refresh/assistant_01_coins" not in legal(game)
    assert not assistant(game, "assistant_01_coins").ready


def test_a_borrowed_side_that_can_do_nothing_is_not_offered() -> None:
    game = (
        position()
        .player(0, tablet=1, hand=["coconut_flask", "fear"])
        .row("mortar", "tent", "machete", "horse", "pack_donkey", "aeroplane")
        .supply(["assistant_10_buy"], ["assistant_11_trade"], ["assistant_04_coin_for_arrowhead"])
        .start()
    )
    play(game, "play/coconut_flask")
    assert legal(game) == ["supply/assistant_04_coin_for_arrowhead", "skip"]


def test_the_merchant_uses_a_bought_artifact_at_once_without_its_tablet() -> None:
    game = (
        position()
        .player(0, compass=1, hand=["fear"], assistants=["assistant_10_buy:gold"])
        .row("mortar", "hat", "dog", "horse", "axe", "rope")
        .start()
    )
    play(game, "assistant/assistant_10_buy", "buy/mortar", "use", "exile/hand/fear")
    assert tokens(game) == {"coin": 2}
    assert me(game).play == ["mortar"]
