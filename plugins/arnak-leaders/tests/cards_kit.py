"""Games with the cards of Expedition Leaders without the leaders, and short words for what their tests look at."""

from __future__ import annotations

from arnak_core import Game
from arnak_core.config import GameConfig, OptionValue
from arnak_core.state import Player
from arnak_core.testing import Scenario
from arnak_core.vocabulary import TOKENS

EXPANSIONS = ("base", "leaders:content")


def options(promos: bool = False) -> dict[str, dict[str, OptionValue]]:
    """The options of a game."""
    return {"leaders": {"promos": promos}}


def config(players: int = 2, *, seed: int = 0, board: str = "bird", promos: bool = False) -> GameConfig:
    """A game with the cards."""
    return GameConfig(players=players, expansions=EXPANSIONS, seed=seed, board=board, options=options(promos))


def scenario(players: int = 2, *, board: str = "bird", promos: bool = False) -> Scenario:
    """A position with the cards in the game."""
    return Scenario(players, board=board, expansions=EXPANSIONS, options=options(promos))


def me(game: Game, seat: int = 0) -> Player:
    """A player's state."""
    return game.state.players[seat]


def tokens(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens that a player has, but those of which there are none."""
    return {name: n for name, n in zip(TOKENS, me(game, seat).tokens, strict=True) if n}
