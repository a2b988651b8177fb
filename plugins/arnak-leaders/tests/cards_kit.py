"""Games with the cards of Expedition Leaders alone, and short words for what their tests look at."""

from __future__ import annotations

from msgspec import Struct

from arnak_core import Game, base
from arnak_core.config import GameConfig, OptionValue
from arnak_core.hooks import PluginInfo, PluginManager, hookimpl
from arnak_core.registry import Components
from arnak_core.state import Player
from arnak_core.testing import Scenario
from arnak_core.vocabulary import TOKENS
from arnak_leaders import cards

EXPANSIONS = ("base", "cards")


class Options(Struct, frozen=True):
    """The options that the cards read."""

    promos: bool = False


class CardsAlone:
    """The cards as an expansion of their own, without the leaders."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="cards", name="Cards", version="1", requires=("base",), options=Options)

    @hookimpl
    def arnak_types(self) -> object:
        return cards.CONTENT_TYPES

    @hookimpl
    def arnak_components(self, components: Components, options: Options) -> None:
        cards.add_content(components, options)


def plugins() -> PluginManager:
    """The base game and the cards."""
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(CardsAlone(), "cards")
    return manager


PLUGINS = plugins()


def options(promos: bool = False) -> dict[str, dict[str, OptionValue]]:
    """The options of a game."""
    return {"cards": {"promos": promos}}


def config(players: int = 2, *, seed: int = 0, board: str = "bird", promos: bool = False) -> GameConfig:
    """A game with the cards."""
    return GameConfig(players=players, expansions=EXPANSIONS, seed=seed, board=board, options=options(promos))


def scenario(players: int = 2, *, board: str = "bird", promos: bool = False) -> Scenario:
    """A position with the cards in the game."""
    return Scenario(players, board=board, expansions=EXPANSIONS, options=options(promos), plugins=PLUGINS)


def me(game: Game, seat: int = 0) -> Player:
    """A player's state."""
    return game.state.players[seat]


def tokens(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens that a player has, but those of which there are none."""
    return {name: n for name, n in zip(TOKENS, me(game, seat).tokens, strict=True) if n}
