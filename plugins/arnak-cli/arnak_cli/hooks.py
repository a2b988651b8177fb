"""The hooks of the terminal frontend: a plugin may bring bots and commands.

Mark implementations `@hookimpl(optionalhook=True)`, so that the plugin also works where the frontend is not installed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    import click

    from .bots import Bot

hookspec = pluggy.HookspecMarker("arnak")


@hookspec
def arnak_bots() -> Iterable[type[Bot]]:
    """Bring bots for `arnak play` and `arnak simulate`."""
    ...


@hookspec
def arnak_commands(group: click.Group) -> None:
    """Add commands to `arnak`: `group.add_command(...)`."""
