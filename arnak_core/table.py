"""The table at play: the state, its rules, and what effects do with them; it runs the stack until somebody must decide.

Effects get the table. It knows no card and no rule: it pops the top effect, resolves it, and looks at the outcome.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from .config import GameConfig
from .effect import AnyEffect, Ask, AsPlayer, Option
from .events import AnyEvent, TokensGained, TokensPaid
from .hooks import Reaction, Replacement
from .ruleset import OwnByLeader, Ruleset
from .state import AnyPluginState, Player, State
from .vocabulary import Cost

_MASK = (1 << 64) - 1


def mixed(number: int) -> int:
    """A well mixed 64-bit number (the finaliser of splitmix64)."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Table:
    """A state with its rules while effects act on it.

    `events` holds what happened since it was last cleared; `revealed` says why the last steps can't be undone without
    knowing more than before ("" if they can).
    """

    __slots__ = ("ask", "chooser", "config", "events", "revealed", "rules", "state")

    def __init__(self, state: State, rules: Ruleset, config: GameConfig) -> None:
        self.state = state
        self.rules = rules
        self.config = config
        """The game's own configuration, with its seed (the ruleset's has none)."""
        self.events: list[AnyEvent] = []
        self.revealed = ""
        self.chooser = -1
        """The seat that made the last choice: what others then can't help doing shows something of their hands."""
        self.ask: Ask | None = None

    # -- running the stack

    def run(self) -> None:
        """Resolve effects until a player has something to decide (`ask`) or the stack is empty (`ask` is None)."""
        state = self.state
        stack = state.stack
        replacements = self.rules.replacements
        while stack:
            effect = stack.pop()
            if replacements:
                by_leader = replacements.get(type(effect))
                if by_leader is not None:
                    replaced = self._replaced(effect, by_leader[state.me.leader])
                    if replaced is not None:
                        stack.append(replaced)
                        continue
            result = effect.resolve(self)
            if result is None:
                continue
            if type(result) is not Ask:
                stack.append(result)
                continue
            options = result.options
            if not options:
                continue
            if result.free_actions and result.player == state.turn == state.actor:
                self.add_free_actions(options)
            if len(options) == 1:
                if result.player != self.chooser:
                    self.revealed = self.revealed or "another player had no choice"
                stack.append(options[0].effect)
                continue
            stack.append(effect)
            self.ask = result
            return
        self.ask = None

    def _replaced(self, effect: AnyEffect, replacements: tuple[Replacement, ...]) -> AnyEffect | None:
        for replace in replacements:
            replaced = replace(self, effect)
            if replaced is not None:
                return replaced
        return None

    def add_free_actions(self, options: list[Option]) -> None:
        """Append the free actions that the acting player has now."""
        for add_options in self.rules.free_actions[self.state.players[self.state.actor].leader]:
            add_options(self, options)

    def choose(self, option: Option) -> None:
        """Follow an option of the current ask and run on: a free action comes on top of the asking effect."""
        stack = self.state.stack
        if not option.free:
            stack.pop()
        stack.append(option.effect)
        self.run()

    def push(self, *effects: AnyEffect) -> None:
        """Put effects on the stack so that they are resolved in this order, next."""
        self.state.stack.extend(reversed(effects))

    # -- telling

    def emit(self, event: AnyEvent) -> None:
        """Note what happened; plugins that react to this kind of event put their effects on the stack."""
        self.events.append(event)
        reactions = self.rules.reactions
        if reactions:
            own = reactions.get(type(event))
            if own is not None:
                self._react(event, own)

    def _react(self, event: AnyEvent, reactions: OwnByLeader[Reaction]) -> None:
        """Reactions to what happened; a leader's only if it happened to its player (or to all), who acts for it."""
        state = self.state
        for reaction in reactions.get("", ()):
            effect = reaction(self, event)
            if effect is not None:
                state.stack.append(effect)
        players = state.players
        before = state.actor
        for seat in range(len(players) - 1, -1, -1) if event.for_all else (event.player,):
            leader = players[seat].leader if 0 <= seat < len(players) else ""
            if leader:
                for reaction in reactions.get(leader, ()):
                    state.actor = seat
                    effect = reaction(self, event)
                    state.actor = before
                    if effect is not None:
                        state.stack.append(effect if seat == before else AsPlayer(seat, effect))

    def reveal(self, why: str) -> None:
        """Note that hidden information came up: undo stops here."""
        self.revealed = why

    # -- looking

    @property
    def me(self) -> Player:
        """The acting player."""
        return self.state.players[self.state.actor]

    @contextmanager
    def acting(self, seat: int) -> Generator[None, None, None]:
        """While it lasts a seat is the acting player, to look at the table as that player; effects use `AsPlayer`."""
        before = self.state.actor
        self.state.actor = seat
        try:
            yield
        finally:
            self.state.actor = before

    def option(self, key: str, effect: AnyEffect, *, free: bool = False, text: str | None = None) -> Option:
        """The option with this key and effect; its text is the effect's unless given."""
        option = self.rules.options_made.get((key, effect, free, text))
        return option if option is not None else self.rules.option(key, effect, free=free, text=text)

    def cost(self, purpose: str, cost: Cost, thing: str) -> Cost:
        """What the acting player has to pay for a purpose ("dig", "buy_item" ...), after expansions' changes."""
        by_leader = self.rules.cost_changes.get(purpose)
        if by_leader is not None:
            for change in by_leader[self.me.leader]:
                cost = change(self, cost, thing)
        return cost

    def permitted(self, action: str, thing: str, usually: bool = True) -> bool:
        """Whether the acting player may do something, after expansions' permissions: one that forbids it prevails."""
        by_leader = self.rules.permissions.get(action)
        if by_leader is None:
            return usually
        allowed = usually
        for permission in by_leader[self.me.leader]:
            answer = permission(self, thing)
            if answer is False:
                return False
            if answer is True:
                allowed = True
        return allowed

    def plugin_state(self, plugin: str) -> AnyPluginState | None:
        """The slot of a plugin, or None before it has one."""
        return self.state.plugins.get(plugin)

    # -- tokens and chance

    def gain(self, tokens: tuple[int, int, int, int, int]) -> None:
        """Tokens from the supply to the acting player."""
        mine = self.me.tokens
        for i, n in enumerate(tokens):
            mine[i] += n
        self.emit(TokensGained(self.state.actor, tokens))

    def lose(self, tokens: tuple[int, int, int, int, int]) -> None:
        """Tokens from the acting player to the supply; the caller has made sure that they are there."""
        mine = self.me.tokens
        for i, n in enumerate(tokens):
            mine[i] -= n
        self.emit(TokensPaid(self.state.actor, tokens))

    def below(self, limit: int) -> int:
        """A random number from 0 to below the limit."""
        state = self.state
        state.random = (state.random + 0x9E3779B97F4A7C15) & _MASK
        return (mixed(state.random) * limit) >> 64

    def shuffle(self, pile: list[str]) -> None:
        """Shuffle a pile in place."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
