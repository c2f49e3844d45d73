"""What a training run is: read from a file of the repository, so that it can be repeated."""

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

from himiko.problem import Problem


class BadTraining(Problem):
    """A training run that cannot be made as it is described."""

    family = "bad_training"
    messages = {  # noqa: RUF012  (read by the class it comes from)
        "config": "{file}: {error}",
    }


@dataclass(frozen=True)
class Generation:
    """Games played with the network so far, then learning from the last generations."""

    games: int
    width: int
    explore: float = 0.12
    epochs: float = 1.25
    rate: float = 1e-3
    guess: bool = False  # play by a beginner's guess, as there is no network yet


@dataclass(frozen=True)
class Config:
    """A whole run."""

    seed: int
    window: int  # generations learnt from
    trace: float  # the λ of the returns
    batch: int
    shares: tuple[float, float, float]  # of games with 2, 3 and 4 players
    past: float  # share of games in which one seat plays an earlier network
    generations: tuple[Generation, ...]


def read_config(path: Path) -> Config:
    """Read a run from TOML; `[[generation]]` entries may be repeated by `times`."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        known = {field.name for field in fields(Generation)}
        generations: list[Generation] = []
        for entry in raw.pop("generation"):
            times = entry.pop("times", 1)
            generations += [Generation(**{k: v for k, v in entry.items() if k in known})] * times
        return Config(generations=tuple(generations), **{**raw, "shares": tuple(raw["shares"])})
    except (OSError, TypeError, KeyError, ValueError) as error:
        raise BadTraining("config", file=path.name, error=str(error)) from error
