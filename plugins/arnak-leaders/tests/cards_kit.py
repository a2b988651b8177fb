"""Games with the cards of Expedition Leaders without the leaders, and short words for what their tests look at."""

from __future__ import annotations

from arnak_core.config import GameConfig, OptionValue
from arnak_core.testing import Scenario

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
