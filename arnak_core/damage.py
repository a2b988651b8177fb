"""What is wrong with a state that was read from a file: unknown ids, seats and numbers that there can't be, and where.

JSON of the right shape may still be of another game, or damaged. Whoever loads a save asks here before anything is done
with the state, so that trouble is reported with its place instead of turning up in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence, Sized
from typing import cast

from .effect import AnyEffect, SetUp
from .ruleset import Ruleset, derived
from .state import Player, State
from .vocabulary import BLOCKED_SPACE, ROUNDS, ROW_SIZE, TOKENS, TRAVEL

SITE_LEVELS = ("1", "2")


@derived
def pieces(rules: Ruleset) -> frozenset[str]:
    """The ids of all that can lie anywhere: components, and the temple tiles of the track."""
    return frozenset((*rules.names, *rules.temple_index))


def damage(state: State, rules: Ruleset) -> Iterator[str]:
    """What is wrong, each with its place ("$.state.players[0].hand[2]: there is no 'hrose' here").

    While players decide in the middle of the set-up, what is not laid out yet may be missing.
    """
    being_set_up = any(isinstance(effect, SetUp) for effect in state.stack)
    yield from _sizes(state, rules, being_set_up)
    yield from _numbers(state, rules)
    yield from _piles(state, rules)
    yield from _map(state, rules)
    for seat, player in enumerate(state.players):
        yield from _player(f"$.state.players[{seat}]", player, rules, being_set_up)
    yield from _plugins(state, rules)


def _sizes(state: State, rules: Ruleset, being_set_up: bool) -> Iterator[str]:
    if len(state.players) != rules.config.players:
        yield f"$.state.players: {len(state.players)} players, but the configuration says {rules.config.players}"
    sizes: tuple[tuple[str, Sized, int], ...] = (
        ("sites", state.sites, len(rules.board.sites)),
        ("card_row", state.card_row, ROW_SIZE),
        ("temple_stacks", state.temple_stacks, len(rules.track.temple_tiles)),
        ("site_stacks", state.site_stacks, len(SITE_LEVELS)),
    )
    for name, found, size in sizes:
        if len(found) != size and (found or not being_set_up):
            yield f"$.state.{name}: {len(found)} instead of {size}"


def _numbers(state: State, rules: Ruleset) -> Iterator[str]:
    seats = range(len(state.players))
    with_rivals = range(len(state.players) + len(rules.rivals))
    yield from _within("$.state.turn", [state.turn], range(-1, len(seats)), at="")
    yield from _within("$.state.actor", [state.actor], seats, at="")
    yield from _within("$.state.starting_player", [state.starting_player], with_rivals, at="")
    yield from _within("$.state.temple_arrivals", state.temple_arrivals, with_rivals)
    yield from _within("$.state.round", [state.round], range(ROUNDS + 1), at="")
    yield from _within("$.state.staff", [state.staff], range(ROW_SIZE + 1), at="")
    yield from _not_negative("$.state.fear", [state.fear], at="")
    yield from _not_negative("$.state.temple_stacks", state.temple_stacks)


def _piles(state: State, rules: Ruleset) -> Iterator[str]:
    yield from _known("$.state.item_deck", state.item_deck, rules.items)
    yield from _known("$.state.item_exile", state.item_exile, rules.items)
    yield from _known("$.state.artifact_deck", state.artifact_deck, rules.artifacts)
    yield from _known("$.state.artifact_exile", state.artifact_exile, rules.artifacts)
    yield from _known("$.state.card_row", state.card_row, rules.cards, gaps=True)
    yield from _known("$.state.guardians", state.guardians, rules.guardians)
    yield from _known("$.state.rescue", state.rescue, rules.assistants)
    for index, stack in enumerate(state.assistants):
        yield from _known(f"$.state.assistants[{index}]", stack, rules.assistants)
    for level, tiles in state.site_stacks.items():
        if level not in SITE_LEVELS:
            yield f"$.state.site_stacks: there are no sites of level {level!r}"
        yield from _known(f"$.state.site_stacks.{level}", tiles, rules.site_tiles)
    for space, bonus in state.bonus_tiles.items():
        if space not in rules.spaces:
            yield f"$.state.bonus_tiles: there is no space {space!r} on the research track"
        yield from _known(f"$.state.bonus_tiles.{space}", bonus, rules.bonus_tiles)
    yield from _known("$.state.left_over", state.left_over, pieces(rules))
    yield from _known("$.state.box", state.box, pieces(rules))


def _map(state: State, rules: Ruleset) -> Iterator[str]:
    figures = range(BLOCKED_SPACE, len(state.players) + len(rules.rivals))
    for index, site in enumerate(state.sites):
        where = f"$.state.sites[{index}]"
        if index < len(rules.board.sites) and len(site.figures) != len(rules.board.sites[index].spaces):
            yield f"{where}.figures: {len(site.figures)} instead of {len(rules.board.sites[index].spaces)}"
        yield from _within(f"{where}.figures", site.figures, figures)
        yield from _known(f"{where}.tile", [site.tile], rules.site_tiles, gaps=True, at="")
        yield from _known(f"{where}.guardian", [site.guardian], rules.guardians, gaps=True, at="")
        yield from _known(f"{where}.idols", site.idols, rules.idols)
        yield from _known(f"{where}.hidden_idols", site.hidden_idols, rules.idols)


def _player(where: str, player: Player, rules: Ruleset, being_set_up: bool) -> Iterator[str]:
    for name, numbers, kinds in (("tokens", player.tokens, TOKENS), ("travel", player.travel, TRAVEL)):
        if len(numbers) != len(kinds):
            yield f"{where}.{name}: {len(numbers)} instead of {len(kinds)}"
        yield from _not_negative(f"{where}.{name}", numbers)
    yield from _not_negative(f"{where}.archaeologists", [player.archaeologists], at="")
    yield from _not_negative(f"{where}.fear_tiles", [player.fear_tiles], at="")
    for name, cards in (
        ("deck", player.deck),
        ("hand", player.hand),
        ("play", player.play),
        ("discarding", player.discarding),
    ):
        yield from _known(f"{where}.{name}", cards, rules.cards)
    yield from _known(f"{where}.magnifying_glass", [player.magnifying_glass], rules.spaces, at="")
    yield from _known(f"{where}.notebook", [player.notebook], rules.spaces, at="")
    yield from _known(f"{where}.leader", [player.leader], rules.leaders, gaps=True, at="")
    yield from _known(f"{where}.idols", player.idols, rules.idols)
    yield from _known(f"{where}.slots", player.slots, rules.idols, gaps=True)
    yield from _known(f"{where}.guardians", [guardian.id for guardian in player.guardians], rules.guardians)
    yield from _known(f"{where}.assistants", [assistant.id for assistant in player.assistants], rules.assistants)
    yield from _known(f"{where}.temple_tiles", player.temple_tiles, rules.temple_index)
    if player.board is not None:
        yield from _known(f"{where}.board", player.board.held(), pieces(rules), at="")
    if not player.leader or player.leader in rules.leaders:
        slots = rules.idol_slots(player).slots
        if len(player.slots) != len(slots) and (player.slots or not being_set_up):
            yield f"{where}.slots: {len(player.slots)} instead of {len(slots)}"
        needed = rules.leaders[player.leader].board() is not None if player.leader else False
        if needed and player.board is None:
            yield f"{where}.board: {rules.name(player.leader)} has nothing there"
        if player.board is not None and not player.leader:
            yield f"{where}.board: it belongs to a leader, but there is none"


def _plugins(state: State, rules: Ruleset) -> Iterator[str]:
    chosen = {info.id for info in rules.plugins}
    for name, slot in state.plugins.items():
        if name not in chosen:
            yield f"$.state.plugins: {name!r} is none of the game's expansions"
        yield from _known(f"$.state.plugins.{name}", slot.held(), pieces(rules), at="")
    for index, effect in enumerate(state.stack):
        yield from _effect(f"$.state.stack[{index}]", effect, state, rules)


def _effect(where: str, effect: AnyEffect, state: State, rules: Ruleset) -> Iterator[str]:
    """What is wrong with a pending effect and those inside it: the components that it holds, its seats and its site (in
    fields that are called so), and whatever keeps it from being told in words."""
    yield from _known(where, effect.held(), pieces(rules), at="")
    site: object = getattr(effect, "site", None)
    if isinstance(site, str) and site and site not in rules.site_index and site not in rules.guardian_places:
        yield f"{where}.site: there is no {site!r} here"
    try:
        effect.text(rules)
    except (LookupError, TypeError, ValueError) as error:
        yield f"{where}: it names what is not in this game ({error})"
    seats = range(-1, len(state.players) + len(rules.rivals))
    seat: object = getattr(effect, "seat", None)
    if isinstance(seat, int):
        yield from _within(f"{where}.seat", [seat], seats, at="")
    several: object = getattr(effect, "seats", None)
    if isinstance(several, tuple):
        yield from _within(f"{where}.seats", cast("tuple[int, ...]", several), seats)
    for part in effect.parts():
        yield from _effect(where, part, state, rules)


def _known(
    where: str, found: Sequence[str], known: Container[str], *, gaps: bool = False, at: str = "[{}]"
) -> Iterator[str]:
    for index, one in enumerate(found):
        if one not in known and not (gaps and one == ""):
            yield f"{where}{at.format(index)}: there is no {one!r} here"


def _within(where: str, numbers: Sequence[int], allowed: range, *, at: str = "[{}]") -> Iterator[str]:
    for index, number in enumerate(numbers):
        if number not in allowed:
            yield f"{where}{at.format(index)}: {number} is not between {allowed[0]} and {allowed[-1]}"


def _not_negative(where: str, numbers: Sequence[int], *, at: str = "[{}]") -> Iterator[str]:
    for index, number in enumerate(numbers):
        if number < 0:
            yield f"{where}{at.format(index)}: {number} is negative"
