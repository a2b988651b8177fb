"""The site behind the waterfall: face-down tiles of level 1 among which each magnifying glass chooses one."""

from __future__ import annotations

from arnak_core.base.setup import set_up_for
from arnak_core.effect import AnyEffect, Ask, Effect, Option, Step
from arnak_core.events import Event, SiteRevealed
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.vocabulary import amount

from .state import SLOT, WaterfallState, change_temple, temple_state

STACK = "1"


class HiddenSiteDiscarded(Event, frozen=True):
    """The top one of the hidden sites left the game; nobody looked at it."""

    space: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"the top site tile at {rules.track_words(self.space)} leaves the game, unseen"


def hide_sites(table: Table) -> None:
    """One random level 1 tile per player, face down."""
    stack = table.state.site_stacks[STACK]
    number = set_up_for(table)
    table.state.plugins[SLOT] = WaterfallState(sites=tuple(stack[:number]))
    del stack[:number]


class HiddenSite(Effect, frozen=True):
    """Look through the hidden site tiles, choose one, use it (or don't), put it under the stack of its level."""

    def resolve(self, table: Table) -> AnyEffect | None:
        if not self.possible(table):
            return None
        table.reveal("hidden sites were looked at")
        return LookBehindWaterfall()

    def possible(self, table: Table) -> bool:
        return bool(temple_state(table, WaterfallState).sites)

    def text(self, rules: Ruleset) -> str:
        return "use one of the hidden sites"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "hidden_site",
                "look": "all",
                "choose": 1,
                "activate": True,
                "then": "bottom of the level I stack",
            }
        ]


class LookBehindWaterfall(Effect, frozen=True):
    """Choose one of the hidden site tiles; whether its effect is used or not, it goes under the stack."""

    def resolve(self, table: Table) -> Ask:
        rules = table.rules
        options: list[Option] = []
        for tile in temple_state(table, WaterfallState).sites:
            options.append(table.option(f"hidden_site/{tile}", PutUnderStack(tile) >> UseHiddenSite(tile)))
            leave = f"Put {rules.name(tile)} under the stack without using it"
            options.append(table.option(f"hidden_site/{tile}/skip", PutUnderStack(tile), text=leave))
        return Ask(table.state.actor, "Choose one of the hidden sites", options)

    def text(self, rules: Ruleset) -> str:
        return "choose one of the hidden sites"

    def looked_at(self, table: Table) -> tuple[str, ...]:
        return temple_state(table, WaterfallState).sites


class PutUnderStack(Effect, frozen=True):
    """A hidden site tile under the level 1 stack."""

    tile: str

    def resolve(self, table: Table) -> None:
        discard_hidden_site(table, self.tile)

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.tile)} under the stack"


def discard_hidden_site(table: Table, tile: str) -> None:
    """A hidden site tile under the stack of its level."""
    waterfall = temple_state(table, WaterfallState)
    change_temple(table, waterfall, sites=tuple(other for other in waterfall.sites if other != tile))
    table.state.site_stacks[STACK].append(tile)


class UseHiddenSite(Effect, frozen=True):
    """The effect of the hidden site chosen."""

    tile: str

    def resolve(self, table: Table) -> AnyEffect:
        table.emit(SiteRevealed(table.state.actor, "", self.tile))
        return table.rules.site_tiles[self.tile].effect

    def text(self, rules: Ruleset) -> str:
        return f"use {rules.name(self.tile)}: {rules.site_tiles[self.tile].effect.text(rules)}"


def about_hidden_sites(table: Table) -> str:
    """The hidden sites in words."""
    left = len(temple_state(table, WaterfallState).sites)
    return f"{amount(left, 'site tile')} hidden behind the waterfall."


def rival_arrives(table: Table, space: str, arrow: str) -> None:
    """A rival discards the top one of the hidden sites, unseen (rulebook: "Hidden Site")."""
    waterfall = temple_state(table, WaterfallState)
    if waterfall.sites:
        table.state.box.append(waterfall.sites[0])
        change_temple(table, waterfall, sites=waterfall.sites[1:])
        table.emit(HiddenSiteDiscarded(-1, space))
