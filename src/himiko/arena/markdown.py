"""Pieces of Markdown that also read well in a terminal."""

import math
from collections.abc import Sequence
from typing import Final

from himiko.arena.intervals import Estimate

DASH: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"
_MILLISECOND: Final = 1e-3


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """Return rows under their heads; the first `words` columns are words, the others numbers."""
    cells = [[_escape(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(3, *(len(row[n]) for row in cells)) for n in range(len(heads))]
    rule = ["-" * width if n < words else "-" * (width - 1) + ":" for n, width in enumerate(widths)]
    lines = [_line(cells[0], widths, words), f"| {' | '.join(rule)} |"]
    lines += [_line(row, widths, words) for row in cells[1:]]
    return "\n".join(lines)


def _line(cells: Sequence[str], widths: Sequence[int], words: int) -> str:
    padded = [
        cell.ljust(width) if n < words else cell.rjust(width)
        for n, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return f"| {' | '.join(padded)} |"


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("\n", " ")


def percent(value: float) -> str:
    """Write a share."""
    return DASH if math.isnan(value) else f"{100 * value:.1f} %"


def percents(estimate: Estimate) -> str:
    """Write the interval of a share."""
    if math.isnan(estimate.low):
        return DASH
    return f"{100 * estimate.low:.1f} {DASH} {100 * estimate.high:.1f} %"


def number(value: float, digits: int = 1) -> str:
    """Write a number, with a true minus."""
    return DASH if math.isnan(value) else f"{value:.{digits}f}".replace("-", _MINUS)


def numbers(estimate: Estimate, digits: int = 1) -> str:
    """Write the interval of a number."""
    if math.isnan(estimate.low):
        return DASH
    return f"{number(estimate.low, digits)} … {number(estimate.high, digits)}"


def seconds(value: float) -> str:
    """Write a time, in a unit that suits it."""
    if value >= 1:
        return f"{value:.2f} s"
    return f"{value * 1000:.2f} ms" if value >= _MILLISECOND else f"{value * 1e6:.0f} µs"
