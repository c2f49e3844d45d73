"""The screen of a game as a player sees it: map, fleets, rows, reserve, players, scores."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from himiko.cli import theme
from himiko.cli.board import NARROWEST, WIDEST, draw_board, width_for
from himiko.cli.event_text import EventText
from himiko.edition import Edition, Fleet, Tile
from himiko.game.catalogue import SCORE_PARTS
from himiko.texts import key_of
from himiko.texts.say import Value

WIDE = 110  # columns from which on long rows fit
_SIDE = 48  # columns that the panels beside the map need
FRAME = 4
_BELOW = 32  # rows that the rest needs below the map
# What a player has, in columns.
_HAVINGS = (
    "table-points",
    "table-coins",
    "table-prestige",
    "table-boats",
    "table-aside",
    "table-culture",
    "table-left",
    "table-tiles",
    "score-specialists",
)


class GameScreen:
    """Draws a game from what one seat may know of it."""

    def __init__(self, edition: Edition, event_text: EventText, view: Mapping[str, Any]) -> None:
        self.edition = edition
        self.event_text = event_text
        self.texts = event_text.texts
        self.view = view

    def say(self, key: str, **values: Value) -> str:
        return self.texts.say(key, **values)

    def draw(
        self,
        console: Console,
        scores: Sequence[Mapping[str, int]],
        *,
        seat: int | None = None,
        possible: Collection[str] = (),
    ) -> RenderableType:
        """Draw everything, as wide as the console."""
        width = console.width
        beside = width >= NARROWEST + FRAME + _SIDE
        board_width = min(width - _SIDE if beside else width, WIDEST + FRAME)
        if console.is_terminal:
            fitting = width_for(self.edition, console.height - _BELOW)
            board_width = min(board_width, max(fitting, NARROWEST) + FRAME)
        board = self.board(board_width - FRAME, possible)
        panels = [self.fleets(), self.buildings(), self.reserve()]
        if beside:
            grid = Grid.grid(expand=True)
            grid.add_column(width=board_width)
            grid.add_column()
            grid.add_row(board, Group(*panels))
            top: RenderableType = grid
        else:
            top = Group(board, *panels)
        players = self.players if width >= WIDE else self.players_listed
        return Group(top, self.specialists(), players(scores, seat))

    def panel(self, key: str, content: RenderableType) -> Panel:
        """Put a frame with a title around something."""
        return Panel(
            content, title=self.say(key), title_align="left", box=ROUNDED, border_style=theme.SEA
        )

    def board(self, width: int, possible: Collection[str] = ()) -> RenderableType:
        """Draw the board: a map, or a list where a map does not fit."""
        if width < NARROWEST:
            return self.panel("table-board", self._islands())
        picture = draw_board(self.edition, self.view, self.event_text, width, possible)
        return self.panel("table-board", picture)

    def _islands(self) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        for island in self.edition.board.islands:
            slots = Text(" ").join(self._slot(slot) for slot in island.ring)
            grid.add_row(self._island(island.id), slots)
        return grid

    def _slot(self, slot: str) -> Text:
        colour = self.view["boats"].get(slot)
        if colour:
            return Text(theme.letter(colour) + slot[1:], theme.BOATS[colour])
        return Text(slot, theme.QUIET)

    def _island(self, island: str) -> Text:
        name = Text(island, theme.TITLE)
        if island in self.view["mountains"]:
            name.append(theme.MOUNTAIN)
        if kind := self.view["culture"].get(island):
            name.append(" " + self.say(key_of("map", kind)), theme.CULTURE[kind])
        elif island in self.view["sacred"]:
            name.append(" " + self.say("map-sacred"))
        built = self.view["built"].get(island)
        if isinstance(built, int):
            name.append(" ").append_text(self.event_text.player(built))
        elif built:
            name.append(" " + self.say(key_of("map", built)), theme.ACCENT)
        return name

    # fleets, rows and reserve

    def fleet_row(self, fleet: Fleet) -> tuple[Text, Text, Text]:
        """Return number, boats and power of a fleet."""
        drawn = theme.counted_boats(fleet.take)
        if fleet.choice:
            drawn.append(" ? ", "reverse")
        return (
            Text(str(fleet.number), theme.TITLE),
            drawn,
            Text(self.say(key_of("power", fleet.power))),
        )

    def fleets(self) -> Panel:
        """Draw the fleet track and the turn order."""
        grid = Grid.grid(padding=(0, 1))
        for number in self.view["fleets"]["up"]:
            grid.add_row(*self.fleet_row(self.fleet(number)))
        down = self.view["fleets"]["down"]
        hidden = Text(self.say("table-face-down", number=_size(down)), theme.QUIET)
        return self.panel("table-fleets", Group(grid, hidden, self._order()))

    def fleet(self, number: int) -> Fleet:
        return next(fleet for fleet in self.edition.fleets if fleet.number == number)

    def _order(self) -> Text:
        """Name the turns of this round, and the fleets they were played with."""
        line = Text()
        played = self.view["fleets"]["played"]
        for turn, seat in enumerate(self.view["order"]):
            line.append("   " if turn else "")
            if turn == self.view["turn"]:
                line.append(theme.NOW + " ", theme.ACCENT)
            line.append_text(self.event_text.player(seat))
            if turn < len(played):
                line.append(f" {played[turn]}")
        return line

    def tile_row(self, tile: Tile) -> tuple[Text, Text, Text, Text]:
        """Return id, kind, needs and points of a building tile."""
        points = Text(f"{tile.points} {theme.POINTS}", theme.TITLE)
        kind = Text(self.say(key_of("building", tile.kind)))
        return Text(tile.id, theme.TITLE), theme.counted_boats(tile.needs), points, kind

    def buildings(self) -> Panel:
        """Draw the row of buildings, and what the seat knows of the deck."""
        grid = Grid.grid(padding=(0, 1))
        for tile in self.view["buildings"]["row"]:
            grid.add_row(*self.tile_row(self.tile(tile)))
        deck = Text(
            self.say("table-deck", number=_size(self.view["buildings"]["deck"])), theme.QUIET
        )
        return self.panel("table-buildings", Group(grid, deck, *self._known()))

    def tile(self, tile: str) -> Tile:
        return self.edition.tiles[self.edition.tile_ids.index(tile)]

    def seen(self, arrangement: str) -> Grid:
        """Draw the tiles that are being looked at: those that an answer puts back."""
        grid = Grid.grid(padding=(0, 1))
        arranged = arrangement.split()
        for tile in self._knowledge.get("top", []):
            if tile in arranged:
                grid.add_row(*self.tile_row(self.tile(tile)))
        return grid

    @property
    def _knowledge(self) -> Mapping[str, list[str]]:
        """What the seat knows of the deck, from the top and from the bottom."""
        return next(iter(self.view.get("known", {}).values()), {})

    def _known(self) -> list[Text]:
        known = self._knowledge
        keys = {"top": "table-known-top", "bottom": "table-known-bottom"}
        return [
            Text(self.say(key, tiles=" ".join(known[end])), theme.ACCENT)
            for end, key in keys.items()
            if known.get(end)
        ]

    def reserve(self) -> Panel:
        """Draw the reserve with the prices, and the sacred ground left."""
        line = Text()
        for colour in self.edition.colours:
            line.append(f" {theme.letter(colour.id)} ", theme.BOATS[colour.id])
            line.append(f" {self.view['reserve'][colour.id]}  ")
        prices = [
            f"{self.say(key_of('colour', colour.id))} {colour.price}"
            for colour in self.edition.colours
            if colour.price
        ]
        said = self.say("table-prices", prices=self.texts.list(prices))
        return self.panel("table-reserve", Group(line, Text(said, theme.QUIET)))

    def specialists(self) -> Panel:
        """Draw the row of specialists and what they do."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        points = {specialist.id: specialist.points for specialist in self.edition.specialists}
        for who, coins in self.view["specialists"]["row"]:
            name = Text(self.say(key_of("specialist", who)), theme.TITLE)
            if who.replace("_", " ") != name.plain.lower():
                name.append(f" ({who})", theme.QUIET)
            gold = Text(f"{coins} {theme.COINS}", "bold #e8c33a") if coins else Text()
            worth = Text(f"{points[who]} {theme.POINTS}")
            does = Text(self.say(key_of("specialist", who, "does")), theme.QUIET)
            grid.add_row(name, worth, gold, does)
        deck = self.say("table-deck", number=_size(self.view["specialists"]["deck"]))
        return self.panel("table-specialists", Group(grid, Text(deck, theme.QUIET)))

    # players

    def players(self, scores: Sequence[Mapping[str, int]], seat: int | None) -> Grid:
        """Draw what the players have, as a grid."""
        grid = Grid(box=SIMPLE_HEAD, expand=True, padding=(0, 1), header_style=theme.QUIET)
        grid.add_column(self.say("table-player"), no_wrap=True)
        for key in _HAVINGS:
            grid.add_column(self.say(key))
        for number in range(len(self.view["players"])):
            grid.add_row(self._name(number, seat), *self._havings(number, scores[number]))
        return grid

    def players_listed(self, scores: Sequence[Mapping[str, int]], seat: int | None) -> Group:
        """Draw what the players have, line by line, for narrow terminals."""
        lines = []
        for number in range(len(self.view["players"])):
            parts = [
                Text(self.say(key) + " ", theme.QUIET).append_text(having)
                for key, having in zip(_HAVINGS, self._havings(number, scores[number]), strict=True)
                if having.plain
            ]
            line = self._name(number, seat).append("  ")
            lines.append(line.append_text(Text(" · ").join(parts)))
        return Group(*lines)

    def _havings(self, number: int, score: Mapping[str, int]) -> list[Text]:
        """Return what a player has, in the order of the columns."""
        player = self.view["players"][number]
        crew = [self.say(key_of("specialist", who)) for who in player["specialists"]]
        return [
            Text(str(score["total"]), theme.TITLE),
            Text(str(player["coins"])),
            Text(str(player["prestige"])),
            theme.boats(player["boats"]),
            theme.boats(player["aside"]),
            self._culture(player["culture"]),
            Text(str(player["buildings_left"])),
            self._tiles(player),
            Text(self.texts.list(crew) if crew else ""),
        ]

    def _name(self, number: int, seat: int | None) -> Text:
        turn = self.view["turn"]
        moves = turn < len(self.view["order"]) and self.view["order"][turn] == number
        name = Text(theme.NOW if moves else " ", theme.ACCENT).append(" ")
        name.append_text(self.event_text.player(number))
        if number == seat:
            name.append(" " + self.say("table-you"), theme.QUIET)
        return name

    def _culture(self, tokens: Mapping[str, int]) -> Text:
        return Text(", ").join(
            Text(f"{number} {self.say(key_of('culture', kind))}", theme.CULTURE[kind])
            for kind, number in tokens.items()
        )

    def _tiles(self, player: Mapping[str, Any]) -> Text:
        line = Text(" ".join(player["tiles"]))
        if player["reserved"]:
            line.append(" " if line.plain else "")
            reserved = " ".join(player["reserved"])
            line.append(self.say("table-reserved", tiles=reserved), theme.QUIET)
        return line


def _size(deck: int | Sequence[str]) -> int:
    """Return how many lie face down: a view has the number, a position their names."""
    return deck if isinstance(deck, int) else len(deck)


def draw_scores(event_text: EventText, scores: Sequence[Mapping[str, int]], *, final: bool) -> Grid:
    """Draw the points of each player, part by part, the best player first."""
    say = event_text.texts.say
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1))
    grid.add_column()
    seats = sorted(range(len(scores)), key=lambda seat: scores[seat]["rank"])
    for seat in seats:
        grid.add_column(event_text.player(seat), justify="right")
    for part in (part for part in SCORE_PARTS if final or part != "rank"):
        points = [str(scores[seat][part]) for seat in seats]
        style = theme.TITLE if part == "total" else ""
        grid.add_row(say(key_of("score", part)), *points, style=style)
    return grid
