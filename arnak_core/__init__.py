"""arnak: an open rules engine for the board game Lost Ruins of Arnak."""

from .config import GameConfig
from .effect import AnyEffect, Ask, Effect, Option
from .errors import (
    ArnakError,
    BadConfiguration,
    BadPosition,
    BadSave,
    BrokenPlugin,
    ExpansionConflict,
    GameIsOver,
    IllegalChoice,
    NothingToUndo,
    UnknownExpansion,
)
from .game import Decision, Game, Result, new_game
from .hooks import Leader, PluginInfo, PluginManager, hookimpl, installed_plugins
from .version import VERSION
from .view import View

__version__ = VERSION

__all__ = [
    "AnyEffect",
    "ArnakError",
    "Ask",
    "BadConfiguration",
    "BadPosition",
    "BadSave",
    "BrokenPlugin",
    "Decision",
    "Effect",
    "ExpansionConflict",
    "Game",
    "GameConfig",
    "GameIsOver",
    "IllegalChoice",
    "Leader",
    "NothingToUndo",
    "Option",
    "PluginInfo",
    "PluginManager",
    "Result",
    "UnknownExpansion",
    "View",
    "hookimpl",
    "installed_plugins",
    "new_game",
]
