"""Broken plugins: left out and reported, or an error in strict mode; the others are not disturbed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arnak_core import BrokenPlugin, GameConfig, PluginInfo, PluginManager, UnknownExpansion, base, hookimpl, new_game

from .surveyor import SurveyorPlugin


class SaysNothing:
    """A plugin that does not say who it is."""

    @hookimpl
    def arnak_plugin(self) -> str:
        return "me"


class OldApi:
    """A plugin for another version of the hooks."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="old", name="Old", version="1", hook_api=0)


class Misspelt:
    """A plugin with a hook that there isn't."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="misspelt", name="Misspelt", version="1")

    @hookimpl
    def arnak_scorings(self) -> list[object]:
        return []


class WrongArguments:
    """A plugin with a hook that takes an argument that there isn't."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="wrong", name="Wrong", version="1")

    @hookimpl
    def arnak_scoring(self, table: object) -> list[object]:
        return []


class Crashes:
    """A plugin that fails while it says who it is."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        raise RuntimeError("out of order")


class SecondBase:
    """A plugin that takes another one's id."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="base", name="Base", version="1")


BROKEN = [
    (SaysNothing, "must return a PluginInfo"),
    (OldApi, "made for hook API 0"),
    (Misspelt, "unknown hooks: arnak_scorings"),
    (WrongArguments, "table"),
    (Crashes, "out of order"),
    (SecondBase, "another plugin with the id 'base'"),
]


@pytest.mark.parametrize(("plugin", "reason"), BROKEN)
def test_a_broken_plugin_is_left_out_and_reported(plugin: Callable[[], object], reason: str) -> None:
    manager = PluginManager()
    manager.register(base, "base")
    assert manager.register(plugin(), "broken") is None
    assert manager.register(SurveyorPlugin(), "surveyor") is not None
    assert [report.name for report in manager.broken] == ["broken"]
    assert reason in manager.broken[0].reason
    assert list(manager.plugins) == ["base", "surveyor"]
    game = new_game(GameConfig(expansions=["base", "surveyor"], leaders=["surveyor"]), plugins=manager)
    assert not game.is_over


@pytest.mark.parametrize(("plugin", "reason"), BROKEN)
def test_a_broken_plugin_is_an_error_in_strict_mode(plugin: Callable[[], object], reason: str) -> None:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    with pytest.raises(BrokenPlugin, match=reason):
        manager.register(plugin(), "broken")
    assert list(manager.plugins) == ["base"]


def test_a_plugin_left_out_is_no_expansion() -> None:
    manager = PluginManager()
    manager.register(base, "base")
    manager.register(OldApi(), "old")
    with pytest.raises(UnknownExpansion, match="installed: base"):
        new_game(GameConfig(expansions=["base", "old"]), plugins=manager)
