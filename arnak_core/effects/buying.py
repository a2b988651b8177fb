"""Buying and gaining cards (rulebook: "Buy a card", "Effects")."""

from __future__ import annotations

from ..components import Artifact, Card, Item
from ..effect import AnyEffect, Ask, Effect, Nothing, Step
from ..events import CardBought, CardRevealed
from ..ruleset import Ruleset, derived
from ..table import Table
from ..vocabulary import ANY, ARTIFACT, ITEM, NOTHING, Cost
from .exile import ExileThisCard
from .pay import Pay, PayCost, can_pay
from .travel import RoundEffect

DECK_BOTTOM, DECK_TOP, HAND = "deck_bottom", "deck_top", "hand"


class Buy(Effect, frozen=True):
    """Optional: buy a card of the row, with a discount or for free. `top` is the revealed top card of the deck."""

    kind: str = ANY
    discount: Cost = NOTHING
    free: bool = False
    to: str = DECK_BOTTOM
    include_top: bool = False
    then_exile: bool = False
    """Whether the card bought is exiled once its effect is done."""

    def resolve(self, table: Table) -> AnyEffect:
        deck = table.state.item_deck if self.kind == ITEM else table.state.artifact_deck
        top = ""
        if self.include_top and deck:
            top = deck[0]
            table.reveal("the top card of a deck was revealed")
            table.emit(CardRevealed(table.state.actor, top))
        return BuyFrom(self.kind, self.discount, self.free, self.to, top, self.then_exile)

    def possible(self, table: Table) -> bool:
        return self.include_top or any(
            self.free or can_buy(table, card, self.discount) for card in cards_on_offer(table, self.kind)
        )

    def text(self, rules: Ruleset) -> str:
        what = "an item or artifact" if self.kind == ANY else f"an {self.kind}"
        price = " for free" if self.free else ""
        if self.discount != NOTHING:
            less = self.discount.words()
            price = f" for {less.replace(', ', ' or ') if self.kind == ANY else less} less"
        where = {HAND: ", to the hand", DECK_TOP: ", on top of the deck"}.get(self.to, "")
        top = f" (the top {self.kind} of the deck, too)" if self.include_top else ""
        exile = ", then exile it" if self.then_exile else ""
        return f"{'gain' if self.free else 'buy'} {what}{top}{price}{where}{exile}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "buy", "kind": self.kind}
        if self.free:
            step["free"] = True
        if self.discount != NOTHING:
            step["discount"] = self.discount.step()
        if self.include_top:
            step["include_top"] = True
        if self.kind != ARTIFACT:
            step["to"] = self.to
        if self.then_exile:
            step["exile_after"] = True
        return [step]


class BuyFrom(Effect, frozen=True):
    """Choose the card to buy, or none."""

    kind: str
    discount: Cost = NOTHING
    free: bool = False
    to: str = DECK_BOTTOM
    top: str = ""
    then_exile: bool = False

    def resolve(self, table: Table) -> Ask:
        offered = cards_on_offer(table, self.kind)
        if self.top:
            offered.append(self.top)
        options = [
            table.option(f"buy/{card}", self._buy(card))
            for card in offered
            if self.free or can_buy(table, card, self.discount)
        ]
        options.append(table.option("skip", Nothing(), text="Gain nothing" if self.free else "Buy nothing"))
        return Ask(table.state.actor, "Gain a card" if self.free else "Buy a card", options)

    def _buy(self, card: str) -> AnyEffect:
        buy = BuyCard(card, self.discount, self.free, self.to)
        return buy >> ExileThisCard(card) if self.then_exile else buy

    def text(self, rules: Ruleset) -> str:
        return "buy a card"


def cards_on_offer(table: Table, kind: str = ANY) -> list[str]:
    """The cards that the acting player may buy: those of the row, and what expansions offer besides."""
    state = table.state
    row = state.card_row
    if kind != ANY:
        row = row[: state.staff] if kind == ARTIFACT else row[state.staff :]
    offered = [card for card in row if card]
    for offer in table.rules.offers[table.me.leader]:
        for wanted in (ARTIFACT, ITEM) if kind == ANY else (kind,):
            offered += offer.cards(table, wanted)
    return offered


@derived
def _printed_prices(rules: Ruleset) -> dict[str, tuple[Cost, str]]:
    """The price of each item and artifact, and the purpose of paying it."""
    prices = {card.id: (Cost(coin=card.cost), "buy_item") for card in rules.items.values()}
    return prices | {card.id: (Cost(compass=card.cost), "buy_artifact") for card in rules.artifacts.values()}


def purchase(table: Table, card: str) -> tuple[Cost, str]:
    """What a card costs the acting player, and the purpose of that payment."""
    price = _printed_prices(table.rules)[card]
    if price[1] in table.rules.cost_changes:
        return table.cost(price[1], price[0], card), price[1]
    return price


def can_buy(table: Table, card: str, discount: Cost = NOTHING) -> bool:
    """Whether the acting player can pay for a card."""
    cost, purpose = purchase(table, card)
    return can_pay(table, cost, purpose, discount)


class BuyCard(Effect, frozen=True):
    """Pay for a card and take it (rulebook: "Buy a card")."""

    card: str
    discount: Cost = NOTHING
    free: bool = False
    to: str = DECK_BOTTOM

    def resolve(self, table: Table) -> AnyEffect:
        take = TakeCard(self.card, self.to, self.free)
        if self.free:
            return take
        cost, purpose = purchase(table, self.card)
        return PayCost(cost, purpose, self.discount) >> take

    def text(self, rules: Ruleset) -> str:
        card = rules.cards[self.card]
        effect = bought_effect(card)
        what = effect.text(rules) if effect is not None else ""
        if self.free:
            return f"gain {card.name}: {what}"
        full = Cost(coin=card.cost) if isinstance(card, Item) else Cost(compass=getattr(card, "cost", 0))
        return f"buy {card.name} for {full.less(self.discount).words()}: {what}"


class TakeCard(Effect, frozen=True):
    """A card from the row (or wherever it is on offer): an item into the deck or hand, an artifact into play.

    A bought artifact's effect may be resolved at once, without its tablet.
    """

    card: str
    to: str = DECK_BOTTOM
    free: bool = False

    def resolve(self, table: Table) -> AnyEffect | None:
        remove_from_offer(table, self.card)
        me = table.me
        card = table.rules.cards[self.card]
        if isinstance(card, Artifact):
            me.play.append(self.card)
            table.emit(CardBought(table.state.actor, self.card, ARTIFACT, "play", self.free))
            return UseBought(self.card) if bought_effect(card) is not None else None
        return put_item(table, self.card, self.to, self.free)

    def text(self, rules: Ruleset) -> str:
        return f"take {rules.name(self.card)}"


ITEMS_TO_DECK_TOP = "items_to_deck_top"
"""The round effect that lets items bought or gained go on top of the deck instead of under it."""


def items_to_deck_top() -> RoundEffect:
    """Until the end of the round each item you buy or gain may go on top of your deck instead of under it."""
    words = "until the end of the round items you buy or gain may go on top of your deck"
    return RoundEffect(ITEMS_TO_DECK_TOP, words, ITEMS_TO_DECK_TOP, optional=True)


def put_item(table: Table, item: str, to: str, free: bool) -> AnyEffect | None:
    """Put an item that the acting player just bought or gained, and that lies nowhere now, where it goes."""
    if to == DECK_BOTTOM and ITEMS_TO_DECK_TOP in table.me.round_effects:
        return ChooseDeckEnd(item, free)
    return PutItem(item, to, free).resolve(table)


class ChooseDeckEnd(Effect, frozen=True):
    """The item bought or gained goes on top of the deck or under it."""

    item: str
    free: bool

    def resolve(self, table: Table) -> Ask:
        name = table.rules.name(self.item)
        options = [
            table.option("top", PutItem(self.item, DECK_TOP, self.free), text=f"Put {name} on top of the deck"),
            table.option("bottom", PutItem(self.item, DECK_BOTTOM, self.free), text=f"Put {name} under the deck"),
        ]
        return Ask(table.state.actor, f"Where does {name} go?", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.item)} on top of the deck or under it"

    def held(self) -> tuple[str, ...]:
        return (self.item,)


class PutItem(Effect, frozen=True):
    """An item bought or gained to the hand, or on top of the deck or under it."""

    item: str
    to: str
    free: bool

    def resolve(self, table: Table) -> None:
        me = table.me
        if self.to == HAND:
            me.hand.append(self.item)
        elif self.to == DECK_TOP:
            me.deck.insert(0, self.item)
        else:
            me.deck.append(self.item)
        table.emit(CardBought(table.state.actor, self.item, ITEM, self.to, self.free))

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.item)}: {self.to.replace('_', ' ')}"

    def held(self) -> tuple[str, ...]:
        return (self.item,)


def remove_from_offer(table: Table, card: str) -> None:
    """Take a card away from where it is on offer: the row leaves a gap until the end of the turn."""
    state = table.state
    if card in state.card_row:
        state.card_row[state.card_row.index(card)] = ""
        return
    if any(offer.take(table, card) for offer in table.rules.offers[table.me.leader]):
        return
    for deck in (state.item_deck, state.artifact_deck):
        if deck and deck[0] == card:
            deck.pop(0)
            return
    raise AssertionError(f"{card} is not on offer")


def bought_effect(card: Card) -> AnyEffect | None:
    """The effect that an artifact has when it is bought."""
    if isinstance(card, Artifact) and card.bought_effect is not None:
        return card.bought_effect
    return card.effect


class UseBought(Effect, frozen=True):
    """The effect of an artifact just bought: use it or not."""

    card: str

    def resolve(self, table: Table) -> Ask | AnyEffect | None:
        card = table.rules.cards[self.card]
        effect = bought_effect(card)
        if effect is None:
            return None
        if card.exiles_itself:
            effect = ExileThisCard(self.card) >> effect
        elif isinstance(effect, Pay):
            return effect
        return Ask(
            table.state.actor,
            f"Use the effect of {card.name}?",
            [
                table.option("use", effect, text=f"Use it: {effect.text(table.rules)}"),
                table.option("skip", Nothing(), text="Don't use it"),
            ],
        )

    def text(self, rules: Ruleset) -> str:
        return f"use {rules.name(self.card)}"


class GainExiledItem(Effect, frozen=True):
    """Take any item of the item exile to the bottom of the deck."""

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Take an exiled item",
            [table.option(f"gain/{card}", TakeExiledItem(card)) for card in table.state.item_exile],
        )

    def possible(self, table: Table) -> bool:
        return bool(table.state.item_exile)

    def text(self, rules: Ruleset) -> str:
        return "gain any exiled item"

    def steps(self) -> list[Step]:
        return [{"op": "gain_exiled_item", "to": DECK_BOTTOM}]


class TakeExiledItem(Effect, frozen=True):
    """An item from exile to the bottom of the deck."""

    card: str

    def resolve(self, table: Table) -> AnyEffect | None:
        table.state.item_exile.remove(self.card)
        return put_item(table, self.card, DECK_BOTTOM, True)

    def text(self, rules: Ruleset) -> str:
        return f"gain {rules.name(self.card)} from exile"
