"""The kit that rule and plugin authors test with."""

from .scenario import Scenario
from .words import (
    finish_turn,
    keep_all,
    leftover,
    legal,
    legal_free,
    legal_main,
    me,
    play,
    site,
    starting_with,
    tokens,
)

__all__ = [
    "Scenario",
    "finish_turn",
    "keep_all",
    "leftover",
    "legal",
    "legal_free",
    "legal_main",
    "me",
    "play",
    "site",
    "starting_with",
    "tokens",
]
