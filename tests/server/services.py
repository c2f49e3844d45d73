"""The parts of a server process for tests, without its sockets, and what to watch them with."""

import asyncio
from collections.abc import Collection
from typing import Any

from himiko.rules.engine import prepare
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.table_session import TableSession
from himiko.server.services import Services
from himiko.server.settings import Settings
from himiko.server.storage.store import Store
from himiko.server.tables import NewEntry, Table


def first(table: Table) -> list[NewEntry]:
    """Play the first legal action, whoever's turn it is."""
    assert table.game
    return [NewEntry("action", table.turn, {"action": table.game.legal()[0]})]


class Slow:
    """Holds back the answers to one kind of question until it is released."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, question: Any) -> Any:
        """Answer with what is true now, but later."""
        answer = await self._ask(question)
        self.asked.set()
        await self.go_on.wait()
        return answer


class Listening:
    """Notes at which plies it was woken."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.plies: list[int] = []
        session.add_listener(self)

    def wake(self) -> None:
        """Note the ply."""
        self.plies.append(self._session.table.ply)

    def remove_line(self, number: int) -> None:
        """Something that was said has been removed."""

    def add_line(self, line: dict[str, Any]) -> None:
        """Not expected."""

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """Not expected."""

    def recheck(self, people: Collection[str] | None) -> None:
        """Not expected."""

    def dismiss(self) -> None:
        """Not expected."""


async def services(store: Store, **more: Any) -> Services:
    """Return the parts of a server process that is alive, and whose scheduler does not run."""
    engine = EngineStart(prepare, is_cached=True)
    engine.start()
    await engine.finished()
    parts = Services.build(Settings(thinkers=1, think_seconds=0.05, **more), engine, store)
    await parts.heartbeat.beat()
    return parts


async def until(session: TableSession, number: int) -> None:
    """Wait until a table has come so far."""
    async with asyncio.timeout(30):
        while session.table.number < number:  # noqa: ASYNC110  (a table has no event)
            await asyncio.sleep(0.01)
