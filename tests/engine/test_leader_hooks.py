"""The hooks of a leader, tried with a small one: they act for its player alone."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig, PluginManager, base, new_game
from arnak_core.invariants import check_invariants
from arnak_core.record import load_bytes, save_bytes
from arnak_core.testing import Scenario, conformance, legal, play
from arnak_core.testing.fuzz import EVERYTHING, Fuzzer

from .surveyor import SurveyorBoard, SurveyorPlugin


@pytest.fixture(scope="module")
def plugins() -> PluginManager:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(SurveyorPlugin(), "surveyor")
    return manager


def scenario(plugins: PluginManager) -> Scenario:
    return Scenario(players=2, expansions=["base", "surveyor"], leaders=["surveyor", ""], plugins=plugins)


def board(game: Game, seat: int = 0) -> SurveyorBoard:
    found = game.state.players[seat].board
    assert isinstance(found, SurveyorBoard)
    return found


def test_a_leader_sets_up_its_deck_and_board(plugins: PluginManager) -> None:
    config = GameConfig(players=2, expansions=["base", "surveyor"], leaders=["surveyor", ""], seed=3)
    game = new_game(config, plugins=plugins)
    surveyor, other = game.state.players
    assert surveyor.cards.count("theodolite_of_the_surveyor") == 2
    assert sorted(card for card in other.cards if card != "fear") == [
        "exploration_boat",
        "exploration_car",
        "funding_boat",
        "funding_car",
    ]
    assert len(board(game).tent) == 3
    assert (len(surveyor.slots), len(other.slots)) == (3, 4)
    check_invariants(game)


def test_a_leaders_main_action_is_offered_to_its_player_only(plugins: PluginManager) -> None:
    game = scenario(plugins).player(1, hand=["funding_boat"]).start(turn=0)
    assert "survey" in legal(game)
    play(game, "survey", "end_turn")
    assert game.decision.player == 1
    assert "survey" not in legal(game)
    assert board(game).notes == 2


def test_a_leaders_free_action(plugins: PluginManager) -> None:
    game = scenario(plugins).start(turn=0)
    assert "burn_note" not in legal(game)
    play(game, "survey", "burn_note")
    assert (board(game).notes, game.state.players[0].tokens[0]) == (1, 1)


def test_a_leaders_idol_slots_in_any_order_with_their_mark_and_own_effect(plugins: PluginManager) -> None:
    game = scenario(plugins).player(0, idols=2).start(turn=0)
    keys = legal(game)
    assert "idol/2/slot_tablets" in keys
    assert "idol/3/slot_survey" in keys
    assert "idol/1/slot_survey" not in keys
    play(game, "idol/2/slot_tablets", "idol/3/slot_survey")
    assert game.state.players[0].tokens == [1, 2, 2, 0, 0]
    assert [bool(idol) for idol in game.state.players[0].slots] == [False, True, True]


def test_a_leaders_reaction_to_its_own_purchase_and_not_to_another_ones(plugins: PluginManager) -> None:
    def row(scene: Scenario) -> Scenario:
        return scene.row("ancient_wine", "dog", "hat", "parrot", "torch", "axe")

    game = row(scenario(plugins).player(0, coin=5)).start(turn=0)
    play(game, "buy/dog")
    assert game.state.players[0].tokens[:2] == [3, 1]
    other = row(scenario(plugins).player(1, coin=5)).start(turn=1)
    play(other, "buy/dog")
    assert other.state.players[1].tokens[:2] == [2, 0]


def test_a_leaders_reaction_to_a_round_that_another_player_begins(plugins: PluginManager) -> None:
    game = scenario(plugins).start(turn=0)
    play(game, "survey", "end_turn")
    while game.state.round == 1:
        play(game, "pass" if "pass" in legal(game) else legal(game)[0])
    assert game.state.starting_player == 1
    assert not board(game).surveyed


def test_a_leaders_cost_change_lowers_its_own_price_only(plugins: PluginManager) -> None:
    def offered(seat: int) -> list[str]:
        scene = scenario(plugins).player(seat, coin=2).row("ancient_wine", "dog", "hat", "parrot", "torch", "axe")
        return legal(scene.start(turn=seat))

    assert "buy/dog" in offered(0)
    assert "buy/dog" not in offered(1)


def test_a_leaders_replacement_turns_a_draw_around(plugins: PluginManager) -> None:
    theodolite = "theodolite_of_the_surveyor"
    game = scenario(plugins).player(0, hand=[theodolite], deck=["funding_boat", "exploration_car"]).start(turn=0)
    play(game, f"play/{theodolite}")
    assert game.state.players[0].hand == ["exploration_car"]


def test_a_leaders_permission_allows_and_forbids(plugins: PluginManager) -> None:
    rich = {"compass": 5, "arrowhead": 5, "jewel": 5, "tablet": 5, "coin": 8}
    mine = legal(scenario(plugins).player(0, **rich).start(turn=0))
    theirs = legal(scenario(plugins).player(1, **rich).start(turn=1))
    assert "research/notebook/bird_r1_a" in mine
    assert "research/notebook/bird_r1_a" not in theirs
    assert "dig/camp_jewel/0" in theirs
    assert "dig/camp_jewel/0" not in mine


def test_a_leaders_travel_source_counts_and_pays_unasked_where_it_is_the_only_one(plugins: PluginManager) -> None:
    game = scenario(plugins).player(0).start(turn=0)
    play(game, "dig/camp_coin/0")
    assert board(game).mules == 1


def test_a_leaders_purse_pays_for_its_purpose_before_own_tokens(plugins: PluginManager) -> None:
    scene = scenario(plugins).row("ancient_wine", "dog", "hat", "parrot", "torch", "axe").round(1)
    price = scene.rules.artifacts["ancient_wine"].cost
    game = scene.player(0, compass=price - 1).start(turn=0)
    assert "buy/ancient_wine" not in legal(game)
    game.state.players[0].board = SurveyorBoard(notes=2)
    game.table.run()
    play(game, "buy/ancient_wine")
    assert (board(game).notes, game.state.players[0].tokens[1]) == (0, 1)


def test_a_leaders_offer_is_its_players_alone_and_leaves_no_gap_in_the_row(plugins: PluginManager) -> None:
    config = GameConfig(players=2, expansions=["base", "surveyor"], leaders=["surveyor", ""], seed=3)
    game = new_game(config, plugins=plugins)
    game.state.players[0].tokens[0] = game.state.players[1].tokens[0] = 9
    game.table.run()
    card = board(game).tent[0]
    row = list(game.state.card_row)
    play(game, f"buy/{card}")
    assert card not in board(game).tent
    assert game.state.players[0].deck[-1] == card
    assert game.state.card_row == row
    while game.decision.player == 0:
        play(game, "end_turn")
    assert not {f"buy/{one}" for one in board(game).tent} & set(legal(game))


def test_a_leaders_panel_and_score_and_board_in_the_view(plugins: PluginManager) -> None:
    game = scenario(plugins).start(turn=0)
    play(game, "survey")
    assert [panel.title for panel in game.view(1).panels if panel.seat == 0] == ["Tent"]
    scores = game.result().scores
    assert scores[0].lines["notes"] == 2
    assert "notes" not in scores[1].lines


def test_a_leaders_secret_is_redacted_and_drawn_anew_for_bots(plugins: PluginManager) -> None:
    config = GameConfig(players=2, expansions=["base", "surveyor"], leaders=["surveyor", ""], seed=3)
    game = new_game(config, plugins=plugins)
    seen = game.view(0).players[0].board
    assert isinstance(seen, SurveyorBoard)
    assert seen.sealed == "hidden"
    assert {board(game.sample(0, seed)).sealed for seed in range(8)} != {board(game).sealed}


def test_a_leaders_invariant_is_checked(plugins: PluginManager) -> None:
    game = scenario(plugins).start(turn=0)
    game.state.players[0].board = SurveyorBoard(mules=-1)
    with pytest.raises(Exception, match="seat 0: -1 mules"):
        check_invariants(game)


def test_a_leaders_board_is_saved(plugins: PluginManager) -> None:
    game = scenario(plugins).start(turn=0)
    play(game, "survey")
    assert load_bytes(save_bytes(game), plugins=plugins).state == game.state


@pytest.mark.parametrize("leaders", [("surveyor",), ("", "surveyor"), ("random", "random")])
def test_whole_games_with_the_leader(plugins: PluginManager, leaders: tuple[str, ...]) -> None:
    fuzzer = Fuzzer(EVERYTHING, plugins=plugins)
    for seed in range(3):
        fuzzer.play(
            GameConfig(players=2 + seed, expansions=["base", "surveyor"], leaders=leaders, seed=seed, board="snake")
        )
    assert fuzzer.tally["games"] == 3


def test_the_leader_conforms(plugins: PluginManager) -> None:
    conformance.assert_conforms("surveyor", games=4, plugins=plugins)
