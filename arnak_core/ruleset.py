"""Chosen expansions assembled into tables: everything that a game looks up while it is played.

A `Ruleset` is made once per choice of expansions and options and then shared by all games with that choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from msgspec import Struct

from .chosen import choose_expansions, ordered_steps, validated_options
from .components import (
    Artifact,
    Assistant,
    BasicCard,
    Board,
    BoardSite,
    BonusTile,
    Bridge,
    Card,
    Guardian,
    Idol,
    IdolSlots,
    Item,
    SiteTile,
    TempleTile,
    Track,
    TrackRow,
    TrackSpace,
)
from .config import GameConfig
from .effect import AnyEffect, Effect, Option
from .errors import BadConfiguration
from .events import AnyEvent, Event
from .hooks import (
    SCOPED_HOOKS,
    ActionProvider,
    CostChange,
    FigureSources,
    GuardianPlace,
    Invariant,
    Leader,
    Offer,
    PanelMaker,
    Permission,
    PluginInfo,
    PluginManager,
    Purse,
    Reaction,
    Replacement,
    RivalScore,
    ScoreRule,
    SetupStep,
    TieBreak,
    TravelSources,
    installed_plugins,
)
from .registry import Components
from .state import AnyPluginState, PluginState
from .vocabulary import CAMP, FEAR_TILE, ResearchToken

if TYPE_CHECKING:
    from .state import Player

T = TypeVar("T")

ByLeader = dict[str, tuple[T, ...]]
"""What counts for the player of each leader, what everybody has included; "" is a player without leader."""
OwnByLeader = dict[str, tuple[T, ...]]
"""What each leader that has any registered for its player alone; "" is what counts for everybody."""
Answers = dict[str, list[object]]
"""The answers of the leaders that have a hook; under "" those of the plugins."""


def derived(build: Callable[[Ruleset], T]) -> Callable[[Ruleset], T]:
    """Compute a value from a ruleset once, on first use."""

    def get(rules: Ruleset) -> T:
        try:
            return rules.derived[build]
        except KeyError:
            value = rules.derived[build] = build(rules)
            return value

    return get


class Ruleset:
    """Tables of components and plain tuples of functions, frozen for the games that share them."""

    def __init__(self, config: GameConfig, manager: PluginManager) -> None:
        self.config = config
        self.manager = manager
        self.derived: dict[object, Any] = {}
        """What `derived` functions computed, by function: of as many types as there are functions."""
        self.options_made: dict[tuple[str, AnyEffect, bool, str | None], Option] = {}
        """Every option made so far, by all that it was made of: "skip" has other words elsewhere."""
        self.chosen = choose_expansions(config, manager)
        self.plugins: tuple[PluginInfo, ...] = tuple(manager.infos[chosen.id] for chosen in self.chosen)
        self.options: dict[str, Struct | None] = {info.id: validated_options(config, info) for info in self.plugins}
        for name in config.options:
            if name not in self.options:
                raise BadConfiguration(f"options are given for {name!r}, which is not among the expansions chosen")
        self._check_players()
        self._assemble_components()
        self._assemble_rules()

    # -- assembly

    def _check_players(self) -> None:
        allowed = {1, 2, 3, 4}
        for info in self.plugins:
            if info.players:
                allowed &= set(info.players)
        if not any(info.players for info in self.plugins if info.id != "base"):
            allowed &= {2, 3, 4}
        if self.config.players not in allowed:
            raise BadConfiguration(
                f"{self.config.players} players can't play {', '.join(info.id for info in self.plugins)}; "
                f"possible: {', '.join(map(str, sorted(allowed))) or 'none'}"
                + (" (a game for one needs the expansion solo)" if self.config.players == 1 else "")
            )

    def _arguments(self, expansion: str) -> dict[str, object]:
        return {"config": self.config, "options": self.options[expansion]}

    def answers(self, hook: str) -> list[object]:
        """What the chosen plugins whose rules are on answer to a hook, in the order of the expansions.

        A plugin that specifies hooks itself (`PluginInfo.hookspecs`) asks once for a ruleset, in a `derived` function.
        """
        answers: list[object] = []
        for chosen in self.chosen:
            if chosen.rules:
                answer = self.manager.call(self.manager.plugins[chosen.id], hook, **self._arguments(chosen.id))
                if answer is not None:
                    answers.append(answer)
        return answers

    def _gathered(self, hook: str) -> tuple[object, ...]:
        """All that the answers to a hook list."""
        return tuple(value for answer in self.answers(hook) for value in cast(Iterable[object], answer))

    def _answers_by_leader(self, hook: str) -> Answers:
        answers = {"": self.answers(hook)}
        for leader in self.leaders.values():
            method = getattr(leader, hook, None)
            if method is not None:
                answers[leader.id] = [method()]
        return answers

    def _for_each(self, own: OwnByLeader[object]) -> ByLeader[object]:
        """What counts for each leader's player: first what everybody has."""
        for_all = own.get("", ())
        return {"": for_all} | {leader: for_all + own.get(leader, ()) for leader in self.leaders}

    def _assemble_components(self) -> None:
        config = self.config
        components = Components(config.without, config.include)
        for chosen in self.chosen:
            components.adding = chosen.id
            components.content = chosen.content
            components.rules = chosen.rules
            self.manager.call(
                self.manager.plugins[chosen.id],
                "arnak_components",
                components=components,
                **self._arguments(chosen.id),
            )
        for name in (*config.without, *config.include):
            if name not in components.seen:
                raise BadConfiguration(f"there is no component {name!r} in the expansions chosen")
        self.components = components
        self.items = components.of(Item)
        self.artifacts = components.of(Artifact)
        self.basic_cards = components.of(BasicCard)
        self.cards: dict[str, Card] = {**self.basic_cards, **self.items, **self.artifacts}
        self.site_tiles = components.of(SiteTile)
        self.guardians = components.of(Guardian)
        self.assistants = components.of(Assistant)
        self.idols = components.of(Idol)
        self.bonus_tiles = components.of(BonusTile)
        self.boards = components.of(Board)
        self.tracks = components.of(Track)
        self.leaders: dict[str, Leader] = components.of(Leader)
        self.names: dict[str, str] = {place[1]: component.name for place, component in components.found.items()}
        self.names[FEAR_TILE] = "Fear tile"
        self._check_leaders()
        self.board = self._one_of(self.boards, config.board, "board")
        self.track = self._one_of(self.tracks, components.track or self.board.track, "research track")
        self.site_index: dict[str, int] = {site.id: i for i, site in enumerate(self.board.sites)}
        self.spaces: dict[str, TrackSpace] = {space.id: space for space in self.track.spaces}
        self.rows: dict[int, TrackRow] = {row.row: row for row in self.track.rows}
        self.temple_index: dict[str, int] = {tile.id: i for i, tile in enumerate(self.track.temple_tiles)}
        self.fear_cards: frozenset[str] = frozenset(
            [FEAR_TILE, *(card.id for card in self.basic_cards.values() if card.is_fear)]
        )

    def _check_leaders(self) -> None:
        config = self.config
        named = [leader for leader in config.leaders if leader not in ("", "random")]
        for leader in named:
            if leader not in self.leaders:
                raise BadConfiguration(
                    f"there is no leader {leader!r}; chosen expansions have: "
                    f"{', '.join(self.leaders) or 'none (choose the expansion leaders)'}"
                )
        if len(set(named)) < len(named):
            raise BadConfiguration(f"each leader exists once, but the seats name {', '.join(named)}")
        if len(config.leaders) > config.players:
            raise BadConfiguration(f"{len(config.leaders)} leaders are named for {config.players} players")

    @staticmethod
    def _one_of(found: Mapping[str, T], name: str, what: str) -> T:
        if name not in found:
            raise BadConfiguration(f"there is no {what} {name!r}; there are: {', '.join(found) or 'none'}")
        return found[name]

    def _assemble_rules(self) -> None:
        own = {hook: self._answers_by_leader(hook) for hook in SCOPED_HOOKS}

        def by_leader(hook: str) -> ByLeader[object]:
            return self._for_each(_listed(own[hook]))

        def by_key(hook: str) -> dict[object, ByLeader[object]]:
            return {key: self._for_each(values) for key, values in _mapped(own[hook]).items()}

        self.main_actions = cast(ByLeader[ActionProvider], by_leader("arnak_main_actions"))
        self.free_actions = cast(ByLeader[ActionProvider], by_leader("arnak_free_actions"))
        self.scoring = cast(ByLeader[ScoreRule], by_leader("arnak_scoring"))
        self.travel_sources = cast(ByLeader[TravelSources], by_leader("arnak_travel_sources"))
        self.figure_sources = cast(ByLeader[FigureSources], by_leader("arnak_figure_sources"))
        self.offers = cast(ByLeader[Offer], by_leader("arnak_offers"))
        self.purses = cast(ByLeader[Purse], by_leader("arnak_purses"))
        self.purse_purposes: frozenset[str] = frozenset(
            purpose for purses in self.purses.values() for purse in purses for purpose in purse.purposes
        )
        self.replacements = cast(dict[type[AnyEffect], ByLeader[Replacement]], by_key("arnak_replacements"))
        self.cost_changes = cast(dict[str, ByLeader[CostChange]], by_key("arnak_cost_changes"))
        self.permissions = cast(dict[str, ByLeader[Permission]], by_key("arnak_permissions"))
        self.reactions = cast(dict[type[AnyEvent], OwnByLeader[Reaction]], _mapped(own["arnak_reactions"]))
        self.panels = cast(OwnByLeader[PanelMaker], _listed(own["arnak_panels"]))
        self.invariants = cast(OwnByLeader[Invariant], _listed(own["arnak_invariants"]))
        self.tie_breaks = cast(tuple[TieBreak, ...], self._gathered("arnak_tie_breaks"))
        self.rivals = cast(tuple[RivalScore, ...], self._gathered("arnak_rivals"))
        self.guardian_places: dict[str, GuardianPlace] = {
            place.id: place for place in cast(tuple[GuardianPlace, ...], self._gathered("arnak_guardian_places"))
        }
        self.names |= {place.id: place.name for place in self.guardian_places.values()}
        self.setup_steps = ordered_steps(cast(tuple[SetupStep, ...], self._gathered("arnak_setup")))
        slots = [answer for answer in self.answers("arnak_idol_slots") if isinstance(answer, IdolSlots)]
        if not slots:
            raise BadConfiguration("no chosen expansion says which idol slots a player has; choose base")
        self.default_idol_slots = slots[-1]
        self.names |= {effect.id: effect.name for effect in self.default_idol_slots.effects}
        for leader in self.leaders.values():
            if leader.idol_slots is not None:
                for slot in leader.idol_slots.slots:
                    self.names |= {effect.id: effect.name for effect in slot.effects}
        self._assemble_types()

    def _assemble_types(self) -> None:
        self.types: dict[type, dict[str, type]] = {AnyEffect: {}, AnyEvent: {}, AnyPluginState: {}}
        roots: dict[type[Struct], type] = {Effect: AnyEffect, Event: AnyEvent, PluginState: AnyPluginState}
        for cls in self._named_types():
            for root, interface in roots.items():
                if issubclass(cls, root) and cls is not root:
                    tag = tag_of(cls)
                    known = self.types[interface].setdefault(tag, cls)
                    if known is not cls:
                        raise BadConfiguration(
                            f"two classes have the tag {tag!r}: {known.__module__} and {cls.__module__}"
                        )

    def _named_types(self) -> Iterator[type]:
        """The classes that the chosen plugins name, alone or by their modules."""
        for chosen in self.chosen:
            answer = self.manager.call(self.manager.plugins[chosen.id], "arnak_types")
            for named in cast(Iterable[object], answer or ()):
                for found in vars(named).values() if isinstance(named, ModuleType) else (named,):
                    if isinstance(found, type):
                        yield found

    # -- look-ups

    def option(self, key: str, effect: AnyEffect, *, free: bool = False, text: str | None = None) -> Option:
        """The option with this key and effect, made once; its text is the effect's unless given."""
        try:
            return self.options_made[key, effect, free, text]
        except KeyError:
            option = Option(key, text if text is not None else sentence(effect.text(self)), effect, free)
            self.options_made[key, effect, free, text] = option
            return option

    def name(self, component: str) -> str:
        """The printed name of a component, or our short name for one without."""
        return self.names.get(component, component.replace("_", " "))

    def idol_slots(self, player: Player) -> IdolSlots:
        """The idol slots of a player's board."""
        if player.leader:
            slots = self.leaders[player.leader].idol_slots
            if slots is not None:
                return slots
        return self.default_idol_slots

    def temple_tile(self, tile: str) -> TempleTile:
        """A stack of temple tiles by its id."""
        return self.track.temple_tiles[self.temple_index[tile]]

    def place(self, site: str) -> BoardSite:
        """A place of the map as printed."""
        return self.board.sites[self.site_index[site]]

    def site_words(self, site: str) -> str:
        """A place of the map in words: a camp's name, or the level with row and column ("level 1 space A2")."""
        if site not in self.site_index:
            return self.name(site)
        place = self.place(site)
        return self.name(site) if place.level == CAMP else f"level {place.level} space {place.square}"

    def track_words(self, space: str) -> str:
        """A space of the research track in words: its row, with a letter where a row has several ("row 4b")."""
        if space == self.track.temple:
            return "the Lost Temple"
        row = self.spaces[space].row
        beside = [other.id for other in self.track.spaces if other.row == row]
        letter = "" if len(beside) == 1 else "abcdefgh"[beside.index(space)]
        return f"row {row}{letter}"

    def bridge(self, space: str, to: str) -> Bridge:
        """The bridge between two spaces of the research track."""
        return next(bridge for bridge in self.spaces[space].bridges if bridge.to == to)

    def rows_advanced(self, token: ResearchToken, space: str) -> int:
        """How many rows a token standing on a space has advanced; a tall space that it passes is one row."""
        row = self.spaces[space].row
        return row - sum(
            len(tall.spans_rows) - 1
            for tall in self.track.spaces
            if tall.spans_rows and token in tall.tokens and tall.row <= row
        )

    def research_points(self, token: ResearchToken, space: str) -> int:
        """What a token standing on a space below the Lost Temple is worth."""
        row = self.rows.get(self.spaces[space].row)
        return row.points(token) if row is not None else 0

    def decode(self, kind: type[T], data: object) -> T:
        """Turn plain data (from JSON) into one of our structs, effects and plugin states by their tags."""
        return msgspec.convert(data, kind, dec_hook=self.decode_hook)

    def decode_hook(self, kind: type, data: object) -> object:
        """msgspec's hook for the open unions: effects, events, plugin states, cost parts."""
        tags = self.types.get(kind)
        if tags is None:
            tags = self.types[AnyEffect]
        if not isinstance(data, dict):
            raise ValueError(f"expected an object with a type, got {type(data).__name__}")
        tag = cast(dict[str, object], data).get("type")
        cls = tags.get(tag) if isinstance(tag, str) else None
        if cls is None:
            raise ValueError(f"unknown type {tag!r}")
        try:
            return cast(object, msgspec.convert(data, cls, dec_hook=self.decode_hook))
        except msgspec.ValidationError as error:
            raise ValueError(f"{tag}: {error}") from error  # so that msgspec adds the place


def tag_of(kind: type[Struct]) -> str:
    """The tag by which structs of a class are told apart when they are read."""
    return str(kind.__struct_config__.tag)


def sentence(words: str) -> str:
    """The words with a capital at the front."""
    return words[:1].upper() + words[1:]


def _listed(answers: Answers) -> OwnByLeader[object]:
    """What the answers to a hook list."""
    return {
        leader: tuple(value for answer in given for value in cast(Iterable[object], answer))
        for leader, given in answers.items()
    }


def _mapped(answers: Answers) -> dict[object, OwnByLeader[object]]:
    """What the answers to a hook map their keys to, by key."""
    table: dict[object, OwnByLeader[object]] = {}
    for leader, given in answers.items():
        for answer in given:
            for key, value in cast(Mapping[object, object], answer).items():
                own = table.setdefault(key, {})
                own[leader] = (*own.get(leader, ()), value)
    return table


def ruleset(config: GameConfig, manager: PluginManager | None = None) -> Ruleset:
    """The ruleset of a configuration, assembled once per choice and plugin manager (the seed does not matter).

    Raises BadConfiguration and its kinds.
    """
    bare = msgspec.structs.replace(config, seed=0)
    if manager is None:
        manager = installed_plugins()
    key = msgspec.json.encode(bare, order="deterministic")
    if key not in manager.assembled:
        manager.assembled[key] = Ruleset(bare, manager)
    return manager.assembled[key]
