"""What the chosen expansions tell the rival, assembled once for a ruleset; and what it does where they say nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar, cast

from msgspec import Struct

from arnak_core.effect import AnyEffect, every_effect
from arnak_core.effects.sites import place_of
from arnak_core.effects.tokens import Gain, GainPer
from arnak_core.ruleset import Ruleset, derived
from arnak_core.table import Table
from arnak_core.vocabulary import MAGNIFYING_GLASS, TOKENS

from .hookspecs import Arrival, GuardiansBeside, IdolTaken, RivalPoints, SiteOffer, TileAction, Ways

T = TypeVar("T")


class Guidance(Struct, frozen=True):
    """The answers to the rival's hooks."""

    tiles: dict[str, TileAction]
    spaces: dict[str, tuple[Arrival, ...]]
    ways: tuple[Ways, ...]
    sites: tuple[SiteOffer, ...]
    idols: dict[str, tuple[IdolTaken, ...]]
    guardians: tuple[GuardiansBeside, ...]
    scoring: tuple[tuple[str, RivalPoints], ...]


@derived
def guidance(rules: Ruleset) -> Guidance:
    """What the chosen expansions tell the rival."""

    tiles = cast(list[Mapping[str, TileAction]], rules.answers("arnak_rival_tiles"))
    spaces = cast(list[Mapping[str, Arrival]], rules.answers("arnak_rival_spaces"))
    ways = cast(list[Iterable[Ways]], rules.answers("arnak_rival_ways"))
    sites = cast(list[Iterable[SiteOffer]], rules.answers("arnak_rival_sites"))
    idols = cast(list[Mapping[str, IdolTaken]], rules.answers("arnak_rival_idols"))
    guardians = cast(list[Iterable[GuardiansBeside]], rules.answers("arnak_rival_guardians"))
    scoring = cast(list[Mapping[str, RivalPoints]], rules.answers("arnak_rival_scoring"))
    return Guidance(
        tiles={kind: action for answer in tiles for kind, action in answer.items()},
        spaces=_by_name(spaces),
        ways=tuple(function for answer in ways for function in answer),
        sites=tuple(function for answer in sites for function in answer),
        idols=_by_name(idols),
        guardians=tuple(function for answer in guardians for function in answer),
        scoring=tuple(pair for answer in scoring for pair in answer.items()),
    )


def _by_name(answers: Iterable[Mapping[str, T]]) -> dict[str, tuple[T, ...]]:
    table: dict[str, tuple[T, ...]] = {}
    for answer in answers:
        for name, function in answer.items():
            table[name] = (*table.get(name, ()), function)
    return table


# -- sites


def tokens_of(effect: AnyEffect) -> frozenset[str]:
    """The tokens that an effect can give: also by one of several choices, or after paying something."""
    found: set[str] = set()
    for part in every_effect(effect):
        gain = part.gain if isinstance(part, GainPer) else part
        if isinstance(gain, Gain):
            found |= {name for name, number in zip(TOKENS, gain.tokens, strict=True) if number}
    return frozenset(found)


@derived
def _tokens_by_tile(rules: Ruleset) -> dict[str, frozenset[str]]:
    return {tile.id: tokens_of(tile.effect) for tile in rules.site_tiles.values()}


def offers(table: Table, site: str, resource: str) -> bool:
    """Whether a discovered site offers a token."""
    for function in guidance(table.rules).sites:
        answer = function(table, site, resource)
        if answer is not None:
            return answer
    return resource in _tokens_by_tile(table.rules)[place_of(table, site)[0].tile]


# -- the research track


@derived
def _usual_ways(rules: Ruleset) -> dict[str, tuple[str, ...]]:
    """From each space the spaces of the next row that the magnifying glass can enter, from left to right."""
    places = {space.id: number for number, space in enumerate(rules.track.spaces)}
    ways: dict[str, tuple[str, ...]] = {}
    for space in rules.track.spaces:
        found = {
            bridge.to
            for bridge in space.bridges
            if MAGNIFYING_GLASS in bridge.tokens and MAGNIFYING_GLASS in rules.spaces[bridge.to].tokens
        }
        nearest = min((rules.spaces[to].row for to in found), default=0)
        ways[space.id] = tuple(sorted((to for to in found if rules.spaces[to].row == nearest), key=places.__getitem__))
    return ways


def ways_on(table: Table, space: str) -> tuple[str, ...]:
    """The spaces to which the rival's magnifying glass may go, from left to right."""
    for function in guidance(table.rules).ways:
        answer = function(table, space)
        if answer is not None:
            return tuple(answer)
    return _usual_ways(table.rules)[space]
