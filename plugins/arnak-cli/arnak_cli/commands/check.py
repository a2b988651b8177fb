"""`arnak check`."""

from __future__ import annotations

import importlib

import click

NOT_CONFORMING = 1


@click.command()
@click.argument("plugin")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Random games alone, and mixed with the others.",
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="The seed of the first game.")
@click.pass_context
def check(ctx: click.Context, plugin: str, games: int, seed: int) -> None:
    """Check a plugin for its author.

    PLUGIN is the id of an installed expansion, or MODULE or MODULE:OBJECT of one that is not. Its metadata, options and
    components are checked, then random games are played, alone and mixed with every other installed expansion. Exit
    code 1: something is wrong.
    """
    from arnak_core.testing.conformance import check_plugin

    report = check_plugin(found(plugin), games, plugins=None, seed=seed)
    click.echo(report.text())
    if not report.passed:
        ctx.exit(NOT_CONFORMING)


def found(plugin: str) -> object:
    """The id of an installed expansion, or the plugin object itself. Raises UnknownExpansion and BrokenPlugin."""
    from arnak_core import BrokenPlugin, UnknownExpansion

    from ..plugins import plugins

    manager = plugins()
    if plugin in manager.plugins:
        return plugin
    for broken in manager.broken:
        if broken.name == plugin:
            raise BrokenPlugin(f"plugin {plugin!r} can't be used: {broken.reason}")
    module, _, name = plugin.partition(":")
    try:
        imported: object = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            raise UnknownExpansion(plugin, sorted(manager.plugins)) from error
        raise BrokenPlugin(f"module {module!r} can't be imported: {error}") from error
    except Exception as error:
        raise BrokenPlugin(f"module {module!r} can't be imported: {type(error).__name__}: {error}") from error
    if name and not hasattr(imported, name):
        raise BrokenPlugin(f"module {module!r} has no {name!r}")
    chosen: object = getattr(imported, name) if name else imported
    return chosen() if isinstance(chosen, type) else chosen
