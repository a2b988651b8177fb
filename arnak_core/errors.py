"""Errors: typed, say what was wrong and what would be right; the game they come from stays as it was."""

from __future__ import annotations


class ArnakError(Exception):
    """The base of all errors of this project."""


class IllegalChoice(ArnakError):
    """A key that the current decision does not offer."""

    def __init__(self, key: str, legal: list[str]) -> None:
        self.key = key
        self.legal = legal
        super().__init__(f"{key!r} can't be chosen now; legal: {', '.join(legal) or 'nothing, the game is over'}")


class GameIsOver(IllegalChoice):
    """A choice after the end of the game."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])


class NothingToUndo(ArnakError):
    """Undo at the start, or at a point where hidden information came up."""


class BadConfiguration(ArnakError):
    """A game that can't be set up so: a wrong number of players, an unknown board, option or component."""


class UnknownExpansion(BadConfiguration):
    """An expansion that is not installed."""

    def __init__(self, name: str, installed: list[str]) -> None:
        self.name = name
        self.installed = installed
        super().__init__(f"expansion {name!r} is not installed; installed: {', '.join(installed)}")


class ExpansionConflict(BadConfiguration):
    """Expansions that can't be played together, or one whose requirement is missing."""


class BrokenPlugin(ArnakError):
    """A plugin that fails to load or to register (strict mode only; else it is left out and reported)."""


class BadSave(ArnakError):
    """A save or record that can't be read: damaged, truncated, of another program or another version."""


class BrokenInvariant(ArnakError):
    """A state that can't come about by the rules: something is lost, doubled or below zero."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("; ".join(problems))


class BadPosition(ArnakError):
    """A stated position that can't be: a card in two places, an unknown id, too many figures."""
