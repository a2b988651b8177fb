"""The conformance kit for authors of plugins.

    from arnak_core.testing import conformance

    def test_my_plugin_conforms():
        conformance.assert_conforms("leaders")

`check_plugin` takes an id, or a plugin object that is not installed, and gives a report: what the plugin says of
itself, its options and components, then random games alone and mixed with every other installed plugin, watched by the
fuzzer.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice, product
from random import Random
from typing import cast

import msgspec
from msgspec import Struct

from .. import base
from ..chosen import CONTENT, RULES
from ..components import Component
from ..config import GameConfig, OptionValue
from ..effect import AnyEffect
from ..errors import ArnakError, BadConfiguration, UnknownExpansion
from ..hooks import HOOK_API_VERSION, Leader, PluginInfo, PluginManager, installed_plugins
from ..registry import kind_of
from ..ruleset import Ruleset
from ..state import AnyPluginState
from ..vocabulary import amount
from .fuzz import CHECKS, EVERYTHING, SET_UP, Fuzzer, FuzzFailure, riches_of

PLUGIN_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COMPONENT_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
VERSION = re.compile(r"\d+(\.\d+)*([-.+]?[a-z0-9]+)*")
MOST_FAILURES = 5
"""Failing games after which a series of games is broken off."""


class Check(Struct, frozen=True):
    """One thing that was checked; `reason` says what is wrong, or how much was looked at."""

    name: str
    passed: bool
    reason: str = ""


class Report(Struct, frozen=True):
    """What the kit found out about a plugin."""

    plugin: str
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return all(check.passed for check in self.checks)

    @property
    def failures(self) -> tuple[Check, ...]:
        """What is wrong."""
        return tuple(check for check in self.checks if not check.passed)

    def text(self) -> str:
        """The report in lines to print."""
        lines = [f"{self.plugin}: {'conforms' if self.passed else amount(len(self.failures), 'check') + ' failed'}"]
        for check in self.checks:
            lines.append(
                f"  {'ok  ' if check.passed else 'FAIL'} {check.name}" + (f": {check.reason}" * bool(check.reason))
            )
        return "\n".join(lines)


def check_plugin(plugin: object, games: int = 100, *, plugins: PluginManager | None = None, seed: int = 0) -> Report:
    """Check a plugin, given by its id or as an object (module or instance) that is not installed.

    It plays `games` random games with what the plugin requires alone, and as many mixed with all other plugins that it
    doesn't conflict with. Raises UnknownExpansion for an id that is not installed.
    """
    manager = plugins if plugins is not None else installed_plugins()
    if isinstance(plugin, str):
        if plugin not in manager.plugins:
            raise UnknownExpansion(plugin, sorted(manager.plugins))
        plugin = manager.plugins[plugin]
    try:
        own = _manager_with(plugin, manager)
    except ArnakError as error:
        return Report(_label(plugin), (Check("hooks and registration", False, str(error)),))
    info = next(info for name, info in own.infos.items() if own.plugins[name] is plugin)
    return Report(info.id, tuple(_Kit(info, own, games, seed).checks()))


def assert_conforms(plugin: object, games: int = 100, *, plugins: PluginManager | None = None, seed: int = 0) -> None:
    """Raise AssertionError with the whole report unless the plugin conforms."""
    report = check_plugin(plugin, games, plugins=plugins, seed=seed)
    if not report.passed:
        raise AssertionError(report.text())


def _label(plugin: object) -> str:
    return str(getattr(plugin, "__name__", type(plugin).__name__))


def _manager_with(plugin: object, installed: PluginManager) -> PluginManager:
    """A manager with the plugin beside those that are installed. Raises BrokenPlugin if the plugin is broken."""
    manager = PluginManager()
    for name, other in {"base": base, **installed.plugins}.items():
        if other is not plugin:
            manager.register(other, name)
    manager.strict = True
    manager.register(plugin, _label(plugin))
    return manager


class _Kit:
    """The checks of one plugin."""

    def __init__(self, info: PluginInfo, manager: PluginManager, games: int, seed: int) -> None:
        self.info = info
        self.manager = manager
        self.games = games
        self.seed = seed

    def checks(self) -> Iterator[Check]:
        yield Check("hooks and registration", True)
        yield _check("metadata", self._metadata())
        yield _check("options", self._options())
        try:
            rules = self._rules()
        except ArnakError as error:
            yield Check("assembling with what it requires", False, str(error))
            return
        yield Check("assembling with what it requires", True, ", ".join(info.id for info in rules.plugins))
        components = [
            component
            for component in rules.components.found.values()
            if rules.components.expansion_of.get(component.id) == self.info.id
        ]
        yield _check("ids and names of components", list(_id_problems(components)), f"{len(components)} components")
        effects = list(_all_effects(components))
        yield _check("effects of components", list(_effect_problems(rules, effects)), f"{len(effects)} effects")
        yield _check(
            "leaders", [line for one in components if isinstance(one, Leader) for line in _leader_problems(rules, one)]
        )
        yield from self._play("alone", [self._with_required([self.info.id])])
        mixes = self._mixes()
        if mixes:
            yield from self._play("mixed", mixes)
        halves = [[*self._required(), f"{self.info.id}:{half}"] for half in (CONTENT, RULES)]
        yield from self._play("content or rules only", halves if self.info.id != "base" else [], self.games // 10 + 2)

    # -- what it says of itself

    def _metadata(self) -> list[str]:
        info = self.info
        problems: list[str] = []
        if not PLUGIN_ID.fullmatch(info.id):
            problems.append(f"the id {info.id!r} should be lower case words joined by hyphens")
        for name, value in (("name", info.name), ("description", info.description)):
            if not value.strip():
                problems.append(f"it has no {name}")
        if not VERSION.fullmatch(info.version):
            problems.append(f"{info.version!r} is no version")
        if info.hook_api != HOOK_API_VERSION:
            problems.append(f"it is made for hook API {info.hook_api}")
        problems += [
            f"it requires {needed}, which is not installed"
            for needed in info.requires
            if needed not in self.manager.plugins
        ]
        problems += [f"it both requires and conflicts with {name}" for name in info.requires if name in info.conflicts]
        if info.id in (*info.requires, *info.conflicts):
            problems.append("it requires or conflicts with itself")
        problems += [f"{number} is no number of players" for number in info.players if number not in (1, 2, 3, 4)]
        return problems

    def _options(self) -> list[str]:
        options = self.info.options
        if options is None:
            return []
        try:
            default = msgspec.convert({}, options)
        except msgspec.ValidationError as error:
            return [f"the defaults are not valid: {error}"]
        problems: list[str] = []
        try:
            if msgspec.convert(msgspec.to_builtins(default), options) != default:
                problems.append("the defaults come back differently")
        except msgspec.ValidationError as error:
            problems.append(f"the defaults are not valid: {error}")
        for name, described in _properties(options).items():
            if not str(described.get("description", "")).strip():
                problems.append(f"the option {name!r} has no description (msgspec.Meta)")
        return problems

    # -- with others

    def _required(self, names: Sequence[str] | None = None) -> list[str]:
        """What the plugins need besides, directly or not; the base game always."""
        found: list[str] = ["base"]
        pending = [needed for name in names or [self.info.id] for needed in self.manager.infos[name].requires]
        while pending:
            name = pending.pop(0)
            if name not in found and name in self.manager.infos:
                found.append(name)
                pending += self.manager.infos[name].requires
        return [name for name in found if name != self.info.id]

    def _with_required(self, names: Sequence[str]) -> list[str]:
        return list(dict.fromkeys([*self._required(names), *names]))

    def _mixes(self) -> list[list[str]]:
        """With each other plugin, and with as many as go together."""
        alone = self._with_required([self.info.id])
        mixes: list[list[str]] = []
        largest = alone
        for other in self.manager.plugins:
            if other not in alone:
                if self._go_together(pair := self._with_required([self.info.id, other])):
                    mixes.append(pair)
                if self._go_together(more := self._with_required([*largest, other])):
                    largest = more
        return mixes if largest == alone or largest in mixes else [largest, *mixes]

    def _go_together(self, names: list[str]) -> bool:
        if any(other in self.manager.infos[name].conflicts for name in names for other in names):
            return False
        return bool(self._player_counts(names))

    def _player_counts(self, expansions: Sequence[str]) -> list[int]:
        found: list[int] = []
        for players in (1, 2, 3, 4):
            try:
                Ruleset(GameConfig(players=players, expansions=tuple(expansions)), self.manager)
            except BadConfiguration:
                continue
            found.append(players)
        return found

    def _rules(self) -> Ruleset:
        """The ruleset with everything that the plugin has, also what comes only if it is asked for."""
        expansions = self._with_required([self.info.id])
        players = (self._player_counts(expansions) or [2])[0]
        config = GameConfig(players=players, expansions=expansions)
        rules = Ruleset(config, self.manager)
        usual = {place[1] for place in rules.components.found}
        optional = sorted(rules.components.seen - usual)
        if not optional:
            return rules
        try:
            return Ruleset(msgspec.structs.replace(config, include=tuple(optional)), self.manager)
        except BadConfiguration:
            return rules

    # -- games

    def _play(self, how: str, mixes: Sequence[Sequence[str]], games: int | None = None) -> Iterator[Check]:
        """A series of random games over all these mixes in turn."""
        if not mixes:
            return
        tally: Counter[str] = Counter()
        failures: list[FuzzFailure] = []
        refused: list[str] = []
        fuzzer = Fuzzer(EVERYTHING, plugins=self.manager)
        sources = [self._configurations(mix) for mix in mixes]
        wanted = max(games or self.games, len(mixes))
        series = islice((config for turn in zip(*sources, strict=False) for config in turn), wanted)
        for number, config in enumerate(series):
            try:
                fuzzer.play(config, riches=riches_of(number))
            except FuzzFailure as failure:
                if failure.check == SET_UP and isinstance(failure.__cause__, BadConfiguration) and config.options:
                    refused.append(f"{config.options}: {failure.__cause__}")
                    continue
                failures.append(failure)
                if len(failures) >= MOST_FAILURES:
                    break
        tally = fuzzer.tally
        for name in CHECKS:
            found = [failure for failure in failures if failure.check == name]
            if found:
                yield Check(f"{how}: {name}", False, "\n    ".join(str(failure) for failure in found))
        what = f"{tally['games']} games of {len(mixes)} combinations" if len(mixes) > 1 else f"{tally['games']} games"
        if refused:
            what += f"; refused options: {'; '.join(dict.fromkeys(refused))}"
        if tally["games"] or failures:
            passed = [name for name in CHECKS if tally[name] and all(failure.check != name for failure in failures)]
            for name in passed:
                yield Check(f"{how}: {name}", True, f"{what}, {tally[name]} times")
        else:
            yield Check(f"{how}: {SET_UP}", False, f"no game could be played; {what}")

    def _configurations(self, expansions: Sequence[str]) -> Iterator[GameConfig]:
        """Endless configurations of a mix: every board and number of players, option values and leaders in turn."""
        bare = [entry.partition(":")[0] for entry in expansions]
        counts = self._player_counts(expansions) or [2]
        rules = Ruleset(GameConfig(players=counts[0], expansions=tuple(expansions)), self.manager)
        random = Random(self.seed)
        tables = cycle(product(rules.boards, counts))
        options = cycle(list(self._option_choices(bare)))
        leaders = cycle(list(_leader_choices(list(rules.leaders))))
        for seed, (board, players) in enumerate(tables, start=self.seed):
            chosen = next(leaders)
            seats = [*chosen, *(["random"] * players if chosen else [])][:players]
            random.shuffle(seats)
            yield GameConfig(
                players=players,
                board=board,
                expansions=tuple(expansions),
                options=next(options),
                leaders=tuple(seats),
                seed=seed,
            )

    def _option_choices(self, expansions: Sequence[str]) -> Iterator[dict[str, dict[str, OptionValue]]]:
        """The defaults, then every value of every option of the plugin checked, one at a time; lists in full too."""
        yield {}
        options = self.info.options
        if options is not None and self.info.id in expansions:
            for name, described in _properties(options).items():
                for value in _values(described):
                    yield {self.info.id: {name: value}}


def _check(name: str, problems: Sequence[str], what: str = "") -> Check:
    return Check(name, not problems, "; ".join(problems) or what)


def _leader_choices(leaders: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """No leaders, all by chance, then each of them."""
    yield ()
    if leaders:
        yield ("random",)
        for leader in leaders:
            yield (leader,)


def _properties(options: type[Struct]) -> Mapping[str, Mapping[str, object]]:
    """The JSON Schema of each field of an options struct."""
    schemas, definitions = msgspec.json.schema_components([options], ref_template="{name}")
    own = definitions[cast(str, schemas[0]["$ref"])]
    found: dict[str, Mapping[str, object]] = {}
    for name, described in cast(dict[str, dict[str, object]], own.get("properties", {})).items():
        named = described.get("$ref")
        found[name] = {**definitions[named], **described} if isinstance(named, str) else described
    return found


def _values(described: Mapping[str, object]) -> list[OptionValue]:
    """Values to try of an option: both of a boolean, the limits of a number, all of an enumeration."""
    named = described.get("enum")
    if isinstance(named, list):
        return [cast(OptionValue, value) for value in cast(list[object], named) if value is not None]
    kind = described.get("type")
    if kind == "boolean":
        return [False, True]
    if kind == "integer":
        return [limit for key in ("minimum", "maximum") if isinstance(limit := described.get(key), int)]
    items = described.get("items")
    if kind == "array" and isinstance(items, dict):
        each = _values(cast(dict[str, object], items))
        return [[value] for value in each if isinstance(value, str)]
    return []


# -- components


def _id_problems(components: Sequence[Component | Leader]) -> Iterator[str]:
    seen: dict[str, str] = {}
    for component in components:
        kind = kind_of(component)
        if not COMPONENT_ID.fullmatch(component.id):
            yield f"the id {component.id!r} should be lower case words joined by underscores"
        if not component.name.strip():
            yield f"{component.id} has no name"
        if seen.setdefault(component.id, kind) != kind and {kind, seen[component.id]} != {"boards", "research_tracks"}:
            yield f"the id {component.id!r} is used for {kind} and for {seen[component.id]}"
        for field in component.house:
            if not hasattr(component, field):
                yield f"{component.id}: house names the field {field!r}, which it doesn't have"


def _all_effects(components: Sequence[Component | Leader]) -> Iterator[tuple[str, AnyEffect]]:
    for component in components:
        found = component.idol_slots if isinstance(component, Leader) else component
        for effect in effects_in(found):
            yield component.id, effect


def effects_in(value: object) -> Iterator[AnyEffect]:
    """All effects written in a component or another effect, at any depth."""
    if isinstance(value, AnyEffect):
        yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from effects_in(getattr(value, name))
    elif isinstance(value, (tuple, list)):
        for one in cast(Sequence[object], value):
            yield from effects_in(one)
    elif isinstance(value, dict):
        for one in cast(dict[object, object], value).values():
            yield from effects_in(one)


def _effect_problems(rules: Ruleset, effects: Sequence[tuple[str, AnyEffect]]) -> Iterator[str]:
    known = set(rules.types[AnyEffect].values())
    for owner, effect in effects:
        name = type(effect).__name__
        if type(effect) not in known:
            yield f"{owner}: the effect {name} is not among the types of arnak_types, so saves can't hold it"
            continue
        try:
            hash(effect)
            problem = "" if effect.text(rules).strip() else "has no text"
            if _there_and_back(rules, effect) != effect:
                problem = "comes back differently from JSON"
        except Exception as error:
            problem = f"fails: {type(error).__name__}: {error}"
        if problem:
            yield f"{owner}: the effect {name} {problem}"


def _there_and_back(rules: Ruleset, effect: AnyEffect) -> AnyEffect:
    return rules.decode(AnyEffect, msgspec.json.decode(msgspec.json.encode(effect)))


def _leader_problems(rules: Ruleset, leader: Leader) -> Iterator[str]:
    if not leader.about() or not all(line.strip() for line in leader.about()):
        yield f"{leader.id} does not say what it is about"
    for card in leader.starting_cards:
        if card not in rules.cards:
            yield f"{leader.id}: there is no starting card {card!r}"
    board = leader.board()
    if board is not None and type(board) not in rules.types[AnyPluginState].values():
        yield f"{leader.id}: {type(board).__name__} is not among the types of arnak_types, so saves can't hold it"
