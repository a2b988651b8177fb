"""The idols set aside beside the Lizard Temple's track, and the sites that make room for them."""

from __future__ import annotations

from arnak_core.effect import Ask, Effect, Nothing, Step
from arnak_core.effects.sites import ActivateSite, ActivateSiteAt, change_site, exported_levels, place_of
from arnak_core.events import Event
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.vocabulary import level_words

from .state import LizardState, change_temple, temple_state


class SiteRemoved(Event, frozen=True):
    """A site tile left the game, with its guardian; an idol came in its place ("" if none was left)."""

    site: str
    tile: str
    idol: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        came = f"; {rules.name(self.idol)} comes there" if self.idol else ""
        return f"removes {rules.name(self.tile)} from {rules.site_words(self.site)}{came}"


class ActivateAndRemoveSite(Effect, frozen=True):
    """Optional: use an unoccupied site; then its tile and guardian leave the game and the next of the idols set aside
    comes there face up. The place can be discovered again."""

    levels: tuple[int, ...] = (1,)

    def _sites(self, table: Table) -> list[str]:
        return ActivateSite(self.levels, unoccupied=True).sites(table)

    def resolve(self, table: Table) -> Ask | None:
        sites = self._sites(table)
        if not sites:
            return None
        rules = table.rules
        options = [
            table.option(
                f"remove_site/{site}",
                ActivateSiteAt(site) >> RemoveSite(site),
                text=f"Use {rules.site_words(site)} and remove it: "
                f"{rules.site_tiles[place_of(table, site)[0].tile].effect.text(rules)}",
            )
            for site in sites
        ]
        options.append(table.option("skip", Nothing(), text="Use no site"))
        return Ask(table.state.actor, "Use a site and remove it", options)

    def possible(self, table: Table) -> bool:
        return bool(self._sites(table))

    def text(self, rules: Ruleset) -> str:
        return f"use an unoccupied {level_words(self.levels)} site and replace it with an idol"

    def steps(self) -> list[Step]:
        return [{"op": "activate_and_remove_site", "levels": exported_levels(self.levels), "unoccupied": True, "n": 1}]


class RemoveSite(Effect, frozen=True):
    """A site's tile and guardian to the box, the next idol set aside face up in its place.

    A figure that came there by a free action in the meantime keeps the site on the map.
    """

    site: str

    def resolve(self, table: Table) -> None:
        site = place_of(table, self.site)[0]
        if site.occupied:
            return
        lizard = temple_state(table, LizardState)
        idol = lizard.idols[0] if lizard.idols else ""
        if idol:
            change_temple(table, lizard, idols=lizard.idols[1:])
            table.reveal("an idol was revealed")
        table.state.box += [piece for piece in (site.tile, site.guardian) if piece]
        change_site(table, self.site, tile="", guardian="", idols=(idol,) if idol else ())
        table.emit(SiteRemoved(table.state.actor, self.site, site.tile, idol))

    def text(self, rules: Ruleset) -> str:
        return f"remove the site at {rules.site_words(self.site)}"
