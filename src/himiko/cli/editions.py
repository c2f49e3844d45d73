"""Edition files: checked, written out, shown."""

import sys
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from himiko.cli import read, theme
from himiko.cli.board import WIDEST
from himiko.cli.event_text import EventText
from himiko.cli.game_screen import FRAME, GameScreen
from himiko.cli.terminal import output
from himiko.edition import Edition
from himiko.texts import Texts, key_of

# As much of a position as the drawing of an empty board asks for.
_EMPTY: Final[dict[str, Any]] = {
    "boats": {},
    "culture": {},
    "mountains": [],
    "sacred": [],
    "built": {},
}


def check(texts: Texts, file: str) -> None:
    """Check a file; say what it holds."""
    edition = read.edition(file)
    line = texts.say("edition-ok", file=file, name=edition.name, hash=edition.hash)
    output().print(line, soft_wrap=True, markup=False)


def export(out: str | None) -> None:
    """Write the standard edition's file."""
    text = Edition.standard().export()
    if out is None:
        sys.stdout.write(text)
    else:
        read.write_text(out, text)


def show(texts: Texts, file: str | None) -> None:
    edition = read.edition(file)
    console = output()
    screen = GameScreen(edition, EventText(texts, (), edition), _EMPTY)
    console.print(Text(f"{edition.name}  sha256:{edition.hash}", theme.TITLE))
    console.print(screen.board(min(console.width - FRAME, WIDEST)))
    console.print(screen.panel("table-reserve", _boats(texts, edition)))
    console.print(screen.panel("table-fleets", _fleets(screen)))
    console.print(screen.panel("table-buildings", _tiles(screen)))
    console.print(screen.panel("table-specialists", _specialists(texts, edition)))


def _boats(texts: Texts, edition: Edition) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for colour in edition.colours:
        price = texts.say("edition-price", coins=colour.price) if colour.price else ""
        name = texts.say(key_of("colour", colour.id))
        count = texts.say("count-boats", number=colour.count)
        grid.add_row(theme.boats([colour.id]), name, count, price)
    return grid


def _fleets(screen: GameScreen) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for fleet in screen.edition.fleets:
        does = Text(screen.say(key_of("power", fleet.power, "does")), theme.QUIET)
        grid.add_row(*screen.fleet_row(fleet), does)
    return grid


def _tiles(screen: GameScreen) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for tile in screen.edition.tiles:
        grid.add_row(*screen.tile_row(tile))
    return grid


def _specialists(texts: Texts, edition: Edition) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for specialist in edition.specialists:
        name = Text(texts.say(key_of("specialist", specialist.id)), theme.TITLE)
        does = Text(texts.say(key_of("specialist", specialist.id, "does")), theme.QUIET)
        grid.add_row(name, f"{specialist.points} {theme.POINTS}", does)
    return grid
