"""What a training run keeps on disk: everything it needs to go on, saved after each generation."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from himiko.bots.search.net import NET, Net
from himiko.bots.training.config import BadTraining, Config
from himiko.bots.training.learn import Floats
from himiko.bots.training.samples import Samples


class Progress(NamedTuple):
    """How far a run is."""

    done: int  # generations
    floats: Floats
    past: list[Net]  # the last networks, the newest last
    window: list[dict[int, Samples]]  # of the last generations, by number of players


class Storage:
    """The folder of a run. `run.npz` is replaced last: it says what of the rest counts."""

    def __init__(self, folder: Path, config: Config) -> None:
        """Open a folder, or make it; one of another run is refused."""
        self.folder = folder
        self._window = config.window
        folder.mkdir(parents=True, exist_ok=True)
        described = json.dumps(asdict(config), indent=1)
        kept = folder / "config.json"
        if kept.exists() and kept.read_text(encoding="utf-8") != described:
            raise BadTraining("other_run", folder=str(folder))
        kept.write_text(described, encoding="utf-8")

    def save(self, progress: Progress, entry: dict[str, Any]) -> None:
        """Save the samples of the last generation, the networks, and a line of the log."""
        for players, samples in progress.window[-1].items():
            np.savez(self._samples(progress.done, players), **samples._asdict())
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        new = self.folder / "new.npz"
        past = np.concatenate(progress.past).view(np.uint8)
        np.savez(new, done=progress.done, past=past, **progress.floats._asdict())
        new.replace(self.folder / "run.npz")
        for old in self.folder.glob(f"samples-{progress.done - self._window}-*.npz"):
            old.unlink()

    def load(self) -> Progress | None:
        """Return what was saved last."""
        saved = self.folder / "run.npz"
        if not saved.exists():
            return None
        with np.load(saved) as stored:
            done = int(stored["done"])
            floats = Floats(*(stored[name] for name in Floats._fields))
            nets = stored["past"].view(NET)
        self._cut_log(done)
        window = [self._part(n) for n in range(done - self._window + 1, done + 1)]
        past = [nets[n : n + 1] for n in range(len(nets))]
        return Progress(done, floats, past, [part for part in window if part])

    def _cut_log(self, done: int) -> None:
        """Drop the line of a generation that was logged but not saved."""
        log = self.folder / "log.jsonl"
        lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
        log.write_text("".join(lines[:done]), encoding="utf-8")

    def _part(self, generation: int) -> dict[int, Samples]:
        files = {n: self._samples(generation, n) for n in (2, 3, 4)}
        return {n: _read_samples(file) for n, file in files.items() if file.exists()}

    def _samples(self, generation: int, players: int) -> Path:
        return self.folder / f"samples-{generation}-{players}.npz"


def _read_samples(path: Path) -> Samples:
    with np.load(path) as stored:
        return Samples(*(stored[name] for name in Samples._fields))
