"""The ladder as a Markdown page with plots beside it."""

from pathlib import Path

from himiko.arena import markdown as md
from himiko.arena import plots, report
from himiko.arena.journal import RESULTS, write_results
from himiko.arena.ladder import Ladder
from himiko.texts import Texts


def report_ladder(ladder: Ladder, texts: Texts) -> str:
    """Return the ladder as Markdown, without plots."""
    return _page(ladder, texts, [])


def write_ladder(ladder: Ladder, folder: Path, texts: Texts) -> Path:
    """Write page, plots and the results of all games into a folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    write_results(ladder.games, folder / RESULTS)
    page = folder / report.REPORT
    page.write_text(_page(ladder, texts, _draw(ladder, folder, texts)), encoding="utf-8")
    return page


def _draw(ladder: Ladder, folder: Path, texts: Texts) -> list[tuple[str, str]]:
    """Draw the plots; return the title and the file of each."""
    names = [rung.player for rung in ladder.rungs]
    if not names:
        return []
    rating, ahead = texts.say("arena-rating"), texts.say("arena-ahead")
    speed, turn = texts.say("arena-speed"), texts.say("arena-seconds-a-turn")
    dots = [plots.Dot(rung.player, rung.rating) for rung in ladder.rungs]
    plots.draw_estimates(folder / "ratings.svg", rating, dots, axis="Elo")
    shares = [
        [
            ladder.ahead[one, other].value if (one, other) in ladder.ahead else None
            for other in names
        ]
        for one in names
    ]
    plots.draw_grid(folder / "ahead.svg", ahead, names, shares)
    points = [(max(rung.tally.thinking.mean, 1e-6), rung.rating.value) for rung in ladder.rungs]
    plots.draw_points(folder / "speed.svg", speed, names, points, f"{turn}|Elo")
    return [(rating, "ratings.svg"), (ahead, "ahead.svg"), (speed, "speed.svg")]


def _page(ladder: Ladder, texts: Texts, pictures: list[tuple[str, str]]) -> str:
    say = texts.say
    tallies = [rung.tally for rung in ladder.rungs]
    games = ladder.games
    summary = say("arena-ladder-summary", games=len(games), matches=len(ladder.matches))
    if not ladder.finished:
        summary += "\n\n" + say("arena-ladder-unfinished")
    parts = [
        f"# {say('arena-ladder')}",
        summary,
        _ratings(ladder, texts),
        say("arena-ladder-method"),
        *(f"![{title}]({file})" for title, file in pictures),
        f"## {say('arena-ahead')}\n\n{_ahead(ladder, texts)}",
        f"## {say('arena-points')}\n\n{report.points(tallies, texts)}",
        f"## {say('arena-thinking')}\n\n{report.thinking(tallies, texts)}",
        f"## {say('arena-ends')}\n\n{report.how_ended(games, texts)}",
    ]
    if any(game.failure for game in games):
        parts.append(f"## {say('arena-failures')}\n\n{report.failures(games, texts)}")
    return "\n\n".join(parts) + "\n"


def _ratings(ladder: Ladder, texts: Texts) -> str:
    rows = [
        [
            rung.player,
            md.number(rung.rating.value, 0),
            md.numbers(rung.rating, 0),
            str(rung.tally.games),
            md.percent(rung.tally.share.value),
        ]
        for rung in ladder.rungs
    ]
    columns = ("player", "rating", "interval", "games", "share")
    return md.grid(report.heads(columns, texts), rows)


def _ahead(ladder: Ladder, texts: Texts) -> str:
    names = [rung.player for rung in ladder.rungs]
    rows = [
        [one, other, md.percent(estimate.value), md.percents(estimate)]
        for n, one in enumerate(names)
        for other in names[n + 1 :]
        if (estimate := ladder.ahead.get((one, other)))
    ]
    return md.grid(report.heads(("player", "behind", "share", "interval"), texts), rows, words=2)
