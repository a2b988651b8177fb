"""Which expansions can be chosen together: requirements and conflicts, said by name."""

from __future__ import annotations

import pytest

from arnak_core import ExpansionConflict, GameConfig, PluginInfo, PluginManager, base, hookimpl, new_game


class Named:
    """A plugin that says no more than who it is."""

    def __init__(self, id: str, requires: tuple[str, ...] = (), conflicts: tuple[str, ...] = ()) -> None:
        self.info = PluginInfo(id=id, name=id, version="1", requires=requires, conflicts=conflicts)

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return self.info


def refusal(chosen: tuple[str, ...], *plugins: Named) -> str:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    for plugin in plugins:
        manager.register(plugin, plugin.info.id)
    with pytest.raises(ExpansionConflict) as refused:
        new_game(GameConfig(expansions=("base", *chosen)), plugins=manager)
    return str(refused.value)


def test_an_expansion_without_what_it_requires_is_refused() -> None:
    assert refusal(("fog",), Named("fog", requires=("weather",))) == "fog requires weather: choose it too"


def test_expansions_in_conflict_are_refused() -> None:
    assert refusal(("sun", "rain"), Named("sun"), Named("rain", conflicts=("sun",))) == (
        "rain and sun can't be played together"
    )


def test_expansions_that_require_each_other_are_refused() -> None:
    words = refusal(("hen", "egg"), Named("hen", requires=("egg",)), Named("egg", requires=("hen",)))
    assert words == "egg, hen require each other"
