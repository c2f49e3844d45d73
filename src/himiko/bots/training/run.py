"""A whole training run: generations of games and of learning, with a log that can be plotted."""

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.layout import SEATS
from himiko.bots.search.net import GUESS, NET, Net, read_net, shipped_net, write_net
from himiko.bots.search.planner import TASTES
from himiko.bots.training.calibrate import best_stretch, stretch_logits
from himiko.bots.training.config import SHIPPED, Config, Generation
from himiko.bots.training.learn import from_net, learn, logits_of, new_floats, to_net
from himiko.bots.training.samples import Samples, join
from himiko.bots.training.storage import Progress, Storage
from himiko.bots.training.workers import Job, Workers, cut

GAMES_A_GENERATION: Final = 1 << 24  # seeds kept apart for each generation
PAST: Final = 8  # earlier networks kept to play against
COUNTS: Final = (2, 3, 4)  # numbers of players
_MARGIN: Final = 1.2  # of the time the next generation is expected to take


class Run:
    """A run that can be stopped at any moment and taken up again after its last generation."""

    def __init__(self, config: Config, folder: Path, workers: Workers) -> None:
        """Begin, or go on with what the folder holds."""
        self.config = config
        self._workers = workers
        self._storage = Storage(folder, config)
        start = _named_net(config.start)
        self._against = _named_net(config.against)
        self.progress = self._storage.load() or Progress(
            done=0,
            floats=new_floats(config.seed) if start is None else from_net(start),
            past=[] if start is None else [start],
            window=[],
        )

    def go_on(self, deadline: float | None = None) -> None:
        """Make generations until all are made or the next would not fit before the deadline."""
        seconds_a_game = 0.0
        self._warm_up()
        while self.progress.done < len(self.config.generations):
            generation = self.config.generations[self.progress.done]
            started = time.monotonic()
            expected = _MARGIN * seconds_a_game * generation.games
            if deadline is not None and started + expected > deadline:
                return
            self.make_generation(generation)
            seconds_a_game = (time.monotonic() - started) / generation.games
        if self.config.calibration:
            self._calibrate()

    def _calibrate(self) -> None:
        """Make the chances true for players that do not explore; `net.npz` has them then."""
        floats = from_net(self.progress.past[-1])
        games = self.config.calibration
        width = self.config.generations[-1].width
        which = np.zeros((games, 4), np.int64)
        for number, players in enumerate(COUNTS):
            first = (len(self.config.generations) + number) * GAMES_A_GENERATION
            jobs = cut(players, range(first, first + games), which, width, explore=0.0)
            samples = join(self._workers.play(self.progress.past[-1], jobs, trace=1.0))
            logits = logits_of(floats, samples.inputs, players, self.config.batch)
            stretch = best_stretch(logits, samples.chances)
            floats = stretch_logits(floats, players, stretch)
            print(json.dumps({"players": players, "stretch": stretch}), flush=True)  # noqa: T201
        write_net(self._storage.folder / "net.npz", to_net(floats))

    def _warm_up(self) -> None:
        """Compile what games need, so that it counts for no generation."""
        which = np.full((1, 4), GUESS, np.int64)
        self._workers.play(np.zeros(1, NET), cut(2, range(1), which, 8, 0.0), self.config.trace)

    def make_generation(self, generation: Generation) -> None:
        """Play, learn, save."""
        started = time.monotonic()
        now = self.progress
        window = [*now.window, self._play(generation)][-self.config.window :]
        between = time.monotonic()
        samples = {
            players: join([part[players] for part in window[-generation.recent :]])
            for players in window[-1]
        }
        floats, losses = learn(
            now.floats,
            samples,
            epochs=generation.epochs,
            rate=generation.rate,
            batch=self.config.batch,
            seed=self.config.seed + now.done,
        )
        past = [*now.past, to_net(floats)][-PAST:]
        self.progress = Progress(now.done + 1, floats, past, window)
        entry = {
            "generation": self.progress.done,
            **asdict(generation),
            "samples": {players: len(part.inputs) for players, part in samples.items()},
            "losses": losses,
            "playing": round(between - started, 1),
            "learning": round(time.monotonic() - between, 1),
        }
        self._storage.save(self.progress, entry)
        write_net(self._storage.folder / "net.npz", past[-1])
        print(json.dumps(entry), flush=True)  # noqa: T201  (a script that says how it goes)

    def _play(self, generation: Generation) -> dict[int, Samples]:
        """Play the games of a generation; return them as samples."""
        past = self.progress.past
        nets = past[::-1] if past else [np.zeros(1, NET)]
        if self._against is not None:
            nets = [*nets, self._against]
        first = self.progress.done * GAMES_A_GENERATION
        shares = generation.shares or self.config.shares
        jobs: list[Job] = []
        for players, share in zip(COUNTS, shares, strict=True):
            number = round(generation.games * share)
            seeds = range(first, first + number)
            which = self._seat(number, players, len(nets), guess=not past)
            tastes = self._tastes(number, players, generation.unlike[players - 2])
            jobs += cut(players, seeds, which, generation.width, generation.explore, tastes)
            first += number
        played = self._workers.play(np.concatenate(nets), jobs, self.config.trace)
        return {
            players: join(
                [part for job, part in zip(jobs, played, strict=True) if job.players == players]
            )
            for players in COUNTS
            if any(job.players == players for job in jobs)
        }

    def _seat(self, number: int, players: int, nets: int, *, guess: bool) -> NDArray[np.int64]:
        """Draw who plays: the newest network; in some games an earlier one, or the guess."""
        which = np.full((number, 4), GUESS if guess else 0, np.int64)
        rng = np.random.default_rng((self.config.seed, self.progress.done, players))
        if self._against is not None:
            learner = rng.integers(0, players, number)
            which[:] = nets - 1
            which[np.arange(number), learner] = GUESS if guess else 0
        elif not guess:
            games = np.flatnonzero(rng.random(number) < self.config.past)
            others = rng.integers(1, nets + 1, len(games))
            which[games, rng.integers(0, players, len(games))] = np.where(
                others == nets, GUESS, others
            )
        return which

    def _tastes(self, number: int, players: int, share: float) -> NDArray[np.float64]:
        """Draw what seats like beside winning: in a share of games, one of them or more."""
        rng = np.random.default_rng((self.config.seed, self.progress.done, players, 1))
        tastes = rng.standard_normal((number, SEATS, TASTES)) * self.config.tastes
        unlike = rng.random(number) < share
        most = rng.integers(1, players, number)
        order = rng.permuted(np.tile(np.arange(players), (number, 1)), axis=1)
        has_some = unlike[:, None] & (order < most[:, None])
        tastes[:, :players] *= has_some[:, :, None]
        return tastes


def _named_net(name: str) -> Net | None:
    """Return the network that a config names: none, the shipped one, or that of a file."""
    if not name:
        return None
    return shipped_net() if name == SHIPPED else read_net(Path(name))
