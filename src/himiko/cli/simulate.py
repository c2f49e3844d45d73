"""Random games in numbers: the engine on all cores, a progress bar, a grid or JSON."""

import json as json_text
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from himiko.arena.game_result import PARTS
from himiko.arena.simulate import Batch, SimulationSpec, Totals, games_of, warm_up
from himiko.arena.simulate import simulate as play_games
from himiko.arena.workers import cores
from himiko.cli import read, theme
from himiko.cli.terminal import errors, output, progress_bar
from himiko.rules import engine
from himiko.texts import Texts, key_of


@dataclass(frozen=True)
class Options:
    """What the user asks for."""

    games: int
    players: int
    seed: int
    cap: int
    threads: int | None
    ray: str | None
    edition: str | None

    def spec(self) -> SimulationSpec:
        edition = read.edition(self.edition)
        return SimulationSpec(self.games, self.players, self.seed, self.cap, edition)


@dataclass(frozen=True)
class _Results:
    spec: SimulationSpec
    threads: int
    totals: Totals
    seconds: float


def simulate(texts: Texts, options: Options, *, out: str | None, json: bool) -> None:
    """Play the games and print the results."""
    spec, threads = options.spec(), options.threads or cores()
    totals = Totals(spec.players)
    with _records(out) as keep:
        engine.prepare()
        with errors().status(texts.say("simulate-preparing")):
            warm_up(spec)
        started = time.perf_counter()
        with progress_bar() as bar:
            task = bar.add_task(texts.say("simulate-progress"), total=spec.games)
            for batch in play_games(spec, threads, keep=keep is not None, ray=options.ray):
                totals.add(batch)
                if keep:
                    keep(batch, spec)
                bar.advance(task, len(batch.seeds))
        seconds = time.perf_counter() - started
    results = _Results(spec, threads, totals, seconds)
    if json:
        sys.stdout.write(json_text.dumps(_as_json(results), indent=1) + "\n")
    else:
        output().print(_draw(texts, results))


# records


Keep = Callable[[Batch, SimulationSpec], None]


@contextmanager
def _records(out: str | None) -> Iterator[Keep | None]:
    """Open what records are written to: a file for all, or a folder with one for each game."""
    if out is None:
        yield None
        return
    with read.writing(out):
        is_folder = out.endswith(("/", "\\")) or Path(out).is_dir()
        if is_folder:
            Path(out).mkdir(parents=True, exist_ok=True)
    if is_folder:
        yield lambda batch, spec: _write_each(out, batch, spec)
    else:
        with ExitStack() as stack:
            with read.writing(out):
                file = stack.enter_context(Path(out).open("w", encoding="utf-8"))
            yield lambda batch, spec: _write_all(out, file, batch, spec)


def _write_each(folder: str, batch: Batch, spec: SimulationSpec) -> None:
    for seed, game in zip(batch.seeds, games_of(batch, spec.edition), strict=True):
        read.write_text(str(Path(folder) / f"game-{seed}.txt"), game.record())


def _write_all(path: str, file: TextIO, batch: Batch, spec: SimulationSpec) -> None:
    records = [game.record() + "\n" for game in games_of(batch, spec.edition)]
    with read.writing(path):
        file.writelines(records)
        file.flush()


# results


def _as_json(results: _Results) -> dict[str, Any]:
    spec, totals, seconds = results.spec, results.totals, results.seconds
    seats = range(spec.players)
    return {
        "edition": spec.edition.name,
        "games": totals.games,
        "players": spec.players,
        "seed": spec.seed,
        "cap": spec.cap,
        "threads": results.threads,
        "finished": totals.finished,
        "cut_off": totals.cut_off,
        "ends": totals.ends,
        "wins": totals.wins,
        "win_shares": [totals.win_share(seat) for seat in seats],
        "mean_points": [{part: totals.mean(seat, part) for part in PARTS} for seat in seats],
        "mean_rounds": totals.mean_rounds(),
        "most_rounds": totals.most_rounds,
        "decisions": totals.decisions,
        "mean_decisions": totals.mean_decisions(),
        "seconds": seconds,
        "games_per_s": totals.games / seconds,
        "decisions_per_s": totals.decisions / seconds,
    }


def _draw(texts: Texts, results: _Results) -> RenderableType:
    spec = results.spec
    title = texts.say("simulate-title", games=spec.games, players=spec.players, seed=str(spec.seed))
    seats, numbers = _draw_seats(texts, results.totals), _draw_numbers(texts, results)
    return Group(Text(title, theme.TITLE), seats, numbers)


def _draw_seats(texts: Texts, totals: Totals) -> Grid:
    grid = Grid(box=SIMPLE_HEAD)
    grid.add_column()
    seats = range(len(totals.wins))
    for seat in seats:
        name = texts.say(key_of("seat", str(seat)))
        grid.add_column(Text(name, f"bold {theme.PLAYERS[seat]}"), justify="right")
    grid.add_row(texts.say("simulate-wins"), *(_share(totals.win_share(seat)) for seat in seats))
    for part in PARTS:
        means = [_mean(totals.mean(seat, part)) for seat in seats]
        style = theme.TITLE if part == "total" else ""
        grid.add_row(texts.say(key_of("score", part)), *means, style=style)
    return grid


def _share(share: float | None) -> str:
    return theme.NOTHING if share is None else f"{share:.1%}"


def _mean(mean: float | None) -> str:
    return theme.NOTHING if mean is None else f"{mean:.2f}"


def _many(number: float) -> str:
    """Write a large number in groups of three digits, as all our languages can read it."""
    return f"{number:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def _draw_numbers(texts: Texts, results: _Results) -> Grid:
    totals, seconds = results.totals, results.seconds
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for end, number in totals.ends.items():
        grid.add_row(texts.say(key_of("simulate", end)), _share(number / totals.games))
    cut_off = texts.say("simulate-cut-off", cap=results.spec.cap)
    grid.add_row(cut_off, _share(totals.cut_off / totals.games))
    grid.add_row(texts.say("simulate-rounds"), f"{totals.mean_rounds():.1f}")
    grid.add_row(texts.say("simulate-most-rounds"), str(totals.most_rounds))
    grid.add_row(texts.say("simulate-decisions"), f"{totals.mean_decisions():.1f}")
    grid.add_row(texts.say("simulate-games-per-s"), _many(totals.games / seconds))
    grid.add_row(texts.say("simulate-decisions-per-s"), _many(totals.decisions / seconds))
    return grid
