"""Turns with the rival: it begins every round and plays all its tiles, one a turn, also after the player has passed."""

from __future__ import annotations

from arnak_core.base.flow import EndRound, Turn
from arnak_core.effect import AnyEffect, Effect
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.vocabulary import ROUNDS

from .actions import carry_out
from .events import RivalFiguresReturned, RivalShuffled, RivalTileTurned
from .state import deciding_arrow, figures_home, lay_stack, rival_of, rival_seat, tiles_of


class TakeTurns(Effect, frozen=True):
    """The turn of the first who has one left, from a seat on; the rival's number comes after the players'.

    When all players have passed and no tile of the rival is left, the round ends.
    """

    seat: int

    def resolve(self, table: Table) -> AnyEffect | None:
        rival = rival_seat(table)
        for i in range(rival + 1):
            seat = (self.seat + i) % (rival + 1)
            after = TakeTurns((seat + 1) % (rival + 1))
            if seat == rival:
                if rival_of(table).stack:
                    return RivalTurn() >> after
            elif not table.state.players[seat].passed:
                return Turn(seat) >> after
        return RivalEndsRound() >> EndRound()

    def text(self, rules: Ruleset) -> str:
        return "the next turn"


def rival_begins(table: Table, effect: AnyEffect) -> AnyEffect:
    """The first turn of a round is the rival's."""
    return TakeTurns(rival_seat(table))


class RivalTurn(Effect, frozen=True):
    """The rival turns up an action tile and carries it out, as far as it can."""

    def resolve(self, table: Table) -> AnyEffect | None:
        rival = rival_of(table)
        tile = rival.stack[0]
        lay_stack(table, rival.stack[1:], (*rival.used, tile))
        table.reveal("the rival turned up an action tile")
        arrow = deciding_arrow(table)
        table.emit(RivalTileTurned(rival_seat(table), tile, arrow, len(rival.stack) - 1))
        return carry_out(table, tiles_of(table.rules)[tile], arrow)

    def text(self, rules: Ruleset) -> str:
        return "the rival's turn"


class RivalEndsRound(Effect, frozen=True):
    """The rival's figures come back, without Fear; before another round its tiles are shuffled."""

    def resolve(self, table: Table) -> None:
        seat = rival_seat(table)
        table.emit(RivalFiguresReturned(seat, figures_home(table)))
        if table.state.round < ROUNDS:
            shuffle_tiles(table)
            table.emit(RivalShuffled(seat, rival_of(table).arrow))

    def text(self, rules: Ruleset) -> str:
        return "the rival's end of the round"


def shuffle_tiles(table: Table) -> None:
    """All action tiles of the rival into a new face-down stack, whose top arrow is seen."""
    rival = rival_of(table)
    stack = sorted((*rival.stack, *rival.used))
    table.shuffle(stack)
    lay_stack(table, stack)
    table.reveal("the rival's tiles were shuffled")
