"""The Tree Temple, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from temples_kit import on, player, started, temple_slot

from arnak_core import Game
from arnak_core.testing import Scenario, legal, legal_main, play, tokens
from arnak_core.vocabulary import TOKENS
from arnak_temples.idol_chambers import ChamberView, IdolChamber, TreeState, TreeView
from arnak_temples.state import SLOT

EMPTY = ("",) * 4


def tree(game: Game) -> TreeState:
    slot = temple_slot(game)
    assert isinstance(slot, TreeState)
    return slot


def chambers(slots: tuple[str, ...] = EMPTY, stack: tuple[str, ...] = (), second: tuple[str, ...] = EMPTY) -> TreeState:
    return TreeState((IdolChamber("tree_chamber_1", slots, stack), IdolChamber("tree_chamber_2", second, ())))


# -- the idol chambers


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_each_chamber_has_a_face_down_stack_of_one_idol_per_player(players: int, number: int) -> None:
    game = started("tree", players=players, board="snake")
    assert [len(chamber.stack) for chamber in tree(game).chambers] == [number, number]
    assert sum(len(site.idols) + len(site.hidden_idols) for site in game.state.sites) == 16
    assert sum(idol.copies for idol in game.rules.idols.values()) == 24
    assert game.view(0).plugins[SLOT] == TreeView(
        tuple(ChamberView(space, (False,) * 4, number) for space in ("tree_chamber_1", "tree_chamber_2"))
    )


def glass_arrives(slot: TreeState, **have: Any) -> Game:
    scenario = on("tree", slot, idols=0).player(0, hand=["hat"])
    scenario.player(0, tablet=2, arrowhead=1, magnifying_glass="tree_r2_left", **have)
    return play(scenario.start(), "research/magnifying_glass/tree_chamber_1")


def test_the_magnifying_glass_may_place_an_unused_idol_in_a_free_slot_for_its_reward() -> None:
    game = glass_arrives(chambers(), idols=["idol_coin", "idol_trade"])
    assert legal_main(game) == [*(f"chamber/tree_chamber_1/{slot}" for slot in (1, 2, 3, 4)), "skip"]
    play(game, "chamber/tree_chamber_1/3")
    assert tokens(game) == {"compass": 1, "jewel": 1}
    assert tree(game).chamber("tree_chamber_1").slots == ("", "", "idol_coin", "")
    assert player(game).idols == ["idol_trade"]
    assert game.result().scores[0].lines["idols"] == 3


def test_slots_taken_earlier_stay_taken() -> None:
    game = glass_arrives(chambers(("idol_exile", "", "idol_exile", "")), idols=1)
    assert legal_main(game) == ["chamber/tree_chamber_1/2", "chamber/tree_chamber_1/4", "skip"]


def test_with_all_slots_taken_nothing_is_asked() -> None:
    game = glass_arrives(chambers(("idol_exile", "idol_coin", "idol_exile", "idol_coin")), idols=1)
    assert legal_main(game) == ["end_turn"]
    assert len(player(game).idols) == 1


def test_an_idol_in_a_slot_of_ones_board_cant_be_moved_to_the_chamber() -> None:
    game = glass_arrives(chambers(), slots=[True])
    assert legal_main(game) == ["end_turn"]
    assert tree(game) == chambers()


def test_without_an_idol_or_by_choice_there_is_no_reward() -> None:
    game = play(glass_arrives(chambers(), idols=1), "skip")
    assert tokens(game) == {}
    assert len(player(game).idols) == 1


def test_the_notebook_takes_one_idol_of_the_stack_with_its_effect() -> None:
    game = (
        on("tree", chambers(stack=("idol_coin", "idol_fear_two_tablets")), idols=0)
        .player(0, hand=["hat"], tablet=2, arrowhead=1, magnifying_glass="tree_chamber_1", notebook="tree_r2_left")
        .start()
    )
    play(game, "research/notebook/tree_chamber_1")
    assert legal_main(game) == ["chamber/tree_chamber_1/idol_coin", "chamber/tree_chamber_1/idol_fear_two_tablets"]
    assert game.undo_stops_because
    assert game.view(1).decision is not None
    assert game.view(1).decision.options == []
    play(game, "chamber/tree_chamber_1/idol_fear_two_tablets")
    assert player(game).idols == ["idol_fear_two_tablets"]
    assert tokens(game) == {"tablet": 2}
    assert player(game).play == ["fear"]
    assert tree(game).chamber("tree_chamber_1").stack == ("idol_coin",)


def test_the_known_slot_buys_an_item_for_2_coins_less_and_may_draw_it_from_the_bottom() -> None:
    scenario = (
        on("tree", chambers(), idols=0)
        .player(0, coin=1, tablet=2, arrowhead=1, idols=1, deck=["hat"], magnifying_glass="tree_r2_left")
        .row("mortar", "steam_boat", "watch", "torch", "axe", "rope")
    )
    game = play(scenario.start(), "research/magnifying_glass/tree_chamber_1", "chamber/tree_chamber_1/1")
    assert "buy/steam_boat" in legal(game)
    play(game, "buy/steam_boat")
    assert tokens(game) == {}
    assert player(game).hand == ["steam_boat"]
    assert player(game).deck == ["hat"]


def test_the_second_chamber_has_slots_of_its_own() -> None:
    def placed(slot: int, scenario: Scenario) -> Game:
        scenario.player(0, arrowhead=2, boot=1, magnifying_glass="tree_r4")
        return play(scenario.start(), "research/magnifying_glass/tree_chamber_2", f"chamber/tree_chamber_2/{slot}")

    assert tokens(placed(1, on("tree"))) == {"tablet": 1, "jewel": 1}
    game = play(placed(2, on("tree").player(0, idols=1)), "temple/temple_bronze_right")
    assert tokens(game) == {"arrowhead": 1}
    assert player(game).temple_tiles == ["temple_bronze_right"]
    game = play(placed(3, on("tree").player(0, deck=["hat", "fear", "rope"])), "exile/hand/fear")
    assert player(game).hand == ["hat"]
    guarded = on("tree").player(0, idols=1).site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[0])
    game = play(placed(4, guarded), "overcome/l1_low_1")
    assert [guardian.id for guardian in player(game).guardians] == ["guardian_01"]


# -- bricks


def test_in_the_bricks_rows_any_research_token_may_research_temple_tiles() -> None:
    def tiles(glass: str, notebook: str) -> set[str]:
        rich = dict.fromkeys(TOKENS, 9)
        game = on("tree").player(0, magnifying_glass=glass, notebook=notebook, **rich).start()
        return {key.split("_")[1] for key in legal(game) if key.startswith("temple/")}

    assert tiles("tree_chamber_2", "tree_chamber_2") == set()
    assert tiles("tree_r6_left", "start") == {"bronze"}
    assert tiles("tree_r7_left", "start") == {"bronze", "silver"}
    assert tiles("tree_r6_left", "tree_r6_right") == {"bronze"}
    assert tiles("lost_temple", "start") == {"bronze", "silver", "gold"}


def test_a_notebook_alone_in_the_bricks_row_is_enough() -> None:
    game = on("tree").player(0, jewel=1, magnifying_glass="tree_r6_left", notebook="tree_r7_left").start()
    assert "temple/temple_bronze_middle" in legal(game)


# -- the locked door


def test_the_locked_door_costs_an_exiled_artifact_from_hand_or_play_area_as_well() -> None:
    def scenario(**have: Any) -> Scenario:
        bare = on("tree").player(0, coin=1, jewel=1, magnifying_glass="tree_r7_left").bonus("lost_temple")
        return bare.player(0, **have)

    assert "research/magnifying_glass/lost_temple" not in legal(scenario(hand=["hat"], play=["fear"]).start())
    game = scenario(hand=["hat", "mortar"], play=["serpent_idol"]).start()
    play(game, "research/magnifying_glass/lost_temple")
    assert legal(game) == ["exile/hand/mortar", "exile/play/serpent_idol"]
    play(game, "exile/play/serpent_idol")
    assert game.state.artifact_exile == ["serpent_idol"]
    assert player(game).hand == ["hat", "mortar"]
    assert player(game).magnifying_glass == "lost_temple"
    assert tokens(game) == {}


# -- rows


def test_the_artifact_that_lets_you_research_may_itself_open_the_locked_door() -> None:
    game = on("tree").player(0, coin=1, tablet=1, hand=["idol_of_ara_anu"], magnifying_glass="tree_r7_left").start()
    play(game, "play/idol_of_ara_anu", "research/magnifying_glass/lost_temple")
    assert game.state.artifact_exile == ["idol_of_ara_anu"]
    assert player(game).magnifying_glass == "lost_temple"


def test_the_guardian_row_refreshes_a_guardian_whose_boon_is_used() -> None:
    game = (
        on("tree")
        .player(
            0,
            tablet=2,
            jewel=1,
            magnifying_glass="tree_chamber_2",
            guardians=["guardian_01:used", "guardian_02", "guardian_03:used"],
        )
        .start()
    )
    play(game, "research/magnifying_glass/tree_r6_left")
    assert legal_main(game) == ["refresh/guardian_01", "refresh/guardian_03", "skip"]
    play(game, "refresh/guardian_03")
    assert [guardian.used for guardian in player(game).guardians] == [True, False, False]


def test_the_question_mark_row_uses_a_face_up_idol_of_an_undiscovered_site() -> None:
    scenario = on("tree").player(0, tablet=1, jewel=1, magnifying_glass="tree_r1_left").bonus("tree_r2_left")
    for place in scenario.rules.board.sites:
        if place.level:
            scenario.site(place.id, idols=[], hidden_idols=[])
    game = play(
        scenario.site("l1_low_1", idols=["idol_coin"]).site("l2_1", idols=["idol_tablet"]).start(),
        "research/magnifying_glass/tree_r2_left",
    )
    assert legal_main(game) == ["idol/idol_coin", "idol/idol_tablet", "skip"]
    play(game, "idol/idol_tablet")
    assert tokens(game) == {"tablet": 1}
    assert game.state.sites[game.rules.site_index["l2_1"]].idols == ("idol_tablet",)


def test_without_a_face_up_idol_the_question_mark_row_does_nothing() -> None:
    scenario = on("tree").player(0, tablet=1, jewel=1, magnifying_glass="tree_r1_left").bonus("tree_r2_left")
    for place in scenario.rules.board.sites:
        if place.level:
            scenario.site(place.id, idols=[], hidden_idols=["idol_coin"] if place.id == "l2_1" else [])
    game = play(scenario.start(), "research/magnifying_glass/tree_r2_left")
    assert legal_main(game) == ["end_turn"]


# -- the idols of the box


def take(game_idol: str, **have: Any) -> Game:
    scenario = on("tree", chambers(stack=(game_idol,)), idols=0).player(
        0, tablet=2, arrowhead=1, magnifying_glass="tree_chamber_1", notebook="tree_r2_left"
    )
    scenario.player(0, **({"hand": ["hat"]} | have))
    return play(scenario.start(), "research/notebook/tree_chamber_1", f"chamber/tree_chamber_1/{game_idol}")


def test_the_temple_tile_idol_takes_a_2_point_tile_without_its_cost() -> None:
    game = play(take("idol_temple_tile"), "temple/temple_bronze_left")
    assert player(game).temple_tiles == ["temple_bronze_left"]


def test_the_guardian_idol_refreshes_a_guardian() -> None:
    game = take("idol_refresh_guardian", guardians=["guardian_01:used"])
    play(game, legal_main(game)[0])
    assert not player(game).guardians[0].used


def test_the_draw_idol_draws_from_the_top() -> None:
    assert player(take("idol_draw_card", deck=["rope", "torch"])).hand == ["hat", "rope"]
