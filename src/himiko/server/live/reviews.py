"""Analyses of finished games: kept for a while, as everybody who reviews a game asks for them."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from himiko.game import Game
from himiko.server.live.advice import as_data
from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.fair_queue import Claim

MOST: Final = 2_000
"""The most that are kept, at some kilobytes each; the one asked for longest ago goes first."""
THOROUGH: Final = 10
"""How many times as long the search thinks about a turn before it is called costly."""
Key = tuple[str, int, bool]


class Reviews:
    """What was thought about plies of finished games in this process."""

    def __init__(self, bot_runner: BotRunner, seconds: float) -> None:
        self._bot_runner = bot_runner
        self._seconds = seconds
        self._kept: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[dict[str, Any]]] = {}

    def known(self, table: str, ply: int, *, thorough: bool = False) -> dict[str, Any] | None:
        """Return an analysis if there is one."""
        key = (table, ply, thorough)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def analyse(
        self, table: str, whole: Game, ply: int, person: str, *, thorough: bool = False
    ) -> dict[str, Any]:
        """Analyse a ply as its player could see it; once for all who ask meanwhile."""
        key = (table, ply, thorough)
        task = self._under_way.get(key)
        if task is None:
            claim = self._bot_runner.claim_of(person)
            task = self._under_way[key] = asyncio.create_task(self._think(key, whole, claim))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _think(self, key: Key, whole: Game, claim: Claim) -> dict[str, Any]:
        _, ply, thorough = key
        then = whole.at(ply)
        view = then.view(then.turn)
        seconds = self._seconds * (THOROUGH if thorough else 1)
        played = rest_of_turn(whole, ply)
        thought = await self._bot_runner.analyse(
            view, then.edition, seconds, claim=claim, review=True, played=played
        )
        found = self._kept[key] = as_data(thought, view, then.edition)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found


def rest_of_turn(whole: Game, ply: int) -> list[int]:
    """Return what was played from a ply to the end of its turn, in the engine's numbers.

    Nothing, if the turn was not finished.
    """
    turns = [turn for turn, _, _ in whole.history()][ply:]
    actions = [code for _, code, _, _ in whole.plies()[ply + 1 :]]
    number = next((n for n, turn in enumerate(turns) if turn != turns[0]), len(turns))
    return actions[:number] if number < len(turns) or whole.over else []
