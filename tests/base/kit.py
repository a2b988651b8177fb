"""Short words for what the tests of the base game look at."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.state import OwnedAssistant, Player, SiteState
from arnak_core.testing import Scenario, legal
from arnak_core.vocabulary import TOKENS, TRAVEL


def me(game: Game, seat: int = 0) -> Player:
    """A player's state."""
    return game.state.players[seat]


def tokens(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens that a player has, none left out but those of which there are none."""
    return {name: n for name, n in zip(TOKENS, me(game, seat).tokens, strict=True) if n}


def leftover(game: Game, seat: int = 0) -> dict[str, int]:
    """The travel icons left over this turn."""
    return {name: n for name, n in zip(TRAVEL, me(game, seat).travel, strict=True) if n}


def site(game: Game, name: str) -> SiteState:
    """What lies on a place of the map."""
    return game.state.sites[game.rules.site_index[name]]


def assistant(game: Game, name: str, seat: int = 0) -> OwnedAssistant:
    """An assistant of a player."""
    return next(owned for owned in me(game, seat).assistants if owned.id == name)


def starting_with(game: Game, *beginnings: str) -> list[str]:
    """The legal keys that begin so."""
    return [key for key in legal(game) if key.startswith(beginnings)]


def finish_turn(game: Game) -> Game:
    """End the turn of the player who is at it, if that still has to be said."""
    if "end_turn" in legal(game):
        game.choose("end_turn")
    return game


def pass_turn(game: Game) -> Game:
    """Pass for the round."""
    game.choose("pass")
    return finish_turn(game)


def keep_all(game: Game) -> Game:
    """At the end of a round, everybody keeps the cards left in hand."""
    while not game.is_over and "keep" in legal(game):
        game.choose("keep")
    return game


def position(players: int = 2, *, board: str = "bird", seed: int = 0) -> Scenario:
    """A scenario in which all players but the first have a Fear in hand, so that they have a choice on their turn."""
    scenario = Scenario(players, board=board, seed=seed)
    for seat in range(1, players):
        scenario.player(seat, hand=["fear"])
    return scenario
