"""A scenario: a game in a small stated position, so that a rule's test reads as the rule.

    game = (
        Scenario(players=2)
        .player(0, coin=2, hand=["steam_boat", "fear"], assistants=["assistant_03_arrowhead"])
        .site("l1_low_1", tile="site_1_03", figures=[1])
        .start(turn=0)
    )
    assert "dig/camp_coin/0" in legal(game)
    play(game, "dig/camp_coin/0", "spend/steam_boat")

What is not named: players have no tokens, no cards and no idols; undiscovered spaces have idols; piles hold the
remaining components in the order in which they are declared. A position that can't be (a card in two places, an unknown
id, too many figures) raises BadPosition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import structs

from ..base.flow import NextTurn, Turn
from ..config import GameConfig, OptionValue
from ..effect import AnyEffect
from ..errors import BadPosition
from ..game import Game, new_game
from ..hooks import PluginManager
from ..state import AnyPluginState, OwnedAssistant, OwnedGuardian, Player, SiteState
from ..table import Table
from ..vocabulary import CAMP, FEAR, FREE_SPACE, TOKENS, TRAVEL


class Pool:
    """Components of one kind that are not placed yet."""

    def __init__(self, kind: str, pieces: Iterable[str]) -> None:
        self.kind = kind
        self.left = Counter(list(pieces))
        self.known = set(self.left)

    def take(self, piece: str, where: str) -> str:
        """Place a piece. Raises BadPosition if there is none, or none left."""
        if piece not in self.known:
            raise BadPosition(f"{where}: there is no {self.kind} {piece!r} in this game")
        if not self.left[piece]:
            raise BadPosition(f"{where}: {piece!r} lies in more places than there are copies")
        self.left[piece] -= 1
        return piece

    def rest(self) -> list[str]:
        """The pieces not placed, in their declared order; they are placed with that."""
        rest = list(self.left.elements())
        self.left.clear()
        return rest


class Scenario:
    """Builds a position. Every method returns the scenario; `start` makes the game."""

    def __init__(
        self,
        players: int = 2,
        *,
        board: str = "bird",
        expansions: Sequence[str] = ("base",),
        seed: int = 0,
        leaders: Sequence[str] = (),
        options: dict[str, dict[str, OptionValue]] | None = None,
        without: Sequence[str] = (),
        include: Sequence[str] = (),
        plugins: PluginManager | None = None,
    ) -> None:
        self.config = GameConfig(
            players=players,
            board=board,
            expansions=expansions,
            seed=seed,
            leaders=leaders,
            options=options or {},
            without=without,
            include=include,
        )
        self._game = new_game(self.config, plugins=plugins)
        self.rules = self._game.rules
        self.state = self._game.state
        rules = self.rules
        basic = [card for player in self.state.players for card in player.cards if card in rules.basic_cards]
        fear = self.state.fear + basic.count(FEAR)
        dealt = [card for card in basic if card != FEAR]
        self._cards = Pool("card", [*rules.items, *rules.artifacts, *dealt, *[FEAR] * fear])
        self._guardians = Pool("guardian", rules.guardians)
        self._assistants = Pool("assistant", rules.assistants)
        self._tiles = Pool("site tile", [tile.id for tile in rules.site_tiles.values() if tile.level != CAMP])
        self._idols = Pool("idol", [idol.id for idol in rules.idols.values() for _ in range(idol.copies)])
        self._bonus = Pool("bonus tile", [tile.id for tile in rules.bonus_tiles.values() for _ in range(tile.copies)])
        self._bare_state()

    def _bare_state(self) -> None:
        """Take everything off the table that the position may name."""
        state = self.state
        self._archaeologists: list[int] = []
        for player in state.players:
            leader = self.rules.leaders.get(player.leader)
            self._archaeologists.append(leader.archaeologists if leader is not None else 2)
            player.board = leader.board() if leader is not None else None
            player.tokens = [0] * len(TOKENS)
            player.deck, player.hand, player.play, player.discarding = [], [], [], []
            player.archaeologists = -1
        state.sites = [
            SiteState(
                tuple(figure if figure < 0 else FREE_SPACE for figure in site.figures),
                place.id if place.level == CAMP else "",
            )
            for site, place in zip(state.sites, self.rules.board.sites, strict=True)
        ]
        state.item_deck, state.artifact_deck, state.item_exile, state.artifact_exile = [], [], [], []
        state.guardians, state.rescue, state.stack = [], [], []
        state.left_over, state.box = [], []
        state.site_stacks = {level: [] for level in state.site_stacks}
        state.temple_arrivals = []
        state.round = 1
        self._row: list[str] | None = None
        self._supply: list[list[str]] | None = None
        self._rescue: list[str] | None = None
        self._sites_named: set[str] = set()
        self._bonus_named: dict[str, Sequence[str]] = {}
        self._complete: set[str] = set()
        self._fear_deck: int | None = None

    # -- the position

    def player(
        self,
        seat: int,
        *,
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        play: Sequence[str] = (),
        idols: int | Sequence[str] = 0,
        slots: Sequence[str | bool] = (),
        assistants: Sequence[str] = (),
        guardians: Sequence[str] = (),
        temple_tiles: Sequence[str] = (),
        magnifying_glass: str | None = None,
        notebook: str | None = None,
        archaeologists: int | None = None,
        fear_tiles: int = 0,
        passed: bool = False,
        round_effects: Sequence[str] = (),
        board: AnyPluginState | None = None,
        **amounts: int,
    ) -> Scenario:
        """What a player has: tokens and travel icons by name (`coin=2, boat=1`), cards by id (the deck's top first).

        Assistants and guardians may say their state: "assistant_01_coins:gold:used", "guardian_07:used". `slots` says
        which idol slots are filled, from the left.
        """
        player = self._player(seat)
        where = f"player {seat}"
        for name, number in amounts.items():
            if name not in TOKENS and name not in TRAVEL:
                raise BadPosition(f"{where}: {name!r} is neither a token nor a travel icon")
            if number < 0:
                raise BadPosition(f"{where}: a negative number of {name}")
            if name in TOKENS:
                player.tokens[TOKENS.index(name)] = number
            else:
                player.travel[TRAVEL.index(name)] = number
        for zone, cards in ((player.hand, hand), (player.deck, deck), (player.play, play)):
            zone += [self._cards.take(card, where) for card in cards]
        self._give_idols(player, idols, slots, where)
        for text in assistants:
            name, *marks = text.split(":")
            self._check_marks(text, marks, {"gold", "silver", "used", "ready"})
            self._assistants.take(name, where)
            player.assistants.append(OwnedAssistant(name, "gold" in marks, "used" not in marks))
        for text in guardians:
            name, *marks = text.split(":")
            self._check_marks(text, marks, {"used", "unused"})
            self._guardians.take(name, where)
            player.guardians.append(OwnedGuardian(name, "used" in marks))
        for tile in temple_tiles:
            if tile not in self.rules.temple_index:
                raise BadPosition(f"{where}: there is no temple tile {tile!r}")
            if not self.state.temple_stacks[self.rules.temple_index[tile]]:
                raise BadPosition(f"{where}: {tile!r} lies in more places than there are copies")
            self.state.temple_stacks[self.rules.temple_index[tile]] -= 1
            player.temple_tiles.append(tile)
        for space in (magnifying_glass, notebook):
            if space is not None and space not in self.rules.spaces:
                raise BadPosition(f"{where}: there is no space {space!r} on this track")
        if magnifying_glass is not None:
            player.magnifying_glass = magnifying_glass
        if notebook is not None:
            player.notebook = notebook
        if archaeologists is not None:
            player.archaeologists = archaeologists
        player.fear_tiles = fear_tiles
        player.passed = passed
        player.round_effects += round_effects
        if board is not None:
            player.board = board
        return self

    def _give_idols(self, player: Player, idols: int | Sequence[str], slots: Sequence[str | bool], where: str) -> None:
        wanted: list[str | bool] = [True] * idols if isinstance(idols, int) else list(idols)
        player.idols += [self._some_idol(idol, where) for idol in wanted if idol]
        if len(slots) > len(player.slots):
            raise BadPosition(f"{where}: {len(slots)} idol slots, but the board has {len(player.slots)}")
        for index, idol in enumerate(slots):
            player.slots[index] = self._some_idol(idol, where) if idol else ""

    def _some_idol(self, idol: str | bool, where: str) -> str:
        if isinstance(idol, str):
            return self._idols.take(idol, where)
        last = next((name for name in reversed(list(self._idols.left)) if self._idols.left[name]), None)
        if last is None:
            raise BadPosition(f"{where}: there are no idols left")
        return self._idols.take(last, where)

    @staticmethod
    def _check_marks(text: str, marks: list[str], known: set[str]) -> None:
        for mark in marks:
            if mark not in known:
                raise BadPosition(f"{text!r}: after the colon comes one of {', '.join(sorted(known))}")

    def _player(self, seat: int) -> Player:
        if not 0 <= seat < len(self.state.players):
            raise BadPosition(f"there is no player {seat}: seats are 0 to {len(self.state.players) - 1}")
        return self.state.players[seat]

    def site(
        self,
        site: str,
        *,
        tile: str | None = None,
        guardian: str = "",
        figures: Sequence[int] | dict[int, int] = (),
        idols: Sequence[str] | None = None,
        hidden_idols: Sequence[str] | None = None,
    ) -> Scenario:
        """What lies on a place: a tile makes it discovered; figures are seats, by space from the first on (-1: free)
        or as a mapping from space to seat; idols only where it is undiscovered."""
        if site not in self.rules.site_index:
            raise BadPosition(f"there is no site {site!r} on this board")
        index = self.rules.site_index[site]
        place = self.rules.board.sites[index]
        old = self.state.sites[index]
        spaces = list(old.figures)
        placed = figures if isinstance(figures, dict) else dict(enumerate(figures))
        for space, seat in placed.items():
            if seat < 0:
                continue
            if space >= len(spaces):
                raise BadPosition(f"{site} has {len(spaces)} spaces")
            if spaces[space] != FREE_SPACE:
                raise BadPosition(f"space {space} of {site} is blocked or taken")
            spaces[space] = seat
        if place.level != CAMP and tile is not None:
            self._tiles.take(tile, site)
            if self.rules.site_tiles[tile].level != place.level:
                raise BadPosition(f"{site} is of level {place.level}, {tile} is not")
        elif tile is not None and tile != site:
            raise BadPosition(f"{site} is a camp site")
        if guardian:
            self._guardians.take(guardian, site)
        discovered = tile is not None or place.level == CAMP
        if not discovered and (guardian or any(seat >= 0 for seat in spaces)):
            raise BadPosition(f"{site} is undiscovered: it has neither figures nor a guardian")
        self._sites_named.add(site)
        if discovered or (idols is None and hidden_idols is None):
            if not discovered:
                self._sites_named.discard(site)
            shown, hidden = (), ()
        else:
            shown = tuple(self._idols.take(idol, site) for idol in idols or ())
            hidden = tuple(self._idols.take(idol, site) for idol in hidden_idols or ())
        self.state.sites[index] = SiteState(tuple(spaces), old.tile if tile is None else tile, guardian, shown, hidden)
        return self

    def row(self, *cards: str) -> Scenario:
        """The six places of the card row from the left, "" for a gap; artifacts lie left of the moon staff."""
        if len(cards) != len(self.state.card_row):
            raise BadPosition(f"the card row has {len(self.state.card_row)} places, {len(cards)} are named")
        for card in cards:
            if card:
                self._cards.take(card, "card row")
        self._row = list(cards)
        return self

    def decks(
        self,
        *,
        items: Sequence[str] | None = None,
        artifacts: Sequence[str] | None = None,
        level_1: Sequence[str] | None = None,
        level_2: Sequence[str] | None = None,
        guardians: Sequence[str] | None = None,
        complete: bool = False,
    ) -> Scenario:
        """The tops of the stacks, top first; `complete` says that nothing lies below (the rest is out of the game)."""
        state = self.state
        piles: list[tuple[str, Pool, list[str], Sequence[str] | None]] = [
            ("items", self._cards, state.item_deck, items),
            ("artifacts", self._cards, state.artifact_deck, artifacts),
            ("1", self._tiles, state.site_stacks["1"], level_1),
            ("2", self._tiles, state.site_stacks["2"], level_2),
            ("guardians", self._guardians, state.guardians, guardians),
        ]
        for name, pool, pile, named in piles:
            if named is not None:
                pile += [pool.take(piece, f"stack of {name}") for piece in named]
                if complete:
                    self._complete.add(name)
        return self

    def exile(self, *cards: str) -> Scenario:
        """Items and artifacts that lie in exile."""
        for card in cards:
            self._cards.take(card, "exile")
            pile = self.state.item_exile if card in self.rules.items else self.state.artifact_exile
            pile.append(card)
        return self

    def supply(self, *stacks: Sequence[str], rescue: Sequence[str] | None = None) -> Scenario:
        """The assistant stacks, each from the top, and the rescue stack; nothing lies below what is named."""
        self._supply = [[self._assistants.take(name, "assistant supply") for name in stack] for stack in stacks]
        if rescue is not None:
            self._rescue = [self._assistants.take(name, "rescue space") for name in rescue]
        return self

    def bonus(self, space: str, *tiles: str) -> Scenario:
        """The bonus tiles on a space of the research track (none: the space is empty)."""
        if space not in self.rules.spaces:
            raise BadPosition(f"there is no space {space!r} on this track")
        self._bonus_named[space] = [self._bonus.take(tile, space) for tile in tiles]
        return self

    def temple(self, *, arrivals: Sequence[int] = (), **stacks: int) -> Scenario:
        """Who reached the Lost Temple, in order, and how many tiles stacks have left (`temple_gold=0`)."""
        self.state.temple_arrivals += arrivals
        for seat in arrivals:
            if 0 <= seat < len(self.state.players):
                self.state.players[seat].magnifying_glass = self.rules.track.temple
        for tile, number in stacks.items():
            if tile not in self.rules.temple_index:
                raise BadPosition(f"there is no temple tile {tile!r}")
            self.state.temple_stacks[self.rules.temple_index[tile]] = number
        return self

    def round(self, number: int, *, starting_player: int = 0) -> Scenario:
        """The round, with the moon staff where it then stands."""
        self.state.round = self.state.staff = number
        self.state.starting_player = starting_player
        return self

    def fear_deck(self, cards: int) -> Scenario:
        """How many cards the Fear deck has left; the others are out of the game."""
        self._fear_deck = cards
        return self

    def plugin(self, plugin: str, slot: AnyPluginState) -> Scenario:
        """A plugin's slot of the state."""
        self.state.plugins[plugin] = slot
        return self

    # -- the game

    def start(self, turn: int = 0, *, effect: AnyEffect | None = None) -> Game:
        """The game in this position, on the turn of a seat.

        `effect` is resolved in place of that turn, between turns (for example the end of a round).
        """
        state = self.state
        self._player(turn)
        self._place_rest()
        state.actor = turn
        state.turn = -1
        if effect is not None:
            state.stack = [effect]
        else:
            state.stack = [NextTurn((turn + 1) % len(state.players)), Turn(turn)]
        return Game(Table(state, self.rules, self.config), [])

    def _place_rest(self) -> None:
        state = self.state
        rules = self.rules
        self._place_held()
        self._place_figures()
        for index, place in enumerate(rules.board.sites):
            site = state.sites[index]
            if place.id in self._sites_named or site.tile:
                continue
            needed = place.idols + place.hidden_idols
            pile = list(self._idols.left.elements())[:needed]
            for idol in pile:
                self._idols.take(idol, place.id)
            shown, hidden = tuple(pile[: place.idols]), tuple(pile[place.idols :])
            state.sites[index] = structs.replace(site, idols=shown, hidden_idols=hidden)
        state.left_over += self._idols.rest()
        self._place_bonus_tiles()
        self._place_assistants()
        loose = Counter(self._cards.left)
        fear = loose.pop(FEAR, 0)
        state.fear = fear if self._fear_deck is None else self._fear_deck
        rest = list(self._cards.rest())
        items = [card for card in rest if card in rules.items]
        artifacts = [card for card in rest if card in rules.artifacts]
        state.box += [card for card in rest if card in rules.basic_cards and card != FEAR]
        if self._row is None:
            self._row = []
            for place_ in range(len(state.card_row)):
                named, loose_ = (state.artifact_deck, artifacts) if place_ < state.staff else (state.item_deck, items)
                self._row.append(loose_.pop() if loose_ else named.pop() if named else "")
        for place_, card in enumerate(self._row):
            if card and (card in rules.artifacts) != (place_ < state.staff):
                raise BadPosition(f"card row: {card} lies on the wrong side of the moon staff")
        state.card_row = self._row
        tiles = self._tiles.rest()
        for name, pile, more in (
            ("items", state.item_deck, items),
            ("artifacts", state.artifact_deck, artifacts),
            ("1", state.site_stacks["1"], [tile for tile in tiles if rules.site_tiles[tile].level == 1]),
            ("2", state.site_stacks["2"], [tile for tile in tiles if rules.site_tiles[tile].level == 2]),
            ("guardians", state.guardians, self._guardians.rest()),
        ):
            if name in self._complete:
                state.box += more
            else:
                pile += more

    def _place_held(self) -> None:
        """What the slots of plugins and leaders hold is placed there, as they say."""
        slots = [(f"slot of {name}", slot) for name, slot in self.state.plugins.items()]
        slots += [(f"board of player {i}", player.board) for i, player in enumerate(self.state.players) if player.board]
        pools = (self._cards, self._guardians, self._assistants, self._tiles, self._idols, self._bonus)
        for where, slot in slots:
            for piece in slot.held():
                for pool in pools:
                    if piece in pool.known:
                        pool.take(piece, where)

    def _place_figures(self) -> None:
        state = self.state
        for seat, player in enumerate(state.players):
            out = sum(site.figures.count(seat) for site in state.sites)
            if player.board is not None:
                out += player.board.figures(seat)
            if player.archaeologists < 0:
                player.archaeologists = self._archaeologists[seat] - out
            if player.archaeologists < 0 or player.archaeologists + out > self._archaeologists[seat]:
                raise BadPosition(f"player {seat} has {self._archaeologists[seat]} figures")

    def _place_bonus_tiles(self) -> None:
        state = self.state
        dealt = {space: len(tiles) for space, tiles in state.bonus_tiles.items()}
        state.bonus_tiles = {}
        loose = self._bonus.rest()
        for space, number in dealt.items():
            named = self._bonus_named.pop(space, None)
            if named is None:
                named, loose = loose[:number], loose[number:]
            state.bonus_tiles[space] = tuple(named)
        for space, named in self._bonus_named.items():
            state.bonus_tiles[space] = tuple(named)
        state.left_over += loose

    def _place_assistants(self) -> None:
        state = self.state
        loose = self._assistants.rest()
        if self._rescue is not None:
            state.rescue = self._rescue
        elif self.rules.track.rescue:
            number = max(2, len(state.players))
            state.rescue, loose = loose[:number], loose[number:]
        if self._supply is not None:
            state.assistants = [*self._supply, [], [], []][: max(3, len(self._supply))]
            state.box += loose
        else:
            share = -(-len(loose) // 3)
            state.assistants = [loose[:share], loose[share : 2 * share], loose[2 * share :]]
