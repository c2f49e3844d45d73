"""Visitors: they ask processes until one answers, make accounts, log in elsewhere and log out."""

import asyncio
import contextlib
from random import Random
from typing import Any, Final

from tests.simulation.ghost import Ghost
from tests.simulation.network import Lost, Wire
from tests.simulation.problem import Wrong
from tests.simulation.world import World

TRIES: Final = 40
PATIENCE: Final = 150.0
"""Seconds after which nobody waits any more for somebody to ask."""
_OK: Final = 200
_UNKNOWN: Final = 401
_WAYS: Final = {
    "guest": ("make_account", "link", "make_account"),
    "away": ("link", "log_in"),
    "here": ("move", "log_out_device", "log_out", "log_out_others", "move"),
}
"""What somebody may do about who they are: as a guest, with an account elsewhere, logged in."""


class Visitor:
    """Somebody with browsers: each has a cookie, and one of them is used now."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.rng = Random(world.rng.getrandbits(32))
        self.name = f"Person {number}"
        self.account = f"Owner {number}"
        self.standing = "guest"
        """`guest`; `away`: has an account, and plays as a guest; `here`: is logged in."""
        self.cookie = ""
        self.id = ""
        """Of the guest, or the account, that this browser is let in as."""
        self.others: list[tuple[str, str]] = []
        """The cookies of other browsers that are let in, too, and as whom."""
        self.table = ""
        self.wire: Wire | None = None

    # asking

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask some process until one answers; the same is asked again where nobody knows."""
        status, content, cookie = await self._ask(method, path, body, self.cookie)
        self.cookie = cookie or self.cookie
        return status, content

    async def _ask(self, method: str, path: str, body: Any, cookie: str) -> tuple[int, Any, str]:
        tries, begun = 0, self.world.loop.now
        while tries < TRIES and self.world.loop.now < begun + PATIENCE:
            alive = self.world.alive()
            if alive:  # while the power is out nobody can be blamed
                tries += 1
                process = self.rng.choice(alive)
                twin = self.rng.random() < 0.03 and method != "GET" and self.table
                if twin:  # sent twice: two devices, an impatient proxy
                    asyncio.ensure_future(  # noqa: RUF006
                        self._ask_in_vain(method, path, body, cookie)
                    )
                try:
                    status, content, given = await self.world.ask(
                        process, method, path, body, cookie
                    )
                except Lost:
                    status = 0
                if status not in {0, 429, 503}:
                    if status >= 500:
                        raise Wrong(f"{method} {path}: {status} {content}")
                    return status, content, given
            await asyncio.sleep(self.rng.uniform(0.2, 2))
        raise Wrong(f"{self.name} is not answered for ever: {method} {path}")

    async def _ask_in_vain(self, method: str, path: str, body: Any, cookie: str) -> None:
        process = self.rng.choice(self.world.processes)
        await asyncio.sleep(self.rng.uniform(0, 1.5))
        with contextlib.suppress(Lost):
            await self.world.ask(process, method, path, body, cookie)

    # who one is

    async def arrive(self) -> None:
        """Become a guest; some have made an account before, in another browser."""
        if self.rng.random() < 0.3:
            await self._become_guest()
            await self.make_account()
            self.others, self.cookie, self.standing = [(self.cookie, self.id)], "", "away"
        await self._become_guest()

    async def _become_guest(self) -> None:
        _, me = await self.ask("POST", "/api/me", {"name": self.name})
        self.id = me["id"]

    async def change_who_one_is(self) -> None:
        """Do something about accounts and devices, in the middle of everything."""
        await getattr(self, self.rng.choice(_WAYS[self.standing]))()

    @property
    def _password(self) -> dict[str, str]:
        return {"name": self.account, "password": "correct horse"}

    async def make_account(self) -> None:
        """Make the guest an account: no other browser is let in any more."""
        old = self.cookie
        status, me = await self.ask("POST", "/api/account", self._password)
        self.world.witness.note(self.name, "account", status)
        if status == _OK:
            self._is_let_in(me, old)
        else:  # it was made, and the answer lost: whoever has the password gets in
            await self.log_in()

    async def log_in(self) -> None:
        """Go on in this browser as the account; it takes over the games of the guest."""
        old = self.cookie
        status, me = await self.ask("POST", "/api/session", self._password)
        self.world.witness.note(self.name, "logged in", status)
        if status == _OK:
            self._is_let_in(me, old)
            await self._check_seat()
            return
        still, me = await self.ask("GET", "/api/me")  # there is no account: a guest as before
        if still != _OK or self.standing != "guest":
            raise Wrong(f"{self.name} cannot log in: {me}")

    def _is_let_in(self, me: dict[str, Any], old: str) -> None:
        """Be told that this browser is let in as the account; what let in the guest does not."""
        guest = self.standing != "here"
        if self.id not in me["ids"]:
            raise Wrong(f"{self.name} has lost the games of {self.id}")
        self.world.witness.register.entered(me["account"], me["id"], self.id)
        gone = [cookie for cookie, id_ in self.others if guest and id_ == self.id]
        self.others = [one for one in self.others if one[0] not in gone]
        self.standing, self.id = "here", me["id"]
        self._haunt([*gone, old])

    async def _check_seat(self) -> None:
        """Who is told that they are logged in has their seat, at every process that answers."""
        if not self.table:
            return
        status, state = await self.ask("GET", f"/api/tables/{self.table}")
        if status == _OK and not state["mine"]:
            raise Wrong(f"{self.name} has logged in and has no seat")

    async def link(self) -> None:
        """Go on as the guest in one more browser, by a link."""
        status, made = await self.ask("POST", "/api/me/code")
        if status != _OK:
            return
        status, _, cookie = await self._ask("POST", "/api/devices", {"code": made["code"]}, "")
        if status == _OK:  # otherwise it was used, and its answer lost
            self.others.append((cookie, self.id))

    async def move(self) -> None:
        """Go on in another browser: one that is let in, or a new one, perhaps a guest's."""
        here = self.cookie, self.id
        if self.others and self.rng.random() < 0.5:
            self.cookie, _ = self.others.pop(self.rng.randrange(len(self.others)))
            self.others.append(here)
            return
        self.cookie = ""
        if self.rng.random() < 0.5:
            self.standing = "away"
            await self._become_guest()
        await self.log_in()
        self.others.append(here)

    async def log_out_device(self) -> None:
        """Log one of the other browsers out."""
        if not self.others:
            return
        gone, _ = self.others.pop(self.rng.randrange(len(self.others)))
        status, _ = await self.ask("DELETE", f"/api/devices/{gone.partition('.')[0]}")
        if status != _UNKNOWN:  # or it is not there any more
            self._haunt([gone])

    async def log_out_others(self) -> None:
        """Log all browsers out but this one."""
        status, _ = await self.ask("DELETE", "/api/devices")
        if status != _UNKNOWN:
            gone, self.others = self.others, []
            self._haunt([cookie for cookie, _ in gone])

    async def log_out(self) -> None:
        """Log this browser out, and in again."""
        old = self.cookie
        await self.ask("DELETE", "/api/session")
        self.cookie = ""
        self._haunt([old])
        await self.log_in()

    async def look_who_one_is(self) -> None:
        """Log in again, if this browser is not let in any more."""
        status, _ = await self.ask("GET", "/api/me")
        if status == _UNKNOWN:
            await self.log_in()

    def _haunt(self, cookies: list[str]) -> None:
        """Let what was logged out try on, over the socket that is open, too."""
        for cookie in cookies:
            if cookie and cookie != self.cookie and self.table:
                self.world.witness.register.logged_out(cookie)
                wire = self.wire if self.wire is not None and self.wire.cookie == cookie else None
                if wire is not None:
                    self.wire = None  # the ghost's now
                Ghost(self.world, self.table, cookie, wire).begin()
