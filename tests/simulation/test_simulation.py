"""The simulated server: seeds by the hundred, and faults planted to see that they are found."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
import structlog
from sqlalchemy import event, update

from himiko.server.api.context import Context
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.news import News
from himiko.server.live.scheduler import Scheduler
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import database, people, schema
from himiko.server.tables import NewEntry, Table, commands
from himiko.server.tables.offers import Offer
from himiko.server.tables.open_state import OpenState
from himiko.server.tables.seats import Identity
from tests.simulation import story
from tests.simulation.disk import Disk
from tests.simulation.loop import SimulatedLoop
from tests.simulation.problem import Wrong
from tests.simulation.story import run

QUICK = 10
MANY = 1000
TOGETHER = 20


@pytest.fixture(autouse=True)
def _silence() -> Iterator[None]:
    """Log nothing: thousands of outages are meant."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    yield
    structlog.configure(**before)


class Outcome(NamedTuple):
    """What came of a seed."""

    trace: str
    steps: int
    entries: int


def run_again(seed: int) -> Outcome:
    """Run a seed, whether or not it has been run before; nothing may go wrong."""
    witness = run(seed).witness
    return Outcome(
        witness.trace, witness.steps, sum(len(seen.entries) for seen in witness.tables.values())
    )


outcome = cache(run_again)


@pytest.mark.parametrize("seed", range(QUICK))
def test_a_seed(seed: int) -> None:
    """Nothing acknowledged is lost or doubled, all agree, clocks are fair, nobody is stuck."""
    assert outcome(seed).entries > 0


@pytest.mark.long
@pytest.mark.parametrize("first", range(QUICK, MANY, TOGETHER))
def test_many_seeds(first: int) -> None:
    """A thousand in all. One that fails is named, and fails again when it is run again."""
    failed = []
    for seed in range(first, first + TOGETHER):
        try:
            run(seed)
        except AssertionError as error:
            failed.append((seed, str(error)))

    assert failed == []


# One process alone, and several on one database.
@pytest.mark.parametrize("seed", [2, 4])
def test_a_seed_repeats_exactly(seed: int) -> None:
    """Entry by entry, with the same hashes, the same faults, the same answers."""
    first, second = outcome(seed), run_again(seed)

    assert first.steps > 100
    assert first == second
    assert first.trace != outcome(seed + 1).trace


@pytest.mark.long
def test_a_seed_repeats_whatever_the_order_of_sets() -> None:
    """In other processes, too, where strings have other hashes; here somebody has two ids."""
    command = [sys.executable, "-m", "tests.simulation", "--first", "9000", "--seeds", "1"]
    said = {
        subprocess.run(  # noqa: S603  (our own program)
            [*command, "--jobs", "1", "--traces"],
            env={**os.environ, "PYTHONHASHSEED": order},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()[0]
        for order in ("1", "2")
    }

    assert len(said) == 1
    assert "seed 9000: " in said.pop()


def test_time_is_virtual_and_nothing_to_wait_for_is_a_deadlock() -> None:
    """An hour takes no time; an endless wait is found at once."""
    loop = SimulatedLoop(Random(1))

    loop.run_until_complete(asyncio.sleep(3600))
    hour = loop.now
    with pytest.raises(AssertionError):
        loop.run_until_complete(loop.create_future())

    loop.close()
    assert hour == pytest.approx(3600)


# faults planted on purpose


@contextmanager
def no_syncs() -> Iterator[None]:
    """Do not ask the disk to keep what is committed."""

    def careless(connection: Any, _: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")

    plain = database.connect

    def connect(*args: Any, **named: Any) -> Any:
        engine = plain(*args, **named)
        event.listen(engine, "connect", careless)
        return engine

    with patch("himiko.server.storage.store.connect", connect):
        yield


def no_ply() -> AbstractContextManager[Any]:
    """Play whatever comes, however late or often."""

    def play(
        table: Table, who: Identity, ply: int, action: str, version: int | None = None
    ) -> list[NewEntry]:
        del ply, version
        return [NewEntry("action", commands.seat_to_act(table, who), {"action": action})]

    return patch.multiple(commands, play=play, is_repeated=lambda *_: False)


def no_notices() -> AbstractContextManager[Any]:
    """Do not listen to the other processes."""
    return patch.object(News, "on_notice", lambda *_: None)


@contextmanager
def no_credit() -> Iterator[None]:
    """Let clocks run while nobody can play; every break counts, as long ones are rare."""

    async def beat(self: Heartbeat) -> list[str]:
        self._last = self._clock()
        return []

    with patch.object(Heartbeat, "beat", beat), patch.object(story, "GAP_MS", 0):
        yield


def own_clock() -> AbstractContextManager[Any]:
    """Let every process go by the clock of its machine, which may be hours from the others'."""
    return patch.object(SteadyClock, "set", lambda *_: None)


def no_sweep() -> AbstractContextManager[Any]:
    """Do not look for computer players that must act after a restart."""

    async def sweep(_: Scheduler) -> None:
        return None

    return patch.object(Scheduler, "_sweep", sweep)


@contextmanager
def late_open_state() -> Iterator[None]:
    """Send the other processes the view as it was an entry before."""
    kept: dict[str, OpenState | None] = {}

    def of(_: type[OpenState], table: Table) -> OpenState | None:
        id_, made = table.setup.id, plain(table)
        before, kept[id_] = kept.get(id_), made
        return before or made

    plain = OpenState.of
    with patch.object(OpenState, "of", classmethod(of)):
        yield


def guest_s_devices() -> AbstractContextManager[Any]:
    """Let the devices of a guest into the account that takes over the games."""

    def merge(connection: Any, guest: str, into: str) -> None:
        if guest != into and people.account_of(connection, guest) is None:
            mine = schema.people.c.id == guest
            connection.execute(update(schema.people).where(mine).values(merged_into=into))

    return patch.object(people, "merge", merge)


def no_logging_out() -> AbstractContextManager[Any]:
    """Go on letting in from memory whoever was let in a moment ago."""
    return patch.object(Context, "forget", lambda *_: None)


def one_vote() -> AbstractContextManager[Any]:
    """Remove whomever anybody wants to be removed."""

    def is_agreed(offer: Offer, asked: frozenset[str]) -> bool:
        return offer.kind == "removal" or offer.accepted.issuperset(asked)

    return patch.object(Offer, "is_agreed", is_agreed)


def late_answers() -> AbstractContextManager[Any]:
    """Take an answer for one to whatever is offered by now."""
    plain = commands.answer

    def answer(
        table: Table, who: Identity, *, accept: bool, version: int | None = None
    ) -> list[NewEntry]:
        del version
        return plain(table, who, accept=accept)

    return patch.object(commands, "answer", answer)


def late_offers() -> AbstractContextManager[Any]:
    """Offer whatever comes, also again after it was answered."""
    return patch.object(commands, "on_time", lambda _, new_entries, __: new_entries)


@pytest.mark.parametrize(
    ("planted", "found", "first"),
    [
        (no_syncs, "acknowledged", 1),
        (no_ply, "doubled", 9),
        (no_notices, "knows", 1),
        (no_credit, "out of time", 103),
        (own_clock, "out of time", 61),
        (no_sweep, "stuck", 1),
        (late_open_state, "shown a wrong", 0),
        (guest_s_devices, "a device of the guest", 19),
        (no_logging_out, "logged out", 1),
        (one_vote, "with the votes of", 0),
        (late_answers, "nobody has agreed", 2),
        (late_offers, "has not asked", 0),
    ],
)
def test_planted_faults_are_found(
    planted: Callable[[], AbstractContextManager[Any]], found: str, first: int
) -> None:
    """Within a few seeds, and by the invariant that they break.

    The first seed of each is the one that finds it today, so that no others are run in vain.
    """
    said = []
    with planted():
        for seed in range(first, first + 60):
            try:
                run(seed)
            except Wrong as wrong:
                said.append(str(wrong))
                if found in said[-1]:
                    break

    assert said
    assert found in said[-1]


def test_the_disk_keeps_what_was_synced(tmp_path: Any) -> None:
    """And only that, where nobody asked for more."""
    template = tmp_path / "template.db"
    template.write_bytes(b"one")
    folder = tmp_path / "disk"
    folder.mkdir()
    disk = Disk(folder, template)

    disk.path.write_bytes(b"two")
    disk.lose_power()
    asked = disk.path.read_bytes()
    disk.syncs = False
    disk.remember()
    disk.path.write_bytes(b"three")
    disk.lose_power()

    assert (asked, disk.path.read_bytes()) == (b"two", b"two")
