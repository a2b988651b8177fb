"""What the rival does, told in words with the reason: why this site, space, stack or card."""

from __future__ import annotations

from typing import ClassVar

from arnak_core.events import Event
from arnak_core.ruleset import Ruleset
from arnak_core.vocabulary import amount

from .choosing import Why, plural

RIVAL = "The rival"


class RivalTileTurned(Event, frozen=True):
    """The rival turned up an action tile; the arrow that decides now is on top of the tiles left or, after the last
    one, at the bottom of the used pile."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    tile: str
    arrow: str
    left: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        where = f"on top of the {amount(self.left, 'tile')} left" if self.left else "at the bottom of the used pile"
        return f'turns up "{rules.name(self.tile)}"; the arrow {where} points {self.arrow}'


class RivalDidNothing(Event, frozen=True):
    """A tile that does nothing in this round, or can't be carried out."""

    who: ClassVar[str] = RIVAL
    reason: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"does nothing: {self.reason}"


class RivalDug(Event, frozen=True):
    """A figure of the rival onto a site that offers the resource; the site is not used."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    site: str
    space: int
    resource: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"digs at {rules.site_words(self.site)} for {plural(self.resource)} ({self.why.words()})"


class RivalDiscovered(Event, frozen=True):
    """A figure of the rival onto an undiscovered space."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    site: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"discovers {rules.site_words(self.site)} ({self.why.words()})"


class RivalTookIdol(Event, frozen=True):
    """An idol to the rival's board: the first of its kind face up, others face down; "" was face down already."""

    who: ClassVar[str] = RIVAL
    idol: str
    site: str
    points: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        what = rules.name(self.idol) if self.idol else "the face-down idol"
        return f"takes {what}, worth {self.points} points"


class RivalRevealedSite(Event, frozen=True):
    """The site tile that the rival discovered; it is not used."""

    who: ClassVar[str] = RIVAL
    site: str
    tile: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"reveals {rules.name(self.tile)}: {rules.site_tiles[self.tile].effect.text(rules)}"


class RivalMetGuardian(Event, frozen=True):
    """A guardian came to the site that the rival discovered."""

    who: ClassVar[str] = RIVAL
    site: str
    guardian: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"meets {rules.name(self.guardian)}, which now guards {rules.site_words(self.site)}"


class RivalResearched(Event, frozen=True):
    """The rival's magnifying glass moved up."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    space: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"moves its magnifying glass to {rules.track_words(self.space)} ({self.why.words()})"


class RivalRemovedBonusTile(Event, frozen=True):
    """A research bonus tile out of the game; "" if it lay face down."""

    who: ClassVar[str] = RIVAL
    tile: str
    space: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        if not self.tile:
            return f"removes the top bonus tile at {rules.track_words(self.space)}, unseen"
        return f"removes the bonus tile {rules.name(self.tile)} ({self.why.words()})"


class RivalRemovedAssistant(Event, frozen=True):
    """The top assistant of a stack out of the game."""

    who: ClassVar[str] = RIVAL
    assistant: str
    source: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        if self.source == "rescue":
            return f"takes the top assistant of the rescue space, {rules.name(self.assistant)}, out of the game"
        reason = self.why.words()
        return f"takes the assistant {rules.name(self.assistant)} out of the game (its stack is {reason})"


class RivalTookTempleTile(Event, frozen=True):
    """A temple tile to the rival."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    tile: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        points = rules.temple_tile(self.tile).points
        return f"takes a temple tile worth {points} points (its stack is {self.why.words()})"


class RivalOvercame(Event, frozen=True):
    """A guardian to the rival."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    site: str
    guardian: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"overcomes {rules.name(self.guardian)} at {rules.site_words(self.site)} ({self.why.words()})"


class RivalFoundNoGuardian(Event, frozen=True):
    """The rival stands at no guarded site and researches instead."""

    who: ClassVar[str] = RIVAL

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "stands at no site with a guardian and researches instead"


class RivalBought(Event, frozen=True):
    """A card of the row to the rival, without effect."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = RIVAL
    card: str
    why: Why

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        points = rules.cards[self.card].points
        return f"takes {rules.name(self.card)}, worth {amount(points, 'point')} ({self.why.words()})"


class RivalFiguresReturned(Event, frozen=True):
    """The end of a round: the rival's figures come back, without Fear."""

    who: ClassVar[str] = RIVAL
    figures: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"takes {amount(self.figures, 'figure')} back"


class RivalShuffled(Event, frozen=True):
    """The action tiles were shuffled for the next round; the arrow on the new stack is seen."""

    who: ClassVar[str] = RIVAL
    arrow: str

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"shuffles its action tiles; the arrow on top points {self.arrow}"
