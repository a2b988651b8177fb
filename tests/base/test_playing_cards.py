"""Playing cards and the cards with rulings (rules: "Play a card", "Cards with rulings")."""

from __future__ import annotations

from collections import Counter

import pytest

from arnak_core import Game
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

from .kit import position


def test_a_main_action_card_goes_to_the_play_area_and_uses_up_the_main_action() -> None:
    game = position().player(0, hand=["machete"]).start()
    assert "play/machete" in legal_main(game)
    play(game, "play/machete", "skip")
    assert me(game).play == ["machete"]
    assert tokens(game) == {"compass": 2}
    assert game.state.turn == 1


def test_a_card_with_the_lightning_does_not_use_up_the_main_action() -> None:
    game = position().player(0, hand=["hat", "fear"]).start()
    assert "play/hat" in legal_free(game)
    play(game, "play/hat")
    assert me(game).play == ["hat"]
    assert "dig/camp_coin/0" in legal(game)


def test_all_artifacts_are_main_actions_and_cost_a_tablet_from_hand() -> None:
    game = position().player(0, hand=["stone_jar", "fear"]).start()
    assert "play/stone_jar" not in legal(game)
    game = position().player(0, tablet=1, hand=["stone_jar", "fear"]).start()
    assert "play/stone_jar" in legal_main(game)
    play(game, "dig/camp_coin/0", "spend/fear")
    assert "play/stone_jar" not in legal(game)


def test_the_tablet_is_paid_before_the_effect() -> None:
    game = position().player(0, tablet=1, hand=["traders_coins", "fear"]).start()
    play(game, "play/traders_coins")
    assert tokens(game) == {"coin": 2}
    assert game.state.turn == 1


def test_a_card_is_either_spent_or_played_never_both() -> None:
    game = position().player(0, hand=["sea_turtle", "fear"]).start()
    play(game, "play/sea_turtle")
    assert "dig/l1_low_3/0" not in legal(game)
    assert set(starting_with(game, "dig/camp_coin")) == {"dig/camp_coin/0"}
    play(game, "dig/camp_coin/0")
    assert me(game).hand == ["fear"]


def test_army_knife_two_different_ones_of_four() -> None:
    game = position().player(0, hand=["army_knife"]).start()
    play(game, "play/army_knife")
    assert legal(game) == ["choose/0", "choose/1", "choose/2", "choose/3"]
    play(game, "choose/1")
    assert legal(game) == ["choose/0", "choose/1", "choose/2"]
    play(game, "choose/2")
    assert tokens(game) == {"coin": 1, "tablet": 1}


def test_army_knife_may_exile_itself_as_one_of_the_two() -> None:
    game = position().player(0, hand=["army_knife"]).start()
    play(game, "play/army_knife", "choose/0", "exile/play/army_knife", "choose/0")
    assert game.state.item_exile == ["army_knife"]
    assert tokens(game) == {"coin": 1}


@pytest.mark.parametrize(("overcome", "beside", "gained"), [(0, 0, 0), (1, 0, 1), (1, 1, 2), (2, 1, 3), (3, 2, 3)])
def test_bow_and_arrows_guardians_overcome_and_at_your_sites_up_to_three(
    overcome: int, beside: int, gained: int
) -> None:
    names = ["guardian_01", "guardian_02:used", "guardian_03"][:overcome]
    scenario = position().player(0, hand=["bow_and_arrows", "fear"], guardians=names)
    for number in range(beside):
        scenario.site(
            f"l1_low_{number + 1}", tile=f"site_1_0{number + 2}", guardian=f"guardian_0{number + 8}", figures=[0]
        )
    scenario.site("l1_low_4", tile="site_1_09", guardian="guardian_15", figures=[1])
    game = play(scenario.start(), "play/bow_and_arrows")
    assert me(game).tokens[1] == gained


@pytest.mark.parametrize(("crates", "slots", "gained"), [(0, 0, 0), (1, 0, 1), (0, 2, 2), (1, 1, 2), (2, 3, 3)])
def test_brush_all_your_idols_slotted_or_not_up_to_three(crates: int, slots: int, gained: int) -> None:
    game = position().player(0, hand=["brush", "fear"], idols=crates, slots=[True] * slots).start()
    play(game, "play/brush")
    assert me(game).tokens[1] == gained


def test_theodolite_counts_placed_archaeologists() -> None:
    for figures, gained in (([], 0), (["camp_coin"], 1), (["camp_coin", "camp_tablet"], 2)):
        scenario = position().player(0, hand=["theodolite", "fear"])
        for camp in figures:
            scenario.site(camp, figures=[0])
        game = play(scenario.start(), "play/theodolite")
        assert me(game).tokens[:2] == [1, gained]


def test_crystal_earring_choose_the_number_before_drawing() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring"], deck=["dog", "hat", "axe", "rope"]).start()
    play(game, "play/crystal_earring")
    assert legal(game) == ["draw/1", "draw/2", "draw/3"]
    play(game, "draw/1")
    assert me(game).hand == ["dog"]
    assert game.state.turn == 1


def test_crystal_earring_keep_one_put_one_back_lay_the_rest_aside() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring"], deck=["dog", "hat", "axe", "rope"]).start()
    play(game, "play/crystal_earring", "draw/3")
    assert set(legal(game)) == {"keep/dog", "keep/hat", "keep/axe"}
    play(game, "keep/hat")
    assert set(legal(game)) == {"top/dog", "top/axe", "skip"}
    play(game, "top/axe")
    assert me(game).hand == ["hat"]
    assert me(game).deck == ["axe", "rope"]
    assert me(game).play == ["crystal_earring", "dog"]


def test_which_card_is_put_back_on_the_deck_is_told_to_its_owner_only() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring", "fear"], deck=["dog", "axe"]).start()
    play(game, "play/crystal_earring", "draw/2", "keep/dog", "top/axe")
    told = {viewer: [event.text(game.rules) for event in game.events_seen_by(viewer)] for viewer in (0, 1)}
    assert told[0][0] == "puts Axe back on top of the deck"
    assert told[1][0] == "puts a card back on top of the deck"


def test_crystal_earring_need_not_put_a_card_back() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring", "fear"], deck=["dog", "axe"]).start()
    play(game, "play/crystal_earring", "draw/2", "keep/dog", "skip")
    assert me(game).hand == ["fear", "dog"]
    assert me(game).deck == []
    assert me(game).play == ["crystal_earring", "axe"]


def test_obsidian_earring_the_same_from_the_bottom_with_one_or_two() -> None:
    game = position().player(0, tablet=1, hand=["obsidian_earring"], deck=["dog", "hat", "axe"]).start()
    play(game, "play/obsidian_earring")
    assert legal(game) == ["draw/1", "draw/2"]
    play(game, "draw/2")
    assert set(legal(game)) == {"keep/axe", "keep/hat"}
    play(game, "keep/hat")
    assert me(game).hand == ["hat"]
    assert me(game).deck == ["dog"]
    assert me(game).play == ["obsidian_earring", "axe"]


def test_an_earring_with_a_short_deck_draws_no_more_than_there_is() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring"], deck=["dog"]).start()
    play(game, "play/crystal_earring")
    assert me(game).hand == ["dog"]
    game = position().player(0, tablet=1, hand=["crystal_earring", "fear"]).start()
    play(game, "play/crystal_earring")
    assert me(game).hand == ["fear"]
    assert game.state.turn == 1


def test_the_cards_drawn_with_an_earring_are_not_used_before_one_is_kept() -> None:
    game = position().player(0, tablet=1, hand=["crystal_earring"], deck=["hat", "gold_pan", "axe"], idols=1).start()
    play(game, "play/crystal_earring", "draw/3")
    assert legal_free(game) == []


def ocarina(*, out: bool) -> Game:
    scenario = (
        position(board="snake")
        .player(0, tablet=1, hand=["guardians_ocarina", "fear", "gold_pan"])
        .player(1, hand=["fear"])
        .site("l2_1", tile="site_2_03")
    )
    if out:
        scenario.site("camp_coin", figures=[0])
    return scenario.start()


def test_guardians_ocarina_returns_a_figure_if_you_have_one_out() -> None:
    game = ocarina(out=True)
    play(game, "play/guardians_ocarina", "return/camp_coin")
    assert me(game).archaeologists == 2
    assert site(game, "camp_coin").figures[0] == -1
    assert "fear" not in me(game).play


def test_guardians_ocarina_may_be_played_with_no_figure_out() -> None:
    game = ocarina(out=False)
    play(game, "play/guardians_ocarina")
    assert me(game).round_effects == ["all_planes"]
    play(game, "end_turn", "pass")
    assert game.state.turn == 0
    play(game, "dig/l2_1/0", "spend/gold_pan")
    assert me(game).hand == ["fear"]


def test_guardians_ocarinas_own_two_planes_pay_when_it_is_spent() -> None:
    game = position(board="snake").player(0, hand=["guardians_ocarina", "fear"]).site("l2_2", tile="site_2_03").start()
    play(game, "dig/l2_2/0", "spend/guardians_ocarina")
    assert me(game).hand == ["fear"]


def relocation(card: str) -> Game:
    return (
        position(4)
        .player(0, tablet=1, hand=[card, "fear"])
        .site("l2_1", tile="site_2_03", guardian="guardian_01", figures=[0])
        .site("camp_coin", figures=[1])
        .site("camp_compass", figures=[1, 2])
        .site("l1_low_1", tile="site_1_02")
        .site("l1_low_2", tile="site_1_04", figures=[3])
        .start()
    )


def test_pathfinders_sandals_from_any_site_to_a_free_space_of_a_camp_and_use_it() -> None:
    game = relocation("pathfinders_sandals")
    play(game, "play/pathfinders_sandals")
    assert legal(game) == [
        "relocate/l2_1/camp_coin",
        "relocate/l2_1/camp_tablet/0",
        "relocate/l2_1/camp_tablet/1",
        "relocate/l2_1/camp_arrowhead/0",
        "relocate/l2_1/camp_arrowhead/1",
        "relocate/l2_1/camp_jewel/0",
        "relocate/l2_1/camp_jewel/1",
        "skip",
    ]
    play(game, "relocate/l2_1/camp_coin")
    assert site(game, "l2_1").figures == (-1,)
    assert site(game, "camp_coin").figures == (1, 0)
    assert tokens(game) == {"coin": 2}
    assert me(game).archaeologists == 1


def test_pathfinders_staff_also_to_level_1() -> None:
    game = relocation("pathfinders_staff")
    play(game, "play/pathfinders_staff")
    assert "relocate/l2_1/l1_low_1" in legal(game)
    assert "relocate/l2_1/l1_low_2" not in legal(game)
    assert "relocate/l2_1/l2_1" not in legal(game)
    play(game, "relocate/l2_1/l1_low_1")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}


def test_relocating_to_the_other_space_of_the_same_camp_is_no_different_site() -> None:
    game = position(4).player(0, tablet=1, hand=["pathfinders_sandals", "fear"]).site("camp_coin", figures=[0]).start()
    play(game, "play/pathfinders_sandals")
    assert not starting_with(game, "relocate/camp_coin/camp_coin")
    assert "relocate/camp_coin/camp_tablet/0" in legal(game)


def test_which_figure_leaves_a_camp_and_which_space_it_enters_is_the_players_choice() -> None:
    game = (
        position(4).player(0, tablet=1, hand=["pathfinders_sandals", "fear"]).site("camp_coin", figures=[0, 0]).start()
    )
    play(game, "play/pathfinders_sandals")
    assert {
        "relocate/camp_coin/0/camp_tablet/0",
        "relocate/camp_coin/0/camp_tablet/1",
        "relocate/camp_coin/1/camp_tablet/0",
        "relocate/camp_coin/1/camp_tablet/1",
    } == set(starting_with(game, "relocate/camp_coin/0/camp_tablet", "relocate/camp_coin/1/camp_tablet"))
    texts = {option.key: option.text for option in game.decision.options}
    assert texts["relocate/camp_coin/1/camp_tablet/0"] == (
        "Move from Coin camp (the space for 2 boots) to Tablet camp (the space for 1 boot)"
    )
    play(game, "relocate/camp_coin/0/camp_tablet/1")
    assert site(game, "camp_coin").figures == (-1, 0)
    assert site(game, "camp_tablet").figures == (-1, 0)


def test_which_of_two_figures_at_a_camp_is_taken_back_is_the_players_choice() -> None:
    game = position(4).player(0, tablet=1, hand=["guardians_ocarina", "fear"]).site("camp_coin", figures=[0, 0]).start()
    play(game, "play/guardians_ocarina")
    assert starting_with(game, "return/") == ["return/camp_coin/0", "return/camp_coin/1"]
    play(game, "return/camp_coin/1")
    assert site(game, "camp_coin").figures == (0, -1)


def test_relocating_needs_no_archaeologist_on_the_board() -> None:
    game = (
        position(4)
        .player(0, tablet=1, hand=["pathfinders_sandals", "fear"])
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .start()
    )
    play(game, "play/pathfinders_sandals", "relocate/camp_compass/camp_tablet/0")
    assert tokens(game) == {"tablet": 2}
    assert me(game).archaeologists == 0


def test_passage_shell_digs_at_a_camp_without_travel_cost_and_may_use_it_twice() -> None:
    for last, gained in (("activate/camp_coin", {"coin": 4}), ("skip", {"coin": 2})):
        game = position().player(0, tablet=1, hand=["passage_shell", "fear"]).start()
        play(game, "play/passage_shell")
        assert len(starting_with(game, "dig/camp")) == 5
        play(game, "dig/camp_coin/0", last)
        assert tokens(game) == gained
        assert me(game).hand == ["fear"]
        assert me(game).archaeologists == 1


def test_stone_key_an_idol_comes_back_used_and_the_slot_is_free_again() -> None:
    game = position().player(0, tablet=1, hand=["stone_key", "fear"], slots=["idol_coin", "idol_compass"]).start()
    play(game, "play/stone_key")
    assert legal(game) == ["unslot/1", "unslot/2"]
    play(game, "unslot/2")
    assert me(game).idols == ["idol_compass"]
    assert me(game).slots == ["idol_coin", "", "", ""]
    assert tokens(game) == {}
    play(game, "idol/slot_arrowhead")
    assert me(game).slots == ["idol_coin", "idol_compass", "", ""]
    assert tokens(game) == {"arrowhead": 1}


@pytest.mark.parametrize(("compass", "possible"), [(2, True), (1, False)])
def test_tent_uses_a_site_that_you_occupy_for_two_compasses_at_level_2(compass: int, possible: bool) -> None:
    game = (
        position()
        .player(0, compass=compass, hand=["tent", "fear"])
        .site("l2_1", tile="site_2_03", figures=[0])
        .site("camp_coin", figures=[0])
        .site("camp_tablet", figures=[1])
        .start()
    )
    play(game, "play/tent")
    assert ("activate/l2_1" in legal(game)) is possible
    assert "activate/camp_tablet" not in legal(game)
    play(game, "activate/l2_1" if possible else "activate/camp_coin")
    expected = {"arrowhead": 1, "jewel": 1} if possible else {"coin": 2, "compass": compass}
    assert tokens(game) == expected


def test_binoculars_any_discovered_level_1_site() -> None:
    game = (
        position()
        .player(0, hand=["binoculars", "fear"])
        .site("l1_low_1", tile="site_1_02", figures=[1], guardian="guardian_01")
        .site("l1_low_2", tile="site_1_04")
        .site("l2_1", tile="site_2_03")
        .start()
    )
    play(game, "play/binoculars")
    assert legal(game) == ["activate/l1_low_1", "activate/l1_low_2", "skip"]
    play(game, "activate/l1_low_1")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}


def test_sea_turtle_a_boat_less_which_may_also_cover_a_boot() -> None:
    game = position().player(0, hand=["sea_turtle"], deck=["rope"]).site("l2_3", tile="site_2_03").start()
    play(game, "play/sea_turtle")
    assert "dig/camp_coin/0" in legal(game)
    play(game, "dig/l2_3/0")
    assert me(game).play == ["sea_turtle", "rope"]
    assert tokens(game) == {"arrowhead": 1, "jewel": 1}


def test_an_unused_discount_is_lost() -> None:
    game = position().player(0, hand=["ostrich", "fear"], deck=["axe"]).start()
    play(game, "play/ostrich", "skip")
    assert leftover(game) == {}


def test_sturdy_boots_do_nothing_for_a_cost_without_boots() -> None:
    game = (
        position(board="snake")
        .player(0, hand=["sturdy_boots", "rope"])
        .site("l1_high_2", tile="site_1_02")
        .site("l1_low_1", tile="site_1_04")
        .site("l2_2", tile="site_2_03")
        .start()
    )
    play(game, "play/sturdy_boots")
    assert "dig/l1_high_2/0" in legal(game)
    assert "dig/l1_low_1/0" not in legal(game)
    assert "dig/l2_2/0" not in legal(game)


def test_sturdy_boots_cover_the_boot_of_a_mixed_cost() -> None:
    game = position(board="snake").player(0, hand=["sturdy_boots", "airdrop"]).site("l2_2", tile="site_2_03").start()
    play(game, "play/sturdy_boots", "dig/l2_2/0")
    assert tokens(game) == {"compass": 1, "arrowhead": 1, "jewel": 1}


def test_a_planes_discount_covers_one_icon_of_any_kind() -> None:
    game = position().player(0, hand=["aeroplane", "lantern"]).site("l2_1", tile="site_2_03").start()
    play(game, "play/aeroplane", "dig/l2_1/0")
    assert me(game).play == ["aeroplane", "lantern"]


def test_aeroplane_takes_two_compasses_off_a_discovery() -> None:
    game = (
        position()
        .player(0, compass=1, hand=["aeroplane"])
        .site("l1_low_1", idols=["idol_tablet"])
        .decks(level_1=["site_1_10"])
        .start()
    )
    play(game, "play/aeroplane", "discover/l1_low_1")
    assert tokens(game) == {"tablet": 1, "jewel": 1}


def test_cards_that_exile_themselves_go_to_exile_instead_of_the_play_area() -> None:
    for card in ("rough_map", "flask", "journal", "bear_trap", "hot_air_balloon", "airdrop", "whip"):
        game = position().player(0, hand=[card, "fear"]).start()
        play(game, f"play/{card}")
        if "skip" in legal(game):
            play(game, "skip")
        assert game.state.item_exile == [card]
        assert card not in me(game).cards


def test_tigerclaw_hairpin_uses_a_camp_even_if_nothing_is_exiled() -> None:
    game = position().player(0, tablet=1, hand=["tigerclaw_hairpin"]).site("camp_coin", figures=[1]).start()
    play(game, "play/tigerclaw_hairpin", "skip")
    assert "activate/camp_coin" not in legal(game)
    play(game, "activate/camp_tablet")
    assert tokens(game) == {"tablet": 2}


def test_guiding_stone_uses_the_top_tile_and_puts_it_under_the_stack() -> None:
    game = position().player(0, tablet=1, hand=["guiding_stone"]).decks(level_1=["site_1_10", "site_1_02"]).start()
    play(game, "play/guiding_stone")
    assert tokens(game) == {"jewel": 1}
    assert game.state.site_stacks["1"][0] == "site_1_02"
    assert game.state.site_stacks["1"][-1] == "site_1_10"
    assert game.undo_stops_because


def test_large_backpack_draws_from_the_bottom() -> None:
    game = position().player(0, hand=["large_backpack"], deck=["dog", "axe"]).start()
    play(game, "play/large_backpack")
    assert me(game).hand == ["axe"]
    assert me(game).deck == ["dog"]


def test_grappling_hook_draws_first_so_that_the_drawn_card_may_be_exiled() -> None:
    game = position().player(0, hand=["grappling_hook", "fear"], deck=["dog"]).start()
    play(game, "play/grappling_hook", "pay")
    assert set(legal(game)) == {
        "exile/hand/dog",
        "exile/play/fear",
        "exile/play/grappling_hook",
        "skip",
    }


def test_the_card_being_played_may_exile_itself() -> None:
    game = position().player(0, hand=["machete"]).start()
    play(game, "play/machete", "exile/play/machete")
    assert tokens(game) == {"compass": 2}
    assert me(game).cards == []


def test_sacred_drum_refreshes_both_assistants_for_a_discard() -> None:
    game = (
        position()
        .player(
            0,
            tablet=1,
            hand=["sacred_drum", "fear"],
            assistants=["assistant_01_coins:used", "assistant_12_compass:gold:used"],
        )
        .start()
    )
    play(game, "play/sacred_drum", "pay", "refresh/assistant_01_coins", "refresh/assistant_12_compass")
    assert all(owned.ready for owned in me(game).assistants)
    assert me(game).play == ["sacred_drum", "fear"]


def test_two_cards_of_a_name_are_played_one_at_a_time() -> None:
    game = Scenario(3).player(0, hand=["funding_boat", "funding_boat", "fear"]).start()
    play(game, "play/funding_boat")
    assert Counter(me(game).hand) == Counter(["funding_boat", "fear"])
    assert "play/funding_boat" in legal(game)
    finish_turn(game)


def test_the_ocarina_leaves_the_icons_of_a_discount_as_they_are() -> None:
    game = (
        position(board="snake")
        .player(0, hand=["sea_turtle"], round_effects=["all_planes"])
        .site("l1_high_3", tile="site_1_02")
        .site("l1_low_4", tile="site_1_04")
        .start()
    )
    play(game, "play/sea_turtle")
    assert "dig/l1_low_4/0" in legal(game)
    assert "dig/l1_high_3/0" not in legal(game)


def test_an_item_gained_to_hand_may_be_used_in_the_same_turn() -> None:
    game = position().player(0, hand=["airdrop"]).row("mortar", "hat", "dog", "horse", "axe", "rope").start()
    play(game, "play/airdrop", "buy/hat", "play/hat")
    assert tokens(game) == {"coin": 1, "compass": 1}


def test_a_balloon_discovers_a_level_1_site_without_a_compass_or_a_card() -> None:
    game = (
        position()
        .player(0, hand=["hot_air_balloon"])
        .site("l1_low_1", idols=["idol_tablet"])
        .decks(level_1=["site_1_10"])
        .start()
    )
    play(game, "play/hot_air_balloon", "discover/l1_low_1")
    assert tokens(game) == {"tablet": 1, "jewel": 1}


def test_a_guardian_moved_to_a_camp_is_met_there_by_whoever_digs() -> None:
    game = (
        position()
        .player(0, tablet=1, hand=["guardians_crown", "fear"])
        .player(1, coin=4, hand=["fear"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .start()
    )
    play(game, "play/guardians_crown", "move_guardian/l1_low_1/camp_tablet")
    assert tokens(game) == {"tablet": 2}
    play(game, "dig/camp_tablet/0", "spend/fear")
    play(game, "dig/camp_coin/0")
    assert "overcome/camp_tablet" in legal(game)
    play(game, "overcome/camp_tablet")
    assert [mine.id for mine in me(game, 1).guardians] == ["guardian_08"]
