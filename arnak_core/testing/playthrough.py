"""Recorded playthroughs: readable text files of whole games, so that a change of the rules shows as a difference.

    python -m arnak_core.testing.playthrough --write tests/playthroughs    # write all of a directory anew
    python -m arnak_core.testing.playthrough --check tests/playthroughs    # play the recorded choices and compare
    python -m arnak_core.testing.playthrough --write DIR --add NAME --players 3 --expansion leaders --leader random

A file begins with the configuration. Each choice has its number, whose it is, what is asked and, after two bars, the
key chosen; below it the legal keys (free actions after a bar), what changed on the table, a hash of the whole state.
The end has the scores. A hidden pile shows its number and its top, so that a difference is seen where it begins.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from ..config import GameConfig
from ..errors import ArnakError
from ..game import Game, new_game
from ..hooks import PluginManager, installed_plugins
from ..record import write_atomically
from ..state import Player
from ..vocabulary import FREE_SPACE, TOKENS, TRAVEL
from .checks import chosen_at_random

SUFFIX = ".txt"
CONFIG = "configuration: "
CHOICE = re.compile(r"^\d+ .*\|\| (?P<key>.*)$")
MOST_DIFFERENCES = 60

BASE_GAMES = {
    f"base-{board}-{players}": GameConfig(players=players, board=board, seed=100 + players)
    for board in ("bird", "snake")
    for players in (2, 3, 4)
}
"""The base game's playthroughs: both boards, two to four players."""


class Unplayable(ArnakError):
    """A file that is no playthrough."""


# -- telling


def told(game: Game, keys: Iterable[str] | None = None) -> Iterator[str]:
    """The lines of a playthrough: of these choices as long as they are legal, or of random ones."""
    random = Random(game.config.seed)
    recorded = iter(keys) if keys is not None else None
    yield CONFIG + msgspec.json.encode(game.config).decode()
    before = table_lines(game)
    yield from before
    round_told = 0
    number = 0
    while not game.is_over:
        if game.state.round != round_told:
            round_told = game.state.round
            yield ""
            yield f"== round {round_told} =="
        number += 1
        decision = game.decision
        key = chosen_at_random(random, decision) if recorded is None else next(recorded, "")
        yield ""
        yield f"{number} Player {decision.player + 1}: {decision.prompt} || {key}"
        legal = [option.key for option in decision.options if not option.free]
        free = [option.key for option in decision.options if option.free]
        yield "  legal: " + ", ".join(legal) + (" | " + ", ".join(free) if free else "")
        if key not in (*legal, *free):
            yield f"  {key!r} is not legal" if key else "  here the recorded choices end"
            return
        game.choose(key)
        after = table_lines(game)
        yield from (f"  {line}" for line in after if line not in before)
        yield f"  = {game.state.digest()[:12]}"
        before = after
    yield ""
    yield "== the end =="
    result = game.result()
    for score in (*result.scores, *result.rivals):
        yield (
            f"{score.name}: {score.total} ("
            + ", ".join(f"{what} {points}" for what, points in score.lines.items())
            + ")"
        )
    yield "ranking: " + ", ".join(" = ".join(f"Player {seat + 1}" for seat in seats) for seats in result.ranking)


def table_lines(game: Game) -> list[str]:
    """The whole table in short lines, each named by what it is about."""
    state = game.state
    rules = game.rules
    lines = [line for seat, player in enumerate(state.players) for line in player_lines(seat, player)]
    lines.append(
        "row: "
        + " ".join(card or "-" for card in state.card_row[: state.staff])
        + " / "
        + " ".join(card or "-" for card in state.card_row[state.staff :])
    )
    lines.append(f"decks: artifacts {pile(state.artifact_deck)}, items {pile(state.item_deck)}, Fear {state.fear}")
    lines.append(f"exile: {' '.join((*state.artifact_exile, *state.item_exile)) or '-'}")
    lines.append(
        "stacks: "
        + ", ".join(f"level {level} {pile(stack)}" for level, stack in state.site_stacks.items())
        + f", guardians {pile(state.guardians)}"
    )
    lines.append("assistants: " + ", ".join(pile(stack) for stack in (*state.assistants, state.rescue)))
    for site, place in zip(state.sites, rules.board.sites, strict=True):
        standing = [f"player {seat + 1}" for seat in site.figures if seat > FREE_SPACE]
        what = [site.tile if site.tile != place.id else "", site.guardian, *site.idols, *site.hidden_idols, *standing]
        lines.append(f"site {place.id}: {' '.join(one for one in what if one) or '-'}")
    lines.append("temple tiles: " + " ".join(str(number) for number in state.temple_stacks))
    lines += [f"bonus {space}: {' '.join(tiles) or '-'}" for space, tiles in state.bonus_tiles.items()]
    lines += [f"{plugin}: {msgspec.json.encode(slot).decode()}" for plugin, slot in state.plugins.items()]
    return lines


def player_lines(seat: int, player: Player) -> list[str]:
    """What a player has, in short lines."""
    name = f"player {seat + 1}"
    tokens = [f"{number} {token}" for number, token in zip(player.tokens, TOKENS, strict=True) if number]
    travel = [f"{number} {icon}" for number, icon in zip(player.travel, TRAVEL, strict=True) if number]
    lines = [
        f"{name}: {', '.join(tokens) or 'no tokens'}" + (f"; travel {', '.join(travel)}" if travel else ""),
        f"{name} hand: {' '.join(sorted(player.hand)) or '-'}",
        f"{name} play: {' '.join(player.play) or '-'}",
        f"{name} deck: {pile(player.deck)}",
        f"{name} track: magnifying glass {player.magnifying_glass}, notebook {player.notebook}",
    ]
    has = [f"{player.archaeologists} archaeologists"]
    has += [f"idol {idol}" for idol in player.idols]
    has += [f"slot {number} {idol}" for number, idol in enumerate(player.slots, start=1) if idol]
    has += [guardian.id + (" used" if guardian.used else "") for guardian in player.guardians]
    has += [
        f"{one.id} {'gold' if one.gold else 'silver'}{'' if one.ready else ' exhausted'}" for one in player.assistants
    ]
    has += player.temple_tiles
    has += [f"{player.fear_tiles} Fear tiles"] if player.fear_tiles else []
    has += player.round_effects
    has += ["passed"] if player.passed else []
    lines.append(f"{name} has: {', '.join(has)}")
    if player.board is not None:
        lines.append(f"{name} {player.leader}: {msgspec.json.encode(player.board).decode()}")
    return lines


def pile(cards: Sequence[str]) -> str:
    """A pile: how many, and which is on top."""
    return f"{len(cards)} (top {cards[0]})" if cards else "0"


# -- writing and comparing


def recorded(text: str) -> tuple[GameConfig, list[str]]:
    """The configuration and the choices of a playthrough. Raises Unplayable."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(CONFIG):
        raise Unplayable(f"this is no playthrough: it does not begin with {CONFIG!r}")
    try:
        config = msgspec.json.decode(lines[0].removeprefix(CONFIG), type=GameConfig)
    except msgspec.DecodeError as error:
        raise Unplayable(f"the playthrough's configuration is damaged: {error}") from error
    return config, [found["key"] for line in lines if (found := CHOICE.match(line))]


def playable(config: GameConfig, plugins: PluginManager | None = None) -> bool:
    """Whether all expansions of a configuration are installed."""
    installed = (plugins or installed_plugins()).plugins
    return all(entry.partition(":")[0] in installed for entry in config.expansions)


def written(config: GameConfig, *, plugins: PluginManager | None = None) -> str:
    """The text of a new playthrough, with random choices."""
    return "\n".join(told(new_game(config, plugins=plugins, undo=False))) + "\n"


def differences(text: str, *, plugins: PluginManager | None = None) -> str:
    """What is different when the recorded choices are made now; "" if nothing is."""
    config, keys = recorded(text)
    old = text.splitlines()
    new = list(told(new_game(config, plugins=plugins, undo=False), keys))
    if old == new:
        return ""
    first = next((i for i, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), len(new))
    changed = list(difflib.unified_diff(old, new, f"recorded, line {first + 1}", "now", n=4, lineterm=""))
    more = len(changed) - MOST_DIFFERENCES
    return "\n".join(changed[:MOST_DIFFERENCES]) + (f"\n... and {more} more lines" if more > 0 else "")


def playthroughs(directory: Path, plugins: PluginManager | None = None) -> dict[Path, GameConfig]:
    """The playthroughs of a directory, as far as the expansions that they need are installed."""
    found = {path: recorded(path.read_text("utf-8"))[0] for path in sorted(directory.glob("*" + SUFFIX))}
    return {path: config for path, config in found.items() if playable(config, plugins)}


def write(directory: Path, more: dict[str, GameConfig], *, plugins: PluginManager | None = None) -> list[Path]:
    """Write the playthroughs of a directory anew, with their configurations, and those that are new.

    Playthroughs with expansions that are not installed stay as they are.
    """
    configs = {path.stem: config for path, config in playthroughs(directory, plugins).items()}
    directory.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for name, config in (configs | more).items():
        path = directory / (name + SUFFIX)
        write_atomically(path, written(config, plugins=plugins).encode())
        path.chmod(0o644)
        paths.append(path)
    return paths


def main(arguments: list[str] | None = None) -> int:
    """The command; with --check 1 if anything differs."""
    parser = argparse.ArgumentParser(
        prog="python -m arnak_core.testing.playthrough", description="Recorded playthroughs, written or compared."
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", metavar="DIR", type=Path, help="write the playthroughs of a directory anew")
    what.add_argument("--check", metavar="DIR", type=Path, help="compare the playthroughs of a directory")
    parser.add_argument(
        "--add", metavar="NAME", help="with --write: add one, for the configuration given by the other options"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--board", default="bird")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--expansion", action="append", default=[], help="an expansion beside the base game")
    parser.add_argument("--leader", action="append", default=[], help="a leader for the next seat")
    parser.add_argument(
        "--option", action="append", default=[], metavar="EXPANSION.NAME=VALUE", help="an option, its value in JSON"
    )
    wanted = parser.parse_args(arguments)
    if wanted.check is not None:
        found = 0
        for path in playthroughs(wanted.check):
            difference = differences(path.read_text("utf-8"))
            if difference:
                found += 1
                print(f"{path.name}:\n{difference}")
        print(f"{found} playthroughs differ" if found else "all playthroughs are as recorded")
        return 1 if found else 0
    more: dict[str, GameConfig] = {}
    if wanted.add:
        options: dict[str, dict[str, bool | int | str | list[str]]] = {}
        for given in wanted.option:
            name, _, value = given.partition("=")
            expansion, _, option = name.partition(".")
            options.setdefault(expansion, {})[option] = msgspec.json.decode(value, type=bool | int | str | list[str])
        more[wanted.add] = GameConfig(
            players=wanted.players,
            board=wanted.board,
            seed=wanted.seed,
            expansions=("base", *wanted.expansion),
            leaders=wanted.leader,
            options=options,
        )
    elif not any(wanted.write.glob("*" + SUFFIX)):
        more = BASE_GAMES
    for path in write(wanted.write, more):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
