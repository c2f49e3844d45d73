"""What people at a table ask each other: to go back, to end the game, to go on."""

from himiko.server.tables import NewEntry, commands
from himiko.server.tables.options import MINUTE
from himiko.server.tables.state import state
from tests.server.tables import ANN, BOB, EVE, Desk, play, refusal, two


def test_takeback_needs_all_other_people() -> None:
    """Accepted, the game is where it was; the log keeps everything."""
    desk = two()
    play(desk, 12)
    ply = desk.table.ply

    desk.do(commands.offer_takeback, ANN, 3)
    assert desk.table.ply == ply
    assert refusal(desk, commands.answer, ANN, accept=True) == "already_accepted"
    desk.do(commands.answer, BOB, accept=True)

    assert desk.table.ply == 3
    assert desk.table.known_ply(ply, version=2) == 3
    assert [entry.kind for entry in desk.log[-2:]] == ["takeback_offered", "accepted"]


def test_a_refused_takeback_changes_nothing() -> None:
    """The offer is gone."""
    desk = two()
    play(desk, 5)

    desk.do(commands.offer_takeback, ANN, 0)
    desk.do(commands.answer, BOB, accept=False)

    assert desk.table.ply == 5
    assert refusal(desk, commands.answer, BOB, accept=True) == "no_offer"


def test_whoever_runs_out_of_time_has_agreed_to_no_takeback() -> None:
    """An offer that waits for them is gone, and none is made while they are away."""
    desk = two(clock={"kind": "live", "minutes": 10})
    play(desk, 5)
    waiting = desk.table.turn or 0
    late, other = (ANN, BOB) if waiting == 0 else (BOB, ANN)
    desk.do(commands.offer_takeback, other, 0)
    desk.now += 11 * MINUTE

    desk.do(commands.time_out, desk.now)

    assert (desk.table.ply, desk.table.offer) == (5, None)
    assert desk.table.seats[waiting].why == "time"
    assert refusal(desk, commands.offer_takeback, other, 0) == "not_now"
    desk.do(commands.come_back, late)
    desk.do(commands.offer_takeback, other, 0)
    assert desk.table.offer


def test_alone_with_computers_a_takeback_needs_nobody() -> None:
    """There is no other person to ask."""
    desk = Desk(2)
    desk.do(commands.sit, ANN)
    desk.do(commands.set_seat, ANN, 1, "drifter")
    assert desk.table.game
    desk.add([NewEntry("action", desk.table.turn, {"action": desk.table.game.legal()[0]})])

    desk.do(commands.offer_takeback, ANN, 0)

    assert desk.table.ply == 0


def test_abandoning_needs_everyone() -> None:
    """And ends the game without a result."""
    desk = two()

    desk.do(commands.offer_abandon, BOB)
    before = desk.table.status
    desk.do(commands.answer, ANN, accept=True)

    assert (before, desk.table.status) == ("running", "abandoned")


def test_a_nudge_reaches_whoever_is_to_act() -> None:
    """From somebody who waits; not at once again, and it is gone when they act."""
    desk = two()
    to_act, waiting = (ANN, BOB) if desk.table.turn == 0 else (BOB, ANN)

    assert refusal(desk, commands.nudge, to_act, desk.now) == "not_oneself"
    assert refusal(desk, commands.nudge, EVE, desk.now) == "not_seated"
    desk.do(commands.nudge, waiting, desk.now)
    shown = state(desk.table, desk.table.turn, -1, desk.now)["nudge"]
    again = refusal(desk, commands.nudge, waiting, desk.table.at + 1000)
    play(desk)

    assert (shown["seat"], shown["by"]) == (0, 1) if to_act is ANN else (1, 0)
    assert again == "nudged_already"
    assert desk.table.nudge is None
