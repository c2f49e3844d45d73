"""The hall: what other processes tell is never overlooked, in whatever order it comes."""

import asyncio
from typing import Any

import pytest

from himiko.server.hall.hall import Hall
from himiko.server.hall.live import Live
from himiko.server.refused import Refused
from himiko.server.storage.store import Store
from himiko.server.tables import Draft, Table
from tests.server.test_storage import stored


def first(table: Table) -> list[Draft]:
    """Play the first legal action, whoever's turn it is."""
    assert table.game
    return [Draft("action", table.turn, {"action": table.game.legal()[0]})]


class Slow:
    """Keeps back what one kind of question is answered, until it is told to go on."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, question: Any) -> Any:
        """Answer with what is true now, but later."""
        answer = await self._ask(question)
        self.asked.set()
        await self.go_on.wait()
        return answer


async def until(live: Live, number: int) -> None:
    """Wait until a table has come so far."""
    async with asyncio.timeout(30):
        while live.table.number < number:  # noqa: ASYNC110  (a table has no event)
            await asyncio.sleep(0.01)


def test_news_that_comes_while_reading_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two actions in quick succession at another process: the second is not lost."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        here, there = Hall(store), Hall(other)
        live = await here.live("t")
        slow = Slow(store.read)
        monkeypatch.setattr(store, "read", slow)
        one = await there.do("t", first)
        here.heard(f"table t {one.number}")
        await slow.asked.wait()
        two = await there.do("t", first)
        here.heard(f"table t {two.number}")
        slow.go_on.set()
        await until(live, two.number)
        return live.table.ply, two.ply

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs


def test_news_that_comes_while_loading_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process plays between our reading and our knowing."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        here, there = Hall(store), Hall(other)
        slow = Slow(store.read)
        monkeypatch.setattr(store, "read", slow)
        loading = asyncio.create_task(here.live("t"))
        await slow.asked.wait()
        theirs = await there.do("t", first)
        here.heard(f"table t {theirs.number}")
        slow.go_on.set()
        return (await loading).table.number, theirs.number

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs


def test_news_that_comes_while_writing_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process goes on from our action before we have heard that it is stored."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        here, there = Hall(store), Hall(other)
        live = await here.live("t")
        slow = Slow(store.write)
        monkeypatch.setattr(store, "write", slow)
        mine = asyncio.create_task(here.do("t", first))
        await slow.asked.wait()
        theirs = await there.do("t", first)
        here.heard(f"table t {theirs.number}")
        slow.go_on.set()
        await mine
        await until(live, theirs.number)
        return live.table.ply, theirs.ply

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs == 2


def test_who_was_not_first_tries_again(url: str) -> None:
    """What another process did is read, and the act is checked against it."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, str]:
        here, there = Hall(store), Hall(other)
        await here.live("t")
        await there.do("t", first)
        second = await here.do("t", first)
        await there.do("t", first)

        def only_third(table: Table) -> list[Draft]:
            if table.ply != 2:
                raise Refused("stale")
            return first(table)

        try:
            await here.do("t", only_third)
        except Refused as refused:
            return second.ply, refused.code
        return second.ply, ""

    ply, code = asyncio.run(story())
    store.close()
    other.close()

    assert (ply, code) == (2, "stale")
