"""What the parts of the API share, and who asks."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, TypeVar

from argon2 import PasswordHasher
from fastapi import Depends, Path, Request
from fastapi.requests import HTTPConnection

from himiko.server.api.cookie import read_cookie
from himiko.server.api.identity_cache import IdentityCache
from himiko.server.api.limits import Counts, Rate, network
from himiko.server.api.login_limits import LoginLimits
from himiko.server.refused import Refused
from himiko.server.services import Services
from himiko.server.settings import Settings
from himiko.server.storage import devices
from himiko.server.storage.outage import StorageAway
from himiko.server.tables import Identity
from himiko.server.tables.seats import NOBODY

T = TypeVar("T")


class Context:
    """The server's parts as requests need them, with the limits of clients."""

    def __init__(self, settings: Settings, services: Services) -> None:
        limits = settings.limits
        self.settings = settings
        self.engine = services.engine
        self.store = services.store
        self.clock = services.clock
        self.tables = services.tables
        self.news = services.news
        self.presence = services.presence
        self.bot_runner = services.bot_runner
        self.reviews = services.reviews
        self.studies = services.studies
        self.builder = services.builder
        self.readiness = services.readiness
        self.uploads = services.uploads
        self.networks = services.networks
        self.hasher = PasswordHasher()
        self._hashing = ThreadPoolExecutor(2, "himiko-hasher")
        self.messages = Rate(limits.all_messages, limits.all_messages_burst)
        self.chats = Rate(limits.chats, limits.chats_burst)
        self.all_chats = Rate(limits.all_chats, limits.all_chats_burst)
        self.logins = LoginLimits(limits)
        self.guests = Rate(limits.guests, limits.guests_burst)
        self.hints = Rate(limits.hints, limits.hints_burst)
        self.plans = Rate(limits.plans, limits.plans_burst)
        self.analyses = Rate(limits.analyses, limits.analyses_burst)
        self.new_tables = Rate(limits.new_tables, limits.new_tables_burst)
        self.uploads_rate = Rate(limits.uploads, limits.uploads_burst)
        self.checks_rate = Rate(limits.checks, limits.checks_burst)
        self.lone_starts = Rate(limits.lone_starts, limits.lone_starts_burst)
        self.openings = Rate(limits.openings, limits.openings_burst)
        self.sockets = Counts(limits.sockets, limits.all_sockets)
        self.exporting = asyncio.Lock()
        """Personal data is collected for one person at a time: few threads read."""
        self.closing = False
        self._identities = IdentityCache()
        self._marking: set[asyncio.Task[None]] = set()

    async def hash_in_thread(self, job: Callable[[], T]) -> T:
        """Hash a password in a thread for it: each takes 64 MiB, and two at once are enough."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, job)

    def cookie(self, connection: HTTPConnection) -> str:
        """Return the cookie of a request."""
        return read_cookie(connection, self.settings)

    async def identify(self, cookie: str) -> Identity | None:
        """Return the person a cookie belongs to; for a short while from memory."""
        if not cookie or len(cookie) > 100:  # noqa: PLR2004  (ours are shorter)
            return None
        if (known := self._identities.find(cookie)) is not None:
            return known
        changes = self._identities.changes
        found = await self.device(cookie)
        if found is None:
            return None
        self._identities.remember(cookie, found.who, changes)
        if self.clock() - found.seen > devices.SEEN_MS:
            self._marking.add(task := asyncio.create_task(self._mark_seen(found.device)))
            task.add_done_callback(self._marking.discard)
        return found.who

    async def device(self, cookie: str) -> devices.Known | None:
        """Return the device of a cookie, as the database has it."""
        now = self.clock()
        return await self.store.read(lambda c: devices.identify(c, cookie, now))

    async def _mark_seen(self, device: str) -> None:
        now = self.clock()
        with contextlib.suppress(StorageAway):  # then the next time
            await self.store.write(lambda c: devices.mark_seen(c, device, now))

    def forget(self, people: Iterable[str] | None = None) -> None:
        """Ask the database again who these people are, or who everybody is; sockets do so, too."""
        known = None if people is None else list(people)
        if known is None:
            self._identities.forget_all()
        else:
            self._identities.forget(known)
        self.news.recheck(known)

    def on_notice(self, notice: str) -> None:
        """Take a notice of another process."""
        if notice.startswith("person "):
            self.forget([notice.split()[1]])
        self.news.on_notice(notice)

    def on_missed(self) -> None:
        """Notices may have been missed: somebody may have been logged out, banned or renamed."""
        self.forget()
        self.news.on_missed()


def context(connection: HTTPConnection) -> Context:
    """Return the server's parts."""
    found: Context = connection.app.state.context
    return found


def address(connection: HTTPConnection) -> str:
    """Return where a client is: its network, if a client there has many addresses."""
    return network(connection.client.host) if connection.client else "?"


async def anyone(request: Request) -> Identity:
    """Return who asks; a stranger if there is no valid cookie."""
    server = context(request)
    return await server.identify(server.cookie(request)) or NOBODY


async def owner(request: Request) -> Identity:
    """Return who asks about themselves, banned or not; refused without a valid cookie."""
    server = context(request)
    found = await server.identify(server.cookie(request))
    if found is None:
        raise Refused("who_are_you")
    server.networks.note(found.ids, address(request))
    return found


async def person(request: Request) -> Identity:
    """Return who asks; refused without a valid cookie, and to those who are banned."""
    found = await owner(request)
    check_ban(found)
    return found


def check_ban(who: Identity) -> None:
    """Refuse those who may only look."""
    if who.ban is not None and who.ban.kind == "banned":
        raise Refused("banned", until=who.ban.until, why=who.ban.reason)


Server = Annotated[Context, Depends(context)]
Client = Annotated[str, Depends(address)]
Anyone = Annotated[Identity, Depends(anyone)]
Person = Annotated[Identity, Depends(person)]
Owner = Annotated[Identity, Depends(owner)]
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]
