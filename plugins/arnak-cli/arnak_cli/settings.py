"""The choice of a game on the command line: the usual flags, and a flag for each option that an expansion declares."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar, cast

import click
import msgspec
from msgspec import Struct, structs

from arnak_core import BadConfiguration, GameConfig, PluginManager
from arnak_core.config import OptionValue
from arnak_core.ruleset import ruleset

from .plugins import plugins

GAME_FLAGS = ("--players", "--board", "--expansion", "--without", "--include", "--leader", "--seed")
"""The flags that choose a game, whatever is installed."""
FunctionT = TypeVar("FunctionT", bound=Callable[..., object])


class DeclaredOption(Struct, frozen=True):
    """An option that an expansion declares, and the flag that sets it."""

    expansion: str
    field: str
    flag: str
    parameter: str
    kind: msgspec.inspect.Type
    default: object
    description: str


def declared_options(manager: PluginManager, taken: set[str]) -> list[DeclaredOption]:
    """The options of all installed expansions; flags that are taken, or declared twice, have the expansion in front."""
    found: list[tuple[str, msgspec.inspect.Field, msgspec.inspect.Type, str]] = []
    for info in manager.infos.values():
        if info.options is None:
            continue
        declared = msgspec.inspect.type_info(info.options)
        assert isinstance(declared, msgspec.inspect.StructType)
        for field in declared.fields:
            kind, description = field.type, ""
            while isinstance(kind, msgspec.inspect.Metadata):
                told = cast("dict[str, object]", kind.extra_json_schema or {})
                description = str(told.get("description", description))
                kind = kind.type
            found.append((info.id, field, kind, description))
    names = [field.name for _, field, _, _ in found]
    options: list[DeclaredOption] = []
    for expansion, field, kind, description in found:
        flag = "--" + field.name.replace("_", "-")
        if flag in taken or names.count(field.name) > 1:
            flag = f"--{expansion}-" + field.name.replace("_", "-")
        default = None if field.default is msgspec.NODEFAULT else field.default
        parameter = f"declared_{expansion}_{field.name}".replace("-", "_")
        options.append(DeclaredOption(expansion, field.name, flag, parameter, kind, default, description))
    return options


def flag_for(option: DeclaredOption) -> click.Option:
    """The click option for a declared option; it is None (or empty) unless it is given."""
    kind = option.kind
    names = [option.flag, option.parameter]
    about = option.description or f"The option {option.field} of {option.expansion}"
    about = about[:1].upper() + about[1:]
    if not about.endswith("."):
        about += "."
    if isinstance(kind, msgspec.inspect.BoolType):
        names[0] = f"{option.flag}/--no-{option.flag[2:]}"
        return click.Option(names, default=None, help=about)
    if isinstance(kind, (msgspec.inspect.ListType, msgspec.inspect.VarTupleType)):
        item = kind.item_type
        return click.Option(
            names, type=click_type(item), multiple=True, metavar=kind_words(item), help=f"{about} May be repeated."
        )
    if option.default not in (None, ""):
        about += f" [default: {option.default}]"
    return click.Option(names, type=click_type(kind), default=None, metavar=kind_words(kind), help=about)


def click_type(kind: msgspec.inspect.Type) -> click.ParamType[Any]:
    """How a value of the type is read and shown in the help."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return click_type(kind.type)
    if isinstance(kind, msgspec.inspect.IntType):
        if kind.ge is not None or kind.le is not None:
            return click.IntRange(kind.ge, kind.le)
        return click.INT
    if isinstance(kind, msgspec.inspect.LiteralType):
        return click.Choice([str(value) for value in kind.values if value != ""])
    if isinstance(kind, msgspec.inspect.UnionType):
        some = [member for member in kind.types if not isinstance(member, msgspec.inspect.NoneType)]
        if len(some) == 1:
            return click_type(some[0])
    return click.STRING


def kind_words(kind: msgspec.inspect.Type) -> str:
    """The values that an option takes, in short; nothing for a switch."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return ""
    if isinstance(kind, (msgspec.inspect.ListType, msgspec.inspect.VarTupleType)):
        return f"{kind_words(kind.item_type)} ..."
    shown = click_type(kind)
    if isinstance(shown, click.Choice):
        return "|".join(map(str, shown.choices))
    if isinstance(shown, click.IntRange):
        return f"{shown.min} to {shown.max}"
    return "NUMBER" if shown is click.INT else "TEXT"


class GameCommand(click.Command):
    """A command that sets up a game: it also has the flags that installed expansions declare."""

    def declared(self, ctx: click.Context) -> list[DeclaredOption]:
        """The options that have flags here."""
        own = super().get_params(ctx)
        return declared_options(plugins(), {name for param in own for name in (*param.opts, *param.secondary_opts)})

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*super().get_params(ctx), *(flag_for(option) for option in self.declared(ctx))]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The command's own flags first, then those of each expansion."""
        sections: dict[str, list[tuple[str, str]]] = {}
        expansions = {option.parameter: option.expansion for option in self.declared(ctx)}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                expansion = expansions.get(param.name or "")
                title = f"Options of the expansion {expansion} (each chooses it)" if expansion else "Options"
                sections.setdefault(title, []).append(record)
        for title, records in sections.items():
            with formatter.section(title):
                formatter.write_dl(records)


def game_flags(command: FunctionT) -> FunctionT:
    """The flags that choose a game."""
    flags = (
        click.option(
            "--players",
            type=int,
            default=2,
            show_default=True,
            metavar="N",
            help="Number of players, 2 to 4 (1: solo).",
        ),
        click.option(
            "--board", default="bird", show_default=True, metavar="bird|snake", help="The side of the game board."
        ),
        click.option(
            "--expansion",
            "expansions",
            multiple=True,
            metavar="ID",
            help="Play with an expansion (`arnak expansions` lists them); may be repeated. ID:content takes only its"
            " cards and tiles, ID:rules only its rules.",
        ),
        click.option(
            "--without", multiple=True, metavar="ID", help="Leave a component out, such as a card; may be repeated."
        ),
        click.option("--include", multiple=True, metavar="ID", help="Put an optional component in; may be repeated."),
        click.option(
            "--leader",
            "leaders",
            multiple=True,
            metavar="ID[,ID...]",
            help='The leaders by seat, such as captain,mystic; "random" alone deals one to every seat. Chooses the'
            " expansion that brings them.",
        ),
        click.option("--seed", type=int, default=None, metavar="S", help="The same seed gives the same game."),
    )
    for flag in reversed(flags):
        command = flag(command)
    return command


def configuration(given: dict[str, Any]) -> GameConfig:
    """The configuration that the flags of `game_flags` and of expansions describe; a missing seed is drawn."""
    manager = plugins()
    expansions = parts(given["expansions"])
    options: dict[str, dict[str, OptionValue]] = {}
    for option in declared_options(manager, {*GAME_FLAGS, *given.get("other_flags", ())}):
        value = given.get(option.parameter)
        if value is None or value == ():
            continue
        value = parts(cast("tuple[str, ...]", value)) if isinstance(value, tuple) else value
        options.setdefault(option.expansion, {})[option.field] = cast(OptionValue, value)
    for expansion in options:
        if expansion not in [entry.partition(":")[0] for entry in expansions]:
            expansions.append(expansion)
    if "base" not in [entry.partition(":")[0] for entry in expansions]:
        expansions.insert(0, "base")
    leaders = parts(given["leaders"])
    if leaders == ["random"]:
        leaders *= max(0, given["players"])
    seed = given["seed"]
    config = GameConfig(
        players=given["players"],
        expansions=expansions,
        board=given["board"],
        seed=secrets.randbelow(10**6) if seed is None else seed,
        options=options,
        without=parts(given["without"]),
        include=parts(given["include"]),
        leaders=leaders,
    )
    return with_leaders(config, manager) if leaders else config


def with_leaders(config: GameConfig, manager: PluginManager) -> GameConfig:
    """The configuration with the first expansion that brings its leaders, if none of those chosen does.

    Raises BadConfiguration if the game can't be set up, or no installed expansion brings leaders.
    """
    wanted = [leader for leader in config.leaders if leader not in ("", "random")]
    bare = structs.replace(config, leaders=())
    if ruleset(bare).leaders:
        return config
    known: list[str] = []
    for expansion in manager.infos:
        more = structs.replace(bare, expansions=(*config.expansions, expansion))
        try:
            leaders = ruleset(more).leaders
        except BadConfiguration:
            continue
        known += leaders
        if leaders and all(leader in leaders for leader in wanted):
            return structs.replace(more, leaders=config.leaders)
    if not known:
        raise BadConfiguration("no installed expansion brings leaders")
    unknown = next((leader for leader in wanted if leader not in known), wanted[0])
    raise BadConfiguration(f"there is no leader {unknown!r}; there are: {', '.join(dict.fromkeys(known))}")


def parts(values: tuple[str, ...] | list[str]) -> list[str]:
    """Values given one by one or with commas between them."""
    return [part.strip() for value in values for part in value.split(",") if part.strip()]


def option_words(name: str, value: OptionValue) -> str:
    """An option and its value in words: "no draft", "difficulty 3", "red research, discover"."""
    name = name.replace("_", " ")
    if isinstance(value, bool):
        return name if value else f"no {name}"
    return f"{name} {', '.join(value) if isinstance(value, list) else value}"


def config_words(config: GameConfig) -> str:
    """A configuration in a line of words."""
    said = [
        f"{config.players} player{'s' if config.players > 1 else ''}",
        f"{config.board} board",
        "base game" if list(config.expansions) == ["base"] else ", ".join(config.expansions),
    ]
    for expansion, options in config.options.items():
        said += [f"{expansion}: {option_words(name, value)}" for name, value in options.items()]
    if config.leaders:
        said.append("leaders: " + ", ".join(leader or "none" for leader in config.leaders))
    if config.without:
        said.append("without " + ", ".join(config.without))
    if config.include:
        said.append("with " + ", ".join(config.include))
    said.append(f"seed {config.seed}")
    return " · ".join(said)
