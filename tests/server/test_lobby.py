"""New tables: from the lobby, from records and positions, as rematches."""

from himiko import Game
from tests.server.clockwork import wait_until
from tests.server.serving import Server, code, two
from tests.server.test_identity import change


def test_lists_and_rematch(server: Server) -> None:
    """Open tables in the lobby, one's own with one's turn first."""
    people, table = two(server, listed=True)
    ann, bob = people
    waiting = ann.new_table("me", "open", listed=True)
    private = ann.new_table("me", "open")

    listed = [entry["id"] for entry in bob.get("/api/tables").json()]
    mine = ann.get("/api/tables", params={"list": "mine"}).json()

    assert waiting.rpartition("/")[2] in listed
    assert private.rpartition("/")[2] not in listed
    assert {entry["id"] for entry in mine} >= {table.rpartition("/")[2]}
    assert code(ann.post(f"{table}/rematch")) == (409, "not_now")
    closed = ann.new_table("me", "open", listed=True)
    assert code(bob.post(f"{closed}/close")) == (403, "not_the_host")
    assert ann.post(f"{closed}/close").status_code == 200
    for name, client in (("open", bob), ("mine", ann)):
        found = client.get("/api/tables", params={"list": name}).json()
        assert closed.rpartition("/")[2] not in {entry["id"] for entry in found}
    ann.post(f"{table}/abandon")
    bob.post(f"{table}/answer", accept=True)
    new = bob.post(f"{table}/rematch").json()
    assert new["table"]["rematch_of"] == table.rpartition("/")[2]
    assert ann.post(f"{table}/rematch").json()["table"]["id"] == new["table"]["id"]


def test_ones_own_finished_games_say_how_they_ended(server: Server) -> None:
    """With each seat's points; what is under way or only public has no result."""
    ann = server.guest("Ann")
    game = Game.new(2, 5)
    while not game.over:
        game.play(game.legal()[0])
    asked = {"seats": ["me", "open"], "record": game.record(), "options": {"listed": True}}
    made = ann.post("/api/tables", **asked).json()["table"]["id"]
    running = ann.new_table("me", "me").rpartition("/")[2]

    def results(name: str) -> dict[str, object]:
        listed = ann.get("/api/tables", params={"list": name}).json()
        return {entry["id"]: entry["result"] for entry in listed}

    ended = [{"total": score["total"], "rank": score["rank"]} for score in game.scores()]
    assert sorted(score["rank"] for score in ended) == [1, 2]
    for _ in range(2):  # read, and kept
        assert results("mine") == {made: ended, running: None}
    assert results("finished")[made] is None


def test_a_table_from_a_record_and_from_a_position(server: Server) -> None:
    """Checked first; what is wrong is said."""
    ann = server.guest("Ann")
    game = Game.new(2, 5)
    for _ in range(8):
        game.play(game.legal()[0])

    made = ann.post("/api/tables", seats=["me", "me"], record=game.record(), ply=5).json()
    other = ann.post("/api/tables", seats=["me", "drifter"], position=game.position()).json()
    bad = ann.post("/api/tables", seats=["me", "me"], record="himiko 1\nnothing")

    assert made["ply"] == 5
    assert made["mine"] == [0, 1]
    assert other["view"]["boats"] == game.position()["boats"]
    assert code(bad) == (422, "bad_record")
    assert bad.json()["cause"]["code"] == "header"
    wrong = game.record().replace("fleet", "done, fleet", 1)
    bad = ann.post("/api/tables", seats=["me", "me"], record=wrong)
    reason = bad.json()["cause"]["cause"]
    assert (reason["family"], reason["code"]) == ("refusal", "fleet_first")
    bad = ann.post("/api/tables", seats=["me", "me"], position={**game.position(), "round": 0})
    assert code(bad) == (422, "bad_position")
    assert bad.json()["cause"] == {
        "family": "bad_position",
        "code": "number",
        "where": "round",
        "values": {"found": "0", "least": "1", "most": "30000"},
        "cause": None,
    }


def test_a_record_s_names_are_such_as_people_have(server: Server) -> None:
    """Printable, on one line, not endless; what no database keeps is refused."""
    ann = server.guest("Ann")
    game = Game.new(2, 5, names=("A\x07\u202e  b", "x" * 200))

    made = ann.post("/api/tables", seats=["me", "me"], record=game.record())
    headers = ("seat 0: A", "source: here\0")
    nul = [game.record().replace("seat 0: A", "\n".join(headers[:n]) + "\0") for n in (1, 2)]
    bad = [ann.post("/api/tables", seats=["me", "me"], record=text) for text in nul]

    assert made.json()["table"]["names"] == ["A b", "x" * 40]
    assert [code(answer) for answer in bad] == [(422, "bad_record")] * 2
    assert bad[0].json()["cause"]["line"] == 4


def test_a_rematch_of_a_record_that_was_only_looked_at(server: Server) -> None:
    """Where nobody sat the next table has an open seat."""
    ann = server.guest("Ann")
    game = Game.new(2, 5)
    while not game.over:
        game.play(game.legal()[0])
    made = ann.post("/api/tables", seats=["me", "open"], record=game.record()).json()

    new = ann.post(f"/api/tables/{made['table']['id']}/rematch").json()

    assert [seat["kind"] for seat in new["table"]["seats"]] == ["human", "open"]
    assert new["status"] == "open"


def test_a_game_played_on_keeps_no_names(server: Server) -> None:
    """Who played before can still delete theirs."""
    people, table = two(server)
    people[0].post(f"{table}/abandon")
    people[1].post(f"{table}/answer", accept=True)

    made = server.guest("Eve").post(f"{table}/play-on", ply=0, seats=["me", "drifter"]).json()

    assert made["table"]["names"] == ["Blue", "Orange"]


def test_a_finished_game_that_is_broken_hides_no_other(server: Server) -> None:
    """It is listed without a result, and counts for nothing."""
    ann = server.guest("Ann")
    broken, good = (ann.new_table("me", "drifter") for _ in range(2))
    for table in (broken, good):
        wait_until(lambda table=table: ann.state(table)["turn"] == 0)
    change(server, "UPDATE tables SET status = 'over', turn = NULL, due = NULL")
    change(server, f"UPDATE entries SET kind = 'dance' WHERE \"table\" = '{broken[-24:]}'")  # noqa: S608

    listed = {row["id"]: row["result"] for row in ann.get("/api/tables?list=mine").json()}
    level = ann.get("/api/level")

    assert listed[broken[-24:]] is None
    assert len(listed[good[-24:]]) == 2
    assert level.json()["games"] == 1
