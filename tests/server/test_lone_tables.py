"""Games left to computer players: few go on, the others wait until somebody looks."""

from himiko.server.storage.table_log import summary
from himiko.server.tables import commands
from tests.server.postgres import Cluster
from tests.server.serving import MANY, Client, Server, ask, serving, settings, told
from tests.server.tables import ANN, BOB, two

FEW = MANY.model_copy(update={"lone_tables": 2, "lone_starts": 0.0, "lone_starts_burst": 2})


def leave_some(who: Client, number: int) -> list[str]:
    """Begin games against computers and leave them at once; return the tables."""
    tables = []
    for _ in range(number):
        tables.append(table := who.new_table("me", "drifter", "drifter"))
        assert who.post(f"{table}/leave").status_code == 200
    return tables


def finish(who: Client, table: str, *, leaving: bool = False) -> None:
    """Look at a table until its game is over."""
    with who.live(table) as socket:
        if leaving:
            ask(socket, do="leave")
        while told(socket, "state")["status"] != "over":
            pass


def same(server: Server, who: Client) -> Client:
    """Return the same person at another process."""
    client = server.client()
    client.cookies.update(who.cookies)
    return client


def plies(who: Client, tables: list[str]) -> list[tuple[str, int]]:
    """Return how far games are."""
    states = [who.state(table) for table in tables]
    return [(state["status"], state["ply"]) for state in states]


def test_games_left_to_computers_are_few(url: str) -> None:
    """Over the limit they wait until somebody looks; a restart changes nothing in that."""
    with serving(settings(url, limits=FEW)) as server:
        eve = server.guest("Eve")
        tables = leave_some(eve, 4)
        for table in tables[:2]:
            finish(eve, table)
        before = plies(eve, tables)
    with serving(settings(url, limits=FEW)) as server:
        again = same(server, eve)
        finish(again, again.new_table("drifter", "drifter"))
        restarted = plies(again, tables)
        finish(again, tables[2])
        looked_at = plies(again, tables)

    assert [status for status, _ in before] == ["over", "over", "running", "running"]
    assert restarted == before
    assert looked_at[2][0] == "over"
    assert looked_at[3] == before[3]


def test_whoever_looks_at_another_process_is_played_for(postgres: Cluster) -> None:
    """Computers wait at all processes, and think at the one at which somebody looks."""
    url = postgres.new_database()
    none = FEW.model_copy(update={"lone_starts_burst": 0})
    with (
        serving(settings(url, limits=none)) as one,
        serving(settings(url, limits=none)) as other,
    ):
        eve = one.guest("Eve")
        tables = leave_some(eve, 2)
        finish(same(other, eve), tables[0])
        last = plies(eve, tables)[1]

    assert last[0] == "running"


def test_who_is_deleted_leaves_no_more_than_who_leaves(url: str) -> None:
    """Guests are made and deleted at little cost."""
    few = FEW.model_copy(update={"lone_starts_burst": 1})
    with serving(settings(url, limits=few)) as server:
        eve, ann = server.guest("Eve"), server.guest("Ann")
        table = eve.new_table("me", "drifter", "drifter")
        finish(ann, ann.new_table("drifter", "drifter"))  # the one that may be begun
        before = plies(ann, [table])
        assert eve.delete("/api/me").status_code == 204
        finish(ann, ann.new_table("me", "drifter", "drifter"), leaving=True)
        after = plies(ann, [table])

    assert before == after


def test_two_who_leave_at_once_are_not_two_who_leave_others_behind() -> None:
    """Somebody who could not be charged beforehand leaves computers that wait."""
    desk = two()
    charged = two()

    desk.do(commands.leave, ANN, may_go_on=False)
    has_others = desk.table.waits
    desk.do(commands.leave, BOB, may_go_on=False)
    charged.do(commands.leave, ANN, may_go_on=False)
    charged.do(commands.leave, BOB, may_go_on=True)

    assert (has_others, desk.rebuilt().waits, charged.table.waits) == (False, True, False)
    assert (summary(desk.table).due, summary(charged.table).due) == (None, 0)


def test_who_comes_back_is_waited_for_no_more() -> None:
    """Then it is a game like any other."""
    desk = two()
    for who in (ANN, BOB):
        desk.do(commands.leave, who, may_go_on=False)
    desk.do(commands.come_back, BOB)

    assert not desk.rebuilt().waits


def test_a_clock_that_runs_out_leaves_no_more_than_a_person_does() -> None:
    """Tables are not left to computers by waiting, either."""
    desk = two(clock={"kind": "live", "minutes": 1})
    desk.do(commands.leave, ANN if desk.table.turn else BOB)
    desk.do(commands.time_out, desk.now + 10**9, may_go_on=False)

    assert {seat.why for seat in desk.table.seats} == {"left", "time"}
    assert desk.table.waits
