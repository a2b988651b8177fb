"""Positions with leaders and without their new cards, and short words for what the tests look at."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.base.flow import EndRound, PlayRound
from arnak_core.testing import Scenario, finish_turn, keep_all, play

EXPANSIONS = ("base", "leaders:rules")


def position(leader: str, players: int = 2, *, board: str = "bird", seed: int = 0) -> Scenario:
    """A scenario in which the first player has the leader; the others have none, and a Fear to decide about."""
    leaders = (leader, *[""] * (players - 1))
    scenario = Scenario(players, board=board, seed=seed, expansions=EXPANSIONS, leaders=leaders)
    for seat in range(1, players):
        scenario.player(seat, hand=["fear"])
    return scenario


def other_passes(game: Game) -> Game:
    """The first player's turn ends, the second player passes, and the first has another turn."""
    finish_turn(game)
    play(game, "pass")
    return finish_turn(game)


def next_round(scenario: Scenario) -> Game:
    """From the end of the position's round into the next one; everybody keeps what is in hand."""
    return keep_all(scenario.start(effect=EndRound()))


def first_round(scenario: Scenario) -> Game:
    """From the beginning of the position's round."""
    return scenario.start(effect=PlayRound(scenario.state.round))


def panel_lines(game: Game, seat: int = 0) -> tuple[str, ...]:
    """What a frontend shows of a player's leader."""
    return next(panel.lines for panel in game.view(seat).panels if panel.seat == seat)
