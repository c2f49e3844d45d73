"""What one person asks and the others answer."""

from dataclasses import replace
from typing import Final

from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import check_status, is_host, person_seat
from himiko.server.tables.commands.dealing import start_if_full
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.offers import Offer
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table

NUDGE_PAUSE_MS: Final = 20_000
"""How long before somebody can be nudged again."""


def offer_takeback(table: Table, who: Identity, to: int) -> list[NewEntry]:
    """Ask the others to go back to an earlier ply."""
    check_status(table, "running")
    seat = person_seat(table, who)
    first = table.setup.origin.ply if table.setup.origin else 0
    if not first <= to < table.ply:
        raise Refused("no_such_ply", first=first, ply=table.ply)
    away = [n for n, one in enumerate(table.seats) if one.why in {"time", "away"}]
    if away:  # they may come back, and have not been asked
        raise Refused("not_now", status_is=table.status, away=away)
    return offered(table, who, NewEntry("takeback_offered", seat, {"to": to}))


def offer_abandon(table: Table, who: Identity) -> list[NewEntry]:
    """Ask the others to end the game without a result."""
    check_status(table, "running")
    return offered(table, who, NewEntry("abandon_offered", person_seat(table, who)))


def offer_hints(table: Table, who: Identity) -> list[NewEntry]:
    """Ask the others to allow hints for all."""
    check_status(table, "running")
    seat = person_seat(table, who)
    if not table.options.hints:
        raise Refused("no_hints")
    if table.may_hint:
        raise Refused("already_so")
    return offered(table, who, NewEntry("hints_offered", seat))


def offered(table: Table, who: Identity, new_entry: NewEntry) -> list[NewEntry]:
    """Offer something, with all the people for whom somebody speaks."""
    if table.offer is not None:
        raise Refused("offer_open")
    people = _all_of(table, who, new_entry.seat)
    return [replace(new_entry, data={**new_entry.data, **people})]


def on_time(table: Table, new_entries: list[NewEntry], version: int | None) -> list[NewEntry]:
    """Refuse to offer what comes late: from somebody who knew nothing of the last offer.

    Otherwise what is sent again would be offered anew after it has been answered.
    """
    is_late = version is not None and table.offered > version
    if is_late and any(one.kind.endswith("_offered") for one in new_entries):
        raise Refused("stale", ply=table.ply, version=table.number)
    return new_entries


def _all_of(table: Table, who: Identity, seat: int | None) -> dict[str, list[str]]:
    """Say for whom somebody speaks, if it is not just the owner of their seat."""
    here = {*table.people(), table.setup.creator} & who.ids
    own = {table.seats[seat].person} if seat is not None else set()
    return {"people": sorted(here)} if here != own else {}


def answer(
    table: Table, who: Identity, *, accept: bool, version: int | None = None
) -> list[NewEntry]:
    """Accept or refuse what is offered; who offered may take it back by refusing.

    An answer that comes late is not one to what has been offered since: `version` says up to where
    the log was known.
    """
    check_status(table, "open", "running")
    offer = _open_offer(table)
    if version is not None and offer.number > version:
        raise Refused("stale", ply=table.ply, version=table.number)
    is_away_host = table.status == "open" and is_host(table, who) and not table.seats_of(who)
    seat = None if is_away_host else person_seat(table, who)
    if not who.ids & table.asked(offer):
        raise Refused("not_asked")
    if not accept:
        return [NewEntry("refused", seat)]
    if who.ids & offer.accepted:
        raise Refused("already_accepted")
    return _start_if_filled(table, NewEntry("accepted", seat, _all_of(table, who, seat)))


def _start_if_filled(table: Table, new_entry: NewEntry) -> list[NewEntry]:
    """Start, if what is agreed to fills the last seat."""
    after = table.after(table.entries([new_entry], table.at))
    if after.seats != table.seats and after.status == "open":
        return [new_entry, *start_if_full(after, set())]
    return [new_entry]


def _open_offer(table: Table) -> Offer:
    if table.offer is None:
        raise Refused("no_offer")
    return table.offer


def nudge(table: Table, who: Identity, now: int) -> list[NewEntry]:
    """Ask the person to act to go on."""
    check_status(table, "running")
    by, turn = person_seat(table, who), table.turn
    if turn is None or table.seats[turn].kind != "human":
        raise Refused("not_now", status_is=table.status)
    if who.owns(table.seats[turn]):
        raise Refused("not_oneself")
    if table.nudge is not None and now - table.nudge.at < NUDGE_PAUSE_MS:
        raise Refused("nudged_already")
    return [NewEntry("nudged", turn, {"by": by})]
