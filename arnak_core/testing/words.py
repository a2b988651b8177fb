"""Short words for tests: what may be chosen, what a player has, and the steps that many games have in common."""

from __future__ import annotations

from ..game import Game
from ..state import Player, SiteState
from ..vocabulary import TOKENS, TRAVEL

# -- what may be chosen


def legal(game: Game) -> list[str]:
    """The keys that may be chosen now; none when the game is over."""
    return [] if game.is_over else [option.key for option in game.decision.options]


def legal_main(game: Game) -> list[str]:
    """The keys that answer the question asked, without the free actions offered besides."""
    return [] if game.is_over else [option.key for option in game.decision.options if not option.free]


def legal_free(game: Game) -> list[str]:
    """The keys of the free actions offered now."""
    return [] if game.is_over else [option.key for option in game.decision.options if option.free]


def starting_with(game: Game, *beginnings: str) -> list[str]:
    """The legal keys that begin so."""
    return [key for key in legal(game) if key.startswith(beginnings)]


# -- what there is


def me(game: Game, seat: int = 0) -> Player:
    """A player's state."""
    return game.state.players[seat]


def tokens(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens that a player has by name, without those of which there are none."""
    return {name: n for name, n in zip(TOKENS, me(game, seat).tokens, strict=True) if n}


def leftover(game: Game, seat: int = 0) -> dict[str, int]:
    """The travel icons that a player has left over this turn."""
    return {name: n for name, n in zip(TRAVEL, me(game, seat).travel, strict=True) if n}


def site(game: Game, name: str) -> SiteState:
    """What lies on a place of the map."""
    return game.state.sites[game.rules.site_index[name]]


# -- steps


def play(game: Game, *keys: str) -> Game:
    """Choose these keys one after the other. Raises IllegalChoice, which lists what was legal."""
    for key in keys:
        game.choose(key)
    return game


def finish_turn(game: Game) -> Game:
    """End the turn of the player who is at it, if that still has to be said."""
    return play(game, "end_turn") if "end_turn" in legal(game) else game


def keep_all(game: Game) -> Game:
    """At the end of a round, everybody keeps the cards left in hand."""
    while "keep" in legal(game):
        play(game, "keep")
    return game
