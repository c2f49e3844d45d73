"""The report of a match: who won how much, with what, how fast, and what went wrong."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from himiko.arena import markdown as md
from himiko.arena.game_result import PARTS, GameResult
from himiko.arena.match import Match
from himiko.arena.tally import Tally, ends, tally
from himiko.texts import Texts, key_of

REPORT: Final = "report.md"
_MOST_FAILURES: Final = 20


def report_match(match: Match, texts: Texts) -> str:
    """Return the report as Markdown."""
    say = texts.say
    tallies = tally(match.results)
    parts = [
        f"# {say('arena-match', players=' · '.join(match.spec.players))}",
        _summary(match, texts),
        f"## {say('arena-results')}\n\n{results(tallies, texts)}",
        f"## {say('arena-points')}\n\n{points(tallies, texts)}",
        f"## {say('arena-thinking')}\n\n{thinking(tallies, texts)}",
        f"## {say('arena-ends')}\n\n{how_ended(match.results, texts)}",
    ]
    if any(game.failure for game in match.results):
        parts.append(f"## {say('arena-failures')}\n\n{failures(match.results, texts)}")
    return "\n\n".join(parts) + "\n"


def write_match(match: Match, folder: Path, texts: Texts) -> Path:
    """Write the report beside the match's journal; return its path."""
    page = folder / REPORT
    page.write_text(report_match(match, texts), encoding="utf-8")
    return page


def _summary(match: Match, texts: Texts) -> str:
    spec = match.spec
    ways = len(spec.assignments)
    text = texts.say(
        "arena-match-summary",
        games=len(match.results),
        deals=match.games // ways,
        ways=ways,
        seed=str(spec.seed),
        edition=spec.edition.partition(" ")[0],
    )
    if not match.finished:
        text += "\n\n" + texts.say(
            "arena-match-unfinished", games=len(match.results), all=match.games
        )
    return text


def results(tallies: Sequence[Tally], texts: Texts) -> str:
    """Return the grid of wins."""
    columns = ("player", "seats", "games", "wins", "share", "interval", "fair", "verdict", "rank")
    rows = [
        [
            one.player,
            str(one.seats),
            str(one.games),
            str(one.wins),
            md.percent(one.share.value),
            md.percents(one.share),
            md.percent(one.fair),
            texts.say(key_of("arena-verdict", one.verdict)),
            md.number(one.rank, 2),
        ]
        for one in tallies
    ]
    return md.grid(heads(columns, texts), rows)


def points(tallies: Sequence[Tally], texts: Texts) -> str:
    """Return the grid of mean points by part."""
    names = [texts.say(key_of("arena-part", part)) for part in PARTS]
    rows = [
        [
            one.player,
            *(md.number(one.points[part].value) for part in PARTS),
            md.numbers(one.points["total"]),
        ]
        for one in tallies
    ]
    return md.grid([texts.say("arena-player"), *names, texts.say("arena-interval")], rows)


def thinking(tallies: Sequence[Tally], texts: Texts) -> str:
    """Return the grid of times per turn."""
    columns = ("player", "turns", "decisions", "mean", "p99", "most")
    rows = [
        [
            one.player,
            str(one.thinking.turns),
            str(one.thinking.decisions),
            md.seconds(one.thinking.mean),
            md.seconds(one.thinking.p99),
            md.seconds(one.thinking.most),
        ]
        for one in tallies
    ]
    return md.grid(heads(columns, texts), rows)


def how_ended(games: Sequence[GameResult], texts: Texts) -> str:
    """Return the grid of ends; games cut off are among them."""
    counted = ends(games)
    rows = [
        [
            texts.say(key_of("arena-end", end)),
            str(number),
            md.percent(number / len(games)),
            md.number(sum(game.rounds for game in games if game.end == end) / number),
        ]
        for end, number in counted.items()
    ]
    return md.grid(heads(("end", "games", "share", "rounds"), texts), rows)


def failures(games: Sequence[GameResult], texts: Texts) -> str:
    """Return the grid of failures: who, why, in how many games, and in which one first."""
    found: defaultdict[tuple[str, str, str], list[int]] = defaultdict(list)
    for game in games:
        if failure := game.failure:
            player = game.seats[failure.seat].player
            found[player, failure.code, failure.detail].append(game.game)
    rows = [
        [
            player,
            texts.say(key_of("arena-failure", code)),
            detail,
            str(len(numbers)),
            str(numbers[0]),
        ]
        for (player, code, detail), numbers in found.items()
    ]
    columns = ("player", "reason", "detail", "games", "first-game")
    shown = md.grid(heads(columns, texts), rows[:_MOST_FAILURES], words=3)
    more = len(rows) - _MOST_FAILURES
    return f"{shown}\n\n{texts.say('arena-more', number=more)}" if more > 0 else shown


def heads(columns: Sequence[str], texts: Texts) -> list[str]:
    """Return the names of columns."""
    return [texts.say(key_of("arena", column)) for column in columns]
