"""People: they come, sit down, play, take back, leave and return, over connections that break."""

import asyncio
import contextlib
from random import Random
from typing import Any

from himiko.game.deal import commit_part
from tests.simulation.network import Lost, Wire
from tests.simulation.witness import Play, Wrong
from tests.simulation.world import World

TRIES = 40
ANSWER = 20.0
"""Seconds that somebody waits for an answer over a socket."""
PATIENCE = 150.0
"""Seconds after which nobody waits any more for somebody to ask."""


class Person:
    """Somebody at a table, with a connection and a plan."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.rng = Random(world.rng.getrandbits(32))
        self.name = f"Person {number}"
        self.cookie = ""
        self.table = ""
        self.seat = -1
        self.version = -1
        """The newest entry this person has heard of."""
        self.secret = b""
        self.state: dict[str, Any] = {}
        self.wire: Wire | None = None
        self.number = 0
        """Of the last message that was sent over a socket."""
        self.has_states_in_answers = self.rng.random() < 0.7

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask some process until one answers; the same is asked again where nobody knows."""
        tries, begun = 0, self.world.loop.now
        while tries < TRIES and self.world.loop.now < begun + PATIENCE:
            alive = self.world.alive()
            if alive:  # while the power is out nobody can be blamed
                tries += 1
                process = self.rng.choice(alive)
                twin = self.rng.random() < 0.03 and method == "POST" and self.table
                if twin:  # sent twice: two devices, an impatient proxy
                    asyncio.ensure_future(self._ask_in_vain(path, body))  # noqa: RUF006
                try:
                    status, content, cookie = await self.world.ask(
                        process, method, path, body, self.cookie
                    )
                except Lost:
                    status = 0
                if status not in {0, 429, 503}:
                    if status >= 500:
                        raise Wrong(f"{method} {path}: {status} {content}")
                    self.cookie = cookie or self.cookie
                    return status, content
            await asyncio.sleep(self.rng.uniform(0.2, 2))
        raise Wrong(f"{self.name} is not answered for ever: {method} {path}")

    async def _ask_in_vain(self, path: str, body: Any) -> None:
        process = self.rng.choice(self.world.processes)
        await asyncio.sleep(self.rng.uniform(0, 1.5))
        with contextlib.suppress(Lost):
            await self.world.ask(process, "POST", path, body, self.cookie)

    async def arrive(self) -> None:
        """Become a guest."""
        await self.ask("POST", "/api/me", {"name": self.name})

    async def make_table(self, seats: list[str], options: dict[str, Any]) -> str:
        """Make a table and sit down."""
        wanted = {"seats": seats, "options": options, "commitment": self.commitment()}
        _, made = await self.ask("POST", "/api/tables", wanted)
        self.table = made["table"]["id"]
        self.world.witness.watch(self.table)
        self.seat = seats.index("me")
        return self.table

    def commitment(self) -> str | None:
        """Commit to a part of the deal, perhaps; not everybody reveals it later."""
        self.secret = self.rng.randbytes(32)
        return commit_part(self.secret) if self.rng.random() < 0.6 else None

    async def join(self, table: str) -> None:
        """Sit down at somebody's table; sent twice it may be so already."""
        self.table = table
        await self.ask("POST", f"/api/tables/{table}/sit", {"commitment": self.commitment()})
        mine: list[int] = []
        while not mine:  # another process may not have heard of it yet
            _, state = await self.ask("GET", f"/api/tables/{table}")
            mine = state["mine"]
        self.seat = mine[0]

    async def stay(self) -> None:
        """Look at the table and play, until the world ends."""
        while True:
            alive = self.world.alive()
            if not alive:
                await asyncio.sleep(0.5)
                continue
            query = f"ply={self.state.get('ply', 0)}&version={self.version}"
            query += "&answers=state" * self.has_states_in_answers
            path = f"/api/tables/{self.table}/live"
            wire = self.wire = Wire(self.world, self.rng.choice(alive), path, query, self.cookie)
            try:
                await self._look(wire)
            except Lost:
                await asyncio.sleep(self.rng.uniform(0.1, 1))
            finally:
                wire.cut()

    async def _look(self, wire: Wire) -> None:
        heard = False
        while True:
            message = await wire.receive(5)
            if message is None and not heard:
                raise Lost  # not even a greeting: somewhere else, perhaps
            heard = True
            self._take(message or {})
            if self.state and not self.world.is_quiet:
                await self._act(self.state)

    def _take(self, message: dict[str, Any]) -> None:
        """Take a state, whether it comes alone or with the answer to what was sent."""
        state = message if message.get("type") == "state" else message.get("state")
        if state:
            self.world.witness.told(self.table, state)
            if state["version"] >= self.version:
                self.state, self.version = state, state["version"]

    async def _act(self, state: dict[str, Any]) -> None:
        chance = self.rng.random()
        mine = state["table"]["seats"][self.seat]
        if state["status"] == "dealing" and chance < 0.7:
            await self._do("reveal", {"secret": self.secret.hex()})
        if state["status"] != "running":
            return
        if mine["kind"] == "absent":
            if not mine["returning"]:
                await self._do("come-back", {})
        elif chance < 0.02:
            await self._do("leave", {})
        elif state["offer"] and self.seat not in state["offer"]["accepted"]:
            await self._do("answer", {"accept": chance < 0.5})
        elif chance < 0.04 and state["ply"] > 0:
            await self._do("takeback", {"to": self.rng.randrange(state["ply"])})
        elif chance < 0.06:
            await self._aside(state)
        elif state["legal"]:
            await self._go_on(state, goes_back=chance < 0.15)

    async def _go_on(self, state: dict[str, Any], *, goes_back: bool) -> None:
        """Think for a moment, then play, or take back what was played."""
        await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        if goes_back and state["floor"] < state["ply"]:
            await self._do("undo", {"to": state["ply"] - 1, "version": state["version"]})
        else:
            await self._play(state)

    async def _aside(self, state: dict[str, Any]) -> None:
        """Do something beside the game: talk, look for one's tables, pause, ask for hints."""
        what = self.rng.choice(("say", "list", "pause", "allow-hints"))
        if what == "say":
            _, line = await self.ask("POST", f"/api/tables/{self.table}/chat", {"text": "Hello"})
            self.world.witness.heard(self.table, line["number"])
        elif what == "list":
            _, found = await self.ask("GET", "/api/tables?list=mine")
            if self.table not in {one["id"] for one in found}:
                raise Wrong(f"{self.table} is not among the tables of {self.name}")
        elif what == "allow-hints":
            await self._do(what, {})
        else:
            paused = bool((state["clocks"] or {}).get("paused"))
            await self._do(what, {"paused": not paused})

    async def _do(self, what: str, body: dict[str, Any], play: Play | None = None) -> None:
        """Ask for something over the socket, as the page does, or by a request.

        When the socket breaks meanwhile, nobody knows whether it was done: then it is sent again
        by a request, or left at that.
        """
        done = None
        if self.rng.random() < 0.5:
            done = await self._send({"do": what, **body})
        if done is None:
            status, answer = await self.ask("POST", f"/api/tables/{self.table}/{what}", body)
            done = answer if status == 200 else None
        if done is not None and done.get("type") != "error":
            self.world.witness.acknowledged(self.table, done["version"], play)

    async def _send(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Send a message over the socket and wait for its answer; None: it broke."""
        wire = self.wire
        if wire is None:
            return None
        self.number += 1
        for _ in range(1 + (self.rng.random() < 0.03)):
            wire.send({"id": self.number, **message})
        try:
            while (answer := await wire.receive(ANSWER)) is not None:
                self._take(answer)
                if answer.get("id") == self.number and answer["type"] in {"done", "error"}:
                    return answer
        except Lost:
            if self.rng.random() < 0.5:
                raise
        return None

    async def _play(self, state: dict[str, Any]) -> None:
        action = self.rng.choice(state["legal"])
        play = (self.seat, state["ply"], action)
        body = {"ply": state["ply"], "action": action, "version": state["version"]}
        self.world.witness.wants(self.table, play)
        await self._do("play", body, play)
