"""Analyses of finished games: kept for a while, as everybody who reviews a game asks for them."""

from collections import OrderedDict
from typing import Any, Final

from himiko.game import Game
from himiko.server.hall.thinkers import Thinkers, outlooks

MOST: Final = 2_000
"""So many are kept, at some kilobytes each; the one asked for longest ago goes first."""


class Reviews:
    """What was thought about plies of finished games in this process."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self._thinkers = thinkers
        self._seconds = seconds
        self._kept: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()

    def known(self, table: str, ply: int) -> dict[str, Any] | None:
        """Return an analysis if there is one."""
        found = self._kept.get((table, ply))
        if found is not None:
            self._kept.move_to_end((table, ply))
        return found

    async def analyse(self, table: str, then: Game) -> dict[str, Any]:
        """Analyse a ply as its player could see it."""
        view = then.view(then.turn)
        told = outlooks(await self._thinkers.analyse(view, then.edition, self._seconds))
        self._kept[table, then.ply] = told
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return told
