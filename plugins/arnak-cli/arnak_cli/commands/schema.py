"""`arnak schema`."""

from __future__ import annotations

import click


@click.command()
@click.argument("name", required=False)
def schema(name: str | None) -> None:
    """Print the JSON Schema of what frontends exchange with the engine.

    NAME is view, decision, option, events, configuration, save or record; without it, all are printed by name. The
    effects, events and states of every installed expansion are in it.
    """
    import msgspec

    from arnak_core.schema import STRUCTS
    from arnak_core.schema import schema as schema_of

    from ..plugins import plugins
    from ..reading import widest

    rules = widest(plugins())
    if name is not None:
        found = schema_of(name, rules)
    else:
        found = {each: schema_of(each, rules) for each in (*STRUCTS, "events")}
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
