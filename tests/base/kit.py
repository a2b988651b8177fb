"""Short words for what the tests of the base game look at."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.state import OwnedAssistant
from arnak_core.testing import Scenario, finish_turn, me


def assistant(game: Game, name: str, seat: int = 0) -> OwnedAssistant:
    """An assistant of a player."""
    return next(owned for owned in me(game, seat).assistants if owned.id == name)


def pass_turn(game: Game) -> Game:
    """Pass for the round."""
    game.choose("pass")
    return finish_turn(game)


def position(players: int = 2, *, board: str = "bird", seed: int = 0) -> Scenario:
    """A scenario in which all players but the first have a Fear in hand, so that they have a choice on their turn."""
    scenario = Scenario(players, board=board, seed=seed)
    for seat in range(1, players):
        scenario.player(seat, hand=["fear"])
    return scenario
