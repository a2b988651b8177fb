"""What must hold in every position, whoever plays what: nothing is lost, doubled or below zero.

Tests and fuzzers ask after every choice; a game that is played never does. What the printed rules of the base game or
of an expansion demand besides is registered by the hook `arnak_invariants`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from .effect import AnyEffect, Choose, SetUp
from .errors import BrokenInvariant
from .ruleset import Ruleset, derived
from .state import Player, State
from .table import Table
from .vocabulary import BLOCKED_SPACE, CAMP, FEAR, TOKENS, TRAVEL

if TYPE_CHECKING:
    from .game import Game

USUAL_FIGURES = 2
"""Archaeologists of a player without a leader."""


def check_invariants(game: Game | Table, *, since: Counter[str] | None = None, full: bool = True) -> None:
    """Raise BrokenInvariant, which lists what is wrong, unless all is well.

    `since` is the inventory of the same game at its start, to compare with. Without `full` only what is quick to see is
    checked: tokens, figures, research tokens and the options offered. While players decide in the middle of the set-up
    only the options are checked, since not everything lies on the table yet.
    """
    table = game if isinstance(game, Table) else game.table
    if being_set_up(table):
        problems = option_problems(table)
        full = False
    else:
        problems = quick_problems(table)
    if full:
        problems += inventory_problems(table, since) + registered_problems(table) + saving_problems(table)
    if problems:
        raise BrokenInvariant(problems)


def being_set_up(table: Table) -> bool:
    """Whether players decide something while the set-up is not finished."""
    return any(isinstance(effect, SetUp) for effect in table.state.stack)


# -- where everything is


def inventory(table: Table) -> Counter[str]:
    """How many of each component, by id, lie anywhere in the game: in piles, before players, in the box, in the slots
    of plugins and in pending effects. Printed camp sites are no components that move."""
    state = table.state
    rules = table.rules
    found: Counter[str] = Counter()
    for pile in (
        state.item_deck,
        state.artifact_deck,
        state.item_exile,
        state.artifact_exile,
        state.card_row,
        state.guardians,
        state.rescue,
        state.left_over,
        state.box,
        *state.site_stacks.values(),
        *state.assistants,
        *state.bonus_tiles.values(),
    ):
        found.update(pile)
    found[FEAR] += state.fear
    for tile, number in zip(rules.track.temple_tiles, state.temple_stacks, strict=True):
        found[tile.id] += number
    for site in state.sites:
        found.update((site.tile, site.guardian, *site.idols, *site.hidden_idols))
    for player in state.players:
        found.update(player.cards)
        found.update((*player.idols, *player.slots, *player.temple_tiles))
        found.update(guardian.id for guardian in player.guardians)
        found.update(assistant.id for assistant in player.assistants)
        if player.board is not None:
            found.update(player.board.held())
    for slot in state.plugins.values():
        found.update(slot.held())
    for effect in state.stack:
        found += held_by(effect)
    del found[""]
    for tile in rules.site_tiles.values():
        if tile.level == CAMP:
            del found[tile.id]
    return +found


def held_by(effect: AnyEffect) -> Counter[str]:
    """What a pending effect holds, with the effects inside it; of a choice, what any one option holds."""
    inside: Counter[str] = Counter()
    for part in effect.parts():
        if isinstance(effect, Choose):
            inside |= held_by(part)
        else:
            inside += held_by(part)
    return inside + Counter(effect.held())


@derived
def printed_inventory(rules: Ruleset) -> Counter[str]:
    """How many of each component the game has, as far as that does not depend on the players: all but basic cards and
    temple tiles."""
    printed: Counter[str] = Counter()
    for ones in (rules.items, rules.artifacts, rules.guardians, rules.assistants):
        printed.update(ones.keys())
    printed.update(tile.id for tile in rules.site_tiles.values() if tile.level != CAMP)
    for several in (rules.idols, rules.bonus_tiles):
        printed.update({tile.id: tile.copies for tile in several.values()})
    return printed


def inventory_problems(table: Table, since: Counter[str] | None = None) -> list[str]:
    """What is lost, doubled or unknown, compared with the components and with the inventory at the start."""
    rules = table.rules
    found = inventory(table)
    expected = printed_inventory(rules)
    problems = [
        f"{rules.name(piece)} ({piece}): {found[piece]} in the game instead of {number}"
        for piece, number in expected.items()
        if found[piece] != number
    ]
    if since is not None:
        problems += [
            f"{rules.name(piece)} ({piece}): {found[piece]} in the game, {since[piece]} after the set-up"
            for piece in sorted(found.keys() | since.keys())
            if found[piece] != since[piece] and piece not in expected
        ]
    known: Iterable[tuple[str, Iterable[str], Iterable[str]]] = (
        ("the item deck", table.state.item_deck, rules.items),
        ("the artifact deck", table.state.artifact_deck, rules.artifacts),
        ("the item exile", table.state.item_exile, rules.items),
        ("the artifact exile", table.state.artifact_exile, rules.artifacts),
        ("the guardian stack", table.state.guardians, rules.guardians),
        ("the assistants' supply", (one for stack in table.state.assistants for one in stack), rules.assistants),
        ("the rescue space", table.state.rescue, rules.assistants),
        ("the card row", (card for card in table.state.card_row if card), rules.cards),
        ("the sites", (site.tile for site in table.state.sites if site.tile), rules.site_tiles),
        *((f"the cards of seat {seat}", player.cards, rules.cards) for seat, player in enumerate(table.state.players)),
    )
    problems += [
        f"{where}: {piece!r} does not belong there" for where, pile, ids in known for piece in pile if piece not in ids
    ]
    return problems


# -- what is quick to see


def quick_problems(table: Table) -> list[str]:
    """What is wrong with tokens, figures, research tokens, idol slots and the options offered."""
    state = table.state
    problems = option_problems(table)
    for seat, player in enumerate(state.players):
        problems += [f"seat {seat}: {problem}" for problem in player_problems(table, seat, player)]
    if min((state.fear, *state.temple_stacks)) < 0:
        problems.append(f"a pile is below zero: Fear {state.fear}, temple tiles {state.temple_stacks}")
    for site, place in zip(state.sites, table.rules.board.sites, strict=True):
        if len(site.figures) != len(place.spaces):
            problems.append(f"{place.id}: {len(site.figures)} spaces instead of {len(place.spaces)}")
        if min(site.figures) < BLOCKED_SPACE:
            problems.append(f"{place.id}: unknown figure {min(site.figures)}")
        if site.guardian and not site.tile:
            problems.append(f"{place.id}: a guardian at an undiscovered place")
    return problems


def player_problems(table: Table, seat: int, player: Player) -> list[str]:
    """What is wrong with a player's tokens, figures, idol slots and research tokens."""
    rules = table.rules
    problems = [
        f"{number} {name}"
        for numbers, names in ((player.tokens, TOKENS), (player.travel, TRAVEL))
        for number, name in zip(numbers, names, strict=True)
        if number < 0
    ]
    if player.archaeologists < 0 or player.fear_tiles < 0:
        problems.append(f"{player.archaeologists} archaeologists, {player.fear_tiles} Fear tiles")
    owned = rules.leaders[player.leader].archaeologists if player.leader else USUAL_FIGURES
    figures = figures_of(table.state, seat)
    if figures != owned:
        problems.append(f"{figures} archaeologists instead of {owned}")
    slots = rules.idol_slots(player).slots
    if len(player.slots) != len(slots):
        problems.append(f"{len(player.slots)} idol slots instead of {len(slots)}")
    for what, space in (("magnifying glass", player.magnifying_glass), ("notebook", player.notebook)):
        if space not in rules.spaces:
            problems.append(f"the {what} stands on {space!r}, which is no space of the track")
            return problems
    if rules.spaces[player.notebook].row > rules.spaces[player.magnifying_glass].row and not permitted_to(
        table, seat, "notebook_ahead", player.notebook
    ):
        problems.append(f"the notebook ({player.notebook}) is above the magnifying glass ({player.magnifying_glass})")
    return problems


def figures_of(state: State, seat: int) -> int:
    """All archaeologists of a seat: on its board, on the map, in the slots of plugins."""
    number = state.players[seat].archaeologists + sum(site.figures.count(seat) for site in state.sites)
    number += sum(slot.figures(seat) for slot in state.plugins.values())
    return number + sum(player.board.figures(seat) for player in state.players if player.board is not None)


def permitted_to(table: Table, seat: int, action: str, thing: str) -> bool:
    """Whether something that is usually forbidden is permitted to a seat."""
    with table.acting(seat):
        return table.permitted(action, thing, False)


def option_problems(table: Table) -> list[str]:
    """What is wrong with the decision: no option, one key twice, a seat that there isn't."""
    ask = table.ask
    if ask is None:
        return [f"the game is over, but {len(table.state.stack)} effects are pending"] if table.state.stack else []
    problems: list[str] = []
    if not 0 <= ask.player < len(table.state.players):
        problems.append(f"{ask.prompt!r} asks seat {ask.player}")
    if not table.state.stack:
        problems.append(f"{ask.prompt!r} is asked, but no effect is pending")
    if len(ask.options) < 2:
        problems.append(f"{ask.prompt!r} offers {len(ask.options)} options")
    keys = Counter(option.key for option in ask.options)
    problems += [f"{ask.prompt!r} offers {key!r} {number} times" for key, number in keys.items() if number > 1]
    problems += [f"the option {option.key!r} has no text" for option in ask.options if not option.text.strip()]
    return problems


# -- what plugins demand, and saving


def registered_problems(table: Table) -> list[str]:
    """What the chosen plugins find wrong; a leader's invariants are asked for its player."""
    own = table.rules.invariants
    problems = [problem for invariant in own[""] for problem in invariant(table)]
    for seat, player in enumerate(table.state.players):
        for invariant in own.get(player.leader, ()) if player.leader else ():
            with table.acting(seat):
                problems += [f"seat {seat}: {problem}" for problem in invariant(table)]
    return problems


def saving_problems(table: Table) -> list[str]:
    """Whether the state comes back from JSON as it was."""
    try:
        back = table.rules.decode(State, msgspec.json.decode(msgspec.json.encode(table.state)))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        return [f"the state can't be saved and read: {error}"]
    if back != table.state:
        fields = [name for name in State.__struct_fields__ if getattr(back, name) != getattr(table.state, name)]
        return [f"the state is another one once saved and read: {', '.join(fields)}"]
    return []
