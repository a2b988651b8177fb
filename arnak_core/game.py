"""A game: new, decision, choose, undo, copy, view, result. It needs no terminal, thread, clock, file or network."""

from __future__ import annotations

from msgspec import Struct

from .config import GameConfig
from .effect import Ask, SetUp
from .errors import ArnakError, GameIsOver, IllegalChoice, NothingToUndo
from .events import AnyEvent
from .hooks import PluginManager, Score
from .ruleset import Ruleset, ruleset
from .sampling import draw_unknown_anew
from .state import State
from .table import Table, mixed
from .view import SPECTATOR, View, make_view
from .vocabulary import amount

Decision = Ask
"""What has to be decided: `.player`, `.prompt`, `.options` with `.key`, `.text`, `.effect`, `.free`."""


class Result(Struct, frozen=True):
    """The scores by seat, the ranking (best first, ties together), and rivals that are no players."""

    scores: list[Score]
    ranking: list[list[int]]
    rivals: list[Score]

    @property
    def margin(self) -> int | None:
        """By how much the best player is ahead of the best rival (negative: behind); None where there is no rival."""
        if not self.rivals:
            return None
        return max(score.total for score in self.scores) - max(rival.total for rival in self.rivals)

    @property
    def outcome(self) -> str:
        """How a game against a rival ended, in words: "won by 5 points"; "" where there is no rival."""
        margin = self.margin
        if margin is None:
            return ""
        if margin == 0:
            return "tied, which is no win"
        return f"{'won' if margin > 0 else 'lost'} by {amount(abs(margin), 'point')}"

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place, unless a rival did at least as well."""
        best = max(self.scores, key=lambda score: score.total).total
        return [] if any(rival.total >= best for rival in self.rivals) else self.ranking[0]


class Game:
    """A game being played.

    With `undo=False` it keeps no states to go back to, which makes `choose` a little faster (for bots).
    """

    __slots__ = (
        "_checkpoint",
        "_checkpoint_at",
        "_origin",
        "_origin_at",
        "_why_no_undo",
        "keys",
        "table",
        "undoable",
    )

    def __init__(self, table: Table, keys: list[str], *, undo: bool = True) -> None:
        self.table = table
        self.keys = keys
        """The keys chosen since the start."""
        self.undoable = undo
        table.run()
        self._origin: State | None = table.state.copy() if undo else None
        self._checkpoint = self._origin
        self._checkpoint_at = self._origin_at = len(keys)
        self._why_no_undo = "the saved game goes on here" if keys else "the game starts here"

    @classmethod
    def new(cls, config: GameConfig, *, plugins: PluginManager | None = None, undo: bool = True) -> Game:
        """Set up a game. Raises BadConfiguration (and its kinds) when it can't be set up so."""
        config.check_types()
        rules = ruleset(config, plugins)
        state = State(random=mixed(config.seed & ((1 << 64) - 1)), players=[], sites=[], stack=[SetUp()])
        return cls(Table(state, rules, config), [], undo=undo)

    # -- looking

    @property
    def config(self) -> GameConfig:
        """What the game was set up with."""
        return self.table.config

    @property
    def rules(self) -> Ruleset:
        """The assembled rules and components."""
        return self.table.rules

    @property
    def state(self) -> State:
        """The whole state, secrets included. Look, don't touch: `view` is for players."""
        return self.table.state

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.table.ask is None

    @property
    def decision(self) -> Decision:
        """What has to be decided now. Raises ArnakError when the game is over."""
        ask = self.table.ask
        if ask is None:
            raise ArnakError("the game is over: there is nothing to decide")
        return ask

    @property
    def events(self) -> list[AnyEvent]:
        """What happened since the last choice was made (or, before the first one, during the set-up)."""
        return self.table.events

    def events_seen_by(self, player: int = SPECTATOR) -> list[AnyEvent]:
        """The events as a seat (or a spectator) may know them: what frontends are sent."""
        return [event.redacted(player) for event in self.table.events]

    def view(self, player: int = SPECTATOR) -> View:
        """The game as a seat may see it; without a seat, as a spectator does."""
        return make_view(self.table, player)

    def result(self) -> Result:
        """The scores as they stand, by category, and the ranking; final once the game is over."""
        table = self.table
        players = table.state.players
        scores = [
            Score(
                f"Player {seat + 1}",
                {rule.category: rule.points(table, seat) for rule in table.rules.scoring[player.leader]},
                seat,
            )
            for seat, player in enumerate(players)
        ]

        def strength(seat: int) -> tuple[int, ...]:
            return (scores[seat].total, *(tie_break(table, seat) for tie_break in table.rules.tie_breaks))

        ranking: list[list[int]] = []
        for seat in sorted(range(len(players)), key=strength, reverse=True):
            if ranking and strength(ranking[-1][0]) == strength(seat):
                ranking[-1].append(seat)
            else:
                ranking.append([seat])
        return Result(scores, ranking, [rival(table) for rival in table.rules.rivals])

    # -- playing

    def choose(self, key: str) -> None:
        """Choose an option of the current decision by its key. Raises IllegalChoice, leaving the game as it was."""
        table = self.table
        ask = table.ask
        if ask is None:
            raise GameIsOver(key)
        for option in ask.options:
            if option.key == key:
                break
        else:
            raise IllegalChoice(key, [option.key for option in ask.options])
        table.events = []
        table.revealed = ""
        table.chooser = ask.player
        self.keys.append(key)
        table.choose(option)
        if table.revealed and self.undoable:
            self._checkpoint = table.state.copy()
            self._checkpoint_at = len(self.keys)
            self._why_no_undo = table.revealed

    @property
    def undo_stops_because(self) -> str:
        """Why the last choice can't be undone; "" if it can."""
        return self._why_no_undo if self._checkpoint is None or len(self.keys) <= self._checkpoint_at else ""

    def undo(self, *, beyond_reveals: bool = False) -> None:
        """Take the last choice back, unless hidden information came up with it; `beyond_reveals` goes further, for bots
        and tests. Raises NothingToUndo."""
        if not self.keys or not self.undoable or self._checkpoint is None or self._origin is None:
            raise NothingToUndo("nothing to undo: " + self._why_no_undo)
        if len(self.keys) > self._checkpoint_at:
            self._replay_from(self._checkpoint, self._checkpoint_at, self.keys[:-1])
        elif not beyond_reveals:
            raise NothingToUndo(f"undo stops here: {self._why_no_undo}")
        else:
            if len(self.keys) == self._origin_at:
                raise NothingToUndo(
                    "nothing to undo: " + ("the saved game goes on here" if self.keys else "the game starts here")
                )
            self._checkpoint, self._checkpoint_at = self._origin, self._origin_at
            self._replay_from(self._origin, self._origin_at, self.keys[:-1])

    def _replay_from(self, state: State, first: int, keys: list[str]) -> None:
        table = self.table
        table.state = state.copy()
        self.keys = keys[:first]
        table.run()
        for key in keys[first:]:
            self.choose(key)
        table.events = []

    def copy(self, *, undo: bool = False) -> Game:
        """An independent copy, cheap enough for tree search. It starts its own undo history if asked to have one."""
        game = Game.__new__(Game)
        old = self.table
        table = Table(old.state.copy(), old.rules, old.config)
        table.ask = old.ask
        game.table = table
        game.keys = self.keys[:]
        game.undoable = undo
        game._origin = game._checkpoint = table.state.copy() if undo else None
        game._checkpoint_at = game._origin_at = len(game.keys)
        game._why_no_undo = "the copy starts here"
        return game

    def sample(self, player: int, seed: int) -> Game:
        """A copy in which everything that the player can't know is drawn anew: for bots that don't cheat."""
        game = self.copy()
        draw_unknown_anew(game.table, player, mixed(seed & ((1 << 64) - 1)))
        game.table.ask = None
        game.table.run()
        return game


def new_game(config: GameConfig, *, plugins: PluginManager | None = None, undo: bool = True) -> Game:
    """Set up a game: `new_game(GameConfig(players=2, seed=7))`. Raises BadConfiguration and its kinds."""
    return Game.new(config, plugins=plugins, undo=undo)
