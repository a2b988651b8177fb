"""Cards: drawing, discarding, exiling, Fear, playing, buying and the card row (rulebook: "Effects", "Main actions")."""

from __future__ import annotations

from ..components import Artifact, Card, Item
from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import (
    CardBought,
    CardDrawn,
    CardExiled,
    CardMoved,
    CardPlayed,
    CardRevealed,
    FearTaken,
    RowCardExiled,
    RowRefilled,
)
from ..ruleset import Ruleset, derived
from ..table import Table
from ..vocabulary import FEAR, FEAR_TILE, NOTHING, Cost, amount
from .pay import DiscardCard, Pay, PayCost, can_pay
from .tokens import Gain
from .travel import RoundEffect

ITEM, ARTIFACT, ANY = "item", "artifact", "any"
LEFTMOST_ITEM = "leftmost_item"
DECK_BOTTOM, DECK_TOP, HAND = "deck_bottom", "deck_top", "hand"

_FROM_HAND_AND_PLAY: Step = {"from": ["hand", "play"], "optional": True}


# -- drawing and discarding


def draw_cards(table: Table, number: int, *, bottom: bool = False) -> list[str]:
    """The acting player draws up to that many cards; an empty deck gives none."""
    me = table.me
    drawn: list[str] = []
    for _ in range(min(number, len(me.deck))):
        card = me.deck.pop() if bottom else me.deck.pop(0)
        me.hand.append(card)
        drawn.append(card)
        table.emit(CardDrawn(table.state.actor, card))
    if drawn:
        table.reveal("a card was drawn")
    return drawn


class Draw(Effect, frozen=True):
    """Draw cards from the top of the deck, or from the bottom; none from an empty deck."""

    number: int = 1
    bottom: bool = False

    def resolve(self, table: Table) -> None:
        draw_cards(table, self.number, bottom=self.bottom)

    def possible(self, table: Table) -> bool:
        return bool(table.me.deck)

    def text(self, rules: Ruleset) -> str:
        return f"draw {amount(self.number, 'card')}" + (" from the bottom of your deck" if self.bottom else "")

    def steps(self) -> list[Step]:
        return [{"op": "draw", "n": self.number, "from": "bottom" if self.bottom else "top"}]


class DrawAndKeep(Effect, frozen=True):
    """Choose how many to draw, keep one of them, lay the rest aside (Crystal and Obsidian Earring)."""

    most: int
    bottom: bool = False
    to_top: int = 0
    """How many of the rest may go back on top of the deck."""

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Draw how many?",
            [
                table.option(f"draw/{n}", DrawToKeep(n, self.bottom, self.to_top))
                for n in range(1, min(self.most, len(table.me.deck)) + 1)
            ],
        )

    def possible(self, table: Table) -> bool:
        return bool(table.me.deck)

    def text(self, rules: Ruleset) -> str:
        top = ", one other may go back on top of the deck" if self.to_top else ""
        where = " from the bottom of your deck" if self.bottom else ""
        return f"draw 1 to {self.most}{where}, keep one{top}, the rest to the play area"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "draw_keep",
                "max": self.most,
                "from": "bottom" if self.bottom else "top",
                "keep": 1,
                "to_top": self.to_top,
                "rest": "play",
            }
        ]


class DrawToKeep(Effect, frozen=True):
    """Draw that many, of which one will be kept."""

    number: int
    bottom: bool
    to_top: int

    def resolve(self, table: Table) -> AnyEffect:
        drawn = draw_cards(table, self.number, bottom=self.bottom)
        return KeepOne(tuple(drawn), self.to_top)

    def text(self, rules: Ruleset) -> str:
        return f"draw {self.number}"


class KeepOne(Effect, frozen=True):
    """Keep one of the cards just drawn in hand."""

    drawn: tuple[str, ...]
    to_top: int

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for card in dict.fromkeys(self.drawn):
            rest = list(self.drawn)
            rest.remove(card)
            text = f"Keep {table.rules.name(card)}"
            options.append(table.option(f"keep/{card}", PutAway(tuple(rest), self.to_top), text=text))
        return Ask(table.state.actor, "Keep one in hand", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "keep one of the cards drawn"

    def cards_in_hand(self) -> tuple[str, ...]:
        return self.drawn


class PutAway(Effect, frozen=True):
    """Lay the cards not kept aside: some may go on top of the deck, the others into the play area."""

    cards: tuple[str, ...]
    to_top: int

    def resolve(self, table: Table) -> Ask | AnyEffect | None:
        if not self.cards:
            return None
        if not self.to_top:
            return LayAside(self.cards)
        options: list[Option] = []
        for card in dict.fromkeys(self.cards):
            rest = list(self.cards)
            rest.remove(card)
            effect: AnyEffect = PutOnDeck(card)
            if rest:
                effect = effect >> LayAside(tuple(rest))
            options.append(table.option(f"top/{card}", effect))
        options.append(table.option("skip", LayAside(self.cards), text="All to the play area"))
        return Ask(table.state.actor, "Put one back on top of the deck?", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "put the other cards away"

    def cards_in_hand(self) -> tuple[str, ...]:
        return self.cards


class PutOnDeck(Effect, frozen=True):
    """A hand card back on top of the deck."""

    card: str

    def resolve(self, table: Table) -> None:
        table.me.hand.remove(self.card)
        table.me.deck.insert(0, self.card)

    def text(self, rules: Ruleset) -> str:
        return f"put {rules.name(self.card)} on top of the deck"


class LayAside(Effect, frozen=True):
    """Hand cards into the play area."""

    cards: tuple[str, ...]

    def resolve(self, table: Table) -> None:
        for card in self.cards:
            table.me.hand.remove(card)
            table.me.play.append(card)
            table.emit(CardMoved(table.state.actor, card, "hand", "play"))

    def text(self, rules: Ruleset) -> str:
        return f"{', '.join(rules.name(card) for card in self.cards)} to the play area"


class Discard(Effect, frozen=True):
    """Put cards from hand into the play area, as many as there are; nothing else happens."""

    number: int = 1

    def resolve(self, table: Table) -> Ask | None:
        more = self.number - 1
        options: list[Option] = []
        for card in dict.fromkeys(table.me.hand):
            discard: AnyEffect = DiscardCard(card)
            options.append(table.option(f"discard/{card}", discard >> Discard(more) if more else discard))
        return Ask(table.state.actor, "Discard a card", options)

    def possible(self, table: Table) -> bool:
        return bool(table.me.hand)

    def text(self, rules: Ruleset) -> str:
        return f"discard {amount(self.number, 'card')}"

    def steps(self) -> list[Step]:
        return [{"op": "discard", "n": self.number}]


# -- exile and Fear


class Exile(Effect, frozen=True):
    """Exile up to that many of your cards, from hand or play area. Optional; the card being played counts."""

    number: int = 1
    what: str = ANY

    def resolve(self, table: Table) -> Ask:
        options = [
            table.option(f"exile/{zone}/{card}", self._exile(card, zone)) for zone, card in exilable(table, self.what)
        ]
        options.append(table.option("skip", Nothing(), text="Exile nothing"))
        return Ask(table.state.actor, "Exile a card", options)

    def _exile(self, card: str, zone: str) -> AnyEffect:
        exile: AnyEffect = ExileCard(card, zone)
        return exile >> Exile(self.number - 1, self.what) if self.number > 1 else exile

    def possible(self, table: Table) -> bool:
        return bool(exilable(table, self.what))

    def text(self, rules: Ruleset) -> str:
        what = "card" if self.what == ANY else self.what
        return f"exile {amount(self.number, what)}" if self.number > 1 else f"exile a {what}"

    def steps(self) -> list[Step]:
        return [{"op": "exile", "n": self.number, **_FROM_HAND_AND_PLAY, "what": self.what}]


def exilable(table: Table, what: str = ANY) -> list[tuple[str, str]]:
    """The (zone, card) pairs that the acting player may exile; `what`: any, item, artifact or fear."""
    me = table.me
    rules = table.rules
    found = [("hand", card) for card in dict.fromkeys(me.hand)]
    found += [("play", card) for card in dict.fromkeys(me.play)]
    if me.fear_tiles:
        found.append(("play", FEAR_TILE))
    if what == ANY:
        return found
    kept: dict[str, object] = {"item": rules.items, "artifact": rules.artifacts, "fear": rules.fear_cards}
    return [(zone, card) for zone, card in found if card in kept[what]]  # type: ignore[operator]


class ExileCard(Effect, frozen=True):
    """Exile one of your cards: items and artifacts to their exile piles, Fear to its deck, others leave the game."""

    card: str
    zone: str
    """hand, play or deck."""

    def resolve(self, table: Table) -> None:
        me = table.me
        if self.card == FEAR_TILE:
            me.fear_tiles -= 1
        else:
            (me.hand if self.zone == "hand" else me.deck if self.zone == "deck" else me.play).remove(self.card)
            put_in_exile(table, self.card)
        table.emit(CardExiled(table.state.actor, self.card, self.zone))

    def text(self, rules: Ruleset) -> str:
        return f"exile {rules.name(self.card)} from the {'play area' if self.zone == 'play' else self.zone}"


class ExileThisCard(Effect, frozen=True):
    """The card whose effect this is goes to exile, if it lies in your play area."""

    card: str

    def resolve(self, table: Table) -> AnyEffect | None:
        return ExileCard(self.card, "play") if self.card in table.me.play else None

    def text(self, rules: Ruleset) -> str:
        return "exile this card"

    def steps(self) -> list[Step]:
        return [{"op": "exile_self"}]


def put_in_exile(table: Table, card: str) -> None:
    """Put a card where exiled cards of its kind go."""
    state = table.state
    if card in table.rules.items:
        state.item_exile.insert(0, card)
    elif card in table.rules.artifacts:
        state.artifact_exile.insert(0, card)
    elif card == FEAR:
        state.fear += 1
    else:
        state.box.append(card)


def take_fear(table: Table, seat: int, number: int = 1) -> None:
    """Fear cards to a seat's play area; Fear tiles once the Fear deck is empty (rulebook: "Effects")."""
    state = table.state
    player = state.players[seat]
    for _ in range(number):
        if state.fear:
            state.fear -= 1
            player.play.append(FEAR)
            table.emit(FearTaken(seat, FEAR))
        else:
            player.fear_tiles += 1
            table.emit(FearTaken(seat, FEAR_TILE))


class TakeFear(Effect, frozen=True):
    """Gain Fear to the play area; not optional."""

    number: int = 1

    def resolve(self, table: Table) -> None:
        take_fear(table, table.state.actor, self.number)

    def text(self, rules: Ruleset) -> str:
        return f"{amount(self.number, 'Fear')}".replace("Fears", "Fear")

    def steps(self) -> list[Step]:
        return [{"op": "fear", "n": self.number}]


# -- playing


class PlayCard(Effect, frozen=True):
    """Play a hand card for its effect; an artifact costs a tablet first (rulebook: "Play a card")."""

    card: str

    def resolve(self, table: Table) -> AnyEffect:
        card = table.rules.cards[self.card]
        lay = LayCard(self.card)
        if isinstance(card, Artifact):
            cost = table.cost("play_artifact", card.play_cost, self.card)
            return PayCost(cost, "play_artifact") >> lay
        return lay

    def text(self, rules: Ruleset) -> str:
        card = rules.cards[self.card]
        effect = card.effect.text(rules) if card.effect is not None else "no effect"
        return f"play {card.name}: {effect}"


class LayCard(Effect, frozen=True):
    """A hand card into the play area (or exile, if it exiles itself), then its effect."""

    card: str

    def resolve(self, table: Table) -> AnyEffect | None:
        card = table.rules.cards[self.card]
        me = table.me
        me.hand.remove(self.card)
        table.emit(CardPlayed(table.state.actor, self.card))
        if card.exiles_itself:
            put_in_exile(table, self.card)
            table.emit(CardExiled(table.state.actor, self.card, "hand"))
        else:
            me.play.append(self.card)
        return card.effect

    def text(self, rules: Ruleset) -> str:
        return f"lay {rules.name(self.card)}"


def can_play(table: Table, card: Card) -> bool:
    """Whether the acting player could play that hand card for its effect now."""
    if card.effect is None:
        return False
    if isinstance(card, Artifact):
        return can_pay(table, table.cost("play_artifact", card.play_cost, card.id), "play_artifact")
    return True


# -- buying


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
        options.append(table.option("skip", Nothing(), text="Buy nothing"))
        return Ask(table.state.actor, "Gain a card" if self.free else "Buy a card", options)

    def _buy(self, card: str) -> AnyEffect:
        buy = BuyCard(card, self.discount, self.free, self.to)
        return buy >> ExileThisCard(card) if self.then_exile else buy

    def text(self, rules: Ruleset) -> str:
        return "buy a card"


def cards_on_offer(table: Table, kind: str = ANY) -> list[str]:
    """The cards that the acting player may buy: those of the row, and what expansions offer besides."""
    state = table.state
    offered: list[str] = []
    if kind != ITEM:
        offered += [card for card in state.card_row[: state.staff] if card]
    if kind != ARTIFACT:
        offered += [card for card in state.card_row[state.staff :] if card]
    leader = table.me.leader
    for scope in table.rules.offers:
        if not scope.leader or scope.leader == leader:
            for wanted in (ARTIFACT, ITEM) if kind == ANY else (kind,):
                offered += scope.value.cards(table, wanted)
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
        what = card.effect.text(rules) if card.effect is not None else ""
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
    leader = table.me.leader
    for scope in table.rules.offers:
        if (not scope.leader or scope.leader == leader) and scope.value.take(table, card):
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
            effect = ExileCard(self.card, "play") >> effect
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


# -- the card row


def refill_row(table: Table) -> None:
    """Close the gaps of the card row: cards slide towards the staff, new ones come at the far ends.

    A side whose deck is empty neither slides nor refills (rulebook: "Buy a card"); with too few cards for its gaps the
    last of them are filled as far as it goes, from the staff on.
    """
    state = table.state
    row = state.card_row
    if "" not in row:
        return
    artifacts = [card for card in row[: state.staff] if card]
    items = [card for card in row[state.staff :] if card]
    came: list[str] = []
    if state.artifact_deck:
        came += [state.artifact_deck.pop(0) for _ in range(min(state.staff - len(artifacts), len(state.artifact_deck)))]
        artifacts = [*reversed(came), *artifacts]
        row[: state.staff] = [""] * (state.staff - len(artifacts)) + artifacts
    if state.item_deck:
        places = len(row) - state.staff
        new = [state.item_deck.pop(0) for _ in range(min(places - len(items), len(state.item_deck)))]
        came += new
        items += new
        row[state.staff :] = items + [""] * (places - len(items))
    if came:
        table.reveal("new cards came into the row")
        table.emit(RowRefilled(state.turn, tuple(came)))


class ExileRowItem(Effect, frozen=True):
    """Exile the rightmost item of the card row."""

    def resolve(self, table: Table) -> None:
        row = table.state.card_row
        for place in range(len(row) - 1, table.state.staff - 1, -1):
            if row[place]:
                exile_from_row(table, place)
                return

    def text(self, rules: Ruleset) -> str:
        return "exile the rightmost item of the card row"

    def steps(self) -> list[Step]:
        return [{"op": "exile_row_item", "which": "rightmost"}]


class ExileRowCard(Effect, frozen=True):
    """Exile a card of the card row, for tokens by its kind; the row is refilled at the end of the turn as usual."""

    which: str = ANY
    """"any", or "leftmost_item": the item next to the moon staff."""
    optional: bool = True
    gain_item: Gain | None = None
    gain_artifact: Gain | None = None

    def _places(self, table: Table) -> list[int]:
        state = table.state
        if self.which == LEFTMOST_ITEM:
            return [place for place in range(state.staff, len(state.card_row)) if state.card_row[place]][:1]
        return [place for place, card in enumerate(state.card_row) if card]

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for place in self._places(table):
            card = table.state.card_row[place]
            exile: AnyEffect = ExileFromRow(card)
            gain = self.gain_item if card in table.rules.items else self.gain_artifact
            options.append(table.option(f"exile/row/{card}", exile >> gain if gain is not None else exile))
        if self.optional:
            options.append(table.option("skip", Nothing(), text="Exile none"))
        return Ask(table.state.actor, "Exile a card of the row", options)

    def possible(self, table: Table) -> bool:
        return bool(self._places(table))

    def text(self, rules: Ruleset) -> str:
        what = "a card" if self.which == ANY else "the item next to the moon staff"
        gains = [
            f"{gain.text(rules)} for an {kind}"
            for gain, kind in ((self.gain_item, ITEM), (self.gain_artifact, ARTIFACT))
            if gain is not None
        ]
        may = "you may " if self.optional else ""
        return f"{may}exile {what} of the row" + (f": {', '.join(gains)}" if gains else "")

    def steps(self) -> list[Step]:
        def tokens(gain: Gain | None) -> Step:
            return {} if gain is None else {key: n for key, n in gain.steps()[0].items() if key != "op"}

        return [
            {
                "op": "exile_row_card",
                "from": self.which,
                "optional": self.optional,
                "gain_item": tokens(self.gain_item),
                "gain_artifact": tokens(self.gain_artifact),
            }
        ]


class ExileFromRow(Effect, frozen=True):
    """That card of the row into exile."""

    card: str

    def resolve(self, table: Table) -> None:
        if self.card in table.state.card_row:
            exile_from_row(table, table.state.card_row.index(self.card))

    def text(self, rules: Ruleset) -> str:
        return f"exile {rules.name(self.card)} from the row"


def exile_from_row(table: Table, place: int) -> None:
    """Exile the card on a place of the row, if one lies there."""
    card = table.state.card_row[place]
    if card:
        table.state.card_row[place] = ""
        put_in_exile(table, card)
        table.emit(RowCardExiled(table.state.turn, card))


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
