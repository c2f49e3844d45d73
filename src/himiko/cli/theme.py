"""Colours and signs of the terminal: each thing has a colour, and a letter where colour fails."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from himiko.edition.names import COLOURS

BOATS = {
    "bamboo": "bold #0d2b27 on #5aa9a0",
    "wood": "bold #f6f0e2 on #7a4420",
    "stone": "bold #f6f0e2 on #343c78",
    "clay": "bold #231006 on #d9772f",
    "gold": "bold #2a2400 on #ffe24a",
}
CULTURE = {
    "plum": "#e58bb0",
    "maple": "#e2674a",
    "rice": "#a7c957",
    "ginkgo": "#f2c14e",
    "bellflower": "#7f9cf5",
    "wisteria": "#b79ced",
}
PLAYERS = ("#6c9bf0", "#ee8a3a", "#a48fd0", "#9fb0b8")
SEA = "#3e6c8f"
QUIET = "dim"
ACCENT = "bold #e2674a"
POSSIBLE = "bold #7fd08a"
TITLE = "bold"

MOUNTAIN = "▲"
BUILDING = "■"
TORII = "π"
PALACE = "♜"
SACRED = "✕"
ENTRY = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
PROMPT = ENTRY + " "
NOTHING = "\N{EN DASH}"
NOW = "▶"
POINTS = "★"
COINS = "●"


def letter(colour: str) -> str:
    """Return the sign of a boat: the first letter of its colour in the notation."""
    return colour[0].upper()


def boats(colours: Iterable[str]) -> Text:
    """Draw boats side by side."""
    drawn = Text()
    for colour in colours:
        drawn.append(f" {letter(colour)} ", BOATS[colour])
    return drawn


def counted_boats(counts: Sequence[int]) -> Text:
    """Draw boats given by number, in the order of the colours."""
    return boats(c for c, n in zip(COLOURS, counts, strict=True) for _ in range(n))
