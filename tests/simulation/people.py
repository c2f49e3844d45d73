"""People: they come, sit down, play, take back, leave and return, over connections that break."""

import asyncio
from typing import Any

from himiko.game.deal import commit_part
from tests.simulation.network import Lost, Wire
from tests.simulation.problem import Wrong
from tests.simulation.visitor import Visitor
from tests.simulation.witness import Play
from tests.simulation.world import World

ANSWER = 20.0
"""Seconds that somebody waits for an answer over a socket."""
LEAVES = 0.02
FEW = 3
"""With fewer there is no vote."""


class Person(Visitor):
    """Somebody at a table, with a connection and a plan."""

    def __init__(self, world: World, number: int) -> None:
        super().__init__(world, number)
        self.seat = -1
        self.version = -1
        """The newest entry this person has heard of."""
        self.secret = b""
        self.state: dict[str, Any] = {}
        self.number = 0
        """Of the last message that was sent over a socket."""
        self.has_states_in_answers = self.rng.random() < 0.7

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
        while not self.is_removed:
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
                if self.wire is wire:  # otherwise it is a ghost's by now
                    wire.cut()

    @property
    def is_removed(self) -> bool:
        """Have the others removed this person? They see nothing of the table any more."""
        return self.seat in self.world.witness.tables[self.table].votes.removed

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
            if self.wire is not wire or wire.cookie != self.cookie:
                raise Lost  # somebody else is here now

    def _take(self, message: dict[str, Any]) -> None:
        """Take a state, whether it comes alone or with the answer to what was sent."""
        state = message if message.get("type") == "state" else message.get("state")
        if state:
            self.world.witness.sent(self.table, state)
            if state["version"] >= self.version:
                self.state, self.version = state, state["version"]

    async def _act(self, state: dict[str, Any]) -> None:
        chance = self.rng.random()
        if self.seat not in state["mine"]:
            await self.look_who_one_is()
            raise Lost
        if state["status"] == "dealing" and chance < 0.7:
            await self._do("reveal", {"secret": self.secret.hex()})
        if state["status"] != "running":
            return
        mine, offer = state["table"]["seats"][self.seat], state["offer"]
        if mine["kind"] == "absent":
            if not mine["returning"]:
                await self._do("come-back", {})
        elif offer and chance >= LEAVES and self.seat not in (*offer["accepted"], *offer["out"]):
            await self._answer(state, accept=chance < 0.6)
        elif chance < 0.15:
            await self._turn_aside(state, chance)
        elif state["legal"]:
            await self._go_on(state, goes_back=chance < 0.24)

    async def _turn_aside(self, state: dict[str, Any], chance: float) -> None:
        """Do something else than play."""
        here = [n for n, one in enumerate(state["table"]["seats"]) if one["kind"] == "human"]
        if chance < LEAVES:
            await self._do("leave", {})
        elif chance < 0.04:
            if state["ply"] > 0:
                await self._offer(state, "takeback", to=self.rng.randrange(state["ply"]))
        elif chance < 0.06:
            await self._aside(state)
        elif chance < 0.1:
            await self.change_who_one_is()
        elif len(here) >= FEW:
            await self._vote_out(state, here)

    async def _go_on(self, state: dict[str, Any], *, goes_back: bool) -> None:
        """Think for a moment, then play, or take back what was played."""
        await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        if goes_back and state["floor"] < state["ply"]:
            await self._do("undo", {"to": state["ply"] - 1, "version": state["version"]})
        else:
            await self._play(state)

    async def _answer(self, state: dict[str, Any], *, accept: bool) -> None:
        if accept:
            self.world.witness.agrees(self.table, self.seat, state["version"])
        await self._do("answer", {"accept": accept, "version": state["version"]})

    async def _vote_out(self, state: dict[str, Any], here: list[int]) -> None:
        """Ask the others to remove one of them; some ask twice."""
        seat = self.rng.choice([n for n in here if n != self.seat])
        person = state["table"]["seats"][seat]["person"]
        for _ in range(1 + (self.rng.random() < 0.2)):
            await self._offer(state, "remove", person=person)

    async def _offer(self, state: dict[str, Any], what: str, **body: Any) -> None:
        """Ask the others for something, as it seems from here."""
        self.world.witness.asks(self.table, self.seat, state["version"])
        await self._do(what, {**body, "version": state["version"]})

    async def _aside(self, state: dict[str, Any]) -> None:
        """Do something beside the game: talk, look for one's tables, pause, ask for hints."""
        what = self.rng.choice(("say", "list", "pause", "allow-hints"))
        if what == "say":
            await self._say()
        elif what == "list":
            _, found = await self.ask("GET", "/api/tables?list=mine")
            if self.table not in {one["id"] for one in found}:
                raise Wrong(f"{self.table} is not among the tables of {self.name}")
        elif what == "allow-hints":
            await self._offer(state, what)
        else:
            paused = bool((state["clocks"] or {}).get("paused"))
            await self._do(what, {"paused": not paused})

    async def _say(self) -> None:
        _, line = await self.ask("POST", f"/api/tables/{self.table}/chat", {"text": "Hello"})
        if "number" in line:
            self.world.witness.heard(self.table, line["number"])
        elif not self.is_removed:
            raise Wrong(f"{self.name} may not say anything: {line}")

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
