"""The command `arnak`: its commands are loaded when they are used, and plugins may add theirs."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, NoReturn

import click

from arnak_core import ArnakError

from .version import VERSION

COMMANDS = {
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games, and count.",
    "replay": "Tell a recorded or saved game again.",
    "show": "Read a card, tile, guardian, assistant, track or leader.",
    "expansions": "List the installed expansions and their options.",
    "catalogue": "Export all components as data.",
    "schema": "Print the JSON Schema of what frontends exchange with the engine.",
    "check": "Check a plugin for its author.",
}
"""The commands of this distribution, each in a module of its own, and what the overview says of them."""
BAD_INPUT = 2
INTERRUPTED = 130


class Arnak(click.Group):
    """The group of all commands. Whatever is wrong with the input is one line on stderr and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        self._add_commands_of_plugins()
        return [*COMMANDS, *(name for name in super().list_commands(ctx) if name not in COMMANDS)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS:
            return getattr(importlib.import_module(f"arnak_cli.commands.{cmd_name}"), cmd_name)
        self._add_commands_of_plugins()
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows: list[tuple[str, str]] = []
        for name in self.list_commands(ctx):
            about = COMMANDS.get(name)
            if about is None:
                command = self.get_command(ctx, name)
                if command is None or command.hidden:
                    continue
                about = command.get_short_help_str(limit=100)
            rows.append((name, about))
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def _add_commands_of_plugins(self) -> None:
        from .plugins import plugins

        manager = plugins()
        manager.call_all(manager.plugins.values(), "arnak_commands", group=self)

    def main(self, *args: Any, standalone_mode: bool = True, **extra: Any) -> Any:  # type: ignore[override]
        if not standalone_mode:
            return super().main(*args, standalone_mode=False, **extra)
        try:
            outcome = super().main(*args, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            fail(one_line(error))
        except ArnakError as error:
            fail(str(error))
        except (KeyboardInterrupt, click.Abort, EOFError):
            click.echo("\narnak: stopped", err=True)
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        sys.exit(outcome if isinstance(outcome, int) else 0)


def one_line(error: click.ClickException) -> str:
    """click's message in one line, with where to read more."""
    message = " ".join(error.format_message().split()).rstrip(".")
    if isinstance(error, click.UsageError) and error.ctx is not None:
        message += f" (see {error.ctx.command_path} --help)"
    return message


def fail(message: str) -> NoReturn:
    """Say what was wrong, in one line on stderr, and stop with exit code 2."""
    click.echo(f"arnak: {' '.join(message.split())}", err=True)
    sys.exit(BAD_INPUT)


@click.group(cls=Arnak, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="arnak")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Lost Ruins of Arnak in the terminal.

    Start with `arnak play`: a game against a bot. In the game, type the number of what you want to do, or `?` for help.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
