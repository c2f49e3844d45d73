"""A game as a picture: the board from the edition's coordinates, in the look of the page.

The colours are those of web/src/ui/theme.css and web/src/art/art.css, the boats' outlines those of
web/src/art/boats.ts. No word is drawn, so the picture speaks every language.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal
from xml.sax.saxutils import escape, quoteattr

from himiko.edition import Edition
from himiko.edition.names import COLOURS
from himiko.edition.parts import Island

Theme = Literal["light", "dark"]

_BOTH: Final = {
    "ink": "#1e2430",
    "paper": "#fbf6e9",
    "rim": "#fdf9ee",
    "coin": "#e0ac45",
    "red": "#c8402a",
    "bamboo": "#5aa9a0",
    "wood": "#4f2a14",
    "stone": "#12163a",
    "clay": "#d26a2a",
    "gold": "#ffe24a",
    "plum": "#a5314f",
    "maple": "#b0451c",
    "rice": "#80640f",
    "ginkgo": "#5f7020",
    "bellflower": "#34509c",
    "wisteria": "#744690",
    "player-0": "#12306b",
    "player-1": "#ee7c2a",
    "player-2": "#8f7bb0",
    "player-3": "#e6eef2",
}
THEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {
        **_BOTH,
        "page": "#f6f0e2",
        "text": "#1e2430",
        "sea": "#6f9db8",
        "pale": "#b4d0d9",
        "lane": "#f3f6ee",
        "sand": "#ecdfbb",
        "edge": "#d9c48d",
        "rock": "#7a7f86",
        "snow": "#fbf9f2",
        "line": "#1e2430",
    },
    "dark": {
        **_BOTH,
        "page": "#121a2b",
        "text": "#efe8d8",
        "sea": "#1f3f5e",
        "pale": "#2f5b7b",
        "lane": "#9fc0d2",
        "sand": "#bfb088",
        "edge": "#9c8d66",
        "rock": "#666d78",
        "snow": "#e9e6dc",
        "line": "#0b111d",
    },
}

_POLE: Final = "q0-3.6 3.8-3.6t3.8 3.6"
_FOOT: Final = "q0 3.6-3.8 3.6t-3.8-3.6"
HULLS: Final = {  # in a box of 48
    "bamboo": f"M5 10.5{_POLE * 5}V37.5{_FOOT * 5}Z",
    "wood": "M1.5 12.5c4.5 1.5 7 5.5 10.5 7q12 3.5 24 0c3.5-1.5 6-5.5 10.5-7"
    "C46.5 27.5 42 39.5 31 40.5H17C6 39.5 1.5 27.5 1.5 12.5z",
    "stone": "M2 26h5.5V15.5h10V8h14v7.5h9V26H46l-5 14.5H7z",
    "clay": "M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38z",
    "gold": "M24 1.5C36 7 42.5 18 40.5 31H45.5C44 39 40 43.5 33 43.5H15C8 43.5 4 39 2.5 31"
    "H9.5C7.5 19 13 8 24 1.5z",
}
_LAND: Final = 0.6  # of the way from the middle of an island to the slots around it
_STRIP: Final = 110  # the height of a row of players
Point = tuple[float, float]


def draw(
    view: Mapping[str, Any],
    points: Iterable[int],
    edition: Edition,
    theme: str = "light",
    title: str = "",
) -> str:
    """Return a position or a view as SVG; `points` are the players' as they stand."""
    colours = THEMES[theme]
    board = edition.board
    parts = [
        f'<rect width="{board.width}" height="{board.height + _STRIP}" fill="{colours["page"]}"/>',
        f'<rect width="{board.width}" height="{board.height}" rx="12" fill="{colours["sea"]}"/>',
        *_lanes(edition, colours),
        *(_island(island, edition, view, colours) for island in board.islands),
        *(_slot(slot.id, (slot.x, slot.y), edition, view, colours) for slot in board.slots),
        *_players(view, points, edition, colours),
    ]
    size = f"{board.width} {board.height + _STRIP}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img"'
    label = f" aria-label={quoteattr(title)}" if title else ""
    body = "\n".join(part for part in parts if part)
    return f"{head}{label}>\n<title>{escape(title)}</title>\n{body}\n</svg>\n"


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _circle(at: Point, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{_n(at[0])}" cy="{_n(at[1])}" r="{_n(radius)}" fill="{fill}"{more}/>'


def _text(at: Point, text: object, fill: str, size: int, anchor: str = "middle") -> str:
    style = f'font-family="Inter, system-ui, sans-serif" font-weight="600" font-size="{size}"'
    where = f'x="{_n(at[0])}" y="{_n(at[1])}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {where} {style} fill="{fill}">{escape(str(text))}</text>'


def _shape(at: Point, scale: float, path: str, fill: str, line: str) -> str:
    """Draw a path of a box of 48 around a point."""
    move = f"translate({_n(at[0] - 24 * scale)} {_n(at[1] - 24 * scale)}) scale({_n(scale)})"
    return f'<path transform="{move}" d="{path}" fill="{fill}" stroke="{line}" stroke-width="2"/>'


def _where(edition: Edition) -> dict[str, Point]:
    return {slot.id: (slot.x, slot.y) for slot in edition.board.slots}


def _lanes(edition: Edition, colours: Mapping[str, str]) -> Iterable[str]:
    at = _where(edition)
    for one, other in sorted({lane for island in edition.board.islands for lane in island.lanes}):
        (x, y), (u, v) = at[one], at[other]
        line = f'<line x1="{x}" y1="{y}" x2="{u}" y2="{v}" stroke="{colours["lane"]}"'
        yield f'{line} stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/>'


def _coast(island: Island, edition: Edition) -> tuple[Point, list[Point]]:
    """Return the middle of an island, and its coast between the slots around it."""
    at = _where(edition)
    corners = [at[slot] for slot in island.ring]
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    return (x, y), [(x + _LAND * (u - x), y + _LAND * (v - y)) for u, v in corners]


def _curve(points: list[Point]) -> str:
    """Return a closed curve through points (Catmull-Rom)."""
    number = len(points)
    path = [f"M{_n(points[0][0])} {_n(points[0][1])}"]
    for n in range(number):
        a, b, c, d = (points[(n + k) % number] for k in (-1, 0, 1, 2))
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        path.append("C" + " ".join(_n(value) for value in (*first, *second, *c)))
    return "".join(path) + "Z"


_MOUNTAIN: Final = "M2 42L18 12L26 26L32 18L46 42Z"
_SNOW: Final = "M18 12L13 21.4L18 19L22 19Z"
_HOUSE: Final = "M6 22L24 6L42 22H37V42H11V22Z"
_TORII: Final = "M2 6H46L43 14H38V18H42V23H38V44H33V23H15V44H10V23H6V18H10V14H5Z"
_PALACE: Final = "M24 2L30 10H42L46 18H40V26H44L47 34H41V44H7V34H1L4 26H8V18H2L6 10H18Z"


def _island(
    island: Island, edition: Edition, view: Mapping[str, Any], colours: Mapping[str, str]
) -> str:
    middle, coast = _coast(island, edition)
    path = f'<path d="{_curve(coast)}" fill="{colours["sand"]}" stroke="{colours["edge"]}"'
    parts = [f'{path} stroke-width="6"/>']
    if island.id in view["mountains"]:
        peak = (middle[0], middle[1] - 14)
        parts.append(_shape(peak, 1.2, _MOUNTAIN, colours["rock"], colours["line"]))
        parts.append(_shape(peak, 1.2, _SNOW, colours["snow"], "none"))
    parts.append(_thing(island.id, (middle[0], middle[1] + 6), view, colours))
    parts.append(_text((middle[0], middle[1] + 36), int(island.id[1:]), colours["ink"], 16))
    return "".join(parts)


def _thing(island: str, at: Point, view: Mapping[str, Any], colours: Mapping[str, str]) -> str:
    """Draw what is on an island."""
    kind = view["culture"].get(island)
    if kind:
        ring = f' stroke="{colours["paper"]}" stroke-width="3"'
        letter = _text(at, kind[0].upper(), colours["paper"], 18)
        return _circle(at, 17, colours[kind], ring) + letter
    if island in view["sacred"]:
        return _circle(at, 14, "none", f' stroke="{colours["red"]}" stroke-width="7"')
    built = view["built"].get(island)
    if built == "torii":
        return _shape(at, 0.9, _TORII, colours["red"], colours["line"])
    if built == "palace":
        return _shape(at, 0.9, _PALACE, colours["coin"], colours["line"])
    if built is None:
        return ""
    return _shape(at, 0.9, _HOUSE, colours[f"player-{built}"], colours["line"])


def _slot(
    slot: str, at: Point, edition: Edition, view: Mapping[str, Any], colours: Mapping[str, str]
) -> str:
    width = 7 if slot in edition.board.entries else 4
    ring = f' stroke="{colours["lane"]}" stroke-width="{width}"'
    mooring = _circle(at, 30, colours["pale"], ring)
    colour = view["boats"].get(slot)
    if colour is None:
        return mooring + _text(at, int(slot[1:]), colours["text"], 18)
    return mooring + _boat(at, 1.1, colour, colours)


def _boat(at: Point, scale: float, colour: str, colours: Mapping[str, str]) -> str:
    return _shape(at, scale, HULLS[colour], colours[colour], colours["rim"])


def _players(
    view: Mapping[str, Any], points: Iterable[int], edition: Edition, colours: Mapping[str, str]
) -> Iterable[str]:
    """Draw a row of players below the board: points, coins, boats; a ring for who is to act."""
    players = view["players"]
    width = edition.board.width / len(players)
    over = view["step"] == "over"
    acting = None if over else view["order"][view["turn"]]
    y = edition.board.height + _STRIP / 2
    for seat, (player, total) in enumerate(zip(players, points, strict=True)):
        x = seat * width + 55
        ring = f' stroke="{colours["red" if seat == acting else "lane"]}" stroke-width="6"'
        dark = seat in {0, 2}
        yield _circle((x, y), 36, colours[f"player-{seat}"], ring)
        yield _text((x, y), total, colours["paper" if dark else "ink"], 30)
        yield _circle((x + 70, y), 16, colours["coin"], f' stroke="{colours["line"]}"')
        yield _text((x + 94, y), player["coins"], colours["text"], 26, "start")
        boats = sorted(player["boats"], key=COLOURS.index)
        space = (width - 240) / max(1, len(boats))
        for n, colour in enumerate(boats):
            yield _boat((x + 160 + n * min(44.0, space), y), 0.8, colour, colours)
