"""The clocks of a table, as they follow from the moments of its log."""

from typing import Any

import pytest

from himiko.server.tables import commands
from himiko.server.tables.options import DAY, MINUTE
from tests.server.tables import ANN, BOB, play, two


def test_a_live_clock_counts_the_whole_game() -> None:
    """Each player's own time, booked from the moments of the log."""
    desk = two(clock={"kind": "live", "minutes": 10})
    turn = desk.table.turn or 0

    desk.now += 3 * MINUTE
    play(desk)

    assert desk.table.clocks.left(turn, desk.now) == 7 * MINUTE
    assert desk.table.clocks.left(1 - turn, desk.now) == 10 * MINUTE


def test_who_runs_out_of_time_is_replaced() -> None:
    """Not a moment earlier; whoever comes back gets a little time."""
    desk = two(clock={"kind": "live", "minutes": 1})
    turn = desk.table.turn or 0
    desk.now += MINUTE - 1
    assert commands.time_out(desk.table, desk.now) == []

    desk.now += 1
    desk.add(commands.time_out(desk.table, desk.now))

    assert desk.table.seats[turn].why == "time"
    assert desk.table.clocks.deadline is None
    desk.do(commands.come_back, (ANN, BOB)[turn])
    assert desk.table.clocks.left(turn, desk.now) == MINUTE


def test_a_day_clock_starts_again_each_turn_and_can_be_paused() -> None:
    """A vacation does not count."""
    desk = two(clock={"kind": "days", "days": 2})
    turn = desk.table.turn or 0

    desk.do(commands.pause, ANN, paused=True)
    desk.now += 30 * DAY
    assert commands.time_out(desk.table, desk.now) == []
    desk.do(commands.pause, BOB, paused=False)
    desk.now += DAY

    assert desk.table.clocks.left(turn, desk.now) == DAY
    while desk.table.turn == turn:
        play(desk)
    assert desk.table.clocks.left(1 - turn, desk.now) == 2 * DAY


def test_time_in_a_log_never_runs_backwards() -> None:
    """A clock set back gives nobody more time, and takes none."""
    desk = two(clock={"kind": "live", "minutes": 10})
    desk.now += 2 * MINUTE
    play(desk)
    before = [desk.table.clocks.left(seat, desk.now) for seat in (0, 1)]

    desk.now -= 60 * MINUTE
    play(desk)

    assert [desk.table.clocks.left(seat, desk.now) for seat in (0, 1)] == before
    assert [entry.at for entry in desk.log] == sorted(entry.at for entry in desk.log)


def test_undo_across_the_end_of_a_turn_refills_no_day_clock() -> None:
    """What was used of the turn stays used; the next player's turn begins afresh."""
    desk = two(clock={"kind": "days", "days": 2})
    turn = desk.table.turn or 0
    while desk.table.turn == turn:
        desk.now += DAY // 8
        play(desk)
    used = desk.table.clocks.used[turn]
    assert used

    desk.do(commands.undo, (ANN, BOB)[turn])

    assert desk.table.turn == turn
    assert desk.table.clocks.used[turn] == used
    desk.do(commands.redo, (ANN, BOB)[turn])
    assert desk.table.clocks.left(1 - turn, desk.now) == 2 * DAY


@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 10}, {"kind": "days", "days": 2}])
def test_leaving_and_coming_back_refills_no_clock(clock: Any) -> None:
    """Only an empty one."""
    desk = two(clock=clock)
    turn = desk.table.turn or 0
    who = (ANN, BOB)[turn]
    desk.now += (desk.table.options.limit or 0) - 1000

    desk.do(commands.leave, who)
    desk.do(commands.come_back, who)

    assert desk.table.clocks.left(turn, desk.now) == 1000


def test_a_stand_in_comes_after_the_time_the_host_has_set() -> None:
    """For whoever is to act and away, and for nobody else; without such a time never."""
    desk = two(stand_in_after=5, stand_in="drifter")
    turn = desk.table.turn or 0
    person = (ANN, BOB)[turn].id
    now = desk.table.at + 10 * MINUTE

    assert commands.stand_in(desk.table, {person: now - 4 * MINUTE}, now) == []
    assert commands.stand_in(desk.table, {(BOB, ANN)[turn].id: 0}, now) == []
    assert commands.stand_in(two().table, {person: 0}, now) == []
    desk.add(commands.stand_in(desk.table, {person: now - 5 * MINUTE}, now))

    assert (desk.table.seats[turn].kind, desk.table.seats[turn].why) == ("absent", "away")
