"""Every component in words: its name, and a line for each thing that is printed on it.

The texts are made from the components' data, in words of our own.
"""

from __future__ import annotations

from .components import (
    Artifact,
    Assistant,
    AssistantSide,
    Board,
    BonusTile,
    Card,
    Component,
    Guardian,
    Idol,
    IdolSlots,
    Item,
    OtherComponent,
    SiteTile,
    SlotEffect,
    Track,
    TrackRow,
    TrackSpace,
)
from .effect import every_effect
from .hooks import Leader
from .registry import kind_of
from .ruleset import Ruleset, sentence
from .vocabulary import CAMP, NOTHING, Cost, amount, icon_words, level_words

Printed = Component | Leader
"""Anything that has an entry in the catalogue."""


def find_components(rules: Ruleset, words: str) -> list[Printed]:
    """The components with that id or name; if there are none, those whose id or name contains the words."""
    sought = _plain(words)
    everything = [*rules.components.found.values(), *rules.default_idol_slots.effects]
    exact = [component for component in everything if sought in (_plain(component.id), _plain(component.name))]
    if exact or not sought:
        return exact
    return [component for component in everything if sought in _plain(component.id) or sought in _plain(component.name)]


def _plain(words: str) -> str:
    return "".join(letter for letter in words.lower() if letter.isalnum())


def describe(rules: Ruleset, component: str | Printed) -> list[str]:
    """A component in words, a line for each thing that is printed on it; by id, all components with that id.

    Returns no lines for an id that nothing has.
    """
    if isinstance(component, str):
        return [
            line
            for found in find_components(rules, component)
            if found.id == component
            for line in describe(rules, found)
        ]
    lines = [f"{component.name} ({_kind_words(component)})", *_lines(rules, component)]
    if component.note:
        lines.append(f"Note: {component.note}")
    if component.house:
        lines.append(f"House values, not the printed ones: {', '.join(component.house)}")
    return lines


_KIND_WORDS = {
    "items": "item",
    "artifacts": "artifact",
    "basic_cards": "basic card",
    "sites": "site",
    "guardians": "guardian",
    "assistants": "assistant",
    "idols": "idol",
    "research_bonus_tiles": "research bonus tile",
    "boards": "board",
    "research_tracks": "research track",
    "leaders": "leader",
}


def _kind_words(component: Printed) -> str:
    if isinstance(component, SlotEffect):
        return "effect of an idol slot"
    if isinstance(component, SiteTile):
        return f"{level_words((component.level,))} site"
    if isinstance(component, OtherComponent):
        return component.kind_words
    return _KIND_WORDS[kind_of(component)]


def _lines(rules: Ruleset, component: Printed) -> list[str]:
    if isinstance(component, Card):
        return _card_lines(rules, component)
    if isinstance(component, SiteTile | BonusTile | SlotEffect):
        return [f"Effect: {sentence(component.effect.text(rules))}"]
    if isinstance(component, Idol):
        return [f"Effect: {sentence(component.effect.text(rules))}", f"Points: {component.points}"]
    if isinstance(component, Guardian):
        return [
            f"Cost: {component.cost.words()}",
            f"Boon, once in the game: {component.boon.text(rules)}",
            f"Points: {component.points}",
        ]
    if isinstance(component, Assistant):
        return [_side_line(rules, "Silver", component.silver), _side_line(rules, "Gold", component.gold)]
    if isinstance(component, Track):
        return track_lines(rules, component)
    if isinstance(component, Board):
        return _board_lines(rules, component)
    if isinstance(component, Leader):
        return _leader_lines(rules, component)
    if isinstance(component, OtherComponent):
        return component.lines()
    return []


def is_free_action(card: Card) -> bool:
    """Whether playing a card is a free action whatever its player chooses."""
    return card.free_action and not any(part.main_action for part in every_effect(card.effect))


def card_text(rules: Ruleset, card: Card) -> str:
    """A card's effect in words, with the lightning and the exile of the card itself."""
    if card.effect is None:
        return "No effect; it can only be spent for its travel icons"
    words = card.effect.text(rules)
    if card.exiles_itself:
        words = f"exile this card, then {words}"
    if isinstance(card, Artifact) and card.bought_effect is not None:
        words += f"; bought: {card.bought_effect.text(rules)}"
    return sentence(f"free action: {words}" if is_free_action(card) else words)


def _card_lines(rules: Ruleset, card: Card) -> list[str]:
    lines: list[str] = []
    if isinstance(card, Item):
        lines.append(f"Cost: {Cost(coin=card.cost).words()}")
    elif isinstance(card, Artifact):
        lines.append(f"Cost: {Cost(compass=card.cost).words()}; played from the hand: {card.play_cost.words()}")
    lines.append(f"Travel: {icon_words(card.travel)}")
    lines.append(f"Effect: {card_text(rules, card)}")
    lines.append(f"Points: {card.points}")
    return lines


def _side_line(rules: Ruleset, name: str, side: AssistantSide) -> str:
    action = "free action" if side.free_action else "main action"
    return f"{name} ({action}): {side.effect.text(rules)}"


def _board_lines(rules: Ruleset, board: Board) -> list[str]:
    lines: list[str] = []
    for row in sorted({place.row for place in board.sites}):
        for place in sorted((place for place in board.sites if place.row == row), key=lambda place: place.order):
            spaces = " / ".join(icon_words(shown) for shown in place.spaces)
            where = rules.name(place.id) if place.level == CAMP else f"Level {place.level} space {place.square}"
            discover = f", {place.discover.words()} to discover" if place.discover != NOTHING else ""
            lines.append(f"{where}: {spaces}{discover}")
    return lines


def _leader_lines(rules: Ruleset, leader: Leader) -> list[str]:
    lines = [f"Archaeologists: {leader.archaeologists}"]
    for card in dict.fromkeys(leader.starting_cards):
        shown = rules.basic_cards[card]
        lines.append(f"Starting card {shown.name} ({icon_words(shown.travel)}): {card_text(rules, shown)}")
        if shown.note:
            lines.append(f"  {shown.note}")
    return [*lines, *leader.about(), *_slot_lines(rules, leader.idol_slots)]


def _slot_lines(rules: Ruleset, board: IdolSlots | None) -> list[str]:
    """The idol slots of a leader's board, and the effects that only its blue ones offer."""
    if board is None:
        return []
    slots = [
        amount(slot.points, "point")
        + (", blue" if slot.effects else "")
        + (f", first {slot.mark.text(rules)}" if slot.mark is not None else "")
        for slot in board.slots
    ]
    order = "from the left" if board.leftmost_first else "in any order"
    blue = dict.fromkeys(effect for slot in board.slots for effect in slot.effects)
    return [
        f"Idol slots, filled {order}: {'; '.join(slots)}",
        *(
            f"Blue slots also{'' if effect.free_action else ', as the main action'}: {effect.effect.text(rules)}"
            for effect in blue
        ),
    ]


def row_words(rules: Ruleset, row: TrackRow) -> str:
    """What each token is worth in a row of a research track, and gets there."""
    glass = row.magnifying_glass.text(rules) if row.magnifying_glass is not None else "nothing"
    notebook = row.notebook.text(rules) if row.notebook is not None else "nothing"
    return (
        f"magnifying glass {amount(row.magnifying_glass_points, 'point')}, {glass}; "
        f"notebook {amount(row.notebook_points, 'point')}, {notebook}"
    )


def track_lines(rules: Ruleset, track: Track) -> list[str]:
    """A research track from the start upwards, and its temple tiles."""
    names = _space_names(track)
    rows = {row.row: row for row in track.rows}
    lines: list[str] = []
    for number in sorted({space.row for space in track.spaces} | set(rows)):
        row = rows.get(number)
        if row is not None:
            house = f" [house: {', '.join(row.house)}]" if row.house else ""
            early = f"; temple tiles from here: {', '.join(map(str, row.early_temple_tiles))} points"
            lines.append(f"Row {number}: {row_words(rules, row)}{early if row.early_temple_tiles else ''}{house}")
        for space in track.spaces:
            if space.row == number:
                lines += _space_lines(rules, track, space, names)
    tiles = "; ".join(f"{tile.points} points for {tile.cost.words()}" for tile in track.temple_tiles)
    return [*lines, f"Temple tiles: {tiles}"]


def _space_names(track: Track) -> dict[str, str]:
    names: dict[str, str] = {track.start: "Start", track.temple: "Lost Temple"}
    for space in track.spaces:
        if space.id not in names:
            beside = [other.id for other in track.spaces if other.row == space.row]
            where = f"{space.row}{'abcdefgh'[beside.index(space.id)]}" if len(beside) > 1 else str(space.row)
            names[space.id] = f"space {where}"
    return names


def _space_lines(rules: Ruleset, track: Track, space: TrackSpace, names: dict[str, str]) -> list[str]:
    has: list[str] = []
    if space.id == track.temple:
        has.append(f"{' / '.join(map(str, track.temple_points))} points by order of arrival")
    if space.id == track.rescue:
        has.append("assistants to rescue")
    if space.bonus_stack:
        has.append("a face-down stack of bonus tiles")
    if space.bonus_tiles:
        many = len(space.bonus_tiles)
        least = sorted({number for number in space.bonus_tiles if number > 1})
        only = f" (from {' and '.join(map(str, least))} players on)" if least else ""
        has.append(f"{many} bonus tile{'s' if many > 1 else ''}{only}")
    has += [f"{token.replace('_', ' ')}: {effect.text(rules)}" for token, effect in space.rewards.items()]
    lines = [f"  {sentence(names[space.id])}: {', '.join(has) or 'nothing of its own'}"]
    for bridge in space.bridges:
        cost = " or ".join(cost.words() for cost in bridge.costs)
        who = "" if len(bridge.tokens) > 1 else f" ({' and '.join(bridge.tokens).replace('_', ' ')} only)"
        house = f" [house: {', '.join(bridge.house)}]" if bridge.house else ""
        covered = " (a tile that slides covers one of them)" if bridge.sliding else ""
        lines.append(f"    to {names[bridge.to]}: {cost}{covered}{who}{house}")
    return lines
