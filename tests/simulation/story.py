"""A story: some people at some tables, a minute of faults, then peace, in which all must go on."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from himiko.server.storage import migrate
from himiko.server.storage.database import connect
from himiko.server.storage.heartbeat import GAP_MS
from tests.simulation.people import Person
from tests.simulation.problem import Wrong
from tests.simulation.process import applications
from tests.simulation.simulated import simulated
from tests.simulation.world import World

TROUBLE: Final = 45.0
"""Seconds in which things go wrong."""
PEACE: Final = 15.0
PATIENCE: Final = 4
"""How long a table may stand still in peace, in such times: people do other things than play."""
QUIET: Final = 10.0
ON_THE_WAY: Final = 2.0
"""Seconds after which all that happened has arrived."""
_MEMORY: Final = Path("/dev/shm")  # noqa: S108  (a disk that needs no time; any folder would do)


@cache
def template() -> Path:
    """Return an empty database of the present version, made once."""
    path = Path(tempfile.mkdtemp()) / "template.db"
    engine = connect(f"sqlite:///{path}")
    migrate.upgrade(engine)
    engine.dispose()
    return path


def run(seed: int) -> World:
    """Run a seed; `Wrong` if an invariant does not hold."""
    first = template()
    applications()
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        world = World(seed, Path(folder), first)
        with simulated(world):
            world.run(_story(world))
        return world


async def _story(world: World) -> None:
    for slot in range(world.rng.choice((2, 3)) if world.shared else 1):
        world.start(slot)
    people = [Person(world, number) for number in range(world.rng.choice((2, 3, 4, 4)))]
    for person in people:
        await person.arrive()
    await _sit_down(world, people)
    watching = asyncio.create_task(_measure(world))
    playing = [asyncio.create_task(person.stay()) for person in people]
    trouble = asyncio.create_task(_trouble(world, Random(world.rng.getrandbits(32))))
    try:
        await _wait(TROUBLE, [*playing, watching, trouble])
        trouble.cancel()
        _heal(world)
        await _wait(8, [*playing, watching])
        before = {id_: len(seen.entries) for id_, seen in world.witness.tables.items()}
        for _ in range(PATIENCE):
            await _wait(PEACE, [*playing, watching])
            stuck = _stuck(world, before)
            if not stuck:
                break
        else:
            raise Wrong(stuck)
        world.is_quiet = True
        await _wait(QUIET, [*playing, watching])
        world.witness.look()
        newest = {id_: len(seen.entries) for id_, seen in world.witness.tables.items()}
        await _wait(ON_THE_WAY, [*playing, watching])
        _check_agreement(world, people, newest)
    finally:
        for task in (*playing, watching, trouble, *world.ghosts):
            task.cancel()


async def _sit_down(world: World, people: list[Person]) -> None:
    rng = world.rng
    clock: dict[str, Any] = rng.choice(
        ({"kind": "none"}, {"kind": "live", "minutes": 1}, {"kind": "days", "days": 1})
    )
    options = {"clock": clock, "stand_in": "drifter", "stand_in_after": rng.choice((None, 1))}
    while people:
        size = min(len(people), rng.choice((1, 2, 2, 3, 3, 4)))
        group, people = people[:size], people[size:]
        seats = ["me", *["open"] * (size - 1)]
        seats += ["drifter"] * (min(4, max(2, size + rng.randrange(2))) - size)
        table = await group[0].make_table(seats, options)
        for person in group[1:]:
            await person.join(table)


async def _wait(seconds: float, tasks: list[asyncio.Task[None]]) -> None:
    """Let time pass; whatever goes wrong ends the story."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when="FIRST_EXCEPTION")
    for task in done:
        task.result()


async def _measure(world: World) -> None:
    """Count the time in which somebody could play, and breaks too short to be given back."""
    away = 0.0
    while True:
        await asyncio.sleep(0.1)
        if not world.can_serve():
            away += 0.1
            continue
        world.witness.could_play += 0.1 + (away if away * 1000 < GAP_MS else 0.0)
        away = 0.0


def _heal(world: World) -> None:
    world.disk.is_full = False
    world.answers_lost = 0.0
    for slot, process in enumerate(world.processes):
        process.is_cut_off = False
        if process.is_deaf:
            process.listen_again()
        if process.is_dead:
            world.start(slot)
    world.witness.note("healed")


def _stuck(world: World, before: dict[str, int]) -> str:
    """Say which table has not gone on since, if one should have."""
    for id_, seen in world.witness.tables.items():
        if seen.table.status in {"dealing", "running"} and len(seen.entries) == before[id_]:
            return f"{id_} is stuck at entry {before[id_]}: turn {seen.table.turn}"
    return ""


def _check_agreement(world: World, people: list[Person], newest: dict[str, int]) -> None:
    """Everybody knows what was the newest a moment ago; a stand-in may have gone on since."""
    world.witness.look()
    world.witness.check_durable()
    world.witness.check_said()
    for person in people:
        if person.is_removed:
            continue
        if person.seat not in person.state["mine"]:
            raise Wrong(f"{person.name} has lost seat {person.seat}")
        if person.version < newest[person.table]:
            raise Wrong(f"{person.name} knows {person.version}, not {newest[person.table]}")


async def _trouble(world: World, rng: Random) -> None:
    """Let things go wrong, one after the other or together, and right again."""
    faults = (_kill, _cut_off, _deafen, _fill, _lose_power, _lose_answers)
    while True:
        await asyncio.sleep(rng.uniform(0.5, 8))
        await rng.choice(faults)(world, rng)


async def _kill(world: World, rng: Random) -> None:
    slot = rng.randrange(len(world.processes))
    if not world.processes[slot].is_dead:
        world.witness.note("killed", slot)
        world.processes[slot].kill()
        await asyncio.sleep(rng.uniform(0.1, 15))
        world.start(slot)


async def _cut_off(world: World, rng: Random) -> None:
    process = rng.choice(world.processes)
    process.is_cut_off = True
    world.witness.note("cut off", process.name)
    await asyncio.sleep(rng.uniform(0.1, 8))
    process.is_cut_off = False


async def _deafen(world: World, rng: Random) -> None:
    process = rng.choice(world.processes)
    process.is_deaf = True
    world.witness.note("deaf", process.name)
    await asyncio.sleep(rng.uniform(0.1, 8))
    process.listen_again()


async def _fill(world: World, rng: Random) -> None:
    world.disk.is_full = True
    world.witness.note("full")
    await asyncio.sleep(rng.uniform(0.1, 6))
    world.disk.is_full = False


async def _lose_power(world: World, rng: Random) -> None:
    world.lose_power()
    await asyncio.sleep(rng.uniform(0.1, 20))
    for slot in range(len(world.processes)):
        world.start(slot)


async def _lose_answers(world: World, rng: Random) -> None:
    world.answers_lost = 0.3
    await asyncio.sleep(rng.uniform(0.5, 5))
    world.answers_lost = 0.0
    world.disk.sync()
