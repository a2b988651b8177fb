"""Expedition Leaders: six leaders, each a plugin scoped to its player, and the cards and tiles of the expansion."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from arnak_core import PluginInfo, hookimpl
from arnak_core.hooks import SetupStep
from arnak_core.registry import Components

from . import baroness, captain, cards, choosing, effects, explorer, falconer, mystic, professor
from .options import Options
from .version import VERSION

LEADERS = (
    captain.Captain(),
    falconer.Falconer(),
    baroness.Baroness(),
    professor.Professor(),
    explorer.Explorer(),
    mystic.Mystic(),
)
STARTING_CARDS = (
    *captain.CARDS,
    *falconer.CARDS,
    *baroness.CARDS,
    *professor.CARDS,
    *explorer.CARDS,
    *mystic.CARDS,
)


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="leaders",
        name="Expedition Leaders",
        version=VERSION,
        description="Six leaders with decks and boards of their own, and new cards, tiles, guardians and assistants.",
        requires=("base",),
        options=Options,
    )


@hookimpl
def arnak_types() -> Iterable[type | ModuleType]:
    leaders = (captain, falconer, baroness, professor, explorer, mystic)
    return [effects, choosing, *leaders, *cards.CONTENT_TYPES]


@hookimpl
def arnak_components(components: Components, options: Options) -> None:
    components.add(*STARTING_CARDS, *LEADERS)
    cards.add_content(components, options)


@hookimpl
def arnak_setup(options: Options) -> Iterable[SetupStep]:
    return (choosing.DRAFT if options.draft else choosing.DEAL,)
