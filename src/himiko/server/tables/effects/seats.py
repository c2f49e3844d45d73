"""Entries about who sits where, about options, and about what comes after a table."""

from dataclasses import replace
from typing import TYPE_CHECKING

from himiko.server.tables.effects.dealing import add_part
from himiko.server.tables.effects.offers import settle
from himiko.server.tables.entries import Entry
from himiko.server.tables.options import Options
from himiko.server.tables.seats import Seat

if TYPE_CHECKING:
    from himiko.server.tables.table import Table


def options(table: "Table", entry: Entry) -> None:
    """Take on other options."""
    table.options = Options.model_validate(entry.data["options"])


def sat(table: "Table", entry: Entry) -> None:
    """Give the seat to a person, who perhaps adds something to the deal."""
    add_part(table, entry.seat or 0, entry.data.get("commitment"))
    table.put(entry.seat, Seat("human", person=entry.data["person"]))


def seated(table: "Table", entry: Entry) -> None:
    """Give the seat to a computer player."""
    add_part(table, entry.seat or 0, None)
    table.put(entry.seat, Seat("computer", level=entry.data["level"]))


def opened(table: "Table", entry: Entry) -> None:
    """Open the seat; what its owner asked for is gone, and they are not asked any more."""
    add_part(table, entry.seat or 0, None)
    table.put(entry.seat, Seat())
    if table.offer is not None and table.offer.seat == entry.seat:
        table.offer = None  # who asked has stood up
    settle(table, entry.number)


def closed(table: "Table", _: Entry) -> None:
    """Give the table up."""
    table.status = "closed"


def replaced(table: "Table", entry: Entry) -> None:
    """Let a computer player play for the seat's owner; what it has begun stays begun."""
    was = table.seats[entry.seat or 0]
    level, why = entry.data["level"], entry.data["why"]
    table.put(entry.seat, Seat("absent", was.person, level, why, was.acted))
    table.waits = bool(entry.data.get("waits"))
    table.nudge = None
    if table.people():
        settle(table, entry.number)


def returning(table: "Table", entry: Entry) -> None:
    """Note that the owner waits for the end of the computer player's turn."""
    table.put(entry.seat, replace(table.seats[entry.seat or 0], returning=True))


def returned(table: "Table", entry: Entry) -> None:
    """Give the seat back to its owner, whose vote counts again."""
    table.put(entry.seat, Seat("human", table.seats[entry.seat or 0].person))
    table.waits = False
    table.clocks = table.clocks.refreshed(entry.seat or 0)
    settle(table, entry.number)


def removed(table: "Table", entry: Entry) -> None:
    """Note who may not be here any more."""
    table.removed |= {entry.data["person"]}


def rematched(table: "Table", entry: Entry) -> None:
    """Note the next table."""
    table.rematch = entry.data["table"]
