"""A game in the terminal: people and bots take turns, people by number."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from arnak_core import ArnakError, BadConfiguration, Game, GameConfig, NothingToUndo, Option, new_game
from arnak_core.base.flow import ChooseMainAction
from arnak_core.events import AnyEvent, TurnBegan, TurnEnded
from arnak_core.record import load_game, save_game, write_record
from arnak_core.ruleset import sentence

from . import screen
from .bots import Bot, chance_for, make_bot
from .plugins import plugins
from .reading import read
from .settings import config_words
from .story import told
from .terminal import coloured, console, joined, seat_style

HUMAN = "human"
HELP = """\
[b]number[/b]     take that option (the key in full works too)
[b]?[/b]          this help
[b]? NAME[/b]     read a card, tile, guardian or assistant: [i]? dog[/i]
[b]board[/b]      the whole table: research track, map, card row, players  (short: b)
[b]log[/b]        what happened in this sitting  (short: l)
[b]score[/b]      the score as it stands
[b]undo[/b]       take your last choice back, as far as nothing hidden came up  (short: u)
[b]save FILE[/b]  save the game; go on with: arnak play --save FILE
[b]quit[/b]       stop  (short: q)"""


class Quit(Exception):
    """The person at the terminal stops."""


def play_game(config: GameConfig, names: Sequence[str], *, save: Path | None, record: Path | None, auto: bool) -> None:
    """Play a game to the end, or until somebody quits."""
    resumed = save is not None and save.exists()
    if resumed:
        assert save is not None
        game = load_game(save)
    else:
        game = new_game(config)
    for path in (save, record):
        if path is not None:
            check_folder(path)
    seats = seated(game.config.players, names, auto)
    sitting = Sitting(game, seats, save=save)
    sitting.begin(resumed)
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        sitting.stop()
    else:
        sitting.finish()
    if record is not None:
        write_record(game, record)


def check_folder(path: Path) -> None:
    """Raise BadConfiguration if a file can't be written there: better before the game than after it."""
    if not path.parent.is_dir():
        raise BadConfiguration(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadConfiguration(f"{path}: the folder {path.parent} can't be written to")


def seated(players: int, names: Sequence[str], auto: bool) -> list[Bot | None]:
    """Who plays each seat: a bot, or None for a person. Raises BadConfiguration and UnknownBot."""
    manager = plugins()
    seats: list[str] = [] if auto else [HUMAN]
    others = players - len(seats)
    names = list(names) or ["greedy"]
    if len(names) == 1:
        names *= others
    if auto and HUMAN in names:
        raise BadConfiguration("with --auto bots play all seats: no human")
    if len(names) != others:
        raise BadConfiguration(f"{len(names)} bots are named for {others} seats: name one for all, or one for each")
    return [None if name == HUMAN else make_bot(manager, name) for name in (*seats, *names)]


class Sitting:
    """A game at this terminal, from beginning or resuming until its end or until somebody quits."""

    def __init__(self, game: Game, seats: list[Bot | None], *, save: Path | None) -> None:
        self.game = game
        self.seats = seats
        self.save = save
        self.out: Console = console()
        self.people = [seat for seat, bot in enumerate(seats) if bot is None]
        self.events: list[AnyEvent] = list(game.events)
        """Everything since the sitting began."""
        self.told_before: dict[int, int] = {}
        """By number of choices, how many of these events there were then."""
        self.read_up_to: dict[int | None, int] = {}
        """How many of these events each person has read (None: who only watches)."""
        self.seen_turn: tuple[int, int] | None = None
        self.seen_round: tuple[int, int] | None = None
        self.last_person: int | None = None

    # -- words

    def names(self, viewer: int | None) -> list[str]:
        """The seats' names, as a person reads them."""
        names: list[str] = []
        for seat, bot in enumerate(self.seats):
            who = f" ({bot.name})" if bot is not None else " (you)" if seat == viewer else ""
            names.append(f"Player {seat + 1}{who}")
        return names

    def tell(self, events: Sequence[AnyEvent], viewer: int | None) -> None:
        """Print what happened."""
        names = self.names(viewer)
        for paragraph in told(events, self.game.rules, viewer):
            self.out.print(screen.told_text(paragraph, names))

    def catch_up(self, viewer: int | None) -> None:
        """Print what happened since the viewer last read the log."""
        self.tell(self.events[self.read_up_to.get(viewer, 0) :], viewer)
        self.read_up_to[viewer] = len(self.events)

    # -- the course of the sitting

    def begin(self, resumed: bool) -> None:
        """Greet."""
        self.out.print(Rule(Text("Lost Ruins of Arnak", style="bold"), style="dim"))
        self.out.print(Text(config_words(self.game.config), style="dim"))
        if resumed:
            self.out.print(Text(f"The saved game goes on ({len(self.game.keys)} choices were made).", style="bold"))
        elif self.people:
            self.out.print('Type the number of what you want to do; "?" explains the rest.')

    def play(self) -> None:
        """Until the game is over."""
        game = self.game
        while not game.is_over:
            seat = game.decision.player
            bot = self.seats[seat]
            if bot is None:
                self.ask(seat)
            else:
                self.take(bot.choose(game, chance_for(game)))
                if not self.people and any(isinstance(event, TurnEnded) for event in game.events):
                    self.catch_up(None)

    def take(self, key: str) -> None:
        """Choose an option, and save."""
        self.told_before[len(self.game.keys)] = len(self.events)
        self.game.choose(key)
        self.events += self.game.events
        if self.save is not None and self.people:
            try:
                save_game(self.game, self.save)
            except OSError as error:
                self.out.print(Text(f"{self.save} can't be written: {error.strerror}. Use: save FILE", style="red"))
                self.save = None

    def finish(self) -> None:
        """The final scores."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.read_up_to.setdefault(None, min(self.read_up_to.values(), default=0))
        self.catch_up(viewer)
        result = self.game.result()
        names = self.names(viewer)
        self.out.print()
        self.out.print(screen.score_table(result, names))
        self.out.print(Text(screen.outcome_words(result, names), style="bold"))
        if self.save is not None:
            save_game(self.game, self.save)

    def stop(self) -> None:
        """Somebody quits."""
        self.out.print()
        if self.save is None:
            self.out.print("You left the game; it was not saved (use --save FILE next time).")
            return
        save_game(self.game, self.save)
        self.out.print(f"Saved. Go on with: arnak play --save {self.save}")

    # -- a person decides

    def ask(self, seat: int) -> None:
        """Show what a person needs to know, and let them choose one option or give a command."""
        game = self.game
        if len(self.people) > 1 and self.last_person != seat:
            if self.last_person is not None:
                self.out.clear()
            self.read_line(
                Text(
                    f"Player {seat + 1}, it is your turn: press Enter when only you look. ",
                    style=f"bold {seat_style(seat)}",
                )
            )
        self.last_person = seat
        self.catch_up(seat)
        at_main = bool(game.state.stack) and isinstance(game.state.stack[-1], ChooseMainAction)
        turn = (seat, sum(isinstance(event, TurnBegan) for event in self.events))
        if at_main and turn != self.seen_turn:
            self.seen_turn = turn
            self.show_board(seat, whole=(seat, game.state.round) != self.seen_round)
            self.seen_round = (seat, game.state.round)
        ordered = self.show_options(seat, main=at_main)
        while True:
            typed = self.read_line(Text(f"Round {game.state.round} > ", style=f"bold {seat_style(seat)}")).strip()
            option = chosen(typed, ordered)
            if option is not None:
                self.take(option.key)
                return
            if self.command(typed, seat):
                return

    def show_board(self, seat: int, *, whole: bool = True) -> None:
        """The table; the research track on a narrow terminal only if it is the whole one."""
        names = self.names(seat)
        self.out.print()
        self.out.print(
            Rule(
                Text(f"Round {self.game.state.round} of 5 · {names[seat]}", style=f"bold {seat_style(seat)}"),
                style="dim",
            )
        )
        self.out.print(screen.board(self.game.view(seat), self.game.rules, names, self.out.width, whole=whole))

    def show_options(self, seat: int, *, main: bool) -> list[Option]:
        """The person's hand and the options."""
        game = self.game
        view = game.view(seat)
        me = view.players[seat]
        decision = game.decision
        if main:
            self.out.print(screen.hand_table(view, game.rules))
        have = joined(["You have", screen.tokens_text(me)])
        if not main:
            hand = ", ".join(game.rules.name(card) for card in me.hand or []) or "no card"
            have.append(f" · in hand: {hand}", style="dim")
        self.out.print(have)
        heading = "Main actions" if main else decision.prompt
        table, ordered = screen.options_table(decision.options, heading, view, game.rules, self.out.width)
        self.out.print(table)
        return ordered

    def read_line(self, prompt: Text) -> str:
        """A line from the person at the terminal."""
        self.out.print(prompt, end="")
        return input()

    def command(self, typed: str, seat: int) -> bool:
        """Carry out a command; returns whether the options have to be shown anew."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if typed.startswith("?") and len(typed) > 1:
            self.read_card(typed[1:].strip())
        elif word in ("", "?", "h", "help"):
            self.out.print(HELP)
        elif word in ("b", "board"):
            self.show_board(seat)
            return True
        elif word in ("l", "log"):
            self.tell(self.events, seat)
        elif word == "score":
            self.out.print(screen.score_table(self.game.result(), self.names(seat), over=False))
        elif word in ("u", "undo"):
            return self.undo(seat)
        elif word in ("s", "save"):
            self.save_to(rest)
        elif word in ("q", "quit", "exit"):
            raise Quit
        else:
            self.out.print(Text(f'"{typed}" is none of the options: type its number, or ? for help.', style="red"))
        return False

    def undo(self, seat: int) -> bool:
        """Take the person's last choice back, and with it what bots chose since."""
        game = self.game
        keys = list(game.keys)
        try:
            game.undo()
            while game.decision.player != seat:
                game.undo()
        except NothingToUndo as error:
            for key in keys[len(game.keys) :]:
                game.choose(key)
            self.out.print(Text(f"{sentence(str(error))}.", style="red"))
            return False
        del self.events[self.told_before.get(len(game.keys), 0) :]
        for reader, number in self.read_up_to.items():
            self.read_up_to[reader] = min(number, len(self.events))
        self.out.print(Text("Taken back.", style="bold"))
        return True

    def save_to(self, name: str) -> None:
        """Save the game; from then on after every choice."""
        path = Path(name).expanduser() if name else self.save
        if path is None:
            self.out.print("Say where: save FILE")
            return
        try:
            save_game(self.game, path)
        except OSError as error:
            self.out.print(Text(f"{path} can't be written: {error.strerror}", style="red"))
            return
        self.save = path
        self.out.print(f"Saved. Go on with: arnak play --save {path}")

    def read_card(self, name: str) -> None:
        """A component in words."""
        try:
            for lines in read(name, self.game.rules):
                self.out.print(Text(lines[0], style="bold"))
                for line in lines[1:]:
                    self.out.print(coloured("  " + line))
        except ArnakError as error:
            self.out.print(Text(str(error), style="red"))


def chosen(typed: str, ordered: Sequence[Option]) -> Option | None:
    """The option that was typed by number or key."""
    with contextlib.suppress(ValueError):
        number = int(typed)
        return ordered[number - 1] if 1 <= number <= len(ordered) else None
    return next((option for option in ordered if option.key == typed), None)
