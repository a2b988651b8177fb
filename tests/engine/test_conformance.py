"""The conformance kit: what conforms passes, and each kind of fault is named."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from arnak_core import (
    AnyEffect,
    Effect,
    GameConfig,
    Leader,
    Option,
    PluginInfo,
    PluginManager,
    UnknownExpansion,
    base,
    hookimpl,
)
from arnak_core.components import Item
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import ActionProvider, SetupStep
from arnak_core.registry import Components
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.testing import conformance
from arnak_core.testing.conformance import Report, check_plugin, effects_in
from arnak_core.vocabulary import icons

from .surveyor import SurveyorPlugin


def only_base() -> PluginManager:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    return manager


def failed(report: Report) -> dict[str, str]:
    return {check.name: check.reason for check in report.failures}


def test_the_base_game_conforms() -> None:
    conformance.assert_conforms("base", games=6, plugins=only_base())


def test_a_plugin_object_that_is_not_installed_is_checked_too() -> None:
    report = check_plugin(SurveyorPlugin(), games=2, plugins=only_base())
    assert report.passed, report.text()
    assert "surveyor: conforms" in report.text()
    assert any(check.name.startswith("alone: ") for check in report.checks)


def test_plugins_are_mixed_with_each_other() -> None:
    manager = only_base()
    manager.register(SurveyorPlugin(), "surveyor")
    manager.register(Choosy(), "choosy")
    names = {check.name for check in check_plugin("choosy", games=2, plugins=manager).checks}
    assert "mixed: the invariants" in names


def test_an_unknown_plugin_is_told() -> None:
    with pytest.raises(UnknownExpansion):
        check_plugin("nowhere", plugins=only_base())


# -- options


class ChoosyOptions(Struct, frozen=True):
    """Options of every kind."""

    loud: Annotated[bool, Meta(description="Loud.")] = False
    level: Annotated[int, Meta(ge=1, le=3, description="How hard.")] = 1
    colour: Annotated[Literal["red", "blue"], Meta(description="A colour.")] = "red"
    more: Annotated[list[Literal["a", "b"]], Meta(description="Some.")] = []


class Choosy:
    """A plugin with options; `seen` notes with which ones a game was set up."""

    def __init__(self) -> None:
        self.seen: set[tuple[bool, int, str, tuple[str, ...]]] = set()

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="choosy", name="Choosy", version="1.0", description="Options.", options=ChoosyOptions)

    @hookimpl
    def arnak_setup(self, config: GameConfig, options: Struct | None) -> list[SetupStep]:
        assert isinstance(options, ChoosyOptions)
        self.seen.add((options.loud, options.level, options.colour, tuple(options.more)))
        return []


def test_every_value_of_an_option_is_tried() -> None:
    plugin = Choosy()
    assert check_plugin(plugin, games=9, plugins=only_base()).passed
    assert {seen[0] for seen in plugin.seen} == {False, True}
    assert {seen[1] for seen in plugin.seen} == {1, 3}
    assert {seen[2] for seen in plugin.seen} == {"red", "blue"}
    assert {seen[3] for seen in plugin.seen} == {(), ("a",), ("b",)}


class BadOptions(Struct, frozen=True):
    """Options without a word about them, and a default that is not allowed."""

    level: Annotated[int, Meta(ge=1)] = 0


class WithBadOptions:
    """A plugin with a bad id, no description, and bad options."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(
            id="Bad_Options", name="Bad", version="one", options=BadOptions, requires=("nowhere",), players=(7,)
        )


def test_metadata_and_options_are_checked() -> None:
    found = failed(check_plugin(WithBadOptions(), games=1, plugins=only_base()))
    for problem in ("'Bad_Options'", "no description", "'one' is no version", "nowhere", "7 is no number of players"):
        assert problem in found["metadata"]
    assert "defaults are not valid" in found["options"]
    assert "'level' has no description" in found["options"]


# -- components


class Unregistered(Effect, frozen=True):
    """An effect that is not among the types."""

    def resolve(self, table: Table) -> None:
        return None

    def text(self, rules: Ruleset) -> str:
        return "do nothing"


class Silent(Effect, frozen=True):
    """An effect without words."""

    inner: tuple[AnyEffect, ...] = ()

    def resolve(self, table: Table) -> None:
        return None

    def text(self, rules: Ruleset) -> str:
        return ""


class Mute(Leader):
    """A leader that says nothing and has a card that there isn't."""

    id = "mute"
    name = "Mute"
    starting_cards = ("no_such_card",)


class BadComponents:
    """A plugin with faults in its components."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="bad-components", name="Bad", version="1", description="Faults.")

    @hookimpl
    def arnak_types(self) -> list[type]:
        return [Silent]

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(
            Item("Loud Horn", "", cost=1, travel=icons(boot=1), effect=Gain(coin=1), house=("colour",)),
            Item("quiet_horn", "Quiet horn", cost=1, effect=Silent((Gain(coin=1),))),
            Item("odd_horn", "Odd horn", cost=1, effect=Gain(coin=1) >> Unregistered()),
            Mute(),
        )


def test_components_are_checked() -> None:
    found = failed(check_plugin(BadComponents(), games=1, plugins=only_base()))
    ids = found["ids and names of components"]
    assert "'Loud Horn' should be" in ids
    assert "Loud Horn has no name" in ids
    assert "house names the field 'colour'" in ids
    effects = found["effects of components"]
    assert "odd_horn: the effect Unregistered is not among the types" in effects
    assert "quiet_horn: the effect Silent has no text" in effects
    assert "mute does not say what it is about" in found["leaders"]
    assert "no starting card 'no_such_card'" in found["leaders"]


def test_effects_are_found_at_any_depth() -> None:
    nested = Silent((Gain(coin=1) >> Unregistered(),))
    assert [type(effect).__name__ for effect in effects_in([{"a": nested}])] == [
        "Silent",
        "Sequence",
        "Gain",
        "Unregistered",
    ]


# -- games


class Trap(Effect, frozen=True):
    """An option that can't be carried through."""

    def resolve(self, table: Table) -> None:
        raise RuntimeError("a trap")

    def text(self, rules: Ruleset) -> str:
        return "step into the trap"


class WithTrap:
    """A plugin that offers a dead end."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="trap", name="Trap", version="1", description="A dead end.")

    @hookimpl
    def arnak_types(self) -> list[type]:
        return [Trap]

    @hookimpl
    def arnak_main_actions(self) -> list[ActionProvider]:
        def offer(table: Table, options: list[Option]) -> None:
            options.append(table.option("trap", Trap()))

        return [offer]


def test_a_dead_end_is_found_with_the_game_to_play_again() -> None:
    report = check_plugin(WithTrap(), games=5, plugins=only_base())
    assert not report.passed
    assert "RuntimeError: a trap" in report.text()
    assert '"expansions":["base","trap"]' in report.text()
    with pytest.raises(AssertionError, match="a trap"):
        conformance.assert_conforms(WithTrap(), games=5, plugins=only_base())


class Misspelt:
    """A plugin with a hook that there isn't."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="misspelt", name="Misspelt", version="1", description="A typing error.")

    @hookimpl
    def arnak_set_up(self) -> list[SetupStep]:
        return []


def test_an_unknown_hook_is_told() -> None:
    report = check_plugin(Misspelt(), games=1, plugins=only_base())
    assert "arnak_set_up" in failed(report)["hooks and registration"]
