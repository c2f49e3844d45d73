"""Spectators may see the game some turns late; players are not slowed down."""

from collections.abc import Iterator
from typing import Any

import pytest

from himiko.server.live.bot_runner import BotRunner
from himiko.server.refused import Refused
from himiko.server.tables import commands
from himiko.server.tables.state import at, plies, state
from tests.server.serving import Client, Server, serving, settings, told
from tests.server.tables import ANN, BOB, Desk


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server with a database of its own."""
    folder = tmp_path_factory.mktemp("audience")
    with serving(settings(f"sqlite:///{folder / 'test.db'}", hint_seconds=0.1)) as running:
        yield running


def turns_played(number: int, delay: int) -> tuple[Desk, list[int]]:
    """Play some turns, and an action of the next; return where each turn began."""
    desk = Desk(2, delay=delay)
    for who in (ANN, BOB):
        desk.do(commands.sit, who)
    begins = []
    while True:
        game = desk.table.game
        assert game
        if game.position()["step"] == "fleet":
            begins.append(desk.table.ply)
        legal = game.legal()
        action = "done" if "done" in legal else legal[0]
        desk.do(commands.play, (ANN, BOB)[desk.table.turn or 0], desk.table.ply, action)
        if len(begins) > number:
            return desk, begins


@pytest.mark.parametrize("delay", [0, 1, 2, 3])
def test_watchers_see_the_game_so_many_turns_late(delay: int) -> None:
    """With 1 the turn under way is hidden, with 2 the one before it, too."""
    desk, begins = turns_played(6, delay)

    late = desk.table.for_watchers()

    assert late.ply == (begins[-delay] if delay else desk.table.ply)
    assert late.setup.id == desk.table.setup.id
    assert desk.table.ply == begins[-1] + 1, "the table itself goes on"


def test_nothing_of_what_came_later_is_in_any_answer() -> None:
    """State, events, plies and replay all end where the late game stands."""
    desk, begins = turns_played(6, 2)
    late = desk.table.for_watchers()
    game = desk.table.whole().at(begins[-2])

    shown = state(late, None, -1, desk.now)

    assert shown["view"] == game.view(None)
    assert shown["turn"] == game.turn
    assert shown["scores"] == game.scores()
    assert max(event["ply"] for event in shown["events"]) <= begins[-2]
    assert len(plies(late, None)) == begins[-2]
    assert at(late, None, begins[-2])["view"] == game.view(None)
    for ply in range(begins[-2] + 1, desk.table.ply + 1):
        with pytest.raises(Exception, match="no_such_ply"):
            at(late, None, ply)


def test_a_delay_longer_than_the_game_shows_the_deal() -> None:
    """And nothing before it."""
    desk, _ = turns_played(2, 12)

    assert desk.table.for_watchers().ply == 0


def test_a_game_that_is_over_is_shown_to_its_end() -> None:
    """There is nothing left to be cheated with."""
    desk, _ = turns_played(3, 3)
    desk.do(commands.offer_abandon, ANN)
    desk.do(commands.answer, BOB, accept=True)

    assert desk.table.status == "abandoned"
    assert desk.table.for_watchers() is desk.table


def play_turns(client: Client, table: str, number: int) -> None:
    """Play a number of one's own turns, with all boats, against a computer player or oneself."""
    for _ in range(number):
        while True:
            now = client.state(table)
            if not now["legal"]:
                return
            boats = [action for action in now["legal"] if action.startswith("place ")]
            action = boats[0] if boats else now["legal"][-1]
            client.post(f"{table}/play", ply=now["ply"], action=action)
            if client.state(table)["view"]["step"] == "fleet":
                break


def test_over_http_and_the_socket(server: Server) -> None:
    """A spectator, and a player who asks as the audience, see less; the player sees all."""
    ann, other = server.guest("Ann"), server.guest("Eve")
    table = ann.new_table("me", "me", delay=2)
    play_turns(ann, table, 3)
    mine = ann.state(table)

    late = other.state(table)
    own = ann.state(table, audience=True)
    with other.live(table) as socket:
        sent = told(socket, "state")

    assert mine["ply"] > late["ply"] > 0
    assert late["ply"] == own["ply"] == sent["ply"]
    assert own["seat"] is None
    assert own["mine"] == []
    assert late["view"] == sent["view"]
    record = other.get(f"{table}/record").text
    assert len(record) < len(ann.get(f"{table}/record").text)
    events = other.get(f"{table}/events").json()
    assert max(event["ply"] for event in events) == late["ply"]


def test_who_looks_back_learns_nothing_of_what_is_to_come(server: Server) -> None:
    """The past of those who watch ends where their game does; it is that of the players."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.new_table("me", "me", delay=2)
    play_turns(ann, table, 3)
    late, now = eve.state(table)["ply"], ann.state(table)["ply"]

    past = eve.get(f"{table}/plies/{late}").json()
    refused = [eve.get(f"{table}/plies/{ply}") for ply in range(late + 1, now + 1)]

    assert past["view"] == eve.state(table)["view"]
    assert {answer.status_code for answer in refused} == {404}
    assert {answer.json()["values"]["ply"] for answer in refused} == {late}
    assert eve.get(f"{table}/plies/0", params={"seat": 0}).status_code == 403


def test_what_could_be_built_is_told_of_the_late_game(server: Server) -> None:
    """Boats that were placed since are not counted for those who watch."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.new_table("me", "me", delay=12)
    first = eve.get(f"{table}/sites", params={"seat": 0}).json()
    play_turns(ann, table, 4)

    late = eve.get(f"{table}/sites", params={"seat": 0}).json()

    assert late == first
    assert ann.get(f"{table}/sites", params={"seat": 0}).json() != first


def test_who_watches_is_sent_the_next_turn_when_it_is_time(server: Server) -> None:
    """Without gaps: what is sent goes on from what was sent before."""
    ann, other = server.guest("Ann"), server.guest("Eve")
    table = ann.new_table("me", "me", delay=1)
    with other.live(table) as socket:
        first = told(socket, "state")
        play_turns(ann, table, 2)
        seen = list(first["events"])
        ply = first["ply"]
        while ply < ann.state(table)["ply"]:
            now = told(socket, "state")
            assert now["since"] <= ply
            seen += [event for event in now["events"] if event["ply"] > ply]
            ply = now["ply"]

    whole = other.get(f"{table}/events", params={"since": -1}).json()
    assert [event["ply"] for event in seen] == [event["ply"] for event in whole]


def test_chances_are_told_where_they_help_nobody(server: Server) -> None:
    """Where hints are allowed, or from a delay of two turns on; of the game as it is watched."""
    ann, bea = server.guest("Ann"), server.guest("Bea")

    def table_of_two(delay: int) -> str:
        table = ann.new_table("me", "open", delay=delay)
        bea.post(f"{table}/sit")
        return table

    live, late = table_of_two(0), table_of_two(2)
    alone = ann.new_table("me", "fisher")

    assert bea.get(f"{live}/chances").json()["code"] == "no_hints"
    for table in (late, alone):
        told = server.client().get(f"{table}/chances").json()
        assert len(told["chances"]) == 2
        assert sum(one["mean"] for one in told["chances"]) == pytest.approx(1, abs=0.01)
        assert told["ply"] <= ann.state(table)["ply"]


def test_chances_nothing_came_of_are_thought_about_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not refused to everybody until somebody plays."""
    table = server.guest("Ann").new_table("me", "me", delay=2)
    real = BotRunner.chances
    failed: list[bool] = []

    async def fails_first(self: BotRunner, *args: Any) -> dict[str, Any]:
        if not failed:
            failed.append(True)
            raise Refused("busy")
        return await real(self, *args)

    monkeypatch.setattr(BotRunner, "chances", fails_first)
    client = server.client()

    statuses = [client.get(f"{table}/chances").status_code for _ in range(2)]

    assert statuses == [503, 200]


def test_the_lobby_does_not_say_whose_turn_it_is_by_now(server: Server) -> None:
    """To those who see the game late; to those who play it does, and of other games to all."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    late, live = (ann.new_table("me", "me", listed=True, delay=delay) for delay in (2, 0))

    def turns(client: Client, which: str) -> list[int | None]:
        listed = client.get("/api/tables", params={"list": which}).json()
        found = {row["id"]: row["turn"] for row in listed}
        return [found[table[-24:]] for table in (late, live)]

    turn = [ann.state(table)["turn"] for table in (late, live)]
    assert turns(ann, "mine") == turns(ann, "running") == turn
    assert turns(bob, "running") == turns(server.client(), "running") == [None, turn[1]]
