"""The report on an edition: how its games go, what its parts are worth, what is never used."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from himiko.arena import markdown as md
from himiko.arena import plots
from himiko.arena.game_result import CUT_OFF, FAILED, GameResult
from himiko.arena.intervals import NOTHING, Estimate, mean
from himiko.arena.report import REPORT, heads
from himiko.arena.stats_report import Picture, pictures_in, report_wins
from himiko.arena.study import LEVEL, RIVAL, Played, Study, fits
from himiko.arena.tally import ends
from himiko.arena.win_stats import what_wins
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.texts import Texts, key_of

_MAP: Final = "islands.svg"


def report_study(study: Study, texts: Texts) -> str:
    """Return the report as Markdown, without pictures."""
    return _page(study, texts, lambda _win_stats, _section: "", "")


def write_study(study: Study, folder: Path, texts: Texts) -> Path:
    """Write page and pictures into a folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    title = texts.say("study-islands")
    _draw_islands(study.here, folder / _MAP, title)
    page = folder / REPORT
    picture = f"\n\n![{title}]({_MAP})"
    text = _page(study, texts, pictures_in(folder, texts), picture)
    page.write_text(text, encoding="utf-8")
    return page


def _draw_islands(played: Played, path: Path, title: str) -> None:
    """Draw the board, each island with the buildings that are built on it in a game."""
    board = played.edition.board
    at = {slot.id: (slot.x, slot.y) for slot in board.slots}
    spots = []
    for island in board.islands:
        xs, ys = zip(*(at[slot] for slot in island.ring), strict=True)
        built = _built_on(played, island.id) / max(1, len(played.games))
        spots.append((island.id, sum(xs) / len(xs), sum(ys) / len(ys), built))
    plots.draw_spots(path, title, spots, (board.width, board.height))


def _page(study: Study, texts: Texts, picture: Picture, island_picture: str) -> str:
    say, here = texts.say, study.here
    edition = here.edition
    parts = [
        f"# {say('study-title', edition=edition.name)}",
        say("study-summary", games=len(here.games), hash=edition.hash[:12], level=LEVEL),
        f"## {say('study-compared')}\n\n{_comparison(study, texts)}",
        f"## {say('study-players')}\n\n{_strength(study, texts)}",
        f"## {say('study-tiles')}\n\n{say('study-tiles-method')}\n\n{_tiles(here, texts)}",
        f"## {say('study-islands')}\n\n{_unused(here, texts)}",
        _islands(here, texts) + island_picture,
        f"## {say('arena-stats')}\n\n{say('arena-stats-method')}",
    ]
    for win_stats in what_wins(here.games, edition):
        parts += [
            part.replace("\n### ", "\n#### ").replace("### ", "#### ", 1)
            if part.startswith("### ")
            else part.replace("## ", "### ", 1)
            for part in report_wins(win_stats, texts, picture)
        ]
    return "\n\n".join(parts) + "\n"


def _comparison(study: Study, texts: Texts) -> str:
    """Return length, ends, points and buildings, beside those of the standard edition."""
    rows = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        both = [_of(played, players) for played in (study.here, study.standard)]
        number = texts.say("arena-players", number=players)
        for name, measure in _MEASURES.items():
            here, standard = (mean([measure(game) for game in games]) for games in both)
            rows.append([number, texts.say(key_of("study", name)), *_pair(here), *_pair(standard)])
        rows += _end_rows(number, both, texts)
    columns = ("players-column", "measure", "here", "interval", "standard", "interval")
    names = [
        texts.say(key_of("arena" if column == "interval" else "study", column))
        for column in columns
    ]
    return md.grid(names, rows, words=2)


def _of(played: Played, players: int) -> list[GameResult]:
    return [game for game in played.games if len(game.seats) == players]


def _seat_mean(measure: Callable[[GameResult, int], int]) -> Callable[[GameResult], float]:
    return lambda game: sum(measure(game, n) for n in range(len(game.seats))) / len(game.seats)


def _lead(game: GameResult) -> float:
    totals = sorted((seat.points["total"] for seat in game.seats), reverse=True)
    return totals[0] - totals[1]


_MEASURES: Final[dict[str, Callable[[GameResult], float]]] = {
    "rounds": lambda game: game.rounds,
    "points": _seat_mean(lambda game, seat: game.seats[seat].points["total"]),
    "lead": _lead,
    "built": _seat_mean(lambda game, seat: len(game.seats[seat].tiles)),
    "recruited": _seat_mean(lambda game, seat: len(game.seats[seat].specialists)),
}


def _pair(estimate: Estimate) -> tuple[str, str]:
    return md.number(estimate.value), md.numbers(estimate)


def _end_rows(number: str, both: Sequence[list[GameResult]], texts: Texts) -> list[list[str]]:
    kinds = dict.fromkeys(kind for games in both for kind in ends(games))
    rows = []
    for kind in sorted(kinds, key=lambda kind: (kind in (CUT_OFF, FAILED), kind)):
        row = [number, texts.say("study-ends-by", end=texts.say(key_of("arena-end", kind)))]
        for games in both:
            part = ends(games).get(kind, 0) / len(games) if games else math.nan
            row += [md.percent(part), ""]
        rows.append(row)
    return rows


def _strength(study: Study, texts: Texts) -> str:
    """Say how much better the level is than its rival, here and with the standard edition."""
    rows = []
    for played in (study.here, study.standard):
        share = played.strength() or NOTHING
        rows.append(
            [
                played.edition.name,
                str(len(played.rivalry)),
                md.percent(share.value),
                md.percents(share),
            ]
        )
    columns = [texts.say("study-edition"), *heads(("games", "share", "interval"), texts)]
    said = texts.say("study-players-method", level=LEVEL, rival=RIVAL)
    return f"{said}\n\n{md.grid(columns, rows)}"


def _tiles(played: Played, texts: Texts) -> str:
    """Return where each tile can be built, and how often it was."""
    edition, games = played.edition, len(played.games)
    rows = []
    for tile in edition.tiles:
        places = [i for i in edition.board.islands if fits(edition, tile, i)]
        built = {i.id: played.sites[tile.id, i.id] for i in edition.board.islands}
        favourite = max(built, key=lambda island: built[island])
        rows.append(
            [
                tile.id,
                texts.say(key_of("building", tile.kind)),
                str(tile.points),
                str(len(places)),
                md.percent(sum(built.values()) / games if games else math.nan),
                favourite if built[favourite] else md.DASH,
            ]
        )
    columns = ("tile", "kind", "points-column", "islands-enough", "in-games", "favourite")
    return md.grid([texts.say(key_of("study", column)) for column in columns], rows, words=2)


def _built_on(played: Played, island: str) -> int:
    return sum(played.sites[tile.id, island] for tile in played.edition.tiles)


def _unused(played: Played, texts: Texts) -> str:
    """Name the tiles and islands that nobody ever used."""
    edition = played.edition
    tiles = [
        t.id for t in edition.tiles if not any(played.sites[t.id, i] for i in edition.island_ids)
    ]
    bare = [island for island in edition.island_ids if not _built_on(played, island)]
    never = texts.say("study-never-built", number=len(tiles), tiles=_listed(tiles, texts))
    on = texts.say("study-never-built-on", number=len(bare), islands=_listed(bare, texts))
    return f"{never} {on}"


def _listed(ids: list[str], texts: Texts) -> str:
    return texts.list(ids) if ids else ""


def _islands(played: Played, texts: Texts) -> str:
    games = len(played.games) or 1
    rows = [
        [
            island.id,
            str(len(island.ring)),
            md.number(_built_on(played, island.id) / games, 2),
            md.number(played.collected[island.id] / games, 2),
        ]
        for island in played.edition.board.islands
    ]
    columns = ("island", "slots", "built-in-game", "collected-in-game")
    return md.grid([texts.say(key_of("study", column)) for column in columns], rows)
