"""Votes to remove somebody, counted once more: not by the code that is tested."""

from dataclasses import dataclass, field

from himiko.server.tables import Entry, Table

_FEWEST = 2
_A_PERSON_S = frozenset({"accepted", "returning", "returned", "nudged", "undone", "redone"})


@dataclass
class Votes:
    """The vote at a table, as its log has it, and what people have answered."""

    offer: int = 0
    """The number of the entry by which something was offered; 0: nothing is."""
    is_removal: bool = False
    out: set[int] = field(default_factory=set)
    """The seats of those to be removed."""
    given: set[int] = field(default_factory=set)
    """The seats that have agreed."""
    answers: set[tuple[int, int]] = field(default_factory=set)
    """Seat and offer: what people were asked and said yes to."""
    asked: set[tuple[int, int]] = field(default_factory=set)
    """Seat and entry: what people knew of when they asked the others for something."""
    last: int = 0
    """The number of the entry by which something was offered last."""
    removed: set[int] = field(default_factory=set)

    def take(self, before: Table, entry: Entry, after: Table) -> str:
        """Count with an entry; return what is wrong with it."""
        seat = entry.seat
        if seat in self.removed and (entry.kind in _A_PERSON_S or "offered" in entry.kind):
            return f"seat {seat} was removed, and has {entry.kind}"
        if entry.kind.endswith("_offered"):
            if not any(seat == who and known >= self.last for who, known in self.asked):
                return f"seat {seat} has not asked for {entry.kind} since entry {self.last}"
            self._begin(before, entry)
        elif entry.kind == "accepted":
            if seat in self.given:
                return f"seat {seat} has agreed twice"
            if (seat, self.offer) not in self.answers:
                return f"nobody has agreed for seat {seat} to offer {self.offer}"
            self.given.add(seat or 0)
        return self._count(before, after)

    def _begin(self, before: Table, entry: Entry) -> None:
        self.offer = self.last = entry.number
        self.is_removal = entry.kind == "removal_offered"
        self.given = {entry.seat or 0}
        people = entry.data.get("out", ())
        self.out = {n for n, one in enumerate(before.seats) if one.person in people}

    def _count(self, before: Table, after: Table) -> str:
        """Is somebody removed if, and only if, all others have agreed, and they are two?"""
        gone = {n for n, one in enumerate(after.seats) if one.why == "removed"} - self.removed
        asked = {n for n, one in enumerate(after.seats) if one.kind == "human"} - self.out - gone
        agreed = self.is_removal and asked <= self.given and len(asked) >= _FEWEST
        self.removed |= gone
        if gone and not (agreed and gone <= self.out):
            return f"seats {sorted(gone)} are removed with the votes of {sorted(self.given)}"
        if agreed and not gone and before.offer is not None and after.status == "running":
            return f"seats {sorted(self.out)} are not removed, though all agree"
        if after.offer is None:
            self.offer, self.is_removal, self.out, self.given = 0, False, set(), set()
        return ""
