"""The catalogue: every component of the chosen expansions as plain data.

It has one key per kind of component; an entry holds what is printed, the effect as steps, its text in our own
words, the expansion it comes from, and under `house` the fields whose value is our own and not the printed one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from .components import (
    Artifact,
    Assistant,
    AssistantSide,
    BasicCard,
    Board,
    BoardSite,
    BonusTile,
    Bridge,
    Card,
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
from .config import GameConfig
from .description import Printed, card_text, is_free_action, row_words, track_lines
from .effect import AnyEffect, Step
from .effects.travel import Travel
from .errors import UnknownExpansion
from .hooks import Leader, installed_plugins
from .ruleset import Ruleset, ruleset, sentence
from .vocabulary import CAMP, MAGNIFYING_GLASS, NOTEBOOK, NOTHING, TRAVEL, Icons

Entry = dict[str, object]


def catalogue_of(expansions: Sequence[str]) -> dict[str, object]:
    """The catalogue of installed expansions and of those that they require. Raises BadConfiguration and its kinds."""
    return export_catalogue(ruleset_of(expansions))


def ruleset_of(expansions: Sequence[str]) -> Ruleset:
    """A ruleset with the expansions and those that they require, for as many players as they allow.

    Raises BadConfiguration and its kinds.
    """
    manager = installed_plugins()
    chosen: list[str] = []

    def choose(name: str) -> None:
        if name.partition(":")[0] not in manager.infos:
            raise UnknownExpansion(name, sorted(manager.infos))
        if name not in chosen:
            chosen.append(name)
            for needed in manager.infos[name.partition(":")[0]].requires:
                choose(needed)

    for name in ("base", *expansions):
        choose(name)
    counts = [info.players for name in chosen if (info := manager.infos[name.partition(":")[0]]).players]
    players = next((number for number in (2, 3, 4, 1) if all(number in allowed for allowed in counts)), 2)
    return ruleset(GameConfig(players=players, expansions=chosen))


def export_catalogue(rules: Ruleset, *, expansion: str = "") -> dict[str, object]:
    """All components of a ruleset, or only those that one of its expansions brought."""
    catalogue: dict[str, object] = {}
    for kind in (
        "items",
        "artifacts",
        "basic_cards",
        "guardians",
        "assistants",
        "sites",
        "idols",
        "research_bonus_tiles",
        "research_tracks",
        "leaders",
    ):
        catalogue[kind] = [
            export_component(rules, component)
            for component in _of_kind(rules, kind)
            if _wanted(rules, component, expansion)
        ]
    for component in rules.components.found.values():
        if isinstance(component, OtherComponent) and _wanted(rules, component, expansion):
            entries = catalogue.setdefault(component.catalogue_kind, [])
            cast(list[Entry], entries).append(export_component(rules, component))
    catalogue["board"] = {
        board.id: [_board_site(place) for place in board.sites]
        for board in rules.boards.values()
        if _wanted(rules, board, expansion)
    }
    if expansion in ("", "base"):
        catalogue["idol_slots"] = _idol_slots(rules, rules.default_idol_slots)
    catalogue["temple_tiles"] = {
        "stacks": _temple_stacks(track for track in rules.tracks.values() if _wanted(rules, track, expansion))
    }
    return catalogue


def _of_kind(rules: Ruleset, kind: str) -> list[Printed]:
    return [component for (found, _), component in rules.components.found.items() if found == kind]


def _wanted(rules: Ruleset, component: Printed, expansion: str) -> bool:
    return not expansion or rules.components.expansion_of[component.id] == expansion


def export_component(rules: Ruleset, component: Printed) -> Entry:
    """The entry of one component."""
    entry: Entry = {"id": component.id, "name": component.name}
    if isinstance(component, Card):
        entry |= _card(rules, component)
    elif isinstance(component, SiteTile):
        entry |= _site(rules, component)
    elif isinstance(component, Guardian):
        boon = "travel" if isinstance(component.boon, Travel) else "free_action"
        entry |= {
            "cost": component.cost.step(),
            "boon": component.boon.steps(),
            "boon_kind": boon,
            "free_action": True,
            "points": component.points,
            "text": sentence(component.boon.text(rules)),
        }
    elif isinstance(component, Assistant):
        entry |= {"silver": _side(rules, component.silver), "gold": _side(rules, component.gold)}
        entry["text"] = f"Silver: {component.silver.effect.text(rules)}. Gold: {component.gold.effect.text(rules)}"
    elif isinstance(component, Idol):
        entry |= {**_effect(rules, component.effect), "copies": component.copies, "points": component.points}
    elif isinstance(component, BonusTile):
        entry |= {**_effect(rules, component.effect), "copies": component.copies}
    elif isinstance(component, SlotEffect):
        entry |= {"free_action": component.free_action, **_effect(rules, component.effect)}
    elif isinstance(component, Track):
        entry |= _track(rules, component)
    elif isinstance(component, Board):
        entry |= {"track": component.track, "sites": [_board_site(place) for place in component.sites]}
    elif isinstance(component, Leader):
        entry |= _leader(rules, component)
    elif isinstance(component, OtherComponent):
        entry |= component.facts()
    if component.note:
        entry["note"] = component.note
    if component.house:
        entry["house"] = list(component.house)
    expansion = rules.components.expansion_of.get(component.id)
    if expansion is not None:
        entry["expansion"] = expansion
    return entry


def _steps(effect: AnyEffect | None) -> list[Step]:
    return effect.steps() if effect is not None else []


def _effect(rules: Ruleset, effect: AnyEffect) -> Entry:
    return {"effect": effect.steps(), "text": sentence(effect.text(rules))}


def _icons(shown: Icons) -> Entry:
    return {name: n for n, name in zip(shown, TRAVEL, strict=True) if n}


def _level(level: int) -> object:
    return "camp" if level == CAMP else level


def _card(rules: Ruleset, card: Card) -> Entry:
    entry: Entry = {
        "cost": None,
        "points": card.points,
        "travel": _icons(card.travel),
        "free_action": "by_option" if card.free_action and not is_free_action(card) else card.free_action,
        "effect": [*([{"op": "exile_self"}] if card.exiles_itself else []), *_steps(card.effect)],
        "text": card_text(rules, card),
    }
    if isinstance(card, Item):
        entry["cost"] = {"coin": card.cost}
    elif isinstance(card, Artifact):
        entry |= {"cost": {"compass": card.cost}, "play_cost": card.play_cost.step()}
    elif isinstance(card, BasicCard):
        entry["copies_per_player"] = card.copies
        if card.effect is None:
            entry["playable"] = False
    return entry


def _site(rules: Ruleset, tile: SiteTile) -> Entry:
    entry: Entry = {"level": _level(tile.level), **_effect(rules, tile.effect)}
    place = next((place for board in rules.boards.values() for place in board.sites if place.id == tile.id), None)
    if place is not None:
        entry["spaces"] = [
            {"travel": _icons(shown), "blockable": space in place.blockable} for space, shown in enumerate(place.spaces)
        ]
    return entry


def _side(rules: Ruleset, side: AssistantSide) -> Entry:
    return {"free_action": side.free_action, **_effect(rules, side.effect)}


def _board_site(place: BoardSite) -> Entry:
    return {
        "id": place.id,
        "level": _level(place.level),
        "row": place.row,
        "order": place.order,
        "spaces": [_icons(shown) for shown in place.spaces],
        "idols": {"face_up": place.idols, "face_down": place.hidden_idols},
        "discover": place.discover.step() if place.discover != NOTHING else None,
    }


def _idol_slots(rules: Ruleset, board: IdolSlots) -> Entry:
    points = [slot.points for slot in board.slots]
    entry: Entry = {
        "effects": [export_component(rules, effect) for effect in board.effects],
        "slots": [_slot(rules, number, board) for number in range(len(board.slots))],
        "fill_order": "leftmost empty slot first" if board.leftmost_first else "any empty slot",
    }
    if board.leftmost_first:
        entry["total_points_if_n_empty"] = {
            str(empty): sum(points[len(points) - empty :]) for empty in range(len(points) + 1)
        }
    return entry


def _slot(rules: Ruleset, number: int, board: IdolSlots) -> Entry:
    slot = board.slots[number]
    entry: Entry = {"slot": number + 1, "points_if_empty": slot.points}
    if slot.mark is not None:
        entry["mark"] = slot.mark.steps()
    if slot.effects:
        entry["effects"] = [export_component(rules, effect) for effect in slot.effects]
    return entry


_POSITIONS = {1: ("only",), 2: ("left", "right"), 3: ("left", "middle", "right")}
"""Where a stack of temple tiles lies, by how many stacks of its tier there are."""


def _temple_stacks(tracks: Iterable[Track]) -> list[Entry]:
    stacks: dict[str, Entry] = {}
    costs: dict[str, Entry] = {}
    for track in tracks:
        for tile in track.temple_tiles:
            beside = [other.id for other in track.temple_tiles if other.tier == tile.tier]
            costs.setdefault(tile.id, {})[track.id] = tile.cost.step()
            if tile.id not in stacks:
                stacks[tile.id] = {
                    "id": tile.id,
                    "tier": tile.tier,
                    "position": _POSITIONS[len(beside)][beside.index(tile.id)],
                    "points": tile.points,
                    "cost": costs[tile.id],
                }
    return list(stacks.values())


# -- research tracks


def _track(rules: Ruleset, track: Track) -> Entry:
    by_tier: dict[str, list[Entry]] = {}
    for tile in track.temple_tiles:
        by_tier.setdefault(tile.tier, []).append(tile.cost.step())
    temple = next(space for space in track.spaces if space.id == track.temple)
    return {
        "nodes": [_space(space) for space in track.spaces],
        "rows": [_row(rules, row) for row in track.rows],
        "lost_temple": {
            "row": temple.row,
            "points_by_arrival": list(track.temple_points),
            "magnifying_glass_only": temple.tokens == (MAGNIFYING_GLASS,),
        },
        "temple_tiles": {tier: costs[0] if len(costs) == 1 else costs for tier, costs in by_tier.items()},
        "early_temple_tiles_token": track.early_tiles_by[0] if len(track.early_tiles_by) == 1 else "any",
        "special": _special(track),
        "text": "\n".join(track_lines(rules, track)),
    }


def _space(space: TrackSpace) -> Entry:
    entry: Entry = {
        "id": space.id,
        "row": space.row,
        "tokens": list(space.tokens),
        "bonus_tiles": {"stack": "one per player"} if space.bonus_stack else list(space.bonus_tiles),
        "edges": [_edge(bridge) for bridge in space.bridges],
    }
    if space.spans_rows:
        entry["spans_rows"] = list(space.spans_rows)
    if space.rewards:
        entry["rewards"] = {token: effect.steps() for token, effect in space.rewards.items()}
    return entry


def _edge(bridge: Bridge) -> Entry:
    entry: Entry = {"to": bridge.to, "tokens": list(bridge.tokens)}
    if bridge.sliding:
        left, right = bridge.alternatives
        entry["sliding_cost"] = {"left": left.step(), "right": right.step()}
    elif bridge.alternatives:
        entry["alternatives"] = [cost.step() for cost in bridge.alternatives]
    else:
        entry["cost"] = bridge.cost.step()
    if bridge.house:
        entry["house"] = list(bridge.house)
    return entry


def _row(rules: Ruleset, row: TrackRow) -> Entry:
    entry: Entry = {
        "row": row.row,
        "points": {MAGNIFYING_GLASS: row.magnifying_glass_points, NOTEBOOK: row.notebook_points},
        MAGNIFYING_GLASS: _steps(row.magnifying_glass),
        NOTEBOOK: _steps(row.notebook),
        "early_temple_tiles": list(row.early_temple_tiles),
        "rival_flag": row.shows_assistant,
        "text": row_words(rules, row),
    }
    if row.note:
        entry["note"] = row.note
    if row.house:
        entry["house"] = list(row.house)
    return entry


def _special(track: Track) -> Entry:
    special: Entry = {}
    rows = {space.id: space.row for space in track.spaces}
    if track.rescue:
        costs = [bridge.cost.step() for space in track.spaces for bridge in space.bridges if bridge.to == track.rescue]
        special["rescue"] = {"node": track.rescue, "row": rows[track.rescue], "entry_cost": costs[0]}
    for space in track.spaces:
        if len(space.bonus_tiles) > 1:
            tiles = {str(count): sum(least <= count for least in space.bonus_tiles) for count in (2, 3, 4)}
            special["choose_bonus"] = {"node": space.id, "row": space.row, "tiles": tiles}
    return special


# -- leaders


def _leader(rules: Ruleset, leader: Leader) -> Entry:
    entry: Entry = {
        "archaeologists": leader.archaeologists,
        "starting_cards": [
            export_component(rules, rules.basic_cards[card]) for card in dict.fromkeys(leader.starting_cards)
        ],
        "text": "\n".join(leader.about()),
    }
    if leader.idol_slots is not None:
        slots = leader.idol_slots.slots
        entry["idol_slots"] = [
            {
                "slot": number,
                "points": slot.points,
                "blue": bool(slot.effects),
                "mark": _steps(slot.mark),
            }
            for number, slot in enumerate(slots, start=1)
        ]
        blue = dict.fromkeys(effect for slot in slots for effect in slot.effects)
        entry["blue_effects"] = [export_component(rules, effect) for effect in blue]
    return entry | leader.facts()
