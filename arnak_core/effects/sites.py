"""Archaeologists and sites: dig, discover, activate, relocate (rulebook: "Dig", "Discover", "Effects")."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..components import BoardSite
from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import (
    DugAt,
    FigureMoved,
    GuardianAppeared,
    SiteActivated,
    SiteDiscovered,
    SiteRevealed,
)
from ..hooks import FigureSource
from ..ruleset import Ruleset, concerns, derived
from ..state import SiteState
from ..table import Table
from ..vocabulary import (
    CAMP,
    COIN,
    COMPASS,
    FREE_SPACE,
    NOTHING,
    PILOT_COINS,
    Cost,
    Icons,
    add_icons,
    covers,
    level_words,
)
from .idols import TakeIdols
from .pay import PayCost, can_pay, is_paid_as_printed
from .travel import usable_icons

DIG, DISCOVER = "dig", "discover"
ALL_LEVELS = (CAMP, 1, 2)


def travel_cost(shown: Icons) -> Cost:
    """A travel cost as a cost."""
    return Cost(boot=shown[0], boat=shown[1], car=shown[2], plane=shown[3])


def place_of(table: Table, site: str) -> tuple[SiteState, BoardSite]:
    """What lies on a place of the map, and the place as printed."""
    index = table.rules.site_index[site]
    return table.state.sites[index], table.rules.board.sites[index]


def change_site(
    table: Table,
    site: str,
    *,
    figures: tuple[int, ...] | None = None,
    tile: str | None = None,
    guardian: str | None = None,
    idols: tuple[str, ...] | None = None,
    hidden_idols: tuple[str, ...] | None = None,
) -> None:
    """Replace what lies on a place of the map; what is None stays."""
    index = table.rules.site_index[site]
    old = table.state.sites[index]
    table.state.sites[index] = SiteState(
        old.figures if figures is None else figures,
        old.tile if tile is None else tile,
        old.guardian if guardian is None else guardian,
        old.idols if idols is None else idols,
        old.hidden_idols if hidden_idols is None else hidden_idols,
    )


# -- dig and discover

SiteOption = Callable[[Table, str, int, bool], Option]
"""Makes the option for a space: `(table, site, space, digging)`."""


def dig_cost(table: Table, site: str, space: int) -> Cost:
    """The travel cost of a space."""
    place = table.rules.board.sites[table.rules.site_index[site]]
    return table.cost(DIG, travel_cost(place.spaces[space]), site)


def discover_cost(table: Table, site: str) -> Cost:
    """The compasses and the travel cost of discovering a place."""
    place = table.rules.board.sites[table.rules.site_index[site]]
    return table.cost(DISCOVER, place.discover.plus(travel_cost(place.spaces[0])), site)


def add_dig_and_discover_options(
    table: Table,
    options: list[Option],
    option_of: SiteOption,
    *,
    discount: Cost = NOTHING,
    levels: tuple[int, ...] = ALL_LEVELS,
    actions: tuple[str, ...] = (DIG, DISCOVER),
    free_travel: bool = False,
) -> None:
    """Append an option for every space where the acting player could dig or discover now, and pay for it: with an
    archaeologist from the player's board, and with one from elsewhere where an expansion offers that."""
    if table.me.archaeologists:
        _add_options(table, options, option_of, discount, levels, actions, free_travel)
    for source in figure_sources(table):
        with_board: list[Option] = []
        _add_options(table, with_board, option_of, discount, levels, actions, free_travel, source.cost, source.leaves)
        options += [_with_source(table, option, source) for option in with_board]


@derived
def _sourced(rules: Ruleset) -> dict[tuple[int, str, str], tuple[Option, Option]]:
    """By an option's identity and a source: the option itself and the one that uses the source."""
    return {}


def _with_source(table: Table, option: Option, source: FigureSource) -> Option:
    """The option with an archaeologist from another place than the board."""
    made = _sourced(table.rules)
    key = (id(option), source.key, source.leaves)
    known = made.get(key)
    if known is None:
        before = PayCost(source.cost) >> source.take if source.cost != NOTHING else source.take
        text = f"{option.text}, {source.words}"
        new = table.option(f"{option.key}/{source.key}", before >> option.effect, text=text)
        known = made[key] = (option, new)
    return known[1]


def figure_sources(table: Table) -> list[FigureSource]:
    """Where else than from the board the acting player could take an archaeologist now."""
    leader = table.me.leader
    return [
        source
        for scope in table.rules.figure_sources
        if not scope.leader or scope.leader == leader
        for source in scope.value(table)
    ]


def _add_options(
    table: Table,
    options: list[Option],
    option_of: SiteOption,
    discount: Cost,
    levels: tuple[int, ...],
    actions: tuple[str, ...],
    free_travel: bool,
    extra: Cost = NOTHING,
    leaves: str = "",
) -> None:
    """The options for one archaeologist, which may cost something besides and may not go back where it comes from."""
    me = table.me
    rules = table.rules
    changed = not is_paid_as_printed(table, DIG, DISCOVER)
    guarded = "enter" in rules.permissions and concerns(rules.permissions["enter"], me.leader)
    have = add_icons(usable_icons(table), discount.icons)
    pilots = (me.tokens[COIN] - extra.coin) // PILOT_COINS
    compasses = me.tokens[COMPASS] - extra.compass + discount.compass
    stacks = table.state.site_stacks
    payable: dict[Icons, bool] = {}
    may_dig, may_discover = DIG in actions, DISCOVER in actions
    open_levels = [level for level in (1, 2) if stacks[str(level)]] if may_discover else []
    for site, place in zip(table.state.sites, rules.board.sites, strict=True):
        digging = site.tile != ""
        if digging:
            if not may_dig:
                continue
        elif place.level not in open_levels or (place.discover.compass > compasses and not changed):
            continue
        if FREE_SPACE not in site.figures or (levels is not ALL_LEVELS and place.level not in levels):
            continue
        if place.id == leaves or (guarded and not table.permitted("enter", place.id)):
            continue
        for space, figure in enumerate(site.figures):
            if figure != FREE_SPACE:
                continue
            if changed:
                cost = dig_cost(table, place.id, space) if digging else discover_cost(table, place.id)
                if free_travel:
                    cost = replace(cost, boot=0, boat=0, car=0, plane=0)
                off = discount
                if extra is not NOTHING:
                    cost, off = cost.less(discount).plus(extra), travel_cost(discount.icons)
                if not can_pay(table, cost, DIG if digging else DISCOVER, off):
                    continue
            elif not free_travel:
                need = place.spaces[space]
                covered = payable.get(need)
                if covered is None:
                    covered = payable[need] = covers(have, need, pilots)
                if not covered:
                    continue
            options.append(option_of(table, place.id, space, digging))


class SendArchaeologist(Effect, frozen=True):
    """Optional: dig or discover now, with an archaeologist from your board, at a discount or without travel cost."""

    discount: Cost = NOTHING
    actions: tuple[str, ...] = (DIG, DISCOVER)
    levels: tuple[int, ...] = ALL_LEVELS
    free_travel: bool = False
    activations: int = 1

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        add_dig_and_discover_options(
            table,
            options,
            self._option,
            discount=self.discount,
            levels=self.levels,
            actions=self.actions,
            free_travel=self.free_travel,
        )
        options.append(table.option("skip", Nothing(), text="Send nobody"))
        return Ask(table.state.actor, "Send an archaeologist", options)

    def _option(self, table: Table, site: str, space: int, digging: bool) -> Option:
        if digging:
            dig = Dig(site, space, self.discount, self.free_travel, self.activations)
            return table.option(f"dig/{site}/{space}", dig)
        return table.option(f"discover/{site}", Discover(site, self.discount, self.free_travel))

    def possible(self, table: Table) -> bool:
        return table.me.archaeologists > 0 or bool(figure_sources(table))

    def text(self, rules: Ruleset) -> str:
        what = " or ".join(self.actions)
        where = "" if self.levels == ALL_LEVELS else f" at a {level_words(self.levels)} site"
        price = f" for {self.discount.words()} less" if self.discount != NOTHING else ""
        price += " without travel cost" if self.free_travel else ""
        twice = f", using the site up to {self.activations} times" if self.activations > 1 else ""
        return f"you may {what}{where}{price}{twice}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "archaeologist"}
        if self.actions != (DIG, DISCOVER):
            step["actions"] = list(self.actions)
        if self.levels != ALL_LEVELS:
            step["levels"] = exported_levels(self.levels)
        if self.discount != NOTHING:
            step["discount"] = self.discount.step()
        if self.free_travel:
            step["free_travel"] = True
        if self.activations > 1:
            step["activations"] = self.activations
        return [step]


def exported_levels(levels: tuple[int, ...]) -> list[object]:
    """Levels in the catalogue's format: "camp", 1, 2."""
    return ["camp" if level == CAMP else level for level in levels]


class Dig(Effect, frozen=True):
    """Pay the travel cost, move an archaeologist from your board, resolve the site's effect."""

    site: str
    space: int
    discount: Cost = NOTHING
    free_travel: bool = False
    activations: int = 1

    def resolve(self, table: Table) -> AnyEffect:
        arrive = PlaceFigure(self.site, self.space) >> ActivateSiteAt(self.site, self.activations)
        if self.free_travel:
            return arrive
        return PayCost(dig_cost(table, self.site, self.space), DIG, self.discount) >> arrive

    def text(self, rules: Ruleset) -> str:
        place = rules.board.sites[rules.site_index[self.site]]
        price = "no travel" if self.free_travel else travel_cost(place.spaces[self.space]).words()
        less = f", {self.discount.words()} less" if self.discount != NOTHING else ""
        return f"dig at {rules.site_words(self.site)} ({price}{less})"


class Discover(Effect, frozen=True):
    """Pay compasses and travel, move an archaeologist, then: idols, the site tile, the guardian."""

    site: str
    discount: Cost = NOTHING
    free_travel: bool = False

    def resolve(self, table: Table) -> AnyEffect:
        cost = discover_cost(table, self.site)
        if self.free_travel:
            cost = replace(cost, boot=0, boat=0, car=0, plane=0)
        return (
            PayCost(cost, DISCOVER, self.discount)
            >> PlaceFigure(self.site, 0, discovering=True)
            >> TakeIdols(self.site)
            >> RevealSite(self.site)
            >> RevealGuardian(self.site)
        )

    def text(self, rules: Ruleset) -> str:
        place = rules.board.sites[rules.site_index[self.site]]
        price = place.discover if self.free_travel else place.discover.plus(travel_cost(place.spaces[0]))
        less = f", {self.discount.words()} less" if self.discount != NOTHING else ""
        return f"discover {rules.site_words(self.site)} ({price.words()}{less})"


class PlaceFigure(Effect, frozen=True):
    """An archaeologist from your board to a space."""

    site: str
    space: int
    discovering: bool = False

    def resolve(self, table: Table) -> None:
        state = table.state
        table.me.archaeologists -= 1
        set_figure(table, self.site, self.space, state.actor)
        table.emit(
            SiteDiscovered(state.actor, self.site) if self.discovering else DugAt(state.actor, self.site, self.space)
        )

    def text(self, rules: Ruleset) -> str:
        return f"move an archaeologist to {rules.site_words(self.site)}"


def set_figure(table: Table, site: str, space: int, seat: int) -> None:
    """Put a seat's figure on a space, or free it (FREE_SPACE)."""
    figures = list(place_of(table, site)[0].figures)
    figures[space] = seat
    change_site(table, site, figures=tuple(figures))


class RevealSite(Effect, frozen=True):
    """Turn up the top site tile of the level on the place discovered, and resolve it."""

    site: str

    def resolve(self, table: Table) -> AnyEffect | None:
        level = str(place_of(table, self.site)[1].level)
        tile = table.state.site_stacks[level].pop(0)
        return ShowSite(self.site, tile)

    def text(self, rules: Ruleset) -> str:
        return f"reveal the site at {rules.site_words(self.site)}"


class ShowSite(Effect, frozen=True):
    """Lay a site tile on a place and resolve it."""

    site: str
    tile: str

    def resolve(self, table: Table) -> AnyEffect:
        table.reveal("a site was revealed")
        change_site(table, self.site, tile=self.tile)
        table.emit(SiteRevealed(table.state.actor, self.site, self.tile))
        return ActivateSiteAt(self.site)

    def text(self, rules: Ruleset) -> str:
        return f"show {rules.name(self.tile)}"

    def held(self) -> tuple[str, ...]:
        return (self.tile,)


class RevealGuardian(Effect, frozen=True):
    """The top guardian comes to the site; it does nothing at once. None comes from an empty stack."""

    site: str

    def resolve(self, table: Table) -> AnyEffect | None:
        guardians = table.state.guardians
        return PlaceGuardian(self.site, guardians.pop(0)) if guardians else None

    def text(self, rules: Ruleset) -> str:
        return f"a guardian comes to {rules.site_words(self.site)}"


class PlaceGuardian(Effect, frozen=True):
    """A guardian onto a site."""

    site: str
    guardian: str

    def resolve(self, table: Table) -> None:
        table.reveal("a guardian appeared")
        change_site(table, self.site, guardian=self.guardian)
        table.emit(GuardianAppeared(table.state.actor, self.site, self.guardian))

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.guardian)} comes to {rules.site_words(self.site)}"

    def held(self) -> tuple[str, ...]:
        return (self.guardian,)


# -- activating


class ActivateSiteAt(Effect, frozen=True):
    """Resolve the effect of a discovered site; more than once if it says so, each further time optional."""

    site: str
    times: int = 1

    def resolve(self, table: Table) -> AnyEffect:
        site, _ = place_of(table, self.site)
        table.emit(SiteActivated(table.state.actor, self.site, site.tile))
        effect = table.rules.site_tiles[site.tile].effect
        if self.times > 1:
            return effect >> ActivateAgain(self.site, self.times - 1)
        return effect

    def text(self, rules: Ruleset) -> str:
        return f"use {rules.site_words(self.site)}"


class ActivateAgain(Effect, frozen=True):
    """Use the same site once more, or stop."""

    site: str
    times: int

    def resolve(self, table: Table) -> Ask:
        again = ActivateSiteAt(self.site, self.times)
        return Ask(
            table.state.actor,
            "Use the site again?",
            [
                table.option(f"activate/{self.site}", again),
                table.option("skip", Nothing(), text="Don't use it again"),
            ],
        )

    def text(self, rules: Ruleset) -> str:
        return f"use {rules.site_words(self.site)} again"


class ActivateSite(Effect, frozen=True):
    """Resolve the effect of discovered sites, with no archaeologist and no travel; others' figures don't matter
    unless it says unoccupied."""

    levels: tuple[int, ...]
    unoccupied: bool = False
    occupied_by_you: bool = False
    number: int = 1
    cost_by_level: tuple[tuple[int, Cost], ...] = ()
    """An extra cost for a site of that level."""
    used: tuple[str, ...] = ()
    """Sites that may not be used again (different ones)."""
    occupied: bool = False
    """Only a site with somebody's figure."""
    same_row_as_you: bool = False
    """Only a site in a row of the map where you have a figure, its own site included."""

    def sites(self, table: Table, *, anyhow: bool = False) -> list[str]:
        """The sites that may be activated and, where that costs something, paid for (`anyhow`: or not)."""
        seat = table.state.actor
        rows = self._own_rows(table) if self.same_row_as_you else ()
        return [
            place.id
            for site, place in zip(table.state.sites, table.rules.board.sites, strict=True)
            if site.tile
            and place.level in self.levels
            and not (self.unoccupied and site.occupied)
            and not (self.occupied and not site.occupied)
            and not (self.same_row_as_you and place.row not in rows)
            and not (self.occupied_by_you and seat not in site.figures)
            and place.id not in self.used
            and (anyhow or (cost := self.extra_cost(place.level)) is None or can_pay(table, cost))
        ]

    @staticmethod
    def _own_rows(table: Table) -> tuple[int, ...]:
        rules = table.rules
        return tuple(rules.board.sites[rules.site_index[site]].row for site in own_sites(table, table.state.actor))

    def extra_cost(self, level: int) -> Cost | None:
        """What a site of that level costs to use, if anything."""
        return next((cost for costly, cost in self.cost_by_level if costly == level), None)

    def resolve(self, table: Table) -> Ask | None:
        sites = self.sites(table)
        if not sites and not self.sites(table, anyhow=True):
            return None
        options: list[Option] = []
        for site in sites:
            level = place_of(table, site)[1].level
            effect: AnyEffect = ActivateSiteAt(site)
            cost = self.extra_cost(level)
            if cost is not None:
                effect = PayCost(cost) >> effect
            if self.number > 1:
                effect = effect >> replace(self, number=self.number - 1, used=(*self.used, site))
            tile = table.rules.site_tiles[place_of(table, site)[0].tile]
            price = f" for {cost.words()}" if cost is not None else ""
            text = f"Use {table.rules.site_words(site)}{price}: {tile.effect.text(table.rules)}"
            options.append(table.option(f"activate/{site}", effect, text=text))
        options.append(table.option("skip", Nothing(), text="Use no site"))
        return Ask(table.state.actor, "Use a site", options)

    def possible(self, table: Table) -> bool:
        return bool(self.sites(table))

    def text(self, rules: Ruleset) -> str:
        how = "unoccupied " if self.unoccupied else "occupied " if self.occupied else ""
        many = f"{self.number} different" if self.number > 1 else "an" if how else "a"
        mine = " that you occupy" if self.occupied_by_you else ""
        mine += " in a row where you have a figure" if self.same_row_as_you else ""
        price = "".join(f" (level {level}: {cost.words()})" for level, cost in self.cost_by_level)
        return f"use {many} {how}{level_words(self.levels)} site{'s' * (self.number > 1)}{mine}{price}"

    def steps(self) -> list[Step]:
        step: Step = {
            "op": "activate_site",
            "levels": exported_levels(self.levels),
            "unoccupied": self.unoccupied,
            "occupied_by_you": self.occupied_by_you,
            "n": self.number,
        }
        if self.occupied:
            step["occupied"] = True
        if self.same_row_as_you:
            step["same_row_as_you"] = True
        if self.number > 1:
            step["distinct"] = True
        if self.cost_by_level:
            step["cost_by_level"] = {str(level): cost.step() for level, cost in self.cost_by_level}
        return [step]


class ActivateTopTile(Effect, frozen=True):
    """Reveal the top tile of a site stack, resolve it, put it under the stack."""

    level: int

    def resolve(self, table: Table) -> AnyEffect | None:
        stack = table.state.site_stacks[str(self.level)]
        if not stack:
            return None
        tile = stack.pop(0)
        stack.append(tile)
        table.reveal("a site tile was revealed")
        table.emit(SiteRevealed(table.state.actor, "", tile))
        return table.rules.site_tiles[tile].effect

    def possible(self, table: Table) -> bool:
        return bool(table.state.site_stacks[str(self.level)])

    def text(self, rules: Ruleset) -> str:
        return f"use the top level {self.level} site tile of its stack"

    def steps(self) -> list[Step]:
        return [{"op": "activate_top_tile", "level": self.level, "then": "stack_bottom"}]


# -- moving figures


class Relocate(Effect, frozen=True):
    """Optional: move one of your figures to a free space of a different discovered site, then use that site."""

    levels: tuple[int, ...]
    activations: int = 1
    from_levels: tuple[int, ...] = ALL_LEVELS
    """The levels of the sites that the figure may come from."""

    def _sources(self, table: Table) -> list[str]:
        return [
            site
            for site in own_sites(table, table.state.actor)
            if place_of(table, site)[1].level in self.from_levels and table.permitted("move_figure", site)
        ]

    def resolve(self, table: Table) -> Ask:
        seat = table.state.actor
        here = self._sources(table)
        options: list[Option] = []
        for source in here:
            for site, place in zip(table.state.sites, table.rules.board.sites, strict=True):
                if (
                    place.id != source
                    and site.tile
                    and place.level in self.levels
                    and FREE_SPACE in site.figures
                    and table.permitted("enter", place.id)
                ):
                    move: AnyEffect = MoveFigure(source, place.id)
                    if self.activations:
                        move = move >> ActivateSiteAt(place.id, self.activations)
                    text = f"Move from {table.rules.site_words(source)} to {table.rules.site_words(place.id)}"
                    options.append(table.option(f"relocate/{source}/{place.id}", move, text=text))
        if options:
            options.append(table.option("skip", Nothing(), text="Move nobody"))
        return Ask(seat, "Relocate an archaeologist", options)

    def possible(self, table: Table) -> bool:
        return bool(self._sources(table))

    def text(self, rules: Ruleset) -> str:
        use = ", then use it" if self.activations else ""
        source = f" from a {level_words(self.from_levels)} site" if self.from_levels != ALL_LEVELS else ""
        return f"relocate an archaeologist{source} to a different {level_words(self.levels)} site{use}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "relocate", "to": exported_levels(self.levels), "then_activate": self.activations}
        if self.from_levels != ALL_LEVELS:
            step["from"] = exported_levels(self.from_levels)
        return [step]


def own_sites(table: Table, seat: int) -> list[str]:
    """The places where a seat has a figure."""
    return [
        place.id for site, place in zip(table.state.sites, table.rules.board.sites, strict=True) if seat in site.figures
    ]


class MoveFigure(Effect, frozen=True):
    """One of your figures from a site to the first free space of another."""

    source: str
    target: str

    def resolve(self, table: Table) -> None:
        seat = table.state.actor
        set_figure(table, self.source, place_of(table, self.source)[0].figures.index(seat), FREE_SPACE)
        set_figure(table, self.target, place_of(table, self.target)[0].figures.index(FREE_SPACE), seat)
        table.emit(FigureMoved(seat, self.source, self.target))

    def text(self, rules: Ruleset) -> str:
        return f"move from {rules.site_words(self.source)} to {rules.site_words(self.target)}"


class ReturnArchaeologist(Effect, frozen=True):
    """Optional: take one of your placed figures back to your board."""

    def resolve(self, table: Table) -> Ask:
        seat = table.state.actor
        options = [
            table.option(f"return/{site}", ReturnFigure(site))
            for site in own_sites(table, seat)
            if table.permitted("move_figure", site)
        ]
        if options:
            options.append(table.option("skip", Nothing(), text="Take nobody back"))
        return Ask(seat, "Take an archaeologist back", options)

    def possible(self, table: Table) -> bool:
        return bool(own_sites(table, table.state.actor))

    def text(self, rules: Ruleset) -> str:
        return "you may take an archaeologist back to your board"

    def steps(self) -> list[Step]:
        return [{"op": "return_archaeologist", "optional": True}]


class ReturnFigure(Effect, frozen=True):
    """One of your figures from a site back to your board."""

    site: str

    def resolve(self, table: Table) -> None:
        seat = table.state.actor
        set_figure(table, self.site, place_of(table, self.site)[0].figures.index(seat), FREE_SPACE)
        table.me.archaeologists += 1
        table.emit(FigureMoved(seat, self.site, "board"))

    def text(self, rules: Ruleset) -> str:
        return f"take the archaeologist back from {rules.site_words(self.site)}"
