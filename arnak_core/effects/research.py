"""Research: moving a token up the track, bonus tiles, the Lost Temple, temple tiles (rulebook: "Research")."""

from __future__ import annotations

from ..components import Bridge
from ..effect import AnyEffect, Ask, Choose, Effect, InAnyOrder, Nothing, Option, Step
from ..events import BonusTileTaken, Researched, TempleTileTaken
from ..ruleset import Ruleset, derived
from ..state import Player
from ..table import Table
from ..vocabulary import MAGNIFYING_GLASS, NOTEBOOK, NOTHING, Cost, ResearchToken
from .pay import PayCost, can_pay, is_paid_as_printed
from .turn import MainAction

BOTH_TOKENS: tuple[ResearchToken, ...] = ("magnifying_glass", "notebook")


def position(player: Player, token: ResearchToken) -> str:
    """The space where a player's token stands."""
    return player.magnifying_glass if token == MAGNIFYING_GLASS else player.notebook


def add_research_options(
    table: Table,
    options: list[Option],
    main: bool,
    *,
    tokens: tuple[ResearchToken, ...] = BOTH_TOKENS,
    discount: Cost = NOTHING,
    free: bool = False,
    temple_tiles: bool = True,
) -> None:
    """Append the moves and temple tiles that the acting player can make and pay for now."""
    me = table.me
    rules = table.rules
    mine = me.tokens
    sliding = "research_cost" in rules.permissions
    changed = sliding or not is_paid_as_printed(table, "research") or discount != NOTHING or free
    made = _main_moves(rules) if main and not changed else None
    for token in tokens:
        space = rules.spaces[position(me, token)]
        if made is not None:
            for to, cost, option in made[token, space.id]:
                if cost.tokens_covered_by(mine) and may_move(table, token, to) and can_pay(table, cost, "research"):
                    options.append(option)
            continue
        for bridge in space.bridges:
            if token not in bridge.tokens or not may_move(table, token, bridge.to):
                continue
            for choice, printed in enumerate(bridge.costs[:1] if free else bridge.costs):
                if sliding and not free and not table.permitted("research_cost", f"{space.id}/{bridge.to}/{choice}"):
                    continue
                cost = table.cost("research", printed, f"{space.id}/{bridge.to}")
                if free or can_pay(table, cost, "research", discount):
                    options.append(_move_option(rules, token, space.id, bridge, choice, discount, free, main))
    if temple_tiles and (within_reach := temple_points_within_reach(table)):
        for index, tile in enumerate(rules.track.temple_tiles):
            if table.state.temple_stacks[index] and tile.points in within_reach:
                cost = table.cost("temple_tile", tile.cost, tile.id)
                if free or can_pay(table, cost, "temple_tile", discount):
                    take: AnyEffect = BuyTempleTile(tile.id, discount, free)
                    options.append(table.option(f"temple/{tile.id}", MainAction(take) if main else take))


def may_move(table: Table, token: ResearchToken, to: str) -> bool:
    """Whether a token may enter a space: the notebook never above the magnifying glass, unless something allows it."""
    if token == NOTEBOOK:
        spaces = table.rules.spaces
        ahead = spaces[to].row > spaces[table.me.magnifying_glass].row
        if ahead and not table.permitted("notebook_ahead", to, False):
            return False
    return "research" not in table.rules.permissions or table.permitted("research", f"{token}/{to}")


def temple_points_within_reach(table: Table) -> tuple[int, ...]:
    """The points of the temple tiles that may be taken: from the Lost Temple any, from rows below it those that the
    track says."""
    me = table.me
    rules = table.rules
    if me.magnifying_glass == rules.track.temple:
        return tuple(tile.points for tile in rules.track.temple_tiles)
    within_reach: tuple[int, ...] = ()
    for token in rules.track.early_tiles_by:
        row = rules.rows.get(rules.spaces[position(me, token)].row)
        if row is not None:
            within_reach += row.early_temple_tiles
    return within_reach


@derived
def _main_moves(rules: Ruleset) -> dict[tuple[str, str], list[tuple[str, Cost, Option]]]:
    """By token and space: where its bridges lead, their printed costs, and the option to research there."""
    return {
        (token, space.id): [
            (bridge.to, cost, _move_option(rules, token, space.id, bridge, choice, NOTHING, False, True))
            for bridge in space.bridges
            if token in bridge.tokens
            for choice, cost in enumerate(bridge.costs)
        ]
        for token in BOTH_TOKENS
        for space in rules.track.spaces
    }


def _move_option(
    rules: Ruleset,
    token: ResearchToken,
    source: str,
    bridge: Bridge,
    choice: int,
    discount: Cost,
    free: bool,
    main: bool,
) -> Option:
    move: AnyEffect = MoveToken(token, source, bridge.to, choice, discount, free)
    key = f"research/{token}/{bridge.to}" + (f"/{choice + 1}" if choice else "")
    return rules.option(key, MainAction(move) if main else move)


class Research(Effect, frozen=True):
    """Optional: a research action, for free or at a discount; it may also take a temple tile where it says so."""

    tokens: tuple[ResearchToken, ...] = BOTH_TOKENS
    discount: Cost = NOTHING
    free: bool = False
    temple_tile: bool = False

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        add_research_options(
            table,
            options,
            False,
            tokens=self.tokens,
            discount=self.discount,
            free=self.free,
            temple_tiles=self.temple_tile,
        )
        options.append(table.option("skip", Nothing(), text="Don't research"))
        return Ask(table.state.actor, "Research", options)

    def text(self, rules: Ruleset) -> str:
        who = "" if self.tokens == BOTH_TOKENS else f" with the {self.tokens[0].replace('_', ' ')}"
        price = " for free" if self.free else ""
        if self.discount != NOTHING:
            price = f" for {self.discount.words()} less"
        return f"research{who}{price}{' (temple tiles, too)' if self.temple_tile else ''}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "research", "token": "any" if self.tokens == BOTH_TOKENS else self.tokens[0]}
        if self.free:
            step["free"] = True
        if self.discount != NOTHING:
            step["discount"] = self.discount.step()
        if self.temple_tile:
            step["temple_tile"] = True
        return [step]


class MoveToken(Effect, frozen=True):
    """Pay a bridge's cost, then move the token along it and gain what is there."""

    token: ResearchToken
    source: str
    to: str
    choice: int = 0
    discount: Cost = NOTHING
    free: bool = False

    def _printed(self, rules: Ruleset) -> Cost:
        return rules.bridge(self.source, self.to).costs[self.choice]

    def resolve(self, table: Table) -> AnyEffect:
        arrive = Arrive(self.token, self.to)
        if self.free:
            return arrive
        cost = table.cost("research", self._printed(table.rules), f"{self.source}/{self.to}")
        return PayCost(cost, "research", self.discount) >> arrive

    def text(self, rules: Ruleset) -> str:
        price = "free" if self.free else self._printed(rules).less(self.discount).words()
        space = rules.spaces[self.to]
        row = rules.rows.get(space.row)
        rewards = (row.reward(self.token) if row is not None else None, space.rewards.get(self.token))
        words = " and ".join(reward.text(rules) for reward in rewards if reward is not None)
        gives = f": {words}" if words else ""
        return f"research with the {self.token.replace('_', ' ')} to {rules.track_words(self.to)} ({price}){gives}"


class Arrive(Effect, frozen=True):
    """Put a token on a space; its bonus tile and the row's reward come in the order its owner likes."""

    token: ResearchToken
    to: str

    def resolve(self, table: Table) -> AnyEffect | None:
        state = table.state
        me = table.me
        if self.token == MAGNIFYING_GLASS:
            me.magnifying_glass = self.to
        else:
            me.notebook = self.to
        table.emit(Researched(state.actor, self.token, self.to))
        if self.to == table.rules.track.temple:
            state.temple_arrivals.append(state.actor)
        space = table.rules.spaces[self.to]
        effects: list[AnyEffect] = []
        if state.bonus_tiles.get(self.to):
            effects.append(SearchBonusStack(self.to) if space.bonus_stack else TakeBonusTile(self.to))
        row = table.rules.rows.get(space.row)
        reward = row.reward(self.token) if row is not None else None
        if reward is not None:
            effects.append(reward)
        own = space.rewards.get(self.token)
        if own is not None:
            effects.append(own)
        if not effects:
            return None
        return InAnyOrder(tuple(effects)) if len(effects) > 1 else effects[0]

    def text(self, rules: Ruleset) -> str:
        return f"move the {self.token.replace('_', ' ')} to {rules.track_words(self.to)}"


class SearchBonusStack(Effect, frozen=True):
    """Look through the face-down bonus tiles on a space and take one; before that nobody knows what it may bring."""

    space: str

    def resolve(self, table: Table) -> AnyEffect | None:
        if not self.possible(table):
            return None
        table.reveal("hidden bonus tiles were looked at")
        return TakeBonusTile(self.space)

    def possible(self, table: Table) -> bool:
        return bool(table.state.bonus_tiles.get(self.space))

    def text(self, rules: Ruleset) -> str:
        return "look through the bonus tiles and take one"


class TakeBonusTile(Effect, frozen=True):
    """Take one of the bonus tiles on a space and resolve it; it leaves the game."""

    space: str

    def _tiles(self, table: Table) -> tuple[str, ...]:
        return table.state.bonus_tiles.get(self.space, ())

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Take a bonus tile",
            [
                table.option(f"bonus/{tile}", ClaimBonusTile(tile, self.space))
                for tile in dict.fromkeys(self._tiles(table))
            ],
        )

    def possible(self, table: Table) -> bool:
        return bool(self._tiles(table))

    def comes_first(self, table: Table) -> bool:
        return all(table.rules.bonus_tiles[tile].effect.comes_first(table) for tile in self._tiles(table))

    def text(self, rules: Ruleset) -> str:
        return "take a bonus tile"


class ClaimBonusTile(Effect, frozen=True):
    """A bonus tile from a space out of the game, for its effect."""

    tile: str
    space: str

    def resolve(self, table: Table) -> AnyEffect:
        tiles = list(table.state.bonus_tiles[self.space])
        tiles.remove(self.tile)
        table.state.bonus_tiles[self.space] = tuple(tiles)
        table.state.box.append(self.tile)
        table.emit(BonusTileTaken(table.state.actor, self.tile, self.space))
        return table.rules.bonus_tiles[self.tile].effect

    def text(self, rules: Ruleset) -> str:
        return f"bonus tile: {rules.bonus_tiles[self.tile].effect.text(rules)}"


class BuyTempleTile(Effect, frozen=True):
    """Pay for a temple tile and take it."""

    tile: str
    discount: Cost = NOTHING
    free: bool = False

    def resolve(self, table: Table) -> AnyEffect:
        take = TakeTempleTile(self.tile)
        if self.free:
            return take
        cost = table.cost("temple_tile", table.rules.temple_tile(self.tile).cost, self.tile)
        return PayCost(cost, "temple_tile", self.discount) >> take

    def text(self, rules: Ruleset) -> str:
        tile = rules.temple_tile(self.tile)
        price = "free" if self.free else tile.cost.less(self.discount).words()
        return f"temple tile worth {tile.points} points ({price})"


class TakeTempleTile(Effect, frozen=True):
    """A temple tile from its stack."""

    tile: str

    def resolve(self, table: Table) -> None:
        table.state.temple_stacks[table.rules.temple_index[self.tile]] -= 1
        table.me.temple_tiles.append(self.tile)
        table.emit(TempleTileTaken(table.state.actor, self.tile))

    def text(self, rules: Ruleset) -> str:
        return f"take a temple tile worth {rules.temple_tile(self.tile).points} points"


class ChooseByRows(Effect, frozen=True):
    """Choose different ones of the options, the more the further a research token has advanced."""

    options: tuple[AnyEffect, ...]
    thresholds: tuple[tuple[int, int], ...]
    """Rows that the token must have advanced, and the number of options from there on; ascending."""
    token: ResearchToken = MAGNIFYING_GLASS

    def number(self, table: Table) -> int:
        """How many options the acting player may choose now."""
        rows = table.rules.rows_advanced(self.token, position(table.me, self.token))
        return max((number for least, number in self.thresholds if rows >= least), default=0)

    def resolve(self, table: Table) -> AnyEffect | None:
        number = self.number(table)
        return Choose(self.options, number) if number else None

    def possible(self, table: Table) -> bool:
        return self.number(table) > 0 and any(option.possible(table) for option in self.options)

    def text(self, rules: Ruleset) -> str:
        options = " or ".join(option.text(rules) for option in self.options)
        numbers = ", ".join(f"{number} from {least} rows on" for least, number in self.thresholds)
        return f"choose by the rows of your {self.token.replace('_', ' ')} ({numbers}): {options}"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "choose_by_rows",
                "token": self.token,
                "thresholds": [{"min_rows": least, "n": number} for least, number in self.thresholds],
                "options": [option.steps() for option in self.options],
            }
        ]

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.options


class GainTempleTile(Effect, frozen=True):
    """Take a temple tile of that value without its research cost; nothing happens if all such stacks are empty."""

    points: int = 2

    def _tiles(self, table: Table) -> list[str]:
        stacks = zip(table.rules.track.temple_tiles, table.state.temple_stacks, strict=True)
        return [tile.id for tile, left in stacks if left and tile.points == self.points]

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Take a temple tile",
            [table.option(f"temple/{tile}", TakeTempleTile(tile)) for tile in self._tiles(table)],
        )

    def possible(self, table: Table) -> bool:
        return bool(self._tiles(table))

    def text(self, rules: Ruleset) -> str:
        return f"take a temple tile worth {self.points} points"

    def steps(self) -> list[Step]:
        return [{"op": "temple_tile_gain", "points": self.points, "free": True, "from": "any_of_three_stacks"}]
