"""The history of a game: all its plies, and the state every few of them.

A history is never changed, so copies of a game share it. What lies between two kept states is
played again when somebody goes back there.
"""

from typing import Final, NamedTuple

from himiko.rules import engine
from himiko.rules.state import LOG_PARTS

SEAT_MASK: Final = (1 << engine.SEAT_BITS) - 1
FIRST_MASK: Final = (1 << engine.FIRST_BITS) - 1
ROWS_MASK: Final = (1 << engine.ROWS_BITS) - 1
TURN_MASK: Final = (1 << engine.TURN_BITS) - 1

Ply = tuple[str, int, int, bytes | bytearray]
"""An action, its number in the engine, what the engine says of the ply (packed), and the log.

The log may be that of several plies which were played at once.
"""

ROW_SIZE: Final = 2 * LOG_PARTS  # bytes


class Kept(NamedTuple):
    """A state that is kept, and the plies that led to it from the one kept before."""

    before: "Kept | None"
    number: int
    """The plies of the game up to here; the deal is none of them."""
    plies: tuple[Ply, ...]
    """Of the first kept state: the deal alone."""
    state: bytes


def first_kept(state: bytes, log: bytes) -> Kept:
    """Begin a history with a deal, and what it caused."""
    said = len(log) // ROW_SIZE << engine.ROWS_SHIFT
    return Kept(None, 0, (("", -1, said, log),), state)


def all_plies(kept: Kept, plies: tuple[Ply, ...]) -> list[Ply]:
    """Return the deal and all plies up to a kept state, and those after it."""
    parts = [plies]
    here: Kept | None = kept
    while here is not None:
        parts.append(here.plies)
        here = here.before
    return [ply for part in reversed(parts) for ply in part]


def back_to(kept: Kept, plies: tuple[Ply, ...], number: int) -> tuple[Kept, tuple[Ply, ...]]:
    """Return the kept state before a ply, and the plies from there to it."""
    while kept.before is not None and kept.number > number:
        plies = kept.plies
        kept = kept.before
    return kept, plies[: number - kept.number]


def seat_of(said: int) -> int:
    """Return the seat that played a ply."""
    return said & SEAT_MASK


def turn_of(said: int) -> tuple[int, int]:
    """Return the round and the turn in which a ply was played."""
    return said >> engine.ROUND_SHIFT, said >> engine.TURN_SHIFT & TURN_MASK


def end_of_log(said: int) -> int:
    """Return where the log of a ply ends, in bytes."""
    rows = (said >> engine.FIRST_SHIFT & FIRST_MASK) + (said >> engine.ROWS_SHIFT & ROWS_MASK)
    return rows * ROW_SIZE


def log_of(ply: Ply) -> bytes:
    """Return the log of one ply."""
    _, _, said, log = ply
    return bytes(log[(said >> engine.FIRST_SHIFT & FIRST_MASK) * ROW_SIZE : end_of_log(said)])
