"""Work on a Ray cluster of two machines, one of which is lost in the middle: nothing changes."""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from himiko import Edition, bots
from himiko.arena import Progress, run_ladder, run_match
from himiko.arena.simulate import SimulationSpec, Totals, simulate
from himiko.bots.search.net import GUESS, NET
from himiko.bots.training.workers import RayWorkers, Threads, cut
from himiko.cluster import BadCluster, Cluster
from himiko.extra import ExtraMissing
from himiko.lab.dataset import DatasetSpec, write
from tests.arena.test_match import PLAYERS, SMALL, timeless
from tests.cluster_nodes import cluster_of

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def machines() -> Iterator[Any]:
    """Return a cluster of two machines with a processor each."""
    with cluster_of(2) as cluster:
        yield cluster


class Loss:
    """Loses a machine of a cluster for good when it has heard of something a number of times."""

    def __init__(self, cluster: Any, after: int) -> None:
        self._cluster = cluster
        self._left = after
        self.told: list[Any] = []

    def __call__(self, what: Any) -> None:
        self.told.append(what)
        self._left -= 1
        if self._left == 0:
            self._cluster.remove_node(self._cluster.workers[1], allow_graceful=False)


@pytest.mark.long
def test_a_match_goes_on_when_a_machine_is_lost(machines: Any, tmp_path: Path) -> None:
    """Its results, records and progress are those of a match without a cluster."""
    here = run_match(PLAYERS, games=60, workers=1)
    loss = Loss(machines, after=10)

    there = run_match(
        PLAYERS, games=60, ray=machines.address, folder=tmp_path, progress=loss, keep_records=True
    )

    assert timeless(there.results) == timeless(here.results)
    assert [one.done for one in loss.told] == list(range(61))
    assert loss.told[0] == Progress(0, 60)
    assert len(list((tmp_path / "records").iterdir())) == 60
    assert len(machines.list_all_nodes()) == 2, "a machine was lost"


@pytest.mark.long
def test_everything_else_goes_on_when_a_machine_is_lost(machines: Any, tmp_path: Path) -> None:
    """A simulation, a dataset and the games of a training run."""
    spec = SimulationSpec(games=20 * 512, players=3, seed=4)
    here, there = Totals(3), Totals(3)
    for batch in simulate(spec, threads=1):
        here.add(batch)
    loss = Loss(machines, after=5)

    for batch in simulate(spec, threads=1, ray=machines.address):
        there.add(batch)
        loss(len(batch.seeds))

    assert vars(there) == vars(here)
    assert sum(loss.told) == spec.games

    machines.workers = [machines.workers[0], machines.add_node(num_cpus=1)]
    dataset = DatasetSpec(games=160, levels=("deckhand", "drifter"), seed=4)
    write(tmp_path / "here", dataset)
    loss = Loss(machines, after=2)

    write(tmp_path / "there", dataset, loss, ray=machines.address)

    assert _digest(tmp_path / "there") == _digest(tmp_path / "here")
    assert loss.told == [16] * 10


@pytest.mark.long
def test_training_plays_the_same_games_on_a_cluster(machines: Any) -> None:
    """The samples are the same, in the same order."""
    which = np.full((64, 4), GUESS, np.int64)
    jobs = cut(2, range(64), which, width=8, explore=0.1)
    net = np.zeros(1, NET)
    here = Threads(1).play(net, jobs, trace=0.7)
    there = RayWorkers(machines.address)

    try:
        on_cluster = there.play(net, jobs, trace=0.7)
    finally:
        there.close()

    for one, other in zip(on_cluster, here, strict=True):
        arrays: Any = zip(one, other, strict=True)
        assert all(np.array_equal(a, b) for a, b in arrays)


@pytest.mark.long
def test_a_ladder_on_a_cluster(machines: Any) -> None:
    """The ratings are the same; another edition travels along."""
    players = ("drifter", "drifter:2", "drifter:3")
    edition = Edition.load(SMALL)

    here = run_ladder(players, games=8, workers=1, edition=edition)
    there = run_ladder(players, games=8, ray=machines.address, edition=edition)

    assert [(rung.player, rung.rating) for rung in there.rungs] == [
        (rung.player, rung.rating) for rung in here.rungs
    ]


@pytest.mark.long
def test_what_cannot_be_done_is_said(machines: Any) -> None:
    """A wrong name before the first game; a task's own problem; a cluster with another version."""
    with pytest.raises(bots.UnknownPlayer):
        run_match(["drifter", "nobody"], games=2, ray=machines.address)
    with Cluster(machines.address) as cluster:
        with pytest.raises(bots.UnknownPlayer):
            list(cluster.in_order(bots.make, [("nobody",)]))
        with pytest.raises(ZeroDivisionError):
            list(cluster.results(divmod, [(1, 0)]))
        cluster.version = "0.0.1"
        with pytest.raises(BadCluster, match="and here is 0") as refused:
            list(cluster.in_order(os.getpid, [()]))

    assert refused.value.code == "version"


class FakeRay:
    """Ray as far as it is used, in this process: a task is done when its result is fetched."""

    exceptions = SimpleNamespace(RayTaskError=ZeroDivisionError, RaySystemError=OSError)

    def __init__(self) -> None:
        self.handed_out = 0
        self.cancelled = 0
        self.connected = False

    def init(self, address: str, **_: object) -> None:
        if address != "there":
            raise ConnectionError(address)
        self.connected = True

    def is_initialized(self) -> bool:
        return self.connected

    def shutdown(self) -> None:
        self.connected = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_: object) -> Any:
        def decorate(function: Any) -> Any:
            def hand_out(*task: Any) -> Any:
                self.handed_out += 1
                return lambda: function(*task)

            return SimpleNamespace(remote=hand_out)

        return decorate

    def wait(self, refs: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        assert timeout > 0
        return refs[-1:], refs[:-1]

    def get(self, ref: Any) -> Any:
        return ref()

    def cancel(self, _: Any) -> None:
        self.cancelled += 1


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """Put a Ray in place that does everything here."""
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_results_come_in_order_or_as_they_are_there(fake: FakeRay) -> None:
    """Few tasks wait at a time, however many there are."""
    with Cluster("there") as cluster:
        in_order = cluster.in_order(divmod, ((n, 3) for n in range(100)))
        first = next(in_order)
        assert fake.handed_out == 4
        assert [first, *in_order] == [divmod(n, 3) for n in range(100)]
        assert sorted(cluster.results(abs, [(-2,), (1,)])) == [1, 2]


def test_what_waits_is_called_off_when_stopped(fake: FakeRay) -> None:
    """And nothing more is handed out."""
    with Cluster("there", threads=2) as cluster:
        seen: list[int] = []
        for result in cluster.results(abs, ((n,) for n in range(100)), lambda: len(seen) > 2):
            seen.append(result)  # noqa: PERF402  (what stops it)

    assert len(seen) == 3
    assert (fake.handed_out, fake.cancelled) == (4, 1)


def test_a_cluster_that_is_not_there(
    fake: FakeRay,  # noqa: ARG001  (in place of Ray)
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its address is named; without Ray, how to get it."""
    for nowhere in ("elsewhere", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"):
        with pytest.raises(BadCluster, match=f"no Ray cluster at {nowhere}"):
            Cluster(nowhere)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExtraMissing, match=r"pip install 'himiko\[ray\]'"):
        run_match(PLAYERS, games=2, ray="local")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
