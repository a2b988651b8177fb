"""`arnak replay`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from arnak_core import Game
    from arnak_core.events import AnyEvent
    from arnak_core.record import Record


Choice = tuple[int, str, str, "list[AnyEvent]"]
"""A choice made: who, the key, its text, and the events that followed."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print choices, events and scores as JSON.")
def replay(file: Path, as_json: bool) -> None:
    """Tell a recorded or saved game again, from its beginning.

    FILE is a record (`arnak play --record FILE`) or a save (`arnak play --save FILE`): the choices in it are made anew,
    and the log is printed.
    """
    from arnak_core.record import read_record

    record = read_record(file)
    if as_json:
        print_json(record)
    else:
        print_log(record)


def steps(record: Record) -> tuple[Game, list[Choice]]:
    """The game played anew, and its choices. Raises BadSave."""
    from arnak_core import BadSave, IllegalChoice, new_game

    game = new_game(record.config, undo=False)
    made: list[Choice] = []
    for number, key in enumerate(record.keys, start=1):
        if game.is_over:
            raise BadSave(f"the record does not fit these rules: the game is over before choice {number}")
        decision = game.decision
        text = next((option.text for option in decision.options if option.key == key), "")
        try:
            game.choose(key)
        except IllegalChoice as error:
            raise BadSave(
                f"the record does not fit these rules: at choice {number} of {len(record.keys)}, {error}"
            ) from error
        made.append((decision.player, key, text, list(game.events)))
    return game, made


def print_log(record: Record) -> None:
    """The game in words."""
    from rich.text import Text

    from arnak_core import new_game

    from .. import screen
    from ..settings import config_words
    from ..story import told
    from ..terminal import console

    game, made = steps(record)
    out = console()
    names = [f"Player {seat + 1}" for seat in range(record.config.players)]
    out.print(Text(f"{config_words(record.config)} · {len(record.keys)} choices", style="dim"))
    events = [*new_game(record.config).events, *(event for *_, found in made for event in found)]
    for paragraph in told(events, game.rules, None):
        out.print(screen.told_text(paragraph, names))
    out.print()
    if game.is_over:
        result = game.result()
        out.print(screen.score_table(result, names))
        out.print(Text(screen.outcome_words(result, names), style="bold"))
    else:
        out.print(Text(f"The record ends here, in round {game.state.round}.", style="bold"))


def print_json(record: Record) -> None:
    """The game as data."""
    import msgspec

    game, made = steps(record)
    result = game.result()
    data = {
        "configuration": record.config,
        "versions": record.versions,
        "choices": [
            {"player": player, "key": key, "text": text, "events": events} for player, key, text, events in made
        ],
        "over": game.is_over,
        "scores": result.scores,
        "ranking": result.ranking,
        "rivals": result.rivals,
    }
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2))
