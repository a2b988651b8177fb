"""Which expansions a game is played with: the choice checked and put in order, with its options and set-up steps."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from .config import GameConfig
from .errors import BadConfiguration, ExpansionConflict, UnknownExpansion
from .hooks import PluginInfo, PluginManager, SetupStep

CONTENT, RULES = "content", "rules"


class Chosen(Struct, frozen=True):
    """An expansion taken into a game, and whether its content and its rules are switched on."""

    id: str
    content: bool
    rules: bool


def choose_expansions(config: GameConfig, manager: PluginManager) -> tuple[Chosen, ...]:
    """The expansions of a configuration in dependency order; `id:content` and `id:rules` take one half.

    Raises UnknownExpansion and ExpansionConflict.
    """
    wanted: dict[str, Chosen] = {}
    for entry in config.expansions:
        name, colon, half = entry.partition(":")
        if name not in manager.plugins:
            raise UnknownExpansion(name, sorted(manager.plugins))
        if colon and half not in (CONTENT, RULES):
            raise BadConfiguration(f"{entry!r}: after the colon comes content or rules")
        before = wanted.get(name, Chosen(name, False, False))
        wanted[name] = Chosen(name, before.content or half != RULES, before.rules or half != CONTENT)
    ids = list(wanted)
    for name in ids:
        info = manager.infos[name]
        for needed in info.requires:
            if needed not in wanted:
                raise ExpansionConflict(f"{name} requires {needed}: choose it too")
        for other in info.conflicts:
            if other in wanted:
                raise ExpansionConflict(f"{name} and {other} can't be played together")
    order: list[str] = []
    waiting: list[str] = []

    def place(name: str) -> None:
        if name in waiting:
            raise ExpansionConflict(f"{', '.join(waiting)} require each other")
        if name not in order:
            waiting.append(name)
            for needed in manager.infos[name].requires:
                place(needed)
            waiting.pop()
            order.append(name)

    for name in sorted(ids, key=lambda name: (name != "base", name)):
        place(name)
    return tuple(wanted[name] for name in order)


def validated_options(config: GameConfig, info: PluginInfo) -> Struct | None:
    """An expansion's options in its own struct, defaults filled in. Raises BadConfiguration."""
    given = config.options.get(info.id, {})
    if info.options is None:
        if given:
            raise BadConfiguration(f"{info.id} has no options, but {', '.join(given)} is given")
        return None
    names = info.options.__struct_fields__
    for name in given:
        if name not in names:
            raise BadConfiguration(f"{info.id} has no option {name!r}; it has: {', '.join(names)}")
    try:
        return msgspec.convert(given, info.options)
    except msgspec.ValidationError as error:
        raise BadConfiguration(f"options of {info.id}: {error}") from error


def ordered_steps(steps: Iterable[SetupStep]) -> tuple[SetupStep, ...]:
    """The set-up steps as registered, but each one after all that must come before it, which move up where needed."""
    known = {step.name: step for step in steps}
    after: dict[str, set[str]] = {name: set(step.after) & set(known) for name, step in known.items()}
    for name, step in known.items():
        for later in step.before:
            if later in after:
                after[later].add(name)
    order: list[SetupStep] = []
    waiting: list[str] = []

    def place(name: str) -> None:
        if name in waiting:
            raise BadConfiguration(f"the set-up steps {', '.join(waiting)} wait for each other")
        if known[name] in order:
            return
        waiting.append(name)
        for earlier in known:
            if earlier in after[name]:
                place(earlier)
        waiting.pop()
        order.append(known[name])

    for name in known:
        place(name)
    return tuple(order)
