"""Computer players: a bounded number think at once, and people take turns, one action each.

Reviews of finished games have a queue of their own, a quarter as wide: nobody who plays waits.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any, Final

import structlog

from himiko import bots
from himiko.bots.analysis import Analysis, analyse
from himiko.edition import Edition
from himiko.game import Game, View
from himiko.server.live.background import Background
from himiko.server.live.fair_queue import UNCLAIMED, Claim, FairQueue, Rank
from himiko.server.live.networks import Networks
from himiko.server.live.peers import Peers
from himiko.server.live.signal import Signal
from himiko.server.live.table_service import TableService
from himiko.server.live.table_session import TableSession
from himiko.server.quota import Quota
from himiko.server.refused import Refused
from himiko.server.storage import processes
from himiko.server.storage.store import Store
from himiko.server.tables import NewEntry, Table

_log = structlog.get_logger("himiko.bots")
_TIMED: Final = "himiko"
_MOST_WAITING: Final = 40
"""Of one network; a page that shows a whole game asks for a few at once."""
_LONGEST_AGAIN: Final = 20.0
"""Nothing is thought about again for longer than this, if nothing was found."""


class BotRunner:
    """The pool, and the queues before it."""

    def __init__(  # noqa: PLR0913  (named)
        self,
        *,
        store: Store,
        background: Background,
        peers: Peers,
        tables: TableService,
        changes: Signal[TableSession],
        networks: Networks,
        quota: Quota,
        workers: int,
        seconds: float,
    ) -> None:
        self._store = store
        self._background = background
        self._peers = peers
        self._tables = tables
        self._seconds = seconds
        self._networks = networks
        self._quota = quota
        self.queue = FairQueue(workers)
        reviews = max(1, workers // 4)
        self.reviews = FairQueue(reviews)
        self._pool = ThreadPoolExecutor(workers + reviews, "himiko-bot")
        self._busy: set[str] = set()
        self.thought = 0
        self.spent = 0.0
        self.closing = False
        changes.subscribe(self.wake)

    @property
    def busy(self) -> int:
        """The number of tables with a computer player to act here."""
        return len(self._busy)

    def wake(self, session: TableSession) -> None:
        """Look after a table if a computer player is to act at it."""
        id_ = session.table.setup.id
        if self.closing or id_ in self._busy or not _is_to_act(session):
            return
        self._busy.add(id_)
        self._background.run(self._turn(id_))

    async def _turn(self, id_: str) -> None:
        try:
            # Where players wait for somebody to look, the process of that viewer lets them think.
            waits = (await self._tables.session(id_)).table.waits
            if not waits and not await self.has_lease(id_):
                return
            while not self.closing and await self._one(id_):
                pass
        finally:
            self._busy.discard(id_)
            if (session := self._tables.find(id_)) is not None:
                session.dismiss_players()

    async def has_lease(self, id_: str) -> bool:
        """Should this process act at the table? If it is the only one, always."""
        if not self._store.shared:
            return True
        own, alive = self._peers.process, self._peers.alive
        return await self._store.write(lambda c: processes.claim_lease(c, id_, own, alive))

    async def _one(self, id_: str) -> bool:
        session = await self._tables.session(id_)
        table = session.table
        kind, seat, game = level(table), table.turn, table.game
        if kind is None or seat is None or game is None or not _is_to_act(session):
            return False
        ply = table.ply
        legal = game.legal()
        action = legal[0]
        if len(legal) > 1:
            claim = self.claim(session)
            async with self.queue.admission(claim):
                if self.closing:  # while waiting: another process, or the next start, thinks
                    return False
                began = time.monotonic()
                action = await self._choose(session, seat, kind, game.view(seat), legal)
                self._quota.charge(claim.network, time.monotonic() - began)
            if claim.rank is Rank.NOBODY:  # it will wait for long, and its memory with it
                session.dismiss_players()
        await self._tables.do(id_, lambda now: _new_entries(now, seat, ply, action))
        return True

    def claim(self, session: TableSession) -> Claim:
        """Return for whom a player thinks: those present, those who play, or the table's maker."""
        table = session.table
        seated = table.people()
        present = [one for one in seated if one in session.here or one in session.elsewhere]
        rank, person = Rank.NOBODY, table.setup.creator
        if present:
            rank, person = Rank.PRESENT, present[0]
        elif seated or session.here:
            rank, person = Rank.AWAY, (seated or list(session.here))[0]
        network = self._networks.of(person)
        if not self._quota.is_left(network):
            rank = Rank.NOBODY
        return Claim(rank, network, person)

    def claim_of(self, person: str) -> Claim:
        """Return the claim of a person who waits for something; refused if too much waits already.

        A person whose network has used up its quota comes after all others, as at tables.
        """
        network = self._networks.of(person)
        if self.reviews.waiting(network) + self.queue.waiting(network) >= _MOST_WAITING:
            raise Refused("too_many", retry=5.0)
        rank = Rank.PRESENT if self._quota.is_left(network) else Rank.NOBODY
        return Claim(rank, network, person)

    async def _choose(
        self, session: TableSession, seat: int, kind: str, view: View, legal: list[str]
    ) -> str:
        loop = asyncio.get_running_loop()
        started = time.monotonic()
        player = self._player(session, seat, kind)
        action = await loop.run_in_executor(self._pool, _chosen, player, view, legal)
        if action is None:
            session.players.pop((seat, kind), None)
            return legal[0]
        self.thought += 1
        self.spent += time.monotonic() - started
        return action if action in legal else legal[0]

    def _player(self, session: TableSession, seat: int, kind: str) -> bots.Player:
        key = (seat, kind)
        if key not in session.players:
            spec = f"{kind}:{self._seconds}s" if kind == _TIMED else kind
            edition = session.table.setup.edition
            session.players[key] = bots.make(spec, edition=edition, seed=secrets.randbits(32))
        return session.players[key]

    async def analyse(  # noqa: PLR0913  (all but three are named)
        self,
        view: View,
        edition: Edition,
        seconds: float,
        *,
        claim: Claim = UNCLAIMED,
        review: bool = False,
        played: Sequence[int] = (),
    ) -> Analysis:
        """Think about a position for somebody: in turn with the players, or for a review.

        `played`: the turn that was played from there, to be judged beside the best.
        """

        def once(budget: float) -> Analysis:
            seed = secrets.randbits(32)
            return analyse(view, budget, edition=edition, seed=seed, played=played)

        def think() -> Analysis:
            thought = once(seconds)
            for longer in (2, 4, 8):  # a machine that is busy may need more for anything at all
                if not thought.outlooks and seconds * longer <= _LONGEST_AGAIN:
                    thought = once(seconds * longer)
            return thought

        async with (self.reviews if review else self.queue).admission(claim):
            began = time.monotonic()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, think)
            finally:
                self._quota.charge(claim.network, time.monotonic() - began)

    async def chances(self, game: Game, seconds: float, claim: Claim) -> dict[str, Any]:
        """Estimate who is likely to win, from what everybody can see."""
        view = game.view(None)
        thought = await self.analyse(view, game.edition, seconds, claim=claim, review=True)
        best = thought.outlooks[0]
        return {
            "chances": [asdict(one) for one in best.chances],
            "scores": [asdict(one) for one in best.scores],
        }

    def close(self) -> None:
        """Stop, without waiting for players that are thinking."""
        self.closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _chosen(player: bots.Player, view: View, legal: list[str]) -> str | None:
    """Return what a player chooses; None if it fails, so that the table goes on."""
    try:
        return player.choose(view, legal)
    except Exception:  # noqa: BLE001  (whatever a player can do wrong)
        _log.exception("player_failed", player=str(player))
        return None


def level(table: Table) -> str | None:
    """Return the level of the computer player to act, if one is."""
    turn = table.turn
    if turn is None or table.seats[turn].kind not in {"computer", "absent"}:
        return None
    return table.seats[turn].level


def _is_to_act(session: TableSession) -> bool:
    """Is a computer player to act, at a table where it does not wait for somebody to look?"""
    is_held_back = session.table.waits and not session.listeners
    return level(session.table) is not None and not is_held_back


def _new_entries(table: Table, seat: int, ply: int, action: str) -> list[NewEntry]:
    """Return the computer player's action, if the question is still the same."""
    if level(table) is None or (table.turn, table.ply) != (seat, ply):
        return []
    return [NewEntry("action", seat, {"action": action})]
