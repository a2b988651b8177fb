"""The Mystic (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.testing import finish_turn, legal, legal_free, legal_main, me, play, site, tokens
from arnak_leaders.mystic import MysticBoard

from .leaders_kit import EXPANSIONS, first_round, next_round, panel_lines, position


def test_a_fear_into_the_hand_after_the_first_draw() -> None:
    game = new_game(GameConfig(expansions=EXPANSIONS, leaders=("mystic", ""), seed=2))
    assert len(me(game).hand) == 6
    assert me(game).hand[-1] == "fear"
    assert len(me(game, 1).hand) == 5


def test_a_fear_into_the_hand_after_every_draw() -> None:
    scenario = position("mystic").player(0, deck=["mystic_meditation", "mystic_blindsight"]).round(3)
    game = next_round(scenario)
    assert me(game).hand == ["mystic_meditation", "mystic_blindsight", "fear"]


def test_no_fear_from_an_empty_fear_deck() -> None:
    scenario = position("mystic").player(0, deck=["mystic_meditation", "mystic_blindsight"]).fear_deck(0)
    game = first_round(scenario)
    assert sorted(me(game).hand) == ["mystic_blindsight", "mystic_meditation"]
    assert me(game).fear_tiles == 0


@pytest.mark.parametrize("zone", ["hand", "play"])
def test_exiled_fear_goes_to_the_ritual_pile(zone: str) -> None:
    scenario = position("mystic").player(0, assistants=["assistant_05_exile"])
    if zone == "hand":
        scenario.player(0, hand=["fear", "mystic_meditation"])
    else:
        scenario.player(0, hand=["mystic_meditation"], play=["fear"])
    game = scenario.start()
    deck = game.state.fear
    play(game, "assistant/assistant_05_exile", f"exile/{zone}/fear")
    assert me(game).board == MysticBoard(pile=1)
    assert game.state.fear == deck


def test_other_players_fear_goes_to_the_fear_deck() -> None:
    game = position("mystic").player(1, idols=1, assistants=["assistant_05_exile"]).start(turn=1)
    deck = game.state.fear
    play(game, "assistant/assistant_05_exile", "exile/hand/fear")
    assert me(game).board == MysticBoard()
    assert game.state.fear == deck + 1


def test_other_cards_exiled_do_not_go_to_the_pile() -> None:
    game = position("mystic").player(0, hand=["rope", "fear"], assistants=["assistant_05_exile"]).start()
    play(game, "assistant/assistant_05_exile", "exile/hand/rope")
    assert me(game).board == MysticBoard()


def test_fear_tile_leaves_the_game() -> None:
    game = position("mystic").player(0, hand=["rope"], fear_tiles=1, assistants=["assistant_05_exile"]).start()
    play(game, "assistant/assistant_05_exile", "exile/play/fear_tile")
    assert me(game).board == MysticBoard()
    assert me(game).fear_tiles == 0


def test_ritual_pile_costs_no_points() -> None:
    game = position("mystic").player(0, hand=["fear"], board=MysticBoard(pile=4)).start()
    assert game.result().scores[0].lines["fear"] == -1


STARTING_CARDS = ["mystic_worldly_goods", "mystic_divine_guidance", "mystic_meditation", "mystic_blindsight"]


@pytest.mark.parametrize("card", STARTING_CARDS)
def test_each_starting_card_can_be_exiled_for_a_ritual(card: str) -> None:
    game = position("mystic").player(0, hand=[card, "rope"], idols=1, board=MysticBoard(pile=2)).start()
    deck = game.state.fear
    last = {"mystic_blindsight": 1}.get(card, 2)
    play(game, f"play/{card}", f"choose/{last}", "ritual/2")
    assert tokens(game) == {"coin": 1, "compass": 1}
    assert me(game).board == MysticBoard(pile=0)
    assert game.state.fear == deck + 2
    assert card in game.state.box
    assert game.state.main_action_done


def test_a_ritual_is_told_to_be_the_main_action() -> None:
    game = position("mystic").player(0, hand=["mystic_meditation", "rope"], board=MysticBoard(pile=2)).start()
    play(game, "play/mystic_meditation")
    said = {option.key: option.text for option in game.decision.options}
    assert said["choose/0"] == "1 coin"
    assert said["choose/2"].startswith("As the main action: exile this card to get: perform a ritual")


def test_ritual_needs_two_fear() -> None:
    game = position("mystic").player(0, hand=["mystic_meditation", "rope"], board=MysticBoard(pile=1)).start()
    play(game, "play/mystic_meditation")
    assert legal(game) == ["choose/0", "choose/1"]


def test_ritual_only_as_the_main_action() -> None:
    game = (
        position("mystic")
        .player(0, hand=["mystic_meditation", "rope", "fear"], idols=1, board=MysticBoard(pile=4))
        .start()
    )
    play(game, "dig/camp_coin/0", "spend/fear", "play/mystic_meditation")
    assert "choose/2" not in legal(game)
    assert "choose/0" in legal(game)


def test_ritual_with_three_buys_an_artifact_for_three_compasses_less() -> None:
    game = (
        position("mystic")
        .player(0, compass=1, hand=["mystic_meditation", "rope"], board=MysticBoard(pile=3))
        .row("treasure_chest", "gold_pan", "flask", "watch", "trowel", "brush")
        .start()
    )
    play(game, "play/mystic_meditation", "choose/2", "ritual/3", "buy/treasure_chest", "skip")
    assert "treasure_chest" in me(game).play
    assert tokens(game) == {}


def test_ritual_with_four_overcomes_a_guardian_at_an_own_site() -> None:
    game = (
        position("mystic")
        .player(0, hand=["mystic_meditation", "rope"], board=MysticBoard(pile=5))
        .site("camp_coin", figures=[0], guardian="guardian_01")
        .site("camp_compass", figures=[1], guardian="guardian_02")
        .start()
    )
    play(game, "play/mystic_meditation", "choose/2", "ritual/4")
    assert [guardian.id for guardian in me(game).guardians] == ["guardian_01"]
    assert me(game).board == MysticBoard(pile=1)


def test_rituals_that_can_do_nothing_are_not_offered() -> None:
    game = (
        position("mystic")
        .player(0, hand=["mystic_meditation", "rope"], idols=1, board=MysticBoard(pile=5))
        .row("treasure_chest", "gold_pan", "flask", "watch", "trowel", "brush")
        .start()
    )
    play(game, "play/mystic_meditation", "choose/2")
    assert "ritual/3" not in legal(game)
    assert "ritual/4" not in legal(game)


@pytest.mark.parametrize(
    ("card", "choice", "gained"),
    [
        ("mystic_worldly_goods", "choose/0", {"coin": 1}),
        ("mystic_divine_guidance", "choose/0", {"compass": 1}),
        ("mystic_meditation", "choose/0", {"coin": 1}),
    ],
)
def test_starting_cards_have_a_free_token(card: str, choice: str, gained: dict[str, int]) -> None:
    game = position("mystic").player(0, hand=[card, "fear"], idols=1).start()
    play(game, f"play/{card}", choice)
    assert tokens(game) == gained
    assert not game.state.main_action_done


def test_worldly_goods_draws_instead() -> None:
    game = position("mystic").player(0, hand=["mystic_worldly_goods", "fear"], deck=["rope"], idols=1).start()
    play(game, "play/mystic_worldly_goods", "choose/1")
    assert "rope" in me(game).hand


@pytest.mark.parametrize("card", ["mystic_divine_guidance", "mystic_meditation"])
def test_divine_guidance_and_meditation_exile_instead(card: str) -> None:
    game = position("mystic").player(0, hand=[card, "fear"]).start()
    play(game, f"play/{card}", "choose/1", "exile/hand/fear")
    assert me(game).board == MysticBoard(pile=1)


def test_blindsight_exiles_instead_of_the_idols_effect() -> None:
    game = (
        position("mystic")
        .player(0, compass=2, coin=4, hand=["mystic_blindsight", "fear", "rope"])
        .site("l1_low_1", idols=["idol_coin"])
        .decks(level_1=["site_1_02"])
        .start()
    )
    play(game, "play/mystic_blindsight", "discover/l1_low_1")
    while "exile" not in legal(game):
        play(game, next(key for key in legal(game) if key == "pilot" or key.startswith("pay")))
    coins = me(game).tokens[0]
    assert legal_main(game) == ["idol", "exile"]
    play(game, "exile", "exile/hand/fear")
    assert me(game).board == MysticBoard(pile=1, blindsight=True)
    assert me(game).idols == ["idol_coin"]
    assert me(game).tokens[0] == coins + 1, "the site gives its coin, the idol none"
    assert site(game, "l1_low_1").tile == "site_1_02"


def test_blindsight_lasts_until_the_end_of_the_turn() -> None:
    game = position("mystic").player(0, hand=["mystic_blindsight", "fear"], idols=1).start()
    play(game, "play/mystic_blindsight", "choose/0")
    assert me(game).board == MysticBoard(blindsight=True)
    play(game, "pass")
    finish_turn(game)
    assert me(game).board == MysticBoard()


def test_five_slots_of_which_the_last_three_are_blue() -> None:
    game = position("mystic").player(0, hand=["fear"], idols=1).start()
    assert len(me(game).slots) == 5
    for slot in range(1, 6):
        assert f"idol/{slot}/slot_tablets" in legal_free(game)
        assert (f"idol/{slot}/mystic_slot_exile" in legal_free(game)) is (slot > 2)


@pytest.mark.parametrize(("slot", "fear"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 0)])
def test_marked_slots_bring_a_fear_whatever_effect_is_used(slot: int, fear: int) -> None:
    game = position("mystic").player(0, hand=["rope"], idols=1).start()
    play(game, f"idol/{slot}/slot_tablets")
    assert me(game).play == ["fear"] * fear
    assert tokens(game) == {"tablet": 2}


def test_c35_fear_of_the_slot_can_be_exiled_by_its_effect() -> None:
    game = position("mystic").player(0, hand=["rope"], idols=1).start()
    before = game.result().scores[0].lines["idol slots"]
    play(game, "idol/3/mystic_slot_exile")
    assert tokens(game) == {"arrowhead": 1}
    assert "exile/play/fear" in legal(game)
    play(game, "exile/play/fear")
    assert me(game).board == MysticBoard(pile=1)
    assert me(game).play == []
    assert game.result().scores[0].lines["fear"] == 0
    assert before - game.result().scores[0].lines["idol slots"] == 2


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_cost_of_a_slots_effect_is_not_asked_again_marked_or_not(slot: int) -> None:
    game = position("mystic").player(0, coin=1, hand=["mystic_meditation"], idols=1).start()
    play(game, f"idol/{slot}/slot_jewel")
    assert tokens(game) == {"jewel": 1}


def test_ritual_from_a_blue_slot_is_a_main_action_and_exiles_no_card() -> None:
    game = position("mystic").player(0, hand=["mystic_meditation"], idols=2, board=MysticBoard(pile=2)).start()
    assert "idol/4/mystic_slot_ritual" in legal_main(game)
    assert "idol/1/mystic_slot_ritual" not in legal(game)
    play(game, "idol/4/mystic_slot_ritual", "ritual/2")
    assert tokens(game) == {"coin": 1, "compass": 1}
    assert game.state.main_action_done
    assert me(game).hand == ["mystic_meditation"]


def test_no_ritual_from_a_slot_after_the_main_action() -> None:
    game = position("mystic").player(0, hand=["fear", "rope"], idols=2, board=MysticBoard(pile=4)).start()
    play(game, "dig/camp_coin/0", "spend/fear")
    assert not [key for key in legal(game) if "ritual" in key]
    assert "idol/3/mystic_slot_exile" in legal(game)


def test_fear_of_a_marked_slot_comes_before_its_ritual() -> None:
    game = position("mystic").player(0, hand=["rope"], idols=2, board=MysticBoard(pile=2)).start()
    play(game, "idol/3/mystic_slot_ritual")
    assert me(game).play == ["fear"]
    assert tokens(game) == {}
    play(game, "ritual/2")
    assert tokens(game) == {"coin": 1, "compass": 1}


def test_c27_mystic_used_no_slot() -> None:
    game = position("mystic").player(0).start()
    assert game.result().scores[0].lines["idol slots"] == 1 + 2 + 2 + 3 + 4


def test_panel_tells_the_ritual_pile() -> None:
    game = position("mystic").player(0, hand=["fear"], board=MysticBoard(pile=3)).start()
    lines = panel_lines(game)
    assert lines[0] == "Ritual pile: 3 Fear"
    assert lines[1] == "Ritual with 2 Fear: 1 coin, 1 compass"
    assert lines[3].endswith(", not enough Fear")
