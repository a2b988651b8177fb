"""Moving archaeologists that stand at sites (rulebook: "Effects")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import FigureMoved
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import FREE_SPACE, level_words
from .sites import ALL_LEVELS, ActivateSiteAt, exported_levels, own_sites, place_of, set_figure


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
