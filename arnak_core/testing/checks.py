"""Checks of a single position of a game: purity of asking, options, copies, saves, undo.

Each raises AssertionError with what is wrong and leaves the game as it was.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from ..effect import Ask
from ..errors import IllegalChoice, NothingToUndo
from ..game import Game
from ..hooks import PluginManager
from ..invariants import check_invariants
from ..record import load_bytes, load_record, record_bytes, replay, save_bytes
from ..view import SPECTATOR

NO_SUCH_KEY = "no such key"


def expect(holds: bool, what: str) -> None:
    """Raise AssertionError with these words unless it holds."""
    if not holds:
        raise AssertionError(what)


def viewers(game: Game) -> range:
    """All who may look at a game: the spectator and every seat."""
    return range(SPECTATOR, len(game.state.players))


def keys_of(game: Game) -> list[str]:
    """The keys that the decision offers; none when the game is over."""
    return [] if game.is_over else [option.key for option in game.decision.options]


def chosen_at_random(random: Random, decision: Ask) -> str:
    """The key of a random option; passing is drawn twice before it is taken, so that games don't end early."""
    options = decision.options
    key = options[random.randrange(len(options))].key
    return options[random.randrange(len(options))].key if key == "pass" else key


def asked_again(game: Game) -> Game:
    """A copy whose pending effect was resolved anew, and so asked once more."""
    again = game.copy()
    again.table.ask = None
    again.table.revealed = ""
    again.table.run()
    return again


def check_asking_is_pure(game: Game) -> None:
    """Asking changes nothing: asked once more, the state and the options are as they were."""
    digest = game.state.digest()
    again = asked_again(game)
    ask = game.decision
    what = f"asking {ask.prompt!r} again"
    expect(game.state.digest() == digest, f"{what} changes the game it was copied from")
    expect(not again.is_over and again.state.digest() == digest, f"{what} changes the state")
    expect(again.decision == ask, f"{what} offers {keys_of(again)} instead of {keys_of(game)}")
    expect(not again.events and not again.table.revealed, f"{what} tells events or reveals something")


def check_options(game: Game, since: Counter[str] | None = None, *, keys: list[str] | None = None) -> int:
    """Every option (or those with these keys) can be chosen, and keeps the invariants; returns how many were tried."""
    digest = game.state.digest()
    tried = keys if keys is not None else keys_of(game)
    for key in tried:
        copy = game.copy()
        try:
            copy.choose(key)
            check_invariants(copy, since=since)
        except Exception as error:
            raise AssertionError(f"the option {key!r} can't be chosen: {type(error).__name__}: {error}") from error
        expect(game.state.digest() == digest, f"choosing {key!r} in a copy changes the original")
    return len(tried)


def check_illegal_choice(game: Game) -> None:
    """A key that is not offered is refused with the legal ones, and nothing changes."""
    digest, played = game.state.digest(), list(game.keys)
    try:
        game.choose(NO_SUCH_KEY)
    except IllegalChoice as error:
        expect(error.legal == keys_of(game), f"an illegal choice names {error.legal} as legal")
    else:
        raise AssertionError("a key that is not offered was accepted")
    expect(game.state.digest() == digest and game.keys == played, "an illegal choice changes the game")


def check_copy(game: Game) -> Game:
    """A copy is like its original in hash, decision and every view; returns it."""
    copy = game.copy()
    expect_same(copy, game, "a copy")
    return copy


def check_save(game: Game, plugins: PluginManager | None = None) -> Game:
    """A saved and loaded game is like the one that was saved; returns it."""
    loaded = load_bytes(save_bytes(game), plugins=plugins)
    expect_same(loaded, game, "a loaded save")
    return loaded


def check_replay(game: Game, plugins: PluginManager | None = None) -> None:
    """The record of a game, replayed, leads to the same game."""
    again = replay(load_record(record_bytes(game)), plugins=plugins)
    expect_same(again, game, "a replayed record")


def expect_same(other: Game, game: Game, what: str) -> None:
    """Both games have the same state, keys played, decision and views."""
    expect(other.state == game.state and other.state.digest() == game.state.digest(), f"{what} differs in its state")
    expect(other.keys == game.keys, f"{what} differs in the keys played")
    expect(other.table.ask == game.table.ask, f"{what} offers {keys_of(other)} instead of {keys_of(game)}")
    for viewer in viewers(game):
        expect(other.view(viewer) == game.view(viewer), f"{what} gives viewer {viewer} another view")


def check_undo(game: Game, random: Random, choices: int = 3) -> None:
    """Some choices in a copy and all of them taken back: the states before come back, one by one.

    Where undo stops at what came up it says so and changes nothing; `beyond_reveals` goes further.
    """
    copy = game.copy(undo=True)
    digests: list[str] = []
    while len(digests) < choices and not copy.is_over:
        digests.append(copy.state.digest())
        key = chosen_at_random(random, copy.decision)
        copy.choose(key)
        _check_single_undo(copy, key, digests[-1])
    while digests:
        copy.undo(beyond_reveals=True)
        expect(copy.state.digest() == digests.pop(), "undo beyond reveals leads to another state")
    expect_same(copy, game, "a copy with all choices taken back")


def _check_single_undo(game: Game, key: str, digest_before: str) -> None:
    digest, played = game.state.digest(), list(game.keys)
    stops = game.undo_stops_because
    try:
        game.undo()
    except NothingToUndo:
        expect(bool(stops), f"undo of {key!r} is refused, though nothing is said to stop it")
        expect(game.state.digest() == digest and game.keys == played, f"the refused undo of {key!r} changes the game")
        return
    expect(not stops, f"undo of {key!r} goes beyond what came up: {stops}")
    expect(game.state.digest() == digest_before, f"undo of {key!r} leads to another state")
    game.choose(key)
    expect(game.state.digest() == digest, f"{key!r}, undone and chosen again, leads to another state")


class Twins:
    """A copy and a loaded save of a game that follow it choice by choice, to see that they go on the same way."""

    def __init__(self, game: Game, plugins: PluginManager | None = None) -> None:
        self.others = {"a copy": check_copy(game), "a loaded save": check_save(game, plugins)}

    def follow(self, game: Game) -> None:
        """Choose what the game chose last, and compare."""
        for what, other in self.others.items():
            other.choose(game.keys[-1])
            expect(other.state.digest() == game.state.digest(), f"{what} goes on to another state")
            expect(keys_of(other) == keys_of(game), f"{what} goes on to other options")
            expect(other.events == game.events, f"{what} goes on with other events")
