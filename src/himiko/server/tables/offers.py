"""Offers: what one person asks and the others at the table answer, before and during the game."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Self

from himiko.server.tables.entries import Entry
from himiko.server.tables.options import Options

OfferKind = Literal["takeback", "abandon", "hints", "removal", "options", "seat"]
ENDED_BY_PLAY: Final = frozenset({"takeback", "abandon"})
"""Somebody who plays on has answered these; the others stay until they are answered."""
FEWEST_VOTES: Final = 2
"""For a removal: against one opponent there is no majority."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that all who are asked must agree to."""

    kind: OfferKind
    seat: int | None
    """Who offers; None: the host, who does not sit here."""
    accepted: frozenset[str]
    """The people that agree, the one who offers included."""
    to: int | None = None
    """A takeback: the ply to go back to."""
    wanted: int | None = None
    """A further seat for the one who offers."""
    out: frozenset[str] = frozenset()
    """A removal: whom; they are not asked."""
    options: Options | None = None
    number: int = 0
    """Of the entry by which it came: who knows an older log has not seen it."""
    own: frozenset[str] = frozenset()
    """The people for whom the one who offers speaks: all they are here."""

    @classmethod
    def of(cls, entry: Entry, people: frozenset[str]) -> Self:
        """Read an entry by which people offer something."""
        kind: Any = entry.kind.removesuffix("_offered")
        data = entry.data
        chosen = Options.model_validate(data["options"]) if kind == "options" else None
        out = frozenset(data.get("out", ()))
        to, wanted = data.get("to"), data.get("wanted")
        return cls(kind, entry.seat, people, to, wanted, out, chosen, entry.number, people)

    def with_assent(self, people: frozenset[str]) -> Self:
        """Count more people who agree."""
        return replace(self, accepted=self.accepted | people)

    def is_agreed(self, asked: frozenset[str]) -> bool:
        """Do all who are asked agree? For a removal there must be two at least.

        Somebody who sits here as two people, a guest and an account, is one.
        """
        if self.kind == "removal" and (len(asked) < FEWEST_VOTES or asked <= self.own):
            return False
        return self.accepted.issuperset(asked)


@dataclass(frozen=True, slots=True)
class Nudge:
    """Somebody asks the seat to act to go on."""

    seat: int
    by: int
    at: int
