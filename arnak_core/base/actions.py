"""The main and free actions of the base game (rulebook: "Main actions", "Free actions")."""

from __future__ import annotations

from ..components import Artifact, Card
from ..effect import AnyEffect, Option
from ..effects.assistants import UseAssistant
from ..effects.buying import BuyCard, can_buy, cards_on_offer
from ..effects.digging import Dig, Discover, add_dig_and_discover_options
from ..effects.guardians import Overcome, UseBoon, guarded_places, guardian_at, overcome_cost_of
from ..effects.idols import add_slot_options
from ..effects.pay import can_pay, is_paid_as_printed
from ..effects.playing import PlayCard, can_play
from ..effects.research import add_research_options
from ..effects.turn import MainAction
from ..ruleset import Ruleset, derived
from ..table import Table
from ..vocabulary import COIN, COMPASS
from .flow import add_pass


@derived
def _site_options(rules: Ruleset) -> dict[tuple[str, int, bool], Option]:
    """The main-action option for each space of the map, by site, space and whether it is a dig."""
    made: dict[tuple[str, int, bool], Option] = {}
    for place in rules.board.sites:
        for space in range(len(place.spaces)):
            dig = MainAction(Dig(place.id, space))
            made[place.id, space, True] = rules.option(f"dig/{place.id}/{space}", dig)
        made[place.id, 0, False] = rules.option(f"discover/{place.id}", MainAction(Discover(place.id)))
    return made


@derived
def _buy_options(rules: Ruleset) -> dict[str, tuple[int, int, Option]]:
    """For each item and artifact the token and number of its printed price, and the option to buy it."""
    return {
        card.id: (token, card.cost, rules.option(f"buy/{card.id}", MainAction(BuyCard(card.id))))
        for token, cards in ((COIN, rules.items), (COMPASS, rules.artifacts))
        for card in cards.values()
    }


@derived
def _play_options(rules: Ruleset) -> dict[str, Option]:
    """The option to play each card that has an effect; as a free action where the card says so."""
    return {
        card.id: rules.option(
            f"play/{card.id}",
            PlayCard(card.id) if card.free_action else MainAction(PlayCard(card.id)),
            free=card.free_action,
        )
        for card in rules.cards.values()
        if card.effect is not None
    }


@derived
def _boon_options(rules: Ruleset) -> dict[str, Option]:
    return {
        guardian: rules.option(f"boon/{guardian}", UseBoon(guardian), free=True, text=None)
        for guardian in rules.guardians
    }


def dig_and_discover(table: Table, options: list[Option]) -> None:
    """Dig at a camp or discovered site, or discover one."""
    made = _site_options(table.rules)
    add_dig_and_discover_options(table, options, made.__getitem__)


def overcome(table: Table, options: list[Option]) -> None:
    """Overcome a guardian where you have an archaeologist."""
    for site in guarded_places(table):
        guardian = guardian_at(table, site)
        if can_pay(table, overcome_cost_of(table, guardian), "overcome"):
            options.append(table.option(f"overcome/{site}", MainAction(Overcome(site, guardian))))


def buy(table: Table, options: list[Option]) -> None:
    """Buy a card of the row."""
    rules = table.rules
    made = _buy_options(rules)
    as_printed = {
        COIN: is_paid_as_printed(table, "buy_item"),
        COMPASS: is_paid_as_printed(table, "buy_artifact"),
    }
    tokens = table.me.tokens
    for card in cards_on_offer(table):
        token, price, option = made[card]
        if tokens[token] >= price if as_printed[token] else can_buy(table, card):
            options.append(option)


def play_main(table: Table, options: list[Option]) -> None:
    """Play a card whose effect is a main action; all artifacts are."""
    made = _play_options(table.rules)
    cards = table.rules.cards
    for name in dict.fromkeys(table.me.hand):
        card = cards[name]
        if name in made and not card.free_action and (not isinstance(card, Artifact) or can_play(table, card)):
            options.append(made[name])


def research(table: Table, options: list[Option]) -> None:
    """Research, or take a temple tile from the Lost Temple."""
    add_research_options(table, options, True)


def assistants_main(table: Table, options: list[Option]) -> None:
    """Use an assistant whose effect is a main action."""
    for mine in table.me.assistants:
        if mine.ready:
            side = table.rules.assistants[mine.id].side(mine.gold)
            if not side.free_action and side.effect.possible(table):
                use = MainAction(UseAssistant(mine.id, mine.gold))
                options.append(table.option(f"assistant/{mine.id}", use))


@derived
def _free_cards(rules: Ruleset) -> dict[str, tuple[Card, AnyEffect, Option]]:
    """The cards with the lightning, their effects, and the options to play them."""
    made = _play_options(rules)
    return {
        card.id: (card, card.effect, made[card.id])
        for card in rules.cards.values()
        if card.free_action and card.effect is not None
    }


def play_free(table: Table, options: list[Option]) -> None:
    """Play a card with the lightning."""
    free = _free_cards(table.rules)
    for name in dict.fromkeys(table.me.hand):
        if name in free:
            card, effect, option = free[name]
            if effect.possible(table) and (not isinstance(card, Artifact) or can_play(table, card)):
                options.append(option)


def assistants_free(table: Table, options: list[Option]) -> None:
    """Use a ready assistant with the lightning, if that does anything."""
    for mine in table.me.assistants:
        if mine.ready:
            side = table.rules.assistants[mine.id].side(mine.gold)
            if side.free_action and side.effect.possible(table):
                options.append(table.option(f"assistant/{mine.id}", UseAssistant(mine.id, mine.gold), free=True))


def boons(table: Table, options: list[Option]) -> None:
    """Use the boon of a guardian you overcame, if that does anything."""
    made = _boon_options(table.rules)
    for mine in table.me.guardians:
        if not mine.used and table.rules.guardians[mine.id].boon.possible(table):
            options.append(made[mine.id])


def slots_main(table: Table, options: list[Option]) -> None:
    """Put an idol into a slot for an effect that is a main action."""
    if _has_main_slot_effects(table.rules):
        add_slot_options(table, options, free=False)


@derived
def _has_main_slot_effects(rules: Ruleset) -> bool:
    boards = [rules.default_idol_slots, *(leader.idol_slots for leader in rules.leaders.values() if leader.idol_slots)]
    return any(
        not effect.free_action for board in boards for effects in (board, *board.slots) for effect in effects.effects
    )


MAIN_ACTIONS = (dig_and_discover, overcome, buy, play_main, research, assistants_main, slots_main, add_pass)
FREE_ACTIONS = (play_free, assistants_free, boons, add_slot_options)
