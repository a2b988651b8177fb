"""What the tests of the terminal frontend share, among it a small plugin with options, a bot and a command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, ClassVar, Literal

import click
from click.testing import Result
from msgspec import Meta, Struct

from arnak_cli.bots import Bot
from arnak_core import Game, GameConfig, PluginInfo, hookimpl
from arnak_core.components import Item
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import RivalScore, Score, ScoreRule
from arnak_core.registry import Components

Run = Callable[..., Result]


def is_one_line_of_bad_input(result: Result, *words: str) -> bool:
    """Whether it ended with exit code 2 and one line on stderr that holds these words."""
    lines = result.stderr.splitlines()
    return (
        result.exit_code == 2
        and len(lines) == 1
        and lines[0].startswith("arnak: ")
        and all(word in lines[0] for word in words)
    )


class Gifts(Struct, frozen=True):
    """The options of the small plugin."""

    points: Annotated[int, Meta(description="Points that every player gets.", ge=0, le=9)] = 3
    mood: Annotated[Literal["calm", "wild"], Meta(description="How it feels.")] = "calm"
    loud: Annotated[bool, Meta(description="Whether it is loud.")] = False
    names: Annotated[tuple[str, ...], Meta(description="Any names.")] = ()
    seed: Annotated[int, Meta(description="A flag that the commands have too.")] = 0


class Last(Bot):
    """Takes the last option."""

    name: ClassVar[str] = "last"
    description: ClassVar[str] = "takes the last option"

    def choose(self, game: Game, chance: int) -> str:
        return game.decision.options[-1].key


class GiftPlugin:
    """A plugin that gives points, and brings a bot and a command."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(
            id="gifts", name="Gifts", version="1.2", description="Gives points.", requires=("base",), options=Gifts
        )

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(Item("gift_box", "Gift Box", cost=1, effect=Gain(coin=1), house=("cost",)))

    @hookimpl
    def arnak_scoring(self, config: GameConfig, options: Gifts) -> Iterable[ScoreRule]:
        return [ScoreRule("gifts", lambda table, seat: options.points)]

    @hookimpl
    def arnak_rivals(self, config: GameConfig, options: Gifts) -> Iterable[RivalScore]:
        return [lambda table: Score("Giver", {"gifts": 17})]

    @hookimpl(optionalhook=True)
    def arnak_bots(self) -> Iterable[type[Bot]]:
        return [Last]

    @hookimpl(optionalhook=True)
    def arnak_commands(self, group: click.Group) -> None:
        @group.command("unwrap")
        def unwrap() -> None:
            """Unwrap a gift."""
            click.echo("a bicycle")


class CarelessPlugin:
    """A plugin that does not say what it is."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="careless", name="Careless", version="1.0", requires=("base",))
