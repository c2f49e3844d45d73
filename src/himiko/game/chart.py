"""Shares as bars with their intervals: for results that draw themselves in a notebook."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from himiko.game.drawing import THEMES

_LABEL: Final = 300
_BAR: Final = 360
_ROW: Final = 26


class Bar(NamedTuple):
    """A share between 0 and 1, and the interval it may be in."""

    label: str
    share: float
    low: float
    high: float


def draw_bars(bars: Sequence[Bar], theme: str = "light") -> str:
    """Return bars as SVG, one below the other."""
    colours = THEMES[theme]
    width, height = _LABEL + _BAR + 80, _ROW * len(bars) + 8
    font = f'font-family="Inter, system-ui, sans-serif" font-size="13" fill="{colours["text"]}"'
    parts = [f'<rect width="{width}" height="{height}" fill="{colours["page"]}"/>']
    for n, bar in enumerate(bars):
        y = 4 + n * _ROW
        middle = f'y="{y + _ROW / 2}" dominant-baseline="central" {font}'
        long, low, high = (_BAR * min(1, max(0, part)) for part in (bar.share, bar.low, bar.high))
        error = f'width="{high - low:.1f}" height="2" fill="{colours["red"]}"'
        block = f'width="{long:.1f}" height="{_ROW - 8}" fill="{colours["sea"]}"'
        parts += [
            f'<text x="{_LABEL - 8}" text-anchor="end" {middle}>{escape(bar.label)}</text>',
            f'<rect x="{_LABEL}" y="{y + 4}" {block}/>',
            f'<rect x="{_LABEL + low:.1f}" y="{y + _ROW / 2 - 1}" {error}/>',
            f'<text x="{_LABEL + _BAR + 8}" {middle}>{bar.share:.1%}</text>',
        ]
    head = '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
    body = "\n".join(parts)
    return f'{head} width="{width}" height="{height}">\n{body}\n</svg>\n'
