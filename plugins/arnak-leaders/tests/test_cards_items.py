"""What each of the 18 items does."""

from __future__ import annotations

import pytest

from arnak_core import Game
from arnak_core.testing import legal, legal_free, legal_main, me, play, tokens
from arnak_core.vocabulary import PLANE

from .cards_kit import scenario

ROW = ("stone_jar", "gold_pan", "flask", "watch", "trowel", "rope")
"""A row with one artifact left of the moon staff."""


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("fountain_pen", {"coin": 1, "tablet": 1}),
        ("airship", {"compass": 1}),
        ("landing_net", {"coin": 2}),
        ("little_monkey", {"coin": 2}),
        ("parachute", {}),
    ],
)
def test_lightning_items_are_free_actions(card: str, gained: dict[str, int]) -> None:
    game = scenario().player(0, idols=1, hand=[card]).row("", "", "", "", "", "").start()
    assert f"play/{card}" in legal_free(game)
    play(game, f"play/{card}")
    assert tokens(game) == gained
    assert not game.state.main_action_done


@pytest.mark.parametrize(
    "card",
    [
        "goat",
        "sieve",
        "shovel",
        "iron_rations",
        "hand_lens",
        "crowbar",
        "first_aid_kit",
        "coffee",
        "tool_box",
        "cat",
        "hammock",
        "army_belt",
        "camera",
    ],
)
def test_the_other_items_are_main_actions(card: str) -> None:
    game = scenario().player(0, idols=1, hand=[card]).start()
    assert f"play/{card}" in legal_main(game)
    assert f"play/{card}" not in legal_free(game)


# -- Little Monkey and Crowbar: exiling from the row


def test_little_monkey_may_exile_any_card_of_the_row() -> None:
    game = scenario().player(0, idols=1, hand=["little_monkey"]).row(*ROW).start()
    play(game, "play/little_monkey")
    assert legal_main(game) == [*(f"exile/row/{card}" for card in ROW), "skip"]
    play(game, "exile/row/stone_jar")
    assert game.state.artifact_exile == ["stone_jar"]
    assert game.state.card_row[0] == ""


def test_the_row_is_refilled_only_at_the_end_of_the_turn() -> None:
    position = scenario().player(0, hand=["little_monkey"], idols=1).player(1, idols=1).row(*ROW)
    game = position.decks(items=["axe"]).start()
    play(game, "play/little_monkey", "exile/row/flask")
    assert game.state.card_row == ["stone_jar", "gold_pan", "", "watch", "trowel", "rope"]
    play(game, "pass", "end_turn")
    assert game.state.card_row == ["stone_jar", "gold_pan", "watch", "trowel", "rope", "axe"]


def test_little_monkey_need_not_exile() -> None:
    game = scenario().player(0, idols=1, hand=["little_monkey"]).row(*ROW).start()
    play(game, "play/little_monkey", "skip")
    assert tokens(game) == {"coin": 2}
    assert game.state.card_row == list(ROW)


@pytest.mark.parametrize(("exiled", "gained"), [("watch", {"coin": 1}), ("stone_jar", {"compass": 2})])
def test_crowbar_pays_by_the_kind_of_card(exiled: str, gained: dict[str, int]) -> None:
    game = scenario().player(0, idols=1, hand=["crowbar"]).row(*ROW).start()
    play(game, "play/crowbar")
    assert "skip" not in legal(game)
    play(game, f"exile/row/{exiled}")
    assert tokens(game) == gained


def test_crowbar_does_nothing_with_an_empty_row() -> None:
    game = scenario().player(0, idols=1, hand=["crowbar"]).row("", "", "", "", "", "").start()
    play(game, "play/crowbar")
    assert tokens(game) == {}
    assert game.state.main_action_done


# -- Goat, Sieve


def test_goat_draws_then_may_dig_for_a_boot_less() -> None:
    game = scenario().player(0, idols=1, hand=["goat"], deck=["fear", "flask"]).start()
    play(game, "play/goat")
    assert me(game).hand == ["fear"]
    play(game, "dig/camp_coin/0")
    assert me(game).hand == ["fear"]
    assert tokens(game) == {"coin": 2}


def test_goat_need_not_dig() -> None:
    game = scenario().player(0, idols=1, hand=["goat"], deck=["fear"]).start()
    play(game, "play/goat", "skip")
    assert me(game).archaeologists == 2


def test_sieve_draws_and_discards_up_to_two_times() -> None:
    game = scenario().player(0, idols=1, hand=["sieve", "fear"], deck=["flask", "axe", "rope"]).start()
    play(game, "play/sieve", "again", "discard/fear", "again", "discard/axe")
    assert tokens(game) == {"coin": 1}
    assert me(game).hand == ["flask"]
    assert me(game).play == ["sieve", "fear", "axe"]
    assert "again" not in legal(game)


def test_sieve_may_stop_after_the_first_time() -> None:
    game = scenario().player(0, idols=1, hand=["sieve"], deck=["flask", "axe"]).start()
    play(game, "play/sieve", "again", "discard/flask", "skip")
    assert me(game).play == ["sieve", "flask"]
    assert me(game).deck == ["axe"]


# -- Shovel


def shovelling(compasses: int) -> Game:
    position = scenario().player(0, idols=1, hand=["shovel"], compass=compasses, deck=["fear"])
    return position.row("treasure_chest", *ROW[1:]).start()


def test_shovel_does_not_buy_for_nothing() -> None:
    game = (
        scenario().player(0, idols=1, hand=["shovel"], compass=1, deck=["fear"]).row("treasure_chest", *ROW[1:]).start()
    )
    play(game, "play/shovel")
    assert "buy/treasure_chest" not in legal(game)


def test_shovel_takes_two_compasses_off() -> None:
    game = (
        scenario().player(0, idols=1, hand=["shovel"], compass=2, deck=["fear"]).row("treasure_chest", *ROW[1:]).start()
    )
    play(game, "play/shovel", "buy/treasure_chest", "use")
    assert tokens(game) == {"coin": 1}
    assert me(game).hand == ["fear"]
    assert me(game).play == ["shovel"]
    assert game.state.artifact_exile == ["treasure_chest"]


def test_shovel_exiles_an_artifact_that_was_not_used_too() -> None:
    game = scenario().player(0, idols=1, hand=["shovel"], compass=2).row("treasure_chest", *ROW[1:]).start()
    play(game, "play/shovel", "buy/treasure_chest", "skip")
    assert game.state.artifact_exile == ["treasure_chest"]


def test_an_artifact_that_exiled_itself_is_exiled_once() -> None:
    game = scenario().player(0, idols=1, hand=["shovel"], compass=2).row("ritual_dagger", *ROW[1:]).start()
    play(game, "play/shovel", "buy/ritual_dagger", "use", "exile/play/ritual_dagger")
    assert game.state.artifact_exile == ["ritual_dagger"]
    assert tokens(game) == {"arrowhead": 1}


# -- Parachute, Airship: travel


def test_parachute_is_exiled_for_two_planes_of_this_turn() -> None:
    game = scenario().player(0, idols=1, hand=["parachute"]).start()
    play(game, "play/parachute")
    assert me(game).travel[PLANE] == 2
    assert game.state.item_exile == ["parachute"]
    play(game, "dig/camp_coin/0")
    assert me(game).travel[PLANE] == 1


def test_airship_gives_a_plane_and_a_compass() -> None:
    game = scenario().player(0, idols=1, hand=["airship"]).start()
    play(game, "play/airship")
    assert me(game).travel[PLANE] == 1
    assert tokens(game) == {"compass": 1}


# -- Iron Rations, Coffee, Army Belt: refreshing guardians


def test_iron_rations_refreshes_a_guardian_whose_boon_is_used() -> None:
    position = scenario().player(0, hand=["iron_rations"], coin=1, guardians=["guardian_07:used", "guardian_13"])
    game = play(position.start(), "play/iron_rations", "choose/0")
    assert "refresh/guardian_07" in legal(game)
    assert "refresh/guardian_13" not in legal(game)
    play(game, "refresh/guardian_07")
    assert [guardian.used for guardian in me(game).guardians] == [False, False]
    assert tokens(game) == {"coin": 1}


def test_iron_rations_pays_a_coin_for_a_jewel() -> None:
    game = scenario().player(0, idols=1, hand=["iron_rations"], coin=1).start()
    play(game, "play/iron_rations", "choose/1", "pay")
    assert tokens(game) == {"jewel": 1}


def test_a_refreshed_boon_can_be_used_once_more() -> None:
    game = scenario().player(0, idols=1, hand=["coffee"], deck=["fear"], guardians=["guardian_07:used"]).start()
    assert "boon/guardian_07" not in legal(game)
    play(game, "play/coffee", "refresh/guardian_07", "boon/guardian_07")
    assert me(game).hand == ["fear"]
    assert me(game).guardians[0].used


def test_coffee_gives_its_compass_without_a_guardian() -> None:
    game = scenario().player(0, idols=1, hand=["coffee"]).start()
    play(game, "play/coffee")
    assert tokens(game) == {"compass": 1}


def test_army_belt_does_two_different_ones_of_three() -> None:
    game = scenario().player(0, idols=1, hand=["army_belt"], guardians=["guardian_07:used"]).row(*ROW).start()
    play(game, "play/army_belt", "choose/0", "buy/flask")
    assert me(game).deck == ["flask"]
    assert legal_main(game) == ["choose/0", "choose/1"]
    play(game, "choose/1", "refresh/guardian_07")
    assert not me(game).guardians[0].used


def test_army_belt_needs_a_free_square_for_an_assistant() -> None:
    full = ["assistant_700", "assistant_701"]
    game = (
        scenario()
        .player(0, idols=1, hand=["army_belt"], assistants=full, guardians=["guardian_07:used"])
        .row(*ROW)
        .start()
    )
    play(game, "play/army_belt")
    assert legal_main(game) == ["choose/0", "choose/2"]


# -- Landing Net


def with_landing_net() -> Game:
    game = scenario().player(0, idols=1, hand=["landing_net"], deck=["fear"]).row(*ROW).start()
    return play(game, "play/landing_net")


def test_landing_net_lets_an_item_go_on_top_of_the_deck() -> None:
    game = play(with_landing_net(), "buy/flask", "top")
    assert me(game).deck == ["flask", "fear"]


def test_landing_net_is_optional_for_each_item() -> None:
    game = play(with_landing_net(), "buy/flask", "bottom")
    assert me(game).deck == ["fear", "flask"]


def test_landing_net_ends_with_the_round() -> None:
    position = scenario().player(0, hand=["landing_net"], idols=1, deck=["fear", "axe"]).player(1, idols=1).row(*ROW)
    game = play(position.start(), "play/landing_net", "pass", "end_turn", "pass", "end_turn")
    assert game.state.round == 2
    play(game, "pass", "end_turn", "buy/flask")
    assert "top" not in legal(game)
    assert me(game).deck[-1] == "flask"


def test_landing_net_works_for_items_from_exile() -> None:
    position = scenario().player(0, idols=1, hand=["landing_net", "ornate_hammer"], tablet=1, deck=["fear"]).row(*ROW)
    game = position.exile("axe").start()
    play(game, "play/landing_net", "play/ornate_hammer", "gain/axe", "top")
    assert me(game).deck == ["axe", "fear"]


def test_an_item_to_the_hand_is_not_put_on_the_deck() -> None:
    game = scenario().player(0, idols=1, hand=["landing_net", "airdrop"], deck=["fear"]).row(*ROW).start()
    play(game, "play/landing_net", "play/airdrop", "buy/flask")
    assert "flask" in me(game).hand
    assert "top" not in legal(game)


# -- Hand Lens


@pytest.mark.parametrize(
    ("space", "number"),
    [("bird_r1_a", 0), ("bird_r2_a", 1), ("bird_r3_a", 1), ("bird_r4_a", 2), ("bird_r6_a", 2), ("bird_r7_a", 3)],
)
def test_hand_lens_counts_the_rows_of_the_magnifying_glass(space: str, number: int) -> None:
    game = scenario().player(0, idols=1, hand=["hand_lens"], magnifying_glass=space, deck=["fear"]).start()
    play(game, "play/hand_lens")
    chosen = 0
    while any(key.startswith("choose/") for key in legal(game)):
        play(game, next(key for key in legal(game) if key.startswith("choose/")))
        chosen += 1
    gained = len(me(game).hand) + sum(me(game).tokens)
    assert gained == number
    assert chosen in (number, number - 1)


def test_hand_lens_counts_the_lost_temple_as_a_row() -> None:
    game = scenario().player(0, idols=1, hand=["hand_lens"], deck=["fear"]).temple(arrivals=[0]).start()
    play(game, "play/hand_lens", "choose/1", "choose/0", "choose/0")
    assert me(game).hand == ["fear"]
    assert tokens(game) == {"coin": 1, "tablet": 1}


# -- First Aid Kit


def with_first_aid_kit(*deck: str) -> Game:
    return play(scenario().player(0, idols=1, hand=["first_aid_kit"], deck=deck).start(), "play/first_aid_kit")


def test_first_aid_kit_exiles_up_to_two_of_the_top_four() -> None:
    game = with_first_aid_kit("fear", "axe", "fear", "rope", "flask")
    play(game, "choose/0")
    assert legal(game) == ["exile/deck/fear", "exile/deck/axe", "exile/deck/rope", "skip"]
    play(game, "exile/deck/fear", "exile/deck/fear", "order/rope")
    assert me(game).deck == ["rope", "axe", "flask"]


def test_first_aid_kit_or_takes_one_to_hand() -> None:
    game = with_first_aid_kit("fear", "axe", "fear", "rope", "flask")
    play(game, "choose/1", "keep/rope", "order/fear", "order/axe")
    assert me(game).hand == ["rope"]
    assert me(game).deck == ["fear", "axe", "fear", "flask"]


def test_first_aid_kit_may_exile_none() -> None:
    game = with_first_aid_kit("fear", "axe")
    play(game, "choose/0", "skip", "order/axe")
    assert me(game).deck == ["axe", "fear"]


def test_first_aid_kit_looks_at_as_many_as_there_are() -> None:
    game = with_first_aid_kit("fear")
    play(game, "choose/1")
    assert me(game).hand == ["fear"]
    assert me(game).deck == []


def test_first_aid_kit_does_nothing_with_an_empty_deck() -> None:
    game = with_first_aid_kit()
    assert game.state.main_action_done
    assert me(game).hand == []


def test_nobody_else_sees_the_cards_looked_at() -> None:
    game = with_first_aid_kit("axe", "rope")
    mine, other = game.view(0).decision, game.view(1).decision
    assert mine is not None
    assert "Axe" in mine.options[0].text
    assert other is not None
    assert other.options == []
    assert "Axe" not in other.prompt


def test_looking_at_the_deck_stops_undo() -> None:
    game = with_first_aid_kit("axe", "rope")
    assert game.undo_stops_because


def test_no_free_action_comes_between_looking_and_putting_back() -> None:
    position = scenario().player(0, hand=["first_aid_kit", "fountain_pen"], deck=["axe", "rope"], idols=1)
    game = play(position.start(), "play/first_aid_kit")
    assert legal_free(game) == []


# -- Tool Box


def test_tool_box_uses_the_effect_of_an_item_in_the_row() -> None:
    game = scenario().player(0, idols=1, hand=["tool_box"]).row(*ROW).start()
    play(game, "play/tool_box", "use/gold_pan")
    assert tokens(game) == {"coin": 2}
    assert game.state.card_row == list(ROW)


def test_tool_box_is_exiled_where_the_item_would_be() -> None:
    game = scenario().player(0, idols=1, hand=["tool_box"], deck=["fear", "axe", "fear"]).row(*ROW).start()
    play(game, "play/tool_box", "use/flask")
    assert me(game).hand == ["fear", "axe", "fear"]
    assert game.state.item_exile == ["tool_box"]
    assert "flask" in game.state.card_row


def test_tool_box_pays_the_costs_of_the_effect() -> None:
    game = scenario().player(0, idols=1, hand=["tool_box"], compass=1).row(*ROW).start()
    play(game, "play/tool_box", "use/trowel")
    assert tokens(game) == {"jewel": 1}
    poor = play(scenario().player(0, idols=1, hand=["tool_box"]).row(*ROW).start(), "play/tool_box")
    assert "use/trowel" not in legal(poor)


def test_tool_box_may_pass_to_gain_as_its_main_action() -> None:
    game = scenario().player(0, idols=1, hand=["tool_box"]).row(*ROW).start()
    play(game, "play/tool_box", "use/watch", "choose/1")
    assert tokens(game) == {"coin": 3}
    assert me(game).passed


def test_tool_box_never_uses_artifacts() -> None:
    game = scenario().player(0, idols=1, hand=["tool_box"], deck=["fear"]).row(*ROW).start()
    play(game, "play/tool_box")
    assert "use/stone_jar" not in legal(game)


# -- Cat, Camera, Hammock: sites


def test_cat_uses_an_occupied_level_1_site_whoever_stands_there() -> None:
    position = scenario().player(0, idols=1, hand=["cat"])
    position.site("l1_low_1", tile="site_1_02", figures=[1]).site("l1_low_2", tile="site_1_04")
    game = position.site("l2_1", tile="site_2_01", figures=[1]).start()
    play(game, "play/cat")
    assert legal_main(game) == ["activate/l1_low_1", "skip"]
    play(game, "activate/l1_low_1")
    assert tokens(game) == {"coin": 2, "arrowhead": 1}


def test_cat_gives_its_coin_without_such_a_site() -> None:
    game = scenario().player(0, idols=1, hand=["cat"]).site("l1_low_1", tile="site_1_02").start()
    play(game, "play/cat")
    assert tokens(game) == {"coin": 1}


def test_camera_uses_a_level_1_site_in_a_row_with_an_own_figure() -> None:
    position = scenario().player(0, idols=1, hand=["camera"])
    position.site("l1_low_1", tile="site_1_02", figures=[0]).site("l1_low_4", tile="site_1_04", figures=[1])
    game = position.site("l1_high_1", tile="site_1_05").start()
    play(game, "play/camera")
    assert legal_main(game) == ["activate/l1_low_1", "activate/l1_low_4", "skip"]
    play(game, "activate/l1_low_4")
    assert tokens(game) == {"compass": 1, "arrowhead": 1}


def test_camera_does_nothing_for_figures_at_camp() -> None:
    position = scenario().player(0, idols=1, hand=["camera"]).site("camp_coin", figures=[0])
    game = play(position.site("l1_low_1", tile="site_1_02").start(), "play/camera")
    assert tokens(game) == {}
    assert game.state.main_action_done


def test_hammock_moves_from_level_2_to_a_free_level_1_site() -> None:
    position = scenario().player(0, idols=1, hand=["hammock"]).site("l2_1", tile="site_2_01", figures=[0])
    position.site("camp_coin", figures=[0]).site("l1_low_1", tile="site_1_02").site("l1_low_2", tile="site_1_04")
    game = position.site("l1_low_3", tile="site_1_05", figures=[1]).start()
    play(game, "play/hammock")
    assert legal_main(game) == ["relocate/l2_1/l1_low_1", "relocate/l2_1/l1_low_2", "skip"]
    play(game, "relocate/l2_1/l1_low_2")
    assert tokens(game) == {"compass": 1, "arrowhead": 1}
    assert me(game).archaeologists == 0


def test_hammock_does_nothing_without_a_figure_at_level_2() -> None:
    position = scenario().player(0, idols=1, hand=["hammock"]).site("l1_low_1", tile="site_1_02", figures=[0])
    game = play(position.site("l1_low_2", tile="site_1_04").start(), "play/hammock")
    assert "relocate/l1_low_1/l1_low_2" not in legal(game)
