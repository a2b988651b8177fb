"""Sites: what lies on a place of the map, and using the effect of a site (rulebook: "Effects")."""

from __future__ import annotations

from msgspec.structs import replace

from ..components import BoardSite
from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import SiteActivated, SiteRevealed
from ..ruleset import Ruleset
from ..state import SiteState
from ..table import Table
from ..vocabulary import CAMP, Cost, Icons, level_words
from .pay import PayCost, can_pay

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


def exported_levels(levels: tuple[int, ...]) -> list[object]:
    """Levels in the catalogue's format: "camp", 1, 2."""
    return ["camp" if level == CAMP else level for level in levels]


def set_figure(table: Table, site: str, space: int, seat: int) -> None:
    """Put a seat's figure on a space, or free it (FREE_SPACE)."""
    figures = list(place_of(table, site)[0].figures)
    figures[space] = seat
    change_site(table, site, figures=tuple(figures))


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
        return tuple(table.rules.place(site).row for site in own_sites(table, table.state.actor))

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


def own_sites(table: Table, seat: int) -> list[str]:
    """The places where a seat has a figure."""
    return [
        place.id for site, place in zip(table.state.sites, table.rules.board.sites, strict=True) if seat in site.figures
    ]
