"""The rival's fifteen action tiles, rule by rule."""

from __future__ import annotations

import pytest
from solo_kit import LEFT, RIGHT, after_turn, occupied, rival, solo, told

from arnak_core import Game
from arnak_core.effects.drawing import Draw
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain, GainPer, Trade
from arnak_core.testing import site
from arnak_core.vocabulary import Cost
from arnak_solo.events import RivalDidNothing, RivalMetGuardian, RivalRemovedAssistant
from arnak_solo.guidance import tokens_of
from arnak_solo.tiles import TILES

SUPPLY = (
    ["assistant_01_coins", "assistant_02_tablet"],
    ["assistant_03_arrowhead", "assistant_04_coin_for_arrowhead", "assistant_05_exile"],
    ["assistant_06_draw", "assistant_07_plane", "assistant_08_car"],
)


def did_nothing(game: Game) -> bool:
    return any(isinstance(event, RivalDidNothing) for event in game.events)


def assistants_gone(game: Game) -> list[str]:
    return [event.assistant for event in game.events if isinstance(event, RivalRemovedAssistant)]


# -- dig


@pytest.mark.parametrize("resource", ["coin", "compass", "tablet", "arrowhead", "jewel"])
def test_each_dig_tile_finds_its_camp(resource: str) -> None:
    game = after_turn(solo(), f"dig_{resource}", LEFT)
    assert occupied(game) == [f"camp_{resource}"]
    assert rival(game).archaeologists == 5
    assert game.state.players[0].tokens == [0, 0, 0, 0, 0], "nobody gains anything"


def test_a_dig_prefers_the_highest_row() -> None:
    scenario = (
        solo().site("l1_low_1", tile="site_1_02").site("l1_high_2", tile="site_1_03").site("l2_4", tile="site_2_02")
    )
    game = after_turn(scenario, "dig_coin", LEFT)
    assert occupied(game) == ["l2_4"]
    assert "digs at" in told(game)
    assert "the only one in the highest row" in told(game)


@pytest.mark.parametrize(("below", "where"), [(LEFT, "l1_high_1"), (RIGHT, "l1_high_4")])
def test_within_a_row_the_arrow_decides_where_to_dig(below: str, where: str) -> None:
    scenario = solo()
    for place, tile in (("l1_high_4", "site_1_02"), ("l1_high_1", "site_1_03"), ("l1_high_2", "site_1_05")):
        scenario.site(place, tile=tile)
    game = after_turn(scenario, "dig_coin", below)
    assert occupied(game) == [where]
    assert "most of 3 in the highest row, by the arrow" in told(game)


def test_a_dig_needs_a_free_space() -> None:
    scenario = solo().site("l1_high_1", tile="site_1_02", figures=[0]).site("l1_low_1", tile="site_1_05", figures=[1])
    game = after_turn(scenario, "dig_coin", LEFT)
    assert occupied(game) == ["camp_coin", "l1_low_1"]


def test_a_blocked_second_space_of_a_camp_is_no_space() -> None:
    game = after_turn(solo().site("camp_coin", figures=[0]), "dig_coin", LEFT)
    assert occupied(game) == []
    assert did_nothing(game)
    assert "no free space at a site with coins" in told(game)


def test_a_site_with_a_choice_offers_compasses() -> None:
    assert occupied(after_turn(solo().site("l1_low_2", tile="site_1_01"), "dig_compass", LEFT)) == ["l1_low_2"]


def test_the_camp_that_costs_a_discard_offers_jewels() -> None:
    assert occupied(after_turn(solo(), "dig_jewel", LEFT)) == ["camp_jewel"]


def test_a_guardian_does_not_stop_a_dig() -> None:
    scenario = solo().site("l1_low_1", tile="site_1_02", guardian="guardian_01")
    assert occupied(after_turn(scenario, "dig_coin", LEFT)) == ["l1_low_1"]


def test_a_dig_without_figures_does_nothing() -> None:
    scenario = solo()
    for number in range(1, 5):
        scenario.site(f"l1_low_{number}", tile=f"site_1_0{number}", figures=[1])
    scenario.site("l1_high_1", tile="site_1_05", figures=[1]).site("l1_high_2", tile="site_1_06", figures=[1])
    game = after_turn(scenario, "dig_coin", LEFT)
    assert site(game, "camp_coin").figures[0] < 0
    assert "it has no figure left" in told(game)


# -- discover

BY_ROUND = {
    "discover_green": [(1, True), (1, False), (1, True), (2, False), None],
    "discover_red": [(1, False), (1, True), (1, False), (2, True), (2, False)],
}


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("tile", BY_ROUND)
def test_a_discovery_has_level_and_guardian_by_round(tile: str, number: int) -> None:
    game = after_turn(solo().round(number), tile, LEFT)
    expected = BY_ROUND[tile][number - 1]
    if expected is None:
        assert did_nothing(game)
        assert occupied(game) == []
        return
    level, guardian = expected
    (where,) = occupied(game)
    assert where == {1: "l1_low_1", 2: "l2_1"}[level]
    found = site(game, where)
    assert game.rules.site_tiles[found.tile].level == level
    assert bool(found.guardian) is guardian
    assert any(isinstance(event, RivalMetGuardian) for event in game.events) is guardian


@pytest.mark.parametrize(("below", "where"), [(LEFT, "l1_low_2"), (RIGHT, "l1_low_4")])
def test_a_discovery_takes_the_lowest_row_then_the_arrow(below: str, where: str) -> None:
    game = after_turn(solo().site("l1_low_1", tile="site_1_02"), "discover_green", below)
    assert occupied(game) == [where]
    assert "most of 3 in the lowest row, by the arrow" in told(game)


def test_when_the_lowest_row_is_discovered_the_next_one_follows() -> None:
    scenario = solo()
    for number in range(1, 5):
        scenario.site(f"l1_low_{number}", tile=f"site_1_0{number}")
    assert occupied(after_turn(scenario, "discover_red", RIGHT)) == ["l1_high_4"]


def test_nothing_is_left_to_discover_on_a_level() -> None:
    scenario = solo().round(4)
    for number in range(1, 5):
        scenario.site(f"l2_{number}", tile=f"site_2_0{number}")
    game = after_turn(scenario, "discover_red", LEFT)
    assert did_nothing(game)
    assert "no level 2 site left" in told(game)


def test_with_no_site_tile_or_no_figure_left_nothing_is_discovered() -> None:
    game = after_turn(solo().decks(level_1=[], complete=True), "discover_red", LEFT)
    assert did_nothing(game)
    assert not occupied(game)
    everybody_out = solo()
    for number in range(1, 5):
        everybody_out.site(f"l1_low_{number}", tile=f"site_1_0{number}", figures=[1])
    for number in (1, 2):
        everybody_out.site(f"l1_high_{number}", tile=f"site_1_0{number + 4}", figures=[1])
    game = after_turn(everybody_out, "discover_red", LEFT)
    assert did_nothing(game)
    assert rival(game).archaeologists == 0
    assert site(game, "l1_high_3").tile == ""


def test_a_discovery_uses_neither_the_idol_nor_the_site_and_pays_nothing() -> None:
    scenario = solo().player(0, compass=3).site("l1_low_1", idols=["idol_coin"]).decks(level_1=["site_1_08"])
    game = after_turn(scenario, "discover_red", LEFT)
    me = game.state.players[0]
    assert me.tokens == [0, 3, 0, 0, 0]
    assert me.play == []
    assert site(game, "l1_low_1").tile == "site_1_08"
    assert site(game, "l1_low_1").idols == ()
    assert rival(game).idols == ("idol_coin",)


def test_idols_first_of_a_kind_face_up_duplicates_and_face_down_ones_apart() -> None:
    scenario = solo().round(4).site("l2_1", idols=["idol_coin"], hidden_idols=["idol_trade"])
    game = after_turn(scenario, "discover_green", LEFT, idols=["idol_coin", "idol_exile"])
    assert rival(game).idols == ("idol_coin", "idol_exile")
    assert rival(game).duplicates == ("idol_coin",)
    assert rival(game).hidden_idols == ("idol_trade",)
    assert "takes Coin idol, worth 2 points" in told(game)
    assert "takes the face-down idol, worth 2 points" in told(game)
    assert "Trade" not in told(game)


def test_no_guardian_comes_from_an_empty_stack() -> None:
    game = after_turn(solo().decks(guardians=[], complete=True), "discover_green", LEFT)
    assert site(game, "l1_low_1").tile
    assert site(game, "l1_low_1").guardian == ""


# -- research


@pytest.mark.parametrize(
    ("board", "start", "below", "to"),
    [
        ("bird", "start", LEFT, "bird_r1_a"),
        ("bird", "start", RIGHT, "bird_r1_b"),
        ("bird", "bird_r1_b", LEFT, "bird_r2_b"),
        ("bird", "bird_r3_a", LEFT, "bird_r4_a"),
        ("bird", "bird_r3_a", RIGHT, "bird_r4_c"),
        ("snake", "snake_r1_b", LEFT, "snake_r2_b"),
        ("snake", "snake_r1_b", RIGHT, "snake_r2_c"),
        ("snake", "snake_r3_b", LEFT, "snake_r4_a"),
    ],
)
def test_research_goes_along_a_connection_by_the_arrow(board: str, start: str, below: str, to: str) -> None:
    game = after_turn(solo(board), "research_red", below, glass=start)
    assert rival(game).magnifying_glass == to
    assert game.state.players[0].magnifying_glass == "start"


def test_research_removes_the_bonus_tile_without_effect() -> None:
    scenario = solo().bonus("bird_r2_a", "bonus_coin")
    game = after_turn(scenario, "research_green", LEFT, glass="bird_r1_a")
    assert rival(game).magnifying_glass == "bird_r2_a"
    assert game.state.bonus_tiles["bird_r2_a"] == ()
    assert "bonus_coin" in game.state.box
    assert game.state.players[0].tokens == [0, 0, 0, 0, 0]
    assert "removes the bonus tile Coin bonus (the only one)" in told(game)


@pytest.mark.parametrize(
    ("below", "gone", "left"), [(LEFT, "bonus_draw", "bonus_coin"), (RIGHT, "bonus_coin", "bonus_draw")]
)
def test_of_several_bonus_tiles_the_arrow_takes_the_outer_one_on_the_snakes_row_seven(
    below: str, gone: str, left: str
) -> None:
    scenario = solo("snake").bonus("snake_r7_a", "bonus_draw", "bonus_coin")
    game = after_turn(scenario, "research_green", below, glass="snake_r6_a")
    assert game.state.bonus_tiles["snake_r7_a"] == (left,)
    assert gone in game.state.box


@pytest.mark.parametrize(("below", "gone"), [(LEFT, "assistant_03_arrowhead"), (RIGHT, "assistant_06_draw")])
def test_research_removes_the_top_assistant_of_the_highest_stack_ties_by_the_arrow(below: str, gone: str) -> None:
    game = after_turn(solo().supply(*SUPPLY), "research_red", below)
    assert assistants_gone(game) == [gone]
    assert [len(stack) for stack in game.state.assistants] in ([2, 2, 3], [2, 3, 2])
    assert gone in game.state.box
    assert "most of 2 of the greatest height, by the arrow" in told(game)


def test_research_with_an_empty_supply_takes_no_assistant() -> None:
    game = after_turn(solo().supply(), "research_red", LEFT)
    assert rival(game).magnifying_glass == "bird_r1_a"
    assert assistants_gone(game) == []


def test_on_the_snakes_rescue_space_the_top_assistant_there_leaves_too() -> None:
    rescue = ["assistant_09_boat", "assistant_10_buy"]
    scenario = solo("snake").supply(*SUPPLY, rescue=rescue)
    game = after_turn(scenario, "research_red", LEFT, glass="snake_r3_a")
    assert game.state.rescue == rescue[1:]
    assert assistants_gone(game) == [rescue[0], "assistant_03_arrowhead"]


def test_the_rival_arrives_in_the_lost_temple_in_order_and_removes_the_top_bonus_tile_unseen() -> None:
    scenario = solo().temple(arrivals=[0]).bonus("lost_temple", "bonus_coin", "bonus_draw")
    game = after_turn(scenario, "research_red", LEFT, glass="bird_r7_a")
    assert game.state.temple_arrivals == [0, 1]
    assert game.state.bonus_tiles["lost_temple"] == ("bonus_draw",)
    assert game.state.left_over[-1] == "bonus_coin"
    assert "Coin bonus" not in told(game)
    assert game.result().rivals[0].lines["research"] == 21


@pytest.mark.parametrize(("below", "tile"), [(LEFT, "temple_silver_left"), (RIGHT, "temple_silver_right")])
def test_in_the_lost_temple_research_takes_a_silver_tile_by_the_arrow_and_no_assistant(below: str, tile: str) -> None:
    scenario = solo().temple(arrivals=[1])
    game = after_turn(scenario, "research_green", below, glass="lost_temple")
    assert rival(game).temple_tiles == (tile,)
    assert game.state.temple_stacks[game.rules.temple_index[tile]] == 1
    assert f"takes a temple tile worth 6 points (its stack is the {tile.rpartition('_')[2]}most of 2" in told(game)
    assert assistants_gone(game) == []
    assert game.state.temple_arrivals == [1]


def test_with_one_silver_stack_left_the_arrow_does_not_matter() -> None:
    scenario = solo().temple(arrivals=[1], temple_silver_left=0)
    assert rival(after_turn(scenario, "research_green", LEFT, glass="lost_temple")).temple_tiles == (
        "temple_silver_right",
    )


def test_with_no_silver_tile_left_research_does_nothing() -> None:
    scenario = solo().temple(arrivals=[1], temple_silver_left=0, temple_silver_right=0)
    game = after_turn(scenario, "research_red", LEFT, glass="lost_temple")
    assert did_nothing(game)
    assert rival(game).temple_tiles == ()
    assert assistants_gone(game) == []


# -- overcome


@pytest.mark.parametrize(("below", "where"), [(LEFT, "l1_high_1"), (RIGHT, "l1_high_3")])
@pytest.mark.parametrize("tile", ["overcome_green", "overcome_red"])
def test_overcome_takes_a_guardian_where_the_rival_stands_highest_row_then_arrow(
    tile: str, below: str, where: str
) -> None:
    scenario = (
        solo()
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[1])
        .site("l1_high_1", tile="site_1_03", guardian="guardian_02", figures=[1])
        .site("l1_high_3", tile="site_1_05", guardian="guardian_03", figures=[1])
        .site("l2_1", tile="site_2_01", guardian="guardian_04", figures=[0])
        .site("l2_2", tile="site_2_02", guardian="guardian_05")
    )
    guardian = {"l1_high_1": "guardian_02", "l1_high_3": "guardian_03"}[where]
    game = after_turn(scenario, tile, below)
    assert rival(game).guardians == (guardian,)
    assert site(game, where).guardian == ""
    assert where in occupied(game)
    assert rival(game).magnifying_glass == "start"


def test_c39_no_guardian_to_overcome() -> None:
    scenario = (
        solo()
        .site("l1_low_1", tile="site_1_02", figures=[1])
        .site("l1_low_2", tile="site_1_03", guardian="guardian_01")
        .bonus("bird_r2_b", "bonus_tablet")
        .supply(*SUPPLY)
    )
    game = after_turn(scenario, "overcome_red", RIGHT, glass="bird_r1_a")
    assert rival(game).magnifying_glass == "bird_r2_b"
    assert game.state.bonus_tiles["bird_r2_b"] == ()
    assert "bonus_tablet" in game.state.box
    assert game.state.players[0].tokens == [0, 0, 0, 0, 0]
    assert [len(stack) for stack in game.state.assistants] == [2, 3, 3], "no assistant leaves"
    assert rival(game).guardians == ()
    assert "researches instead" in told(game)


def test_overcome_turned_into_research_still_takes_the_rescue_assistant() -> None:
    rescue = ["assistant_09_boat", "assistant_10_buy"]
    scenario = solo("snake").supply(*SUPPLY, rescue=rescue)
    game = after_turn(scenario, "overcome_green", LEFT, glass="snake_r3_a")
    assert assistants_gone(game) == rescue[:1]


def test_overcome_turned_into_research_takes_a_silver_tile_in_the_lost_temple() -> None:
    game = after_turn(solo().temple(arrivals=[1]), "overcome_green", LEFT, glass="lost_temple")
    assert rival(game).temple_tiles == ("temple_silver_left",)


# -- buy

ROW = ("serpent_idol", "mortar", "hat", "parrot", "trowel", "steam_boat")


@pytest.mark.parametrize(
    ("tile", "below", "card"),
    [
        ("buy_item_green", LEFT, "hat"),
        ("buy_item_green", RIGHT, "trowel"),
        ("buy_item_red", LEFT, "steam_boat"),
        ("buy_artifact_green", LEFT, "serpent_idol"),
        ("buy_artifact_green", RIGHT, "mortar"),
        ("buy_artifact_red", LEFT, "serpent_idol"),
        ("buy_artifact_red", RIGHT, "mortar"),
    ],
)
def test_buying_takes_the_lowest_or_highest_points_ties_by_the_arrow_and_refills(
    tile: str, below: str, card: str
) -> None:
    game = after_turn(solo().round(2).row(*ROW), tile, below)
    assert rival(game).cards == (card,)
    assert card not in game.state.card_row
    assert "" not in game.state.card_row
    assert game.state.players[0].tokens == [0, 0, 0, 0, 0]


def test_the_red_artifact_tile_takes_the_highest_points_and_the_green_one_the_lowest() -> None:
    row = ("treasure_chest", "mortar", "serpents_gold", "hat", "parrot", "trowel")
    assert rival(after_turn(solo().round(3).row(*row), "buy_artifact_red", LEFT)).cards == ("treasure_chest",)
    assert rival(after_turn(solo().round(3).row(*row), "buy_artifact_green", LEFT)).cards == ("mortar",)


@pytest.mark.parametrize("tile", ["buy_item_red", "buy_artifact_red"])
def test_with_no_such_card_in_the_row_buying_does_nothing(tile: str) -> None:
    empty = solo().row("", "", "", "", "", "").decks(items=[], artifacts=[], complete=True)
    game = after_turn(empty, tile, LEFT)
    assert did_nothing(game)
    assert rival(game).cards == ()


def test_buying_from_a_row_with_gaps_and_no_deck_leaves_another_gap() -> None:
    row = ("mortar", "", "hat", "", "steam_boat", "")
    scenario = solo().row(*row).decks(items=[], artifacts=[], complete=True)
    game = after_turn(scenario, "buy_item_red", LEFT)
    assert rival(game).cards == ("steam_boat",)
    assert game.state.card_row == ["mortar", "", "hat", "", "", ""]


def test_after_a_purchase_the_side_slides_to_the_staff_and_the_deck_fills_it() -> None:
    row = ("mortar", "hat", "parrot", "trowel", "torch", "steam_boat")
    game = after_turn(solo().row(*row).decks(items=["rope"]), "buy_item_green", LEFT)
    assert rival(game).cards == ("hat",)
    assert game.state.card_row == ["mortar", "parrot", "trowel", "torch", "steam_boat", "rope"]


# -- round V


@pytest.mark.parametrize("name", [tile.id for tile in TILES if tile.skip_rounds])
def test_crossed_out_tiles_do_nothing_in_round_five(name: str) -> None:
    scenario = solo().round(5).site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[1])
    game = after_turn(scenario, name, LEFT)
    assert "crossed out in round V" in told(game)
    assert rival(game).guardians == ()
    assert rival(game).cards == ()
    assert rival(game).magnifying_glass == "start"
    assert occupied(game) == ["l1_low_1"]
    assert rival(game).used == (name,)


def test_the_crossed_out_tiles_are_four_green_ones() -> None:
    crossed = {tile.id for tile in TILES if tile.skip_rounds}
    assert crossed == {"discover_green", "research_green", "overcome_green", "buy_item_green"}


@pytest.mark.parametrize("tile", ["buy_item_red", "buy_artifact_red", "buy_artifact_green"])
def test_the_other_buying_tiles_work_in_round_five(tile: str) -> None:
    assert len(rival(after_turn(solo().round(5), tile, LEFT)).cards) == 1


# -- what a site offers


def test_a_site_offers_what_it_gains_by_choice_or_for_a_cost_but_not_by_a_trade() -> None:
    choice = Gain(coin=1) | Pay(Cost(discard=1), Gain(jewel=1, tablet=1))
    assert tokens_of(choice >> Trade()) == {"coin", "jewel", "tablet"}
    assert tokens_of(GainPer(Gain(compass=1), per=("idol_in_slot",))) == {"compass"}
    assert tokens_of(Draw() >> Trade()) == frozenset()
