"""Named counts of what a player has, used by cards and scoring. A plugin adds one with `@counts("name", "words")`."""

from __future__ import annotations

from collections.abc import Callable

from ..components import Artifact, Item
from ..ruleset import Ruleset
from ..state import Player, State

Count = Callable[[State, int, Ruleset], int]
COUNTS: dict[str, Count] = {}
WORDS: dict[str, str] = {}


def counts(name: str, words: str) -> Callable[[Count], Count]:
    """Register a count under a name, with words for texts: "each idol in a slot"."""

    def register(function: Count) -> Count:
        COUNTS[name] = function
        WORDS[name] = words
        return function

    return register


def figures_on_sites(state: State, seat: int) -> int:
    """How many of a seat's figures stand on the map."""
    return sum(site.figures.count(seat) for site in state.sites)


def kind_in_play(player: Player, rules: Ruleset, kind: type[Item] | type[Artifact]) -> int:
    """How many items or artifacts lie in a player's play area."""
    return sum(isinstance(rules.cards.get(card), kind) for card in player.play)


@counts("guardian_overcome", "guardian you overcame")
def _guardian_overcome(state: State, seat: int, rules: Ruleset) -> int:
    return len(state.players[seat].guardians)


@counts("guardian_at_own_site", "guardian at a site you occupy")
def _guardian_at_own_site(state: State, seat: int, rules: Ruleset) -> int:
    return sum(bool(site.guardian) and seat in site.figures for site in state.sites)


@counts("idol_on_crates", "unused idol")
def _idol_on_crates(state: State, seat: int, rules: Ruleset) -> int:
    return len(state.players[seat].idols)


@counts("idol_in_slot", "idol in a slot")
def _idol_in_slot(state: State, seat: int, rules: Ruleset) -> int:
    slots = state.players[seat].slots
    return len(slots) - slots.count("")


@counts("archaeologist_placed", "archaeologist you placed")
def _archaeologist_placed(state: State, seat: int, rules: Ruleset) -> int:
    return figures_on_sites(state, seat)


@counts("item_in_play", "item in your play area")
def _item_in_play(state: State, seat: int, rules: Ruleset) -> int:
    return kind_in_play(state.players[seat], rules, Item)


@counts("artifact_in_play", "artifact in your play area")
def _artifact_in_play(state: State, seat: int, rules: Ruleset) -> int:
    return kind_in_play(state.players[seat], rules, Artifact)
