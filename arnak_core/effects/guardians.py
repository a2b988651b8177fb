"""Guardians: overcoming them, their boons, moving them (rulebook: "Overcome a guardian")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import BoonUsed, GuardianMoved, GuardianOvercome, GuardianRefreshed
from ..ruleset import Ruleset
from ..state import OwnedGuardian
from ..table import Table
from ..vocabulary import BLOCKED_SPACE, CAMP, FREE_SPACE, Cost, level_words
from .pay import PayCost, carried_out
from .sites import ActivateSiteAt, change_site, exported_levels, place_of
from .travel import RoundEffect

NO_GUARDIAN_FEAR = "no_guardian_fear"
"""The round effect of War Mask."""

OCCUPIED_BY_YOU, NO_OTHER_PLAYER = "occupied_by_you", "no_other_player"


def guarded_sites(table: Table, where: str = OCCUPIED_BY_YOU) -> list[str]:
    """The sites with a guardian that the acting player could overcome: occupied by the player, or by nobody else."""
    seat = table.state.actor
    allowed = (seat, FREE_SPACE, BLOCKED_SPACE)
    return [
        table.rules.board.sites[index].id
        for index, site in enumerate(table.state.sites)
        if site.guardian
        and (seat in site.figures if where == OCCUPIED_BY_YOU else all(figure in allowed for figure in site.figures))
    ]


def guarded_places(table: Table, where: str = OCCUPIED_BY_YOU) -> list[str]:
    """The sites, and places beside the map, with a guardian that the acting player could overcome."""
    found = guarded_sites(table, where)
    seat = table.state.actor
    for place in table.rules.guardian_places.values():
        if place.guardian(table):
            seats = place.seats(table)
            if seat in seats and (where == OCCUPIED_BY_YOU or all(other == seat for other in seats)):
                found.append(place.id)
    return found


def guardian_at(table: Table, place: str) -> str:
    """The guardian at a site, or at a place beside the map; "" if none is there."""
    beside = table.rules.guardian_places.get(place)
    return beside.guardian(table) if beside is not None else place_of(table, place)[0].guardian


class Overcome(Effect, frozen=True):
    """Pay the guardian's cost and take it."""

    site: str
    guardian: str

    def resolve(self, table: Table) -> AnyEffect:
        return PayCost(overcome_cost_of(table, self.guardian), "overcome") >> TakeGuardian(self.site)

    def text(self, rules: Ruleset) -> str:
        cost = rules.guardians[self.guardian].cost.words()
        return f"overcome {rules.name(self.guardian)} at {rules.site_words(self.site)} ({cost})"


def overcome_cost_of(table: Table, guardian: str) -> Cost:
    """What overcoming a guardian costs the acting player."""
    return table.cost("overcome", table.rules.guardians[guardian].cost, guardian)


class TakeGuardian(Effect, frozen=True):
    """The guardian of a site (or of a place beside the map) to your board, its boon unused."""

    site: str

    def resolve(self, table: Table) -> None:
        guardian = guardian_at(table, self.site)
        beside = table.rules.guardian_places.get(self.site)
        if beside is not None:
            beside.remove(table)
        else:
            change_site(table, self.site, guardian="")
        table.me.guardians.append(OwnedGuardian(guardian))
        table.emit(GuardianOvercome(table.state.actor, self.site, guardian))

    def text(self, rules: Ruleset) -> str:
        return f"take the guardian at {rules.site_words(self.site)}"


class OvercomeGuardian(Effect, frozen=True):
    """Overcome a guardian without paying its cost: at a site you occupy, unless it says otherwise."""

    where: str = OCCUPIED_BY_YOU

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Overcome a guardian",
            [
                table.option(
                    f"overcome/{site}",
                    TakeGuardian(site),
                    text=f"Overcome {table.rules.name(guardian_at(table, site))} at {table.rules.site_words(site)}",
                )
                for site in guarded_places(table, self.where)
            ],
        )

    def possible(self, table: Table) -> bool:
        return bool(guarded_places(table, self.where))

    def text(self, rules: Ruleset) -> str:
        where = "a site you occupy" if self.where == OCCUPIED_BY_YOU else "a site without other players"
        return f"overcome a guardian at {where} for free"

    def steps(self) -> list[Step]:
        return [{"op": "overcome_guardian", "free": True, "where": self.where}]


class UseBoon(Effect, frozen=True):
    """Free action: the boon of a guardian you overcame, once in the game."""

    guardian: str

    def resolve(self, table: Table) -> AnyEffect:
        table.me.turn_guardian(self.guardian, used=True)
        table.emit(BoonUsed(table.state.actor, self.guardian))
        return carried_out(table.rules.guardians[self.guardian].boon)

    def text(self, rules: Ruleset) -> str:
        return f"boon of {rules.name(self.guardian)}: {rules.guardians[self.guardian].boon.text(rules)}"


class RefreshGuardians(Effect, frozen=True):
    """Turn up to that many different guardians with a used boon face up again, so that it can be used once more.
    Optional."""

    number: int = 1
    refreshed: tuple[str, ...] = ()
    """Those that this effect turned up already."""

    def _used(self, table: Table) -> list[str]:
        return [mine.id for mine in table.me.guardians if mine.used and mine.id not in self.refreshed]

    def resolve(self, table: Table) -> Ask | None:
        used = self._used(table)
        if not used:
            return None
        options: list[Option] = []
        for guardian in used:
            refresh: AnyEffect = RefreshGuardian(guardian)
            if self.number > 1:
                refresh = refresh >> RefreshGuardians(self.number - 1, (*self.refreshed, guardian))
            options.append(table.option(f"refresh/{guardian}", refresh))
        options.append(table.option("skip", Nothing(), text="Refresh none"))
        return Ask(table.state.actor, "Refresh a guardian", options)

    def possible(self, table: Table) -> bool:
        return bool(self._used(table))

    def text(self, rules: Ruleset) -> str:
        return "refresh a guardian" if self.number == 1 else f"refresh up to {self.number} guardians"

    def steps(self) -> list[Step]:
        return [{"op": "guardian_refresh", "n": self.number, "optional": True}]


class RefreshGuardian(Effect, frozen=True):
    """A guardian of yours face up again."""

    guardian: str

    def resolve(self, table: Table) -> None:
        table.me.turn_guardian(self.guardian, used=False)
        table.emit(GuardianRefreshed(table.state.actor, self.guardian))

    def text(self, rules: Ruleset) -> str:
        return f"refresh {rules.name(self.guardian)}: {rules.guardians[self.guardian].boon.text(rules)}"


class MoveGuardian(Effect, frozen=True):
    """Move a guardian from a site you occupy to a discovered, unoccupied site without one, then use that site."""

    levels: tuple[int, ...] = (CAMP, 1)

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        targets = self._targets(table)
        for source in guarded_sites(table):
            guardian = place_of(table, source)[0].guardian
            for target in targets:
                text = f"Move {table.rules.name(guardian)} to {table.rules.site_words(target)}"
                options.append(
                    table.option(
                        f"move_guardian/{source}/{target}",
                        GuardianTo(source, target) >> ActivateSiteAt(target),
                        text=text,
                    )
                )
        return Ask(table.state.actor, "Move a guardian", options)

    def _targets(self, table: Table) -> list[str]:
        return [
            place.id
            for site, place in zip(table.state.sites, table.rules.board.sites, strict=True)
            if site.tile and place.level in self.levels and not site.occupied and not site.guardian
        ]

    def possible(self, table: Table) -> bool:
        return bool(guarded_sites(table) and self._targets(table))

    def text(self, rules: Ruleset) -> str:
        return (
            "move a guardian from a site you occupy to an unoccupied "
            f"{level_words(self.levels)} site without one, then use that site"
        )

    def steps(self) -> list[Step]:
        return [
            {
                "op": "move_guardian",
                "from": OCCUPIED_BY_YOU,
                "to": exported_levels(self.levels),
                "to_unoccupied": True,
                "to_without_guardian": True,
                "then_activate": 1,
            }
        ]


class GuardianTo(Effect, frozen=True):
    """A guardian from one site to another."""

    source: str
    target: str

    def resolve(self, table: Table) -> None:
        guardian = place_of(table, self.source)[0].guardian
        change_site(table, self.source, guardian="")
        change_site(table, self.target, guardian=guardian)
        table.emit(GuardianMoved(table.state.actor, guardian, self.source, self.target))

    def text(self, rules: Ruleset) -> str:
        return f"move the guardian to {rules.site_words(self.target)}"


def ignore_guardian_fear() -> RoundEffect:
    """No Fear from guardians when the archaeologists come back this round (War Mask)."""
    return RoundEffect(NO_GUARDIAN_FEAR, "no Fear from guardians this round", "ignore_guardian_fear")
