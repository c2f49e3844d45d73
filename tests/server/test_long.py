"""What is long is bounded: answers are made beside the event loop, logs do not grow forever."""

import asyncio
import json
import threading
from collections.abc import Iterator

import pytest

from himiko.server.live import builder as building
from himiko.server.live import table_service
from himiko.server.live.builder import Builder
from himiko.server.live.table_session import Known, TableSession
from himiko.server.quota import Quota
from himiko.server.refused import Refused
from himiko.server.storage.people import Shown
from himiko.server.tables import commands
from himiko.server.tables.seats import NOBODY
from himiko.server.tables.state import state
from tests.server.serving import Server, serving, settings
from tests.server.tables import ANN, BOB, Desk


def long_table(plies: int) -> TableSession:
    """Return a table at which so much was played."""
    desk = Desk()
    for who in (ANN, BOB):
        desk.do(commands.sit, who)
    for _ in range(plies):
        game = desk.table.game
        assert game is not None
        desk.do(commands.play, (ANN, BOB)[game.turn or 0], desk.table.ply, game.legal()[0])
    return TableSession(
        desk.table, {"ann": Shown("Ann", verified=False), "bob": Shown("Bob", verified=False)}
    )


@pytest.mark.parametrize("who", [ANN, NOBODY])
def test_a_long_state_is_made_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, who: object
) -> None:
    """It says the same; a short one is made at once."""
    session = long_table(building.LONG + 5)
    threads: list[str] = []
    plain = state

    def noted(*args: object) -> object:
        threads.append(threading.current_thread().name)
        return plain(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(building, "state", noted)
    builder = Builder(Quota(1, 10))

    async def story() -> tuple[bytes, bytes]:
        long = await builder.message(session, Known(who), 1, "client", None)  # type: ignore[arg-type]
        known = Known(who, None, session.table.ply - 1, session.table.number)  # type: ignore[arg-type]
        return long, await builder.message(session, known, 1, "client", None)

    long, short = asyncio.run(story())

    assert json.loads(long) == json.loads(
        json.dumps(session.state(who, None, 0, -1, 1))  # type: ignore[arg-type]
    )
    assert len(json.loads(short)["events"]) < len(json.loads(long)["events"])
    assert [name.startswith("himiko-builder") for name in threads] == [True]


def test_what_spectators_are_told_at_length_is_made_once() -> None:
    """Until something happens; after that it is another state."""
    session = long_table(building.LONG + 5)
    builder = Builder(Quota(0, 10))

    async def story() -> list[bytes]:
        return [await builder.message(session, Known(NOBODY), 1, "c", None) for _ in range(3)]

    first, *others = asyncio.run(story())

    assert all(one is first for one in others)


def test_a_client_has_a_quota_of_long_answers() -> None:
    """Others are still answered."""
    builder = Builder(Quota(0, 0.01))

    async def story() -> str:
        await builder.run("eve", lambda: sum(range(2_000_000)))
        with pytest.raises(Refused):
            await builder.run("eve", lambda: "again")
        return await builder.run("ann", lambda: "hers")

    assert asyncio.run(story()) == "hers"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server."""
    with serving(settings(f"sqlite:///{tmp_path_factory.mktemp('long') / 'himiko.db'}")) as one:
        yield one


def test_only_people_can_be_removed_and_each_once(server: Server) -> None:
    """Random names made a log grow without end."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.new_table("me", "open")
    person = eve.get("/api/me").json()["id"]

    unknown = ann.post(f"{table}/remove", person="0" * 24)
    first, again = (ann.post(f"{table}/remove", person=person).json() for _ in range(2))

    assert unknown.json()["code"] == "no_such_person"
    assert again["repeated"] is True
    assert again["version"] == first["version"]


def test_a_log_has_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond it only the game goes on; much later not even that."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "me")
    state = ann.state(table)
    monkeypatch.setattr(table_service, "MOST_ENTRIES", state["version"] + 1)
    monkeypatch.setattr(table_service, "MOST_WITH_ACTIONS", state["version"] + 2)

    played = ann.post(f"{table}/play", ply=0, action=state["legal"][0])
    undone = ann.post(f"{table}/undo")
    second = ann.post(f"{table}/play", ply=1, action=ann.state(table)["legal"][0])
    third = ann.post(f"{table}/play", ply=2, action=ann.state(table)["legal"][0])

    assert played.status_code == second.status_code == 200
    assert undone.json()["code"] == third.json()["code"] == "log_full"
