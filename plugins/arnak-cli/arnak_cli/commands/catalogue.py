"""`arnak catalogue`."""

from __future__ import annotations

from typing import cast

import click


@click.command()
@click.option(
    "--expansion",
    "expansions",
    multiple=True,
    metavar="ID",
    help="Only this expansion; may be repeated. [default: all]",
)
@click.option("--json", "as_json", is_flag=True, help="Print all the data as JSON; else only what there is.")
def catalogue(expansions: tuple[str, ...], as_json: bool) -> None:
    """Export all components: what is printed on them, their effects as data and in words.

    House values, which stand in for printed ones that are not known, are listed under "house" in each entry.
    """
    import msgspec

    from arnak_core.catalogue import export_catalogue, ruleset_of

    from ..plugins import plugins
    from ..reading import everything_in
    from ..settings import parts

    wanted = parts(expansions) or list(plugins().infos)
    merged: dict[str, object] = {}
    for expansion in wanted:
        ruleset_of([expansion])
        for rules in everything_in(plugins(), expansion):
            merge(merged, export_catalogue(rules, expansion=expansion))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(merged), indent=2))
        return
    for kind, entries in merged.items():
        if isinstance(entries, list):
            listed = cast("list[dict[str, object]]", entries)
            names = ", ".join(str(entry.get("name") or entry.get("id")) for entry in listed)
            click.echo(f"{kind} ({len(listed)}): {names}")
    click.echo("`arnak show NAME` reads one of them; --json exports the data.", err=True)


def merge(into: dict[str, object], more: dict[str, object]) -> None:
    """Add the entries of another catalogue that are not there yet."""
    for key, value in more.items():
        known = into.setdefault(key, value)
        if known is value:
            continue
        if isinstance(known, list) and isinstance(value, list):
            entries = cast("list[object]", known)
            entries += [entry for entry in cast("list[object]", value) if entry not in entries]
        elif isinstance(known, dict) and isinstance(value, dict):
            merge(cast("dict[str, object]", known), cast("dict[str, object]", value))
