"""The hooks: what a plugin may register, and the manager that finds plugins.

pluggy registers and nothing more: every hook is called once, when a game's ruleset is assembled, and what it returns is
frozen into tables. A hook gets `config` (its seed is always 0: randomness belongs to set-up steps) and `options`, the
plugin's own options. A leader (`Leader`) has the same hooks as methods; they act only for the player who has it.
"""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import pluggy
from msgspec import Struct

from .components import IdolSlots
from .config import GameConfig
from .effect import AnyEffect, Option
from .errors import ArnakError, BrokenPlugin
from .events import AnyEvent
from .state import AnyPluginState
from .vocabulary import Cost, Icons

if TYPE_CHECKING:
    from .registry import Components
    from .ruleset import Ruleset
    from .table import Table

HOOK_API_VERSION = 1
"""Raised when a hook changes in a way that existing plugins notice."""

hookspec = pluggy.HookspecMarker("arnak")
hookimpl = pluggy.HookimplMarker("arnak")


class PluginInfo(Struct, frozen=True, kw_only=True):
    """Who a plugin is. `options` is a msgspec struct whose fields have defaults (and `Meta` descriptions)."""

    id: str
    name: str
    version: str
    description: str = ""
    requires: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    options: type[Struct] | None = None
    players: tuple[int, ...] = ()
    """The player counts that this plugin allows, if it restricts them."""
    hook_api: int = HOOK_API_VERSION
    hookspecs: ModuleType | None = None
    """A module with hook specifications of the plugin's own, for plugins that build on it."""


class SetupStep(Struct, frozen=True):
    """A step of the set-up: its name, what it does, and names of steps that it must come after or before.

    What asks players is no part of `run` but an effect that it returns; it is resolved before the next step.
    """

    name: str
    run: Callable[[Table], AnyEffect | None]
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


class ScoreRule(Struct, frozen=True):
    """A category of the final scoring and a seat's points in it."""

    category: str
    points: Callable[[Table, int], int]


class TravelSource(Struct, frozen=True):
    """A source of travel icons: the option that spends it, and the icons that it then gives."""

    option: Option
    icons: Icons


class FigureSource(Struct, frozen=True):
    """A way to get the archaeologist for a dig or a discovery when it does not come from the player's board."""

    key: str
    """Ends the keys of the options that use it."""
    words: str
    """Ends their texts: "leaving a snack at the Coin camp"."""
    cost: Cost
    """What it costs besides, known to be payable by itself; nothing that has to be asked."""
    take: AnyEffect
    """Puts the archaeologist on the player's board, from where it is placed as usual; asks nothing."""
    leaves: str = ""
    """The site that it comes from, where it can't go back in the same move."""


class Purse(Struct, frozen=True):
    """Tokens that pay only for some purposes ("buy_artifact", "play_artifact" ...), used before the player's own."""

    purposes: tuple[str, ...]
    holds: Callable[[Table], Cost]
    spend: Callable[[Table, Cost], None]


class Offer(Struct, frozen=True):
    """Cards on offer beside the card row: those of a kind ("item", "artifact"), and how one is taken away."""

    cards: Callable[[Table, str], Iterable[str]]
    take: Callable[[Table, str], bool]
    """Removes the card if it lies here, and says whether it did."""


class GuardianPlace(Struct, frozen=True):
    """A place beside the map where a guardian can be overcome like one at a site, such as a space of a track."""

    id: str
    """Told apart from the map's sites; events and effects name it where they name a site."""
    name: str
    guardian: Callable[[Table], str]
    """The guardian that lies there face up, or ""."""
    seats: Callable[[Table], Iterable[int]]
    """The seats that count as occupying the place."""
    remove: Callable[[Table], None]
    """Takes the guardian away from the place, once overcome."""


class Score(Struct, frozen=True):
    """Points by category of a player, or of a rival that is no player (seat -1)."""

    name: str
    lines: dict[str, int]
    seat: int = -1

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.lines.values())


class Panel(Struct, frozen=True):
    """Something a frontend should show besides, in words: a leader's board, a rival's tiles. seat -1: the table."""

    title: str
    lines: tuple[str, ...]
    seat: int = -1


ActionProvider = Callable[["Table", list[Option]], None]
"""Appends the options that the acting player has now."""
Reaction = Callable[["Table", AnyEvent], AnyEffect | None]
Replacement = Callable[["Table", AnyEffect], AnyEffect | None]
CostChange = Callable[["Table", Cost, str], Cost]
Permission = Callable[["Table", str], bool | None]
TieBreak = Callable[["Table", int], int]
TravelSources = Callable[["Table"], Iterable[TravelSource]]
FigureSources = Callable[["Table"], Iterable[FigureSource]]
RivalScore = Callable[["Table"], Score]
PanelMaker = Callable[["Table", int], Panel | None]
Invariant = Callable[["Table"], list[str]]
"""Says what is wrong with the table, in words; nothing if all is well."""


class Specs:
    """The hook specifications."""

    @hookspec
    def arnak_plugin(self) -> PluginInfo:
        """Say who the plugin is."""
        ...

    @hookspec
    def arnak_types(self) -> Iterable[type | ModuleType]:
        """Name the effect, event and state classes (or modules that define them), so that saves can be read."""
        ...

    @hookspec
    def arnak_components(self, components: Components, config: GameConfig, options: Struct | None) -> None:
        """Add, replace or remove cards, tiles, boards, tracks and leaders."""

    @hookspec
    def arnak_setup(self, config: GameConfig, options: Struct | None) -> Iterable[SetupStep]:
        """Add steps to the set-up, before or after others."""
        ...

    @hookspec
    def arnak_main_actions(self, config: GameConfig, options: Struct | None) -> Iterable[ActionProvider]:
        """Offer main actions."""
        ...

    @hookspec
    def arnak_free_actions(self, config: GameConfig, options: Struct | None) -> Iterable[ActionProvider]:
        """Offer free actions."""
        ...

    @hookspec
    def arnak_idol_slots(self, config: GameConfig, options: Struct | None) -> IdolSlots | None:
        """Give the slots of a player's board and their effects."""

    @hookspec
    def arnak_scoring(self, config: GameConfig, options: Struct | None) -> Iterable[ScoreRule]:
        """Add categories to the final scoring."""
        ...

    @hookspec
    def arnak_rivals(self, config: GameConfig, options: Struct | None) -> Iterable[RivalScore]:
        """Score rivals that are no players; players must beat them."""
        ...

    @hookspec
    def arnak_tie_breaks(self, config: GameConfig, options: Struct | None) -> Iterable[TieBreak]:
        """Break ties: the higher value of the first function that differs wins."""
        ...

    @hookspec
    def arnak_reactions(self, config: GameConfig, options: Struct | None) -> Mapping[type[AnyEvent], Reaction]:
        """React to what just happened, by event class, with an effect (or None)."""
        ...

    @hookspec
    def arnak_replacements(self, config: GameConfig, options: Struct | None) -> Mapping[type[AnyEffect], Replacement]:
        """Replace an effect that is about to be resolved, by effect class, with another (or None: leave it)."""
        ...

    @hookspec
    def arnak_cost_changes(self, config: GameConfig, options: Struct | None) -> Mapping[str, CostChange]:
        """Change costs by purpose: "dig", "discover", "overcome", "research", "temple_tile", "buy_item" ..."""
        ...

    @hookspec
    def arnak_permissions(self, config: GameConfig, options: Struct | None) -> Mapping[str, Permission]:
        """Allow (True) or forbid (False) by action: "enter" a site, "notebook_ahead" of the magnifying glass ..."""
        ...

    @hookspec
    def arnak_travel_sources(self, config: GameConfig, options: Struct | None) -> Iterable[TravelSources]:
        """Offer further sources of travel icons."""
        ...

    @hookspec
    def arnak_figure_sources(self, config: GameConfig, options: Struct | None) -> Iterable[FigureSources]:
        """Offer further ways to get an archaeologist for a dig or a discovery."""
        ...

    @hookspec
    def arnak_purses(self, config: GameConfig, options: Struct | None) -> Iterable[Purse]:
        """Hold tokens that pay only for some purposes."""
        ...

    @hookspec
    def arnak_offers(self, config: GameConfig, options: Struct | None) -> Iterable[Offer]:
        """Offer cards for sale beside the card row."""
        ...

    @hookspec
    def arnak_guardian_places(self, config: GameConfig, options: Struct | None) -> Iterable[GuardianPlace]:
        """Name places beside the map's sites where a guardian can be overcome."""
        ...

    @hookspec
    def arnak_panels(self, config: GameConfig, options: Struct | None) -> Iterable[PanelMaker]:
        """Tell a frontend what to show besides: called with the viewer's seat (-1: a spectator)."""
        ...

    @hookspec
    def arnak_invariants(self, config: GameConfig, options: Struct | None) -> Iterable[Invariant]:
        """Say what must hold in every position; asked by tests and fuzzers only, never while a game is played."""
        ...


SCOPED_HOOKS = (
    "arnak_main_actions",
    "arnak_free_actions",
    "arnak_scoring",
    "arnak_reactions",
    "arnak_replacements",
    "arnak_cost_changes",
    "arnak_permissions",
    "arnak_travel_sources",
    "arnak_figure_sources",
    "arnak_purses",
    "arnak_offers",
    "arnak_panels",
    "arnak_invariants",
)
"""The hooks that a leader may have as methods."""


class Leader:
    """A leader: a plugin scoped to one player. Derive, set the attributes, add the hooks it needs as methods."""

    id: ClassVar[str]
    name: ClassVar[str]
    note: ClassVar[str] = ""
    archaeologists: ClassVar[int] = 2
    starting_cards: ClassVar[tuple[str, ...]] = ()
    """Ids of its starting cards, beside the two Fear."""
    idol_slots: ClassVar[IdolSlots | None] = None
    """None: the slots of the base game."""
    house: ClassVar[tuple[str, ...]] = ()

    def board(self) -> AnyPluginState | None:
        """The leader's own state at the start, if it needs one."""
        return None

    def setup(self, table: Table) -> None:
        """Set up the acting player's board, after the starting deck is shuffled and before hands are drawn."""

    def facts(self) -> dict[str, object]:
        """What is printed on its board besides, as the catalogue's plain data."""
        return {}

    def about(self) -> list[str]:
        """The leader's abilities in words, a line each."""
        return []


class BrokenReport(Struct, frozen=True):
    """A plugin that was left out, and why."""

    name: str
    reason: str


class PluginManager:
    """Finds plugins, keeps their information, reports broken ones.

    `plugins` maps ids to plugin objects. With `strict`, a broken plugin raises BrokenPlugin instead of being left out.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self.pluggy = pluggy.PluginManager("arnak")
        self.pluggy.add_hookspecs(Specs)
        self.plugins: dict[str, object] = {}
        self.infos: dict[str, PluginInfo] = {}
        self.broken: list[BrokenReport] = []
        self.assembled: dict[bytes, Ruleset] = {}
        """The rulesets made of these plugins so far, by configuration."""

    def register(self, plugin: object, name: str | None = None) -> PluginInfo | None:
        """Register a plugin object or module; returns its information, or None if it is broken and left out.

        A hook that nobody specifies makes it broken, unless it is marked `optionalhook`: hooks of another program, such
        as a frontend, that may come later or never.
        """
        label = name or getattr(plugin, "__name__", type(plugin).__name__)
        try:
            self.pluggy.register(plugin, name=label)
            try:
                info = self.call(plugin, "arnak_plugin")
                if not isinstance(info, PluginInfo):
                    raise TypeError("arnak_plugin must return a PluginInfo")
                if info.hook_api != HOOK_API_VERSION:
                    raise ValueError(f"it is made for hook API {info.hook_api}, this is {HOOK_API_VERSION}")
                if info.id in self.plugins:
                    raise ValueError(f"there is another plugin with the id {info.id!r}")
                if info.hookspecs is not None:
                    self.pluggy.add_hookspecs(info.hookspecs)
                unknown = self._unspecified_hooks(plugin)
                if unknown:
                    raise ValueError(f"unknown hooks: {', '.join(unknown)}")
            except Exception:
                self.pluggy.unregister(plugin)
                raise
        except Exception as error:
            self._report(label, error)
            return None
        self.plugins[info.id] = plugin
        self.infos[info.id] = info
        return info

    def _unspecified_hooks(self, plugin: object) -> list[str]:
        """The hooks of a plugin that nobody has specified so far."""
        found: list[str] = []
        for name in dir(plugin):
            marked = self.pluggy.parse_hookimpl_opts(plugin, name) if name.startswith("arnak_") else None
            if marked is not None and not marked["optionalhook"]:
                caller = getattr(self.pluggy.hook, name, None)
                if not isinstance(caller, pluggy.HookCaller) or not caller.has_spec():
                    found.append(name)
        return found

    def load_entry_points(self) -> None:
        """Register all installed distributions that have an entry point in the group `arnak`.

        Those that use hooks which another one specifies come after it.
        """
        waiting: list[tuple[str, object]] = []
        for entry in sorted(importlib.metadata.entry_points(group="arnak"), key=lambda entry: entry.name):
            try:
                waiting.append((entry.name, entry.load()))
            except Exception as error:
                self._report(entry.name, error)
        while waiting:
            ready = [named for named in waiting if not self._unspecified_hooks(named[1])] or waiting
            waiting = [named for named in waiting if named not in ready]
            for name, plugin in ready:
                if not self.pluggy.is_registered(plugin):
                    self.register(plugin, name)

    def _report(self, name: str, error: Exception) -> None:
        if self.strict:
            raise BrokenPlugin(f"plugin {name!r} is broken: {error}") from error
        self.broken.append(BrokenReport(name, f"{type(error).__name__}: {error}"))

    def call(self, plugin: object, hook: str, **arguments: object) -> object:
        """Call one plugin's implementation of a hook (registered plugins only); None if it has none.

        Raises BrokenPlugin, naming the plugin and the hook, if the plugin fails.
        """
        others = [other for other in self.pluggy.get_plugins() if other is not plugin]
        try:
            answers = self.pluggy.subset_hook_caller(hook, remove_plugins=others)(**arguments)
        except ArnakError:
            raise
        except Exception as error:
            name = self.pluggy.get_name(plugin)
            raise BrokenPlugin(f"plugin {name!r} fails in {hook}: {type(error).__name__}: {error}") from error
        return answers[0] if answers else None

    def call_all(self, plugins: Iterable[object], hook: str, **arguments: object) -> list[object]:
        """Call a hook of several plugins, in their order, leaving out those that have none."""
        return [answer for plugin in plugins if (answer := self.call(plugin, hook, **arguments)) is not None]


_installed: PluginManager | None = None


def installed_plugins() -> PluginManager:
    """The manager with the base game and every installed plugin; found once per process."""
    global _installed
    if _installed is None:
        from . import base

        manager = PluginManager()
        manager.register(base, "base")
        manager.load_entry_points()
        _installed = manager
    return _installed
