"""Other people's players: programs that speak a line protocol (docs/players.md)."""

import json
import re
import shlex
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

from himiko.bots.engine_process import EngineProcess, Trace
from himiko.bots.failed import PlayerFailed, clip
from himiko.bots.player import Budget
from himiko.edition import Edition
from himiko.game import RULES, View
from himiko.game.view import played_last

PROTOCOL: Final = 1
"""The number of the protocol."""
START_SECONDS: Final = 30.0
"""How long a player may take to say hello."""
TURN_SECONDS: Final = 30.0
"""The time for a turn where none is named."""
SPARE_SHARE: Final = 0.1
SPARE_SECONDS: Final = 1.0
"""A turn may take this much longer than its budget before the game is lost."""
QUIT_SECONDS: Final = 1.0
"""How long a player may take to end after `quit`."""
_INFO_KEPT: Final = 20
_LONGEST_INFO: Final = 200

_SPEC: Final = re.compile(r"external:(?:([0-9]+(?:\.[0-9]+)?)s:|([0-9]+):)?(.*\S.*)")


def is_external(spec: str) -> bool:
    """Does this text name an external player?"""
    return spec.startswith("external:")


def read_spec(spec: str) -> tuple[Budget, list[str]] | None:
    """Read `external:COMMAND`, `external:1.5s:COMMAND` or `external:500:COMMAND`; None: no spec."""
    match = _SPEC.fullmatch(spec)
    if not match:
        return None
    try:
        command = shlex.split(match[3])
    except ValueError:
        return None
    budget = Budget(
        seconds=float(match[1]) if match[1] else None,
        iterations=int(match[2]) if match[2] else None,
    )
    return budget, command


class ExternalPlayer:
    """A program that plays one seat of one game. `PlayerFailed` is all that can go wrong."""

    def __init__(
        self,
        command: Sequence[str],
        edition: Edition,
        seed: int,
        budget: Budget,
        trace: Trace | None = None,
    ) -> None:
        """Start the program and greet it. `trace` is called with every line, both ways."""
        self._edition = edition
        self._seed = seed
        self._budget = budget
        self._seconds = TURN_SECONDS if budget.seconds is None else budget.seconds
        self._turn: tuple[int, int] | None = None
        self._used = 0.0
        self.info: deque[str] = deque(maxlen=_INFO_KEPT)
        self._engine = EngineProcess(command, trace)
        try:
            self.name = self._greet(time.monotonic() + START_SECONDS)
        except BaseException:
            self._engine.kill()
            raise

    @property
    def pid(self) -> int:
        """The number of the process, and of its group."""
        return self._engine.pid

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Ask the program. Whatever it does, this returns a legal action or raises in time."""
        try:
            return self._ask(view, legal)
        except BaseException:
            self._engine.kill()
            raise

    def close(self) -> None:
        """Say goodbye; after a moment, end the program and all it started."""
        self._engine.close("quit", QUIT_SECONDS)

    def _greet(self, deadline: float) -> str:
        self._engine.send(f"hello {PROTOCOL}")
        try:
            line = self._answer(deadline)
        except PlayerFailed as failure:
            raise PlayerFailed("cannot_start", str(failure)) from failure
        word, _, rest = line.partition(" ")
        number, _, name = rest.partition(" ")
        if (word, number) != ("hello", str(PROTOCOL)):
            raise PlayerFailed("cannot_start", f"not 'hello {PROTOCOL} NAME' but {line!r}")
        return clip(name, 80)

    def _ask(self, view: View, legal: Sequence[str]) -> str:
        if self._turn is None:
            self._engine.send(self._new_game(view))
        self._begin_turn((view["round"], view["turn"]))
        self._refuse_early_answers()
        started = time.monotonic()
        spare = self._seconds * SPARE_SHARE + SPARE_SECONDS
        self._engine.send(
            f"view {json.dumps(view, separators=(',', ':'))}",
            f"last {json.dumps(sorted(played_last(view)))}",
            f"legal {json.dumps(list(legal))}",
            self._go(),
        )
        line = self._answer(started + self._seconds + spare - self._used)
        self._used += time.monotonic() - started
        return _action(line, legal)

    def _new_game(self, view: View) -> str:
        game = {
            "seat": view["order"][view["turn"]],
            "players": len(view["players"]),
            "seed": self._seed,
            "threads": self._budget.threads,
            "edition": self._edition.name,
            "rules": RULES,
            "hash": self._edition.hash,
        }
        return f"new {json.dumps(game)}"

    def _begin_turn(self, turn: tuple[int, int]) -> None:
        if turn != self._turn:
            self._turn = turn
            self._used = 0.0

    def _refuse_early_answers(self) -> None:
        for line in self._engine.already_said():
            if not self._is_remark(line):
                raise PlayerFailed("unasked", repr(line))

    def _go(self) -> str:
        left = max(0.0, self._seconds - self._used)
        words = ["go", "time", str(round(self._seconds * 1000)), "left", str(round(left * 1000))]
        if self._budget.iterations is not None:
            words += ["iterations", str(self._budget.iterations)]
        return " ".join(words)

    def _answer(self, deadline: float) -> str:
        """Return the next line that is not a remark."""
        line = self._engine.hear(deadline)
        while self._is_remark(line):
            line = self._engine.hear(deadline)
        return line

    def _is_remark(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "info":
            self.info.append(clip(rest, _LONGEST_INFO))
        return word in {"info", ""}


def _action(line: str, legal: Sequence[str]) -> str:
    """Read the action from an answer."""
    word, _, action = line.partition(" ")
    if word != "play" or not action:
        raise PlayerFailed("bad_answer", f"not 'play ACTION' but {line!r}")
    action = " ".join(action.split())
    if action not in legal:
        raise PlayerFailed("illegal_action", repr(action))
    return action


def sit_down(spec: str, edition: Edition, seed: int, threads: int = 1) -> ExternalPlayer | None:
    """Start the player that an `external:` spec names; None for a text that is not one."""
    read = read_spec(spec)
    if read is None:
        return None
    named, command = read
    budget = Budget(named.seconds, named.iterations, threads)
    return ExternalPlayer(command, edition, seed, budget)
