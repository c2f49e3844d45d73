"""Clocks, and what the server does by itself when time is over."""

from collections.abc import Mapping

from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import check_status, person_seat
from himiko.server.tables.commands.leaving import replaced
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.options import MINUTE
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table


def pause(table: Table, who: Identity, *, paused: bool) -> list[NewEntry]:
    """Stop the clocks for a vacation, or let them go on; with days per turn only."""
    check_status(table, "running")
    seat = person_seat(table, who)
    if table.options.clock.kind != "days":
        raise Refused("no_pause")
    if table.clocks.paused == paused:
        raise Refused("already_so")
    return [NewEntry("paused" if paused else "resumed", seat)]


def time_out(table: Table, now: int, *, may_go_on: bool = True) -> list[NewEntry]:
    """Replace the player whose clock is empty, or deal without those who have revealed nothing.

    These are the server's own acts. `may_go_on`: see `leave`.
    """
    if table.reveal_by is not None and now >= table.reveal_by:
        return [NewEntry("started")]
    deadline = table.clocks.deadline
    if table.status != "running" or deadline is None or now < deadline:
        return []
    return _replaced(table, table.clocks.seat or 0, "time", may_go_on=may_go_on)


def stand_in(
    table: Table, away: Mapping[str, int], now: int, *, may_go_on: bool = True
) -> list[NewEntry]:
    """Replace the player to act who has been away for too long: the server's own act.

    `away`: since when people are not there.
    """
    minutes, turn = table.options.stand_in_after, table.turn
    if minutes is None or turn is None or table.seats[turn].kind != "human":
        return []
    since = away.get(table.seats[turn].person or "")
    if since is None or now - since < minutes * MINUTE:
        return []
    return _replaced(table, turn, "away", may_go_on=may_go_on)


def _replaced(table: Table, seat: int, why: str, *, may_go_on: bool) -> list[NewEntry]:
    new_entries = replaced(table, [seat], why, may_go_on=may_go_on)
    offer = table.offer
    if offer is not None and offer.kind != "abandon":  # no answer is not a yes
        unanswered = table.asked(offer) - offer.accepted
        if offer.kind == "takeback" or table.seats[seat].person in unanswered:
            new_entries.insert(0, NewEntry("refused", seat))
    return new_entries
