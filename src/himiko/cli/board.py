"""The board as a map: slots and lanes where the edition puts them, islands between."""

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from himiko.cli import theme
from himiko.cli.canvas import Canvas
from himiko.cli.event_text import EventText
from himiko.edition import Edition, Island
from himiko.texts import key_of

NARROWEST = 70
WIDEST = 110
_LONGEST_WORD = 8
_MARGIN = 5  # columns for the ends of words at the edges
_CHARACTER = 2.1  # how many times as high as it is wide a character is


def draw_board(
    edition: Edition,
    position: Mapping[str, Any],
    event_text: EventText,
    width: int,
    possible: Collection[str] = (),
) -> Text:
    """Draw a map of a width; slots and islands that are possible now are highlighted."""
    return _Map(edition, position, event_text, width, possible).draw()


def width_for(edition: Edition, height: int) -> int:
    """Return the width of a map of a height."""
    across, down = _extent(edition)
    return int((height - 1) * _CHARACTER * across / down) + _MARGIN


def _extent(edition: Edition) -> tuple[int, int]:
    """Return how far apart the outermost slots are, across and down."""
    slots = edition.board.slots
    across = max(slot.x for slot in slots) - min(slot.x for slot in slots)
    down = max(slot.y for slot in slots) - min(slot.y for slot in slots)
    return max(1, across), max(1, down)


class _Map:
    def __init__(
        self,
        edition: Edition,
        position: Mapping[str, Any],
        event_text: EventText,
        width: int,
        possible: Collection[str],
    ) -> None:
        slots = edition.board.slots
        left, top = min(slot.x for slot in slots), min(slot.y for slot in slots)
        extent = _extent(edition)
        across = (width - _MARGIN) / extent[0]
        down = across / _CHARACTER
        height = 1 + round(down * extent[1])
        self.edition = edition
        self.position = position
        self.event_text = event_text
        self.texts = event_text.texts
        self.possible = possible
        self.canvas = Canvas(width, height)
        self.spots = {
            slot.id: (2 + round((slot.x - left) * across), round((slot.y - top) * down))
            for slot in slots
        }

    def draw(self) -> Text:
        for island in self.edition.board.islands:
            for one, other in island.lanes:
                self.canvas.line(self.spots[one], self.spots[other])
        for slot in self.edition.slot_ids:
            self._draw_slot(slot)
        for island in self.edition.board.islands:
            self._draw_island(island)
        return self.canvas.draw(theme.SEA)

    def _draw_slot(self, slot: str) -> None:
        colour = self.position["boats"].get(slot)
        if colour:
            style = theme.BOATS[colour]
            if slot in self.position.get("now", {}).get("chain", ()):
                style += " underline"
            self.canvas.write(self.spots[slot], theme.letter(colour) + slot[1:], style)
            return
        style = theme.POSSIBLE if slot in self.possible else theme.QUIET
        word = f"{theme.ENTRY}{slot}" if slot in self.edition.board.entries else slot
        self.canvas.write(self.spots[slot], word, style)

    def _draw_island(self, island: Island) -> None:
        style = theme.POSSIBLE if island.id in self.possible else theme.QUIET
        name = island.id
        if island.id in self.position["mountains"]:
            name += theme.MOUNTAIN
        word, word_style = self._thing(island.id)
        word = word[:_LONGEST_WORD]
        column, row = self._middle(island, max(len(name), len(word)))
        self.canvas.write((column, row), name, style)
        self.canvas.write((column, row + 1), word, word_style)

    def _middle(self, island: Island, width: int) -> tuple[int, int]:
        """Find a spot for two lines: in the middle, or where fewest slots are in the way."""
        corners = [self.spots[slot] for slot in island.ring]
        column = round(sum(x for x, _ in corners) / len(corners))
        row = int(sum(y for _, y in corners) / len(corners) - 0.5)

        def in_the_way(spot: tuple[int, int]) -> int:
            return sum(
                spot[1] <= y <= spot[1] + 1 and abs(spot[0] - x) <= (width + 3) // 2 + 1
                for x, y in corners
            )

        near = [(column + x, row + y) for y in (0, 1, -1) for x in (0, 1, -1)]
        return min(near, key=in_the_way)

    def _thing(self, island: str) -> tuple[str, str]:
        """Name what is on an island, with its style."""
        if kind := self.position["culture"].get(island):
            return self.texts.say(key_of("map", kind)), theme.CULTURE[kind]
        if island in self.position["sacred"]:
            return f"{theme.SACRED} {self.texts.say('map-sacred')}", "bold"
        built = self.position["built"].get(island)
        if built is None:
            return "", ""
        if isinstance(built, int):
            return (
                f"{theme.BUILDING} {self.event_text.names[built]}",
                f"bold {theme.PLAYERS[built]}",
            )
        sign = theme.TORII if built == "torii" else theme.PALACE
        return f"{sign} {self.texts.say(key_of('map', built))}", theme.ACCENT
