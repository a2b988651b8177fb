"""`arnak show`."""

from __future__ import annotations

import click


@click.command()
@click.argument("name", nargs=-1, required=True, metavar="NAME")
def show(name: tuple[str, ...]) -> None:
    """Read a component in words.

    NAME is the id or printed name of a card, tile, guardian, assistant, site, idol, track or leader of any installed
    expansion: `arnak show dog`, `arnak show "Sea Turtle"`, `arnak show bird`. House values, which stand in for printed
    ones that are not known, are marked.
    """
    from rich.text import Text

    from ..plugins import plugins
    from ..reading import everything_installed, read
    from ..terminal import coloured, console

    out = console()
    for number, lines in enumerate(read(" ".join(name), *everything_installed(plugins()))):
        if number:
            out.print()
        out.print(Text(lines[0], style="bold"))
        for line in lines[1:]:
            house = line.startswith(("House", "Note"))
            out.print(coloured(line, "italic" if house else ""))
