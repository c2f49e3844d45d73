"""The report on an edition: how its games go, what its parts are worth, what is never used.

One report for the command line and for the web page: see `document`.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from himiko.arena import markdown as md
from himiko.arena.document import Block, Grid, Heading, Paragraph, SpotMap, Words, said
from himiko.arena.document_markdown import write_markdown
from himiko.arena.game_result import CUT_OFF, FAILED, GameResult
from himiko.arena.intervals import NOTHING, Estimate, mean
from himiko.arena.report import REPORT
from himiko.arena.stats_report import arena_heads, win_blocks
from himiko.arena.study import LEVEL, RIVAL, Played, Study, fits
from himiko.arena.tally import ends
from himiko.arena.win_stats import what_wins
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.texts import Texts

Row = tuple[Words, ...]


def report_study(study: Study, texts: Texts) -> str:
    """Return the report as Markdown, without pictures."""
    return write_markdown(study_blocks(study), texts)


def write_study(study: Study, folder: Path, texts: Texts) -> Path:
    """Write page and pictures into a folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / REPORT
    page.write_text(write_markdown(study_blocks(study), texts, folder), encoding="utf-8")
    return page


def study_blocks(study: Study) -> Iterator[Block]:
    """Yield the report, from its title on."""
    here = study.here
    edition = here.edition
    yield Heading(1, said("study-title", edition=edition.name))
    games, digest = len(here.games), edition.hash[:12]
    yield Paragraph((said("study-summary", games=games, hash=digest, level=LEVEL),))
    yield Heading(2, said("study-compared"))
    yield _comparison(study)
    yield Heading(2, said("study-players"))
    yield Paragraph((said("study-players-method", level=LEVEL, rival=RIVAL),))
    yield _strength(study)
    yield Heading(2, said("study-tiles"))
    yield Paragraph((said("study-tiles-method"),))
    yield _tiles(here)
    yield Heading(2, said("study-islands"))
    yield _unused(here)
    yield _islands(here)
    yield _map(here)
    yield Heading(2, said("arena-stats"))
    yield Paragraph((said("arena-stats-method"),))
    for win_stats in what_wins(here.games, edition):
        yield from win_blocks(win_stats, 3)


def _map(played: Played) -> SpotMap:
    """Draw the board, each island with the buildings that are built on it in a game."""
    board = played.edition.board
    at = {slot.id: (slot.x, slot.y) for slot in board.slots}
    spots = []
    for island in board.islands:
        xs, ys = zip(*(at[slot] for slot in island.ring), strict=True)
        built = _built_on(played, island.id) / max(1, len(played.games))
        spots.append((island.id, sum(xs) / len(xs), sum(ys) / len(ys), built))
    title = said("study-islands")
    return SpotMap("islands.svg", title, tuple(spots), board.width, board.height)


def _comparison(study: Study) -> Grid:
    """Return length, ends, points and buildings, beside those of the standard edition."""
    rows: list[Row] = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        both = [_of(played, players) for played in (study.here, study.standard)]
        number = said("arena-players", number=players)
        for name, measure in _MEASURES.items():
            here, standard = (mean([measure(game) for game in games]) for games in both)
            rows.append((number, said("study", name), *_pair(here), *_pair(standard)))
        rows += _end_rows(number, both)
    columns = ("players-column", "measure", "here", "interval", "standard", "interval")
    heads = (said("arena" if one == "interval" else "study", one) for one in columns)
    return Grid(tuple(heads), tuple(rows), words=2)


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


def _end_rows(number: Words, both: Sequence[list[GameResult]]) -> list[Row]:
    kinds = dict.fromkeys(kind for games in both for kind in ends(games))
    rows: list[Row] = []
    for kind in sorted(kinds, key=lambda kind: (kind in (CUT_OFF, FAILED), kind)):
        parts: list[str] = []
        for games in both:
            part = ends(games).get(kind, 0) / len(games) if games else math.nan
            parts += [md.percent(part), ""]
        rows.append((number, said("study-ends-by", end=said("arena-end", kind)), *parts))
    return rows


def _strength(study: Study) -> Grid:
    """Say how much better the level is than its rival, here and with the standard edition."""
    rows: list[Row] = []
    for played in (study.here, study.standard):
        share = played.strength() or NOTHING
        numbers = (str(len(played.rivalry)), md.percent(share.value), md.percents(share))
        rows.append((played.edition.name, *numbers))
    heads = (said("study-edition"), *arena_heads("games", "share", "interval"))
    return Grid(heads, tuple(rows))


def _tiles(played: Played) -> Grid:
    """Return where each tile can be built, and how often it was."""
    edition, games = played.edition, len(played.games)
    rows: list[Row] = []
    for tile in edition.tiles:
        islands = [i for i in edition.board.islands if fits(edition, tile, i)]
        built = {i.id: played.sites[tile.id, i.id] for i in edition.board.islands}
        favourite = max(built, key=lambda island: built[island])
        rows.append(
            (
                tile.id,
                said("building", tile.kind),
                str(tile.points),
                str(len(islands)),
                md.percent(sum(built.values()) / games if games else math.nan),
                favourite if built[favourite] else md.DASH,
            )
        )
    columns = ("tile", "kind", "points-column", "islands-enough", "in-games", "favourite")
    return Grid(_heads(columns), tuple(rows), words=2)


def _heads(columns: Sequence[str]) -> Row:
    return tuple(said("study", column) for column in columns)


def _built_on(played: Played, island: str) -> int:
    return sum(played.sites[tile.id, island] for tile in played.edition.tiles)


def _unused(played: Played) -> Paragraph:
    """Name the tiles and islands that nobody ever used."""
    edition = played.edition
    tiles = tuple(
        t.id for t in edition.tiles if not any(played.sites[t.id, i] for i in edition.island_ids)
    )
    bare = tuple(island for island in edition.island_ids if not _built_on(played, island))
    never = said("study-never-built", number=len(tiles), tiles=tiles)
    on = said("study-never-built-on", number=len(bare), islands=bare)
    return Paragraph((never, on))


def _islands(played: Played) -> Grid:
    games = len(played.games) or 1
    rows = (
        (
            island.id,
            str(len(island.ring)),
            md.number(_built_on(played, island.id) / games, 2),
            md.number(played.collected[island.id] / games, 2),
        )
        for island in played.edition.board.islands
    )
    columns = ("island", "slots", "built-in-game", "collected-in-game")
    return Grid(_heads(columns), tuple(rows))
