"""Analyses of finished games: kept for a while, as everybody who reviews a game asks for them."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from himiko.game import Game
from himiko.server.live.bot_runner import BotRunner, outlooks
from himiko.server.live.fair_queue import Claim

MOST: Final = 2_000
"""The most that are kept, at some kilobytes each; the one asked for longest ago goes first."""


class Reviews:
    """What was thought about plies of finished games in this process."""

    def __init__(self, bot_runner: BotRunner, seconds: float) -> None:
        self._bot_runner = bot_runner
        self._seconds = seconds
        self._kept: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()
        self._under_way: dict[tuple[str, int], asyncio.Task[dict[str, Any]]] = {}

    def known(self, table: str, ply: int) -> dict[str, Any] | None:
        """Return an analysis if there is one."""
        found = self._kept.get((table, ply))
        if found is not None:
            self._kept.move_to_end((table, ply))
        return found

    async def analyse(self, table: str, then: Game, person: str) -> dict[str, Any]:
        """Analyse a ply as its player could see it; once for all who ask meanwhile."""
        key = (table, then.ply)
        task = self._under_way.get(key)
        if task is None:
            claim = self._bot_runner.claim_of(person)
            task = self._under_way[key] = asyncio.create_task(self._think(key, then, claim))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _think(self, key: tuple[str, int], then: Game, claim: Claim) -> dict[str, Any]:
        view = then.view(then.turn)
        thought = await self._bot_runner.analyse(
            view, then.edition, self._seconds, claim=claim, review=True
        )
        found = self._kept[key] = outlooks(thought)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found
