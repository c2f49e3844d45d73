"""Playing an action, taking it back and playing it again."""

from typing import Any

from himiko.server.refused import Refused
from himiko.server.tables.commands.checks import check_status, check_welcome, person_seat
from himiko.server.tables.entries import NewEntry
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table
from himiko.server.tables.undo import StepKind


def seat_to_act(table: Table, who: Identity) -> int:
    """Return the seat to act, if it is this person's."""
    check_status(table, "running")
    check_welcome(table, who)
    turn = table.turn
    if turn is None or not who.owns(table.seats[turn]):
        if not table.seats_of(who):
            raise Refused("not_seated")
        raise Refused("not_your_turn", turn=turn)
    if table.seats[turn].kind != "human":
        raise Refused("absent")
    return turn


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
    table: Table,
    who: Identity,
    to: int | None = None,
    version: int | None = None,
    request: str | None = None,
) -> list[NewEntry]:
    """Take back own actions, by one or to a ply, within the turn; none if that was done before."""
    if _was_done(table, who, "undone", request, is_bare=to is None and version is None):
        return []
    check_status(table, "running")
    check_welcome(table, who)
    if table.went_back_after(version):
        raise Refused("stale", ply=table.ply, version=table.number)
    to = table.ply - 1 if to is None else to
    for seat in table.seats_of(who):
        if table.seats[seat].kind == "human" and table.floor(seat) <= to < table.ply:
            return [NewEntry("undone", seat, _step_data(to, request))]
    person_seat(table, who)
    raise Refused("cannot_undo", floor=min(map(table.floor, table.seats_of(who))))


def redo(
    table: Table, who: Identity, to: int | None = None, request: str | None = None
) -> list[NewEntry]:
    """Play again what was undone, by one or to a ply; nothing if that was done before."""
    if _was_done(table, who, "redone", request, is_bare=to is None):
        return []
    seat = seat_to_act(table, who)
    to = table.ply + 1 if to is None else to
    if not table.ply < to <= table.ply + len(table.undone):
        raise Refused("cannot_redo")
    return [NewEntry("redone", seat, _step_data(to, request))]


def _was_done(
    table: Table, who: Identity, kind: StepKind, request: str | None, *, is_bare: bool
) -> bool:
    """Was this step done before? It is known by the request's name.

    One that says nothing at all may have been sent twice, and is taken for the same one as long as
    nothing else was played or stepped: to go back repeatedly, a client must say where to.
    """
    own = [step for step in table.steps if step.kind == kind and step.seat in table.seats_of(who)]
    if request is not None:
        return any(step.request == request for step in own)
    return is_bare and bool(table.undone) and own[-1:] == [*table.steps[-1:]]


def _step_data(to: int, request: str | None) -> dict[str, Any]:
    return {"to": to} if request is None else {"to": to, "request": request}
