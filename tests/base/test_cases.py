"""Hard cases: small positions that are easy to get wrong. Each test bears the id of its case."""

from __future__ import annotations

from collections import Counter

import pytest

from arnak_core import Game, GameConfig, IllegalChoice, new_game
from arnak_core.base.flow import EndRound
from arnak_core.state import OwnedAssistant
from arnak_core.testing import (
    Scenario,
    finish_turn,
    leftover,
    legal,
    legal_free,
    legal_main,
    me,
    play,
    site,
    starting_with,
    tokens,
)

from .kit import assistant, pass_turn, position


def test_c01_spare_icon_of_a_two_icon_card_pays_an_assistant_after_the_dig() -> None:
    game = position().player(0, hand=["steam_boat", "fear"], assistants=["assistant_03_arrowhead"]).start()
    play(game, "dig/camp_coin/0", "spend/steam_boat")
    assert tokens(game) == {"coin": 2}
    assert leftover(game) == {"boat": 1}
    play(game, "assistant/assistant_03_arrowhead", "pay/boat")
    assert tokens(game) == {"coin": 2, "arrowhead": 1}
    assert me(game).hand == ["fear"]


def test_c01_leftover_icons_vanish_at_the_end_of_the_turn() -> None:
    game = position().player(0, hand=["steam_boat"], assistants=["assistant_03_arrowhead"]).start()
    play(game, "dig/camp_coin/0")
    assert leftover(game) == {"boat": 1}
    play(game, "end_turn")
    assert leftover(game) == {}


def overcome_guardian_03(coins: int) -> Game:
    return (
        position()
        .player(0, coin=coins, arrowhead=1)
        .site("l1_low_1", tile="site_1_02", guardian="guardian_03", figures=[0])
        .start()
    )


def test_c02_the_pilots_coins_do_not_also_pay_the_coin_cost() -> None:
    game = overcome_guardian_03(coins=2)
    assert "overcome/l1_low_1" not in legal(game)
    before = game.state.digest()
    with pytest.raises(IllegalChoice):
        game.choose("overcome/l1_low_1")
    assert game.state.digest() == before


def test_c02_with_three_coins_pilot_and_coin_are_paid() -> None:
    game = overcome_guardian_03(coins=3)
    play(game, "overcome/l1_low_1")
    assert tokens(game) == {}
    assert [guardian.id for guardian in me(game).guardians] == ["guardian_03"]
    assert site(game, "l1_low_1").guardian == ""


def car_and_boat_space(*, coins: int, hand: list[str]) -> Game:
    return (
        position(board="snake")
        .player(0, compass=6, coin=coins, hand=hand)
        .site("l2_3", idols=["idol_tablet"], hidden_idols=["idol_coin"])
        .decks(level_2=["site_2_03"])
        .start()
    )


def test_c03_two_cars_alone_do_not_pay_a_car_and_a_boat() -> None:
    game = car_and_boat_space(coins=0, hand=["ostrich"])
    assert "discover/l2_3" not in legal(game)
    assert "discover/l2_1" in legal(game)


def test_c03_two_cars_and_a_pilot_pay_a_car_and_a_boat() -> None:
    game = car_and_boat_space(coins=2, hand=["ostrich"])
    play(game, "discover/l2_3")
    assert set(legal(game)) == {"spend/ostrich", "pilot"}
    play(game, "spend/ostrich")
    assert leftover(game) == {"car": 1}
    assert tokens(game) == {"tablet": 1, "arrowhead": 1, "jewel": 1}
    assert site(game, "l2_3").figures == (0,)


def test_c03_two_pilots_cost_four_coins() -> None:
    assert "discover/l2_3" not in legal(car_and_boat_space(coins=3, hand=[]))
    assert "discover/l2_3" in legal(car_and_boat_space(coins=4, hand=[]))


def test_c04_an_item_bought_with_an_empty_deck_is_the_whole_deck() -> None:
    game = (
        position()
        .player(0, coin=1, guardians=["guardian_07"])
        .row("stone_jar", "hat", "dog", "horse", "axe", "rope")
        .start()
    )
    assert "boon/guardian_07" not in legal(game)
    play(game, "buy/hat")
    assert me(game).deck == ["hat"]
    play(game, "boon/guardian_07")
    assert me(game).hand == ["hat"]
    play(game, "play/hat")
    assert tokens(game) == {"coin": 1, "compass": 1}


def test_c05_the_ocarinas_effect_lasts_though_the_card_is_exiled() -> None:
    game = (
        Scenario(board="snake")
        .player(0, hand=["machete", "fear", "fear"], play=["guardians_ocarina"], round_effects=["all_planes"])
        .player(1, passed=True)
        .site("l1_high_3", tile="site_1_02")
        .start()
    )
    play(game, "play/machete", "exile/play/guardians_ocarina")
    assert game.state.artifact_exile == ["guardians_ocarina"]
    play(game, "dig/l1_high_3/0")
    assert me(game).play == ["machete", "fear"]
    assert me(game).hand == ["fear"]
    assert site(game, "l1_high_3").figures == (0,)


def test_c05_in_the_next_round_fear_is_a_boot_again() -> None:
    game = (
        Scenario(board="snake")
        .player(0, hand=["fear"], round_effects=["all_planes"])
        .player(1, passed=True)
        .site("l1_high_3", tile="site_1_02")
        .start()
    )
    assert "dig/l1_high_3/0" in legal(game)
    play(game, "pass", "keep")
    assert (game.state.round, game.state.turn) == (2, 0)
    assert me(game).hand == ["fear"]
    assert "dig/l1_high_3/0" not in legal(game)
    assert "dig/camp_coin/0" in legal(game)


def test_c06_an_artifact_bought_is_used_without_its_tablet_and_optionally() -> None:
    game = position().player(0, compass=2).row("serpent_idol", "hat", "dog", "horse", "axe", "rope").start()
    play(game, "buy/serpent_idol")
    assert set(legal(game)) == {"use", "skip"}
    play(game, "use")
    assert tokens(game) == {"jewel": 1}
    assert Counter(me(game).play) == Counter(["serpent_idol", "fear"])


def test_c06_without_a_tablet_an_artifact_in_hand_only_travels() -> None:
    game = position(board="snake").player(0, hand=["serpent_idol", "fear"]).site("l1_high_3", tile="site_1_02").start()
    assert "play/serpent_idol" not in legal(game)
    play(game, "dig/l1_high_3/0")
    assert me(game).play == ["serpent_idol"]


def test_c06_with_a_tablet_an_artifact_in_hand_is_a_main_action_and_asks_for_no_discard() -> None:
    game = position().player(0, tablet=1, hand=["serpent_idol", "horse"]).start()
    assert "play/serpent_idol" in legal_main(game)
    play(game, "play/serpent_idol")
    assert tokens(game) == {"jewel": 1}
    assert game.state.turn == 1
    assert me(game).hand == ["horse"]
    assert me(game).play == ["serpent_idol", "fear"]


def guiding_skull(compasses: int) -> Game:
    return (
        position()
        .player(0, compass=compasses)
        .row("guiding_skull", "hat", "dog", "horse", "axe", "rope")
        .decks(level_2=["site_2_01", "site_2_02"])
        .start()
    )


def test_c07_a_bought_artifact_still_costs_what_its_effect_costs() -> None:
    game = guiding_skull(4)
    play(game, "buy/guiding_skull")
    assert tokens(game) == {}
    assert me(game).play == ["guiding_skull"]
    assert game.state.turn == 1
    assert game.state.site_stacks["2"][0] == "site_2_01"


def test_c07_with_a_fifth_compass_the_effect_may_be_used() -> None:
    game = guiding_skull(5)
    guardians = game.state.guardians[:]
    play(game, "buy/guiding_skull")
    assert set(legal(game)) == {"pay", "skip"}
    play(game, "pay")
    assert tokens(game) == {"compass": 2, "jewel": 1}
    assert game.state.site_stacks["2"][0] == "site_2_02"
    assert game.state.site_stacks["2"][-1] == "site_2_01"
    assert game.state.guardians == guardians
    assert me(game).idols == []
    assert me(game).archaeologists == 2


def test_c07_the_effect_may_be_declined() -> None:
    game = guiding_skull(5)
    play(game, "buy/guiding_skull", "skip")
    assert tokens(game) == {"compass": 1}
    assert game.state.site_stacks["2"][0] == "site_2_01"


def test_c08_a_level_2_site_gives_two_idols_but_only_the_visible_effect() -> None:
    game = (
        Scenario()
        .player(0, compass=6, hand=["ostrich"])
        .site("l2_1", idols=["idol_compass"], hidden_idols=["idol_tablet"])
        .decks(level_2=["site_2_03"])
        .start()
    )
    play(game, "discover/l2_1")
    finish_turn(game)
    assert sorted(me(game).idols) == ["idol_compass", "idol_tablet"]
    assert tokens(game) == {"compass": 1, "arrowhead": 1, "jewel": 1}
    assert game.result().scores[0].lines["idols"] == 6


def test_c09_idol_then_site_then_guardian() -> None:
    game = (
        position(board="snake")
        .player(0, compass=3, hand=["fear", "sea_turtle", "pack_donkey"], deck=["horse"])
        .site("l1_high_2", idols=["idol_exile"])
        .decks(level_1=["site_1_07"], guardians=["guardian_08"])
        .start()
    )
    play(game, "discover/l1_high_2", "spend/sea_turtle")
    assert site(game, "l1_high_2").tile == ""
    assert [key for key in legal_main(game) if key.startswith("exile")] == [
        "exile/hand/fear",
        "exile/hand/pack_donkey",
        "exile/play/sea_turtle",
    ]
    play(game, "exile/play/sea_turtle")
    assert me(game).hand == ["fear", "pack_donkey", "horse"]
    assert tokens(game) == {"arrowhead": 1}
    assert site(game, "l1_high_2").guardian == "guardian_08"
    assert site(game, "l1_high_2").tile == "site_1_07"


def test_c09_the_guardian_waits_until_the_sites_question_is_answered() -> None:
    game = (
        position()
        .player(0, compass=3, hand=["ostrich"])
        .site("l1_low_1", idols=["idol_tablet"])
        .decks(level_1=["site_1_01"], guardians=["guardian_08"])
        .start()
    )
    play(game, "discover/l1_low_1")
    assert "choose/0" in legal(game)
    assert site(game, "l1_low_1").guardian == ""
    play(game, "choose/1")
    assert site(game, "l1_low_1").guardian == "guardian_08"


def test_c10_at_the_jewel_camp_without_a_card_there_is_no_jewel() -> None:
    game = position().player(0, hand=["fear"]).start()
    play(game, "dig/camp_jewel/0")
    assert tokens(game) == {}
    assert site(game, "camp_jewel").figures[0] == 0
    assert me(game).play == ["fear"]


def test_c10_at_the_jewel_camp_the_discard_may_be_declined() -> None:
    for key, jewels, hand in (("pay", {"jewel": 1}, []), ("skip", {}, ["horse"])):
        game = position().player(0, hand=["fear", "horse"]).start()
        play(game, "dig/camp_jewel/0", "spend/fear", key)
        assert tokens(game) == jewels
        assert me(game).hand == hand


def test_c11_the_plain_jewel_tile_asks_for_no_discard() -> None:
    game = position().player(0, hand=["ostrich"]).site("l1_low_1", tile="site_1_10").start()
    play(game, "dig/l1_low_1/0")
    assert tokens(game) == {"jewel": 1}


def star_charts(coins: int, hand: list[str] | None = None) -> Game:
    return (
        position()
        .player(0, compass=4, coin=coins, hand=hand or [])
        .site("camp_tablet", figures=[1])
        .row("star_charts", "hat", "dog", "horse", "axe", "rope")
        .start()
    )


def test_c12_star_charts_uses_two_different_camps_occupied_or_not() -> None:
    game = star_charts(1)
    play(game, "buy/star_charts", "pay")
    assert len(starting_with(game, "activate/")) == 5
    play(game, "activate/camp_tablet")
    assert "activate/camp_tablet" not in legal(game)
    assert len(starting_with(game, "activate/")) == 4
    play(game, "activate/camp_arrowhead")
    assert tokens(game) == {"tablet": 2, "arrowhead": 1}


def test_c12_without_a_coin_star_charts_has_no_effect() -> None:
    game = star_charts(0)
    play(game, "buy/star_charts")
    assert tokens(game) == {}
    assert me(game).play == ["star_charts"]
    assert game.state.turn == 1


def test_c12_the_jewel_camp_still_needs_its_discard() -> None:
    game = star_charts(1, hand=["fear"])
    play(game, "buy/star_charts", "pay", "activate/camp_jewel", "pay")
    assert me(game).play == ["star_charts", "fear"]
    assert tokens(game) == {"jewel": 1}


def half_full_camps(card: str) -> Game:
    scenario = position(players=4).player(0, hand=[card])
    scenario.site("camp_coin", figures=[1]).site("camp_compass", figures=[1, 2]).site("camp_tablet", figures=[2, 3])
    return scenario.site("camp_arrowhead", figures=[3]).site("camp_jewel", figures={1: 0}).start()


def test_c13_half_full_camp_dog() -> None:
    game = half_full_camps("dog")
    play(game, "play/dog")
    assert tokens(game) == {"compass": 1}
    assert starting_with(game, "activate/") == []


def test_c13_half_full_camp_lantern() -> None:
    game = half_full_camps("lantern")
    play(game, "play/lantern")
    assert len(starting_with(game, "activate/")) == 5
    play(game, "activate/camp_tablet")
    assert tokens(game) == {"tablet": 2}


def test_c13_an_empty_camp_is_unoccupied_for_the_dog() -> None:
    game = position(players=4).player(0, hand=["dog"]).site("camp_coin", figures={1: 1}).start()
    play(game, "play/dog")
    assert "activate/camp_coin" not in legal(game)
    assert len(starting_with(game, "activate/")) == 4


def test_c14_aeroplane_with_nobody_at_home_is_no_dead_end() -> None:
    game = (
        position()
        .player(0, hand=["aeroplane", "funding_boat"], compass=9)
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .start()
    )
    play(game, "play/aeroplane", "skip")
    assert me(game).play == ["aeroplane"]
    assert legal(game) == ["end_turn", "play/funding_boat"]


def balloon(coins: int, hand: list[str]) -> Game:
    return (
        position()
        .player(0, compass=3, coin=coins, hand=["hot_air_balloon", *hand])
        .site("l2_3", idols=["idol_coin"], hidden_idols=["idol_tablet"])
        .site("l1_low_1", tile="site_1_02")
        .decks(level_2=["site_2_03"])
        .start()
    )


def test_c15_hot_air_balloon_pays_one_of_two_boats_and_three_compasses() -> None:
    game = balloon(0, ["gold_pan"])
    play(game, "play/hot_air_balloon")
    assert game.state.item_exile == ["hot_air_balloon"]
    play(game, "discover/l2_3")
    finished = tokens(game)
    assert finished == {"coin": 1, "arrowhead": 1, "jewel": 1}
    assert leftover(game) == {"boat": 1}


def test_c15_without_a_second_source_the_balloon_does_not_reach_a_two_boat_space() -> None:
    game = balloon(1, ["fear"])
    play(game, "play/hot_air_balloon")
    assert "discover/l2_3" not in legal(game)
    assert "discover/l1_low_3" in legal(game)
    game = balloon(2, [])
    play(game, "play/hot_air_balloon")
    assert "discover/l2_3" in legal(game)


def test_c15_digging_leaves_the_compass_discount_unused() -> None:
    game = balloon(0, [])
    play(game, "play/hot_air_balloon", "dig/l1_low_1/0")
    assert tokens(game) == {"compass": 3, "coin": 1, "arrowhead": 1}
    assert leftover(game) == {}


def test_c16_two_purchases_in_one_turn_and_one_refill() -> None:
    game = (
        position()
        .round(3)
        .player(0, compass=5)
        .row("stone_jar", "serpent_idol", "coconut_flask", "dog", "hat", "rope")
        .decks(artifacts=["mortar"], items=["horse"])
        .supply(["assistant_10_buy"], ["assistant_01_coins"])
        .start()
    )
    play(game, "buy/coconut_flask", "use", "supply/assistant_10_buy")
    assert starting_with(game, "buy/") == ["buy/stone_jar", "buy/serpent_idol", "buy/dog", "buy/hat", "buy/rope"]
    assert game.state.card_row == ["stone_jar", "serpent_idol", "", "dog", "hat", "rope"]
    play(game, "buy/dog")
    assert tokens(game) == {"compass": 2}
    assert game.state.card_row == ["mortar", "stone_jar", "serpent_idol", "hat", "rope", "horse"]
    assert game.state.turn == 1
    assert game.state.assistants[0] == ["assistant_10_buy"]


def test_c17_an_empty_artifact_deck_does_not_stop_the_items() -> None:
    game = (
        position()
        .round(2)
        .player(0, coin=3)
        .row("", "stone_jar", "dog", "hat", "rope", "axe")
        .decks(artifacts=[], complete=True)
        .decks(items=["horse"])
        .start()
    )
    play(game, "buy/dog")
    finish_turn(game)
    assert game.state.artifact_deck == []
    assert game.state.card_row == ["", "stone_jar", "hat", "rope", "axe", "horse"]


def test_c17_an_artifact_bought_from_an_empty_deck_leaves_its_gap() -> None:
    game = (
        position()
        .round(2)
        .player(0, compass=9)
        .row("mortar", "stone_jar", "dog", "hat", "rope", "axe")
        .decks(artifacts=[], complete=True)
        .start()
    )
    play(game, "buy/stone_jar")
    play(game, "use")
    finish_turn(game)
    assert game.state.card_row == ["mortar", "", "dog", "hat", "rope", "axe"]


def test_c18_a_gap_beside_the_moon_staff_saves_the_artifacts_further_left() -> None:
    game = (
        Scenario()
        .round(4)
        .player(0, passed=True)
        .player(1, passed=True)
        .row("mortar", "stone_jar", "war_mask", "", "dog", "hat")
        .decks(artifacts=[], complete=True)
        .decks(items=["horse"])
        .start(effect=EndRound())
    )
    assert game.state.artifact_exile == []
    assert game.state.item_exile == ["dog"]
    assert game.state.card_row == ["mortar", "stone_jar", "war_mask", "", "", "hat"]
    assert game.state.staff == 5


def hand_of_fear(*fear: str) -> Game:
    return (
        Scenario().round(2).player(0, hand=fear, deck=["horse", "dog", "hat", "axe", "rope"]).start(effect=EndRound())
    )


@pytest.mark.parametrize(("discarded", "drawn"), [(0, 3), (1, 4), (2, 5)])
def test_c19_a_hand_of_fear_may_be_kept(discarded: int, drawn: int) -> None:
    game = hand_of_fear("fear", "fear")
    assert legal(game) == ["keep", "discard/fear"]
    play(game, *["discard/fear"] * discarded)
    if discarded < 2:
        play(game, "keep")
    assert me(game).hand == ["fear"] * (2 - discarded) + ["horse", "dog", "hat", "axe", "rope"][:drawn]
    assert len(me(game).hand) == 5


def test_c19_who_keeps_five_or_more_draws_none() -> None:
    game = hand_of_fear(*["fear"] * 6)
    play(game, "keep")
    assert me(game).hand == ["fear"] * 6
    assert me(game).deck == ["horse", "dog", "hat", "axe", "rope"]


def watch_and_sundial() -> Game:
    return position().player(0, tablet=1, hand=["fear", "watch", "sundial"]).start()


def test_c20_no_pass_to_gain_after_the_main_action() -> None:
    game = play(watch_and_sundial(), "dig/camp_coin/0", "spend/fear")
    assert legal(game) == ["end_turn", "play/watch"]
    play(game, "play/watch")
    assert tokens(game) == {"coin": 4, "tablet": 1}
    assert not me(game).passed


@pytest.mark.parametrize(("card", "gained"), [("watch", {"coin": 3, "tablet": 1}), ("sundial", {"jewel": 1})])
def test_c20_passing_for_the_gain_is_the_main_action_of_a_turn(card: str, gained: dict[str, int]) -> None:
    game = play(watch_and_sundial(), f"play/{card}")
    assert set(legal_main(game)) == {"choose/0", "choose/1"}
    play(game, "choose/1")
    assert tokens(game) == gained
    assert me(game).passed
    finish_turn(game)
    assert game.state.turn == 1


def test_c21_the_last_player_may_not_take_a_turn_of_free_actions_only() -> None:
    game = (
        Scenario()
        .player(0, hand=["funding_boat", "fear", "fear"], assistants=["assistant_01_coins"])
        .player(1, passed=True)
        .start()
    )
    play(game, "assistant/assistant_01_coins", "play/funding_boat")
    assert "end_turn" not in legal(game)
    assert "pass" in legal(game)
    play(game, "dig/camp_coin/0", "spend/fear")
    assert game.state.turn == 0
    assert not assistant(game, "assistant_01_coins").ready
    play(game, "dig/camp_compass/0", "spend/fear")
    assert game.state.turn == 0
    assert tokens(game) == {"coin": 5, "compass": 2}
    assert "end_turn" not in legal(game)


def test_c21_each_turn_in_a_row_ends_like_any_other() -> None:
    game = (
        Scenario()
        .player(0, coin=1, hand=["steam_boat", "funding_boat"], assistants=["assistant_03_arrowhead"])
        .player(1, passed=True)
        .row("stone_jar", "hat", "dog", "horse", "axe", "rope")
        .decks(items=["torch"])
        .start()
    )
    play(game, "dig/camp_coin/0", "spend/steam_boat")
    assert leftover(game) == {"boat": 1}
    play(game, "end_turn")
    assert game.state.turn == 0
    assert leftover(game) == {}
    play(game, "buy/hat")
    finish_turn(game)
    assert game.state.card_row[-1] == "torch"


def notebook_into_upgrade_row(*assistants: str) -> Game:
    return (
        position()
        .player(0, tablet=2, arrowhead=1, assistants=assistants, magnifying_glass="bird_r3_a", notebook="bird_r2_a")
        .bonus("bird_r3_a")
        .start()
    )


def test_c22_an_upgraded_assistant_is_ready() -> None:
    game = notebook_into_upgrade_row("assistant_01_coins:used")
    play(game, "research/notebook/bird_r3_a")
    assert assistant(game, "assistant_01_coins") == OwnedAssistant("assistant_01_coins", gold=True, ready=True)
    play(game, "assistant/assistant_01_coins")
    assert tokens(game) == {"coin": 3}


def test_c22_with_two_silver_assistants_the_player_chooses() -> None:
    game = notebook_into_upgrade_row("assistant_01_coins:used", "assistant_12_compass:used")
    play(game, "research/notebook/bird_r3_a")
    assert legal(game) == ["upgrade/assistant_01_coins", "upgrade/assistant_12_compass"]


def test_c22_with_no_silver_assistant_nothing_happens() -> None:
    game = notebook_into_upgrade_row("assistant_01_coins:gold:used")
    play(game, "research/notebook/bird_r3_a")
    assert assistant(game, "assistant_01_coins") == OwnedAssistant("assistant_01_coins", gold=True, ready=False)
    assert game.state.turn == 1


@pytest.mark.parametrize(
    ("board", "players", "on_the_track"),
    [("bird", 2, 7), ("bird", 3, 9), ("bird", 4, 11), ("snake", 2, 8), ("snake", 3, 10), ("snake", 4, 12)],
)
def test_c23_bonus_tiles_by_player_count(board: str, players: int, on_the_track: int) -> None:
    game = new_game(GameConfig(players=players, board=board))
    tiles = dict(game.state.bonus_tiles)
    assert len(tiles.pop("lost_temple")) == players
    assert sum(map(len, tiles.values())) == on_the_track
    assert sum(tile.copies for tile in game.rules.bonus_tiles.values()) == 18
    assert all(tile.copies == 3 for tile in game.rules.bonus_tiles.values())
    if board == "snake":
        assert len(tiles["snake_r7_a"]) == {2: 2, 3: 3, 4: 3}[players]


def exile_bonus_in_row_6() -> Game:
    game = (
        position()
        .player(0, compass=1, jewel=1, hand=["horse"], deck=["fear"], magnifying_glass="bird_r5_a")
        .bonus("bird_r6_a", "bonus_exile")
        .start()
    )
    return play(game, "research/magnifying_glass/bird_r6_a")


def test_c24_the_row_first_then_the_bonus_tile() -> None:
    game = exile_bonus_in_row_6()
    assert legal_main(game) == ["first/0", "first/1"]
    play(game, "first/1")
    assert me(game).hand == ["horse", "fear"]
    assert {"exile/hand/fear", "exile/hand/horse", "skip"} <= set(legal(game))
    fear = game.state.fear
    play(game, "exile/hand/fear")
    assert game.state.fear == fear + 1
    assert me(game).hand == ["horse"]


def test_c24_the_bonus_tile_first_then_the_row() -> None:
    game = exile_bonus_in_row_6()
    play(game, "first/0")
    assert "exile/hand/fear" not in legal(game)
    play(game, "skip")
    assert me(game).hand == ["horse", "fear"]
    assert "bonus_exile" in game.state.box


def test_c25_a_six_point_tile_needs_a_jewel() -> None:
    game = position().player(0, coin=1, tablet=2, compass=1, arrowhead=1).temple(arrivals=[0]).start()
    assert starting_with(game, "temple/") == ["temple/temple_bronze_left", "temple/temple_bronze_right"]


def test_c25_with_a_jewel_every_tile_can_be_paid() -> None:
    game = Scenario().player(0, coin=1, tablet=2, compass=1, arrowhead=1, jewel=1).temple(arrivals=[0]).start()
    assert len(starting_with(game, "temple/")) == 6
    play(game, "temple/temple_gold")
    assert tokens(game) == {}
    assert game.result().scores[0].lines["temple tiles"] == 11


def test_c25_snake_swaps_coin_and_compass() -> None:
    game = position(board="snake").player(0, coin=1, arrowhead=1, tablet=2).temple(arrivals=[0]).start()
    assert starting_with(game, "temple/") == ["temple/temple_bronze_right"]


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_c26_points_in_the_lost_temple_by_order_of_arrival(board: str) -> None:
    game = Scenario(players=4, board=board).temple(arrivals=[2, 0, 3, 1]).start()
    assert [score.lines["research"] for score in game.result().scores] == [21, 19, 23, 20]


def test_c27_a_base_player_fills_slots_from_the_left() -> None:
    game = Scenario().player(0, idols=["idol_coin", "idol_tablet", "idol_exile"]).start()
    play(game, "idol/slot_arrowhead", "idol/slot_arrowhead")
    assert me(game).slots[2:] == ["", ""]
    lines = game.result().scores[0].lines
    assert lines["idol slots"] == 7
    assert lines["idols"] == 9


def guarded_camp() -> Game:
    return (
        position(players=4)
        .player(0, coin=4, hand=["fear", "fear"])
        .site("camp_coin", guardian="guardian_08", figures=[0])
        .start()
    )


def test_c29_at_a_guarded_camp_dig_again_or_overcome() -> None:
    game = guarded_camp()
    assert {"dig/camp_coin/1", "overcome/camp_coin"} <= set(legal(game))
    play(game, "dig/camp_coin/1", "spend/fear", "spend/fear")
    assert site(game, "camp_coin").figures == (0, 0)


@pytest.mark.parametrize(("figures", "fear"), [([0, 0], (2, 0)), ([0, 1], (1, 1)), ([1, 0], (1, 1))])
def test_c29_fear_is_per_figure(figures: list[int], fear: tuple[int, int]) -> None:
    game = (
        Scenario(players=4).round(5).site("camp_coin", guardian="guardian_08", figures=figures).start(effect=EndRound())
    )
    assert (me(game, 0).play.count("fear"), me(game, 1).play.count("fear")) == fear


def test_c29_no_fear_once_somebody_overcame_the_guardian() -> None:
    game = (
        Scenario(players=4)
        .round(5)
        .player(0, coin=4)
        .player(1, passed=True)
        .player(2, passed=True)
        .player(3, passed=True)
        .site("camp_coin", guardian="guardian_08", figures=[0, 1])
        .start()
    )
    play(game, "overcome/camp_coin")
    assert game.is_over
    assert me(game, 0).play == me(game, 1).play == []


def test_c30_only_the_play_area_is_shuffled_and_goes_below_everything() -> None:
    game = (
        Scenario()
        .player(0, coin=9, deck=["horse"], play=["dog", "hat", "axe"])
        .player(1, passed=True)
        .row("stone_jar", "rope", "torch", "parrot", "tent", "whip")
        .start()
    )
    play(game, "buy/rope")
    finish_turn(game)
    play(game, "buy/torch")
    finish_turn(game)
    assert me(game).deck == ["horse", "rope", "torch"]
    pass_turn(game)
    assert game.state.round == 2
    assert me(game).hand[:3] == ["horse", "rope", "torch"]
    assert len(me(game).hand) == 5
    assert sorted(me(game).hand[3:] + me(game).deck) == ["axe", "dog", "hat"]


def test_c31_after_round_5_only_the_archaeologists_come_home() -> None:
    game = (
        Scenario()
        .round(5)
        .player(0, hand=["fear"], deck=["hat"], play=["dog"], assistants=["assistant_01_coins:used"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .row("mortar", "stone_jar", "war_mask", "war_club", "sundial", "torch")
        .start(effect=EndRound())
    )
    assert game.is_over
    assert me(game).archaeologists == 2
    assert game.state.card_row == ["mortar", "stone_jar", "war_mask", "war_club", "sundial", "torch"]
    assert game.state.staff == 5
    assert game.state.item_exile == game.state.artifact_exile == []
    assert game.state.starting_player == 0
    assert not assistant(game, "assistant_01_coins").ready
    assert (me(game).hand, me(game).deck, me(game).play) == (["fear"], ["hat"], ["dog", "fear"])
    lines = game.result().scores[0].lines
    assert (lines["fear"], lines["cards"]) == (-2, 2)


def test_c32_decorated_horn() -> None:
    game = (
        position()
        .player(0, tablet=1, hand=["decorated_horn"], assistants=["assistant_01_coins:gold:used"])
        .supply(["assistant_02_tablet", "assistant_05_exile"], ["assistant_06_draw"], ["assistant_12_compass"])
        .start()
    )
    play(game, "play/decorated_horn")
    assert legal(game) == [
        "exchange/assistant_01_coins/assistant_02_tablet",
        "exchange/assistant_01_coins/assistant_06_draw",
        "exchange/assistant_01_coins/assistant_12_compass",
    ]
    play(game, "exchange/assistant_01_coins/assistant_02_tablet")
    assert me(game).assistants == [OwnedAssistant("assistant_02_tablet", gold=True, ready=True)]
    assert game.state.assistants[0] == ["assistant_01_coins", "assistant_05_exile"]
    assert game.view(1).assistants[0].top == "assistant_01_coins"


def test_c32_without_an_assistant_the_horn_has_no_effect() -> None:
    game = position().player(0, tablet=1, hand=["decorated_horn"]).start()
    play(game, "play/decorated_horn")
    assert game.state.turn == 1
    assert me(game).assistants == []


def test_c41_two_fear_pay_two_boots() -> None:
    game = position(players=4).player(0, hand=["fear", "fear"]).site("camp_coin", figures=[1]).start()
    play(game, "dig/camp_coin/1")
    assert me(game).play == ["fear", "fear"]
    assert tokens(game) == {"coin": 2}


def test_c41_a_fear_is_the_card_that_a_guardian_asks_for() -> None:
    game = (
        position()
        .player(0, coin=1, arrowhead=1, hand=["fear"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_02", figures=[0])
        .start()
    )
    play(game, "overcome/l1_low_1")
    assert me(game).play == ["fear"]
    assert len(me(game).guardians) == 1


def test_c41_a_fear_is_the_parrots_discard() -> None:
    game = position().player(0, hand=["parrot", "fear"]).start()
    play(game, "play/parrot", "pay")
    assert tokens(game) == {"jewel": 1}
    assert me(game).play == ["parrot", "fear"]


def test_c41_fear_has_no_effect_to_play_and_goes_back_to_its_deck_when_exiled() -> None:
    game = position().player(0, hand=["fear", "axe"]).start()
    assert "play/fear" not in [*legal_main(game), *legal_free(game)]
    fear = game.state.fear
    play(game, "play/axe", "exile/hand/fear")
    assert game.state.fear == fear + 1
