"""A canvas of characters: fine lines of dots, and words written over them."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text

ACROSS = 2  # dots of one character
DOWN = 4
_BLANK = 0x2800
# Which bit of a braille character each dot is: by row, then by column.
_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class Canvas:
    """Lines are drawn in dots, words are written in characters."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._dots = [[0] * width for _ in range(height)]
        self._words: dict[tuple[int, int], tuple[str, str]] = {}

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a line between two characters."""
        (column, row), (last_column, last_row) = start, end
        x, y = column * ACROSS, row * DOWN + 1
        dx, dy = (last_column - column) * ACROSS, (last_row - row) * DOWN
        steps = max(abs(dx), abs(dy), 1)
        for step in range(0, steps + 1, 2):
            self._dot(x + round(dx * step / steps), y + round(dy * step / steps))

    def _dot(self, x: int, y: int) -> None:
        column, row = x // ACROSS, y // DOWN
        if 0 <= column < self.width and 0 <= row < self.height:
            self._dots[row][column] |= _BITS[y % DOWN][x % ACROSS]

    def write(self, spot: tuple[int, int], word: str, style: str) -> None:
        """Write a word with its middle at a character."""
        column = spot[0] - (len(word) - 1) // 2
        column = max(0, min(column, self.width - len(word)))
        for n, sign in enumerate(word):
            self._words[spot[1], column + n] = (sign, style)

    def draw(self, style: str) -> Text:
        """Return the picture; the lines are drawn in the style given."""
        picture = Text(no_wrap=True)
        for row in range(self.height):
            signs = [self._sign(row, column, style) for column in range(self.width)]
            for own_style, run in groupby(signs, key=itemgetter(1)):
                picture.append("".join(sign for sign, _ in run), own_style)
            picture.append("\n")
        picture.right_crop()
        return picture

    def _sign(self, row: int, column: int, style: str) -> tuple[str, str]:
        if (row, column) in self._words:
            return self._words[row, column]
        dots = self._dots[row][column]
        return (chr(_BLANK + dots) if dots else " "), style
