"""How a game begins: what people add to the deal, and the deal itself."""

from himiko.game.deal import commit_part
from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import check_status, person_seat
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table


def start_if_full(table: Table, filled: set[int], commitment: str | None = None) -> list[NewEntry]:
    """Return the entry that begins the game, if it should begin and nobody is being waited for."""
    still_open = {n for n, seat in enumerate(table.seats) if seat.kind == "open"} - filled
    if still_open or not table.options.start_when_full:
        return []
    return [starting(table, has_parts=commitment is not None)]


def starting(table: Table, *, has_parts: bool = False) -> NewEntry:
    """Return the entry that begins the game: the deal, or the question for people's parts of it."""
    is_asked = (has_parts or bool(table.parts)) and table.setup.origin is None
    return NewEntry("dealing" if is_asked else "started")


def commit(table: Table, who: Identity, commitment: str) -> list[NewEntry]:
    """Commit to what one adds to the deal, once, before the game starts."""
    check_status(table, "open")
    seat = person_seat(table, who)
    if any(n in table.parts for n in table.seats_of(who)):
        raise Refused("already_so")
    return [NewEntry("committed", seat, {"commitment": commitment})]


def reveal(table: Table, who: Identity, secret: str) -> list[NewEntry]:
    """Reveal what one adds to the deal; with the last one it is made."""
    check_status(table, "dealing")
    promised = commit_part(bytes.fromhex(secret))
    waiting = {seat for seat, part in table.parts.items() if part.secret is None}
    mine = [n for n in table.seats_of(who) if n in waiting]
    for seat in mine:
        if table.parts[seat].commitment == promised:
            entry = NewEntry("revealed", seat, {"secret": secret})
            return [entry] if waiting - {seat} else [entry, NewEntry("started")]
    raise Refused("wrong_secret" if mine else "already_so")
