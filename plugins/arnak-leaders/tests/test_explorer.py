"""The Explorer (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.base.flow import EndRound
from arnak_core.effects.digging import SendArchaeologist
from arnak_core.effects.figures import Relocate
from arnak_core.testing import (
    finish_turn,
    keep_all,
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
from arnak_core.vocabulary import CAMP, Cost
from arnak_leaders.explorer import LATER, ON_CARD, READY, ExplorerBoard

from .leaders_kit import EXPANSIONS, first_round, next_round, other_passes, panel_lines, position

FREE, COIN, COMPASS = "snack_free", "snack_coin", "snack_compass"


def test_one_archaeologist_and_two_snacks() -> None:
    game = new_game(GameConfig(expansions=EXPANSIONS, leaders=("explorer", ""), seed=1))
    assert me(game).archaeologists == 1
    assert me(game).board == ExplorerBoard((READY, READY, LATER))


@pytest.mark.parametrize(("number", "third"), [(2, LATER), (3, READY), (4, READY)])
def test_third_snack_comes_in_the_third_round(number: int, third: str) -> None:
    game = first_round(position("explorer").player(0, hand=["fear"]).round(number, starting_player=1))
    assert me(game).board == ExplorerBoard((READY, READY, third))


def test_first_dig_needs_no_snack() -> None:
    game = position("explorer").player(0, hand=["fear", "explorer_funding"]).start()
    assert "dig/camp_coin/0" in legal_main(game)
    assert not [key for key in legal(game) if "snack" in key]


def test_moving_on_costs_a_snack_left_at_the_site() -> None:
    game = position("explorer").player(0, hand=["fear", "fear"], idols=1).site("camp_coin", figures=[0]).start()
    assert f"dig/camp_compass/0/{FREE}" in legal_main(game)
    play(game, f"dig/camp_compass/0/{FREE}")
    assert tokens(game) == {"compass": 2}
    assert me(game).board == ExplorerBoard(("camp_coin", READY, LATER))
    assert 0 not in site(game, "camp_coin").figures
    assert site(game, "camp_compass").figures[0] == 0
    assert me(game).archaeologists == 0


def test_snack_for_a_coin_is_paid_with_the_dig() -> None:
    game = (
        position("explorer")
        .player(0, coin=1, hand=["fear"], idols=1, board=ExplorerBoard(("camp_tablet", READY, LATER)))
        .site("camp_coin", figures=[0])
        .start()
    )
    play(game, f"dig/camp_compass/0/{COIN}")
    assert tokens(game) == {"compass": 2}
    assert me(game).board == ExplorerBoard(("camp_tablet", "camp_coin", LATER))


def test_coin_of_the_snack_is_not_there_for_a_pilot() -> None:
    scenario = position("explorer").player(0, coin=2, board=ExplorerBoard(("camp_tablet", READY, LATER)))
    game = scenario.site("camp_coin", figures=[0]).start()
    assert not starting_with(game, "dig")
    scenario = position("explorer").player(0, coin=3, board=ExplorerBoard(("camp_tablet", READY, LATER)))
    game = scenario.site("camp_coin", figures=[0]).start()
    play(game, f"dig/camp_compass/0/{COIN}")
    assert tokens(game) == {"compass": 2}


def test_third_snack_costs_a_compass_besides_those_of_a_discovery() -> None:
    for compasses, possible in ((3, False), (4, True)):
        game = (
            position("explorer")
            .player(
                0,
                compass=compasses,
                coin=8,
                hand=["fear"],
                board=ExplorerBoard(("camp_tablet", "camp_jewel", READY)),
            )
            .site("camp_coin", figures=[0])
            .start()
        )
        assert bool(starting_with(game, "discover/l1")) is possible


def test_discovery_when_moving_on_gives_idol_site_and_guardian() -> None:
    game = (
        position("explorer")
        .player(0, compass=3, coin=4, hand=["fear"])
        .site("camp_coin", figures=[0])
        .site("l1_low_1", idols=["idol_coin"])
        .decks(level_1=["site_1_02"])
        .start()
    )
    play(game, f"discover/l1_low_1/{FREE}")
    while game.state.turn == 0 and not site(game, "l1_low_1").guardian:
        play(game, legal_main(game)[0])
    assert site(game, "l1_low_1").figures == (0,)
    assert me(game).board == ExplorerBoard(("camp_coin", READY, LATER))
    assert len(me(game).idols) == 1


def test_c28_no_way_back_to_a_camp_with_a_snack_not_even_its_other_space() -> None:
    game = (
        position("explorer", 4)
        .player(0, coin=1, hand=["fear", "fear", "fear"], idols=1)
        .site("camp_coin", figures=[0])
        .start()
    )
    assert not starting_with(game, "dig/camp_coin")
    play(game, f"dig/camp_compass/0/{FREE}")
    finish_turn(game)
    while game.state.turn != 0:
        if game.state.turn == 1:
            assert {"dig/camp_coin/0"} <= set(legal(game))
        play(game, "pass")
        finish_turn(game)
    assert f"dig/camp_tablet/0/{COIN}" in legal(game)
    assert not starting_with(game, "dig/camp_coin", "dig/camp_compass")


def test_c28_relocation_needs_no_snack_but_keeps_off_sites_with_one() -> None:
    game = (
        position("explorer")
        .player(0, hand=["fear"], board=ExplorerBoard(("camp_coin", READY, LATER)))
        .site("camp_compass", figures=[0])
        .start(effect=Relocate((CAMP,)))
    )
    targets = ["camp_tablet", "camp_arrowhead", "camp_jewel"]
    assert legal(game) == [*(f"relocate/camp_compass/{target}" for target in targets), "skip"]
    play(game, "relocate/camp_compass/camp_tablet")
    assert me(game).board == ExplorerBoard(("camp_coin", READY, LATER))


def test_c28_returned_figure_digs_without_a_snack() -> None:
    game = (
        position("explorer")
        .player(0, tablet=1, hand=["guardians_ocarina", "fear", "fear"])
        .site("camp_coin", figures=[0])
        .start()
    )
    play(game, "play/guardians_ocarina", "return/camp_coin")
    other_passes(game)
    assert "dig/camp_coin/0" in legal(game)
    assert not [key for key in legal(game) if "snack" in key]


def test_c28_snack_on_a_card_is_spent_for_moving_too() -> None:
    game = (
        position("explorer")
        .player(0, hand=["fear", "fear"], idols=1, board=ExplorerBoard((ON_CARD, ON_CARD, LATER)))
        .site("camp_coin", figures=[0])
        .start()
    )
    assert not starting_with(game, "dig", "discover")


def test_c28_snack_stays_spent_when_the_card_is_exiled() -> None:
    game = (
        position("explorer")
        .player(0, hand=["explorer_hike", "fear", "fear"], idols=1, assistants=["assistant_05_exile"])
        .site("camp_coin", figures=[0])
        .start()
    )
    play(game, "play/explorer_hike", "choose/1", "activate/camp_tablet")
    play(game, "assistant/assistant_05_exile", "exile/play/explorer_hike")
    other_passes(game)
    assert me(game).board == ExplorerBoard((ON_CARD, READY, LATER))
    assert not [key for key in legal(game) if FREE in key]


def test_c28_fear_only_where_the_figure_stands_at_the_end() -> None:
    scenario = (
        position("explorer")
        .player(0, board=ExplorerBoard(("l1_low_1", READY, LATER)))
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01")
        .site("camp_coin", figures=[0], guardian="guardian_02")
    )
    game = next_round(scenario)
    assert me(game).cards.count("fear") == 1


def test_snacks_come_back_ready_at_the_end_of_the_round() -> None:
    scenario = (
        position("explorer").player(0, board=ExplorerBoard(("camp_coin", ON_CARD, LATER))).player(0, hand=["fear"])
    )
    game = keep_all(scenario.start(effect=EndRound()))
    assert me(game).board == ExplorerBoard((READY, READY, LATER))


def test_hike_is_a_free_compass() -> None:
    game = position("explorer").player(0, hand=["explorer_hike", "fear"], idols=1).start()
    play(game, "play/explorer_hike", "choose/0")
    assert tokens(game) == {"compass": 1}
    assert not game.state.main_action_done


def test_hike_uses_any_camp_for_a_snack_as_main_action() -> None:
    game = (
        position("explorer")
        .player(0, coin=1, hand=["explorer_hike", "fear"], idols=1)
        .site("camp_tablet", figures=[1])
        .start()
    )
    play(game, "play/explorer_hike", "choose/1")
    assert legal(game) == [f"snack/{FREE}", f"snack/{COIN}"]
    play(game, f"snack/{COIN}", "activate/camp_tablet")
    assert tokens(game) == {"tablet": 2}
    assert game.state.main_action_done
    assert me(game).board == ExplorerBoard((READY, ON_CARD, LATER))


def test_hike_after_the_main_action_gives_the_compass_only() -> None:
    game = position("explorer").player(0, hand=["explorer_hike", "fear"], idols=1).start()
    play(game, "dig/camp_coin/0", "spend/fear", "play/explorer_hike")
    assert "choose/1" not in legal(game)


def test_hike_without_a_ready_snack_gives_the_compass_only() -> None:
    game = (
        position("explorer")
        .player(0, hand=["explorer_hike", "fear"], idols=1, board=ExplorerBoard((ON_CARD, READY, LATER)))
        .start()
    )
    play(game, "play/explorer_hike")
    assert "choose/1" not in legal(game)


def test_cartography_is_a_tablet_and_a_face_up_idol_of_an_undiscovered_site() -> None:
    game = (
        position("explorer")
        .player(0, hand=["explorer_cartography", "fear"], idols=1)
        .site("l1_low_1", idols=["idol_coin"])
        .start()
    )
    play(game, "play/explorer_cartography", "choose/1")
    assert "idol/idol_coin" in legal_main(game)
    play(game, "idol/idol_coin")
    assert tokens(game) == {"coin": 1, "tablet": 1}
    assert game.state.main_action_done
    assert site(game, "l1_low_1").idols == ("idol_coin",)
    assert me(game).board == ExplorerBoard((ON_CARD, READY, LATER))


def test_scouting_chooses_the_site_from_two_tiles() -> None:
    game = (
        position("explorer")
        .player(0, compass=3, coin=4, hand=["explorer_scouting", "fear"], idols=1)
        .site("l1_low_1", idols=["idol_coin"])
        .decks(level_1=["site_1_02", "site_1_06", "site_1_10"])
        .start()
    )
    play(game, "play/explorer_scouting")
    assert tokens(game)["compass"] == 4
    play(game, "discover/l1_low_1")
    while "tile/site_1_02" not in legal(game):
        play(game, legal_main(game)[0])
    assert legal(game) == ["tile/site_1_02", "tile/site_1_06"]
    play(game, "tile/site_1_06")
    assert site(game, "l1_low_1").tile == "site_1_06"
    assert game.state.site_stacks["1"][0] == "site_1_10"
    assert game.state.site_stacks["1"][-1] == "site_1_02"


def test_scouting_lasts_until_the_end_of_the_turn() -> None:
    game = position("explorer").player(0, hand=["explorer_scouting", "fear"], idols=1).start()
    play(game, "play/explorer_scouting")
    assert me(game).board == ExplorerBoard(scouting=True)
    play(game, "pass")
    finish_turn(game)
    assert me(game).board == ExplorerBoard()


def test_effects_that_send_an_archaeologist_may_use_a_snack() -> None:
    game = (
        position("explorer")
        .player(0, board=ExplorerBoard((READY, READY, LATER)))
        .site("camp_coin", figures=[0])
        .start(effect=SendArchaeologist(discount=Cost(plane=1)))
    )
    assert f"dig/camp_compass/0/{FREE}" in legal(game)
    assert "dig/camp_compass/0" not in legal(game)


def test_discount_does_not_pay_for_the_snack() -> None:
    game = (
        position("explorer")
        .player(0, board=ExplorerBoard(("camp_tablet", "camp_jewel", READY)))
        .site("camp_coin", figures=[0])
        .start(effect=SendArchaeologist(discount=Cost(plane=1, compass=3)))
    )
    assert not starting_with(game, "dig", "discover")


def test_blue_slots_bring_a_snack_back_from_a_site() -> None:
    game = (
        position("explorer")
        .player(0, coin=1, hand=["fear"], idols=1, board=ExplorerBoard(("camp_tablet", ON_CARD, LATER)))
        .site("camp_coin", figures=[0])
        .start()
    )
    assert not starting_with(game, "dig/camp_tablet")
    assert "idol/3/explorer_slot" in legal_free(game)
    play(game, "idol/3/explorer_slot")
    assert tokens(game) == {"coin": 2, "compass": 1}
    assert leftover(game) == {"boot": 1}
    assert me(game).board == ExplorerBoard((READY, ON_CARD, LATER))
    assert f"dig/camp_tablet/0/{FREE}" in legal(game)


def test_panel_tells_the_snacks() -> None:
    game = position("explorer").player(0, board=ExplorerBoard(("camp_coin", READY, LATER))).start()
    assert panel_lines(game) == (
        "Snack (free): at Coin camp, closed this round",
        "Snack (costs 1 coin): ready",
        "Snack (costs 1 compass): comes in round 3",
    )
