"""What a socket keeps: as little as possible, for there are thousands of them."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from himiko.game.facts import members
from himiko.server.api.limits import Bucket
from himiko.server.api.small_asyncio import SmallEvent, SmallQueue
from himiko.server.api.socket import _parse
from himiko.server.api.socket_protocol import SocketProtocol
from himiko.server.live.memory import give_back
from tests.server.serving import serving, settings, told
from tools.loadtest.spread import Load, measure


def sockets() -> list[SocketProtocol]:
    """Return the sockets there are: by their type, as asking some objects for theirs fails."""
    return [one for one in gc.get_objects() if type(one) is SocketProtocol]


def test_a_socket_forgets_how_it_came_in(tmp_path: Path) -> None:
    """The request with its headers, and the framework's way through the application, are freed."""
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}")) as server:
        ann = server.guest("Ann")
        others = sockets()
        with ann.live(ann.new_table("me", "open")) as socket:
            told(socket, "state")
            (one,) = [one for one in sockets() if all(one is not other for other in others)]
            kept = (hasattr(one, "scope"), len(one.request.headers), len(one.response.headers))

    assert kept == (False, 0, 0)


def test_what_a_socket_says_is_not_kept() -> None:
    """Neither the actions nor the numbers of its messages: each is read as if it were the first."""
    first, second = (_parse('{"type":"act","action":"swap i01 i02"}') for _ in range(2))

    assert first == second
    assert first["action"] is not second["action"]


def test_giving_back_forgets_what_was_worked_out() -> None:
    """Small things that are kept would hold the memory of large ones."""
    before = members(0b110101)

    give_back()

    assert members(0b110101) is not before


@pytest.mark.long
@pytest.mark.alone
def test_a_table_with_two_sockets_takes_little(tmp_path: Path) -> None:
    """Less than 64 KiB of the process's memory, most of which is given back afterwards."""
    url = f"sqlite:///{tmp_path / 'himiko.db'}"

    figures = measure(url, None, Load(tables=500, seconds=30, idle=True))

    assert figures.errors == ()
    assert figures.memory <= 64
    assert figures.kept <= figures.memory / 2


def test_a_flag_wakes_all_that_wait() -> None:
    """And whoever comes later does not wait."""

    async def story() -> list[Any]:
        event = SmallEvent()
        waiting = [asyncio.create_task(event.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        before = event.is_set()
        waiting[0].cancel()
        event.set()
        woken = await asyncio.gather(*waiting, return_exceptions=True)
        return [before, type(woken[0]), woken[1], await event.wait()]

    assert asyncio.run(story()) == [False, asyncio.CancelledError, True, True]


def test_a_mailbox_keeps_the_order() -> None:
    """What comes while nobody reads waits, and a reader that gave up loses nothing."""

    async def story() -> list[Any]:
        queue = SmallQueue[int]()
        gone = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        for number in (1, 2):
            queue.put_nowait(number)
        read = [await queue.get(), await queue.get(), queue.empty()]
        last = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(3)
        return [*read, await last]

    assert asyncio.run(story()) == [1, 2, True, 3]


def test_a_bucket_takes_its_burst_and_no_more() -> None:
    """Then as many as its rate allows: here none."""
    bucket = Bucket(0.0, 2)

    taken = [bucket.take() for _ in range(3)]

    assert taken == [True, True, False]
