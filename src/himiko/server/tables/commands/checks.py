"""Who may do what, and when: the checks that commands share."""

from himiko.server.refused import Refused
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table


def is_host(table: Table, who: Identity) -> bool:
    """Did this person make the table?"""
    return table.setup.creator in who.ids


def check_host(table: Table, who: Identity) -> None:
    """Refuse what is the host's right."""
    if not is_host(table, who):
        raise Refused("not_the_host")


def check_status(table: Table, *wanted: str) -> None:
    """Refuse what belongs to another time of a table."""
    if table.status not in wanted:
        raise Refused("not_now", status_is=table.status)


def check_hints(table: Table) -> None:
    """Refuse hints where the table has none, or not everybody has agreed to them."""
    if not table.options.hints:
        raise Refused("no_hints")
    if not table.may_hint:
        raise Refused("hints_not_agreed")


def check_welcome(table: Table, who: Identity) -> None:
    """Refuse those who were removed."""
    if who.ids & table.removed:
        raise Refused("removed")


def check_number(table: Table, seat: int) -> None:
    """Refuse seats that the table has not got."""
    if seat not in range(table.setup.players):
        raise Refused("no_such_seat", seats=table.setup.players)


def person_seat(table: Table, who: Identity) -> int:
    """Return a seat from which a person present speaks for themselves."""
    check_welcome(table, who)
    mine = [n for n in table.seats_of(who) if table.seats[n].kind == "human"]
    if not mine:
        raise Refused("not_seated")
    return mine[0]
