"""Who plays: leaving, coming back, removing somebody, and computer players in between."""

from collections.abc import Sequence

from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import (
    check_host,
    check_status,
    check_welcome,
    is_host,
    person_seat,
)
from himiko.server.tables.commands.offers import offered
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table


def leave(
    table: Table, who: Identity, why: str = "left", *, may_go_on: bool = True
) -> list[NewEntry]:
    """Leave all one's seats: open again before the start, a computer player's after it.

    If nobody else sits there, the game goes on only while somebody looks, unless it `may_go_on`.
    """
    check_status(table, "open", "dealing", "running")
    seats = [(n, table.seats[n]) for n in table.seats_of(who)]
    mine = [n for n, seat in seats if seat.kind == "human" or seat.returning]
    if not mine:
        raise Refused("not_seated")
    if table.status == "open":
        return [NewEntry("opened", seat) for seat in mine]
    return replaced(table, mine, why, may_go_on=may_go_on)


def replaced(
    table: Table, seats: Sequence[int], why: str, *, may_go_on: bool = True
) -> list[NewEntry]:
    """Let computer players play for the owners of seats."""
    data = {"level": table.options.stand_in, "why": why}
    last = data if may_go_on or not table.is_deserted_by(seats) else {**data, "waits": True}
    return [NewEntry("replaced", seat, data if seat != seats[-1] else last) for seat in seats]


def part(table: Table, who: Identity, *, may_go_on: bool = True) -> list[NewEntry]:
    """Leave for good; a table that waits for its host waits in vain, and is closed."""
    closing = table.status == "open" and is_host(table, who)
    leaving = []
    if table.seats_of(who) or not closing:
        leaving = leave(table, who, "deleted", may_go_on=may_go_on)
    return leaving + ([NewEntry("closed")] if closing else [])


def come_back(table: Table, who: Identity) -> list[NewEntry]:
    """Take one's seats back from the computer player; a turn it has begun, it finishes."""
    check_status(table, "running")
    check_welcome(table, who)
    mine = [n for n in table.seats_of(who) if table.seats[n].kind == "absent"]
    if not mine:
        raise Refused("not_absent")
    mine = [n for n in mine if not table.seats[n].returning]
    if not mine:
        raise Refused("already_so")
    return [NewEntry("returning" if table.must_wait(n) else "returned", n) for n in mine]


def follow_up(table: Table) -> list[NewEntry]:
    """Return what follows by itself from what was just done: those who waited to play again do."""
    if table.status != "running":
        return []
    seats = [n for n, seat in enumerate(table.seats) if seat.returning]
    return [NewEntry("returned", n) for n in seats if not table.must_wait(n)]


def remove(table: Table, who: Identity, other: Identity) -> list[NewEntry]:
    """Remove somebody disruptive, under all their ids. Only the host may.

    From a game that is being played only the others can remove a player, by vote; while it is
    dealt, and when it is over, nobody can: it is the player's game, too.
    """
    if other.ids & who.ids:
        raise Refused("not_oneself")
    is_player = bool(table.seats_of(other))
    if table.status == "running" and is_player:
        return _vote_out(table, who, other)
    check_host(table, who)
    if is_player:
        check_status(table, "open")
    new_entries = [NewEntry("removed", None, {"person": other.id})]
    if is_player:
        new_entries += leave(table, other, "removed")
    return new_entries


def _vote_out(table: Table, who: Identity, other: Identity) -> list[NewEntry]:
    seat = person_seat(table, who)
    out = {table.seats[n].person for n in table.seats_of(other)}
    if out <= table.removed:
        raise Refused("already_so")
    if not set(table.people()) - other.ids - who.ids:  # one person is no majority
        raise Refused("no_majority")
    data = {"out": sorted(str(person) for person in out)}
    return offered(table, who, NewEntry("removal_offered", seat, data))
