"""A table over a WebSocket.

The server sends `state` on connecting and after every change, `done` or `error` for every message
(with its `id`), and `chat`. A client that asked for `answers=state` gets the state after its own
messages within `done`. One that reads slowly gets the newest state with all events since the last
one it was sent, never a backlog.
"""

import asyncio
from collections import deque
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import from_json, to_json

from himiko.server.api.chat import Saying, may_read, say
from himiko.server.api.command_models import READER, execute
from himiko.server.api.context import COOKIE, Context, address, check_ban
from himiko.server.api.errors import as_json, mistakes
from himiko.server.api.limits import Rate
from himiko.server.api.protocol import TooSlow
from himiko.server.api.questions import Question
from himiko.server.api.socket_end import BAD, REFUSED, RESTART, TOO_MANY, TOO_SLOW, Closed, Gone
from himiko.server.live.table_session import Known, TableSession
from himiko.server.refused import Refused
from himiko.server.storage import chat
from himiko.server.tables import Identity
from himiko.server.tables.seats import NOBODY

MOST_WAITING: Final = 100


class Socket:
    """One device looking at one table."""

    def __init__(  # noqa: PLR0913  (named)
        self,
        socket: WebSocket,
        server: Context,
        session: TableSession,
        *,
        seat: int | None,
        ply: int,
        version: int,
        states_in_answers: bool,
    ) -> None:
        self._socket = socket
        self._server = server
        self._session = session
        self._seat = seat
        self._ply = ply
        self._version = version
        self._states_in_answers = states_in_answers
        self._cookie = socket.cookies.get(COOKIE)
        self._people: frozenset[str] = frozenset()
        self._muted: set[str] = set()
        self._out: deque[tuple[bytes, bool]] = deque()
        """Messages to be sent, each with whether the state goes with it."""
        self._news = asyncio.Event()
        self._changed = True
        self._dismissed = False
        limits = server.settings.limits
        self._rate = Rate(limits.messages, limits.messages_burst)
        self._patience = limits.bad_messages

    # what happens at the table

    def wake(self) -> None:
        """The table has changed."""
        self._changed = True
        self._news.set()

    def hear(self, line: dict[str, Any]) -> None:
        """Something was said."""
        who = Identity("", self._people)
        if line["person"] not in self._muted and may_read(self._session.table, who, line):
            self._send({"type": "chat", **line})

    def unhear(self, number: int) -> None:
        """Something that was said has been removed."""
        self._send({"type": "unsaid", "number": number})

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person wants to hear another no more, or again."""
        if person in self._people:
            (self._muted.add if muted else self._muted.discard)(other)

    def dismiss(self) -> None:
        """Close it: the client is to come again, to another process."""
        self._dismissed = True
        self._news.set()

    def _send(self, message: dict[str, Any], *, with_state: bool = False) -> None:
        self._out.append((to_json(message), with_state))
        self._news.set()

    async def _who(self) -> Identity:
        return await self._server.identify(self._cookie) or NOBODY

    async def run(self) -> None:
        """Talk until one side ends it."""
        who = await self._who()
        self._people = who.ids
        self._server.whereabouts.note(who.ids, address(self._socket))
        self._muted = await self._server.store.read(lambda c: chat.muted(c, who.ids))
        self._session.add_listener(self)
        self._server.presence.arrive(self._session, who.ids)
        self._news.set()
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._session.remove_listener(self)
            self._server.presence.depart(self._session, who.ids)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._dismissed:
                raise Closed(RESTART, "not_ready")
            if len(self._out) > MOST_WAITING:
                raise Closed(TOO_SLOW, "too_slow")
            while self._out:
                message, with_state = self._out.popleft()
                await self._put(await self._joined(message) if with_state else message)
            if self._changed:
                await self._put(await self._state())

    async def _joined(self, message: bytes) -> bytes:
        """Return an answer with the state after it, if there is one the client has not got."""
        state = await self._state() if self._changed else b"null"
        return message[:-1] + b',"state":' + state + b"}"

    async def _state(self) -> bytes:
        self._changed = False  # first: what changes from now on is sent again
        who = await self._who()
        session, table = self._session, self._session.table
        now = self._server.clock()
        try:
            known = Known(who, self._seat, self._ply, self._version)
            client = address(self._socket)
            message = await self._server.builder.message(session, known, now, client, self)
        except Refused as refused:
            code = TOO_MANY if refused.code == "too_many" else REFUSED
            raise Closed(code, refused.code) from refused
        self._ply, self._version = table.ply, table.number
        return message

    async def _put(self, message: bytes) -> None:
        try:
            await self._socket.send_text(message.decode())
        except TooSlow as error:
            raise Closed(TOO_SLOW, "too_slow") from error
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error

    # what the client sends

    async def _read(self) -> None:
        while True:
            try:
                received = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError) as error:
                raise Gone from error
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            if not self._rate.take(""):
                raise Closed(TOO_MANY, "too_many")
            if text is None or len(text) > self._server.settings.limits.message:
                raise Closed(BAD, "bad_message")
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        number: object = None
        try:
            message = _parse(text)
            number = message.pop("id", None)
            answer = await self._do(message)
            done = {"type": "done", "id": number, **answer}
            self._send(done, with_state=self._states_in_answers)
        except Refused as refused:
            self._send({"type": "error", "id": number, **as_json(refused)})
            if refused.code == "bad_message":
                self._lose_patience()

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            raise Closed(BAD, "bad_messages")

    async def _do(self, message: dict[str, Any]) -> dict[str, Any]:
        id_ = self._session.table.setup.id
        who = await self._server.identify(self._cookie)
        if who is None:
            raise Refused("who_are_you")
        check_ban(who)
        try:
            if message.get("do") == "say":
                saying = Saying.model_validate({"text": message.get("text")})
                return {"number": (await say(self._server, id_, who, saying.text)).number}
            wanted = READER.validate_python(message)
        except ValidationError as error:
            raise Refused("bad_message", errors=mistakes(error.errors())) from error
        if isinstance(wanted, Question):
            session = await self._server.tables.session(id_)
            table = session.table
            answer = wanted.answer(table, who)
            return {"version": table.number, "ply": table.ply, **answer}
        done = await execute(self._server, id_, who, wanted)
        return done.model_dump(exclude_unset=True)


def _parse(text: str) -> dict[str, Any]:
    try:
        message = from_json(text)
    except ValueError as error:
        raise Refused("bad_message") from error
    number = message.get("id") if isinstance(message, dict) else None
    short = number is None or (isinstance(number, int) and abs(number) < 1 << 53)
    if not isinstance(message, dict) or not short:
        raise Refused("bad_message")
    return message
