"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from typing import ClassVar

from arnak_core import Game

from . import Bot


class RandomChoice(Bot):
    """Takes any option."""

    name: ClassVar[str] = "random"
    description: ClassVar[str] = "takes any option, each as likely as the others"

    def choose(self, game: Game, chance: int) -> str:
        options = game.decision.options
        return options[(chance >> 16) % len(options)].key
