"""The Baroness: money, planes, and items delivered straight to her hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from arnak_core.components import BasicCard, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Nothing, Step
from arnak_core.effects.assistants import RefreshAssistants
from arnak_core.effects.buying import HAND
from arnak_core.effects.card_row import LEFTMOST_ITEM, ExileRowCard
from arnak_core.effects.drawing import Draw
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain
from arnak_core.events import AnyEvent, CardBought, CardMoved, CardPlayed, RoundBegan, RoundEnded
from arnak_core.hooks import Leader, Panel, PanelMaker, Permission, Reaction
from arnak_core.ruleset import Ruleset
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import ITEM, Cost, icons

from .effects import ByCount, leader_slots

SPECIAL_DELIVERY = "baroness_special_delivery"
FIRST_COIN_ROUND = 2


class BaronessBoard(PluginState, frozen=True):
    """The Baroness's board remembers nothing, but all know that Special Delivery is never in her deck."""

    def cards_in_hand(self) -> tuple[str, ...]:
        return (SPECIAL_DELIVERY,)


class ItemToHand(Effect, frozen=True):
    """The item that you are buying or gaining goes to your hand instead of to your deck."""

    item: str = ""

    def resolve(self, table: Table) -> None:
        me = table.me
        if self.item in me.deck:
            me.deck.remove(self.item)
            me.hand.append(self.item)
            table.emit(CardMoved(table.state.actor, self.item, "deck", HAND))

    def possible(self, table: Table) -> bool:
        return self.item in table.me.deck

    def text(self, rules: Ruleset) -> str:
        if self.item:
            return f"{rules.name(self.item)} goes to your hand"
        return "when you buy or gain an item, it goes to your hand instead of under your deck"

    def steps(self) -> list[Step]:
        return [{"op": "gained_item_to_hand", "n": 1}]


class OfferDelivery(Effect, frozen=True):
    """An item came to the deck: Special Delivery may be played to have it in hand."""

    item: str

    def resolve(self, table: Table) -> Ask | None:
        if SPECIAL_DELIVERY not in table.me.hand or self.item not in table.me.deck:
            return None
        item = table.rules.name(self.item)
        return Ask(
            table.state.actor,
            f"Special Delivery for {item}?",
            [
                table.option(f"play/{SPECIAL_DELIVERY}", Deliver(self.item)),
                table.option("skip", Nothing(), text=f"Leave {item} where it is"),
            ],
        )

    def text(self, rules: Ruleset) -> str:
        return f"Special Delivery for {rules.name(self.item)}, if you like"


class Deliver(Effect, frozen=True):
    """Special Delivery played for an item."""

    item: str

    def resolve(self, table: Table) -> AnyEffect:
        me = table.me
        me.hand.remove(SPECIAL_DELIVERY)
        me.play.append(SPECIAL_DELIVERY)
        table.emit(CardPlayed(table.state.actor, SPECIAL_DELIVERY))
        return ItemToHand(self.item)

    def text(self, rules: Ruleset) -> str:
        return f"play Special Delivery: {rules.name(self.item)} to your hand"


class DeliveryReturns(Effect, frozen=True):
    """Special Delivery back to the hand, wherever it is, even from the box."""

    def resolve(self, table: Table) -> None:
        me = table.me
        for zone, pile in (("play", me.play), ("exile", table.state.box)):
            if SPECIAL_DELIVERY in pile:
                pile.remove(SPECIAL_DELIVERY)
                me.hand.append(SPECIAL_DELIVERY)
                table.emit(CardMoved(table.state.actor, SPECIAL_DELIVERY, zone, HAND))

    def text(self, rules: Ruleset) -> str:
        return "Special Delivery comes back to your hand"


CARDS = (
    BasicCard(
        "baroness_research_notes",
        "Research Notes",
        travel=icons(car=1),
        free_action=True,
        effect=(Gain(compass=1) | Pay(Cost(coin=2), Gain(jewel=1))),
    ),
    BasicCard(
        "baroness_resourcefulness",
        "Resourcefulness",
        note="Starting cards are not items.",
        travel=icons(plane=1),
        free_action=True,
        effect=ByCount(
            "item_cards_in_your_play_area", ((0, Gain(coin=1)), (1, Gain(compass=1)), (3, RefreshAssistants()))
        ),
    ),
    BasicCard(
        SPECIAL_DELIVERY,
        "Special Delivery",
        note="Never in the deck: it starts in your hand and comes back every round, even from exile.",
        travel=icons(plane=1),
        free_action=True,
        effect=ItemToHand(),
    ),
    BasicCard(
        "baroness_connections",
        "Connections",
        travel=icons(boat=1),
        free_action=True,
        effect=Gain(coin=1) >> ExileRowCard(LEFTMOST_ITEM),
    ),
)

BLUE = SlotEffect("baroness_slot", "Coin and card", effect=Gain(coin=1) >> Draw())


def item_came(table: Table, event: AnyEvent) -> AnyEffect | None:
    """An item was bought or gained: unless it is in hand already, it may be delivered."""
    if isinstance(event, CardBought) and event.kind == ITEM and event.target != HAND:
        return OfferDelivery(event.card)
    return None


def round_begins(table: Table, event: AnyEvent) -> AnyEffect | None:
    """A coin at the beginning of each round from the second on."""
    return Gain(coin=1) if table.state.round >= FIRST_COIN_ROUND else None


def round_ends(table: Table, event: AnyEvent) -> AnyEffect:
    """Special Delivery comes back before the play area is shuffled."""
    return DeliveryReturns()


def may_discard_at_end(table: Table, card: str) -> bool | None:
    """Special Delivery stays in the hand."""
    return False if card == SPECIAL_DELIVERY else None


def panel(table: Table, viewer: int) -> Panel:
    """The Baroness's board in words."""
    me = table.me
    exiled = SPECIAL_DELIVERY in table.state.box
    where = "exiled" if exiled else "in the play area" if SPECIAL_DELIVERY in me.play else "in hand"
    coming = [str(number) for number in range(max(FIRST_COIN_ROUND, table.state.round + 1), 6)]
    return Panel(
        "Baroness",
        (
            f"Special Delivery: {where}",
            f"A coin at the beginning of round {', '.join(coming)}" if coming else "No more coins to come",
        ),
    )


class Baroness(Leader):
    """The Baroness and her hooks."""

    id: ClassVar[str] = "baroness"
    name: ClassVar[str] = "Baroness"
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = leader_slots(BLUE)

    def board(self) -> BaronessBoard:
        return BaronessBoard()

    def setup(self, table: Table) -> None:
        table.me.deck.remove(SPECIAL_DELIVERY)
        table.me.hand.append(SPECIAL_DELIVERY)

    def facts(self) -> dict[str, object]:
        return {"income": [{"round": number, "effect": Gain(coin=1).steps()} for number in range(FIRST_COIN_ROUND, 6)]}

    def about(self) -> list[str]:
        return [
            "You gain a coin at the beginning of rounds 2 to 5.",
            "Special Delivery is never in your deck. It is in your hand at the beginning of every round as one of the "
            "five cards, even if it was exiled.",
            "Play it when you buy or gain an item to have that item in your hand at once.",
        ]

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {CardBought: item_came, RoundBegan: round_begins, RoundEnded: round_ends}

    def arnak_permissions(self) -> Mapping[str, Permission]:
        return {"discard_at_end": may_discard_at_end}

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
