"""One game, from the deal to its result, whatever its players do."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from himiko import bots
from himiko.arena.game_result import Clock, Failure, GameResult, sum_up
from himiko.arena.match_spec import MatchSpec, Pairing
from himiko.bots.failed import PlayerFailed, clip
from himiko.bots.player import Player
from himiko.edition import Edition
from himiko.game import Game, View


class Stopped(Exception):
    """The match was stopped in the middle of a game, which does not count."""


class _Lost(Exception):
    """A seat has lost by failing."""

    def __init__(self, seat: int, code: str, detail: str) -> None:
        super().__init__(code)
        self.failure = Failure(seat, code, detail)


def never() -> bool:
    """Say that nobody wants to stop."""
    return False


def play_game(
    spec: MatchSpec, pairing: Pairing, edition: Edition, stopped: Callable[[], bool] = never
) -> tuple[GameResult, str]:
    """Play one game; return its result and its record. `Stopped` if it was stopped."""
    game = Game.new(
        len(pairing.players), pairing.seed, edition=edition, names=list(pairing.players)
    )
    clocks = [Clock(0, {}) for _ in pairing.players]
    players: list[Player] = []
    failure = None
    try:
        _seat_all(players, spec, pairing, edition)
        _play_on(game, players, clocks, spec.rounds, stopped)
    except _Lost as lost:
        failure = lost.failure
        game.headers = {"failed": f"seat {failure.seat} {failure.code} {failure.detail}".strip()}
    finally:
        for player in players:
            with suppress(Exception):  # the result stands, even if a player fails to close
                player.close()
    result = replace(sum_up(game, clocks, failure), game=pairing.game, deal=pairing.deal)
    return result, game.record()


def _seat_all(players: list[Player], spec: MatchSpec, pairing: Pairing, edition: Edition) -> None:
    for seat, player in enumerate(pairing.players):
        try:
            seed = pairing.player_seeds[seat]
            players.append(bots.make(player, edition=edition, seed=seed, threads=spec.threads))
        except bots.UnknownPlayer:
            raise
        except PlayerFailed as failed:
            raise _Lost(seat, failed.code, failed.detail) from failed
        except Exception as error:
            raise _Lost(seat, "error", clip(repr(error), 300)) from error


def _play_on(
    game: Game,
    players: list[Player],
    clocks: list[Clock],
    rounds: int,
    stopped: Callable[[], bool],
) -> None:
    """Play until the game is over or its rounds are used up."""
    while (seat := game.turn) is not None and game.round_and_turn[0] <= rounds:
        if stopped():
            raise Stopped
        legal = game.legal()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        view = game.view(seat)
        started = time.perf_counter()
        action = _ask(players[seat], seat, view, legal)
        clocks[seat].add(game.round_and_turn, time.perf_counter() - started)
        game.play(action)


def _ask(player: Player, seat: int, view: View, legal: list[str]) -> str:
    try:
        action = player.choose(view, list(legal))
    except PlayerFailed as failed:
        raise _Lost(seat, failed.code, failed.detail) from failed
    except Exception as error:
        raise _Lost(seat, "error", clip(repr(error), 300)) from error
    if action not in legal:
        raise _Lost(seat, "illegal_action", clip(repr(action), 300))
    return action
