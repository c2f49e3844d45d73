"""When plies were played, by the log: what a table reports of the time its turns took."""

from himiko.game import Game
from himiko.server.tables import commands
from himiko.server.tables.setup import Origin
from himiko.server.tables.state import state
from tests.server.tables import ANN, BOB, Desk, mover, play, two

START = 1_000_000


def played(desk: Desk, *waits: int) -> Desk:
    """Let the seat to act wait this long each time, and play."""
    for wait in waits:
        desk.now += wait
        play(desk)
    return desk


def moments(desk: Desk, since: int = -1) -> list[int]:
    """Return what a spectator is sent."""
    found: list[int] = state(desk.table, None, since, desk.now)["moments"]
    return found


def test_every_ply_has_its_moment() -> None:
    """The first one is that of the start; with what one knows come those after it."""
    desk = played(two(), 500, 2_000)

    assert moments(desk) == [START, START + 500, START + 2_500]
    assert moments(desk, 1) == [START + 2_500]
    assert moments(desk, 2) == []


def test_before_the_start_there_are_none() -> None:
    """Nobody has played yet."""
    assert moments(Desk(2)) == []


def test_what_is_taken_back_has_none() -> None:
    """A ply that is played again has a new moment, with redo as well."""
    desk = played(two(), 500, 500)

    desk.do(commands.undo, mover(desk), 1)
    assert moments(desk) == [START, START + 500]
    desk.now += 7_000
    desk.do(commands.redo, mover(desk), 2)

    assert moments(desk) == [START, START + 500, START + 8_000]


def test_they_follow_from_the_log() -> None:
    """A table that is read again reports the same; one that was left alone is not changed."""
    desk = played(two(), 500, 500)
    before = desk.table

    played(desk, 900)

    assert before.moments is not None
    assert before.moments.since(-1) == [START, START + 500, START + 1_000]
    assert desk.rebuilt().moments is not None
    assert state(desk.rebuilt(), None, -1, desk.now)["moments"] == moments(desk)


def test_those_who_watch_late_are_not_told_of_what_they_do_not_see() -> None:
    """With a delay, moments end where the game ends that they see."""
    desk = played(two(delay=1), 500, 500, 500)
    late = desk.table.for_watchers()

    shown = state(late, None, -1, desk.now)

    assert len(shown["moments"]) == shown["ply"] + 1
    assert len(moments(desk)) == desk.table.ply + 1


def test_a_table_that_goes_on_from_a_record_knows_its_own_only() -> None:
    """When the plies of the record were played is nowhere written."""
    game = Game.new(players=2, seed=5)
    for _ in range(3):
        game.play(game.legal()[0])
    desk = Desk(2, origin=Origin(game.record(), 3))
    for who in (ANN, BOB):
        desk.do(commands.sit, who)

    played(desk, 400)

    assert moments(desk) == [START, START + 400]
    assert moments(desk, 3) == [START + 400]
