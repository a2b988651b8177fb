"""A house rule: who passes gets coins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from arnak_core import AnyEffect, PluginInfo, hookimpl
from arnak_core.effects.tokens import Gain
from arnak_core.events import AnyEvent, Passed
from arnak_core.hooks import Reaction
from arnak_core.table import Table


class Options(Struct, frozen=True):
    """The options of the house rule."""

    coins: Annotated[int, Meta(ge=1, le=5, description="coins for who passes")] = 1


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="generous-pass",
        name="Generous pass",
        version="1.0.0",
        description="A house rule: who passes gets coins.",
        requires=("base",),
        options=Options,
    )


@hookimpl
def arnak_reactions(options: Options) -> Mapping[type[AnyEvent], Reaction]:
    def passed(table: Table, event: AnyEvent) -> AnyEffect:
        return Gain(coin=options.coins)

    return {Passed: passed}
