"""Entries by which people ask each other something, and answer."""

from typing import TYPE_CHECKING

from himiko.server.tables.effects.playing import rewind
from himiko.server.tables.entries import Entry
from himiko.server.tables.offers import Nudge, Offer
from himiko.server.tables.seats import Seat

if TYPE_CHECKING:
    from himiko.server.tables.table import Table


def offered(table: "Table", entry: Entry) -> None:
    """Put an offer on the table."""
    table.offer = Offer.of(entry, _people_of(table, entry))
    table.offered = entry.number
    settle(table, entry.number)


def accepted(table: "Table", entry: Entry) -> None:
    """Count some more who agree."""
    if table.offer is None:
        raise ValueError("the log accepts what was not offered")
    table.offer = table.offer.with_assent(_people_of(table, entry))
    settle(table, entry.number)


def refused(table: "Table", _: Entry) -> None:
    """Take the offer from the table."""
    table.offer = None


def nudged(table: "Table", entry: Entry) -> None:
    """Note that somebody asks the seat to act to go on."""
    table.nudge = Nudge(entry.seat or 0, entry.data["by"], entry.at)


def _people_of(table: "Table", entry: Entry) -> frozenset[str]:
    """Return who made an entry: all they are here, or the owner of the seat."""
    people = entry.data.get("people")
    return frozenset(people or {table.seats[entry.seat or 0].person or ""})


def settle(table: "Table", number: int) -> None:
    """Do what was offered when all who are asked agree."""
    offer = table.offer
    if offer is None or not offer.is_agreed(table.asked(offer)):
        return
    table.offer = None
    match offer.kind:
        case "abandon":
            table.status = "abandoned"
        case "takeback":
            rewind(table, number, offer.to or 0)
            table.undone = ()
        case "hints":
            table.hinters |= offer.accepted
        case "options":
            table.options = offer.options or table.options
        case "seat":
            _give_seat(table, offer)
        case "removal":
            _remove(table, offer.out)


def _give_seat(table: "Table", offer: Offer) -> None:
    wanted = offer.wanted or 0
    if table.seats[wanted].kind == "open":
        table.put(wanted, Seat("human", person=table.seats[offer.seat or 0].person))


def _remove(table: "Table", people: frozenset[str]) -> None:
    table.removed |= people
    for number, seat in enumerate(table.seats):
        if seat.person in people:
            level = seat.level or table.options.stand_in
            table.put(number, Seat("absent", seat.person, level, "removed", seat.acted))
