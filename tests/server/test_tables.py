"""Tables as their log: who may do what, offers, seats, clocks, the deal."""

from random import Random
from typing import Any

import pytest

from himiko import Game
from himiko.game.deal import verify
from himiko.server.refused import Refused
from himiko.server.tables import Identity, NewEntry, Table, commands
from himiko.server.tables.effects import EFFECTS
from himiko.server.tables.entries import KINDS
from himiko.server.tables.options import DAY, MINUTE
from himiko.server.tables.setup import Origin
from himiko.server.tables.state import preview, record, seat_of, state
from tests.server.tables import ANN, BOB, DAN, DEAL, EVE, Desk


def two(**options: Any) -> Desk:
    """Return a running table of Ann and Bob."""
    desk = Desk(2, **options)
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)
    return desk


def mover(desk: Desk) -> object:
    """Return who is to act."""
    return (ANN, BOB)[desk.table.turn or 0]


def play(desk: Desk, number: int = 1) -> None:
    """Let whoever is to act play the first legal action, so many times."""
    for _ in range(number):
        assert desk.table.game
        desk.do(commands.play, mover(desk), desk.table.ply, desk.table.game.legal()[0])


def refusal(desk: Desk, command: object, *args: object, **named: object) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(Refused) as error:
        desk.do(command, *args, **named)  # type: ignore[arg-type]
    return error.value.code


def test_starts_when_the_last_seat_is_taken() -> None:
    """And not before."""
    desk = Desk(2)
    desk.do(commands.sit, ANN)
    before = desk.table.status

    desk.do(commands.sit, BOB)

    assert (before, desk.table.status) == ("open", "running")


def test_only_the_seat_to_act_may_play() -> None:
    """Others, strangers and those who expect another ply are refused."""
    desk = two()
    first, second = (ANN, BOB) if desk.table.turn == 0 else (BOB, ANN)
    assert desk.table.game
    action = desk.table.game.legal()[0]

    assert refusal(desk, commands.play, second, 0, action) == "not_your_turn"
    assert refusal(desk, commands.play, EVE, 0, action) == "not_seated"
    assert refusal(desk, commands.play, first, 1, action) == "stale"
    desk.do(commands.play, first, 0, action)
    assert commands.is_repeated(desk.table, first, 0, action)
    assert not commands.is_repeated(desk.table, second, 0, action)


def test_what_comes_late_after_the_game_went_back_is_stale() -> None:
    """A play or an undo that was sent twice is not applied once more."""
    desk = two()
    who = mover(desk)
    assert desk.table.game
    action = desk.table.game.legal()[0]
    known = desk.table.number
    desk.do(commands.play, who, 0, action, known)
    before_undo = desk.table.number
    desk.do(commands.undo, who, 0, before_undo)

    assert refusal(desk, commands.play, who, 0, action, known) == "stale"
    desk.do(commands.play, who, 0, action, desk.table.number)
    assert refusal(desk, commands.undo, who, None, before_undo) == "stale"
    assert desk.table.ply == 1


def test_an_undo_that_comes_twice_goes_back_once() -> None:
    """Also one that does not say to which ply, by the last entry it knows."""
    desk = two()
    who = mover(desk)
    for ply in range(2):
        assert desk.table.game
        desk.do(commands.play, who, ply, desk.table.game.legal()[0], desk.table.number)
    known = desk.table.number

    desk.do(commands.undo, who, None, known)

    assert refusal(desk, commands.undo, who, None, known) == "stale"
    assert refusal(desk, commands.undo, who, 1) == "cannot_undo"
    assert desk.table.ply == 1


def test_hidden_things_are_not_told() -> None:
    """Legal actions go to the seat to act only; a spectator gets a spectator's view."""
    desk = two()
    table = desk.table
    turn = table.turn or 0

    mine = state(table, turn, -1, desk.now)
    others = state(table, 1 - turn, -1, desk.now)
    watched = state(table, seat_of(table, EVE), -1, desk.now)

    assert mine["legal"]
    assert not others["legal"]
    assert not watched["legal"]
    assert watched["seat"] is None
    assert all("rng" not in told["view"] for told in (mine, others, watched))
    assert DEAL.seed.hex() not in str(mine)
    assert "seed" not in record(table, ["Ann", "Bob"])


def test_watching_can_be_kept_to_the_players() -> None:
    """A stranger is refused; but who is invited may see an open table, to sit down."""
    desk = two(watch="players")

    assert seat_of(Desk(2, watch="players").table, EVE) is None
    with pytest.raises(Refused, match="not_for_you"):
        seat_of(desk.table, EVE)
    assert seat_of(desk.table, BOB) == 1


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


def test_undo_across_the_end_of_a_turn_refills_no_day_clock() -> None:
    """What was used of the turn stays used; the next player's turn begins anew."""
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


def test_who_leaves_is_replaced_and_may_come_back() -> None:
    """A computer player of the table's choice sits there meanwhile."""
    desk = two(stand_in="fisher")

    desk.do(commands.leave, BOB)
    seat = desk.table.seats[1]
    assert (seat.kind, seat.level, seat.person) == ("absent", "fisher", "bob")
    assert refusal(desk, commands.come_back, ANN) == "not_absent"
    desk.do(commands.come_back, BOB)

    assert desk.table.seats[1].kind == "human"


def three(**options: Any) -> Desk:
    """Return a running table of Ann, Bob and Eve."""
    desk = Desk(3, **options)
    for who in (ANN, BOB, EVE):
        desk.do(commands.sit, who)
    return desk


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


def test_a_day_clock_starts_anew_each_turn_and_can_be_paused() -> None:
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


def test_the_deal_is_verified_at_the_end() -> None:
    """Before, the record has the commitment only; then salt and seed open it."""
    desk = two()
    rng = Random(1)
    assert desk.table.game
    assert desk.table.whole().headers == {"commitment": DEAL.commitment}
    while desk.table.status == "running":
        desk.do(commands.play, mover(desk), desk.table.ply, rng.choice(desk.table.game.legal()))

    told = Game.from_record(record(desk.table, ["Ann", "Bob"]))

    assert verify(told.headers, told.seed) == "true"
    assert verify(told.headers, b"another seed here") == "false"
    assert verify({}, told.seed) == "none"


CLOCKS = ({"kind": "none"}, {"kind": "live", "minutes": 10}, {"kind": "days", "days": 2})


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_a_table_is_its_log(clock: Any) -> None:
    """Built again from the entries, all at once, everything is as it became one by one."""
    desk, rng = two(clock=clock), Random(clock["kind"])
    while desk.table.status == "running":
        desk.now += rng.randrange(5000)
        table = desk.table
        assert table.game
        chosen = rng.random()
        who = mover(desk)
        if chosen < 0.1 and table.floor(table.turn or 0) < table.ply:
            desk.do(commands.undo, who)
        elif chosen < 0.15 and table.undone:
            desk.do(commands.redo, who)
        elif chosen < 0.2:
            desk.do(commands.leave, BOB)
            desk.do(commands.come_back, BOB)
        else:
            desk.do(commands.play, who, table.ply, rng.choice(table.game.legal()))
        if rng.random() < 0.1:
            same(desk.rebuilt(), desk.table)

    same(desk.rebuilt(), desk.table)
    assert {"undone", "redone", "replaced"} <= {entry.kind for entry in desk.log}


def same(built: Table, table: Table) -> None:
    """Compare all that a table says of itself."""
    assert built.game
    assert table.game
    assert built.game.position() == table.game.position()
    assert built.whole().actions == table.whole().actions
    assert [built.floor(seat) for seat in (0, 1)] == [table.floor(seat) for seat in (0, 1)]
    for name in ("seats", "status", "number", "at", "clocks", "undone", "offer", "rewinds", "head"):
        assert getattr(built, name) == getattr(table, name), name


def test_a_table_can_go_on_from_a_record() -> None:
    """At a ply; what lies before cannot be undone."""
    game = Game.new(2, 7)
    for _ in range(10):
        game.play(game.legal()[0])
    desk = Desk(2, origin=Origin(game.record(), 6))
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)

    assert desk.table.ply == 6
    assert desk.table.game
    assert desk.table.game.position() == game.at(6).position()
    assert refusal(desk, commands.undo, mover(desk)) == "cannot_undo"


def test_a_preview_stops_before_what_is_hidden() -> None:
    """It tells effects, but nothing that the real action would reveal."""
    desk = two()
    rng = Random(2)
    cut = 0
    while desk.table.status == "running":
        assert desk.table.game
        action = rng.choice(desk.table.game.legal())
        told = preview(desk.table, action)
        seen = str(told["events"])
        assert "_laid'" not in seen.replace("sacred_laid'", "")
        assert "turned_up" not in seen
        assert "tiles" not in seen
        assert {event["ply"] for event in told["events"]} <= {desk.table.ply + 1}
        cut += told["cut"]
        desk.do(commands.play, mover(desk), desk.table.ply, action)
        happened = [event for event in desk.table.last_events[1] if event in told["events"]]
        assert happened == told["events"]
    assert cut


def test_every_kind_of_entry_has_its_effect() -> None:
    """And there is no effect without a kind."""
    assert EFFECTS.keys() == KINDS


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


def test_who_has_left_can_undo_nothing() -> None:
    """Neither is it offered."""
    desk = two()
    seat = desk.table.turn or 0
    play(desk)
    before = state(desk.table, seat, -1, 0)["floor"]

    desk.do(commands.leave, (ANN, BOB)[seat])

    assert before < desk.table.ply
    assert state(desk.table, seat, -1, 0)["floor"] == desk.table.ply
