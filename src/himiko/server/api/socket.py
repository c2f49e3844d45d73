"""A table over a WebSocket.

The server sends `state` on connecting and after every change, `done` or `error` for every message
(with its `id`), and `chat`. A client that asked for `answers=state` gets the state after its own
messages within `done`. One that reads slowly gets the newest state with all events since the last
one it was sent, never a backlog.
"""

import asyncio
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from fastapi import WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import from_json, to_json
from starlette.types import Receive, Send

from himiko.server.api.chat import Saying, may_read, say
from himiko.server.api.command_models import READER
from himiko.server.api.command_models.command import execute
from himiko.server.api.command_models.playing import Step
from himiko.server.api.context import Context, check_ban
from himiko.server.api.errors import as_json, mistakes
from himiko.server.api.limits import Bucket
from himiko.server.api.questions import Question
from himiko.server.api.socket_end import BAD, REFUSED, RESTART, TOO_MANY, TOO_SLOW, Closed, Gone
from himiko.server.api.socket_protocol import TooSlow
from himiko.server.live.table_session import Known, TableSession
from himiko.server.refused import Refused
from himiko.server.storage import chat
from himiko.server.tables import Identity
from himiko.server.tables.seats import NOBODY

MOST_WAITING: Final = 100


@dataclass(frozen=True, slots=True)
class Visit:
    """Who connects to a table, from where, and what they know of it."""

    cookie: str
    client: str
    seat: int | None
    ply: int
    version: int
    states_in_answers: bool
    audience: bool = False
    """See it as those do who only watch."""


class Socket:
    """One device looking at one table."""

    def __init__(
        self, receive: Receive, send: Send, server: Context, session: TableSession, visit: Visit
    ) -> None:
        self._receive = receive
        self._send_out = send
        self._server = server
        self._session = session
        self._visit = visit
        self._ply = visit.ply
        self._version = visit.version
        self._people: frozenset[str] = frozenset()
        self._muted: set[str] = set()
        self._out: list[tuple[bytes, bool]] = []
        """Messages to be sent, each with whether the state goes with it."""
        self._changed = True
        self._dismissed = False
        self._is_unsure = False
        """Has something about the person at this socket changed?"""
        self._reader: asyncio.Task[Any] | None = None
        self._writer: asyncio.Task[None] | None = None
        """It is there only while there is something to send."""
        self._end: Exception | None = None
        """Why nothing can be sent any more."""
        limits = server.settings.limits
        self._rate = Bucket(limits.messages, limits.messages_burst)
        self._bad_messages_left = limits.bad_messages
        self._last_step: object = None
        """The number of the last message that asked to go back or forth."""

    # what happens at the table

    def wake(self) -> None:
        """The table has changed."""
        self._changed = True
        self._start_writing()

    def add_line(self, line: dict[str, Any]) -> None:
        """Something was said."""
        who = Identity("", self._people)
        if line["person"] not in self._muted and may_read(self._session.table, who, line):
            self._send({"type": "chat", **line})

    def remove_line(self, number: int) -> None:
        """Something that was said has been removed."""
        self._send({"type": "unsaid", "number": number})

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person has muted or unmuted another."""
        if person in self._people:
            (self._muted.add if muted else self._muted.discard)(other)

    def recheck(self, people: Collection[str] | None) -> None:
        """Check again who is there before anything else is sent; at most sockets nobody changes."""
        if self._people and (people is None or not self._people.isdisjoint(people)):
            self._is_unsure = True
            self._start_writing()

    def dismiss(self) -> None:
        """Close it: the client is to come again, to another process."""
        self._dismissed = True
        self._start_writing()

    def _send(self, message: dict[str, Any], *, with_state: bool = False) -> None:
        self._out.append((to_json(message), with_state))
        self._start_writing()

    async def _who(self) -> Identity:
        if self._visit.audience:
            return NOBODY
        return await self._server.identify(self._visit.cookie) or NOBODY

    async def run(self) -> None:
        """Talk until one side ends it."""
        who = await self._who()
        self._people = who.ids
        self._server.networks.note(who.ids, self._visit.client)
        self._muted = await self._server.store.read(lambda c: chat.muted(c, who.ids))
        self._session.add_listener(self)
        self._server.presence.arrive(self._session, who.ids)
        self._reader = asyncio.current_task()
        self._start_writing()
        try:
            await self._read()
        except asyncio.CancelledError:
            if self._end is None or self._reader is None:
                raise
            self._reader.uncancel()  # it was ourselves
            raise self._end from None
        finally:
            self._reader = None
            self._session.remove_listener(self)
            self._server.presence.depart(self._session, who.ids)
            if self._writer is not None:
                self._writer.cancel()
                await asyncio.gather(self._writer, return_exceptions=True)

    def _start_writing(self) -> None:
        if self._writer is None and self._reader is not None and self._end is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send all there is; if that fails, the reading ends, too."""
        try:
            while self._out or self._changed or self._dismissed or self._is_unsure:
                await self._write_next()
        except Exception as error:  # noqa: BLE001  (the reader raises it)
            self._end = error
            if self._reader is not None:
                self._reader.cancel()
        finally:
            self._writer = None

    async def _write_next(self) -> None:
        if self._dismissed:
            raise Closed(RESTART, "not_ready")
        if len(self._out) > MOST_WAITING:
            raise Closed(TOO_SLOW, "too_slow")
        if self._is_unsure:
            await self._check_people()
        elif self._out:
            message, with_state = self._out.pop(0)
            message = await self._joined(message) if with_state else message
            await self._put(message, more=bool(self._out) or self._changed)
        else:
            await self._put(await self._state())

    async def _check_people(self) -> None:
        """End it if it is now somebody else's, or nobody's: they may see other things."""
        self._is_unsure = False
        who = await self._who()
        if not who.ids >= self._people:
            raise Closed(RESTART, "somebody_else")

    async def _joined(self, message: bytes) -> bytes:
        """Return an answer with the state after it, if the client does not have that yet."""
        state = await self._state() if self._changed else b"null"
        return message[:-1] + b',"state":' + state + b"}"

    async def _state(self) -> bytes:
        self._changed = False  # first: what changes from now on is sent again
        who = await self._who()
        session = self._session
        table = session.seen_by(who)
        now = self._server.clock()
        try:
            known = Known(who, self._visit.seat, self._ply, self._version)
            client = self._visit.client
            message = await self._server.builder.message(session, known, now, client, self)
        except Refused as refused:
            code = TOO_MANY if refused.code == "too_many" else REFUSED
            raise Closed(code, refused.code) from refused
        self._ply, self._version = table.ply, table.number
        return message

    async def _put(self, message: bytes, *, more: bool = False) -> None:
        """Send a message; with `more` it may wait for the next one, which must come at once."""
        sent = {"type": "websocket.send", "text": message.decode(), "more": more}
        try:
            await self._send_out(sent)
        except TooSlow as error:
            raise Closed(TOO_SLOW, "too_slow") from error
        except (WebSocketDisconnect, OSError, RuntimeError) as error:
            raise Gone from error

    # what the client sends

    async def _read(self) -> None:
        while True:
            try:
                received = await self._receive()
            except (WebSocketDisconnect, RuntimeError) as error:
                raise Gone from error
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            if not (self._rate.take() and self._server.messages.take(self._visit.client)):
                raise Closed(TOO_MANY, "too_many")
            if text is None or len(text) > self._server.settings.limits.message:
                raise Closed(BAD, "bad_message")
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        number: object = None
        try:
            message = _parse(text)
            number = message.pop("id", None)
            answer = await self._do(message, number)
            done = {"type": "done", "id": number, **answer}
            self._send(done, with_state=self._visit.states_in_answers)
        except Refused as refused:
            self._send({"type": "error", "id": number, **as_json(refused)})
            if refused.code == "bad_message":
                self._count_bad_message()

    def _count_bad_message(self) -> None:
        self._bad_messages_left -= 1
        if self._bad_messages_left <= 0:
            raise Closed(BAD, "bad_messages")

    async def _do(self, message: dict[str, Any], number: object) -> dict[str, Any]:
        id_ = self._session.table.setup.id
        who = await self._server.identify(self._visit.cookie)
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
        if isinstance(wanted, Step):
            self._name_if_another(wanted, number)
        done = await execute(self._server, id_, who, wanted)
        return done.model_dump(exclude_unset=True)

    def _name_if_another(self, step: Step, number: object) -> None:
        """Give a step that has no name one if its message is not numbered like the last: it is new.

        The first one stays as it is: it may have been sent over another connection already.
        """
        if not step.is_bare or number is None:
            return
        if self._last_step not in {None, number}:
            step.request = secrets.token_hex(8)
        self._last_step = number


def _parse(text: str) -> dict[str, Any]:
    try:
        message = from_json(text, cache_strings="keys")
    except ValueError as error:
        raise Refused("bad_message") from error
    number = message.get("id") if isinstance(message, dict) else None
    short = number is None or (isinstance(number, int) and abs(number) < 1 << 53)
    if not isinstance(message, dict) or not short:
        raise Refused("bad_message")
    return message
