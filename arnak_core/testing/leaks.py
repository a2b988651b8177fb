"""Leaks: whether a player's view, options or undo tell what that player can't know.

What can't be known is changed in a copy: the order of decks and stacks, the hands of the others, face-down tiles, the
future of chance. What the player sees must stay the same.
"""

from __future__ import annotations

from random import Random

import msgspec

from ..effect import Ask
from ..game import Game
from ..sampling import draw_unknown_anew, looked_at_by
from ..view import View, revealed_card
from .checks import asked_again, expect, viewers


def seen(view: View) -> bytes:
    """A view as a frontend gets it."""
    return msgspec.json.encode(view)


def check_views(game: Game, random: Random) -> int:
    """Every seat and the spectator see the same when what they can't know is changed; returns the number of views."""
    for viewer in viewers(game):
        before = game.view(viewer)
        for how, changed in changed_copies(game, viewer, random):
            after = changed.view(viewer)
            if seen(after) != seen(before):
                raise AssertionError(f"viewer {viewer} sees what it can't know ({how}): {difference(before, after)}")
    return len(viewers(game))


def changed_copies(game: Game, viewer: int, random: Random) -> list[tuple[str, Game]]:
    """Copies in which what the viewer can't know is changed: as bots sample it, and pile by pile."""
    sampled = game.copy()
    draw_unknown_anew(sampled.table, viewer, random.getrandbits(64))
    permuted = game.copy()
    permute_hidden_piles(permuted, viewer, random)
    return [("drawn anew", _asking(sampled, viewer)), ("piles permuted", _asking(permuted, viewer))]


def _asking(changed: Game, viewer: int) -> Game:
    """The changed game with the viewer's own decision asked anew; what another player is offered is hidden anyway."""
    ask = changed.table.ask
    if ask is None or ask.player != viewer:
        return changed
    again = asked_again(changed)
    if again.table.ask is None or again.state.stack != changed.state.stack:
        raise AssertionError(f"{ask.prompt!r} is not asked any more once what player {viewer} can't know is changed")
    return again


def permute_hidden_piles(game: Game, viewer: int, random: Random) -> None:
    """Permute, in place, everything of the base game that the viewer can't know; the slots of plugins stay."""
    state = game.state
    state.random = random.getrandbits(64)
    seen_now = looked_at_by(game.table, viewer)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            _permute_below(player.deck, seen_now, random)
            continue
        unknown = [*player.hand, *player.discarding, *player.deck]
        random.shuffle(unknown)
        hand, laid = len(player.hand), len(player.discarding)
        player.hand = unknown[:hand]
        player.discarding = unknown[hand : hand + laid]
        player.deck = unknown[hand + laid :]
    seen_now.add(revealed_card(state))
    for pile in (state.item_deck, state.artifact_deck, state.guardians, *state.site_stacks.values()):
        _permute_below(pile, seen_now, random)
    _permute_below_tops(
        [*state.assistants] if _looks_into_rescue(game, viewer) else [*state.assistants, state.rescue], random
    )
    sites = state.sites
    hidden = [idol for site in sites for idol in site.hidden_idols]
    random.shuffle(hidden)
    for index, site in enumerate(sites):
        if site.hidden_idols:
            number = len(site.hidden_idols)
            sites[index] = msgspec.structs.replace(site, hidden_idols=tuple(hidden[:number]))
            del hidden[:number]


def _permute_below(pile: list[str], seen: set[str], random: Random) -> None:
    """Permute a pile in place, but for the pieces on top that the viewer is looking at."""
    top = next((place for place, piece in enumerate(pile) if piece not in seen), len(pile))
    pile[top:] = random.sample(pile[top:], len(pile) - top)


def _looks_into_rescue(game: Game, viewer: int) -> bool:
    """Whether the viewer is just choosing among all assistants of the rescue space."""
    ask = game.table.ask
    rescue = game.state.rescue
    return (
        ask is not None
        and ask.player == viewer
        and len(rescue) > 1
        and all(any(option.key == f"take/{assistant}" for option in ask.options) for assistant in rescue)
    )


def _permute_below_tops(stacks: list[list[str]], random: Random) -> None:
    hidden = [piece for stack in stacks for piece in stack[1:]]
    random.shuffle(hidden)
    for stack in stacks:
        number = max(0, len(stack) - 1)
        stack[1:] = hidden[:number]
        del hidden[:number]


def check_undo_tells_nothing(game: Game, key: str, random: Random) -> bool:
    """A choice that could be undone shows its player nothing new: it leads to the same view whatever is hidden.

    Compared are choices after which the same player decides again; where others come in between, what they have to
    decide may depend on their hands. Returns whether the choice could be undone at all.
    """
    player = game.decision.player
    chosen = game.copy(undo=True)
    chosen.choose(key)
    if chosen.undo_stops_because:
        return False
    for how, changed in changed_copies(game, player, random):
        changed.choose(key)
        before, after = chosen.view(player), changed.view(player)
        both_decide = _decides(chosen.table.ask, player) and _decides(changed.table.ask, player)
        if both_decide and seen(before) != seen(after):
            raise AssertionError(
                f"{key!r} could be undone, though it showed player {player} something ({how}): "
                f"{difference(before, after)}"
            )
    return True


def _decides(ask: Ask | None, player: int) -> bool:
    return ask is not None and ask.player == player


def check_sample(game: Game, random: Random) -> Game:
    """A sample for the player who decides offers the same options; returns it."""
    player = game.decision.player
    sample = game.sample(player, random.getrandbits(64))
    expect(not sample.is_over and sample.decision == game.decision, "a sample offers other options")
    return sample


def difference(before: View, after: View) -> str:
    """The fields in which two views differ."""
    return "; ".join(
        f"{name}: {getattr(before, name)!r} or {getattr(after, name)!r}"
        for name in View.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    )
