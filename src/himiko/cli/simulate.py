"""Random games in numbers: the engine on all cores, a progress bar, a table or JSON."""

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

from himiko.cli import look, read
from himiko.cli.console import errors, output
from himiko.cli.progress import progress_bar
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.rules import engine
from himiko.rules.scoring import PARTS
from himiko.simulate import Batch, Plan, Tally, cores, games_of, prepare
from himiko.simulate import simulate as play_games
from himiko.texts import Texts, key_of

_MOST_GAMES = 10**9
_MOST_SEED = 10**18
_MOST_ROUNDS = 10**6
_MOST_THREADS = 1024
_POINTS = PARTS[:-1]


@dataclass(frozen=True)
class Wish:
    """What the user asks for, as it was typed."""

    games: str
    players: str
    seed: str
    cap: str
    threads: str | None
    edition: str | None

    def plan(self) -> Plan:
        """Read what is to be simulated."""
        return Plan(
            games=read.number("--games", self.games, 1, _MOST_GAMES),
            players=read.number("--players", self.players, MIN_PLAYERS, MAX_PLAYERS),
            seed=read.number("--seed", self.seed, 0, _MOST_SEED),
            cap=read.number("--cap", self.cap, 1, _MOST_ROUNDS),
            edition=read.edition(self.edition),
        )

    def workers(self) -> int:
        """Read how many threads play."""
        if self.threads is None:
            return cores()
        return read.number("--threads", self.threads, 1, _MOST_THREADS)


@dataclass(frozen=True)
class _Results:
    plan: Plan
    threads: int
    tally: Tally
    seconds: float


def simulate(texts: Texts, wish: Wish, *, out: str | None, json: bool) -> None:
    """Play the games and tell the results."""
    plan, threads = wish.plan(), wish.workers()
    tally = Tally(plan.players)
    with _records(out) as keep:
        engine.prepare()
        with errors().status(texts.say("simulate-preparing")):
            prepare(plan)
        started = time.perf_counter()
        with progress_bar() as bar:
            task = bar.add_task(texts.say("simulate-progress"), total=plan.games)
            for batch in play_games(plan, threads, keep=keep is not None):
                tally.add(batch)
                if keep:
                    keep(batch, plan)
                bar.advance(task, len(batch.seeds))
        seconds = time.perf_counter() - started
    results = _Results(plan, threads, tally, seconds)
    if json:
        sys.stdout.write(json_text.dumps(_as_json(results), indent=1) + "\n")
    else:
        output().print(_draw(texts, results))


# records


Keep = Callable[[Batch, Plan], None]


@contextmanager
def _records(out: str | None) -> Iterator[Keep | None]:
    """Open what records are written to: a file for all, or a folder with one for each game."""
    if out is None:
        yield None
    elif Path(out).is_dir() or out.endswith(("/", "\\")):
        with read.writing(out):
            Path(out).mkdir(parents=True, exist_ok=True)
        yield lambda batch, plan: _write_each(out, batch, plan)
    else:
        with ExitStack() as stack:
            with read.writing(out):
                file = stack.enter_context(Path(out).open("w", encoding="utf-8"))
            yield lambda batch, plan: _write_all(out, file, batch, plan)


def _write_each(folder: str, batch: Batch, plan: Plan) -> None:
    for seed, game in zip(batch.seeds, games_of(batch, plan.edition), strict=True):
        read.write_text(str(Path(folder) / f"game-{seed}.txt"), game.record())


def _write_all(path: str, file: TextIO, batch: Batch, plan: Plan) -> None:
    records = [game.record() + "\n" for game in games_of(batch, plan.edition)]
    with read.writing(path):
        file.writelines(records)
        file.flush()


# results


def _as_json(results: _Results) -> dict[str, Any]:
    plan, tally, seconds = results.plan, results.tally, results.seconds
    seats = range(plan.players)
    return {
        "edition": plan.edition.name,
        "games": tally.games,
        "players": plan.players,
        "seed": plan.seed,
        "cap": plan.cap,
        "threads": results.threads,
        "finished": tally.finished,
        "cut_off": tally.cut_off,
        "ends": tally.ends,
        "wins": tally.wins,
        "win_shares": [tally.win_share(seat) for seat in seats],
        "mean_points": [{part: tally.mean(seat, part) for part in _POINTS} for seat in seats],
        "mean_rounds": tally.mean_rounds(),
        "most_rounds": tally.most_rounds,
        "decisions": tally.decisions,
        "mean_decisions": tally.mean_decisions(),
        "seconds": seconds,
        "games_per_s": tally.games / seconds,
        "decisions_per_s": tally.decisions / seconds,
    }


def _draw(texts: Texts, results: _Results) -> RenderableType:
    plan = results.plan
    title = texts.say("simulate-title", games=plan.games, players=plan.players, seed=str(plan.seed))
    seats, numbers = _draw_seats(texts, results.tally), _draw_numbers(texts, results)
    return Group(Text(title, look.TITLE), seats, numbers)


def _draw_seats(texts: Texts, tally: Tally) -> Grid:
    grid = Grid(box=SIMPLE_HEAD)
    grid.add_column()
    seats = range(len(tally.wins))
    for seat in seats:
        name = texts.say(key_of("seat", str(seat)))
        grid.add_column(Text(name, f"bold {look.PLAYERS[seat]}"), justify="right")
    grid.add_row(texts.say("simulate-wins"), *(_share(tally.win_share(seat)) for seat in seats))
    for part in _POINTS:
        means = [_mean(tally.mean(seat, part)) for seat in seats]
        style = look.TITLE if part == "total" else ""
        grid.add_row(texts.say(key_of("score", part)), *means, style=style)
    return grid


def _share(share: float | None) -> str:
    return look.NOTHING if share is None else f"{share:.1%}"


def _mean(mean: float | None) -> str:
    return look.NOTHING if mean is None else f"{mean:.2f}"


def _many(number: float) -> str:
    """Write a large number in groups of three digits, as all our languages can read it."""
    return f"{number:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def _draw_numbers(texts: Texts, results: _Results) -> Grid:
    tally, seconds = results.tally, results.seconds
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for end, number in tally.ends.items():
        grid.add_row(texts.say(key_of("simulate", end)), _share(number / tally.games))
    cut_off = texts.say("simulate-cut-off", cap=results.plan.cap)
    grid.add_row(cut_off, _share(tally.cut_off / tally.games))
    grid.add_row(texts.say("simulate-rounds"), f"{tally.mean_rounds():.1f}")
    grid.add_row(texts.say("simulate-most-rounds"), str(tally.most_rounds))
    grid.add_row(texts.say("simulate-decisions"), f"{tally.mean_decisions():.1f}")
    grid.add_row(texts.say("simulate-games-per-s"), _many(tally.games / seconds))
    grid.add_row(texts.say("simulate-decisions-per-s"), _many(tally.decisions / seconds))
    return grid
