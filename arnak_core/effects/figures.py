"""Moving archaeologists that stand at sites (rulebook: "Effects")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import FigureMoved
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import FREE_SPACE, icon_words, level_words
from .sites import ALL_LEVELS, ActivateSiteAt, exported_levels, own_sites, place_of, set_figure


def spaces_with(table: Table, site: str, figure: int) -> list[tuple[int, str, str]]:
    """The spaces of a site where such a figure stands (FREE_SPACE: the free ones), with what tells them apart: an
    ending for keys and one for texts, both empty for a single one."""
    state, place = place_of(table, site)
    spaces = [space for space, other in enumerate(state.figures) if other == figure]
    if len(spaces) == 1:
        return [(spaces[0], "", "")]
    return [(space, f"/{space}", f" (the space for {icon_words(place.spaces[space])})") for space in spaces]


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
        targets = [
            place.id
            for site, place in zip(table.state.sites, table.rules.board.sites, strict=True)
            if site.tile
            and place.level in self.levels
            and FREE_SPACE in site.figures
            and table.permitted("enter", place.id)
        ]
        options = [
            option
            for source in self._sources(table)
            for target in targets
            if target != source
            for option in self._moves(table, source, target)
        ]
        if options:
            options.append(table.option("skip", Nothing(), text="Move nobody"))
        return Ask(table.state.actor, "Relocate an archaeologist", options)

    def _moves(self, table: Table, source: str, target: str) -> list[Option]:
        """The ways from one site to another: where there are several figures or free spaces, the player chooses."""
        words = table.rules.site_words
        options: list[Option] = []
        for left, left_key, left_words in spaces_with(table, source, table.state.actor):
            for entered, entered_key, entered_words in spaces_with(table, target, FREE_SPACE):
                move: AnyEffect = MoveFigure(source, left, target, entered)
                if self.activations:
                    move = move >> ActivateSiteAt(target, self.activations)
                key = f"relocate/{source}{left_key}/{target}{entered_key}"
                text = f"Move from {words(source)}{left_words} to {words(target)}{entered_words}"
                options.append(table.option(key, move, text=text))
        return options

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
    """One of your figures from a space of a site to a free space of another."""

    source: str
    source_space: int
    target: str
    target_space: int

    def resolve(self, table: Table) -> None:
        seat = table.state.actor
        set_figure(table, self.source, self.source_space, FREE_SPACE)
        set_figure(table, self.target, self.target_space, seat)
        table.emit(FigureMoved(seat, self.source, self.target))

    def text(self, rules: Ruleset) -> str:
        return f"move from {rules.site_words(self.source)} to {rules.site_words(self.target)}"


class ReturnArchaeologist(Effect, frozen=True):
    """Optional: take one of your placed figures back to your board."""

    def resolve(self, table: Table) -> Ask:
        seat = table.state.actor
        options = [
            table.option(
                f"return/{site}{key}",
                ReturnFigure(site, space),
                text=f"Take the archaeologist back from {table.rules.site_words(site)}{words}",
            )
            for site in own_sites(table, seat)
            if table.permitted("move_figure", site)
            for space, key, words in spaces_with(table, site, seat)
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
    """One of your figures from a space of a site back to your board."""

    site: str
    space: int

    def resolve(self, table: Table) -> None:
        set_figure(table, self.site, self.space, FREE_SPACE)
        table.me.archaeologists += 1
        table.emit(FigureMoved(table.state.actor, self.site, "board"))

    def text(self, rules: Ruleset) -> str:
        return f"take the archaeologist back from {rules.site_words(self.site)}"
