"""The log: what happened, in words, as a player reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from arnak_core.events import (
    AnyEvent,
    CardMoved,
    CardsKept,
    GameEnded,
    HandDrawn,
    RoundBegan,
    RoundEnded,
    RowCardExiled,
    RowRefilled,
    TurnBegan,
    TurnEnded,
)
from arnak_core.ruleset import Ruleset, sentence

TABLE = -1


class Told(Struct, frozen=True):
    """A paragraph of the log: who (a seat, the table, or somebody else by name), the steps in words, and which of them
    are main steps."""

    seat: int
    steps: tuple[str, ...]
    main: tuple[bool, ...]
    heading: bool = False
    who: str = ""
    """Somebody who is no player, such as a rival."""

    @property
    def text(self) -> str:
        """The paragraph without the player's name."""
        return ", ".join(self.steps)


def told(events: Iterable[AnyEvent], rules: Ruleset, viewer: int | None) -> Iterator[Told]:
    """The events in paragraphs, one for each stretch of one player's doing; what goes without saying is left out.

    `viewer` is the seat that reads it (None: who may know everything).
    """
    seat, name = TABLE, ""
    steps: list[str] = []
    main: list[bool] = []

    def paragraph() -> Iterator[Told]:
        if steps:
            yield gathered(seat, name, steps, main)
        steps.clear()
        main.clear()

    happened = list(events)
    for number, event in enumerate(happened):
        if isinstance(event, (RoundBegan, GameEnded)):
            yield from paragraph()
            words = heading(event, happened[number + 1 :], rules)
            yield Told(TABLE, (words,), (True,), heading=True)
            continue
        if isinstance(event, TurnEnded):
            yield from paragraph()
            continue
        if goes_without_saying(event):
            continue
        by_table = isinstance(event, (RowRefilled, RowCardExiled)) or (event.player < 0 and not event.who)
        who = (TABLE if by_table else event.player, event.who)
        if who != (seat, name) or by_table or (event.who and event.main):
            yield from paragraph()
            seat, name = who
        words = event.text(rules, viewer)
        steps.append(sentence(words) if by_table else words)
        main.append(event.main)
    yield from paragraph()


def gathered(seat: int, who: str, steps: list[str], main: list[bool]) -> Told:
    """A paragraph in which repeated draws and gains are told at once: "draws Fear, Funding"."""
    said: list[str] = []
    weight: list[bool] = []
    times = 1
    for words, is_main in zip(steps, main, strict=True):
        verb, _, rest = words.partition(" ")
        if said and words == "draws a card" and said[-1].startswith("draws "):
            times = times + 1 if said[-1] != words else 2
            said[-1] = f"draws {times} cards"
        elif said and verb in ("draws", "gains") and said[-1].startswith(f"{verb} ") and is_main == weight[-1]:
            said[-1] += f", {rest}"
        else:
            said.append(words)
            weight.append(is_main)
    return Told(seat, tuple(said), tuple(weight), who=who)


def heading(event: RoundBegan | GameEnded, following: Sequence[AnyEvent], rules: Ruleset) -> str:
    """The line that parts one round from the next, with who takes its first turn as the following events tell."""
    if isinstance(event, GameEnded):
        return "The game is over"
    starts = first_turn(following)
    if not starts and not rules.rivals:
        starts = f"player {event.player + 1}"
    return f"Round {event.round}: {starts} starts" if starts else f"Round {event.round}"


def first_turn(events: Iterable[AnyEvent]) -> str:
    """Who takes the first turn in these events: a player, or somebody else who does something; "" if nobody does."""
    for event in events:
        if isinstance(event, TurnBegan):
            return f"player {event.player + 1}"
        if isinstance(event, RoundBegan):
            break
        if event.who and event.main:
            return f"{event.who[:1].lower()}{event.who[1:]}"
    return ""


def goes_without_saying(event: AnyEvent) -> bool:
    """Whether a log leaves the event out."""
    if isinstance(event, CardsKept):
        return not event.kept
    if isinstance(event, CardMoved):
        return event.source == "play"
    return isinstance(event, (TurnBegan, RoundEnded, HandDrawn))
