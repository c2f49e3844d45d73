"""Entries: a table is the list of what happened at it. Entries are only ever appended."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

KINDS: Final = frozenset(
    {
        "options",  # {options}: before the start
        "sat",  # {person}, perhaps {commitment} to what they add to the deal: took the seat
        "seated",  # {level}: a computer player took the seat
        "opened",  # the seat is open again
        "closed",  # given up before the start
        "committed",  # {commitment}: to what the seat adds to the deal, after sitting down
        "dealing",  # the seats are taken: people are to reveal what they add to the deal
        "revealed",  # {secret}: a seat's part of the deal
        "started",  # the deal is made
        "action",  # {action}
        "undone",  # {to}: a ply, within the own turn; perhaps {request}: what the client calls it
        "redone",  # {to}, perhaps {request}
        "takeback_offered",  # {to}
        "abandon_offered",
        "hints_offered",
        "removal_offered",  # {out}: people to be removed from a running game, by vote
        "options_offered",  # {options}: before the start, when others sit already
        "seat_offered",  # {wanted}: one more seat for somebody who has one
        "accepted",  # {people}, if not just the seat's: the offer on the table, by some more
        "refused",  # the offer is gone
        # {level, why}: a computer player plays for the seat's owner; perhaps {waits}: with all
        # people gone, computer players think only while somebody looks
        "replaced",
        "returning",  # the owner is back, and waits until the computer player's turn is over
        "returned",  # the owner plays again
        "nudged",  # {by}: a seat asked the one to act to go on
        "paused",
        "resumed",
        "credited",  # {ms}: the server was away for so long; the running clock gets it back
        "removed",  # {person}: may not sit, watch or talk here any more
        "rematched",  # {table}: the next table of the same people
    }
)


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry before it has its number and its moment."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


class Entry(NamedTuple):
    """One line of a table's log: number from 1, moment in milliseconds since 1970."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: Mapping[str, Any]
    head: bytes | None = None
    """The hash of the log up to here; None: stored by a version that kept none."""
