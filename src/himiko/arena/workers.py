"""Who plays the games of a match: this process, several, or the workers of a Ray cluster.

Processes, not threads: views and records are made in Python, and the simple players are Python.
They are spawned, as forking a process that has threads is unsafe. The engine and the players are
made ready before the first game, so that no turn is charged with loading them.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Final, Protocol, Self

from himiko import bots
from himiko.arena.game_result import GameResult
from himiko.arena.match_spec import MatchSpec, Pairing, edition_text
from himiko.arena.play_game import Stopped, never, play_game
from himiko.bots import external
from himiko.cluster import Cluster
from himiko.edition import Edition
from himiko.game import Game

Task = tuple[MatchSpec, Pairing]
Result = tuple[GameResult, str]

_WAIT: Final = 0.1  # seconds between two looks at whether to stop
_AHEAD: Final = 2  # tasks a worker has waiting, at most
_LEAVE: Final = 5.0  # seconds for players to be ended


def cores() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def fitting(threads: int) -> int:
    """Return how many workers there are cores for, if each uses `threads` threads."""
    return max(1, cores() // threads)


def check(specs: Iterable[str], edition: Edition) -> None:
    """Raise `UnknownPlayer` if a text names no player; external programs are not started."""
    for spec in specs:
        if not external.is_external(spec):
            bots.make(spec, edition=edition).close()
        elif external.read_spec(spec) is None:
            raise bots.UnknownPlayer(spec)


def warm_up(specs: Iterable[str], edition: Edition) -> None:
    """Let every player answer once. `UnknownPlayer` if a text names none."""
    game = Game.new(2, 0, edition=edition)
    specs = tuple(dict.fromkeys(specs))
    check(specs, edition)
    for spec in specs:
        if external.is_external(spec):
            continue
        player = bots.make(f"{spec.partition(':')[0]}:1", edition=edition)
        player.choose(game.view(game.turn), game.legal())
        player.close()


class Workers(Protocol):
    """Plays games. Used in a `with` statement, which ends it."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None:
        """Give up games under way, and leave nothing behind."""

    def play(self, tasks: Iterable[Task], stopped: Callable[[], bool] = never) -> Iterator[Result]:
        """Play games, and yield each when it is finished. Ends early when stopped."""


def hire(
    specs: Iterable[str],
    edition: Edition,
    *,
    number: int | None = None,
    threads: int = 1,
    ray: str | None = None,
) -> Workers:
    """Find workers for players: those of a Ray cluster if there is an address, or processes here.

    Each player may use `threads` threads; `number` is how many processes play at once.
    """
    specs = tuple(specs)
    if ray is not None:
        check(specs, edition)
        return ClusterWorkers(Cluster(ray, threads), specs, edition)
    return Processes(number or fitting(threads), specs, edition)


class Processes:
    """The processors of this machine."""

    def __init__(self, number: int, specs: Iterable[str], *editions: Edition) -> None:
        """Start `number` workers; a single one works in this process."""
        self._number = number
        self._editions = {edition_text(edition): edition for edition in editions}
        self._pool: ProcessPoolExecutor | None = None
        specs = tuple(specs)
        # First here, and alone: what has to be compiled is compiled once, and then loaded.
        for edition in editions:
            warm_up(specs, edition)
        if self._number > 1:
            spawn = multiprocessing.get_context("spawn")
            self._stop: Event = spawn.Event()
            self._pool = ProcessPoolExecutor(
                self._number, spawn, _begin, (specs, [*map(_text, editions)], self._stop)
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._stop.set()
            self._pool.shutdown(wait=True, cancel_futures=True)

    def play(self, tasks: Iterable[Task], stopped: Callable[[], bool] = never) -> Iterator[Result]:
        if self._pool:
            return self._play_together(self._pool, iter(tasks), stopped)
        return self._play_alone(tasks, stopped)

    def _play_alone(self, tasks: Iterable[Task], stopped: Callable[[], bool]) -> Iterator[Result]:
        for spec, pairing in tasks:
            try:
                yield play_game(spec, pairing, self._editions[spec.edition], stopped)
            except Stopped:
                return

    def _play_together(
        self, pool: ProcessPoolExecutor, tasks: Iterator[Task], stopped: Callable[[], bool]
    ) -> Iterator[Result]:
        waiting: set[Future[Result | None]] = set()
        while not stopped():
            free = self._number * _AHEAD - len(waiting)
            waiting |= {pool.submit(_play, *task) for task in islice(tasks, free)}
            if not waiting:
                return
            done, waiting = wait(waiting, _WAIT, FIRST_COMPLETED)
            for future in done:
                if result := future.result():
                    yield result


class ClusterWorkers:
    """The processors of a Ray cluster; what is lost with one of them is played again."""

    def __init__(self, cluster: Cluster, specs: Iterable[str], edition: Edition) -> None:
        self._cluster = cluster
        self._there = tuple(specs), _text(edition)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._cluster.close()

    def play(self, tasks: Iterable[Task], stopped: Callable[[], bool] = never) -> Iterator[Result]:
        given = ((*self._there, *task) for task in tasks)
        return self._cluster.results(_play_there, given, stopped)


def _text(edition: Edition) -> str | None:
    return None if edition == Edition.standard() else edition.export()


# In a worker process:


class _Here:
    """What a worker process knows: set once, when it begins."""

    editions: dict[str, Edition]
    """By what a match says of the edition it is played with."""
    stop: Event


def _begin(specs: tuple[str, ...], editions: list[str | None], stop: Event) -> None:
    # Ctrl-C goes to all processes of a terminal. The first of them decides; and a handler, unlike
    # ignoring the signal, is not handed on to programs that players start.
    signal.signal(signal.SIGINT, lambda *_: None)
    read = [Edition.parse(one, "edition") if one else Edition.standard() for one in editions]
    _Here.editions = {edition_text(edition): edition for edition in read}
    _Here.stop = stop
    Thread(target=_end_with_parent, daemon=True).start()
    for edition in read:
        warm_up(specs, edition)


def _end_with_parent() -> None:
    """End this process when the one that started it is gone, its players first."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        _Here.stop.set()
        time.sleep(_LEAVE)
        os._exit(1)


def _play(spec: MatchSpec, pairing: Pairing) -> Result | None:
    """Play one game; None if it was stopped."""
    try:
        return play_game(spec, pairing, _Here.editions[spec.edition], _Here.stop.is_set)
    except Stopped:
        return None


# In a worker of a cluster:


@cache
def _ready(specs: tuple[str, ...], edition: str | None) -> Edition:
    """Make players ready, once in each process."""
    there = Edition.parse(edition, "edition") if edition else Edition.standard()
    warm_up(specs, there)
    return there


def _play_there(
    specs: tuple[str, ...], edition: str | None, spec: MatchSpec, pairing: Pairing
) -> Result:
    return play_game(spec, pairing, _ready(specs, edition), never)
