"""Positions with leaders and without their new cards, and short words for what the tests look at."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.base.flow import EndRound, PlayRound
from arnak_core.state import Player, SiteState
from arnak_core.testing import Scenario, legal, play
from arnak_core.vocabulary import TOKENS, TRAVEL

EXPANSIONS = ("base", "leaders:rules")


def position(leader: str, players: int = 2, *, board: str = "bird", seed: int = 0) -> Scenario:
    """A scenario in which the first player has the leader; the others have none, and a Fear to decide about."""
    leaders = (leader, *[""] * (players - 1))
    scenario = Scenario(players, board=board, seed=seed, expansions=EXPANSIONS, leaders=leaders)
    for seat in range(1, players):
        scenario.player(seat, hand=["fear"])
    return scenario


def me(game: Game, seat: int = 0) -> Player:
    """A player's state."""
    return game.state.players[seat]


def tokens(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens that a player has, but those of which there are none."""
    return {name: n for name, n in zip(TOKENS, me(game, seat).tokens, strict=True) if n}


def leftover(game: Game, seat: int = 0) -> dict[str, int]:
    """The travel icons left over this turn."""
    return {name: n for name, n in zip(TRAVEL, me(game, seat).travel, strict=True) if n}


def site(game: Game, name: str) -> SiteState:
    """What lies on a place of the map."""
    return game.state.sites[game.rules.site_index[name]]


def starting_with(game: Game, *beginnings: str) -> list[str]:
    """The legal keys that begin so."""
    return [key for key in legal(game) if key.startswith(beginnings)]


def finish_turn(game: Game) -> Game:
    """End the turn of the player who is at it, if that still has to be said."""
    if "end_turn" in legal(game):
        game.choose("end_turn")
    return game


def other_passes(game: Game) -> Game:
    """The first player's turn ends, the second player passes, and the first has another turn."""
    finish_turn(game)
    play(game, "pass")
    return finish_turn(game)


def keep_all(game: Game) -> Game:
    """At the end of a round, everybody keeps the cards left in hand."""
    while not game.is_over and "keep" in legal(game):
        game.choose("keep")
    return game


def next_round(scenario: Scenario) -> Game:
    """From the end of the position's round into the next one; everybody keeps what is in hand."""
    return keep_all(scenario.start(effect=EndRound()))


def first_round(scenario: Scenario) -> Game:
    """From the beginning of the position's round."""
    return scenario.start(effect=PlayRound(scenario.state.round))


def panel_lines(game: Game, seat: int = 0) -> tuple[str, ...]:
    """What a frontend shows of a player's leader."""
    return next(panel.lines for panel in game.view(seat).panels if panel.seat == seat)
