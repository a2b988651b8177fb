"""`arnak play`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from ..settings import GameCommand, configuration, game_flags, parts


@click.command(cls=GameCommand)
@game_flags
@click.option(
    "--bots",
    multiple=True,
    metavar="NAME[,NAME...]",
    help='Who plays the other seats: one name for all, or one for each; "human" is another person at this terminal.'
    " [default: greedy]",
)
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Save the game here after every choice; if the file exists, that game goes on.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a record at the end, for `arnak replay`.",
)
@click.option("--auto", is_flag=True, help="Bots play all seats; the log is printed.")
@click.pass_context
def play(
    context: click.Context, bots: tuple[str, ...], save: Path | None, record: Path | None, auto: bool, **given: Any
) -> None:
    """Play a game in the terminal.

    You play seat 1 against bots. Type the number of what you want to do, "?" for help, "? dog" to read a card.

    \b
    arnak play                                 a game of two, against a bot
    arnak play --players 4 --board snake       the harder temple, three bots
    arnak play --save evening.json             stop at any time, go on later
    arnak play --auto --seed 7                 watch two bots
    """
    from ..playing import play_game

    if save is not None and save.exists():
        flags = [
            flag.opts[0]
            for flag in context.command.params
            if flag.name in given and context.get_parameter_source(flag.name) is ParameterSource.COMMANDLINE
        ]
        if flags:
            click.echo(f"{save} holds a game already; left aside: {', '.join(flags)}", err=True)
    play_game(
        configuration({**given, "other_flags": ("--bots", "--save", "--record", "--auto")}),
        parts(bots),
        save=save,
        record=record,
        auto=auto,
    )
