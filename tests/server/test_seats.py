"""Who sits at a table: sitting down, leaving, being removed."""

import pytest

from himiko.server.refused import Refused
from himiko.server.tables import Identity, commands
from himiko.server.tables.state import seat_of, state
from tests.server.tables import ANN, BOB, DAN, EVE, Desk, play, refusal, three, two


def test_starts_when_the_last_seat_is_taken() -> None:
    """And not before."""
    desk = Desk(2)
    desk.do(commands.sit, ANN)
    before = desk.table.status

    desk.do(commands.sit, BOB)

    assert (before, desk.table.status) == ("open", "running")


def test_a_table_that_has_not_started_can_be_closed() -> None:
    """By its host alone; then nobody sits down any more."""
    desk = Desk(2)
    desk.do(commands.sit, ANN)
    assert refusal(desk, commands.close, BOB) == "not_the_host"

    desk.do(commands.close, ANN)

    assert desk.table.status == "closed"
    assert refusal(desk, commands.sit, BOB) == "not_now"
    assert refusal(desk, commands.start, ANN) == "not_now"
    assert refusal(two(), commands.close, ANN) == "not_now"


def test_a_seat_is_changed_in_one_go() -> None:
    """What one has is given back only if one gets the other; further seats are kept."""
    desk = Desk(4)
    desk.do(commands.sit, ANN, 0)
    desk.do(commands.sit, ANN, 1)
    desk.do(commands.sit, BOB, 2)

    assert refusal(desk, commands.sit, ANN, 2, 0) == "seat_taken"
    assert refusal(desk, commands.sit, ANN, 3, 2) == "not_seated"
    desk.do(commands.sit, ANN, 3, 0)

    assert desk.table.seats_of(ANN) == [1, 3]
    assert desk.table.seats[0].kind == "open"
    assert desk.table.status == "open"


def test_watching_can_be_kept_to_the_players() -> None:
    """A stranger is refused; but who is invited may see an open table, to sit down."""
    desk = two(watch="players")

    assert seat_of(Desk(2, watch="players").table, EVE) is None
    with pytest.raises(Refused, match="not_for_you"):
        seat_of(desk.table, EVE)
    assert seat_of(desk.table, BOB) == 1


def test_who_leaves_is_replaced_and_may_come_back() -> None:
    """A computer player of the table's choice sits there meanwhile."""
    desk = two(stand_in="fisher")

    desk.do(commands.leave, BOB)
    seat = desk.table.seats[1]
    assert (seat.kind, seat.level, seat.person) == ("absent", "fisher", "bob")
    assert refusal(desk, commands.come_back, ANN) == "not_absent"
    desk.do(commands.come_back, BOB)

    assert desk.table.seats[1].kind == "human"


def test_a_removed_person_is_replaced_and_shut_out() -> None:
    """By vote of the others; and nobody removes themselves."""
    desk = three()
    assert refusal(desk, commands.remove, ANN, ANN) == "not_oneself"
    desk.do(commands.remove, ANN, BOB)

    desk.do(commands.answer, EVE, accept=True)

    assert desk.table.seats[1].kind == "absent"
    assert refusal(desk, commands.come_back, BOB) == "removed"
    assert not desk.table.may_see(BOB)
    desk.do(commands.offer_abandon, ANN)
    desk.do(commands.answer, EVE, accept=True)
    assert desk.table.status == "abandoned"
    assert refusal(desk, commands.rematch, BOB, "next") == "removed"


def test_all_seats_of_a_removed_person_are_replaced() -> None:
    """Also those of a guest they were; and one they get later is of no use to them."""
    desk = Desk(4)
    for who in (ANN, BOB, EVE, DAN):
        desk.do(commands.sit, who)
    both = Identity("bob", frozenset({"bob", "eve"}))
    later = Identity("eve", frozenset({"eve", "bob"}))
    one = desk.table.after(desk.table.entries(commands.remove(desk.table, ANN, both), desk.now))
    one = one.after(one.entries(commands.answer(one, DAN, accept=True), desk.now))

    desk.do(commands.remove, ANN, BOB)
    desk.do(commands.answer, EVE, accept=True)
    desk.do(commands.answer, DAN, accept=True)

    assert [seat.kind for seat in one.seats] == ["human", "absent", "absent", "human"]
    assert desk.table.seats[2].kind == "human"
    assert refusal(desk, commands.offer_abandon, later) == "removed"
    assert refusal(desk, commands.play, later, 0, "fleet 1") == "removed"


def test_who_has_left_can_undo_nothing() -> None:
    """Neither is it offered."""
    desk = two()
    seat = desk.table.turn or 0
    play(desk)
    before = state(desk.table, seat, -1, 0)["floor"]

    desk.do(commands.leave, (ANN, BOB)[seat])

    assert before < desk.table.ply
    assert state(desk.table, seat, -1, 0)["floor"] == desk.table.ply
