"""The table on the terminal: map, card row, research track, players, own hand, panels, options, scores.

Everything is made from a `View`, so that nothing shows that the viewer can't know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arnak_core import AnyEffect, Option, Result, View
from arnak_core.components import Artifact, BoardSite, Card, Item
from arnak_core.description import card_text
from arnak_core.effects.digging import Dig
from arnak_core.effects.playing import PlayCard
from arnak_core.effects.research import MoveToken
from arnak_core.effects.turn import MainAction
from arnak_core.hooks import Panel as TablePanel
from arnak_core.hooks import Score
from arnak_core.ruleset import Ruleset
from arnak_core.view import PlayerView, SiteView
from arnak_core.vocabulary import (
    BLOCKED_SPACE,
    CAMP,
    FREE_SPACE,
    MAGNIFYING_GLASS,
    TOKENS,
    Cost,
    amount,
    icon_words,
)

from .story import TABLE, Told
from .terminal import RIVAL_STYLE, coloured, seat_name, seat_style, seat_text

SIDE_BY_SIDE = 150
"""Columns from which map and research track stand side by side."""


def joined(parts: Iterable[Text | str], between: Text | str = " ") -> Text:
    """Texts in a line."""
    return (between if isinstance(between, Text) else Text(between)).join(
        [part if isinstance(part, Text) else Text(part) for part in parts]
    )


# -- the map


def map_table(view: View, rules: Ruleset) -> RenderableType:
    """The map as it lies on the table: the camp sites below, level 2 at the top."""
    rows: dict[int, list[SiteView]] = {}
    for place, site in zip(rules.board.sites, view.sites, strict=True):
        rows.setdefault(place.row, []).append(site)
    grids: list[Table] = []
    wide = -1
    for row in sorted(rows, reverse=True):
        cells = sorted(rows[row], key=lambda site: place_of(site, rules).order)
        if len(cells) != wide:
            wide = len(cells)
            grids.append(
                Table(
                    box=box.ROUNDED, show_header=False, expand=True, show_lines=True, border_style="dim", padding=(0, 1)
                )
            )
            for _ in cells:
                grids[-1].add_column(ratio=1)
        grids[-1].add_row(*(site_cell(site, rules, view.players) for site in cells))
    return Group(map_legend(rules), *grids)


def map_legend(rules: Ruleset) -> Text:
    """What the signs of the map mean."""
    rows: dict[int, list[str]] = {}
    for place in rules.board.sites:
        if place.level != CAMP:
            letter = rules.site_words(place.id).rpartition(" ")[2][0]
            if letter not in rows.setdefault(place.level, []):
                rows[place.level].append(letter)
    levels = ", ".join(f"{' and '.join(letters)} level {level}" for level, letters in sorted(rows.items()))
    return joined(
        [
            Text("Map", style="bold"),
            Text(f"{levels} · ○ free ● taken, with its travel cost · ◆ idol · ! guardian", style="dim"),
        ],
        "  ",
    )


def place_of(site: SiteView, rules: Ruleset) -> BoardSite:
    """What is printed on the board there."""
    return rules.board.sites[rules.site_index[site.id]]


def figure_text(figure: int, players: int) -> Text:
    """An archaeologist of a player, or a rival's figure."""
    return (
        seat_text(figure, f"● {seat_name(figure)}")
        if figure < players
        else Text("● Rival", style=f"bold {RIVAL_STYLE}")
    )


def site_cell(site: SiteView, rules: Ruleset, players: Sequence[PlayerView]) -> Text:
    """One place of the map: what it is, who stands there, what it costs and gives."""
    place = place_of(site, rules)
    lines: list[Text] = []
    where = "" if place.level == CAMP else rules.site_words(site.id).rpartition(" ")[2] + " "
    if site.tile:
        lines.append(Text(where + rules.name(site.tile), style="bold"))
        lines.append(coloured(rules.site_tiles[site.tile].effect.text(rules)))
    else:
        lines.append(joined([Text(where, style="bold"), coloured(place.discover.words())], ""))
    for space, figure in zip(place.spaces, site.figures, strict=True):
        if figure == BLOCKED_SPACE:
            continue
        cost = coloured(icon_words(space))
        if figure == FREE_SPACE:
            lines.append(joined([Text("○", style="dim"), cost]))
        else:
            lines.append(joined([figure_text(figure, len(players)), cost]))
    if site.guardian:
        guardian = rules.guardians[site.guardian]
        name = Text(f"! {guardian.name}", style="bold red")
        lines.append(joined([name, coloured(guardian.cost.words())], ": "))
    idols = [coloured(rules.name(idol)) for idol in site.idols]
    if site.hidden_idols:
        idols.append(
            Text("face-down idol" if site.hidden_idols == 1 else f"{site.hidden_idols} face-down idols", style="dim")
        )
    lines += [joined([Text("◆", style="gold3"), idol]) for idol in idols]
    return joined(lines, "\n")


# -- cards


def card_table(title: str, cards: Sequence[str], rules: Ruleset) -> Table:
    """Cards with their price, points, travel icons and effect."""
    table = Table(
        title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True, padding=(0, 1)
    )
    table.add_column("Card", no_wrap=True)
    table.add_column("Cost", no_wrap=True)
    table.add_column("Pts", justify="right")
    table.add_column("Travel", no_wrap=True)
    table.add_column("Effect", ratio=1)
    for name in cards:
        card = rules.cards.get(name)
        if card is None:
            table.add_row(Text(rules.name(name) if name else "(gap)", style="dim"), "", "", "", "")
            continue
        table.add_row(*card_cells(card, rules))
    return table


def card_cells(card: Card, rules: Ruleset) -> tuple[Text, Text, str, Text, Text]:
    """A card's row in a table."""
    cost = ""
    style = "bold"
    if isinstance(card, Item):
        cost, style = Cost(coin=card.cost).words(), "bold orange3"
    elif isinstance(card, Artifact):
        cost, style = Cost(compass=card.cost).words(), "bold deep_sky_blue1"
    return (
        Text(card.name, style=style),
        coloured(cost),
        str(card.points),
        coloured(icon_words(card.travel)),
        coloured(card_text(rules, card)),
    )


def row_table(view: View, rules: Ruleset) -> Table:
    """The card row: artifacts left of the moon staff, items right of it."""
    table = card_table("Card row", [], rules)
    for place, name in enumerate(view.card_row):
        if place == view.staff:
            table.add_section()
        card = rules.cards.get(name)
        if card is None:
            table.add_row(Text("(gap)", style="dim"), "", "", "", "")
        else:
            table.add_row(*card_cells(card, rules))
    table.caption = (
        f"Decks: {view.artifact_deck_size} artifacts, {view.item_deck_size} items · "
        f"exile: {len(view.artifact_exile)} artifacts, {len(view.item_exile)} items · {view.fear} Fear"
    )
    table.caption_justify = "left"
    return table


def hand_table(view: View, rules: Ruleset) -> RenderableType:
    """The viewer's own hand and play area."""
    me = view.players[view.viewer]
    parts: list[RenderableType] = [
        card_table("Your hand", me.hand or [], rules) if me.hand else Text("Your hand is empty")
    ]
    if me.play:
        parts.append(Text("Play area: " + ", ".join(rules.name(card) for card in me.play), style="dim"))
    return Group(*parts)


# -- the research track


def track_table(view: View, rules: Ruleset) -> Table:
    """The research track from the Lost Temple downwards: ways up with their costs, rewards, tokens standing there."""
    track = rules.track
    table = Table(
        title=f"Research: {track.name}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        expand=True,
        padding=(0, 1),
    )
    table.add_column("Row", no_wrap=True)
    table.add_column("The way there", ratio=6)
    table.add_column("Magnifying glass", ratio=3)
    table.add_column("Notebook", ratio=3)
    table.add_column("Who", no_wrap=True)
    names = {space.id: space_name(rules, space.id) for space in track.spaces}
    shown = -1
    for space in sorted(track.spaces[1:], key=lambda space: (-space.row, names[space.id])):
        row = rules.rows.get(space.row)
        first = space.row != shown
        shown = space.row
        glass = notebook = Text("")
        if first and row is not None:
            glass = reward_text(row.magnifying_glass_points, row.magnifying_glass, rules)
            notebook = reward_text(row.notebook_points, row.notebook, rules)
        elif space.id == track.temple:
            glass = Text("/".join(map(str, track.temple_points)) + " pts", style="bold")
        for token, effect in space.rewards.items():
            own = coloured(f"here {effect.text(rules)}")
            if token == MAGNIFYING_GLASS:
                glass = joined([part for part in (glass, own) if part], "; ")
            else:
                notebook = joined([part for part in (notebook, own) if part], "; ")
        table.add_row(
            Text(names[space.id], style="bold"),
            way_text(view, rules, space.id),
            glass,
            notebook,
            who_text(view, space.id),
        )
    return table


def temple_tiles_text(view: View, rules: Ruleset) -> Text:
    """The temple tiles that are left, with their costs."""
    stacks = [
        joined(
            [
                Text(f"{number} x {rules.temple_tile(tile).points} pts for"),
                coloured(rules.temple_tile(tile).cost.words()),
            ]
        )
        for tile, number in view.temple_stacks.items()
        if number
    ]
    return joined(
        [Text("Temple tiles", style="bold"), joined(stacks, Text(" · ", style="dim")) if stacks else "none left"], "  "
    )


def space_name(rules: Ruleset, space: str) -> str:
    """A space of the track by row and letter, as everywhere; the ends of the track by name."""
    if space == rules.track.temple:
        return "Temple"
    return "Start" if space == rules.track.start else rules.track_words(space).removeprefix("row ")


def reward_text(points: int, reward: AnyEffect | None, rules: Ruleset) -> Text:
    """Points and reward of a row."""
    words = Text(f"{points} pt{'' if points == 1 else 's'}", style="bold")
    return joined([words, coloured(reward.text(rules))], ", ") if reward is not None else words


def way_text(view: View, rules: Ruleset, space: str) -> Text:
    """From where a space is reached and for what, and the bonus tiles that lie there."""
    by_cost: dict[str, list[str]] = {}
    for source in rules.track.spaces:
        for bridge in source.bridges:
            if bridge.to == space:
                costs = " or ".join(cost.words() for cost in bridge.costs)
                by_cost.setdefault(costs, []).append(space_name(rules, source.id).lower())
    several = len(by_cost) > 1 or len(rules.track.spaces) > 1
    parts: list[Text] = []
    for costs, sources in by_cost.items():
        origin = Text(f"from {' or '.join(sources)}: " if several else "", style="dim")
        parts.append(joined([origin, coloured(costs)], ""))
    tiles = view.bonus_tiles.get(space)
    if tiles is not None:
        bonus = [coloured(rules.bonus_tiles[tile].effect.text(rules)) for tile in tiles.tiles]
        if tiles.face_down:
            bonus.append(Text("1 face-down tile" if tiles.face_down == 1 else f"{tiles.face_down} face-down tiles"))
        if bonus:
            parts.append(joined([Text("bonus:", style="gold3"), joined(bonus, " / ")]))
    if space == rules.track.rescue and view.rescue.size:
        parts.append(
            joined([Text("rescue:", style="gold3"), f"{rules.name(view.rescue.top)}, one of {view.rescue.size}"])
        )
    return joined(parts, Text(" · ", style="dim"))


def who_text(view: View, space: str) -> Text:
    """Whose tokens stand on a space of the track."""
    here: list[Text] = []
    for player in view.players:
        tokens = [name for name, at in (("glass", player.magnifying_glass), ("notes", player.notebook)) if at == space]
        if tokens:
            here.append(seat_text(player.seat, f"{seat_name(player.seat)} {'+'.join(tokens)}"))
    return joined(here, "\n")


# -- players


def players_table(view: View, rules: Ruleset, names: Sequence[str]) -> Table:
    """What each player has before them."""
    table = Table(
        title="Players", title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True, padding=(0, 1)
    )
    table.add_column("")
    for player in view.players:
        words = names[player.seat] + (" (passed)" if player.passed else "")
        table.add_column(Text(words, style=f"bold {seat_style(player.seat)}"), ratio=1)
    rows: list[tuple[str, list[Text]]] = [
        ("Tokens", [tokens_text(player) for player in view.players]),
        ("Archaeologists", [Text(f"{player.archaeologists} at home") for player in view.players]),
        ("Cards", [Text(f"{player.hand_size} in hand, {player.deck_size} in the deck") for player in view.players]),
        ("Research", [research_text(player, rules) for player in view.players]),
        ("Assistants", [assistants_text(player, rules) for player in view.players]),
        ("Guardians", [guardians_text(player, rules) for player in view.players]),
        ("Idols", [idols_text(player) for player in view.players]),
    ]
    if any(player.leader for player in view.players):
        rows.insert(
            0, ("Leader", [Text(rules.name(player.leader) if player.leader else "none") for player in view.players])
        )
    if any(player.temple_tiles for player in view.players):
        rows.append(("Temple tiles", [temple_text(player, rules) for player in view.players]))
    if any(player.fear_tiles for player in view.players):
        rows.append(("Fear tiles", [Text(str(player.fear_tiles)) for player in view.players]))
    for title, cells in rows:
        table.add_row(Text(title, style="dim"), *cells)
    return table


def supply_text(view: View, rules: Ruleset) -> Text:
    """The assistants on top of the supply stacks."""
    tops = [
        joined(
            [
                f"{rules.name(stack.top)} ({stack.size}):",
                coloured(rules.assistants[stack.top].silver.effect.text(rules)),
            ]
        )
        for stack in view.assistants
        if stack.size
    ]
    shown = joined(tops, Text(" · ", style="dim")) if tops else "none"
    return joined([Text("Assistants to take", style="bold"), shown], "  ")


def tokens_text(player: PlayerView) -> Text:
    """A player's tokens, those that there are, and leftover travel icons."""
    have = [coloured(amount(player.tokens[token], token)) for token in TOKENS if player.tokens[token]]
    have += [coloured(amount(number, icon)) for icon, number in player.travel.items() if number]
    return joined(have, ", ") if have else Text("none", style="dim")


def research_text(player: PlayerView, rules: Ruleset) -> Text:
    """Where a player's research tokens stand."""
    glass, notebook = space_name(rules, player.magnifying_glass), space_name(rules, player.notebook)
    return Text(f"glass {glass.lower()}, notebook {notebook.lower()}")


def assistants_text(player: PlayerView, rules: Ruleset) -> Text:
    """A player's assistants with side and state."""
    lines: list[Text] = []
    for mine in player.assistants:
        side = rules.assistants[mine.id].side(mine.gold)
        name = Text(rules.name(mine.id), style="bold gold3" if mine.gold else "bold")
        words = coloured(f": {side.effect.text(rules)}")
        lines.append(joined([name, words, Text("" if mine.ready else " (used)", style="dim")], ""))
    return joined(lines, "\n") if lines else Text("none", style="dim")


def guardians_text(player: PlayerView, rules: Ruleset) -> Text:
    """A player's guardians; the boon while it is unused."""
    lines: list[Text] = []
    for mine in player.guardians:
        boon = "boon used" if mine.used else rules.guardians[mine.id].boon.text(rules)
        lines.append(
            joined([Text(rules.name(mine.id), style="bold"), coloured(boon, "dim" if mine.used else "")], ": ")
        )
    return joined(lines, "\n") if lines else Text("none", style="dim")


def idols_text(player: PlayerView) -> Text:
    """A player's unused idols and the filled slots."""
    slots = "".join("◆" if filled else "◇" for filled in player.slots)
    return Text(f"{player.idols} unused, slots {slots}")


def temple_text(player: PlayerView, rules: Ruleset) -> Text:
    """The points of a player's temple tiles."""
    return Text(", ".join(f"{rules.temple_tile(tile).points} points" for tile in player.temple_tiles) or "none")


# -- all of it


def board(view: View, rules: Ruleset, names: Sequence[str], width: int, *, whole: bool = True) -> RenderableType:
    """The table; not `whole`: on a narrow terminal without the research track, which seldom changes."""
    parts: list[RenderableType] = []
    if width >= SIDE_BY_SIDE:
        beside = Table.grid(expand=True, padding=(0, 2))
        beside.add_column(ratio=1)
        beside.add_column(ratio=1)
        beside.add_row(map_table(view, rules), track_table(view, rules))
        parts += [beside, temple_tiles_text(view, rules)]
    else:
        if whole:
            parts += [track_table(view, rules), temple_tiles_text(view, rules), Text()]
        parts.append(map_table(view, rules))
    parts += [supply_text(view, rules), Text(), row_table(view, rules), players_table(view, rules, names)]
    parts += [panel(extra, names) for extra in view.panels]
    return Group(*parts)


def panel(extra: TablePanel, names: Sequence[str]) -> Panel:
    """What an expansion wants shown: a leader's board, a rival's tiles."""
    title = extra.title if extra.seat < 0 else f"{extra.title} · {names[extra.seat]}"
    return Panel(
        joined([coloured(line) for line in extra.lines], "\n"),
        title=title,
        title_align="left",
        border_style=seat_style(extra.seat),
        box=box.ROUNDED,
    )


def told_text(paragraph: Told, names: Sequence[str]) -> Text:
    """A paragraph of the log."""
    if paragraph.heading:
        return Text(f"── {paragraph.text} ──", style="bold")
    if paragraph.seat == TABLE:
        return coloured(f"  {paragraph.text}", "dim" if not any(paragraph.main) else "")
    steps = [
        coloured(words, "" if main else "dim") for words, main in zip(paragraph.steps, paragraph.main, strict=True)
    ]
    name = paragraph.who or names[paragraph.seat]
    style = seat_style(paragraph.seat) if paragraph.seat < len(names) and not paragraph.who else RIVAL_STYLE
    return joined([Text(name, style=f"bold {style}"), joined(steps, ", ")])


NUMBER_WIDTH = 4
MANY, MOST_COLUMNS, WIDEST_COLUMN = 8, 3, 50
"""From how many options of a kind on they stand in columns, in how many at most, and how wide."""


def options_table(
    options: Sequence[Option], heading: str, view: View, rules: Ruleset, width: int
) -> tuple[RenderableType, list[Option]]:
    """The options numbered and grouped; returns them in the order of their numbers too."""
    ordered: list[Option] = []
    parts: list[RenderableType] = []
    groups = (
        (heading, [option for option in options if not option.free]),
        ("Free actions", [option for option in options if option.free]),
    )
    texts = [option.text for option in options]
    for title, group in groups:
        if not group:
            continue
        parts.append(Text(title, style="bold underline"))
        for _, run in groupby(group, key=lambda option: option.key.partition("/")[0]):
            shown = list(run)
            words = [
                coloured(option.text + more_words(option.effect, view, rules, texts.count(option.text) > 1))
                for option in shown
            ]
            first = len(ordered) + 1
            ordered += shown
            parts.append(numbered(words, first, width))
    return Group(*parts), ordered


def numbered(words: Sequence[Text], first: int, width: int) -> Table:
    """Numbered lines; many short ones stand in columns."""
    longest = max(len(text) for text in words) + NUMBER_WIDTH + 2
    columns = 1
    if len(words) >= MANY and longest <= 1.5 * WIDEST_COLUMN:
        columns = max(1, min(width // min(longest, WIDEST_COLUMN), MOST_COLUMNS))
    height = -(-len(words) // columns)
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=NUMBER_WIDTH)
        grid.add_column()
    for line in range(height):
        cells: list[Text | str] = []
        for number in range(line, len(words), height):
            cells += [str(first + number), words[number]]
        grid.add_row(*cells)
    return grid


def more_words(effect: AnyEffect, view: View, rules: Ruleset, same: bool) -> str:
    """What an option's text can't say by itself: what a site gives as the table lies, which of two cards it is."""
    if isinstance(effect, MainAction):
        effect = effect.effect
    if isinstance(effect, Dig) and effect.site in rules.site_index:
        tile = rules.site_tiles.get(view.sites[rules.site_index[effect.site]].tile)
        return f": {tile.effect.text(rules)}" if tile is not None else ""
    if isinstance(effect, MoveToken):
        tiles = view.bonus_tiles.get(effect.to)
        if tiles is not None and tiles.tiles:
            return " + bonus: " + " / ".join(rules.bonus_tiles[tile].effect.text(rules) for tile in tiles.tiles)
    if same and isinstance(effect, PlayCard):
        return f" (the card with {icon_words(rules.cards[effect.card].travel)})"
    return ""


def score_table(result: Result, names: Sequence[str], *, over: bool = True) -> Table:
    """The scores by category, rivals beside the players: final ones when the game is over."""
    scores: list[tuple[str, str, Score]] = [
        (names[score.seat], seat_style(score.seat), score) for score in result.scores
    ]
    scores += [(rival.name, RIVAL_STYLE, rival) for rival in result.rivals]
    table = Table(
        title="Final scores" if over else "Scores as they stand", title_style="bold", box=box.ROUNDED, show_footer=True
    )
    table.add_column("", footer="Total")
    for name, style, score in scores:
        table.add_column(
            Text(name, style=f"bold {style}"), justify="right", footer=Text(str(score.total), style=f"bold {style}")
        )
    categories = dict.fromkeys(category for _, _, score in scores for category in score.lines)
    for category in categories:
        table.add_row(
            category[:1].upper() + category[1:],
            *(str(score.lines[category]) if category in score.lines else "" for _, _, score in scores),
        )
    return table


def outcome_words(result: Result, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    best = max(score.total for score in result.scores)
    if result.rivals:
        rival = max(result.rivals, key=lambda rival: rival.total)
        margin = best - rival.total
        if margin > 0:
            return f"{names[result.ranking[0][0]]} wins, {amount(margin, 'point')} ahead of {rival.name}."
        if margin < 0:
            return f"{rival.name} wins, {amount(-margin, 'point')} ahead."
        return f"A tie with {rival.name}: nobody wins."
    winners = result.winners
    if len(winners) > 1:
        return " and ".join(names[seat] for seat in winners) + f" share the victory with {amount(best, 'point')}."
    others = [score.total for score in result.scores if score.seat not in winners]
    if not others:
        return f"{names[winners[0]]} has {amount(best, 'point')}."
    margin = best - max(others)
    return f"{names[winners[0]]} wins " + (f"by {amount(margin, 'point')}." if margin else "on the tie-break.")
