"""Who sits at the other seats of a game in the terminal."""

import contextlib
from collections.abc import Mapping
from random import Random

from himiko.bots import Player, PlayerFailed, make
from himiko.bots.failed import clip
from himiko.game import Game
from himiko.problem import Problem
from himiko.texts import Texts

_LONGEST_DETAIL = 300
_SEED_BITS = 48


class Opponents:
    """The players of the computer. They sit down when they are first asked."""

    def __init__(self, game: Game, specs: Mapping[int, str], texts: Texts) -> None:
        self.game = game
        self.specs = specs
        self.texts = texts
        self._players: dict[int, Player] = {}

    def play(self) -> None:
        """Let them play until somebody else has to decide, or the game is over."""
        while (seat := self.game.turn) is not None and seat in self.specs:
            legal = self.game.legal()
            self.game.play(legal[0] if len(legal) == 1 else self._choose(seat, legal))

    def _choose(self, seat: int, legal: list[str]) -> str:
        try:
            if seat not in self._players:
                self._players[seat] = self._sit_down(seat)
            action = self._players[seat].choose(self.game.view(seat), list(legal))
        except PlayerFailed as failed:
            raise self._problem(seat, failed) from failed
        if action not in legal:
            raise self._problem(seat, PlayerFailed("illegal_action", repr(action)))
        return action

    def _problem(self, seat: int, failed: PlayerFailed) -> Problem:
        detail = clip(failed.detail, _LONGEST_DETAIL)
        return Problem("player_failed", cause=failed, player=self.game.names[seat], detail=detail)

    def _sit_down(self, seat: int) -> Player:
        """Seat a player: in the same game, at the same moment, with the same dice."""
        dice = Random(f"{self.game.seed!r} {seat} {self.game.ply}")  # noqa: S311  (no secret)
        seed = dice.getrandbits(_SEED_BITS)
        return make(self.specs[seat], edition=self.game.edition, seed=seed)

    def leave(self) -> None:
        """Let all leave. After an undo others sit down, who know of no plans for what is gone."""
        for player in self._players.values():
            with contextlib.suppress(Exception):  # even if a player fails to close
                player.close()
        self._players.clear()
