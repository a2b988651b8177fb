"""The Lizard Temple, rule by rule."""

from __future__ import annotations

import pytest
from temples_kit import GUARDIAN, on, player, started, temple_slot

from arnak_core import Game
from arnak_core.base.flow import EndRound
from arnak_core.testing import Scenario, legal, legal_main, play, tokens
from arnak_temples.set_aside_idols import RemoveSite
from arnak_temples.state import SLOT, LizardState

FACE_UP = LizardState(GUARDIAN, face_up=True)
OVERCOME = LizardState("", face_up=True)


def lizard(game: Game) -> LizardState:
    slot = temple_slot(game)
    assert isinstance(slot, LizardState)
    return slot


def researches(scenario: Scenario) -> list[str]:
    return [key.removeprefix("research/") for key in legal(scenario.start()) if key.startswith("research/")]


# -- the guardian


def test_the_guardian_lies_face_down_and_is_revealed_by_the_first_to_reach_its_row() -> None:
    game = on("lizard").player(0, coin=1, compass=1, tablet=1, magnifying_glass="lizard_3a").start()
    assert game.view(0).plugins[SLOT] == LizardState("")
    play(game, "research/magnifying_glass/lizard_4a")
    assert game.view(1).plugins[SLOT] == FACE_UP
    assert game.undo_stops_because


def test_the_guardian_is_taken_from_the_shuffled_stack() -> None:
    games = [started("lizard", seed=seed) for seed in range(8)]
    assert len({lizard(game).guardian for game in games}) > 2
    for game in games:
        assert len(game.state.guardians) == len(game.rules.guardians) - 1
        assert lizard(game).guardian not in game.state.guardians


@pytest.mark.parametrize("slot", [FACE_UP, LizardState(GUARDIAN)])
def test_no_token_goes_beyond_the_guardian_before_it_is_overcome(slot: LizardState) -> None:
    def rich(slot: LizardState) -> Scenario:
        return on("lizard", slot).player(0, arrowhead=2, jewel=2, magnifying_glass="lizard_4a", notebook="lizard_3a")

    assert researches(rich(slot)) == []
    assert researches(rich(OVERCOME)) == ["magnifying_glass/lizard_5a"]


def test_the_guardian_stops_a_research_for_less_or_for_free_as_well() -> None:
    game = (
        on("lizard", FACE_UP)
        .player(0, tablet=1, arrowhead=1, hand=["idol_of_ara_anu"], magnifying_glass="lizard_4a", notebook="lizard_4a")
        .start()
    )
    play(game, "play/idol_of_ara_anu")
    assert legal_main(game) == ["skip"]


def test_the_guardian_is_overcome_with_a_main_action_at_its_cost_by_who_has_a_token_there() -> None:
    game = (
        on("lizard", FACE_UP)
        .player(0, coin=4, magnifying_glass="lizard_4a")
        .player(1, coin=4, magnifying_glass="lizard_3a")
        .start(turn=1)
    )
    assert "overcome/lizard_4a" not in legal(game)
    play(game, "pass", "end_turn", "overcome/lizard_4a")
    assert tokens(game) == {}
    assert [guardian.id for guardian in player(game).guardians] == [GUARDIAN]
    assert lizard(game).guardian == ""
    assert game.state.main_action_done
    assert game.result().scores[0].lines["guardians"] == 5


def test_a_face_down_guardian_cant_be_overcome() -> None:
    game = on("lizard").player(0, coin=4, magnifying_glass="lizard_3a", notebook="lizard_3a").start()
    assert not [key for key in legal(game) if key.startswith("overcome")]


def test_a_card_may_overcome_the_guardian_for_free() -> None:
    game = on("lizard", FACE_UP).player(0, tablet=1, hand=["war_club"], magnifying_glass="lizard_4a").start()
    play(game, "play/war_club")
    assert legal_main(game) == ["overcome/lizard_4a"]
    play(game, "overcome/lizard_4a")
    assert [guardian.id for guardian in player(game).guardians] == [GUARDIAN]


def test_the_notebook_alone_is_enough_to_overcome_the_guardian() -> None:
    ahead = on("lizard", FACE_UP).player(0, coin=4, magnifying_glass="lizard_3a", notebook="lizard_4a")
    assert "overcome/lizard_4a" in legal(ahead.start())


def test_revolver_overcomes_the_guardian_for_a_compass() -> None:
    game = on("lizard", FACE_UP).player(0, compass=1, hand=["revolver"], magnifying_glass="lizard_4a").start()
    play(game, "play/revolver", "pay", "overcome/lizard_4a")
    assert [guardian.id for guardian in player(game).guardians] == [GUARDIAN]
    assert tokens(game) == {}


def test_the_guardian_is_not_counted_among_those_at_sites_you_occupy() -> None:
    game = on("lizard", FACE_UP).player(0, hand=["bow_and_arrows"], magnifying_glass="lizard_4a").start()
    play(game, "play/bow_and_arrows")
    assert tokens(game) == {}
    game = (
        on("lizard", FACE_UP)
        .player(0, hand=["bow_and_arrows"], magnifying_glass="lizard_4a")
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[0])
        .start()
    )
    play(game, "play/bow_and_arrows")
    assert tokens(game) == {"compass": 1}


def test_a_guardian_that_the_other_player_stands_before_too_is_still_yours_to_overcome() -> None:
    game = (
        on("lizard", FACE_UP)
        .player(0, coin=4, magnifying_glass="lizard_4a")
        .player(1, jewel=1, arrowhead=1, magnifying_glass="lizard_4a")
        .start()
    )
    play(game, "overcome/lizard_4a", "end_turn")
    assert "research/magnifying_glass/lizard_5a" in legal(game), "overcome by anybody it is nobody's hindrance"


def test_bear_trap_needs_the_guardians_row_without_other_players() -> None:
    def offered(other: str) -> bool:
        game = (
            on("lizard", FACE_UP)
            .player(0, hand=["bear_trap"], magnifying_glass="lizard_4a")
            .player(1, magnifying_glass=other)
            .start()
        )
        play(game, "play/bear_trap")
        return "overcome/lizard_4a" in legal(game)

    assert offered("lizard_3a")
    assert not offered("lizard_4a")


def test_effects_that_move_guardians_dont_work_on_it() -> None:
    game = on("lizard", FACE_UP).player(0, tablet=1, hand=["guardians_crown"], magnifying_glass="lizard_4a").start()
    play(game, "play/guardians_crown")
    assert not [key for key in legal(game) if key.startswith("move_guardian")]
    assert lizard(game) == FACE_UP


def end_round(scenario: Scenario) -> Game:
    return scenario.start(effect=EndRound())


def fear(game: Game, seat: int) -> int:
    return player(game, seat).cards.count("fear")


def test_c36_one_fear_for_each_token_before_the_guardian() -> None:
    game = end_round(
        on("lizard", FACE_UP)
        .player(0, magnifying_glass="lizard_4a", notebook="lizard_4a")
        .player(1, magnifying_glass="lizard_4a", notebook="lizard_2a")
    )
    assert (fear(game, 0), fear(game, 1)) == (2, 1)


def test_c36_the_fear_of_archaeologists_comes_besides() -> None:
    game = end_round(
        on("lizard", FACE_UP)
        .player(0, magnifying_glass="lizard_4a")
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[0])
    )
    assert fear(game, 0) == 2


def test_no_fear_from_a_guardian_that_is_overcome() -> None:
    game = end_round(on("lizard", OVERCOME).player(0, magnifying_glass="lizard_4a", notebook="lizard_4a"))
    assert fear(game, 0) == 0


def test_the_guardian_frightens_in_the_last_round_too() -> None:
    game = end_round(on("lizard", FACE_UP).player(0, magnifying_glass="lizard_4a").round(5))
    assert game.is_over
    assert game.result().scores[0].lines["fear"] == -1


def test_who_is_spared_the_fear_of_guardians_is_spared_this_one() -> None:
    game = end_round(
        on("lizard", FACE_UP)
        .player(0, magnifying_glass="lizard_4a", round_effects=["no_guardian_fear"])
        .player(1, magnifying_glass="lizard_4a")
    )
    assert (fear(game, 0), fear(game, 1)) == (0, 1)


# -- idols


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sixteen_idols_lie_on_the_map_and_four_beside_the_track(board: str, players: int) -> None:
    game = started("lizard", players=players, board=board)
    assert sum(len(site.idols) + len(site.hidden_idols) for site in game.state.sites) == 16
    assert len(lizard(game).idols) == 4
    assert sum(idol.copies for idol in game.rules.idols.values()) == 20
    assert not any(piece in game.rules.idols for piece in (*game.state.box, *game.state.left_over))
    assert game.view(0).plugins[SLOT] == LizardState("", idols=("",) * 4)


def test_an_idol_in_a_cost_is_an_unused_one_and_goes_to_the_box() -> None:
    def scenario(idols: int, slots: int) -> Scenario:
        return on("lizard", OVERCOME, idols=0).player(
            0, tablet=2, idols=idols, slots=[True] * slots, magnifying_glass="lizard_5a"
        )

    assert researches(scenario(0, 1)) == []
    game = play(scenario(2, 1).start(), "research/magnifying_glass/lizard_6a")
    assert len(player(game).idols) == 1
    assert player(game).slots[0]
    assert game.result().scores[0].lines["idols"] == 6


def at_row_6(slot: LizardState) -> Scenario:
    return (
        on("lizard", slot)
        .player(0, coin=1, jewel=1, boot=1, magnifying_glass="lizard_6b", notebook="lizard_5a")
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01")
        .site("l1_low_2", tile="site_1_10", figures=[1])
        .site("l2_1", tile="site_2_01")
    )


def test_row_6_uses_an_unoccupied_level_1_site_and_puts_an_idol_in_its_place() -> None:
    game = at_row_6(LizardState("", face_up=True, idols=("idol_fear_arrowhead", "idol_coin"))).start()
    play(game, "research/notebook/lizard_6b")
    assert legal_main(game) == ["remove_site/l1_low_1", "skip"]
    play(game, "remove_site/l1_low_1")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}
    site = game.state.sites[game.rules.site_index["l1_low_1"]]
    assert (site.tile, site.guardian, site.idols) == ("", "", ("idol_fear_arrowhead",))
    assert {"site_1_02", "guardian_01"} <= set(game.state.box)
    assert lizard(game).idols == ("idol_coin",)
    assert game.undo_stops_because


def test_the_place_of_a_removed_site_can_be_discovered_again() -> None:
    scenario = at_row_6(LizardState("", face_up=True, idols=("idol_fear_arrowhead",)))
    game = scenario.player(0, compass=3, car=1, hand=["automobile"]).decks(level_1=["site_1_05"]).start()
    play(game, "research/notebook/lizard_6b", "remove_site/l1_low_1", "end_turn", "pass", "end_turn")
    play(game, "discover/l1_low_1")
    assert "idol_fear_arrowhead" in player(game).idols
    assert player(game).play.count("fear") == 1
    assert game.state.sites[game.rules.site_index["l1_low_1"]].tile == "site_1_05"


def test_a_site_stays_if_a_figure_came_there_before_it_is_removed() -> None:
    slot = LizardState("", face_up=True, idols=("idol_fear_arrowhead",))
    scenario = on("lizard", slot).site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[1])
    game = scenario.start(effect=RemoveSite("l1_low_1"))
    site = game.state.sites[game.rules.site_index["l1_low_1"]]
    assert (site.tile, site.guardian, site.idols) == ("site_1_02", "guardian_01", ())
    assert lizard(game) == slot


def test_without_an_idol_set_aside_the_site_is_removed_all_the_same() -> None:
    game = at_row_6(OVERCOME).start()
    play(game, "research/notebook/lizard_6b", "remove_site/l1_low_1")
    site = game.state.sites[game.rules.site_index["l1_low_1"]]
    assert (site.tile, site.idols) == ("", ())


# -- rows


def test_the_magnifying_glass_chooses_coin_or_compass_in_the_first_rows() -> None:
    game = on("lizard").player(0, arrowhead=1, boot=1).start()
    play(game, "research/magnifying_glass/lizard_1b", "choose/1")
    assert tokens(game) == {"compass": 1}


def test_two_fear_for_the_magnifying_glass_in_row_7() -> None:
    game = (
        on("lizard", OVERCOME).player(0, tablet=1, arrowhead=2, magnifying_glass="lizard_6a").bonus("lizard_7a").start()
    )
    play(game, "research/magnifying_glass/lizard_7a")
    assert player(game).play == ["fear", "fear"]


def test_who_comes_takes_one_of_several_bonus_tiles() -> None:
    game = (
        on("lizard", OVERCOME)
        .player(0, arrowhead=1, jewel=1, magnifying_glass="lizard_4a")
        .bonus("lizard_5a", "bonus_coin", "bonus_tablet")
        .start()
    )
    assert game.view(1).bonus_tiles["lizard_5a"].tiles == ["bonus_coin", "bonus_tablet"]
    play(game, "research/magnifying_glass/lizard_5a", "bonus/bonus_coin")
    assert game.state.bonus_tiles["lizard_5a"] == ("bonus_tablet",)


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_rows_5_and_7_hold_a_bonus_tile_per_player(players: int, number: int) -> None:
    game = started("lizard", players=players)
    assert len(game.state.bonus_tiles["lizard_5a"]) == len(game.state.bonus_tiles["lizard_7a"]) == number
