"""The solo game: one player against the rival expedition, as a plugin of arnak (rulebook: solo pages)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import cast

from msgspec import Struct

from arnak_core.base.flow import NextTurn
from arnak_core.effect import AnyEffect
from arnak_core.hooks import (
    Invariant,
    PanelMaker,
    PluginInfo,
    Replacement,
    RivalScore,
    SetupStep,
    hookimpl,
)
from arnak_core.registry import Components

from . import actions, events, flow, hookspecs, state
from .invariants import rival_is_sound
from .options import SoloOptions
from .panel import panel
from .scoring import LOST, TIED, WON, Outcome, outcome, score
from .setup import red_pairs, steps, tiles_for
from .state import RivalState, RivalView, rival_of, rival_seat
from .tiles import RivalTile
from .version import VERSION

__version__ = VERSION

__all__ = [
    "LOST",
    "TIED",
    "WON",
    "Outcome",
    "RivalState",
    "RivalTile",
    "RivalView",
    "SoloOptions",
    "outcome",
    "rival_of",
    "rival_seat",
]


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="solo",
        name="Solo game",
        version=VERSION,
        description="One player against the rival expedition, at six difficulties.",
        requires=("base",),
        options=SoloOptions,
        players=(1,),
        hookspecs=hookspecs,
    )


@hookimpl
def arnak_types() -> Iterable[type | ModuleType]:
    return [actions, flow, events, state]


@hookimpl
def arnak_components(components: Components, options: Struct | None) -> None:
    chosen = cast(SoloOptions, options)
    red_pairs(chosen)
    components.add(*tiles_for(chosen))


@hookimpl
def arnak_setup(options: Struct | None) -> Iterable[SetupStep]:
    return steps(cast(SoloOptions, options))


@hookimpl
def arnak_replacements() -> Mapping[type[AnyEffect], Replacement]:
    return {NextTurn: flow.rival_begins}


@hookimpl
def arnak_rivals() -> Iterable[RivalScore]:
    return (score,)


@hookimpl
def arnak_panels() -> Iterable[PanelMaker]:
    return (panel,)


@hookimpl
def arnak_invariants() -> Iterable[Invariant]:
    return (rival_is_sound,)
