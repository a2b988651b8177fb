"""The course of the game: five rounds, turns until all have passed, the end of a round (rulebook: "Round")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, AsPlayer, Effect, Nothing, Option
from ..effects.card_row import exile_from_row, refill_row
from ..effects.drawing import draw_cards
from ..effects.exile import take_fear
from ..effects.guardians import NO_GUARDIAN_FEAR
from ..effects.turn import MainAction, Pass
from ..events import (
    CardMoved,
    CardsKept,
    FigureMoved,
    GameEnded,
    HandDrawn,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from ..ruleset import Ruleset
from ..state import SiteState
from ..table import Table
from ..vocabulary import FREE_SPACE, ROUNDS

HAND_SIZE = 5


class PlayRound(Effect, frozen=True):
    """A round: draw up to five cards, then turns from the starting player on."""

    number: int

    def resolve(self, table: Table) -> None:
        state = table.state
        state.round = self.number
        starting = state.starting_player
        seats = seats_from(table, starting)
        turns = NextTurn(starting)
        table.push(*(AsPlayer(seat, DrawHand()) for seat in seats), turns)
        state.actor = starting
        table.emit(RoundBegan(starting, self.number))

    def text(self, rules: Ruleset) -> str:
        return f"round {self.number}"


def seats_from(table: Table, first: int) -> list[int]:
    """All seats clockwise, from one on."""
    count = len(table.state.players)
    return [(first + i) % count for i in range(count)]


class DrawHand(Effect, frozen=True):
    """Draw up to five cards; there is no reshuffle, and who holds five or more draws none."""

    def resolve(self, table: Table) -> None:
        draw_cards(table, max(0, HAND_SIZE - len(table.me.hand)))
        table.emit(HandDrawn(table.state.actor))

    def text(self, rules: Ruleset) -> str:
        return "draw up to five cards"


# -- turns


class NextTurn(Effect, frozen=True):
    """The turn of the first player from a seat on who has not passed; the end of the round when all have."""

    seat: int

    def resolve(self, table: Table) -> AnyEffect | None:
        players = table.state.players
        count = len(players)
        for seat in range(self.seat, self.seat + count):
            if not players[seat % count].passed:
                table.push(Turn(seat % count), NextTurn((seat + 1) % count))
                return None
        return EndRound()

    def text(self, rules: Ruleset) -> str:
        return "the next turn"


class Turn(Effect, frozen=True):
    """A player's turn: exactly one main action, free actions before, during and after it."""

    seat: int

    def resolve(self, table: Table) -> None:
        state = table.state
        state.turn = state.actor = self.seat
        state.main_action_done = False
        table.push(ChooseMainAction(), EndTurn())
        table.emit(TurnBegan(self.seat))

    def text(self, rules: Ruleset) -> str:
        return f"the turn of player {self.seat + 1}"


class ChooseMainAction(Effect, frozen=True):
    """Choose the main action; skipped when a free action already was one (pass to gain)."""

    def resolve(self, table: Table) -> Ask | None:
        state = table.state
        if state.main_action_done:
            return None
        options: list[Option] = []
        for add_options in table.rules.main_actions[state.players[state.actor].leader]:
            add_options(table, options)
        return Ask(state.actor, "Your main action", options)

    def text(self, rules: Ruleset) -> str:
        return "choose the main action"


class EndTurn(Effect, frozen=True):
    """The main action is done: further free actions, or end the turn."""

    def resolve(self, table: Table) -> Ask:
        return Ask(table.state.actor, "Free actions, or end the turn", [table.option("end_turn", FinishTurn())])

    def text(self, rules: Ruleset) -> str:
        return "end the turn"


class FinishTurn(Effect, frozen=True):
    """Leftover travel icons vanish and the card row is refilled."""

    def resolve(self, table: Table) -> None:
        state = table.state
        seat = state.actor
        me = table.me
        if any(me.travel):
            me.travel[:] = (0, 0, 0, 0)
        refill_row(table)
        state.turn = -1
        table.emit(TurnEnded(seat))

    def text(self, rules: Ruleset) -> str:
        return "end the turn"


def add_pass(table: Table, options: list[Option]) -> None:
    """Passing is always possible."""
    options.append(table.option("pass", MainAction(Pass())))


# -- the end of a round


class EndRound(Effect, frozen=True):
    """The figures come back, with a Fear for each at a guarded site; then, but for the last round, hands and row."""

    def resolve(self, table: Table) -> None:
        state = table.state
        seats = seats_from(table, state.starting_player)
        for seat in seats:
            figures_home(table, seat)
        last = state.round == ROUNDS
        if last:
            table.push(EndGame())
        else:
            keeping = [AsPlayer(seat, KeepCards()) for seat in seats if state.players[seat].hand]
            table.push(*keeping, CleanUp(), PlayRound(state.round + 1))
        table.emit(RoundEnded(state.starting_player, state.round))

    def text(self, rules: Ruleset) -> str:
        return "end the round"


def figures_home(table: Table, seat: int) -> None:
    """A seat's figures back to its board, a Fear for each that stood at a site with a guardian."""
    state = table.state
    player = state.players[seat]
    for index, site in enumerate(state.sites):
        if seat not in site.figures:
            continue
        for figure in site.figures:
            if figure == seat:
                player.archaeologists += 1
                table.emit(FigureMoved(seat, table.rules.board.sites[index].id, "board"))
                if site.guardian and NO_GUARDIAN_FEAR not in player.round_effects:
                    take_fear(table, seat)
        state.sites[index] = SiteState(
            tuple(FREE_SPACE if figure == seat else figure for figure in site.figures),
            site.tile,
            site.guardian,
            site.idols,
            site.hidden_idols,
        )


class KeepCards(Effect, frozen=True):
    """Each card left in hand may be kept or discarded; the others see it when all have chosen."""

    def resolve(self, table: Table) -> Ask:
        options = [table.option("keep", Nothing(), text="Keep the cards left in hand")]
        options += [
            table.option(f"discard/{card}", PutDown(card) >> KeepCards(), text=f"Discard {table.rules.name(card)}")
            for card in dict.fromkeys(table.me.hand)
            if table.permitted("discard_at_end", card)
        ]
        return Ask(table.state.actor, "Which cards do you discard? Those left in hand are kept", options)

    def text(self, rules: Ruleset) -> str:
        return "keep or discard cards"


class PutDown(Effect, frozen=True):
    """A hand card chosen to be discarded."""

    card: str

    def resolve(self, table: Table) -> None:
        table.me.hand.remove(self.card)
        table.me.discarding.append(self.card)

    def text(self, rules: Ruleset) -> str:
        return f"discard {rules.name(self.card)}"


class CleanUp(Effect, frozen=True):
    """Shuffle the play areas under the decks, refresh assistants, exile beside the staff, move it, refill."""

    def resolve(self, table: Table) -> AnyEffect:
        state = table.state
        for seat, player in enumerate(state.players):
            table.emit(CardsKept(seat, len(player.hand)))
            for card in player.discarding:
                table.emit(CardMoved(seat, card, "hand", "play"))
            player.play += player.discarding
            player.discarding.clear()
        return ShufflePlayAreas() >> NextRow() >> PassMarker()

    def text(self, rules: Ruleset) -> str:
        return "clean up"


class ShufflePlayAreas(Effect, frozen=True):
    """Each play area is shuffled and put under its deck; assistants are refreshed, round effects end."""

    def resolve(self, table: Table) -> None:
        for player in table.state.players:
            table.shuffle(player.play)
            player.deck += player.play
            player.play.clear()
            player.passed = False
            player.round_effects.clear()
            for assistant in player.assistants:
                player.turn_assistant(assistant.id, ready=True)

    def text(self, rules: Ruleset) -> str:
        return "shuffle the play areas under the decks"


class NextRow(Effect, frozen=True):
    """Exile the artifact and the item beside the moon staff, move the staff one to the right, refill.

    Only what lies right beside the staff goes; a gap there stays a gap (ruling on case C18).
    """

    each_side: int = 1
    """How many places on each side of the staff are cleared, as far as there are so many."""

    def resolve(self, table: Table) -> None:
        state = table.state
        for place in range(state.staff - 1, max(-1, state.staff - 1 - self.each_side), -1):
            exile_from_row(table, place)
        for place in range(state.staff, min(len(state.card_row), state.staff + self.each_side)):
            exile_from_row(table, place)
        state.staff += 1
        refill_row(table)

    def text(self, rules: Ruleset) -> str:
        return "prepare the card row"


class PassMarker(Effect, frozen=True):
    """The starting player marker moves one seat to the left."""

    def resolve(self, table: Table) -> None:
        state = table.state
        state.starting_player = (state.starting_player + 1) % len(state.players)

    def text(self, rules: Ruleset) -> str:
        return "the next player starts"


class EndGame(Effect, frozen=True):
    """The last round is over."""

    def resolve(self, table: Table) -> None:
        table.emit(GameEnded(table.state.starting_player))

    def text(self, rules: Ruleset) -> str:
        return "final scoring"
