"""JSON Schema of everything that frontends in other languages exchange with the engine."""

from __future__ import annotations

from typing import cast

import msgspec

from .config import GameConfig
from .effect import AnyEffect, Ask, Option
from .errors import BadConfiguration
from .events import AnyEvent
from .record import Record, Save
from .ruleset import Ruleset
from .state import AnyPluginState
from .view import View

Schema = dict[str, object]

STRUCTS: dict[str, type] = {
    "view": View,
    "decision": Ask,
    "option": Option,
    "configuration": GameConfig,
    "save": Save,
    "record": Record,
}
"""What has a schema, by name; "events" lists all event types besides."""


def schema(name: str, rules: Ruleset) -> Schema:
    """The JSON Schema of "view", "decision", "option", "events", "configuration", "save" or "record".

    Effects, events and plugins' states are open unions: `rules` says which types the chosen expansions bring. Raises
    BadConfiguration for another name.
    """
    if name == "events":
        kinds = tuple(rules.types[AnyEvent].values())
        schemas, components = msgspec.json.schema_components(kinds, schema_hook=_hook)
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "array",
            "items": {"anyOf": list(schemas)},
            "$defs": dict(components),
        }
    if name not in STRUCTS:
        raise BadConfiguration(f"there is no schema {name!r}; there are: {', '.join([*STRUCTS, 'events'])}")
    unions = {
        "AnyEffect": tuple(rules.types[AnyEffect].values()),
        "AnyPluginState": tuple(rules.types[AnyPluginState].values()),
    }
    (top,), components = msgspec.json.schema_components(
        (STRUCTS[name],), schema_hook=_hook, ref_template="#/$defs/{name}"
    )
    found: Schema = dict(components)
    for union, kinds in unions.items():
        members, more = msgspec.json.schema_components(kinds, schema_hook=_hook, ref_template="#/$defs/{name}")
        found = {**more, **found, union: {"anyOf": list(members)} if members else {"type": "object"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **cast(Schema, top),
        "$defs": _reachable(cast(Schema, top), found),
    }


def _reachable(top: object, found: Schema) -> Schema:
    """The definitions that a schema refers to, directly or through others."""
    wanted: Schema = {}
    open_ends = [top]
    while open_ends:
        part = open_ends.pop()
        if isinstance(part, list):
            open_ends += cast(list[object], part)
        elif isinstance(part, dict):
            for key, value in cast(Schema, part).items():
                if key == "$ref" and isinstance(value, str):
                    name = value.rpartition("/")[2]
                    if name in found and name not in wanted:
                        wanted[name] = found[name]
                        open_ends.append(found[name])
                else:
                    open_ends.append(value)
    return wanted


def _hook(kind: type) -> Schema:
    """Open unions by reference; cost parts are effects."""
    name = "AnyPluginState" if kind is AnyPluginState else "AnyEffect"
    return {"$ref": f"#/$defs/{name}"}
