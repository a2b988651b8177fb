"""Reading components in words, by id or printed name, with suggestions for what is not found."""

from __future__ import annotations

import difflib

from arnak_core import ArnakError
from arnak_core.catalogue import describe, find_components
from arnak_core.ruleset import Ruleset


class NotFound(ArnakError):
    """No component has that id or name."""


def read(name: str, *rulesets: Ruleset) -> list[list[str]]:
    """The components with that id or name in words. Raises NotFound, with names that look alike."""
    for rules in rulesets:
        found = find_components(rules, name)
        if found:
            return [describe(rules, component) for component in found]
    raise NotFound(not_found(name, rulesets))


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
