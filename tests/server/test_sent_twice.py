"""What is sent twice, or comes late, is done once: a retry never changes anything."""

from himiko.server.tables import commands
from himiko.server.tables.undo import MOST_STEPS
from tests.server.serving import Client, Server, ask, code, told
from tests.server.serving import two as two_guests
from tests.server.tables import ANN, BOB, EVE, Desk, mover, play, refusal, three, two


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


def test_an_answer_that_comes_late_is_to_no_other_offer() -> None:
    """Sent twice, or to another process, it is not a vote on what was offered since."""
    desk = three()
    play(desk, 5)
    desk.do(commands.offer_takeback, ANN, 0)
    known = desk.table.number
    desk.do(commands.answer, BOB, accept=True, version=known)
    desk.do(commands.answer, EVE, accept=False, version=known)
    desk.do(commands.remove, ANN, EVE)

    assert refusal(desk, commands.answer, BOB, accept=True, version=known) == "stale"
    assert desk.table.seats[2].kind == "human"
    desk.do(commands.answer, BOB, accept=True, version=desk.table.number)
    assert desk.table.seats[2].why == "removed"


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


def played(number: int) -> Desk:
    """Return a table at which somebody has played a number of actions of their turn."""
    desk = two()
    play(desk, number)
    return desk


def test_an_undo_that_says_nothing_goes_back_once() -> None:
    """Sent again it is the same one, until something is played or stepped otherwise."""
    desk = played(3)
    who = mover(desk)

    desk.do(commands.undo, who)
    desk.do(commands.undo, who)
    assert desk.table.ply == 2

    desk.do(commands.redo, who)
    desk.do(commands.undo, who)
    assert desk.table.ply == 2
    desk.do(commands.undo, who, 1)
    assert desk.table.ply == 1
    play(desk)
    desk.do(commands.undo, who)
    assert desk.table.ply == 1


def test_a_redo_that_says_nothing_goes_forth_once() -> None:
    """Sent again it is the same one; to go on one says where to."""
    desk = played(3)
    who = mover(desk)
    desk.do(commands.undo, who, 0)

    desk.do(commands.redo, who)
    desk.do(commands.redo, who)

    assert desk.table.ply == 1
    desk.do(commands.redo, who, 3)
    assert desk.table.ply == 3


def test_a_request_with_a_name_is_done_once() -> None:
    """However late it comes again, and wherever: the log has the name. Others' names are others."""
    desk = played(3)
    who = mover(desk)
    other = BOB if who is ANN else ANN

    for name in ("one", "one", "two", "one"):
        desk.do(commands.undo, who, None, None, name)
    assert desk.table.ply == 1
    for name in ("one", "one"):
        desk.do(commands.redo, who, None, name)
    assert desk.table.ply == 2
    play(desk)
    desk.table = desk.rebuilt()

    assert commands.undo(desk.table, who, None, None, "two") == []
    assert commands.redo(desk.table, who, None, "one") == []
    assert commands.undo(desk.table, who, None, None, "three")
    assert refusal(desk, commands.undo, other, None, None, "two") == "cannot_undo"


def test_only_so_many_names_are_remembered() -> None:
    """A table does not grow with them."""
    desk = played(1)
    who = mover(desk)

    for number in range(100):
        desk.do(commands.undo, who, None, None, f"undo-{number}")
        desk.do(commands.redo, who, None, f"redo-{number}")

    assert len(desk.table.steps) == MOST_STEPS
    assert commands.redo(desk.table, who, None, "redo-99") == []


def within_a_turn(server: Server, number: int) -> tuple[list[Client], str, int]:
    """Return people at a table, and the seat that has played actions it can take back.

    Deals differ: after some of them the same actions end the turn, or reveal something.
    """
    while True:
        people, table = two_guests(server)
        turn = people[0].state(table)["turn"]
        state = people[turn].state(table)
        while state["turn"] == turn and state["ply"] < number:
            people[turn].post(f"{table}/play", ply=state["ply"], action=state["legal"][0])
            state = people[turn].state(table)
        if (state["turn"], state["ply"], state["floor"]) == (turn, number, 0):
            return people, table, turn


def test_an_undo_sent_again_over_http_goes_back_once(server: Server) -> None:
    """Bare or by its name; the answer says that it is the same one."""
    people, table, turn = within_a_turn(server, 3)

    bare = [people[turn].post(f"{table}/undo").json() for _ in range(2)]
    named = [people[turn].post(f"{table}/undo", request=name).json() for name in ("a", "a", "b")]
    bad = people[turn].post(f"{table}/undo", request="a b")

    assert [(one["ply"], one["repeated"]) for one in bare] == [(2, False), (2, True)]
    assert [(one["ply"], one["repeated"]) for one in named] == [(1, False), (1, True), (0, False)]
    assert code(bad) == (422, "bad_request")


def test_a_bare_undo_over_the_socket_is_known_by_its_number(server: Server) -> None:
    """Who presses twice means two; after a break it is not known, and is done once."""
    people, table, turn = within_a_turn(server, 4)

    with people[turn].live(table) as socket:
        told(socket, "state")
        before = [ask(socket, id=number, do="undo")["ply"] for number in (1, 1, 2)]
    with people[turn].live(table) as socket:
        told(socket, "state")
        after = [ask(socket, id=number, do="undo")["ply"] for number in (2, 3)]

    assert before == [3, 3, 2]
    assert after == [2, 1]
