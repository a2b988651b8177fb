"""Travel icons: what a player has, and paying a travel cost step by step (rulebook: "Travel").

Everything that costs travel is paid here: digs, discoveries, guardians, research, effects.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from ..effect import AnyEffect, Ask, Choose, Effect, Option, Sequence, Step
from ..events import AssistantUsed, BoonUsed, CardSpent, TokensPaid, TravelGained
from ..hooks import TravelSource
from ..ruleset import Ruleset, derived
from ..state import Player
from ..table import Table
from ..vocabulary import (
    COIN,
    NO_ICONS,
    PILOT_COINS,
    TRAVEL,
    Icons,
    add_icons,
    covers,
    icon_words,
    icons,
    less_icons,
    missing,
)
from .tokens import Gain

ALL_PLANES = "all_planes"
"""The round effect of Guardian's Ocarina."""


class Travel(Effect, frozen=True):
    """Travel icons, usable until the end of the turn."""

    boot: int = 0
    boat: int = 0
    car: int = 0
    plane: int = 0

    @property
    def icons(self) -> Icons:
        """The icons gained."""
        return (self.boot, self.boat, self.car, self.plane)

    def resolve(self, table: Table) -> None:
        add_travel(table, self.icons, "an effect")

    def text(self, rules: Ruleset) -> str:
        return f"travel: {icon_words(self.icons)}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "travel"}
        return [step | {name: n for n, name in zip(self.icons, TRAVEL, strict=True) if n}]


def add_travel(table: Table, gained: Icons, source: str) -> None:
    """Icons into the acting player's pool of this turn."""
    pool = table.me.travel
    for i, n in enumerate(gained):
        pool[i] += n
    table.emit(TravelGained(table.state.actor, gained, source))


def travel_in(effect: AnyEffect) -> Icons:
    """The travel icons that an effect offers, alone or as a choice; none if it offers none."""
    if isinstance(effect, Travel):
        return effect.icons
    if isinstance(effect, Choose):
        for option in effect.options:
            if isinstance(option, Travel):
                return option.icons
    if isinstance(effect, Sequence) and all(isinstance(part, (Travel, Gain)) for part in effect.effects):
        shown = NO_ICONS
        for part in effect.effects:
            if isinstance(part, Travel):
                shown = add_icons(shown, part.icons)
        return shown
    return NO_ICONS


def besides_travel(effect: AnyEffect) -> AnyEffect | None:
    """The tokens that an effect gives beside its travel icons, whenever it is used for them."""
    if isinstance(effect, Sequence):
        gains = tuple(part for part in effect.effects if isinstance(part, Gain))
        return Sequence(gains) if gains else None
    return None


@derived
def boon_icons(rules: Ruleset) -> dict[str, Icons]:
    """The travel icons of each guardian's boon that has some."""
    return {guardian.id: shown for guardian in rules.guardians.values() if any(shown := travel_in(guardian.boon))}


@derived
def assistant_icons(rules: Ruleset) -> dict[tuple[str, bool], Icons]:
    """The travel icons of each side (gold or not) of each assistant that has some."""
    return {
        (assistant.id, gold): shown
        for assistant in rules.assistants.values()
        for gold in (False, True)
        if assistant.side(gold).free_action and any(shown := travel_in(assistant.side(gold).effect))
    }


def effective_pool(player: Player) -> Icons:
    """The leftover icons of this turn, as what they count."""
    boots, boats, cars, planes = player.travel
    if ALL_PLANES in player.round_effects:
        return (0, 0, 0, boots + boats + cars + planes)
    return (boots, boats, cars, planes)


def as_counted(player: Player, shown: Icons) -> Icons:
    """Icons as what they count for the player: all planes after Guardian's Ocarina."""
    if ALL_PLANES in player.round_effects:
        return (0, 0, 0, sum(shown))
    return shown


def usable_icons(table: Table) -> Icons:
    """All icons that the acting player could pay with now, without pilots.

    Leftover icons, hand cards, ready assistants, unused boons, and what expansions offer.
    """
    me = table.me
    rules = table.rules
    boots, boats, cars, planes = me.travel
    cards = rules.cards
    for card in me.hand:
        boot, boat, car, plane = cards[card].travel
        boots += boot
        boats += boat
        cars += car
        planes += plane
    if me.assistants:
        table_of = assistant_icons(rules)
        for assistant in me.assistants:
            if assistant.ready:
                boot, boat, car, plane = table_of.get((assistant.id, assistant.gold), NO_ICONS)
                boots += boot
                boats += boat
                cars += car
                planes += plane
    if me.guardians:
        boons = boon_icons(rules)
        for guardian in me.guardians:
            if not guardian.used:
                boot, boat, car, plane = boons.get(guardian.id, NO_ICONS)
                boots += boot
                boats += boat
                cars += car
                planes += plane
    for source in _extra_sources(table):
        boot, boat, car, plane = source.icons
        boots += boot
        boats += boat
        cars += car
        planes += plane
    if ALL_PLANES in me.round_effects:
        return (0, 0, 0, boots + boats + cars + planes)
    return (boots, boats, cars, planes)


def _extra_sources(table: Table) -> Iterator[TravelSource]:
    for sources in table.rules.travel_sources[table.me.leader]:
        yield from sources(table)


@derived
def _card_sources(rules: Ruleset) -> dict[str, TravelSource]:
    """Each card that shows travel icons, as a source of them."""
    return {
        card.id: TravelSource(rules.option(f"spend/{card.id}", SpendCard(card.id)), card.travel)
        for card in rules.cards.values()
        if any(card.travel)
    }


def travel_sources(table: Table) -> list[TravelSource]:
    """What the acting player could turn into travel icons now: cards, assistants, boons, pilots and others."""
    me = table.me
    rules = table.rules
    option = table.option
    spendable = _card_sources(rules)
    sources = [spendable[card] for card in dict.fromkeys(me.hand) if card in spendable]
    if ALL_PLANES in me.round_effects:
        sources = [TravelSource(source.option, as_counted(me, source.icons)) for source in sources]
    table_of = assistant_icons(rules)
    for assistant in me.assistants:
        shown = table_of.get((assistant.id, assistant.gold))
        if assistant.ready and shown:
            chosen = TravelByAssistant(assistant.id, shown)
            sources.append(TravelSource(option(f"assistant/{assistant.id}", chosen), as_counted(me, shown)))
    boons = boon_icons(rules)
    for guardian in me.guardians:
        shown = boons.get(guardian.id)
        if not guardian.used and shown:
            chosen = TravelByBoon(guardian.id, shown)
            sources.append(TravelSource(option(f"boon/{guardian.id}", chosen), as_counted(me, shown)))
    if me.tokens[COIN] >= PILOT_COINS:
        sources.append(TravelSource(option("pilot", HirePilot()), icons(plane=1)))
    sources.extend(_extra_sources(table))
    return sources


class PayTravel(Effect, frozen=True):
    """Pay a travel cost: pick sources until it is covered. `discount` icons count towards it and are lost afterwards.

    Where different leftover icons could pay, the player chooses; ways that only waste a better icon aren't offered.
    """

    need: Icons
    discount: Icons = NO_ICONS
    picked: bool = False
    """Whether a source was picked for this cost already: then nothing is added once it is covered."""

    def resolve(self, table: Table) -> AnyEffect | Ask | None:
        need = self.need
        if need == NO_ICONS:
            return None
        pool = effective_pool(table.me)
        have = add_icons(pool, self.discount)
        unpaid = missing(have, need)
        ways = () if unpaid else ways_to_pay(pool, need, self.discount)
        if self.picked and len(ways) == 1:
            return PayIcons(ways[0])
        options = [table.option(f"pay/{'+'.join(_names(way)) or 'discount'}", PayIcons(way)) for way in ways]
        if unpaid or not self.picked:
            again = PayTravel(need, self.discount, picked=True)
            for source in travel_sources(table):
                if (
                    missing(add_icons(have, source.icons), need) < unpaid
                    if unpaid
                    else spares_better(pool, need, self.discount, ways, source.icons)
                ):
                    options.append(_picking(table, source.option, again))
        return Ask(table.state.actor, _prompt(need), options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return f"pay {icon_words(self.need)}"


@cache
def _prompt(need: Icons) -> str:
    return f"Pay for travel: {icon_words(need)}"


@derived
def _picks(rules: Ruleset) -> dict[tuple[str, PayTravel], Option]:
    """The options that pick a source for a cost, by the source's key and what is asked next."""
    return {}


def _picking(table: Table, source: Option, again: PayTravel) -> Option:
    made = _picks(table.rules)
    option = made.get((source.key, again))
    if option is None or option.text != source.text:
        option = made[source.key, again] = table.option(source.key, source.effect >> again, text=source.text)
    return option


def _names(way: Icons) -> list[str]:
    return [name for n, name in zip(way, TRAVEL, strict=True) for _ in range(n)]


@lru_cache(4096)
def ways_to_pay(pool: Icons, need: Icons, discount: Icons = NO_ICONS) -> tuple[Icons, ...]:
    """The icons of the pool that could be given up for a cost, without ways that only leave less than another."""
    total = sum(need)
    found = [
        way
        for way in product(*(range(min(n, total) + 1) for n in pool))
        if covers(add_icons(_four(way), discount), need)
    ]
    best: list[Icons] = []
    for way in found:
        left = less_icons(pool, _four(way))
        if not any(
            covers(less_icons(pool, _four(other)), left)
            and (not covers(left, less_icons(pool, _four(other))) or other < way)
            for other in found
            if other != way
        ):
            best.append(_four(way))
    return tuple(best)


def _four(way: tuple[int, ...]) -> Icons:
    return (way[0], way[1], way[2], way[3])


@lru_cache(4096)
def spares_better(pool: Icons, need: Icons, discount: Icons, ways: tuple[Icons, ...], source: Icons) -> bool:
    """Whether spending one more source lets the player keep something that the ways at hand would give up."""
    larger = add_icons(pool, source)
    return any(
        all(not covers(add_icons(less_icons(pool, way), source), less_icons(larger, other)) for way in ways)
        for other in ways_to_pay(larger, need, discount)
    )


class PayIcons(Effect, frozen=True):
    """Give up leftover icons; in the order boots, boats, cars, planes where all count as planes."""

    icons: Icons

    def resolve(self, table: Table) -> None:
        me = table.me
        if ALL_PLANES in me.round_effects:
            remaining = sum(self.icons)
            for i in range(4):
                used = min(remaining, me.travel[i])
                me.travel[i] -= used
                remaining -= used
            return
        for i, n in enumerate(self.icons):
            me.travel[i] -= n

    def text(self, rules: Ruleset) -> str:
        return f"pay with {icon_words(self.icons)}" if any(self.icons) else "the discount pays"


class SpendCard(Effect, frozen=True):
    """A hand card into the play area for its travel icons."""

    card: str

    def resolve(self, table: Table) -> None:
        me = table.me
        me.hand.remove(self.card)
        me.play.append(self.card)
        table.emit(CardSpent(table.state.actor, self.card))
        add_travel(table, table.rules.cards[self.card].travel, self.card)

    def text(self, rules: Ruleset) -> str:
        return f"spend {rules.name(self.card)} ({icon_words(rules.cards[self.card].travel)})"


class HirePilot(Effect, frozen=True):
    """Two coins for a plane (rulebook: "Travel")."""

    def resolve(self, table: Table) -> None:
        table.me.tokens[COIN] -= PILOT_COINS
        table.emit(TokensPaid(table.state.actor, (PILOT_COINS, 0, 0, 0, 0)))
        add_travel(table, icons(plane=1), "a pilot")

    def text(self, rules: Ruleset) -> str:
        return "hire a pilot: 2 coins for 1 plane"


class TravelByAssistant(Effect, frozen=True):
    """A ready assistant of one's own used for its travel icons."""

    assistant: str
    icons: Icons

    def resolve(self, table: Table) -> AnyEffect | None:
        mine = table.me.turn_assistant(self.assistant, ready=False)
        table.emit(AssistantUsed(table.state.actor, self.assistant))
        add_travel(table, self.icons, self.assistant)
        return besides_travel(table.rules.assistants[self.assistant].side(mine.gold).effect)

    def text(self, rules: Ruleset) -> str:
        return f"use {rules.name(self.assistant)} ({icon_words(self.icons)})"


class TravelByBoon(Effect, frozen=True):
    """An unused boon used for its travel icons."""

    guardian: str
    icons: Icons

    def resolve(self, table: Table) -> AnyEffect | None:
        table.me.turn_guardian(self.guardian, used=True)
        table.emit(BoonUsed(table.state.actor, self.guardian))
        add_travel(table, self.icons, self.guardian)
        return besides_travel(table.rules.guardians[self.guardian].boon)

    def text(self, rules: Ruleset) -> str:
        return f"use the boon of {rules.name(self.guardian)} ({icon_words(self.icons)})"


class RoundEffect(Effect, frozen=True):
    """Something that lasts until the end of the round, even if its card leaves play (The Missing Expedition)."""

    effect: str
    words: str
    step: str
    optional: bool = False
    """Whether it is printed that the player decides each time."""

    def resolve(self, table: Table) -> None:
        if self.effect not in table.me.round_effects:
            table.me.round_effects.append(self.effect)

    def text(self, rules: Ruleset) -> str:
        return self.words

    def steps(self) -> list[Step]:
        step: Step = {"op": self.step, "until": "end_of_round"}
        if self.optional:
            step["optional"] = True
        return [step]


def all_planes() -> RoundEffect:
    """All your travel icons count as planes for the rest of the round."""
    return RoundEffect(ALL_PLANES, "until the end of the round your travel icons count as planes", "travel_all_planes")
