"""Paying costs: the whole cost at once, with nothing in between but the sources of payment (rulebook: "Effects").

Purposes name what is paid for, so that expansions can change costs or hold tokens for them: "dig", "discover",
"overcome", "research", "temple_tile", "buy_item", "buy_artifact", "play_artifact", "effect".
"""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import CardMoved, IdolPaid
from ..hooks import Purse
from ..ruleset import Ruleset, derived, sentence
from ..table import Table
from ..vocabulary import COIN, NO_ICONS, NOTHING, PILOT_COINS, Cost, Icons, add_icons, covers, less_icons
from .travel import PayTravel, as_counted, usable_icons


def can_pay(table: Table, cost: Cost, purpose: str = "effect", discount: Cost = NOTHING) -> bool:
    """Whether the acting player can pay the whole cost now; `discount` lowers tokens and counts as travel icons."""
    if discount is not NOTHING:
        cost = cost.less(discount)
    me = table.me
    tokens = me.tokens
    if purpose in table.rules.purse_purposes:
        for purse in purses_for(table, purpose):
            held = purse.holds(table)
            if held is not NOTHING:
                cost = cost.less(held)
    if not cost.tokens_covered_by(tokens):
        return False
    if cost.idol > len(me.idols) or cost.discard > len(me.hand):
        return False
    if cost.has_travel and not _travel_payable(
        table, cost.icons, discount.icons, cost.discard, tokens[COIN] - cost.coin
    ):
        return False
    return not cost.parts or all(part.payable(table) for part in cost.parts)


def _travel_payable(table: Table, need: Icons, discount: Icons, discards: int, coins: int) -> bool:
    """Whether travel can be covered while that many hand cards are left to discard."""
    have = add_icons(usable_icons(table), discount)
    pilots = coins // PILOT_COINS
    if not discards:
        return covers(have, need, pilots)
    return _covered_without(table, have, need, pilots, list(table.me.hand), discards)


def _covered_without(table: Table, have: Icons, need: Icons, pilots: int, hand: list[str], discards: int) -> bool:
    if not covers(have, need, pilots):
        return False
    if not discards:
        return True
    for card in dict.fromkeys(hand):
        rest = hand.copy()
        rest.remove(card)
        without = less_icons(have, as_counted(table.me, table.rules.cards[card].travel))
        if _covered_without(table, without, need, pilots, rest, discards - 1):
            return True
    return False


@derived
def _purses(rules: Ruleset) -> dict[tuple[str, str], tuple[Purse, ...]]:
    """By leader ("" for none) and purpose: the purses that pay."""
    return {
        (leader, purpose): tuple(purse for purse in purses if purpose in purse.purposes)
        for leader, purses in rules.purses.items()
        for purpose in rules.purse_purposes
    }


def purses_for(table: Table, purpose: str) -> tuple[Purse, ...]:
    """The purses from which the acting player may pay for a purpose."""
    return _purses(table.rules).get((table.me.leader, purpose), ())


@derived
def _paid_as_printed(rules: Ruleset) -> dict[tuple[str, tuple[str, ...]], bool]:
    """By leader ("" for none) and purposes, as far as it was asked."""
    return {}


def is_paid_as_printed(table: Table, *purposes: str) -> bool:
    """Whether nothing changes for the acting player what is paid for these purposes, or helps to pay it."""
    rules = table.rules
    leader = table.state.players[table.state.actor].leader
    known = _paid_as_printed(rules)
    found = known.get((leader, purposes))
    if found is None:
        found = known[leader, purposes] = not any(
            (purpose in rules.purse_purposes and purses_for(table, purpose))
            or (purpose in rules.cost_changes and rules.cost_changes[purpose][leader])
            for purpose in purposes
        )
    return found


class Pay(Effect, frozen=True):
    """ "A -> B": pay the cost to get the effect, or don't. Who can't pay doesn't get it (rulebook: "Effects")."""

    cost: Cost
    then: AnyEffect
    purpose: str = "effect"

    def resolve(self, table: Table) -> Ask:
        options = [table.option("skip", Nothing(), text="Don't pay")]
        if can_pay(table, self.cost, self.purpose) and self.then.possible(table):
            options.insert(
                0, table.option("pay", PayCost(self.cost, self.purpose) >> self.then, text=self._words(table))
            )
        return Ask(table.state.actor, "Pay?", options)

    def _words(self, table: Table) -> str:
        return f"{sentence(self.cost.paying())}: {self.then.text(table.rules)}"

    def possible(self, table: Table) -> bool:
        return can_pay(table, self.cost, self.purpose) and self.then.possible(table)

    def text(self, rules: Ruleset) -> str:
        return f"{self.cost.paying()} to get: {self.then.text(rules)}"

    def steps(self) -> list[Step]:
        return [{"op": "pay", "cost": self.cost.step(), "then": self.then.steps()}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.then,)


def carried_out(effect: AnyEffect) -> AnyEffect:
    """The effect of something that a player uses on purpose: its cost, known to be payable, is paid without asking."""
    if isinstance(effect, Pay):
        return PayCost(effect.cost, effect.purpose) >> effect.then
    return effect


class PayCost(Effect, frozen=True):
    """Pay a whole cost that is known to be payable: tokens, discards, travel, idols, other parts."""

    cost: Cost
    purpose: str = "effect"
    discount: Cost = NOTHING

    def resolve(self, table: Table) -> None:
        cost = self.cost.less(self.discount) if self.discount is not NOTHING else self.cost
        if self.purpose in table.rules.purse_purposes:
            cost = self._from_purses(table, cost)
        tokens = (cost.coin, cost.compass, cost.tablet, cost.arrowhead, cost.jewel)
        if any(tokens):
            table.lose(tokens)
        stack = table.state.stack
        for part in reversed(cost.parts):
            assert isinstance(part, AnyEffect)
            stack.append(part)
        if cost.idol:
            stack.append(PayIdols(cost.idol))
        if cost.has_travel:
            stack.append(PayTravel(cost.icons, self.discount.icons))
        if cost.discard:
            stack.append(PayDiscards(cost.discard, cost.icons, self.discount.icons))

    def _from_purses(self, table: Table, cost: Cost) -> Cost:
        for purse in purses_for(table, self.purpose):
            rest = cost.less(purse.holds(table))
            spent = Cost(
                cost.coin - rest.coin,
                cost.compass - rest.compass,
                cost.tablet - rest.tablet,
                cost.arrowhead - rest.arrowhead,
                cost.jewel - rest.jewel,
            )
            if spent != NOTHING:
                purse.spend(table, spent)
            cost = rest
        return cost

    def text(self, rules: Ruleset) -> str:
        return f"pay {self.cost.less(self.discount).words()}"


class PayDiscards(Effect, frozen=True):
    """Discard hand cards as a cost, keeping enough to pay the travel icons of the same cost."""

    number: int
    need: Icons = NO_ICONS
    discount: Icons = NO_ICONS

    def resolve(self, table: Table) -> Ask | None:
        if not self.number:
            return None
        me = table.me
        rest = self.number - 1
        have = add_icons(usable_icons(table), self.discount)
        pilots = me.tokens[COIN] // PILOT_COINS
        options: list[Option] = []
        for card in dict.fromkeys(me.hand):
            hand = me.hand.copy()
            hand.remove(card)
            without = less_icons(have, as_counted(me, table.rules.cards[card].travel))
            if self.need == NO_ICONS or _covered_without(table, without, self.need, pilots, hand, rest):
                discard: AnyEffect = DiscardCard(card)
                if rest:
                    discard = discard >> PayDiscards(rest, self.need, self.discount)
                options.append(table.option(f"discard/{card}", discard))
        return Ask(table.state.actor, "Discard a card to pay", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return f"discard {self.number} to pay"


class DiscardCard(Effect, frozen=True):
    """A hand card into the play area, without effect."""

    card: str

    def resolve(self, table: Table) -> None:
        me = table.me
        me.hand.remove(self.card)
        me.play.append(self.card)
        table.emit(CardMoved(table.state.actor, self.card, "hand", "play"))

    def text(self, rules: Ruleset) -> str:
        return f"discard {rules.name(self.card)}"


class PayIdols(Effect, frozen=True):
    """Idols from the crates out of the game; they no longer score."""

    number: int

    def resolve(self, table: Table) -> None:
        me = table.me
        for _ in range(self.number):
            table.state.box.append(me.idols.pop(0))
            table.emit(IdolPaid(table.state.actor))

    def text(self, rules: Ruleset) -> str:
        return f"give up {self.number} idol"
