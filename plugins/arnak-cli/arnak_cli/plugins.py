"""The installed plugins, with the hooks of the terminal frontend added."""

from __future__ import annotations

from functools import cache

from arnak_core import PluginManager, installed_plugins

from . import hooks


@cache
def plugins() -> PluginManager:
    """The manager of all installed plugins; it knows the frontend's hooks too."""
    manager = installed_plugins()
    manager.pluggy.add_hookspecs(hooks)
    return manager
