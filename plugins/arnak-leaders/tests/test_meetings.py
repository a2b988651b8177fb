"""Leaders with cards of the base game, and several leaders in one game (Expedition Leaders)."""

from __future__ import annotations

from arnak_core import GameConfig, new_game
from arnak_core.base.flow import EndRound
from arnak_core.testing import Scenario, keep_all, legal, legal_main, me, play, site, starting_with, tokens
from arnak_leaders.captain import CaptainBoard
from arnak_leaders.explorer import LATER, READY, ExplorerBoard
from arnak_leaders.falconer import FalconerBoard
from arnak_leaders.mystic import MysticBoard

from .leaders_kit import EXPANSIONS, other_passes, position


def together(*leaders: str) -> Scenario:
    return Scenario(len(leaders), expansions=EXPANSIONS, leaders=leaders)


def test_passage_shell_takes_the_explorer_on_from_a_camp_for_a_snack() -> None:
    scenario = position("explorer").player(0, tablet=1, coin=1, hand=["passage_shell", "fear"])
    game = play(scenario.site("camp_coin", figures=[0]).start(), "play/passage_shell")
    assert not starting_with(game, "dig/camp_coin")
    play(game, "dig/camp_compass/0/snack_coin", "activate/camp_compass")
    assert tokens(game) == {"compass": 4}
    assert me(game).board == ExplorerBoard((READY, "camp_coin", LATER))


def test_passage_shell_does_not_help_an_explorer_without_snacks() -> None:
    board = ExplorerBoard(("camp_coin", "camp_jewel", LATER))
    scenario = position("explorer").player(0, tablet=1, hand=["passage_shell", "fear"], idols=1, board=board)
    game = play(scenario.site("camp_tablet", figures=[0]).start(), "play/passage_shell")
    assert legal_main(game) == ["skip"]


def test_sandals_leave_no_snack_so_the_explorer_may_come_back() -> None:
    scenario = position("explorer").player(0, tablet=1, hand=["pathfinders_sandals", "fear", "fear"])
    game = play(scenario.site("camp_coin", figures=[0]).start(), "play/pathfinders_sandals")
    play(game, "relocate/camp_coin/camp_compass")
    assert me(game).board == ExplorerBoard()
    other_passes(game)
    assert "dig/camp_coin/0/snack_free" in legal(game)


def test_theodolite_counts_the_explorers_archaeologist_once() -> None:
    board = ExplorerBoard(("camp_coin", "camp_tablet", LATER))
    scenario = position("explorer").player(0, hand=["theodolite"], board=board)
    game = play(scenario.site("camp_compass", figures=[0]).start(), "play/theodolite")
    assert tokens(game) == {"coin": 1, "compass": 1}


def test_the_explorer_overcomes_only_where_the_archaeologist_stands_now() -> None:
    board = ExplorerBoard(("l1_low_1", READY, LATER))
    scenario = position("explorer")
    scenario.player(0, hand=["fear", "rope"], board=board, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    scenario.site("l1_low_1", tile="site_1_02", guardian="guardian_01").site("camp_coin", figures=[0])
    assert not starting_with(scenario.start(), "overcome")


def test_ocarina_takes_the_captain_nobody_back_from_the_special_space() -> None:
    scenario = position("captain").player(0, tablet=1, hand=["guardians_ocarina"], idols=1, board=CaptainBoard(0))
    game = play(scenario.site("camp_coin", figures=[0]).start(), "play/guardians_ocarina")
    assert starting_with(game, "return") == ["return/camp_coin"]
    play(game, "return/camp_coin")
    assert me(game).archaeologists == 2
    assert me(game).board == CaptainBoard(0)


def test_the_special_space_is_used_once_a_round_also_with_figures_taken_back() -> None:
    scenario = position("captain").player(0, hand=["fear", "fear"], board=CaptainBoard(0))
    assert not starting_with(scenario.start(), "specialist")


def test_fear_that_the_captain_exiles_beside_a_mystic_goes_to_the_fear_deck() -> None:
    scenario = together("captain", "mystic")
    scenario.player(0, hand=["captain_hidden_fear", "fear"], idols=1, assistants=["assistant_05_exile"])
    game = scenario.player(1, hand=["fear"]).start()
    fear = game.state.fear
    play(game, "assistant/assistant_05_exile", "exile/hand/fear")
    assert game.state.fear == fear + 1
    assert me(game, 1).board == MysticBoard()


def test_hidden_fear_goes_to_no_ritual_pile() -> None:
    scenario = together("mystic", "captain")
    scenario.player(1, hand=["captain_hidden_fear", "rope"], idols=1, assistants=["assistant_05_exile"])
    game = scenario.player(0, hand=["fear"]).start(turn=1)
    fear = game.state.fear
    play(game, "assistant/assistant_05_exile", "exile/hand/captain_hidden_fear")
    assert me(game, 0).board == MysticBoard()
    assert me(game, 1).play == ["fear"]
    assert game.state.fear == fear - 1
    assert tokens(game, 1) == {"compass": 1}


def test_each_leader_has_its_own_beginning_of_a_round() -> None:
    game = new_game(
        GameConfig(players=4, expansions=EXPANSIONS, leaders=("mystic", "falconer", "baroness", "explorer"))
    )
    assert [len(player.hand) for player in game.state.players] == [6, 5, 5, 5]
    assert me(game, 1).board == FalconerBoard(eagle=1)
    assert "baroness_special_delivery" in me(game, 2).hand
    assert me(game, 3).board == ExplorerBoard()


def test_special_delivery_and_the_specialist_come_back_at_the_same_end_of_a_round() -> None:
    scenario = together("baroness", "captain").player(0, hand=["fear"], play=["baroness_special_delivery"])
    scenario.player(1, hand=["fear"], board=CaptainBoard(1)).round(2)
    game = keep_all(scenario.start(effect=EndRound()))
    assert "baroness_special_delivery" in me(game, 0).hand
    assert me(game, 1).board == CaptainBoard()
    assert me(game, 1).archaeologists == 3


def test_blindsight_at_a_level_2_site_replaces_the_face_up_idol_alone() -> None:
    scenario = position("mystic").player(
        0, compass=6, coin=8, hand=["rope", "fear"], board=MysticBoard(blindsight=True)
    )
    place = next(place for place in scenario.rules.board.sites if place.level == 2 and not place.discover.boot)
    game = scenario.start()
    shown = site(game, place.id)
    assert (len(shown.idols), len(shown.hidden_idols)) == (1, 1)
    play(game, f"discover/{place.id}")
    while game.decision.prompt.startswith("Pay for"):
        play(game, "pilot" if "pilot" in legal(game) else legal(game)[0])
    assert legal_main(game) == ["idol", "exile"]
    assert len(me(game).idols) == 2
    play(game, "exile")
    assert "exile/hand/fear" in legal_main(game)
    play(game, "exile/hand/fear")
    assert legal_main(game) != ["idol", "exile"]
