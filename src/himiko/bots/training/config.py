"""What a training run is: read from a file of the repository, so that it can be repeated."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from himiko.bots.search.planner import TASTES
from himiko.problem import Problem

Shares = tuple[float, float, float]  # by number of players: 2, 3, 4
SHIPPED = "shipped"  # in place of a file: the network that comes with himiko


class BadTraining(Problem):
    """A training run that cannot be made as it is described."""

    family = "bad_training"
    messages = {  # noqa: RUF012  (read by the class it comes from)
        "config": "{file}: {error}",
        "other_run": "{folder} holds a run of another configuration",
    }


@dataclass(frozen=True)
class Generation:
    """Games played with the network so far, then learning from the last generations."""

    games: int
    width: int
    explore: float = 0.12
    epochs: float = 1.25
    rate: float = 1e-3
    recent: int = 0  # generations learnt from; 0: all of the window
    guess: bool = False  # play by a beginner's guess, as there is no network yet
    shares: Shares | None = None  # instead of those of the run
    unlike: Shares = (0.0, 0.0, 0.0)  # of the games of each number of players: some have tastes


@dataclass(frozen=True)
class Config:
    """A whole run."""

    seed: int
    window: int  # generations whose samples are kept
    trace: float  # the λ of the returns
    batch: int
    shares: Shares  # of games with 2, 3 and 4 players
    past: float  # share of games in which one seat plays an earlier network
    generations: tuple[Generation, ...]
    tastes: tuple[float, ...] = (0.0,) * TASTES  # how large tastes are: standard deviations
    calibration: int = 0  # games of each number of players by which chances are made true
    start: str = ""  # the network to begin with; empty: nothing
    against: str = ""  # the network that has all seats but one; empty: the one that learns


def read_config(path: Path) -> Config:
    """Read a run from TOML; `[[generation]]` entries may be repeated by `times`."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        generations: list[Generation] = []
        for entry in raw.pop("generation"):
            times = entry.pop("times", 1)
            generations += [Generation(**_without_lists(entry))] * times
        return Config(generations=tuple(generations), **_without_lists(raw))
    except (OSError, TypeError, KeyError, ValueError) as error:
        raise BadTraining("config", file=path.name, error=str(error)) from error


def _without_lists(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table with tuples for lists, so that equal runs compare equal."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
