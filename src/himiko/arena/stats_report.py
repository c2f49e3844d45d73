"""Statistics as a Markdown page with plots beside it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from himiko.arena import markdown as md
from himiko.arena.document import Block, Dot, DotPlot, Grid, Heading, Paragraph, Words, said
from himiko.arena.document_markdown import write_markdown
from himiko.arena.report import REPORT
from himiko.arena.stats import Stats
from himiko.arena.win_stats import ThingStats, WinStats
from himiko.game import BadRecord
from himiko.problem import Problem
from himiko.texts import Texts, render_problem

_MOST_SKIPPED: Final = 10
# These have an order of their own; the others are sorted by what they bring.
_ORDERED: Final = frozenset({"seats", "places"})


def report_stats(stats: Stats, texts: Texts) -> str:
    """Return the statistics as Markdown, without plots."""
    return write_markdown(_blocks(stats, texts), texts)


def write_stats(stats: Stats, folder: Path, texts: Texts) -> Path:
    """Write page and plots into a folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / REPORT
    page.write_text(write_markdown(_blocks(stats, texts), texts, folder), encoding="utf-8")
    return page


def _blocks(stats: Stats, texts: Texts) -> Iterator[Block]:
    yield Heading(1, said("arena-stats"))
    summary = said("arena-stats-summary", games=stats.games, unfinished=stats.unfinished)
    yield Paragraph((summary,))
    yield Paragraph((said("arena-stats-method"),))
    for win_stats in stats.win_stats:
        yield from win_blocks(win_stats, 2)
    if stats.skipped:
        yield Heading(2, said("arena-skipped", number=len(stats.skipped)))
        rows = ((name, _why(problem, texts)) for name, problem in stats.skipped[:_MOST_SKIPPED])
        yield Grid(arena_heads("file", "reason"), tuple(rows), words=2)


def arena_heads(*columns: str) -> tuple[Words, ...]:
    """Return the names of columns."""
    return tuple(said("arena", column) for column in columns)


def win_blocks(win_stats: WinStats, level: int) -> Iterator[Block]:
    """Yield what wins in games of one number of players; its headings begin at a level."""
    yield Heading(level, said("arena-players", number=win_stats.players))
    yield Heading(level + 1, said("arena-ends"))
    yield _ends(win_stats)
    yield Heading(level + 1, said("arena-contrasts"))
    yield _contrasts(win_stats)
    for section, lines in win_stats.sections.items():
        if lines:
            yield Heading(level + 1, said("arena", section))
            yield _section(section, lines)
            yield _plot(win_stats, section)


def _plot(win_stats: WinStats, section: str) -> DotPlot:
    lines = _sorted(section, win_stats.sections[section])
    return DotPlot(
        file=f"{section}-{win_stats.players}.svg",
        title=said("arena", section),
        of=said("arena-players", number=win_stats.players),
        axis=said("arena-share-percent"),
        dots=tuple(Dot(_name(section, one.thing), one.share, one.expected) for one in lines),
    )


def _why(problem: Problem, texts: Texts) -> str:
    """Say why a file could not be read."""
    reason = render_problem(problem, texts)
    if isinstance(problem, BadRecord):
        return texts.say("arena-line", line=str(problem.line), problem=reason)
    return reason


def _section(section: str, lines: Sequence[ThingStats]) -> Grid:
    rows = (
        (
            _name(section, line.thing),
            str(line.number),
            md.percent(line.share.value),
            md.percents(line.share),
            md.percent(line.expected),
            said("arena-lift", _lift(line)),
        )
        for line in _sorted(section, lines)
    )
    heads = arena_heads("thing", "number", "won", "interval", "expected", "judged")
    return Grid(heads, tuple(rows))


def _lift(line: ThingStats) -> str:
    if line.share.is_above(line.expected):
        return "above"
    return "below" if line.share.is_below(line.expected) else "level"


def _sorted(section: str, lines: Sequence[ThingStats]) -> list[ThingStats]:
    if section in _ORDERED:
        return list(lines)
    return sorted(lines, key=lambda line: -line.lift)


def _name(section: str, thing: str) -> Words:
    if section == "fleets":
        return said("fleet-numbered", fleet=thing)
    if section == "specialists":
        return said("specialist", thing)
    if section == "kinds":
        return said("building", thing)
    return thing


def _ends(win_stats: WinStats) -> Grid:
    rows = (
        (
            said("arena-end", line.end),
            str(line.games),
            md.percent(line.share.value),
            md.percents(line.share),
            md.number(line.rounds),
            md.number(line.margin),
        )
        for line in win_stats.ends
    )
    heads = arena_heads("end", "games", "share", "interval", "rounds", "margin")
    return Grid(heads, tuple(rows))


def _contrasts(win_stats: WinStats) -> Grid:
    rows = (
        (
            said("arena", line.thing),
            md.number(line.winners, 2),
            md.number(line.others, 2),
            md.number(line.difference.value, 2),
            md.numbers(line.difference, 2),
        )
        for line in win_stats.contrasts
    )
    heads = arena_heads("thing", "winners", "others", "difference", "interval")
    return Grid(heads, tuple(rows))
