"""Bots: who plays the seats that nobody sits at, and the registry that finds them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, cast

from arnak_core import ArnakError, Game, PluginManager


class UnknownBot(ArnakError):
    """A bot that is not installed."""


class Bot:
    """A bot: derive, name and describe it, write `choose`."""

    name: ClassVar[str]
    description: ClassVar[str] = ""

    def choose(self, game: Game, chance: int) -> str:
        """The key of the option that the player who has to decide takes.

        `chance` is a random number, the same whenever the same decision comes up in the same game: draw all randomness
        from it, and keep nothing in mind between two decisions, so that games can be repeated and resumed. The bot gets
        the whole game and must not look at what its player can't know: `game.view` and `game.sample` are fair.
        """
        raise NotImplementedError


def bots(manager: PluginManager) -> dict[str, type[Bot]]:
    """All bots by name: the two of this distribution and those of plugins."""
    from .greedy import Greedy
    from .random_choice import RandomChoice

    found: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomChoice, Greedy)}
    for answer in manager.call_all(manager.plugins.values(), "arnak_bots"):
        for bot in cast(Iterable[type[Bot]], answer):
            found.setdefault(bot.name, bot)
    return found


def make_bot(manager: PluginManager, name: str) -> Bot:
    """A bot by its name. Raises UnknownBot."""
    known = bots(manager)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]()


def chance_for(game: Game) -> int:
    """The random number for the decision that comes up now: from the game's seed, the seat and the choices so far."""
    number = (game.config.seed * 1_000_003 + game.decision.player) * 1_000_003 + len(game.keys)
    number = (number ^ (number >> 31)) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return number ^ (number >> 31)
