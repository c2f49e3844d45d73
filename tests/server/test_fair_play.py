"""Fair play between people: hints, stand-ins, seats, removals, options; the log's hash chain."""

from random import Random
from typing import Any

import pytest

from himiko import Game
from himiko.game import chain
from himiko.server.tables import Entry, Identity, NewEntry, commands
from himiko.server.tables.options import MINUTE
from himiko.server.tables.state import record, state
from tests.server.tables import ANN, BOB, DAN, EVE, Desk, refusal

PEOPLE = (ANN, BOB, EVE, DAN)


def seated(players: int = 2, **options: Any) -> Desk:
    """Return a running table with this many players."""
    desk = Desk(players, **options)
    for who in PEOPLE[:players]:
        desk.do(commands.sit, who)
    return desk


def act(desk: Desk) -> None:
    """Let the seat to act play its first action, as a person or for one."""
    assert desk.table.game
    action = {"action": desk.table.game.legal()[0]}
    desk.add([NewEntry("action", desk.table.turn, action)])


# hints


def test_between_people_there_are_no_hints_unless_all_agree() -> None:
    """Alone against computer players they are there; what one is not asked one has not allowed."""
    alone = Desk(2)
    alone.do(commands.sit, ANN)
    alone.do(commands.set_seat, ANN, 1, "drifter")
    desk = seated(3)
    before = desk.table.may_hint

    desk.do(commands.offer_hints, ANN)
    desk.do(commands.answer, BOB, accept=True)
    with_two = desk.table.may_hint
    act(desk)  # nobody has answered by that
    desk.do(commands.answer, EVE, accept=True)

    assert alone.table.may_hint
    assert (before, with_two, desk.table.may_hint) == (False, False, True)
    assert state(desk.table, 0, -1, desk.now)["hints"]
    assert refusal(desk, commands.offer_hints, ANN) == "already_so"


def test_where_hints_are_off_they_cannot_be_offered() -> None:
    """The table was made so."""
    assert refusal(seated(hints=False), commands.offer_hints, ANN) == "no_hints"


def test_who_runs_out_of_time_has_not_agreed_to_hints() -> None:
    """And while they may come back there are none."""
    desk = seated(clock={"kind": "live", "minutes": 10})
    late = desk.table.turn or 0
    desk.do(commands.offer_hints, PEOPLE[1 - late])
    desk.now += 11 * MINUTE

    desk.add(commands.time_out(desk.table, desk.now))

    assert desk.table.offer is None
    assert not desk.table.may_hint


def test_who_is_only_away_has_not_agreed_to_hints() -> None:
    """A lost connection is no consent: whoever waits gets none while a stand-in plays."""
    desk = seated(stand_in_after=1)
    turn = desk.table.turn or 0
    away = {desk.table.seats[turn].person or "": desk.now}
    desk.now += 2 * MINUTE

    desk.add(commands.stand_in(desk.table, away, desk.now))

    assert desk.table.seats[turn].why == "away"
    assert not desk.table.may_hint


# stand-ins


def test_a_stand_in_ends_the_turn_it_has_begun() -> None:
    """Leaving, watching what it plays and coming back gives nobody a turn half played."""
    desk = seated()
    turn = desk.table.turn or 0
    who = PEOPLE[turn]
    desk.do(commands.leave, who)
    act(desk)

    desk.do(commands.come_back, who)
    waiting = desk.table.seats[turn]
    refused = refusal(desk, commands.play, who, desk.table.ply, "done")
    again = refusal(desk, commands.come_back, who)
    while desk.table.turn == turn:
        act(desk)

    assert (waiting.kind, waiting.returning, refused, again) == (
        "absent",
        True,
        "absent",
        "already_so",
    )
    assert desk.table.seats[turn].kind == "human"
    assert desk.log[-1].kind == "returned"
    assert desk.rebuilt().seats == desk.table.seats


@pytest.mark.parametrize("moment", ["within the turn", "after the turn"])
def test_nobody_takes_back_what_a_stand_in_has_played(moment: str) -> None:
    """Its whole turn would be a hint; a table that is loaded knows it as well."""
    desk = seated()
    turn = desk.table.turn or 0
    desk.do(commands.leave, PEOPLE[turn])
    act(desk)
    if moment == "within the turn":
        desk.do(commands.come_back, PEOPLE[turn])
    while desk.table.turn == turn:
        act(desk)
    if moment == "after the turn":
        desk.do(commands.come_back, PEOPLE[turn])

    assert desk.table.seats[turn].kind == "human"
    assert refusal(desk, commands.undo, PEOPLE[turn]) == "cannot_undo"
    assert refusal(desk, commands.undo, PEOPLE[turn], 0) == "cannot_undo"
    assert desk.table.floor(turn) == desk.rebuilt().floor(turn) == desk.table.ply


def test_who_returns_before_the_stand_in_has_acted_plays_at_once() -> None:
    """It has shown nothing: in another's turn, and at the beginning of the own one."""
    for left in (0, 1):
        desk = seated()
        who = PEOPLE[left]

        desk.do(commands.leave, who)
        desk.do(commands.come_back, who)

        assert desk.table.seats[left].kind == "human"


def test_who_waits_to_return_can_leave_again() -> None:
    """As when they delete themselves: then nobody returns."""
    desk = seated()
    turn = desk.table.turn or 0
    desk.do(commands.leave, PEOPLE[turn])
    act(desk)
    desk.do(commands.come_back, PEOPLE[turn])

    desk.do(commands.leave, PEOPLE[turn], "deleted")
    while desk.table.turn == turn:
        act(desk)

    assert (desk.table.seats[turn].kind, desk.table.seats[turn].why) == ("absent", "deleted")


def test_leaving_twice_does_not_end_the_wait() -> None:
    """Who waits to return, leaves again and comes back has seen what the stand-in plays as well."""
    desk = seated()
    turn = desk.table.turn or 0
    who = PEOPLE[turn]
    desk.do(commands.leave, who)
    act(desk)
    desk.do(commands.come_back, who)

    desk.do(commands.leave, who)
    desk.do(commands.come_back, who)

    assert (desk.table.seats[turn].kind, desk.table.seats[turn].returning) == ("absent", True)
    assert desk.rebuilt().seats == desk.table.seats
    assert refusal(desk, commands.play, who, desk.table.ply, "done") == "absent"


# seats


def test_a_further_seat_needs_the_others_agreement() -> None:
    """Nobody takes all that is free at somebody's table; with it the game starts."""
    desk = Desk(3)
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)

    desk.do(commands.sit, BOB, 2)
    before = desk.table.seats[2].kind
    refused = refusal(desk, commands.answer, EVE, accept=True)
    desk.do(commands.answer, ANN, accept=True)

    assert (before, refused) == ("open", "not_seated")
    assert desk.table.seats[2].person == "bob"
    assert desk.table.status == "running"
    assert desk.rebuilt().seats == desk.table.seats


def test_a_host_who_only_watches_is_asked_for_a_further_seat() -> None:
    """It is their table."""
    desk = Desk(3)
    desk.do(commands.sit, BOB)
    desk.do(commands.sit, BOB, 1)
    before = desk.table.seats[1].kind

    desk.do(commands.answer, ANN, accept=True)

    assert (before, desk.table.seats[1].person) == ("open", "bob")


def test_alone_at_one_s_own_table_seats_are_free() -> None:
    """A game at one screen asks nobody."""
    desk = Desk(3)

    for seat in range(3):
        desk.do(commands.sit, ANN, seat)

    assert desk.table.seats_of(ANN) == [0, 1, 2]


# removal


def test_nobody_removes_a_player_alone() -> None:
    """The host neither: all others must agree; the one concerned cannot prevent it."""
    desk = seated(4)

    desk.do(commands.remove, ANN, BOB)
    assert refusal(desk, commands.answer, BOB, accept=False) == "not_asked"
    desk.do(commands.answer, EVE, accept=True)
    act(desk)
    before = desk.table.seats[1].kind
    desk.do(commands.answer, DAN, accept=True)

    assert (before, desk.table.seats[1].kind) == ("human", "absent")
    assert not desk.table.may_see(BOB)
    assert desk.rebuilt().removed == desk.table.removed


def test_anybody_at_the_table_may_ask_for_a_removal_and_one_no_ends_it() -> None:
    """Of the host, too."""
    desk = seated(3)

    desk.do(commands.remove, BOB, ANN)
    desk.do(commands.answer, EVE, accept=False)

    assert desk.table.offer is None
    assert desk.table.seats[0].kind == "human"


def test_against_one_opponent_there_is_no_majority() -> None:
    """Nor when a third person drops out of a vote that has begun."""
    desk = seated(3)
    desk.do(commands.remove, ANN, BOB)

    desk.do(commands.leave, EVE)

    assert desk.table.seats[1].kind == "human"
    assert refusal(seated(2), commands.remove, ANN, BOB) == "no_majority"


def test_a_vote_ends_when_who_asked_for_it_is_back() -> None:
    """While they were away, the others were too few to remove anybody."""
    desk = seated(3)
    desk.do(commands.remove, ANN, EVE)
    desk.do(commands.leave, ANN)
    desk.do(commands.answer, BOB, accept=True)
    before = desk.table.seats[2].kind

    desk.do(commands.come_back, ANN)

    assert (before, desk.table.seats[2].kind) == ("human", "absent")
    assert desk.rebuilt().seats == desk.table.seats


def test_who_sits_here_twice_has_one_vote() -> None:
    """A guest whose account sits here, too, is no second person: alone, or when others leave."""
    both = Identity(ANN.id, ANN.ids | BOB.ids)
    desk = seated(4)
    desk.do(commands.remove, both, EVE)

    desk.do(commands.leave, DAN)

    assert desk.table.seats[2].kind == "human"
    assert refusal(seated(3), commands.remove, both, EVE) == "no_majority"


def test_spectators_and_those_who_wait_are_the_host_s_to_remove() -> None:
    """There is no game to spoil."""
    running, waiting = seated(2), Desk(3)
    waiting.do(commands.sit, BOB)

    running.do(commands.remove, ANN, EVE)
    waiting.do(commands.remove, ANN, BOB)

    assert refusal(running, commands.remove, BOB, DAN) == "not_the_host"
    assert not running.table.may_see(EVE)
    assert waiting.table.seats[0].kind == "open"


def test_a_host_removes_nobody_while_it_is_dealt_or_when_it_is_over() -> None:
    """No computer player takes a seat before the first turn; a player may look at the game."""
    dealing, over = Desk(2), seated(2)
    for who in (ANN, BOB):
        dealing.do(commands.sit, who, commitment=f"sha256:{who.id}")
    over.do(commands.offer_abandon, ANN)
    over.do(commands.answer, BOB, accept=True)

    refused = [refusal(desk, commands.remove, ANN, BOB) for desk in (dealing, over)]

    assert (dealing.table.status, over.table.status) == ("dealing", "abandoned")
    assert refused == ["not_now"] * 2
    assert over.table.may_see(BOB)


# options


def test_options_need_the_consent_of_those_who_sit() -> None:
    """Before anybody else sits they are the host's alone."""
    desk = Desk(3)
    desk.do(commands.sit, ANN)
    fast = desk.table.options.model_copy(update={"undo": "none"})
    slow = desk.table.options.model_copy(update={"watch": "players"})
    desk.do(commands.change_options, ANN, fast)
    desk.do(commands.sit, BOB)

    desk.do(commands.change_options, ANN, slow)
    before = desk.table.options
    desk.do(commands.answer, BOB, accept=True)

    assert (before, desk.table.options) == (fast, slow)
    assert desk.rebuilt().options == slow


def test_options_that_are_refused_stay_as_they_were() -> None:
    """And who stands up is asked no more."""
    desk = Desk(4)
    for who in (ANN, BOB, EVE):
        desk.do(commands.sit, who)
    first = desk.table.options
    other = first.model_copy(update={"hints": False})

    desk.do(commands.change_options, ANN, other)
    desk.do(commands.answer, BOB, accept=False)
    after_no = desk.table.options
    desk.do(commands.change_options, ANN, other)
    desk.do(commands.answer, BOB, accept=True)
    desk.do(commands.leave, EVE)

    assert (after_no, desk.table.options) == (first, other)


def test_a_guest_who_made_the_table_and_has_an_account_now_is_asked_once() -> None:
    """All they are speaks with one voice."""
    desk = Desk(3)
    both = Identity("anna", frozenset({"anna", "ann"}))
    desk.do(commands.sit, both)
    desk.do(commands.sit, BOB)

    desk.do(commands.sit, BOB, 2)
    desk.do(commands.answer, both, accept=True)

    assert desk.table.seats[2].person == "bob"


# the hash chain


def test_the_chain_changes_with_any_entry() -> None:
    """Its head is in the record, and follows from the log alone."""
    desk = seated()
    for _ in range(9):
        act(desk)
    log = [entry._asdict() for entry in desk.log]
    table = desk.table

    again = chain.head_of("t", log)
    changed = {**log[4], "at": log[4]["at"] + 1}
    spoiled = chain.head_of("t", [*log[:4], changed, *log[5:]])

    assert again == table.head == desk.rebuilt().head
    assert spoiled != again
    assert chain.head_of("u", log) != again
    sealed = chain.seal(table.setup.deal.salt, table.head)
    said = f"log: {table.number} sha256:{sealed.hex()}"
    assert said in record(table, ["Ann", "Bob"]).splitlines()


def test_no_hash_tells_what_is_hidden_before_the_end() -> None:
    """Somebody who knew all but one action of the log could try which one leads to its hash."""
    desk = seated()
    act(desk)
    shown = state(desk.table, 1, -1, 0)["head"], record(desk.table, ["Ann", "Bob"])
    salt = desk.table.setup.deal.salt
    desk.do(commands.offer_abandon, ANN)
    desk.do(commands.answer, BOB, accept=True)
    after = record(desk.table, ["Ann", "Bob"])

    for entry in desk.log:
        assert entry.head
        assert all(entry.head.hex() not in one for one in shown)
    assert all(salt.hex() not in one for one in shown)
    assert f"seal: hex:{salt.hex()}" in after.splitlines()
    assert state(desk.table, 1, -1, 0)["head"] == desk.table.head.hex()


def test_a_record_with_a_chain_is_read_as_any_other() -> None:
    """Whoever does not know it keeps it."""
    desk, rng = seated(), Random(3)
    while desk.table.status == "running":
        assert desk.table.game
        action = {"action": rng.choice(desk.table.game.legal())}
        desk.add([NewEntry("action", desk.table.turn, action)])

    game = Game.from_record(record(desk.table, ["Ann", "Bob"]))

    assert game.over
    assert game.headers["log"] == chain.header(desk.table.number, desk.table.head)
    assert game.headers["seal"] == f"hex:{desk.table.setup.deal.salt.hex()}"


def test_logs_of_before_the_chain_go_on_with_one() -> None:
    """Entries that were stored without a hash count as any others."""
    desk = seated()
    act(desk)
    old = [Entry(*entry[:5]) for entry in desk.log]

    table = type(desk.table).of(desk.table.setup, desk.first, old)

    assert table.head == desk.table.head
