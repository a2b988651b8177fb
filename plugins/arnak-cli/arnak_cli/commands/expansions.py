"""`arnak expansions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from arnak_core import PluginManager

    from ..settings import DeclaredOption


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def expansions(as_json: bool) -> None:
    """List the installed expansions, their versions and their options.

    Options are flags of `arnak play` and `arnak simulate`. Plugins that can't be loaded are reported with the reason.
    """
    import msgspec

    from ..plugins import plugins
    from ..settings import GAME_FLAGS, declared_options

    manager = plugins()
    options = declared_options(manager, set(GAME_FLAGS))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_data(manager, options)), indent=2))
    else:
        show(manager, options)


def as_data(manager: PluginManager, options: list[DeclaredOption]) -> dict[str, object]:
    """The list as plain data."""
    import msgspec

    found: list[dict[str, object]] = []
    for info in manager.infos.values():
        schema = msgspec.json.schema(info.options) if info.options is not None else None
        found.append(
            {
                "id": info.id,
                "name": info.name,
                "version": info.version,
                "description": info.description,
                "requires": info.requires,
                "conflicts": info.conflicts,
                "players": info.players,
                "options": [
                    {
                        "name": option.field,
                        "flag": option.flag,
                        "default": option.default,
                        "description": option.description,
                    }
                    for option in options
                    if option.expansion == info.id
                ],
                "options_schema": schema,
            }
        )
    return {"expansions": found, "broken": manager.broken}


def show(manager: PluginManager, options: list[DeclaredOption]) -> None:
    """The list in words."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from ..settings import kind_words
    from ..terminal import console

    out = console()
    for info in manager.infos.values():
        out.print(Text.assemble((info.id, "bold cyan"), "  ", (info.name, "bold"), (f"  {info.version}", "dim")))
        if info.description:
            out.print(Text(f"  {info.description}"))
        facts = [f"requires {', '.join(other for other in info.requires)}" if info.requires else ""]
        facts.append(f"not together with {', '.join(info.conflicts)}" if info.conflicts else "")
        facts.append(f"players: {', '.join(map(str, info.players))}" if info.players else "")
        said = "; ".join(fact for fact in facts if fact)
        if said:
            out.print(Text(f"  {said[:1].upper()}{said[1:]}", style="dim"))
        own = [option for option in options if option.expansion == info.id]
        if own:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(no_wrap=True, style="green")
            grid.add_column()
            for option in own:
                grid.add_row(f"{option.flag} {kind_words(option.kind)}".rstrip(), about(option))
            out.print(Padding(grid, (0, 0, 0, 4)))
    for broken in manager.broken:
        out.print(Text(f"{broken.name} can't be used: {broken.reason}", style="red"))


def about(option: DeclaredOption) -> str:
    """What an option does, and its default."""
    words = option.description
    if option.default not in (None, "", (), []):
        shown = {True: "on", False: "off"}.get(option.default) if isinstance(option.default, bool) else option.default
        words += f" (default: {shown})"
    return words
