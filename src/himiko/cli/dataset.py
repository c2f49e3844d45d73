"""Games as a Parquet file, with a data card beside it."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from himiko.bots import make
from himiko.cli import read
from himiko.cli.terminal import output, progress_bar
from himiko.extra import load
from himiko.lab import dataset as datasets
from himiko.lab.batch_spec import RANDOM
from himiko.lab.lab_problems import BadLab
from himiko.texts import Texts

_PART = 1 << 20


@dataclass(frozen=True)
class Options:
    """What the user asks for."""

    games: int
    players: int
    seed: int
    levels: list[str] | None
    features: bool
    values: int
    ray: str | None
    edition: str | None

    def spec(self) -> datasets.DatasetSpec:
        """Return what is to be played and written."""
        levels = tuple(self.levels or [RANDOM])
        edition = read.edition(self.edition)
        if len(levels) not in {1, self.players}:
            raise BadLab("levels", expected=self.players, given=len(levels))
        for level in levels:
            make(level, edition=edition).close()
        what = (self.games, self.players, self.seed, levels, self.features, self.values)
        return datasets.DatasetSpec(*what, edition)


def dataset(texts: Texts, file: str, options: Options) -> None:
    """Play, write the games and their card, and say what was written."""
    load("pyarrow.parquet", "lab")
    spec = options.spec()
    path = Path(file)
    with read.writing(file), progress_bar() as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=spec.games)
        datasets.write(path, spec, lambda done: bar.advance(task, done), ray=options.ray)
        digest, size = _digest(path), path.stat().st_size
    card = path.with_suffix(".md")
    read.write_text(str(card), datasets.card(spec, path.name, size, digest))
    words = {"file": file, "sum": digest, "card": str(card)}
    written = texts.say("dataset-written", games=spec.games, bytes=size, **words)
    output().print(written, soft_wrap=True)


def _digest(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while part := file.read(_PART):
            digest.update(part)
    return digest.hexdigest()
