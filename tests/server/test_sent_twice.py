"""What is sent twice, or comes late, is done once: a retry never changes anything."""

from collections.abc import Callable

import pytest

from himiko.server.api.command_models.asking import Abandon, AllowHints, Takeback
from himiko.server.api.command_models.command import Command
from himiko.server.api.command_models.opening import ChangeOptions, Sit
from himiko.server.tables import Options, commands
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


def played(number: int) -> Desk:
    """Return a table at which somebody has played a number of actions of their turn."""
    desk = two()
    play(desk, number)
    return desk


def waiting() -> Desk:
    """Return a table at which Ann and Bob wait for somebody."""
    desk = Desk(3)
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)
    return desk


@pytest.mark.parametrize(
    ("begin", "command"),
    [
        (lambda: played(5), Takeback(to=0)),
        (lambda: played(5), Abandon()),
        (lambda: played(5), AllowHints()),
        (waiting, ChangeOptions(options=Options(hints=False))),
        (waiting, Sit(seat=2, instead_of=None)),
    ],
    ids=lambda one: getattr(one, "do", ""),
)
def test_an_offer_that_comes_late_is_not_made_again(
    begin: Callable[[], Desk], command: Command
) -> None:
    """Sent twice, it would come back after it was refused. Who has heard of that may ask again."""
    desk = begin()
    first = command.model_copy(update={"version": desk.table.number})
    desk.do(first.new_entries, ANN)
    desk.do(commands.answer, BOB, accept=False)
    later = command.model_copy(update={"version": desk.table.number})

    for table in (desk.table, desk.rebuilt()):
        desk.table = table
        assert refusal(desk, first.new_entries, ANN) == "stale"
    desk.do(later.new_entries, ANN)

    assert desk.table.offer


def test_a_late_takeback_takes_nothing_back_where_nobody_is_asked() -> None:
    """Alone with a computer player it is done at once, and once."""
    desk = Desk(2)
    desk.do(commands.set_seat, ANN, 1, "fisher")
    desk.do(commands.sit, ANN)
    play(desk)
    takeback = Takeback(to=0, version=desk.table.number)
    desk.do(takeback.new_entries, ANN)
    play(desk)

    assert refusal(desk, takeback.new_entries, ANN) == "stale"
    assert desk.table.ply == 1


def test_a_vote_is_not_held_again_because_of_a_late_request(server: Server) -> None:
    """It is refused once, and that holds."""
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.new_table("me", "open", "open")
    for one in (bob, eve):
        one.post(f"{table}/sit")
    state = ann.state(table)
    known, out = state["version"], state["table"]["seats"][2]["person"]
    asked = ann.post(f"{table}/remove", person=out, version=known)
    bob.post(f"{table}/answer", accept=False)

    late = ann.post(f"{table}/remove", person=out, version=known)

    assert asked.status_code == 200
    assert code(late) == (409, "stale")
    assert ann.state(table)["offer"] is None


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
