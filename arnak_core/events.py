"""What happened: small structs that say what moved from where to where, for logs in words, animation and reactions.

An event's text is built only when somebody reads it. `player` is the seat concerned; zones are named as in the state
("hand", "play", "deck", "row", "exile", "site:camp_coin" ...).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from .effect import snake_case
from .vocabulary import TOKENS, TRAVEL, amount

if TYPE_CHECKING:
    from .ruleset import Ruleset


def zone(name: str) -> str:
    """A zone of a player's cards in words."""
    return {"hand": "the hand", "play": "the play area", "deck": "the deck"}.get(name, name)


class AnyEvent:
    """The interface of every event."""

    __slots__ = ()

    player: int
    main: ClassVar[bool] = False
    """Whether a short log shows it as a step of its own."""
    for_all: ClassVar[bool] = False
    """Whether it happened to the whole table: then every leader reacts to it, not only that of `player`."""
    who: ClassVar[str] = ""
    """Who did it, if it was no player but a rival: a log puts this before the text in place of a player's name."""

    def redacted(self, viewer: int) -> AnyEvent:
        """The event as a seat may know it (-1: a spectator); hides nothing unless overridden."""
        return self

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        """The event in words, without the player's name; `viewer` is the seat that reads it (None: all-knowing)."""
        raise NotImplementedError


class Event(AnyEvent, Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=snake_case):
    """The base of all events: derive, name the fields, write `text`."""

    player: int


class TokensGained(Event, frozen=True):
    """Tokens from the supply."""

    tokens: tuple[int, int, int, int, int]

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "gains " + ", ".join(amount(n, name) for n, name in zip(self.tokens, TOKENS, strict=True) if n)


class TokensPaid(Event, frozen=True):
    """Tokens back to the supply."""

    tokens: tuple[int, int, int, int, int]

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "pays " + ", ".join(amount(n, name) for n, name in zip(self.tokens, TOKENS, strict=True) if n)


class TravelGained(Event, frozen=True):
    """Travel icons, usable until the end of the turn."""

    icons: tuple[int, int, int, int]
    source: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        shown = ", ".join(amount(n, name) for n, name in zip(self.icons, TRAVEL, strict=True) if n)
        return f"takes {shown} from {rules.name(self.source)}"


class CardMoved(Event, frozen=True):
    """A card changed its zone in the open: spent, played, discarded, shuffled back."""

    card: str
    source: str
    target: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        verb = {("hand", "play"): "lays", ("play", "deck"): "shuffles"}.get((self.source, self.target), "moves")
        return f"{verb} {rules.name(self.card)} from {zone(self.source)} to {zone(self.target)}"


class CardDrawn(Event, frozen=True):
    """A card from the deck to the hand: only its owner knows which (for others `card` is "")."""

    card: str
    source: str = "deck"

    def redacted(self, viewer: int) -> AnyEvent:
        return self if viewer == self.player else CardDrawn(self.player, "", self.source)

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        if not self.card or (viewer is not None and viewer != self.player):
            return "draws a card"
        return f"draws {rules.name(self.card)}"


class CardPutBack(Event, frozen=True):
    """A hand card back on top of the deck: only its owner knows which (for others `card` is "")."""

    card: str

    def redacted(self, viewer: int) -> AnyEvent:
        return self if viewer == self.player else CardPutBack(self.player, "")

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        known = self.card and (viewer is None or viewer == self.player)
        return f"puts {rules.name(self.card) if known else 'a card'} back on top of the deck"


class CardPlayed(Event, frozen=True):
    """A card played for its effect."""

    main: ClassVar[bool] = True
    card: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"plays {rules.name(self.card)}"


class CardSpent(Event, frozen=True):
    """A card spent for its travel icons."""

    card: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"spends {rules.name(self.card)} for travel"


class CardBought(Event, frozen=True):
    """A card of the row bought, or gained without paying."""

    main: ClassVar[bool] = True
    card: str
    kind: str
    target: str
    free: bool = False

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"{'gains' if self.free else 'buys'} {rules.name(self.card)}"


class CardExiled(Event, frozen=True):
    """A player's card, or Fear, exiled."""

    card: str
    source: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"exiles {rules.name(self.card)} from {zone(self.source)}"


class RowCardExiled(Event, frozen=True):
    """A card of the row exiled."""

    card: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"{rules.name(self.card)} leaves the card row"


class RowRefilled(Event, frozen=True):
    """New cards came into the row; `player` is the seat whose turn ended, or -1."""

    cards: tuple[str, ...]

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "new in the card row: " + ", ".join(rules.name(card) for card in self.cards)


class CardRevealed(Event, frozen=True):
    """The top card of a deck turned up for all to see."""

    card: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"reveals {rules.name(self.card)}"


class FearTaken(Event, frozen=True):
    """Fear to the play area, or a Fear tile when the Fear deck is empty."""

    card: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"gains {rules.name(self.card)}"


class DugAt(Event, frozen=True):
    """An archaeologist placed by a dig."""

    main: ClassVar[bool] = True
    site: str
    space: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"digs at {rules.site_words(self.site)}"


class SiteDiscovered(Event, frozen=True):
    """An archaeologist placed by a discovery."""

    main: ClassVar[bool] = True
    site: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"discovers {rules.site_words(self.site)}"


class SiteRevealed(Event, frozen=True):
    """A site tile turned up: on a space of the map, or from the top of its stack (`site` is "")."""

    site: str
    tile: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"reveals {rules.name(self.tile)}: {rules.site_tiles[self.tile].effect.text(rules)}"


class SiteActivated(Event, frozen=True):
    """A site's effect resolved."""

    site: str
    tile: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"uses {rules.name(self.tile)}"


class GuardianAppeared(Event, frozen=True):
    """A guardian came to a site."""

    site: str
    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"{rules.name(self.guardian)} guards {rules.site_words(self.site)}"


class GuardianOvercome(Event, frozen=True):
    """A guardian taken from its site."""

    main: ClassVar[bool] = True
    site: str
    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"overcomes {rules.name(self.guardian)} at {rules.site_words(self.site)}"


class GuardianMoved(Event, frozen=True):
    """A guardian moved from site to site."""

    guardian: str
    source: str
    target: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"moves {rules.name(self.guardian)} to {rules.site_words(self.target)}"


class BoonUsed(Event, frozen=True):
    """A guardian's boon used."""

    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"uses the boon of {rules.name(self.guardian)}"


class GuardianRefreshed(Event, frozen=True):
    """A guardian with a used boon turned face up again."""

    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"refreshes {rules.name(self.guardian)}"


class BoonGivenUp(Event, frozen=True):
    """An unused guardian turned face down to pay a cost, without its boon."""

    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"turns {rules.name(self.guardian)} face down"


class FigureMoved(Event, frozen=True):
    """An archaeologist moved: from or to "board" (its owner's) or a site."""

    source: str
    target: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        if self.target == "board":
            return f"takes an archaeologist back from {rules.site_words(self.source)}"
        return f"moves an archaeologist to {rules.site_words(self.target)}"


class IdolTaken(Event, frozen=True):
    """An idol from a site to the crates; "" stands for a face-down one."""

    idol: str
    site: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes {rules.name(self.idol)}" if self.idol else "takes a face-down idol"


class IdolSlotted(Event, frozen=True):
    """An idol put into a slot for one of the slot effects."""

    slot: int
    effect: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"puts an idol into slot {self.slot + 1}"


class IdolReturned(Event, frozen=True):
    """An idol back from a slot to the crates."""

    slot: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes the idol of slot {self.slot + 1} back"


class IdolPaid(Event, frozen=True):
    """An idol from the crates, gone for good."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "gives up an idol"


class AssistantTaken(Event, frozen=True):
    """An assistant from a supply stack, or from the rescue space."""

    assistant: str
    source: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes the assistant {rules.name(self.assistant)}"


class AssistantReturned(Event, frozen=True):
    """An assistant put back on a supply stack."""

    assistant: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"gives the assistant {rules.name(self.assistant)} back"


class AssistantPutUnder(Event, frozen=True):
    """An assistant of the supply put from the top of its stack to the bottom."""

    assistant: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"puts the assistant {rules.name(self.assistant)} under its stack"


class AssistantUpgraded(Event, frozen=True):
    """An assistant turned to gold and refreshed."""

    assistant: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"upgrades the assistant {rules.name(self.assistant)}"


class AssistantRefreshed(Event, frozen=True):
    """An assistant turned ready."""

    assistant: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"refreshes the assistant {rules.name(self.assistant)}"


class AssistantUsed(Event, frozen=True):
    """An assistant's effect used: the player's own, or one of the supply."""

    assistant: str
    supply: bool = False

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"uses the {'supply ' if self.supply else ''}assistant {rules.name(self.assistant)}"


class Researched(Event, frozen=True):
    """A research token moved up."""

    main: ClassVar[bool] = True
    token: str
    space: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"moves the {self.token.replace('_', ' ')} to {rules.track_words(self.space)}"


class BonusTileTaken(Event, frozen=True):
    """A research bonus tile taken from a space; what lay hidden there is known to its taker alone until now."""

    tile: str
    space: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes the bonus tile {rules.name(self.tile)}"


class TempleTileTaken(Event, frozen=True):
    """A temple tile taken."""

    main: ClassVar[bool] = True
    tile: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes a temple tile worth {rules.temple_tile(self.tile).points} points"


class Passed(Event, frozen=True):
    """A player is out of the round."""

    main: ClassVar[bool] = True

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "passes"


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "is on turn"


class TurnEnded(Event, frozen=True):
    """A player's turn is over; leftover travel icons are gone."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "ends the turn"


class RoundBegan(Event, frozen=True):
    """A round begins, before the hands are drawn; `player` is the starting player."""

    main: ClassVar[bool] = True
    for_all: ClassVar[bool] = True
    round: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"starts round {self.round}"


class RoundEnded(Event, frozen=True):
    """All have passed and the figures are back; `player` is the starting player of the round."""

    for_all: ClassVar[bool] = True
    round: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"sees the end of round {self.round}"


class HandDrawn(Event, frozen=True):
    """A player drew up to the hand size at the start of a round."""

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "has a hand for the round"


class CardsKept(Event, frozen=True):
    """A player chose which hand cards to keep; how many the others see."""

    kept: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"keeps {amount(self.kept, 'card')}"


class GameEnded(Event, frozen=True):
    """The last round is over."""

    main: ClassVar[bool] = True
    for_all: ClassVar[bool] = True

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "sees the end of the game"
