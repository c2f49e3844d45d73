"""What all see of a moment is written once, for this process and the others, and is never wrong."""

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from himiko.server.live.table_session import Known
from himiko.server.storage import table_log
from himiko.server.storage.notices import TableNotice
from himiko.server.storage.store import Store
from himiko.server.tables import commands
from himiko.server.tables.open_state import OpenState
from himiko.server.tables.state import Snapshot, state
from tests.server.services import Listening, first, services, until
from tests.server.tables import ANN, BOB, mover, two
from tests.server.test_storage import stored


def test_a_state_put_together_is_the_state() -> None:
    """Through a whole game, for both seats and a spectator; what a seat knows is its own."""
    desk, rng = two(), Random(3)
    known: set[str] = set()
    while desk.table.status == "running":
        assert desk.table.game
        legal = desk.table.game.legal()
        action = "peek" if "peek" in legal else rng.choice(legal)
        desk.do(commands.play, mover(desk), desk.table.ply, action)
        made = OpenState.of(desk.table)
        assert made is not None
        shared = OpenState.read(made.write())
        known |= shared.known.keys()
        for seat in (0, 1, None):
            asked = desk.table, seat, desk.table.ply - 1, desk.now
            assert from_json(shared.state(*asked)) == from_json(to_json(state(*asked)))

    assert known == {"0", "1"}


def test_where_eyes_differ_in_more_there_is_none() -> None:
    """Built tiles that lie face down are seen by their owner only."""
    assert OpenState.of(two(built_tiles="face_down").table) is None
    assert OpenState.of(two().table) is not None


@pytest.mark.parametrize("elsewhere", [set(), {"bob"}])
def test_it_is_made_once_for_all_processes(
    url: str, monkeypatch: pytest.MonkeyPatch, elsewhere: set[str]
) -> None:
    """By the one that stores the entry, if somebody is at another; both send the same state."""
    store, other = Store(url), Store(url)
    stored(store)
    looked: list[object] = []
    plain = Snapshot.of

    def noted(game: Any) -> Snapshot:
        looked.append(game)
        return plain(game)

    async def story() -> tuple[int, list[dict[str, Any]], list[dict[str, Any]]]:
        here, there = await services(store), await services(other)
        mine, theirs = await here.tables.session("t"), await there.tables.session("t")
        ann, bob = Listening(mine), Listening(theirs)
        mine.elsewhere = elsewhere
        notice: list[TableNotice] = []
        write = store.write

        async def kept(job: Any) -> Any:
            if isinstance(job, table_log.Append):
                entries = list(job.entries)
                notice.append(TableNotice("t", entries[-1].number, "one", entries, job.open_state))
            return await write(job)

        monkeypatch.setattr(store, "write", kept)
        monkeypatch.setattr(Snapshot, "of", noted)
        after = await here.tables.do("t", first)
        there.news.on_notice(notice[0].write())
        await until(theirs, after.number)
        before = Known(ANN, 0, after.ply - 1, after.number - 1)
        sent = [mine.message_for(ann, before, 5)]
        sent.append(theirs.message_for(bob, Known(BOB, 1, before.ply, before.version), 5))
        times = len(looked)
        whole = [state(after, seat, after.ply - 1, 5) for seat in (0, 1)]
        shown = [from_json(one) for one in sent]
        return times, [from_json(to_json(one)) for one in whole], shown

    times, whole, shown = asyncio.run(story())
    store.close()
    other.close()

    assert times == (1 if elsewhere else 2)
    assert [{**sent, **made} for sent, made in zip(shown, whole, strict=True)] == shown


def test_a_notice_leaves_out_what_is_too_long() -> None:
    """First the open state, which can be made anywhere; then the entries, which can be read."""
    desk = two()
    desk.add(first(desk.table))
    shared = OpenState.of(desk.table)
    assert shared is not None
    noticed = partial(TableNotice, "t", desk.table.number, "one", desk.log[-1:])
    long = shared._replace(members=shared.members + b" " * 7_000)

    assert TableNotice.read(noticed(shared).write()) == noticed(shared)
    assert TableNotice.read(noticed(long).write()) == noticed(None)
