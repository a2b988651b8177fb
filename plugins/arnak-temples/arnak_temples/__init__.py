"""Four more temples: research tracks that replace the printed one on either side of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arnak_core.events import AnyEvent
from arnak_core.hooks import GuardianPlace, Panel, PanelMaker, Permission, PluginInfo, Reaction, SetupStep, hookimpl
from arnak_core.registry import Components
from arnak_core.table import Table

from . import artifact_space, hidden_site, idol_chambers, set_aside_idols, state, track_guardian, waterfall_tiles
from .lizard import TEMPLE as LIZARD
from .monkey import TEMPLE as MONKEY
from .temple import RivalArrival, RivalGuardians, RivalWays, Temple
from .tree import TEMPLE as TREE
from .version import VERSION
from .waterfall import TEMPLE as WATERFALL

TEMPLES: dict[str, Temple] = {temple.track.id: temple for temple in (MONKEY, LIZARD, WATERFALL, TREE)}


class TempleOptions(Struct, frozen=True, kw_only=True):
    """Which temple is played."""

    temple: Annotated[
        Literal["monkey", "lizard", "waterfall", "tree"],
        Meta(description="The temple whose research track replaces the printed one; the map stays that of the board"),
    ] = "monkey"


def chosen(options: Struct | None) -> Temple:
    """The temple that the options name."""
    assert isinstance(options, TempleOptions)
    return TEMPLES[options.temple]


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="temples",
        name="Temples",
        version=VERSION,
        description="The Monkey, Lizard, Waterfall and Tree Temple: research tracks for either side of the board.",
        requires=("base",),
        options=TempleOptions,
    )


@hookimpl
def arnak_types() -> Iterable[type | ModuleType]:
    return [state, artifact_space, set_aside_idols, track_guardian, waterfall_tiles, hidden_site, idol_chambers]


@hookimpl
def arnak_components(components: Components, options: Struct | None) -> None:
    components.add(*(temple.track for temple in TEMPLES.values()))
    if components.rules:
        temple = chosen(options)
        components.track = temple.track.id
        for idol in temple.idols:
            components.ensure_copies(idol)


@hookimpl
def arnak_setup(options: Struct | None) -> Iterable[SetupStep]:
    return chosen(options).setup


@hookimpl
def arnak_reactions(options: Struct | None) -> Mapping[type[AnyEvent], Reaction]:
    return chosen(options).reactions


@hookimpl
def arnak_permissions(options: Struct | None) -> Mapping[str, Permission]:
    return chosen(options).permissions


@hookimpl
def arnak_guardian_places(options: Struct | None) -> Iterable[GuardianPlace]:
    return chosen(options).guardian_places


@hookimpl
def arnak_panels(options: Struct | None) -> Iterable[PanelMaker]:
    temple = chosen(options)

    def panel(table: Table, viewer: int) -> Panel:
        return Panel(temple.track.name, tuple(temple.about(table, viewer)))

    return [panel]


@hookimpl(optionalhook=True)
def arnak_rival_spaces(options: Struct | None) -> Mapping[str, RivalArrival]:
    return chosen(options).rival_spaces


@hookimpl(optionalhook=True)
def arnak_rival_ways(options: Struct | None) -> Iterable[RivalWays]:
    return chosen(options).rival_ways


@hookimpl(optionalhook=True)
def arnak_rival_guardians(options: Struct | None) -> Iterable[RivalGuardians]:
    return chosen(options).rival_guardians
