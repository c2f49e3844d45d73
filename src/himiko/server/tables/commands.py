"""What people may do at a table: each function checks, and returns the entries it comes to."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from himiko.game.deal import commit_part
from himiko.server.refused import Refused
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.offers import FEWEST_VOTES, Offer
from himiko.server.tables.options import MINUTE, Options
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table

NUDGE_PAUSE_MS: Final = 20_000
"""For so long nobody is nudged again."""

# before the game


def is_host(table: Table, who: Identity) -> bool:
    """Did this person make the table?"""
    return table.setup.creator in who.ids


def _check_host(table: Table, who: Identity) -> None:
    if not is_host(table, who):
        raise Refused("not_the_host")


def _check_status(table: Table, *wanted: str) -> None:
    if table.status not in wanted:
        raise Refused("not_now", status_is=table.status)


def _check_welcome(table: Table, who: Identity) -> None:
    if who.ids & table.removed:
        raise Refused("removed")


def _check_number(table: Table, seat: int) -> None:
    if seat not in range(table.setup.players):
        raise Refused("no_such_seat", seats=table.setup.players)


def sit(
    table: Table,
    who: Identity,
    seat: int | None = None,
    instead_of: int | None = None,
    commitment: str | None = None,
) -> list[NewEntry]:
    """Take a seat: the one named, or the first that is open; perhaps instead of an own one.

    One more than one has is asked for, where there is anybody to ask.
    """
    _check_status(table, "open")
    _check_welcome(table, who)
    free = [n for n, one in enumerate(table.seats) if one.kind == "open"]
    if seat is None:
        if table.seats_of(who):
            raise Refused("already_seated")
        if not free:
            raise Refused("table_full")
        seat = free[0]
    _check_number(table, seat)
    if seat not in free:
        raise Refused("seat_taken", seat=seat)
    new_entries = [sat(who, seat, commitment)]
    if instead_of is not None:
        if instead_of not in table.seats_of(who):
            raise Refused("not_seated")
        return [*new_entries, NewEntry("opened", instead_of)]
    mine = table.seats_of(who)
    if mine and ({*table.people(), table.setup.creator} - who.ids):
        return _offered(table, who, NewEntry("seat_offered", mine[0], {"wanted": seat}))
    return new_entries + _start_if_full(table, {seat}, commitment)


def sat(who: Identity, seat: int, commitment: str | None = None) -> NewEntry:
    """Return the entry of a person who sits down, and perhaps adds something to the deal."""
    part = {"commitment": commitment} if commitment is not None else {}
    return NewEntry("sat", seat, {"person": who.id, **part})


def set_seat(table: Table, who: Identity, seat: int, level: str | None) -> list[NewEntry]:
    """Give a seat to a computer player, or open it; the host's right."""
    _check_host(table, who)
    _check_status(table, "open")
    _check_number(table, seat)
    if table.seats[seat].kind == "human" and not who.owns(table.seats[seat]):
        raise Refused("seat_taken", seat=seat)
    if level is None:
        return [NewEntry("opened", seat)]
    new_entries = [NewEntry("seated", seat, {"level": level})]
    return new_entries + _start_if_full(table, {seat})


def _start_if_full(table: Table, filled: set[int], commitment: str | None = None) -> list[NewEntry]:
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
    _check_status(table, "open")
    seat = _person_seat(table, who)
    if any(n in table.parts for n in table.seats_of(who)):
        raise Refused("already_so")
    return [NewEntry("committed", seat, {"commitment": commitment})]


def reveal(table: Table, who: Identity, secret: str) -> list[NewEntry]:
    """Reveal what one adds to the deal; with the last one it is made."""
    _check_status(table, "dealing")
    promised = commit_part(bytes.fromhex(secret))
    waiting = {seat for seat, part in table.parts.items() if part.secret is None}
    mine = [n for n in table.seats_of(who) if n in waiting]
    for seat in mine:
        if table.parts[seat].commitment == promised:
            entry = NewEntry("revealed", seat, {"secret": secret})
            return [entry] if waiting - {seat} else [entry, NewEntry("started")]
    raise Refused("wrong_secret" if mine else "already_so")


def change_options(table: Table, who: Identity, options: Options) -> list[NewEntry]:
    """Choose other options, before the game starts; who sits already must agree."""
    _check_host(table, who)
    _check_status(table, "open")
    data = {"options": options.model_dump()}
    if options == table.options or not set(table.people()) - who.ids:
        return [NewEntry("options", None, data)]
    mine = table.seats_of(who)
    return _offered(table, who, NewEntry("options_offered", mine[0] if mine else None, data))


def start(table: Table, who: Identity) -> list[NewEntry]:
    """Start the game."""
    _check_host(table, who)
    _check_status(table, "open")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("seats_open")
    return [starting(table)]


def close(table: Table, who: Identity) -> list[NewEntry]:
    """Give up a table that has not started; the host's right."""
    _check_host(table, who)
    _check_status(table, "open")
    return [NewEntry("closed")]


# seats


def leave(table: Table, who: Identity, why: str = "left") -> list[NewEntry]:
    """Leave all one's seats: open again before the start, a computer player's after it."""
    _check_status(table, "open", "dealing", "running")
    seats = [(n, table.seats[n]) for n in table.seats_of(who)]
    mine = [n for n, seat in seats if seat.kind == "human" or seat.returning]
    if not mine:
        raise Refused("not_seated")
    if table.status == "open":
        return [NewEntry("opened", seat) for seat in mine]
    data = {"level": table.options.stand_in, "why": why}
    return [NewEntry("replaced", seat, data) for seat in mine]


def come_back(table: Table, who: Identity) -> list[NewEntry]:
    """Take one's seats back from the computer player; where it has begun a turn it ends it."""
    _check_status(table, "running")
    _check_welcome(table, who)
    mine = [n for n in table.seats_of(who) if table.seats[n].kind == "absent"]
    if not mine:
        raise Refused("not_absent")
    mine = [n for n in mine if not table.seats[n].returning]
    if not mine:
        raise Refused("already_so")
    return [NewEntry("returning" if table.must_wait(n) else "returned", n) for n in mine]


def follow_up(table: Table) -> list[NewEntry]:
    """Return what follows by itself from what was just done: who waited to play again does."""
    if table.status != "running":
        return []
    seats = [n for n, seat in enumerate(table.seats) if seat.returning]
    return [NewEntry("returned", n) for n in seats if not table.must_wait(n)]


def remove(table: Table, who: Identity, other: Identity) -> list[NewEntry]:
    """Remove a disturber, whoever else they have been here: the host's right.

    From a game that is being played only the others can remove a player, by vote.
    """
    if other.ids & who.ids:
        raise Refused("not_oneself")
    if table.status == "running" and table.seats_of(other):
        return _vote_out(table, who, other)
    _check_host(table, who)
    new_entries = [NewEntry("removed", None, {"person": other.id})]
    mine = [n for n in table.seats_of(other) if table.seats[n].kind == "human"]
    if table.status in {"open", "dealing", "running"} and mine:
        new_entries += leave(table, other, "removed")
    return new_entries


def _vote_out(table: Table, who: Identity, other: Identity) -> list[NewEntry]:
    seat = _person_seat(table, who)
    out = {table.seats[n].person for n in table.seats_of(other)}
    if out <= table.removed:
        raise Refused("already_so")
    if len(set(table.people()) - other.ids) < FEWEST_VOTES:
        raise Refused("no_majority")
    data = {"out": sorted(str(person) for person in out)}
    return _offered(table, who, NewEntry("removal_offered", seat, data))


# playing


def seat_to_act(table: Table, who: Identity) -> int:
    """Return the seat to act, if it is this person's."""
    _check_status(table, "running")
    _check_welcome(table, who)
    turn = table.turn
    if turn is None or not who.owns(table.seats[turn]):
        if not table.seats_of(who):
            raise Refused("not_seated")
        raise Refused("not_your_turn", turn=turn)
    if table.seats[turn].kind != "human":
        raise Refused("absent")
    return turn


def _person_seat(table: Table, who: Identity) -> int:
    """Return a seat from which a person present speaks for themselves."""
    _check_welcome(table, who)
    mine = [n for n in table.seats_of(who) if table.seats[n].kind == "human"]
    if not mine:
        raise Refused("not_seated")
    return mine[0]


def is_repeated(table: Table, who: Identity, ply: int, action: str) -> bool:
    """Is this what the person's seat has already played at that ply?"""
    if table.history is None or table.undo_limits is None or table.history.action(ply) != action:
        return False
    return table.undo_limits.mover(ply) in table.seats_of(who)


def play(
    table: Table, who: Identity, ply: int, action: str, version: int | None = None
) -> list[NewEntry]:
    """Play an action, expected to be the one after `ply`, by somebody who knows the log so far."""
    if table.status == "open":
        raise Refused("not_now", status_is="open")
    if ply != table.ply or table.went_back_after(version):
        if not table.seats_of(who):
            raise Refused("not_seated")
        raise Refused("stale", ply=table.ply, version=table.number)
    return [NewEntry("action", seat_to_act(table, who), {"action": action})]


def undo(
    table: Table, who: Identity, to: int | None = None, version: int | None = None
) -> list[NewEntry]:
    """Take back own actions, by one or to a ply, within the turn."""
    _check_status(table, "running")
    _check_welcome(table, who)
    if table.went_back_after(version):
        raise Refused("stale", ply=table.ply, version=table.number)
    to = table.ply - 1 if to is None else to
    for seat in table.seats_of(who):
        if table.seats[seat].kind == "human" and table.floor(seat) <= to < table.ply:
            return [NewEntry("undone", seat, {"to": to})]
    _person_seat(table, who)
    raise Refused("cannot_undo", floor=min(map(table.floor, table.seats_of(who))))


def redo(table: Table, who: Identity, to: int | None = None) -> list[NewEntry]:
    """Play again what was undone, by one or to a ply."""
    seat = seat_to_act(table, who)
    to = table.ply + 1 if to is None else to
    if not table.ply < to <= table.ply + len(table.undone):
        raise Refused("cannot_redo")
    return [NewEntry("redone", seat, {"to": to})]


# offers


def offer_takeback(table: Table, who: Identity, to: int) -> list[NewEntry]:
    """Ask the others to go back to an earlier ply."""
    _check_status(table, "running")
    seat = _person_seat(table, who)
    first = table.setup.origin.ply if table.setup.origin else 0
    if not first <= to < table.ply:
        raise Refused("no_such_ply", first=first, ply=table.ply)
    away = [n for n, one in enumerate(table.seats) if one.why in {"time", "away"}]
    if away:  # they may come back, and have not been asked
        raise Refused("not_now", status_is=table.status, away=away)
    return _offered(table, who, NewEntry("takeback_offered", seat, {"to": to}))


def offer_abandon(table: Table, who: Identity) -> list[NewEntry]:
    """Ask the others to end the game without a result."""
    _check_status(table, "running")
    return _offered(table, who, NewEntry("abandon_offered", _person_seat(table, who)))


def offer_hints(table: Table, who: Identity) -> list[NewEntry]:
    """Ask the others to allow hints for all."""
    _check_status(table, "running")
    seat = _person_seat(table, who)
    if not table.options.hints:
        raise Refused("no_hints")
    if table.may_hint:
        raise Refused("already_so")
    return _offered(table, who, NewEntry("hints_offered", seat))


def _offered(table: Table, who: Identity, new_entry: NewEntry) -> list[NewEntry]:
    if table.offer is not None:
        raise Refused("offer_open")
    people = _all_of(table, who, new_entry.seat)
    return [replace(new_entry, data={**new_entry.data, **people})]


def _all_of(table: Table, who: Identity, seat: int | None) -> dict[str, list[str]]:
    """Say for whom somebody speaks, if it is not just the owner of their seat."""
    here = {*table.people(), table.setup.creator} & who.ids
    own = {table.seats[seat].person} if seat is not None else set()
    return {"people": sorted(here)} if here != own else {}


def answer(table: Table, who: Identity, *, accept: bool) -> list[NewEntry]:
    """Accept or refuse what is offered; who offered may take it back by refusing."""
    _check_status(table, "open", "running")
    offer = _open_offer(table)
    is_away_host = table.status == "open" and is_host(table, who) and not table.seats_of(who)
    seat = None if is_away_host else _person_seat(table, who)
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
        return [new_entry, *_start_if_full(after, set())]
    return [new_entry]


def _open_offer(table: Table) -> Offer:
    if table.offer is None:
        raise Refused("no_offer")
    return table.offer


def nudge(table: Table, who: Identity, now: int) -> list[NewEntry]:
    """Ask the person to act to go on."""
    _check_status(table, "running")
    by, turn = _person_seat(table, who), table.turn
    if turn is None or table.seats[turn].kind != "human":
        raise Refused("not_now", status_is=table.status)
    if who.owns(table.seats[turn]):
        raise Refused("not_oneself")
    if table.nudge is not None and now - table.nudge.at < NUDGE_PAUSE_MS:
        raise Refused("nudged_already")
    return [NewEntry("nudged", turn, {"by": by})]


# clocks, and the next table


def pause(table: Table, who: Identity, *, paused: bool) -> list[NewEntry]:
    """Stop the clocks for a vacation, or let them go on; with days per turn only."""
    _check_status(table, "running")
    seat = _person_seat(table, who)
    if table.options.clock.kind != "days":
        raise Refused("no_pause")
    if table.clocks.paused == paused:
        raise Refused("already_so")
    return [NewEntry("paused" if paused else "resumed", seat)]


def time_out(table: Table, now: int) -> list[NewEntry]:
    """Replace the player whose clock is empty, or deal without those who have revealed nothing.

    These are the server's own acts.
    """
    if table.reveal_by is not None and now >= table.reveal_by:
        return [NewEntry("started")]
    deadline = table.clocks.deadline
    if table.status != "running" or deadline is None or now < deadline:
        return []
    return _replaced(table, table.clocks.seat, "time")


def stand_in(table: Table, away: Mapping[str, int], now: int) -> list[NewEntry]:
    """Replace the player to act who has been away for too long: the server's own act.

    `away`: since when people are not there.
    """
    minutes, turn = table.options.stand_in_after, table.turn
    if minutes is None or turn is None or table.seats[turn].kind != "human":
        return []
    since = away.get(table.seats[turn].person or "")
    if since is None or now - since < minutes * MINUTE:
        return []
    return _replaced(table, turn, "away")


def _replaced(table: Table, seat: int | None, why: str) -> list[NewEntry]:
    new_entries = [NewEntry("replaced", seat, {"level": table.options.stand_in, "why": why})]
    offer = table.offer
    if offer is not None and offer.kind != "abandon":  # no answer is not a yes
        unanswered = table.asked(offer) - offer.accepted
        if offer.kind == "takeback" or table.seats[seat or 0].person in unanswered:
            new_entries.insert(0, NewEntry("refused", seat))
    return new_entries


def rematch(table: Table, who: Identity, new: str) -> list[NewEntry]:
    """Note the next table of the same people."""
    _check_status(table, "over", "abandoned")
    _check_welcome(table, who)
    if not table.seats_of(who):
        raise Refused("not_seated")
    return [NewEntry("rematched", None, {"table": new})]
