"""All figures in one run. Contenders take turns in short rounds; the median of each counts."""

import json as json_text
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import Any, NamedTuple

import numba
import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from himiko.rules import engine
from himiko.rules.gpu import NoGpu
from himiko.rules.state import STATE
from tools.bench import lab, on_gpu, ours, peers, starts, thinking
from tools.bench.peers import Peers
from tools.bench.problem import CannotMeasure

# What we want of each figure: at least, or at most.
AT_LEAST: Mapping[str, float] = {
    "playouts_vs_catanatron": 150,
    "face_vs_catanatron": 1,
    "face_vs_python_chess": 1,
    "copy_vs_catanatron": 50,
    "threads_ratio": 1.8,
    "batch_steps_per_s": 400_000,
    "batch_threads_ratio": 1.8,
    "slowest_env_vs_classic": 1,
    "gpu_decisions_per_s": 200e6,
    "gpu_identical": True,
    "gpu_batch_steps_per_s": 30e6,
    "gpu_batch_identical": True,
}
AT_MOST: Mapping[str, float] = {
    "fisher_turn_s": 0.005,
    "helmsman_turn_s": 0.1,
    "cold_start_s": 60,
    "warm_start_s": 2,
    "state_bytes": 2048,
}

Contender = Callable[[float], float]
Figures = dict[str, Any]


class Effort(NamedTuple):
    """How long to measure."""

    rounds: int
    seconds: float  # of one contender in one round
    warm_starts: int


THOROUGH = Effort(rounds=7, seconds=1.0, warm_starts=5)
QUICK = Effort(rounds=3, seconds=0.3, warm_starts=2)

_OURS: Mapping[str, Contender] = {
    "playout_decisions_per_s": ours.playouts,
    "face_decisions_per_s": ours.face,
    "copy_s": ours.copy,
    **lab.CONTENDERS,
}
_THEIRS: Mapping[str, str] = {
    "catanatron_decisions_per_s": "catanatron",
    "catanatron_execute_s": "catanatron_execute",
    "catanatron_copy_s": "catanatron_copy",
    "python_chess_decisions_per_s": "python_chess",
    "tictactoe_steps_per_s": "tictactoe",
    "connect_four_steps_per_s": "connect_four",
    "chess_env_steps_per_s": "chess_env",
}
_PGX: Mapping[str, str] = {
    f"{name}_steps_per_s": name
    for name in ("pgx_tic_tac_toe", "pgx_connect_four", "pgx_backgammon", "pgx_chess")
}
_CLASSIC = ("tictactoe_steps_per_s", "connect_four_steps_per_s", "chess_env_steps_per_s")


def run(
    *,
    json: bool = False,
    gpu: bool = False,
    quick: bool = False,
    peers: bool = True,
    lab: bool = False,
) -> Figures:
    """Measure, print the figures in rows or as one JSON object, and return them."""
    effort = QUICK if quick else THOROUGH
    try:
        figures = lab_only(effort) if lab else measure(effort, gpu=gpu, with_peers=peers)
    except NoGpu as error:
        raise CannotMeasure("no_gpu", reason=str(error)) from error
    if json:
        sys.stdout.write(json_text.dumps(figures, indent=1) + "\n")
    else:
        Console(highlight=False).print(_draw(figures))
    return figures


def measure(effort: Effort, *, gpu: bool, with_peers: bool) -> Figures:
    """Take all figures asked for; the GPU's first, so that its absence is known at once."""
    figures: Figures = on_gpu.measure() if gpu else {}
    engine.prepare()
    figures |= _beside_peers(effort) if with_peers else _take_turns(effort, _OURS)
    figures["threads_ratio"] = _threads_ratio(effort)
    figures["batch_threads_ratio"] = lab.threads_ratio(effort.rounds)
    figures |= thinking.measure(effort.rounds, effort.seconds / 4)
    cold, warm = starts.cold_and_warm(effort.warm_starts)
    figures |= {
        "cold_start_s": cold,
        "warm_start_s": statistics.median(warm),
        "state_bytes": STATE.itemsize,
    }
    figures["versions"] = _versions() | figures.get("versions", {})
    return figures


def _versions() -> dict[str, str]:
    """Return what our own figures depend on."""
    return {
        "python": sys.version.split()[0],
        "numpy": np.__version__,
        "numba": numba.__version__,
    }


def lab_only(effort: Effort) -> Figures:
    """Take the figures of the laboratory and of those that it is compared with."""
    figures = _beside_peers(effort, lab.CONTENDERS, {name: _THEIRS[name] for name in _CLASSIC})
    figures["batch_threads_ratio"] = lab.threads_ratio(effort.rounds)
    figures["versions"] = _versions() | figures["versions"]
    return figures


def _beside_peers(
    effort: Effort,
    ours_: Mapping[str, Contender] = _OURS,
    theirs: Mapping[str, str] = _THEIRS,
) -> Figures:
    """Take our figures and our peers' by turns; say which peers cannot be had here."""
    with ExitStack() as stack:
        contenders = dict(ours_)
        versions: dict[str, str] = {}
        left_out: dict[str, str] = {}
        for program, names in ((peers.BOARD_GAMES, theirs), (peers.PGX, _PGX)):
            try:
                there = stack.enter_context(peers.start(program))
            except CannotMeasure as error:
                left_out[" ".join(program.packages)] = str(error)
                continue
            contenders |= _ask(there, names)
            versions |= there.versions
        figures: Figures = _take_turns(effort, contenders)
    return figures | _ratios(figures) | {"versions": versions, "left_out": left_out}


def _ask(program: Peers, names: Mapping[str, str]) -> dict[str, Contender]:
    def contender(name: str) -> Contender:
        return lambda seconds: program.ask(name, seconds)

    return {figure: contender(name) for figure, name in names.items()}


def _take_turns(effort: Effort, contenders: Mapping[str, Contender]) -> dict[str, float]:
    """Return the median of each contender's figure; all play in every round."""
    for contender in contenders.values():
        contender(0.01)  # warms up
    taken = defaultdict(list)
    for _ in range(effort.rounds):
        for name, contender in contenders.items():
            taken[name].append(contender(effort.seconds))
    return {name: statistics.median(values) for name, values in taken.items()}


def _ratios(figures: Figures) -> dict[str, float]:
    """Return how many times as fast as our peers we are, as far as both were measured."""
    ratios = {}
    if {"catanatron_decisions_per_s", "face_decisions_per_s"} <= figures.keys():
        playouts, face = figures["playout_decisions_per_s"], figures["face_decisions_per_s"]
        ratios = {
            "playouts_vs_catanatron": playouts / figures["catanatron_decisions_per_s"],
            "face_vs_catanatron": face * figures["catanatron_execute_s"],
            "face_vs_python_chess": face / figures["python_chess_decisions_per_s"],
            "copy_vs_catanatron": figures["catanatron_copy_s"] / figures["copy_s"],
        }
    if classic := [figures[name] for name in _CLASSIC if name in figures]:
        slowest = min(figures[name] for name in lab.FACES)
        ratios["slowest_env_vs_classic"] = slowest / max(classic)
    for name, game in _PGX.items():
        if name in figures:
            ratios[f"batch_vs_{game}"] = figures["batch_steps_per_s"] / figures[name]
    return ratios


def _threads_ratio(effort: Effort) -> float:
    """Return how much faster two threads are than one."""
    pairs = [(ours.threads(1), ours.threads(2)) for _ in range(effort.rounds)]
    return statistics.median(two / one for one, two in pairs)


def _draw(figures: Figures) -> Grid:
    """Lay the figures out with what is wanted of them: names as in JSON, no language."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for name, value in figures.items():
        if name in {"versions", "left_out"}:
            continue
        grid.add_row(name, _number(value), _wanted(name, value))
    grid.add_row("versions", "", ", ".join(f"{k} {v}" for k, v in figures["versions"].items()))
    for names, reason in figures.get("left_out", {}).items():
        grid.add_row("left out", "", f"{names}: {reason}")
    return grid


def _number(value: float | str) -> str:
    if isinstance(value, str | bool):
        return str(value)
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"  # noqa: PLR2004


def _wanted(name: str, value: float) -> str:
    if name in AT_LEAST:
        mark = "[green]✓[/]" if value >= AT_LEAST[name] else "[red]✗[/]"
        return f"{mark} ≥ {_number(AT_LEAST[name])}"
    if name in AT_MOST:
        mark = "[green]✓[/]" if value <= AT_MOST[name] else "[red]✗[/]"
        return f"{mark} ≤ {_number(AT_MOST[name])}"
    return ""
