"""Before the game: sitting down, options, starting and closing; and the next table."""

from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import (
    check_host,
    check_number,
    check_status,
    check_welcome,
)
from himiko.server.tables.commands.dealing import start_if_full, starting
from himiko.server.tables.commands.offers import offered
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.options import Options
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table


def sit(
    table: Table,
    who: Identity,
    seat: int | None = None,
    instead_of: int | None = None,
    commitment: str | None = None,
) -> list[NewEntry]:
    """Take a seat: the one named, or the first that is open; perhaps instead of one's own.

    A seat beyond the first is asked for, if there is anybody to ask.
    """
    check_status(table, "open")
    check_welcome(table, who)
    free = [n for n, one in enumerate(table.seats) if one.kind == "open"]
    if seat is None:
        if table.seats_of(who):
            raise Refused("already_seated")
        if not free:
            raise Refused("table_full")
        seat = free[0]
    check_number(table, seat)
    if seat not in free:
        raise Refused("seat_taken", seat=seat)
    new_entries = [sat(who, seat, commitment)]
    if instead_of is not None:
        if instead_of not in table.seats_of(who):
            raise Refused("not_seated")
        return [*new_entries, NewEntry("opened", instead_of)]
    mine = table.seats_of(who)
    if mine and ({*table.people(), table.setup.creator} - who.ids):
        return offered(table, who, NewEntry("seat_offered", mine[0], {"wanted": seat}))
    return new_entries + start_if_full(table, {seat}, commitment)


def sat(who: Identity, seat: int, commitment: str | None = None) -> NewEntry:
    """Return the entry of a person who sits down, and perhaps adds something to the deal."""
    part = {"commitment": commitment} if commitment is not None else {}
    return NewEntry("sat", seat, {"person": who.id, **part})


def set_seat(table: Table, who: Identity, seat: int, level: str | None) -> list[NewEntry]:
    """Give a seat to a computer player, or open it. Only the host may."""
    check_host(table, who)
    check_status(table, "open")
    check_number(table, seat)
    if table.seats[seat].kind == "human" and not who.owns(table.seats[seat]):
        raise Refused("seat_taken", seat=seat)
    if level is None:
        return [NewEntry("opened", seat)]
    new_entries = [NewEntry("seated", seat, {"level": level})]
    return new_entries + start_if_full(table, {seat})


def change_options(table: Table, who: Identity, options: Options) -> list[NewEntry]:
    """Change the options before the game starts; those who already sit must agree."""
    check_host(table, who)
    check_status(table, "open")
    data = {"options": options.model_dump()}
    if options == table.options or not set(table.people()) - who.ids:
        return [NewEntry("options", None, data)]
    mine = table.seats_of(who)
    return offered(table, who, NewEntry("options_offered", mine[0] if mine else None, data))


def start(table: Table, who: Identity) -> list[NewEntry]:
    """Begin, if every seat is taken. Only the host may."""
    check_host(table, who)
    check_status(table, "open")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("seats_open")
    return [starting(table)]


def close(table: Table, who: Identity) -> list[NewEntry]:
    """Close a table that has not started. Only the host may."""
    check_host(table, who)
    check_status(table, "open")
    return [NewEntry("closed")]


def rematch(table: Table, who: Identity, new: str) -> list[NewEntry]:
    """Note the next table of the same people."""
    check_status(table, "over", "abandoned")
    check_welcome(table, who)
    if not table.seats_of(who):
        raise Refused("not_seated")
    return [NewEntry("rematched", None, {"table": new})]
