"""A whole training run: generations of games and of learning, with a log that can be plotted."""

import json
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.net import GUESS, NET, Net, write_net
from himiko.bots.search.planner import make_tools
from himiko.bots.search.selfplay import Games, play_games, winners
from himiko.bots.training.config import Config, Generation
from himiko.bots.training.learn import Floats, learn, new_floats, to_net
from himiko.bots.training.samples import Samples, join, make_samples

CHUNK: Final = 32  # games of one call
_GAMES_A_GENERATION: Final = 1 << 24  # seeds kept apart for each generation
_MATCHES: Final = 1 << 40  # first seed of the games that only measure


class Run:
    """A run that can be stopped after any generation and taken up again."""

    def __init__(self, config: Config, folder: Path, threads: int | None = None) -> None:
        """Begin, or go on with what the folder holds."""
        self.config = config
        self.folder = folder
        self.threads = threads or os.cpu_count() or 1
        self.done = 0
        self.floats = new_floats(config.seed)
        self.window: list[dict[int, Samples]] = []
        self.past: list[Net] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._load()

    def go_on(self, deadline: float | None = None) -> None:
        """Make generations until all are made or the next would not fit before the deadline."""
        slowest = 0.0
        while self.done < len(self.config.generations):
            started = time.monotonic()
            if deadline is not None and started + 1.1 * slowest > deadline:
                return
            self.make_generation(self.config.generations[self.done])
            slowest = time.monotonic() - started

    def make_generation(self, generation: Generation) -> None:
        """Play, learn, save."""
        started = time.monotonic()
        played = self._play(generation)
        self.window = [*self.window, played][-self.config.window :]
        between = time.monotonic()
        samples = {
            players: join([part[players] for part in self.window if players in part])
            for players in (2, 3, 4)
            if any(players in part for part in self.window)
        }
        self.floats, losses = learn(
            self.floats,
            samples,
            epochs=generation.epochs,
            rate=generation.rate,
            batch=self.config.batch,
            seed=self.config.seed + self.done,
        )
        self.done += 1
        self.past = [*self.past, to_net(self.floats)][-6:]
        self._save()
        self._log(
            generation=self.done,
            **asdict(generation),
            samples={players: len(part.inputs) for players, part in samples.items()},
            losses=losses,
            playing=round(between - started, 1),
            learning=round(time.monotonic() - between, 1),
        )

    def _play(self, generation: Generation) -> dict[int, Samples]:
        """Play the games of a generation on all threads; return them as samples."""
        played: dict[int, Samples] = {}
        net = np.concatenate(self.past[::-1]) if self.past else np.zeros(1, NET)
        first = self.done * _GAMES_A_GENERATION
        for players, share in zip((2, 3, 4), self.config.shares, strict=True):
            number = round(generation.games * share)
            if number:
                seeds = range(first, first + number)
                which = self._seat(number, players, len(net), guess=not self.past)
                chunks = play_on_all(net, players, seeds, which, generation, self.threads)
                played[players] = join(
                    [make_samples(games, players, self.config.trace) for games in chunks]
                )
                first += number
        return played

    def _seat(self, number: int, players: int, nets: int, *, guess: bool) -> NDArray[np.int64]:
        """Draw who plays: the newest network; in some games an earlier one, or the guess."""
        which = np.full((number, 4), GUESS if guess else 0, np.int64)
        rng = np.random.default_rng((self.config.seed, self.done, players))
        if not guess:
            games = np.flatnonzero(rng.random(number) < self.config.past)
            others = rng.integers(1, nets + 1, len(games))
            which[games, rng.integers(0, players, len(games))] = np.where(
                others == nets, GUESS, others
            )
        return which

    def _save(self) -> None:
        for players, samples in self.window[-1].items():
            np.savez(self._samples_file(self.done, players), **samples._asdict())
        for old in self.folder.glob(f"samples-{self.done - self.config.window}-*.npz"):
            old.unlink()
        np.save(self.folder / "past.npy", np.concatenate(self.past))
        np.savez(self.folder / "floats.npz", done=self.done, **self.floats._asdict())
        write_net(self.folder / "net.npz", self.past[-1])

    def _load(self) -> None:
        if not (self.folder / "floats.npz").exists():
            return
        with np.load(self.folder / "floats.npz") as stored:
            self.done = int(stored["done"])
            self.floats = Floats(*(stored[name] for name in Floats._fields))
        past = np.load(self.folder / "past.npy").view(NET)
        self.past = [past[n : n + 1] for n in range(len(past))]
        for generation in range(self.done - self.config.window + 1, self.done + 1):
            files = {n: self._samples_file(generation, n) for n in (2, 3, 4)}
            part = {n: _read_samples(file) for n, file in files.items() if file.exists()}
            if part:
                self.window.append(part)

    def _samples_file(self, generation: int, players: int) -> Path:
        return self.folder / f"samples-{generation}-{players}.npz"

    def _log(self, **entry: Any) -> None:  # noqa: ANN401  (JSON)
        line = json.dumps(entry)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        print(line, flush=True)  # noqa: T201  (a script that says how it goes)


def _read_samples(path: Path) -> Samples:
    with np.load(path) as stored:
        return Samples(*(stored[name] for name in Samples._fields))


def play_on_all(  # noqa: PLR0913, PLR0917  (as play_games)
    net: Net,
    players: int,
    seeds: range,
    which: NDArray[np.int64],
    generation: Generation,
    threads: int,
) -> list[Games]:
    """Play games on all threads, in chunks; the result does not depend on their number."""
    local = threading.local()

    def play(chunk: range) -> Games:
        if not hasattr(local, "tools"):
            local.tools = make_tools(generation.width)
        return play_games(
            net,
            players,
            seeds[chunk.start : chunk.stop],
            which[chunk.start : chunk.stop],
            width=generation.width,
            explore=generation.explore,
            tools=local.tools,
        )

    chunks = [range(n, min(n + CHUNK, len(seeds))) for n in range(0, len(seeds), CHUNK)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(play, chunks))


def share_won(  # noqa: PLR0913  (two networks and a match)
    ours: Net, theirs: Net, players: int, games: int, width: int, *, seed: int = 0, threads: int = 1
) -> float:
    """Return the share of games that one network wins alone against others, from every seat."""
    net = np.concatenate([ours, theirs])
    which = np.ones((games, 4), np.int64)
    which[np.arange(games), np.arange(games) % players] = 0
    first = _MATCHES + seed * _GAMES_A_GENERATION
    generation = Generation(games, width, explore=0.0)
    played = play_on_all(net, players, range(first, first + games), which, generation, threads)
    won = np.concatenate([winners(part, players) for part in played])
    return float((won == np.arange(games) % players).mean())
