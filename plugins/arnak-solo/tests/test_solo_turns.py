"""The course of a solo round: the rival first, one tile a turn, all ten, arrows, the end of the round."""

from __future__ import annotations

import pytest
from solo_kit import LEFT, RIGHT, after_turn, occupied, rival, solo, told, with_rival

from arnak_core import Game, GameConfig, new_game
from arnak_core.base.flow import EndRound
from arnak_core.events import FearTaken, RoundBegan, TurnBegan
from arnak_core.testing import legal, site
from arnak_core.vocabulary import FEAR
from arnak_solo.events import RivalShuffled, RivalTileTurned
from arnak_solo.flow import RivalEndsRound
from arnak_solo.tiles import TILES


def new_solo(seed: int = 3, **options: int) -> Game:
    return new_game(GameConfig(players=1, expansions=("base", "solo"), seed=seed, options={"solo": dict(options)}))


def finish(game: Game, key: str) -> None:
    """Choose, and end the turn if that has to be said."""
    game.choose(key)
    if "end_turn" in legal(game):
        game.choose("end_turn")


def test_the_rival_takes_the_first_turn_of_the_game() -> None:
    game = new_solo()
    steps = [event for event in game.events if isinstance(event, RivalTileTurned | TurnBegan)]
    assert [type(event) for event in steps] == [RivalTileTurned, TurnBegan]
    assert len(rival(game).used) == 1


def test_the_rival_takes_the_first_turn_of_every_round() -> None:
    game = new_solo()
    for number in range(2, 6):
        finish(game, "pass")
        while "keep" in legal(game):
            game.choose("keep")
        assert game.state.round == number
        began = next(i for i, event in enumerate(game.events) if isinstance(event, RoundBegan))
        steps = [event for event in game.events[began:] if isinstance(event, RivalTileTurned | TurnBegan)]
        assert [type(event) for event in steps] == [RivalTileTurned, TurnBegan]


def test_the_rival_and_the_human_take_turns_one_tile_each() -> None:
    game = new_solo()
    for turn in range(1, 4):
        assert len(rival(game).used) == turn
        dig = next(key for key in legal(game) if key.startswith(("buy/", "dig/", "play/", "research/")))
        game.choose(dig)
        while game.state.main_action_done or len(rival(game).used) == turn:
            keys = legal(game)
            game.choose("end_turn" if "end_turn" in keys else "skip" if "skip" in keys else keys[0])


def test_the_rival_plays_all_ten_tiles_also_after_the_human_passed() -> None:
    game = new_solo()
    finish(game, "pass")
    turned = [event.tile for event in game.events if isinstance(event, RivalTileTurned)]
    assert len({*turned, *rival(new_solo()).used}) == len(turned) + 1 == 10
    assert "keep" in legal(game), "the round is over"


def test_after_the_rivals_ten_tiles_the_human_goes_on_alone() -> None:
    game = with_rival(solo().player(0, coin=2, hand=["funding_boat", "funding_car"])).start()
    game.choose("dig/camp_coin/0")
    while "end_turn" not in legal(game):
        game.choose(legal(game)[0])
    game.choose("end_turn")
    assert game.state.turn == 0
    assert "pass" in legal(game)
    assert not [event for event in game.events if isinstance(event, RivalTileTurned)]


@pytest.mark.parametrize(("below", "taken"), [(LEFT, "hat"), (RIGHT, "rope")])
def test_the_arrow_on_top_of_the_tiles_left_decides(below: str, taken: str) -> None:
    game = after_turn(solo().row("mortar", "hat", "parrot", "trowel", "torch", "rope"), "buy_item_green", below)
    assert rival(game).cards == (taken,)


@pytest.mark.parametrize(("bottom", "expected"), [("dig_tablet", "left"), ("dig_arrowhead", "right")])
def test_for_the_last_tile_the_arrow_at_the_bottom_of_the_used_pile_decides(bottom: str, expected: str) -> None:
    other = "dig_arrowhead" if bottom == "dig_tablet" else "dig_tablet"
    game = after_turn(solo(), "research_green", used=[bottom, other])
    assert rival(game).magnifying_glass == {"left": "bird_r1_a", "right": "bird_r1_b"}[expected]
    turned = next(event for event in game.events if isinstance(event, RivalTileTurned))
    assert (turned.arrow, turned.left) == (expected, 0)
    assert "at the bottom of the used pile" in told(game)


def test_at_the_end_of_a_round_its_figures_return_without_fear_and_the_tiles_are_shuffled() -> None:
    tiles = [tile.id for tile in TILES if tile.color != "red"]
    guarded = solo().site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[1])
    game = with_rival(guarded, used=tiles).start(effect=RivalEndsRound())
    assert not occupied(game)
    assert site(game, "l1_low_1").guardian == "guardian_01"
    assert rival(game).archaeologists == 6
    assert sorted(rival(game).stack) == sorted(tiles)
    assert rival(game).used == ()
    assert rival(game).stack != tuple(sorted(tiles))
    assert not [event for event in game.events if isinstance(event, FearTaken)]
    assert game.state.fear == 19


def test_the_human_still_gains_fear_from_a_guardian_at_the_end_of_a_round() -> None:
    scenario = solo().site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[0])
    game = with_rival(scenario, used=["dig_coin"]).start(effect=RivalEndsRound() >> EndRound())
    assert FEAR in game.state.players[0].cards


def test_after_the_last_round_no_tiles_are_shuffled() -> None:
    game = with_rival(solo().round(5), used=["dig_coin", "dig_jewel"]).start(effect=RivalEndsRound())
    assert rival(game).used == ("dig_coin", "dig_jewel")
    assert not [event for event in game.events if isinstance(event, RivalShuffled)]


def test_the_starting_player_marker_does_not_move() -> None:
    game = new_solo()
    while not game.is_over:
        assert game.state.starting_player == 0
        keys = legal(game)
        game.choose("pass" if "pass" in keys else "end_turn" if "end_turn" in keys else "keep")
    assert game.state.round == 5


def test_undo_stops_at_the_rivals_turn() -> None:
    game = new_solo()
    finish(game, "pass")
    assert game.undo_stops_because
