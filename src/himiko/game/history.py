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


Past = tuple[Kept, tuple[Ply, ...]]
"""The state kept last, and the plies since."""


def keep(kept: Kept, plies: tuple[Ply, ...], state: bytes | bytearray) -> Past:
    """Keep the state after some plies."""
    return Kept(kept, kept.number + len(plies), plies, bytes(state)), ()


def all_plies(past: Past) -> list[Ply]:
    here: Kept | None
    here, plies = past
    parts = [plies]
    while here is not None:
        parts.append(here.plies)
        here = here.before
    return [ply for part in reversed(parts) for ply in part]


def back_to(past: Past, number: int) -> Past:
    """Return the past as it was after an earlier ply."""
    kept, plies = past
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
    _, _, said, log = ply
    return bytes(log[(said >> engine.FIRST_SHIFT & FIRST_MASK) * ROW_SIZE : end_of_log(said)])
