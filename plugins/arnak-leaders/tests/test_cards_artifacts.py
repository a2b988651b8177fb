"""What each of the 12 artifacts does, bought and played from the hand."""

from __future__ import annotations

import pytest

from arnak_core import Game
from arnak_core.description import card_text
from arnak_core.testing import legal, legal_free, legal_main, me, play, tokens

from .cards_kit import scenario

ITEMS = ("gold_pan", "flask", "watch", "trowel", "rope")
SUPPLY = (["assistant_700"], ["assistant_701"], ["assistant_702"])


def bought(card: str, **have: object) -> Game:
    """The artifact bought by a player with these things, who may use its effect now. An unused idol keeps the turn
    open."""
    cost = {"pedestal": 3, "cape_of_dawn": 3, "guardians_lute": 3, "guardians_fang": 3}.get(card, 4)
    have = {"idols": 1, "compass": cost, **have}
    position = scenario().player(0, **have).row(card, *ITEMS)
    return play(position.start(), f"buy/{card}")


def played(card: str, **have: object) -> Game:
    """The artifact played from the hand by a player with these things and a tablet for it."""
    hand = [card, *have.pop("hand", ())]
    have = {"idols": 1, "tablet": 1, **have}
    return play(scenario().player(0, hand=hand, **have).start(), f"play/{card}")


@pytest.mark.parametrize(
    "card",
    [
        "cape_of_dawn",
        "friendship_medallion",
        "guardians_lute",
        "cursed_idol",
        "guardians_fang",
        "rod_of_division",
        "divine_riders",
        "stone_key",
        "pedestal",
        "one_eyed_statue",
        "pathfinders_hat",
        "ruby_candleholder",
    ],
)
def test_playing_an_artifact_from_the_hand_costs_a_tablet(card: str) -> None:
    assert f"play/{card}" in legal(scenario().player(0, hand=[card], tablet=1).start())
    assert f"play/{card}" not in legal(scenario().player(0, hand=[card], idols=1).start())


# -- Cape of Dawn


def test_cape_of_dawn_draws_two_when_it_lies_alone() -> None:
    game = played("cape_of_dawn", deck=["fear", "flask", "axe"])
    assert me(game).hand == ["fear", "flask"]
    assert tokens(game) == {}


def test_cape_of_dawn_gives_three_coins_beside_another_card() -> None:
    game = played("cape_of_dawn", deck=["fear", "flask"], play=["fear"])
    assert me(game).hand == []
    assert tokens(game) == {"coin": 3}


def test_cape_of_dawn_bought_counts_itself_as_no_other_card() -> None:
    game = play(bought("cape_of_dawn", deck=["fear", "axe"]), "use")
    assert me(game).hand == ["fear", "axe"]


def test_a_fear_tile_is_no_card_for_cape_of_dawn() -> None:
    game = played("cape_of_dawn", deck=["fear"], fear_tiles=1)
    assert me(game).hand == ["fear"]


# -- Friendship Medallion


def test_friendship_medallion_uses_two_different_assistants_of_the_supply() -> None:
    position = scenario().player(0, hand=["friendship_medallion"], tablet=1, idols=1, coin=2).supply(*SUPPLY)
    game = play(position.start(), "play/friendship_medallion", "supply/silver/assistant_702")
    assert tokens(game) == {"coin": 2, "compass": 1}
    assert "supply/gold/assistant_702" not in legal(game)
    assert not any(key.startswith("supply/silver/") for key in legal(game))
    play(game, "supply/gold/assistant_701")
    assert tokens(game) == {"coin": 2, "compass": 1, "jewel": 1}
    assert me(game).play == ["friendship_medallion", "fear"]
    assert game.state.assistants == [list(stack) for stack in SUPPLY]


def test_friendship_medallion_may_begin_with_the_gold_one() -> None:
    position = scenario().player(0, hand=["friendship_medallion"], tablet=1, idols=1).supply(*SUPPLY)
    game = play(position.start(), "play/friendship_medallion", "supply/gold/assistant_702")
    assert legal_main(game) == ["supply/silver/assistant_701", "skip"]
    play(game, "skip")
    assert tokens(game) == {"arrowhead": 1}


# -- guardians: Lute, Fang, Divine Riders


def test_guardians_lute_draws_first_then_refreshes() -> None:
    game = played("guardians_lute", deck=["fear"], guardians=["guardian_13:used"])
    assert me(game).hand == ["fear"]
    play(game, "refresh/guardian_13")
    assert not me(game).guardians[0].used


def test_guardians_lute_need_not_refresh() -> None:
    game = play(played("guardians_lute", guardians=["guardian_13:used"]), "skip")
    assert me(game).guardians[0].used


def test_guardians_fang_turns_an_unused_guardian_down_without_its_boon() -> None:
    game = play(played("guardians_fang", deck=["fear"], guardians=["guardian_07", "guardian_13:used"]), "pay")
    assert [guardian.used for guardian in me(game).guardians] == [True, True]
    assert tokens(game) == {"coin": 1, "jewel": 1}
    assert me(game).hand == []


def test_the_player_chooses_which_guardian_is_turned_down() -> None:
    game = play(played("guardians_fang", guardians=["guardian_07", "guardian_13"]), "pay")
    assert legal(game) == ["give_up/guardian_07", "give_up/guardian_13"]
    play(game, "give_up/guardian_13")
    assert [guardian.used for guardian in me(game).guardians] == [False, True]


def test_a_guardian_turned_down_scores_all_the_same() -> None:
    game = played("guardians_fang", guardians=["guardian_07"])
    before = game.result().scores[0].total
    play(game, "pay")
    assert game.result().scores[0].total == before


def test_guardians_fang_can_not_be_paid_with_used_guardians() -> None:
    game = played("guardians_fang", guardians=["guardian_13:used"])
    assert "pay" not in legal(game)
    assert tokens(game) == {}


def test_divine_riders_as_the_main_action() -> None:
    game = play(played("divine_riders"), "choose/0")
    assert tokens(game) == {"tablet": 2}
    assert game.state.main_action_done


def test_divine_riders_as_a_free_action_for_a_guardian() -> None:
    game = play(played("divine_riders", guardians=["guardian_13"]), "choose/1", "pay")
    assert tokens(game) == {"tablet": 2}
    assert me(game).guardians[0].used
    assert not game.state.main_action_done


def test_divine_riders_after_the_main_action_only_for_a_guardian() -> None:
    position = scenario().player(0, hand=["divine_riders", "trowel"], tablet=2, guardians=["guardian_13"], idols=1)
    game = play(position.start(), "play/trowel")
    assert "play/divine_riders" in legal_free(game)
    play(game, "play/divine_riders")
    assert "choose/0" not in legal(game)


def test_divine_riders_after_the_main_action_without_a_guardian_is_not_offered() -> None:
    position = scenario().player(0, hand=["divine_riders", "trowel"], tablet=2, idols=1)
    game = play(position.start(), "play/trowel")
    assert "play/divine_riders" not in legal(game)


def test_divine_riders_say_what_they_give_when_bought() -> None:
    position = scenario().player(0, compass=2, guardians=["guardian_13"]).row("divine_riders", "", "", "", "", "")
    game = position.start()
    option = next(option for option in game.decision.options if option.key == "buy/divine_riders")
    assert option.text == "Buy Divine Riders for 2 compasses: 2 tablets"
    assert card_text(game.rules, game.rules.cards["divine_riders"]).endswith("; bought: 2 tablets")


def test_divine_riders_bought_gives_two_tablets() -> None:
    game = play(bought("divine_riders", compass=2, guardians=["guardian_13"]), "use")
    assert tokens(game) == {"tablet": 2}
    assert not me(game).guardians[0].used


# -- Cursed Idol


def test_cursed_idol_gives_fear_and_a_slot_effect_without_an_idol() -> None:
    game = played("cursed_idol", idols=0, hand=["hat"])
    assert me(game).play == ["cursed_idol", "fear"]
    assert "slot/slot_jewel" not in legal(game)
    play(game, "slot/slot_tablets")
    assert tokens(game) == {"tablet": 2}
    assert me(game).slots == ["", "", "", ""]


def test_cursed_idol_pays_the_cost_of_the_slot_effect() -> None:
    game = play(played("cursed_idol", coin=1, hand=["hat"]), "slot/slot_jewel")
    assert tokens(game) == {"jewel": 1}


# -- Rod of Division


def with_rod(*deck: str) -> Game:
    return played("rod_of_division", deck=deck)


def test_rod_of_division_keeps_one_and_exiles_the_other_for_a_coin() -> None:
    game = play(with_rod("fear", "axe", "flask"), "keep/axe", "exile/deck/fear")
    assert me(game).hand == ["axe"]
    assert me(game).deck == ["flask"]
    assert tokens(game) == {"coin": 1}


def test_rod_of_division_may_leave_the_other_on_top() -> None:
    game = play(with_rod("fear", "axe", "flask"), "keep/axe", "skip")
    assert me(game).deck == ["fear", "flask"]
    assert tokens(game) == {}


def test_rod_of_division_with_one_card_takes_it() -> None:
    game = with_rod("fear")
    assert me(game).hand == ["fear"]
    assert me(game).deck == []


def test_rod_of_division_exiles_an_item_to_the_item_exile() -> None:
    game = play(with_rod("fear", "axe"), "keep/fear", "exile/deck/axe")
    assert game.state.item_exile == ["axe"]


# -- Stone Key, Pedestal: idols in slots


def test_stone_key_brings_an_idol_of_any_slot_back() -> None:
    game = played("stone_key", slots=["idol_coin", "", "idol_tablet"], idols=0, hand=["hat"])
    play(game, "unslot/3")
    assert me(game).idols == ["idol_tablet"]
    assert me(game).slots == ["idol_coin", "", "", ""]


def test_pedestal_pays_three_coins_for_a_slotted_idol() -> None:
    game = played("pedestal", slots=["idol_coin", "idol_tablet"], idols=0, hand=["hat"])
    before = game.result().scores[0].lines
    play(game, "pay", "give_up/slot/2")
    assert tokens(game) == {"coin": 3}
    assert me(game).slots == ["idol_coin", "", "", ""]
    assert game.state.box.count("idol_tablet") == 1
    after = game.result().scores[0].lines
    assert sum(after.values()) == sum(before.values()) - 3 + 2


def test_pedestal_does_nothing_with_idols_on_the_crates_only() -> None:
    game = played("pedestal", idols=2)
    assert "pay" not in legal(game)
    assert tokens(game) == {}


# -- One-Eyed Statue, Pathfinder's Hat


def test_one_eyed_statue_pays_a_jewel() -> None:
    game = play(bought("one_eyed_statue", jewel=1), "pay")
    assert tokens(game) == {"tablet": 2, "arrowhead": 2}


def test_one_eyed_statue_gives_nothing_without_a_jewel() -> None:
    game = bought("one_eyed_statue")
    assert tokens(game) == {}
    assert "pay" not in legal(game)


def test_pathfinders_hat_moves_between_level_2_sites() -> None:
    position = scenario().player(0, hand=["pathfinders_hat"], tablet=1, idols=1)
    position.site("l2_1", tile="site_2_01", figures=[0]).site("l2_2", tile="site_2_03")
    position.site("l2_3", tile="site_2_05", figures=[1]).site("l1_low_1", tile="site_1_02", figures=[0])
    game = play(position.start(), "play/pathfinders_hat")
    assert legal_main(game) == ["relocate/l2_1/l2_2", "skip"]
    play(game, "relocate/l2_1/l2_2")
    assert tokens(game) == {"arrowhead": 1, "jewel": 1}


# -- Ruby Candleholder


def test_ruby_candleholder_exiles_a_card_for_a_coin() -> None:
    game = play(played("ruby_candleholder", hand=["fear"]), "choose/0", "pay")
    assert legal(game) == ["exile/hand/fear", "exile/play/ruby_candleholder"]
    play(game, "exile/hand/fear")
    assert tokens(game) == {"coin": 1}


def test_ruby_candleholder_exiles_itself_for_a_jewel() -> None:
    game = play(played("ruby_candleholder"), "choose/1")
    assert tokens(game) == {"jewel": 1}
    assert game.state.artifact_exile == ["ruby_candleholder"]
    assert me(game).play == []


def test_ruby_candleholder_bought_has_no_jewel() -> None:
    game = bought("ruby_candleholder", compass=2)
    assert legal_main(game) == ["pay", "skip"]
    play(game, "pay")
    assert tokens(game) == {"coin": 1}
    assert game.state.artifact_exile == ["ruby_candleholder"]
