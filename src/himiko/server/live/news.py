"""News for tables in use here: from other processes, and what people say."""

import asyncio
from collections.abc import Collection
from typing import Any

from himiko.server.live.background import Background
from himiko.server.live.presence import Presence
from himiko.server.live.table_service import TableService
from himiko.server.live.table_session import TableSession
from himiko.server.storage import chat
from himiko.server.storage.notices import TableNotice, is_from
from himiko.server.storage.store import Store


class News:
    """Passes on what happened elsewhere, and what was said, to those who look at tables here."""

    def __init__(
        self,
        *,
        store: Store,
        background: Background,
        sessions: dict[str, TableSession],
        presence: Presence,
        tables: TableService,
    ) -> None:
        self._store = store
        self._background = background
        self._sessions = sessions
        self._presence = presence
        self._tables = tables
        self._one_by_one = asyncio.Lock()

    def concerns(self, notice: str) -> bool:
        """Is a notice of use here? Those of tables only if another sent them, and one is in use.

        A table that is loaded afterwards is read with all that was committed before the notice.
        """
        if not notice.startswith("table "):
            return True
        is_own = is_from(notice, self._store.origin)
        return not is_own and self._tables.is_in_use(notice.split(" ", 2)[1])

    def on_notice(self, notice: str) -> None:
        """Take a notice of another process: a table, something said, a person, their mutes."""
        if notice.startswith("table "):
            self._tables.on_entries(TableNotice.read(notice))
            return
        kind, id_, *rest = notice.split()
        session = self._sessions.get(id_)
        if kind == "here" and session is not None:
            self._background.run(self._presence.refresh(session))
        elif kind == "chat" and session is not None:
            self._background.run(self._forward_chat(session, int(rest[0])))
        elif kind == "unsaid":
            self.remove_line(id_, int(rest[0]))
        elif kind == "person":
            self._tables.reread_name(id_)
        elif kind in {"muted", "unmuted"}:
            self.mute(id_, rest[0], muted=kind == "muted")

    def on_missed(self) -> None:
        """Notices may have been missed: look at everything again."""
        self._tables.invalidate_all()
        self._background.run(self._presence.rewrite())

    async def _forward_chat(self, session: TableSession, number: int) -> None:
        id_ = session.table.setup.id
        async with self._one_by_one:  # in the order in which it was said
            lines = await self._store.read(lambda c: chat.said(c, id_, number - 1))
            self.say(session, [line for line in lines if line["number"] == number])

    def say(self, session: TableSession, lines: list[dict[str, Any]]) -> None:
        """Pass on what was said."""
        for line in lines:
            for listener in session.listeners:
                listener.add_line(line)

    def remove_line(self, id_: str, number: int) -> None:
        """Something that was said has been removed."""
        session = self._sessions.get(id_)
        for listener in session.listeners if session else ():
            listener.remove_line(number)

    def recheck(self, people: Collection[str] | None) -> None:
        """Let sockets check again who is there: these people, or all, may have been logged out."""
        for session in self._sessions.values():
            for listener in session.listeners:
                listener.recheck(people)

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person has muted or unmuted another; this concerns all tables they are at."""
        for session in self._sessions.values():
            for listener in session.listeners:
                listener.mute(person, other, muted=muted)
