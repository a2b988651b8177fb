"""Reading components in words, by id or printed name, with suggestions for what is not found."""

from __future__ import annotations

import difflib
from typing import cast

import msgspec
from msgspec import structs

from arnak_core import ArnakError, BadConfiguration, PluginManager
from arnak_core.catalogue import ruleset_of
from arnak_core.config import OptionValue
from arnak_core.description import describe, find_components
from arnak_core.ruleset import Ruleset, ruleset

from .settings import declared_options


class NotFound(ArnakError):
    """No component has that id or name."""


def read(name: str, *rulesets: Ruleset) -> list[list[str]]:
    """The components with that id or name in words, exact ones before those that contain it.

    Raises NotFound, with names that look alike.
    """
    found = [(rules, component) for rules in rulesets for component in find_components(rules, name)]
    plain = _plain(name)
    exact = [(rules, one) for rules, one in found if plain in (_plain(one.id), _plain(one.name))]
    described = {tuple(describe(rules, component)): None for rules, component in exact or found}
    if not described:
        raise NotFound(not_found(name, rulesets))
    return [list(lines) for lines in described]


def _plain(words: str) -> str:
    return "".join(letter for letter in words.lower() if letter.isalnum())


def not_found(name: str, rulesets: tuple[Ruleset, ...]) -> str:
    """That there is no such component, and what was perhaps meant."""
    names: dict[str, str] = {}
    for rules in rulesets:
        for component in (*rules.components.found.values(), *rules.default_idol_slots.effects):
            names.setdefault(component.name.lower(), component.name)
            names.setdefault(component.id.lower(), component.name)
    close = difflib.get_close_matches(name.lower(), list(names), n=6, cutoff=0.55)
    suggestions = list(dict.fromkeys(names[match] for match in close))
    words = f"there is no component {name!r}"
    return (
        f"{words}; did you mean: {', '.join(suggestions)}?" if suggestions else f"{words} in the installed expansions"
    )


def everything_installed(manager: PluginManager) -> list[Ruleset]:
    """Rulesets that together hold every component of every installed expansion, the base game first."""
    return [rules for expansion in manager.infos for rules in everything_in(manager, expansion)]


def everything_in(manager: PluginManager, expansion: str) -> list[Ruleset]:
    """Rulesets with all components of an expansion: the optional ones too, and those of each choice it declares."""
    found: list[Ruleset] = []
    for options in choices(manager, expansion):
        plain = ruleset_of([expansion])
        config = structs.replace(plain.config, options=options)
        try:
            rules = ruleset(config)
            left_out = sorted(rules.components.seen - {place[1] for place in rules.components.found})
            found.append(ruleset(structs.replace(config, include=left_out)) if left_out else rules)
        except BadConfiguration:
            continue
    return found


def choices(manager: PluginManager, expansion: str) -> list[dict[str, dict[str, OptionValue]]]:
    """The expansion's options left alone, then each other value of each switch and each choice between named values."""
    ways: list[dict[str, dict[str, OptionValue]]] = [{}]
    for option in declared_options(manager, set()):
        values: list[OptionValue] = []
        if option.expansion == expansion and isinstance(option.kind, msgspec.inspect.LiteralType):
            values = cast("list[OptionValue]", option.kind.values)
        elif option.expansion == expansion and isinstance(option.kind, msgspec.inspect.BoolType):
            values = [False, True]
        ways += [{expansion: {option.field: value}} for value in values if value != option.default]
    return ways


def widest(manager: PluginManager) -> Ruleset:
    """A ruleset with as many installed expansions as can be played together."""
    chosen: list[str] = []
    for expansion in manager.infos:
        try:
            ruleset_of([*chosen, expansion])
        except BadConfiguration:
            continue
        chosen.append(expansion)
    return ruleset_of(chosen)
