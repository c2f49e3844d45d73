"""Plots, as SVG files: the same data give the same file."""

import math
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from himiko.arena.intervals import Estimate
from himiko.extra import load

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_INK: Final = "#22303c"
_DOT: Final = "#9a3b26"
_PALE: Final = "#b9c2c9"
_LONGEST_LABEL: Final = 24
_STYLE: Final = {
    "svg.hashsalt": "himiko",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": _INK,
    "axes.edgecolor": _PALE,
    "axes.labelcolor": _INK,
    "axes.titlesize": 11,
    "xtick.color": _INK,
    "ytick.color": _INK,
    # A text is a text: names of players may hold what would begin a formula.
    "text.parse_math": False,
}


class Dot(NamedTuple):
    """A value with its name, and what was expected."""

    label: str
    estimate: Estimate
    expected: float | None = None


def draw_estimates(
    path: Path, title: str, dots: Sequence[Dot], *, axis: str = "", scale: float = 1.0
) -> None:
    """Draw values with their intervals, one to a line; a tick marks what was expected."""
    with _matplotlib().rc_context(_STYLE):
        figure, axes = _canvas(6.4, 1.1 + 0.28 * len(dots))
        for line, (_, estimate, expected) in enumerate(dots):
            axes.hlines(line, scale * estimate.low, scale * estimate.high, color=_DOT)
            axes.plot(scale * estimate.value, line, "o", color=_DOT, markersize=5)
            if expected is not None:
                axes.plot(scale * expected, line, "|", color=_INK, markersize=10)
        axes.set_yticks(range(len(dots)), [_short(dot.label) for dot in dots])
        axes.set_ylim(len(dots) - 0.4, -0.6)
        axes.grid(axis="x", color=_PALE, linewidth=0.5)
        axes.set_title(title, loc="left")
        axes.set_xlabel(axis)
        _save(figure, path)


def draw_grid(
    path: Path, title: str, labels: Sequence[str], shares: Sequence[Sequence[float | None]]
) -> None:
    """Draw a grid of shares in percent, the larger the darker."""
    size = len(labels)
    with _matplotlib().rc_context(_STYLE):
        figure, axes = _canvas(2.6 + 0.9 * size, 1.4 + 0.5 * size)
        for row, line in enumerate(shares):
            for column, value in enumerate(line):
                _draw_cell(axes, row, column, value)
        names = [_short(label) for label in labels]
        axes.set_xticks(range(size), names, rotation=20, ha="right")
        axes.set_yticks(range(size), names)
        axes.set_xlim(-0.5, size - 0.5)
        axes.set_ylim(size - 0.5, -0.5)
        axes.set_title(title, loc="left")
        _save(figure, path)


def _draw_cell(axes: "Axes", row: int, column: int, value: float | None) -> None:
    shade = 0.0 if value is None else value
    rectangle = load("matplotlib.patches", "arena").Rectangle
    axes.add_patch(
        rectangle((column - 0.5, row - 0.5), 1, 1, facecolor=_DOT, alpha=0.75 * shade, linewidth=0)
    )
    text = "" if value is None else f"{100 * value:.0f}"
    axes.text(column, row, text, ha="center", va="center")


def draw_spots(
    path: Path, title: str, spots: Sequence[tuple[str, float, float, float]], size: tuple[int, int]
) -> None:
    """Draw named spots of a board (name, x, y, value), the larger the value the darker."""
    width, height = size
    most = max((value for *_, value in spots), default=0) or 1
    with _matplotlib().rc_context(_STYLE):
        figure, axes = _canvas(6.4, 6.4 * height / width)
        for name, x, y, value in spots:
            axes.plot(x, y, "o", color=_PALE, markersize=22, fillstyle="none")
            axes.plot(x, y, "o", color=_DOT, markersize=22, alpha=0.85 * value / most)
            axes.text(x, y, f"{name}\n{value:.2f}", ha="center", va="center", fontsize=6)
        axes.set_xlim(0, width)
        axes.set_ylim(height, 0)
        axes.set_axis_off()
        axes.set_title(title, loc="left")
        _save(figure, path)


def draw_points(
    path: Path, title: str, labels: Sequence[str], xy: Sequence[tuple[float, float]], axes: str
) -> None:
    """Draw named points, x on a logarithmic scale; `axes` names x and y, with a bar between."""
    across, up = axes.split("|")
    with _matplotlib().rc_context(_STYLE):
        figure, canvas = _canvas(6.4, 4.0)
        canvas.set_xscale("log")
        ticker = load("matplotlib.ticker", "arena")
        canvas.xaxis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{value:g}"))
        canvas.xaxis.set_minor_formatter(ticker.NullFormatter())
        canvas.plot([x for x, _ in xy], [y for _, y in xy], "o", color=_DOT)
        for label, point in zip(labels, xy, strict=True):
            canvas.annotate(_short(label), point, xytext=(6, 4), textcoords="offset points")
        canvas.set_xlim(*_around([x for x, _ in xy]))
        canvas.margins(y=0.15)
        canvas.grid(color=_PALE, linewidth=0.5)
        canvas.set_title(title, loc="left")
        canvas.set_xlabel(across)
        canvas.set_ylabel(up)
        _save(figure, path)


def _around(values: Sequence[float]) -> tuple[float, float]:
    """Return the ends of a logarithmic scale, a quarter wider than the values on either side.

    The scale is never narrower than a factor of ten, so that there is a number on it: for values
    that nearly agree matplotlib would draw a scale without any width.
    """
    low, high = math.log10(min(values)), math.log10(max(values))
    margin = max(0.25 * (high - low), 0.5)
    return 10 ** (low - margin), 10 ** (high + margin)


def _matplotlib() -> ModuleType:
    return load("matplotlib", "arena")


def _canvas(width: float, height: float) -> "tuple[Figure, Axes]":
    figure: Figure = load("matplotlib.figure", "arena").Figure(
        figsize=(width, height), layout="constrained"
    )
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _save(figure: "Figure", path: Path) -> None:
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


def _short(label: str) -> str:
    return label if len(label) <= _LONGEST_LABEL else label[: _LONGEST_LABEL - 1] + "…"
