"""Variants that any game can switch on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta, Struct

from arnak_core import PluginInfo, hookimpl
from arnak_core.base.flow import NextRow
from arnak_core.effect import AnyEffect
from arnak_core.hooks import PanelMaker, Replacement

from . import red_moon_staff
from .version import VERSION


class Options(Struct, frozen=True, kw_only=True):
    """Which variants are played."""

    red_moon_staff: Annotated[
        bool, Meta(description="At the end of a round two cards on each side of the moon staff are exiled")
    ] = True


@hookimpl
def arnak_plugin() -> PluginInfo:
    return PluginInfo(
        id="variants",
        name="Variants",
        version=VERSION,
        description="Variants for any game: the red moon staff.",
        requires=("base",),
        options=Options,
    )


@hookimpl
def arnak_replacements(options: Options) -> Mapping[type[AnyEffect], Replacement]:
    return {NextRow: red_moon_staff.clear_two_on_each_side} if options.red_moon_staff else {}


@hookimpl
def arnak_panels(options: Options) -> Iterable[PanelMaker]:
    return (red_moon_staff.panel,) if options.red_moon_staff else ()
