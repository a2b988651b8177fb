"""Dig and discover (rulebook: "Dig", "Discover")."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import DugAt, GuardianAppeared, SiteDiscovered, SiteRevealed
from ..hooks import FigureSource
from ..ruleset import Ruleset, derived
from ..table import Table
from ..vocabulary import COIN, COMPASS, FREE_SPACE, NOTHING, PILOT_COINS, Cost, Icons, add_icons, level_words, missing
from .idols import TakeIdols
from .pay import PayCost, can_pay, is_paid_as_printed
from .sites import ALL_LEVELS, ActivateSiteAt, change_site, exported_levels, place_of, set_figure, travel_cost
from .travel import usable_icons

DIG, DISCOVER = "dig", "discover"


Reach = tuple[str, int, bool]
"""A space where an archaeologist may go: the site, the space, and whether it is a dig (else a discovery)."""
Price = tuple[Reach, int, int]
"""A space with the pilots that have to be hired and the compasses that have to be paid to go there."""
SiteOption = Callable[[Reach], Option]
"""Makes the option for a space."""


def dig_cost(table: Table, site: str, space: int) -> Cost:
    """The travel cost of a space."""
    place = table.rules.place(site)
    return table.cost(DIG, travel_cost(place.spaces[space]), site)


def discover_cost(table: Table, site: str) -> Cost:
    """The compasses and the travel cost of discovering a place."""
    place = table.rules.place(site)
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
        options += map(option_of, _within_reach(table, discount, levels, actions, free_travel))
    prices: dict[str, list[Price]] = {}
    for source in figure_sources(table):
        leaves = source.leaves
        if source.cost is NOTHING or is_paid_as_printed(table, DIG, DISCOVER):
            if leaves not in prices:
                known = prices[leaves] = []
                _within_reach(table, discount, levels, actions, free_travel, leaves=leaves, prices=known)
            coins, compasses = table.me.tokens[COIN], table.me.tokens[COMPASS] + discount.compass
            pilots, compasses = (coins - source.cost.coin) // PILOT_COINS, compasses - source.cost.compass
            reach = [space for space, hired, price in prices[leaves] if hired <= pilots and price <= compasses]
        else:
            reach = _within_reach(table, discount, levels, actions, free_travel, source.cost, leaves)
        options += _with_source(table, map(option_of, reach), source)


@derived
def _sourced(rules: Ruleset) -> dict[tuple[int, str, str], tuple[Option, Option]]:
    """By an option's identity and a source: the option itself and the one that uses the source."""
    return {}


def _with_source(table: Table, options: Iterable[Option], source: FigureSource) -> list[Option]:
    """The options with an archaeologist from another place than the board."""
    made = _sourced(table.rules)
    found: list[Option] = []
    for option in options:
        key = (id(option), source.key, source.leaves)
        known = made.get(key)
        if known is None:
            before = PayCost(source.cost) >> source.take if source.cost != NOTHING else source.take
            text = f"{option.text}, {source.words}"
            new = table.option(f"{option.key}/{source.key}", before >> option.effect, text=text)
            known = made[key] = (option, new)
        found.append(known[1])
    return found


def figure_sources(table: Table) -> list[FigureSource]:
    """Where else than from the board the acting player could take an archaeologist now."""
    return [source for sources in table.rules.figure_sources[table.me.leader] for source in sources(table)]


@derived
def _places(rules: Ruleset) -> tuple[tuple[str, int, int, tuple[Icons, ...]], ...]:
    """Each place of the map: its id, level, printed compasses to discover it, and its spaces' travel costs."""
    return tuple((place.id, place.level, place.discover.compass, place.spaces) for place in rules.board.sites)


def _within_reach(
    table: Table,
    discount: Cost,
    levels: tuple[int, ...],
    actions: tuple[str, ...],
    free_travel: bool,
    extra: Cost = NOTHING,
    leaves: str = "",
    prices: list[Price] | None = None,
) -> list[Reach]:
    """The spaces where one archaeologist may go, which may cost something besides (`extra`) and may not go back to
    the site that it leaves. `prices` gets them with what they cost, where that is what is printed."""
    me = table.me
    rules = table.rules
    changed = not is_paid_as_printed(table, DIG, DISCOVER)
    guarded = "enter" in rules.permissions and rules.permissions["enter"][me.leader]
    have = add_icons(usable_icons(table), discount.icons)
    pilots = (me.tokens[COIN] - extra.coin) // PILOT_COINS
    compasses = me.tokens[COMPASS] - extra.compass + discount.compass
    stacks = table.state.site_stacks
    hired: dict[Icons, int] = {}
    may_dig = DIG in actions
    open_levels = [level for level in (1, 2) if stacks[str(level)]] if DISCOVER in actions else []
    found: list[Reach] = []
    for site, (name, level, price, needs) in zip(table.state.sites, _places(rules), strict=True):
        digging = site.tile != ""
        if digging:
            if not may_dig:
                continue
        elif (price > compasses and not changed) or level not in open_levels:
            continue
        figures = site.figures
        if FREE_SPACE not in figures or (levels is not ALL_LEVELS and level not in levels):
            continue
        if name == leaves:
            continue
        for space, need in enumerate(needs):
            if figures[space] != FREE_SPACE:
                continue
            unpaid = 0
            if changed:
                if not _can_pay_changed(table, name, space, digging, free_travel, discount, extra):
                    continue
            elif not free_travel:
                known = hired.get(need)
                unpaid = hired[need] = missing(have, need) if known is None else known
                if unpaid > pilots:
                    continue
            if guarded and not table.permitted("enter", name):
                break
            found.append((name, space, digging))
            if prices is not None:
                prices.append((found[-1], unpaid, 0 if digging or changed else price))
    return found


def _can_pay_changed(
    table: Table, site: str, space: int, digging: bool, free_travel: bool, discount: Cost, extra: Cost
) -> bool:
    """Whether a dig or discovery can be paid where expansions change its cost or help to pay it."""
    cost = dig_cost(table, site, space) if digging else discover_cost(table, site)
    if free_travel:
        cost = cost.without_travel()
    off = discount
    if extra is not NOTHING:
        cost, off = cost.less(discount).plus(extra), travel_cost(discount.icons)
    return can_pay(table, cost, DIG if digging else DISCOVER, off)


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
            lambda reach: self._option(table, *reach),
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
        place = rules.place(self.site)
        price = travel_cost(place.spaces[self.space]).words()
        if self.free_travel:
            price = f"no travel cost on the space for {price}" if len(place.spaces) > 1 else "no travel cost"
        less = f"; {self.discount.words()} less" if self.discount != NOTHING else ""
        return f"dig at {rules.site_words(self.site)} ({price}{less})"


class Discover(Effect, frozen=True):
    """Pay compasses and travel, move an archaeologist, then: idols, the site tile, the guardian."""

    site: str
    discount: Cost = NOTHING
    free_travel: bool = False

    def resolve(self, table: Table) -> AnyEffect:
        cost = discover_cost(table, self.site)
        if self.free_travel:
            cost = cost.without_travel()
        return (
            PayCost(cost, DISCOVER, self.discount)
            >> PlaceFigure(self.site, 0, discovering=True)
            >> TakeIdols(self.site)
            >> RevealSite(self.site)
            >> RevealGuardian(self.site)
        )

    def text(self, rules: Ruleset) -> str:
        place = rules.place(self.site)
        price = place.discover if self.free_travel else place.discover.plus(travel_cost(place.spaces[0]))
        less = f"; {self.discount.words()} less" if self.discount != NOTHING else ""
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
