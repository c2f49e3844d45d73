"""The other processes on this database: which of them are alive.

Each moves a number on in its own row. Whether it moves is judged by our own steady clock, never
by comparing times of day: a machine whose clock was wrong keeps no lease for longer.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final

ALIVE_SECONDS: Final = 6.0
_FORGOTTEN_SECONDS: Final = 600.0


class Peers:
    """What this process has seen of the others."""

    def __init__(self, process: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.process = process
        self._clock = clock
        self._seen: dict[str, tuple[int, float]] = {}
        """For each process the number last read, and when it was new."""

    def note(self, beats: Mapping[str, int]) -> None:
        """Take what the database has; a new process counts as alive for a while."""
        now = self._clock()
        known = self._seen
        self._seen = {
            process: known[process]
            if process in known and known[process][0] == beat
            else (beat, now)
            for process, beat in beats.items()
        }

    @property
    def alive(self) -> frozenset[str]:
        """The processes that are alive, this one included."""
        late = self._clock() - ALIVE_SECONDS
        others = (process for process, (_, moved) in self._seen.items() if moved > late)
        return frozenset((self.process, *others))

    @property
    def forgotten(self) -> list[str]:
        """Those that have been dead for so long that nobody needs their rows."""
        late = self._clock() - _FORGOTTEN_SECONDS
        return [process for process, (_, moved) in self._seen.items() if moved < late]
