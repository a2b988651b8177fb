"""Comparing a catalogue export with reference data, entry by entry and field by field.

    assert differences(export_catalogue(rules, expansion="base"), reference) == []

Compared is what the reference says with confidence "sure" or "likely"; what it marks as "house" or "unknown", and names
that it doesn't know (null), are left out. Entries that only the export has are differences, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

Data = Mapping[str, object]

TRUSTED = ("sure", "likely")
ABOUT_THE_ENTRY = frozenset(
    {"note", "source", "confidence", "confidence_of", "printed_confidence", "owner_reviewed", "number", "house"}
)
"""Fields that say something about an entry's source and not what is printed."""
COVERED_BY = {"rewards": ("magnifying_glass", "notebook"), "edges": ("to", "tokens", "cost", "alternatives")}
"""Names in `confidence_of` that stand for several fields."""
IDENTITIES = ("id", "to", "row", "slot")
"""The first of these fields that all entries of a list have tells them apart."""

DEFAULTS: dict[str, dict[str, object]] = {
    "exile": {"n": 1, "from": ["hand", "play"], "optional": True, "what": "any"},
    "draw": {"n": 1, "from": "top", "optional": True},
    "discard": {"n": 1},
    "fear": {"n": 1},
    "choose": {"n": 1, "distinct": True},
    "buy": {"free": False, "include_top": False, "to": "deck_bottom", "optional": True},
    "activate_site": {"unoccupied": False, "occupied_by_you": False, "n": 1, "distinct": True},
    "activate_top_tile": {"then": "stack_bottom"},
    "archaeologist": {"activations": 1, "optional": True},
    "assistant_gain": {"level": "silver", "from": "supply"},
    "assistant_refresh": {"n": 1, "different": True},
    "overcome_guardian": {"free": True, "where": "occupied_by_you"},
    "research": {"token": "any", "free": False, "temple_tile": False, "optional": True},
    "return_archaeologist": {"optional": True},
    "relocate": {"optional": True},
    "guardian_refresh": {"n": 1, "optional": True},
    "idol_face_up_use": {"n": 1, "optional": True},
    "gain_per": {"max": None},
}
"""What a step means where it leaves an argument out, so that saying it or not makes no difference."""


def normalised(value: object) -> object:
    """The value without what makes no difference: a step's arguments that are the default, by `DEFAULTS`, and amounts
    of nothing."""
    if isinstance(value, Mapping):
        data = cast(Data, value)
        op = data.get("op")
        defaults = DEFAULTS.get(op, {}) if isinstance(op, str) else {}
        return {
            key: normalised(part)
            for key, part in data.items()
            if not (key in defaults and normalised(part) == normalised(defaults[key])) and key not in ABOUT_THE_ENTRY
        }
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [normalised(part) for part in cast(Sequence[object], value)]
    return value


def differences(exported: Data, reference: Data) -> list[str]:
    """Where an export and the reference disagree: a line each, with the way to the field and both values."""
    found: list[str] = []
    for kind, wanted in reference.items():
        if kind in exported:
            found += _compare(kind, exported[kind], wanted)
        else:
            found.append(f"{kind}: not exported")
    return found


def _compare(where: str, exported: object, wanted: object) -> list[str]:
    if isinstance(wanted, Mapping) and isinstance(exported, Mapping) and not _is_amounts_or_step(cast(Data, wanted)):
        return _compare_entries(where, cast(Data, exported), cast(Data, wanted))
    identity = _identity(cast("list[object]", wanted)) if isinstance(wanted, list) else ""
    if identity and isinstance(exported, list):
        return _compare_lists(where, cast("list[Data]", exported), cast("list[Data]", wanted), identity)
    mine, theirs = normalised(cast(object, exported)), normalised(cast(object, wanted))
    return [f"{where}: exported {mine!r}, the reference has {theirs!r}"] if mine != theirs else []


def _is_amounts_or_step(value: Data) -> bool:
    """Whether it has to be equal as a whole: a step, or amounts such as a cost."""
    return "op" in value or (
        not any(field in value for field in IDENTITIES) and any(type(amount) is int for amount in value.values())
    )


def _compare_entries(where: str, exported: Data, wanted: Data) -> list[str]:
    confidence = wanted.get("confidence", TRUSTED[0])
    if isinstance(confidence, str) and not confidence.startswith(TRUSTED):
        return []
    doubtful = _doubtful(wanted)
    found: list[str] = []
    for field, value in wanted.items():
        if field in ABOUT_THE_ENTRY or field in doubtful or (field == "name" and value is None):
            continue
        if field not in exported:
            found.append(f"{where}.{field}: not exported; the reference has {value!r}")
        else:
            found += _compare(f"{where}.{field}", exported[field], value)
    return found


def _doubtful(entry: Data) -> list[str]:
    """The fields of an entry whose confidence is neither sure nor likely."""
    fields: list[str] = []
    confidence_of = entry.get("confidence_of", {})
    if isinstance(confidence_of, Mapping):
        for field, confidence in cast(Data, confidence_of).items():
            if isinstance(confidence, str) and not confidence.startswith(TRUSTED):
                fields += COVERED_BY.get(field, (field,))
    return fields


def _identity(entries: list[object]) -> str:
    for field in IDENTITIES:
        if entries and all(isinstance(entry, Mapping) and field in entry and "op" not in entry for entry in entries):
            return field
    return ""


def _compare_lists(where: str, exported: list[Data], wanted: list[Data], identity: str) -> list[str]:
    found: list[str] = []
    have = {entry.get(identity): entry for entry in exported}
    known = {entry[identity] for entry in wanted}
    for entry in wanted:
        name = entry[identity]
        if name in have:
            found += _compare(f"{where}/{name}", have[name], entry)
        else:
            found.append(f"{where}/{name}: not exported")
    found += [f"{where}/{name}: not in the reference" for name in have if name not in known]
    return found
