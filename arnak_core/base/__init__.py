"""The base game, as a plugin: it registers through the same hooks as every expansion."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from .. import effect
from .. import events as event_types
from ..components import IdolSlots
from ..effects import MODULES as EFFECT_MODULES
from ..hooks import ActionProvider, Invariant, PluginInfo, ScoreRule, SetupStep, TieBreak, hookimpl
from ..registry import Components
from ..version import VERSION
from . import flow
from .actions import FREE_ACTIONS, MAIN_ACTIONS
from .artifacts import ARTIFACTS
from .assistants import ASSISTANTS
from .basic_cards import BASIC_CARDS
from .boards import BOARDS
from .bonus_tiles import BONUS_TILES
from .guardians import GUARDIANS
from .idols import IDOL_SLOTS, IDOLS
from .invariants import INVARIANTS
from .items import ITEMS
from .scoring import SCORE_RULES, TIE_BREAKS
from .setup import STEPS
from .sites import SITES
from .tracks import TRACKS


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="base",
        name="Lost Ruins of Arnak",
        version=VERSION,
        description="The base game: both temples, two to four players.",
    )


@hookimpl
def arnak_types() -> Iterable[type | ModuleType]:
    return [effect, event_types, *EFFECT_MODULES, flow]


@hookimpl
def arnak_components(components: Components) -> None:
    components.add(
        *BASIC_CARDS, *ITEMS, *ARTIFACTS, *SITES, *GUARDIANS, *ASSISTANTS, *IDOLS, *BONUS_TILES, *BOARDS, *TRACKS
    )


@hookimpl
def arnak_setup() -> Iterable[SetupStep]:
    return STEPS


@hookimpl
def arnak_main_actions() -> Iterable[ActionProvider]:
    return MAIN_ACTIONS


@hookimpl
def arnak_free_actions() -> Iterable[ActionProvider]:
    return FREE_ACTIONS


@hookimpl
def arnak_idol_slots() -> IdolSlots:
    return IDOL_SLOTS


@hookimpl
def arnak_scoring() -> Iterable[ScoreRule]:
    return SCORE_RULES


@hookimpl
def arnak_tie_breaks() -> Iterable[TieBreak]:
    return TIE_BREAKS


@hookimpl
def arnak_invariants() -> Iterable[Invariant]:
    return INVARIANTS
