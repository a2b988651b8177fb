"""Saving, loading and replaying games.

A *save* holds a snapshot, with which the game goes on even in the middle of an effect, and its record; a *record* holds
the configuration (with the seed) and the chosen keys. Both are JSON and name the versions of the core and the plugins
they were made with: a snapshot is loaded under newer rules too, a record replays only where the rules still agree.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from .config import GameConfig
from .damage import damage
from .errors import ArnakError, BadConfiguration, BadSave, IllegalChoice
from .game import Game, new_game
from .hooks import PluginManager
from .invariants import being_set_up, quick_problems, registered_problems
from .ruleset import Ruleset, ruleset
from .state import State
from .table import Table

SAVE_FORMAT = "arnak-save"
RECORD_FORMAT = "arnak-record"
FORMAT_VERSION = 1
"""Raised when older programs could not read the files any more."""

T = TypeVar("T")


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as its configuration and the keys chosen."""

    format: str = RECORD_FORMAT
    format_version: int = FORMAT_VERSION
    versions: dict[str, str]
    """By plugin id, the base game's being the core's."""
    config: GameConfig
    keys: list[str]


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to go on with: a snapshot of the state, and its record."""

    format: str = SAVE_FORMAT
    format_version: int = FORMAT_VERSION
    record: Record
    state: State


class _SaveParts(Struct, frozen=True, forbid_unknown_fields=True):
    """A save whose state can't be read yet, since its configuration says which types it may hold."""

    format: str
    format_version: int
    record: Record
    state: msgspec.Raw


def versions(rules: Ruleset) -> dict[str, str]:
    """The versions of the chosen plugins by id."""
    return {info.id: info.version for info in rules.plugins}


def record_of(game: Game) -> Record:
    """The record of a game so far."""
    return Record(versions=versions(game.rules), config=game.config, keys=list(game.keys))


def save_bytes(game: Game) -> bytes:
    """A game as a save, in JSON."""
    return msgspec.json.encode(Save(record=record_of(game), state=game.state))


def load_bytes(data: bytes, *, plugins: PluginManager | None = None) -> Game:
    """The game of a save; it goes on where it was, also in the middle of an effect.

    Raises BadSave, saying where, if the data is damaged, truncated or of another kind; BadConfiguration if an expansion
    that the game needs is not installed.
    """
    _check_format(data, SAVE_FORMAT, "save")
    parts = _save_parts(data)
    config = parts.record.config
    rules = _rules(config, plugins)
    try:
        state = msgspec.json.decode(parts.state, type=State, dec_hook=rules.decode_hook)
    except msgspec.DecodeError as error:
        raise BadSave(f"the save's state is damaged: {str(error).replace('`$', '`$.state')}") from error
    problem = next(damage(state, rules), "")
    if problem:
        raise BadSave(f"the save's state is damaged: {problem}")
    try:
        game = Game(Table(state, rules, config), list(parts.record.keys))
        problems = [] if being_set_up(game.table) else quick_problems(game.table) + registered_problems(game.table)
        game.view()
        game.result()
    except Exception as error:
        raise BadSave(f"the save's state can't be played on: {type(error).__name__}: {error}") from error
    if problems:
        raise BadSave(f"the save's state is damaged: {problems[0]}")
    return game


def record_bytes(game: Game) -> bytes:
    """A game's record, in JSON."""
    return msgspec.json.format(msgspec.json.encode(record_of(game)), indent=1)


def load_record(data: bytes) -> Record:
    """A record from JSON, or the record within a save. Raises BadSave."""
    found = _check_format(data, None, "record")
    if found == SAVE_FORMAT:
        return _save_parts(data).record
    return _decode(data, Record, "record")


def replay(record: Record, *, plugins: PluginManager | None = None, undo: bool = True) -> Game:
    """The game of a record, played from the start.

    Raises BadSave, saying at which choice, if the record does not fit these rules (for example after a rules fix).
    """
    game = new_game(record.config, plugins=plugins, undo=undo)
    for number, key in enumerate(record.keys, start=1):
        try:
            game.choose(key)
        except IllegalChoice as error:
            raise BadSave(
                f"the record does not fit these rules: at choice {number} of {len(record.keys)}, {error} "
                f"(recorded with {_spoken(record.versions)})"
            ) from error
    return game


def save_game(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a save, atomically: a crash while writing leaves the old file as it was."""
    write_atomically(Path(path), save_bytes(game))


def load_game(path: str | os.PathLike[str], *, plugins: PluginManager | None = None) -> Game:
    """Read a save. Raises BadSave (also if there is no such file) and BadConfiguration."""
    with _saying_which_file(path):
        return load_bytes(Path(path).read_bytes(), plugins=plugins)


def write_record(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game's record, atomically."""
    write_atomically(Path(path), record_bytes(game))


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record, or the record within a save. Raises BadSave."""
    with _saying_which_file(path):
        return load_record(Path(path).read_bytes())


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that at every moment either the old or the new content is there."""
    path = path.resolve()
    name = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(name, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            name.unlink()
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise


@contextlib.contextmanager
def _saying_which_file(path: str | os.PathLike[str]) -> Generator[None]:
    """What is wrong with a file, or with reading it, is said with its name."""
    try:
        yield
    except OSError as error:
        raise BadSave(f"{os.fspath(path)} can't be read: {error.strerror}") from error
    except BadSave as error:
        raise BadSave(f"{os.fspath(path)}: {error}") from error


def _check_format(data: bytes, wanted: str | None, what: str) -> str:
    """The format that the data says it has. Raises BadSave if it is none of ours or too new."""
    try:
        found = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(f"this is no {what} of arnak, or it is damaged: {error}") from error
    except UnicodeDecodeError as error:
        raise BadSave(f"this is no {what} of arnak, or it is damaged: it is no text") from error
    name = cast(dict[str, object], found).get("format") if isinstance(found, dict) else None
    if name not in (SAVE_FORMAT, RECORD_FORMAT) or (wanted is not None and name != wanted):
        raise BadSave(
            f"this is no {what} of arnak: its format is {name!r}, expected {wanted or RECORD_FORMAT!r}"
            if name is not None
            else f"this is no {what} of arnak: it names no format"
        )
    version = cast(dict[str, object], found).get("format_version")
    if version != FORMAT_VERSION:
        raise BadSave(f"this {what} has format version {version!r}; this program reads version {FORMAT_VERSION}")
    return str(name)


def _decode(data: bytes, kind: type[T], what: str) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BadSave(f"the {what} is damaged: {error}") from error


def _save_parts(data: bytes) -> _SaveParts:
    parts = _decode(data, _SaveParts, "save")
    if (parts.record.format, parts.record.format_version) != (RECORD_FORMAT, FORMAT_VERSION):
        raise BadSave("the save is damaged: what is at `$.record` is no record of the same version")
    return parts


def _rules(config: GameConfig, plugins: PluginManager | None) -> Ruleset:
    try:
        return ruleset(config, plugins)
    except BadConfiguration:
        raise
    except ArnakError as error:
        raise BadSave(f"the save's configuration can't be played: {error}") from error


def _spoken(made_with: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in made_with.items())
