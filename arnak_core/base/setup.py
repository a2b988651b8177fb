"""The set-up of the base game, step by step (rulebook: "Setup")."""

from __future__ import annotations

from ..components import BasicCard
from ..hooks import SetupStep
from ..ruleset import Ruleset
from ..state import Player, SiteState
from ..table import Table
from ..vocabulary import BLOCKED_SPACE, CAMP, FEAR, FREE_SPACE, ROW_SIZE, TOKENS
from .basic_cards import FEAR_CARDS
from .flow import PlayRound

FEAR_IN_STARTING_DECK = 2
STARTING_RESOURCES = (
    {"coin": 2},
    {"coin": 1, "compass": 1},
    {"coin": 2, "compass": 1},
    {"coin": 1, "compass": 2},
)
"""By seat, from the starting player on."""
BLOCKED_CAMP_SPACES = {1: 5, 2: 5, 3: 3, 4: 0}


def set_up_for(table: Table) -> int:
    """The number of players that the set-up counts: a game for one is set up as for two."""
    return max(2, table.config.players)


def players(table: Table) -> None:
    """Player boards, tokens by seat, research tokens on the start of the track."""
    rules = table.rules
    leaders = table.config.leaders
    for seat in range(table.config.players):
        leader = leaders[seat] if seat < len(leaders) else ""
        table.state.players.append(
            Player(
                tokens=[STARTING_RESOURCES[seat].get(token, 0) for token in TOKENS],
                deck=[],
                archaeologists=2,
                slots=[],
                magnifying_glass=rules.track.start,
                notebook=rules.track.start,
                leader=leader,
            )
        )


def random_leaders(table: Table) -> None:
    """Deal leaders to the seats that asked for a random one."""
    state = table.state
    taken = {player.leader for player in state.players}
    left = [leader for leader in table.rules.leaders if leader not in taken]
    table.shuffle(left)
    for player in state.players:
        if player.leader == "random":
            player.leader = left.pop(0) if left else ""


def map_sites(table: Table) -> None:
    """Camp sites are open; the blocking tiles cover two-boot spaces: all with 2 players, three at random with 3."""
    state = table.state
    blockable = [place.id for place in table.rules.board.sites if place.blockable]
    if BLOCKED_CAMP_SPACES[table.config.players] < len(blockable):
        table.shuffle(blockable)
    blocked = set(blockable[: BLOCKED_CAMP_SPACES[table.config.players]])
    for place in table.rules.board.sites:
        figures = tuple(
            BLOCKED_SPACE if place.id in blocked and space in place.blockable else FREE_SPACE
            for space in range(len(place.spaces))
        )
        state.sites.append(SiteState(figures, place.id if place.level == CAMP else ""))


def idols(table: Table) -> None:
    """One face-up idol on each level 1 space, one face up and one face down on each level 2 space."""
    state = table.state
    pile = [idol.id for idol in table.rules.idols.values() for _ in range(idol.copies)]
    table.shuffle(pile)
    deal_idols(table, pile)
    state.left_over += pile


def deal_idols(table: Table, pile: list[str]) -> None:
    """Idols from a shuffled pile to the places of the map, as printed there."""
    state = table.state
    for index, place in enumerate(table.rules.board.sites):
        shown = tuple(pile.pop(0) for _ in range(min(place.idols, len(pile))))
        hidden = tuple(pile.pop(0) for _ in range(min(place.hidden_idols, len(pile))))
        site = state.sites[index]
        state.sites[index] = SiteState(site.figures, site.tile, site.guardian, shown, hidden)


def site_and_guardian_stacks(table: Table) -> None:
    """The face-down stacks of site tiles, by level, and of guardians."""
    state = table.state
    for level in (1, 2):
        stack = [tile.id for tile in table.rules.site_tiles.values() if tile.level == level]
        table.shuffle(stack)
        state.site_stacks[str(level)] = stack
    state.guardians = list(table.rules.guardians)
    table.shuffle(state.guardians)


def temple_tiles(table: Table) -> None:
    """As many temple tiles in each stack as players."""
    table.state.temple_stacks = [set_up_for(table)] * len(table.rules.track.temple_tiles)


def bonus_tiles(table: Table) -> None:
    """Bonus tiles on the marked spaces of the track, and face-down stacks, one tile per player."""
    state = table.state
    count = set_up_for(table)
    pile = [tile.id for tile in table.rules.bonus_tiles.values() for _ in range(tile.copies)]
    table.shuffle(pile)
    for space in table.rules.track.spaces:
        number = count if space.bonus_stack else sum(least <= count for least in space.bonus_tiles)
        if number:
            state.bonus_tiles[space.id] = tuple(pile[:number])
            del pile[:number]
    state.left_over += pile


def assistants(table: Table) -> None:
    """Three supply stacks of four, or of as many as there are; where the track has a rescue space one per player goes
    there first, then two stacks of a third (of ten: three) and one of the rest."""
    state = table.state
    pile = list(table.rules.assistants)
    table.shuffle(pile)
    if table.rules.track.rescue:
        state.rescue = pile[: set_up_for(table)]
        pile = pile[set_up_for(table) :]
    share = round(len(pile) / 3)
    state.assistants = [pile[:share], pile[share : 2 * share], pile[2 * share :]]


def item_and_artifact_decks(table: Table) -> None:
    """Shuffle both decks."""
    state = table.state
    state.item_deck = list(table.rules.items)
    state.artifact_deck = list(table.rules.artifacts)
    table.shuffle(state.item_deck)
    table.shuffle(state.artifact_deck)


def card_row(table: Table) -> None:
    """One artifact left of the moon staff, five items right of it."""
    state = table.state
    state.card_row = [""] * ROW_SIZE
    for place in range(ROW_SIZE):
        deck = state.artifact_deck if place < state.staff else state.item_deck
        if deck:
            state.card_row[place] = deck.pop(0)


def usual_starting_cards(rules: Ruleset) -> list[BasicCard]:
    """The starting cards of a player without a leader, beside Fear."""
    return [
        card
        for card in rules.basic_cards.values()
        if not card.is_fear and rules.components.expansion_of[card.id] == "base"
    ]


def starting_decks(table: Table) -> None:
    """Each player's starting cards and two Fear, shuffled; figures and idol slots as the player's board says."""
    state = table.state
    rules = table.rules
    state.fear = FEAR_CARDS
    for seat, player in enumerate(state.players):
        leader = rules.leaders.get(player.leader)
        if leader is not None:
            player.archaeologists = leader.archaeologists
            player.board = leader.board()
            cards = list(leader.starting_cards)
        else:
            cards = [card.id for card in usual_starting_cards(rules) for _ in range(card.copies)]
        player.slots = [""] * len(rules.idol_slots(player).slots)
        player.deck = [*cards, *[FEAR] * FEAR_IN_STARTING_DECK]
        state.fear -= FEAR_IN_STARTING_DECK
        table.shuffle(player.deck)
        if leader is not None:
            state.actor = seat
            leader.setup(table)
    state.actor = state.starting_player


def begin(table: Table) -> None:
    """The first round is next."""
    table.state.stack.insert(0, PlayRound(1))


STEPS = tuple(
    SetupStep(step.__name__, step, after=("starting_decks",) if step is begin else ())
    for step in (
        players,
        random_leaders,
        map_sites,
        idols,
        site_and_guardian_stacks,
        temple_tiles,
        bonus_tiles,
        assistants,
        item_and_artifact_decks,
        card_row,
        starting_decks,
        begin,
    )
)
