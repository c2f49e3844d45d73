"""The points of the players, part by part."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from himiko.cli import theme
from himiko.cli.event_text import EventText
from himiko.texts import key_of

_PARTS = ("coins", "prestige", "buildings", "specialists", "reserved", "aside", "total")


def draw_scores(event_text: EventText, scores: Sequence[Mapping[str, int]], *, final: bool) -> Grid:
    """Draw the points of each player, part by part, the best player first."""
    say = event_text.texts.say
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1))
    grid.add_column()
    seats = sorted(range(len(scores)), key=lambda seat: scores[seat]["rank"])
    for seat in seats:
        grid.add_column(event_text.player(seat), justify="right")
    for part in _PARTS:
        points = [str(scores[seat][part]) for seat in seats]
        style = theme.TITLE if part == "total" else ""
        grid.add_row(say(key_of("score", part)), *points, style=style)
    if final:
        grid.add_row(say("score-rank"), *(str(scores[seat]["rank"]) for seat in seats))
    return grid
