"""The rival's actions: effects that need no player and pay nothing (rulebook: solo pages)."""

from __future__ import annotations

from typing import cast

from arnak_core.effect import AnyEffect, Effect
from arnak_core.effects.card_row import refill_row
from arnak_core.effects.sites import change_site, place_of, set_figure
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.vocabulary import FREE_SPACE

from .choosing import Why, choose, plural
from .events import (
    RivalBought,
    RivalDidNothing,
    RivalDiscovered,
    RivalDug,
    RivalFoundNoGuardian,
    RivalMetGuardian,
    RivalOvercame,
    RivalRemovedAssistant,
    RivalRemovedBonusTile,
    RivalResearched,
    RivalRevealedSite,
    RivalTookIdol,
    RivalTookTempleTile,
)
from .guidance import guidance, offers, ways_on
from .hookspecs import TileAction
from .state import change_rival, rival_of, rival_seat, rival_sites
from .tiles import (
    BUY_ARTIFACT,
    BUY_ITEM,
    DIG,
    DISCOVER,
    HIGHEST,
    NUMERALS,
    OVERCOME,
    RESEARCH,
    Arrow,
    RivalTile,
)

FIRST_OF_A_KIND, OTHER_IDOL = 3, 2
"""Points of the rival's idols: the first of a kind, and every other."""
SILVER = "silver"


def nothing_done(table: Table, reason: str) -> None:
    """Tell that a tile could not be carried out."""
    table.emit(RivalDidNothing(rival_seat(table), reason))


def from_the_left(table: Table, sites: list[str]) -> list[str]:
    """Places of the map from left to right."""
    return sorted(sites, key=lambda site: place_of(table, site)[1].order)


class RivalDig(Effect, frozen=True):
    """A figure to a free space at a site that offers the token: the highest row, then the arrow. It is not used."""

    resource: str
    arrow: Arrow

    def resolve(self, table: Table) -> None:
        rival = rival_of(table)
        sites = [
            place.id
            for site, place in zip(table.state.sites, table.rules.board.sites, strict=True)
            if site.tile and FREE_SPACE in site.figures and offers(table, place.id, self.resource)
        ]
        if not sites or not rival.archaeologists:
            reason = f"no free space at a site with {plural(self.resource)}" if not sites else "it has no figure left"
            return nothing_done(table, reason)
        site, why = choose(
            from_the_left(table, sites),
            self.arrow,
            rule="in the highest row",
            rank=lambda site: place_of(table, site)[1].row,
        )
        space = place_of(table, site)[0].figures.index(FREE_SPACE)
        change_rival(table, archaeologists=rival.archaeologists - 1)
        set_figure(table, site, space, rival_seat(table))
        table.emit(RivalDug(rival_seat(table), site, space, self.resource, why))
        return None

    def text(self, rules: Ruleset) -> str:
        return f"the rival digs for {plural(self.resource)}"


class RivalDiscover(Effect, frozen=True):
    """A figure to an undiscovered space of a level, the lowest row, then the arrow: the idols to its board, the site
    tile, and a guardian only if the action tile says so."""

    level: int
    guardian: bool
    arrow: Arrow

    def resolve(self, table: Table) -> AnyEffect | None:
        state = table.state
        rival = rival_of(table)
        stack = state.site_stacks[str(self.level)]
        sites = [
            place.id
            for site, place in zip(state.sites, table.rules.board.sites, strict=True)
            if place.level == self.level and not site.tile
        ]
        if not sites or not stack or not rival.archaeologists:
            reason = f"no level {self.level} site left to discover" if rival.archaeologists else "it has no figure left"
            nothing_done(table, reason)
            return None
        site, why = choose(
            from_the_left(table, sites),
            self.arrow,
            rule="in the lowest row",
            rank=lambda site: -place_of(table, site)[1].row,
        )
        seat = rival_seat(table)
        change_rival(table, archaeologists=rival.archaeologists - 1)
        set_figure(table, site, 0, seat)
        table.emit(RivalDiscovered(seat, site, why))
        found = place_of(table, site)[0]
        change_site(table, site, idols=(), hidden_idols=())
        effects = [effect for idol in found.idols for effect in keep_idol(table, site, idol)]
        for idol in found.hidden_idols:
            change_rival(table, hidden_idols=(*rival_of(table).hidden_idols, idol))
            table.emit(RivalTookIdol(seat, "", site, OTHER_IDOL))
        tile = stack.pop(0)
        change_site(table, site, tile=tile)
        table.emit(RivalRevealedSite(seat, site, tile))
        if self.guardian and state.guardians:
            guardian = state.guardians.pop(0)
            change_site(table, site, guardian=guardian)
            table.emit(RivalMetGuardian(seat, site, guardian))
        table.push(*effects)
        return None

    def text(self, rules: Ruleset) -> str:
        return f"the rival discovers a level {self.level} site"


def keep_idol(table: Table, site: str, idol: str) -> list[AnyEffect]:
    """A face-up idol to the rival's board: the first of its kind for 3 points, others for 2."""
    rival = rival_of(table)
    first = idol not in rival.idols
    if first:
        change_rival(table, idols=(*rival.idols, idol))
    else:
        change_rival(table, duplicates=(*rival.duplicates, idol))
    table.emit(RivalTookIdol(rival_seat(table), idol, site, FIRST_OF_A_KIND if first else OTHER_IDOL))
    answers = [function(table, site, idol) for function in guidance(table.rules).idols.get(idol, ())]
    return [effect for effect in answers if effect is not None]


class RivalResearch(Effect, frozen=True):
    """The magnifying glass one row up, the arrow choosing the way; in the Lost Temple a silver tile instead.

    What is on the space leaves the game; with `assistant` so does the top assistant of the highest supply stack.
    """

    arrow: Arrow
    assistant: bool = True

    def resolve(self, table: Table) -> None:
        rules = table.rules
        rival = rival_of(table)
        if rival.magnifying_glass == rules.track.temple:
            return take_silver_tile(table, self.arrow)
        ways = ways_on(table, rival.magnifying_glass)
        if not ways:
            return nothing_done(table, "its magnifying glass can't go on")
        space, why = choose(ways, self.arrow)
        seat = rival_seat(table)
        change_rival(table, magnifying_glass=space)
        table.emit(RivalResearched(seat, space, why))
        if space == rules.track.temple:
            table.state.temple_arrivals.append(seat)
        remove_bonus_tile(table, space, self.arrow)
        if space == rules.track.rescue and table.state.rescue:
            remove_assistant(table, table.state.rescue, "rescue", Why())
        effects: list[AnyEffect] = []
        for function in guidance(rules).spaces.get(space, ()):
            effect = function(table, space, self.arrow)
            if effect is not None:
                effects.append(effect)
        if self.assistant:
            effects.append(RivalTakesAssistant(self.arrow))
        table.push(*effects)
        return None

    def text(self, rules: Ruleset) -> str:
        return "the rival researches"


def take_silver_tile(table: Table, arrow: Arrow) -> None:
    """A silver temple tile to the rival, the arrow choosing between stacks that have some."""
    state = table.state
    tiles = [
        tile.id
        for tile, number in zip(table.rules.track.temple_tiles, state.temple_stacks, strict=True)
        if tile.tier == SILVER and number
    ]
    if not tiles:
        return nothing_done(table, "no silver temple tile is left")
    tile, why = choose(tiles, arrow)
    state.temple_stacks[table.rules.temple_index[tile]] -= 1
    change_rival(table, temple_tiles=(*rival_of(table).temple_tiles, tile))
    table.emit(RivalTookTempleTile(rival_seat(table), tile, why))
    return None


def remove_bonus_tile(table: Table, space: str, arrow: Arrow) -> None:
    """A bonus tile of a space out of the game: of several the arrow's, of a face-down stack the top one, unseen."""
    state = table.state
    tiles = list(state.bonus_tiles.get(space, ()))
    if not tiles:
        return
    hidden = table.rules.spaces[space].bonus_stack
    index, why = (0, Why()) if hidden else choose(range(len(tiles)), arrow)
    tile = tiles.pop(index)
    state.bonus_tiles[space] = tuple(tiles)
    (state.left_over if hidden else state.box).append(tile)
    table.emit(RivalRemovedBonusTile(rival_seat(table), "" if hidden else tile, space, why))


def remove_assistant(table: Table, stack: list[str], source: str, why: Why) -> None:
    """The top assistant of a stack out of the game; the next one is seen."""
    assistant = stack.pop(0)
    table.state.box.append(assistant)
    if stack:
        table.reveal("another assistant was revealed")
    table.emit(RivalRemovedAssistant(rival_seat(table), assistant, source, why))


class RivalTakesAssistant(Effect, frozen=True):
    """The top assistant of the highest supply stack leaves the game, the arrow deciding ties."""

    arrow: Arrow

    def resolve(self, table: Table) -> None:
        stacks = [stack for stack in table.state.assistants if stack]
        if stacks:
            stack, why = choose(stacks, self.arrow, rule="of the greatest height", rank=len)
            remove_assistant(table, stack, "supply", why)

    def text(self, rules: Ruleset) -> str:
        return "an assistant leaves the supply"


class RivalOvercome(Effect, frozen=True):
    """A guardian where the rival stands, the highest row, then the arrow; without one it researches, and no assistant
    leaves. A guardian beside the map that holds the rival up comes before those on the map."""

    arrow: Arrow

    def resolve(self, table: Table) -> AnyEffect | None:
        rules = table.rules
        seat = rival_seat(table)
        glass = rival_of(table).magnifying_glass
        beside = [
            place
            for function in guidance(rules).guardians
            for place in function(table, glass)
            if rules.guardian_places[place].guardian(table)
        ]
        if beside:
            place, why = choose(beside, self.arrow)
            guardian = rules.guardian_places[place].guardian(table)
            rules.guardian_places[place].remove(table)
        else:
            sites = [site for site in rival_sites(table) if place_of(table, site)[0].guardian]
            if not sites:
                table.emit(RivalFoundNoGuardian(seat))
                return RivalResearch(self.arrow, assistant=False)
            place, why = choose(
                from_the_left(table, sites),
                self.arrow,
                rule="in the highest row",
                rank=lambda site: place_of(table, site)[1].row,
            )
            guardian = place_of(table, place)[0].guardian
            change_site(table, place, guardian="")
        change_rival(table, guardians=(*rival_of(table).guardians, guardian))
        table.emit(RivalOvercame(seat, place, guardian, why))
        return None

    def text(self, rules: Ruleset) -> str:
        return "the rival overcomes a guardian"


class RivalBuy(Effect, frozen=True):
    """An item or artifact of the row to the rival: fewest or most points, ties by the arrow; the row is refilled."""

    kind: str
    highest: bool
    arrow: Arrow

    def resolve(self, table: Table) -> None:
        state = table.state
        known = table.rules.cards
        row = state.card_row[state.staff :] if self.kind == BUY_ITEM else state.card_row[: state.staff]
        cards = [card for card in row if card]
        if not cards:
            return nothing_done(table, f"no {self.kind.removeprefix('buy_')} lies in the row")
        card, why = choose(
            cards,
            self.arrow,
            rule=f"worth the {'most' if self.highest else 'fewest'} points",
            rank=lambda card: known[card].points if self.highest else -known[card].points,
        )
        state.card_row[state.card_row.index(card)] = ""
        change_rival(table, cards=(*rival_of(table).cards, card))
        table.emit(RivalBought(rival_seat(table), card, why))
        refill_row(table)
        return None

    def text(self, rules: Ruleset) -> str:
        return f"the rival takes an {self.kind.removeprefix('buy_')}"


# -- action tiles


def _dig(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect:
    return RivalDig(tile.resource, arrow)


def _discover(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect | None:
    found = tile.by_round[table.state.round - 1]
    return RivalDiscover(found.level, found.guardian, arrow) if found is not None else None


def _research(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect:
    return RivalResearch(arrow)


def _overcome(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect:
    return RivalOvercome(arrow)


def _buy(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect:
    return RivalBuy(tile.kind, tile.pick == HIGHEST, arrow)


USUAL_ACTIONS = {
    DIG: _dig,
    DISCOVER: _discover,
    RESEARCH: _research,
    OVERCOME: _overcome,
    BUY_ITEM: _buy,
    BUY_ARTIFACT: _buy,
}


def can_carry_out(rules: Ruleset, tile: RivalTile) -> bool:
    """Whether it is known what to do with a tile of this kind."""
    return tile.kind in USUAL_ACTIONS or tile.kind in guidance(rules).tiles


def carry_out(table: Table, tile: RivalTile, arrow: Arrow) -> AnyEffect | None:
    """Carry out an action tile, with the arrow that decides."""
    if table.state.round in tile.skip_rounds:
        nothing_done(table, f"the tile is crossed out in round {NUMERALS[table.state.round - 1]}")
        return None
    action = guidance(table.rules).tiles.get(tile.kind)
    if action is not None:
        return action(table, tile, arrow)
    return cast(TileAction, USUAL_ACTIONS[tile.kind])(table, tile, arrow)
