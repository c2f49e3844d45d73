"""Statistics as a Markdown page with plots beside it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from himiko.arena import markdown as md
from himiko.arena import plots
from himiko.arena.report import REPORT, heads
from himiko.arena.stats import Stats
from himiko.arena.win_stats import Line, WinStats
from himiko.game import BadRecord
from himiko.problem import Problem
from himiko.texts import Texts, key_of, render_problem

_MOST_SKIPPED: Final = 10
# These have an order of their own; the others are sorted by what they bring.
_ORDERED: Final = frozenset({"seats", "places"})


def report_stats(stats: Stats, texts: Texts) -> str:
    """Return the statistics as Markdown, without plots."""
    return _page(stats, texts, lambda _win_stats, _section: "")


def write_stats(stats: Stats, folder: Path, texts: Texts) -> Path:
    """Write page and plots into a folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / REPORT
    page.write_text(_page(stats, texts, pictures_in(folder, texts)), encoding="utf-8")
    return page


Picture = Callable[[WinStats, str], str]
"""Draws a section, and returns the Markdown that shows the picture."""


def pictures_in(folder: Path, texts: Texts) -> Picture:
    """Return what draws sections into a folder."""

    def picture(win_stats: WinStats, section: str) -> str:
        file = f"{section}-{win_stats.players}.svg"
        _draw(win_stats, section, folder / file, texts)
        return f"\n\n![{texts.say(key_of('arena', section))}]({file})"

    return picture


def _draw(win_stats: WinStats, section: str, path: Path, texts: Texts) -> None:
    lines = _sorted(section, win_stats.sections[section])
    title = texts.say(key_of("arena", section))
    plots.draw_estimates(
        path,
        f"{title} · {texts.say('arena-players', number=win_stats.players)}",
        [plots.Dot(_name(section, line.thing, texts), line.share, line.expected) for line in lines],
        axis=texts.say("arena-share-percent"),
        scale=100,
    )


def _page(stats: Stats, texts: Texts, picture: Picture) -> str:
    say = texts.say
    parts = [
        f"# {say('arena-stats')}",
        say("arena-stats-summary", games=stats.games, unfinished=stats.unfinished),
        say("arena-stats-method"),
    ]
    for win_stats in stats.win_stats:
        parts += report_wins(win_stats, texts, picture)
    if stats.skipped:
        rows = [[name, _why(problem, texts)] for name, problem in stats.skipped[:_MOST_SKIPPED]]
        shown = md.grid(heads(("file", "reason"), texts), rows, words=2)
        parts.append(f"## {say('arena-skipped', number=len(stats.skipped))}\n\n{shown}")
    return "\n\n".join(parts) + "\n"


def report_wins(win_stats: WinStats, texts: Texts, picture: Picture) -> list[str]:
    """Return what wins in games of one number of players, as paragraphs of Markdown."""
    say = texts.say
    return [
        f"## {say('arena-players', number=win_stats.players)}",
        f"### {say('arena-ends')}\n\n{_ends(win_stats, texts)}",
        f"### {say('arena-contrasts')}\n\n{_contrasts(win_stats, texts)}",
        *(
            f"### {say(key_of('arena', section))}\n\n"
            f"{_section(section, lines, texts)}{picture(win_stats, section)}"
            for section, lines in win_stats.sections.items()
            if lines
        ),
    ]


def _why(problem: Problem, texts: Texts) -> str:
    """Say why a file could not be read."""
    reason = render_problem(problem, texts)
    if isinstance(problem, BadRecord):
        return texts.say("arena-line", line=str(problem.line), problem=reason)
    return reason


def _section(section: str, lines: Sequence[Line], texts: Texts) -> str:
    rows = [
        [
            _name(section, line.thing, texts),
            str(line.number),
            md.percent(line.share.value),
            md.percents(line.share),
            md.percent(line.expected),
            texts.say(key_of("arena-lift", _lift(line))),
        ]
        for line in _sorted(section, lines)
    ]
    columns = ("thing", "number", "won", "interval", "expected", "judged")
    return md.grid(heads(columns, texts), rows)


def _lift(line: Line) -> str:
    if line.share.is_above(line.expected):
        return "above"
    return "below" if line.share.is_below(line.expected) else "level"


def _sorted(section: str, lines: Sequence[Line]) -> list[Line]:
    if section in _ORDERED:
        return list(lines)
    return sorted(lines, key=lambda line: -line.lift)


def _name(section: str, thing: str, texts: Texts) -> str:
    if section == "fleets":
        return texts.say("fleet-numbered", fleet=thing)
    if section == "specialists":
        return texts.say(key_of("specialist", thing))
    if section == "kinds":
        return texts.say(key_of("building", thing))
    return thing


def _ends(win_stats: WinStats, texts: Texts) -> str:
    rows = [
        [
            texts.say(key_of("arena-end", line.end)),
            str(line.games),
            md.percent(line.share.value),
            md.percents(line.share),
            md.number(line.rounds),
            md.number(line.margin),
        ]
        for line in win_stats.ends
    ]
    return md.grid(heads(("end", "games", "share", "interval", "rounds", "margin"), texts), rows)


def _contrasts(win_stats: WinStats, texts: Texts) -> str:
    rows = [
        [
            texts.say(key_of("arena", line.thing)),
            md.number(line.winners, 2),
            md.number(line.others, 2),
            md.number(line.difference.value, 2),
            md.numbers(line.difference, 2),
        ]
        for line in win_stats.contrasts
    ]
    columns = ("thing", "winners", "others", "difference", "interval")
    return md.grid(heads(columns, texts), rows)
