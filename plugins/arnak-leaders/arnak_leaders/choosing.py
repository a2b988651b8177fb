"""How the players get their leaders when the game's configuration doesn't name them: dealt at random, or by draft."""

from __future__ import annotations

from arnak_core.effect import AnyEffect, Ask, Effect, Option
from arnak_core.hooks import SetupStep
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table

RANDOM = "random"


def unnamed_seats(table: Table) -> range:
    """The seats for which the configuration says nothing about a leader."""
    return range(len(table.config.leaders), len(table.state.players))


def deal_leaders(table: Table) -> None:
    """Seats for which nothing is said get a random leader."""
    for seat in unnamed_seats(table):
        table.state.players[seat].leader = RANDOM


def draft_leaders(table: Table) -> AnyEffect | None:
    """Seats for which nothing is said choose one, the last seat first (ruling: the later seats act later)."""
    seats = tuple(reversed(unnamed_seats(table)))
    return ChooseLeaders(seats) if seats else None


class ChooseLeaders(Effect, frozen=True):
    """One seat after the other chooses a leader that nobody has."""

    seats: tuple[int, ...]

    def resolve(self, table: Table) -> Ask:
        seat, *later = self.seats
        taken = [player.leader for player in table.state.players]
        options: list[Option] = []
        for leader in table.rules.leaders.values():
            if leader.id not in taken:
                choose: AnyEffect = HaveLeader(seat, leader.id)
                if later:
                    choose = choose >> ChooseLeaders(tuple(later))
                text = ": ".join([leader.name, *leader.about()[:1]])
                options.append(table.option(f"leader/{leader.id}", choose, text=text))
        return Ask(seat, "Choose your leader", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return "choose leaders"


class HaveLeader(Effect, frozen=True):
    """A seat has its leader, whose board lies before it."""

    seat: int
    leader: str

    def resolve(self, table: Table) -> None:
        player = table.state.players[self.seat]
        player.leader = self.leader
        player.board = table.rules.leaders[self.leader].board()

    def text(self, rules: Ruleset) -> str:
        return rules.leaders[self.leader].name


DEAL = SetupStep("deal_leaders", deal_leaders, after=("players",), before=("random_leaders",))
DRAFT = SetupStep("draft_leaders", draft_leaders, after=("card_row",), before=("starting_decks",))
