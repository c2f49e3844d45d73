"""Seats, and who asks."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

SeatKind = Literal["open", "human", "computer", "absent"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a moment. An absent seat has an owner, and a computer player in their place."""

    kind: SeatKind = "open"
    person: str | None = None
    level: str | None = None
    why: str | None = None
    """Why its owner is absent: `left`, `time`, `away`, `removed`, `deleted`."""
    acted: tuple[int, int] | None = field(default=None, repr=False)
    """The round and turn in which a computer player last acted in the owner's place."""
    returning: bool = field(default=False, repr=False)
    """Its owner is back, and plays again when the turn of the computer player is over."""


class Ban(NamedTuple):
    """What an operator has forbidden to a person: to chat, or all but to look."""

    kind: Literal["silenced", "banned"]
    until: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Identity:
    """A person that asks: guests merged into an account are the same person."""

    id: str
    ids: frozenset[str]
    name: str = ""
    verified: bool = False
    """Is it the name of an account, which nobody else can have?"""
    ban: Ban | None = None

    def owns(self, seat: Seat) -> bool:
        """Is it this person's seat, whether they are there or not?"""
        return seat.person is not None and seat.person in self.ids


NOBODY = Identity("", frozenset())
"""Someone unknown: may watch what anyone may watch."""
