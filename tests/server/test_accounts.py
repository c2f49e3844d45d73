"""Accounts at tables: the games of the guest one was, names, several devices."""

from sqlalchemy import text

from himiko.server.storage.store import Store
from tests.server.clockwork import wait_until
from tests.server.serving import Server, code, serving, settings, told, told_ply, two


def test_an_account_takes_over_a_guest_s_games(server: Server) -> None:
    """And can be deleted with everything personal."""
    ann = server.guest("Ann")
    secret = "correct horse"  # noqa: S105
    assert ann.post("/api/account", name="Ann A", password=secret).json()["account"] == "ann a"
    guest = server.guest("Someone")
    table = guest.new_table("me", "open")
    assert code(guest.post("/api/session", name="Ann A", password=secret[::-1]))[0] == 403

    answer = guest.post("/api/session", name="ANN A", password=secret)

    assert answer.json()["name"] == "Ann A"
    host = guest.state(table)["table"]["host"]
    assert host in answer.json()["ids"]
    assert answer.json()["id"] in answer.json()["ids"]
    assert guest.state(table)["mine"] == [0]
    assert ann.state(table)["mine"] == [0]
    wait_until(lambda: ann.state(table)["table"]["seats"][0]["name"] == "Ann A")
    assert ann.delete("/api/me").status_code == 204
    assert ann.get("/api/me").status_code == 401
    assert guest.get("/api/me").status_code == 401
    after = server.guest("New").state(table)
    assert (after["status"], after["table"]["seats"][0]["kind"]) == ("closed", "open")


def test_who_sits_at_a_broken_table_can_still_be_deleted(url: str) -> None:
    """The table is left alone."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        ann.new_table("me", "open")
        cookies = ann.cookies
    store = Store(url)
    broken = text("UPDATE entries SET kind = 'action', data = '{\"action\": \"dance\"}'")
    store.writer.submit(lambda c: c.execute(broken)).result()
    store.close()

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = cookies

        assert again.delete("/api/me").status_code == 204
        assert again.get("/api/me").status_code == 401


def test_another_name_is_told_at_tables_of_the_guest_one_was(server: Server) -> None:
    """At once, to those who know the old one; the host may remove either."""
    ann, host = server.guest("Ann"), server.guest("Host")
    secret = "correct horse"  # noqa: S105
    ann.post("/api/account", name="Ann R", password=secret)
    guest = server.guest("Someone")
    table = host.new_table("me", "open", "open")
    guest.post(f"{table}/sit")
    guest.post("/api/session", name="Ann R", password=secret)
    wait_until(lambda: host.state(table)["table"]["seats"][1]["name"] == "Ann R")

    ann.patch("/api/me", json={"name": "Anna"})

    wait_until(lambda: host.state(table)["table"]["seats"][1]["name"] == "Anna")
    assert host.post(f"{table}/remove", person=ann.get("/api/me").json()["id"]).is_success
    assert host.state(table)["table"]["seats"][1]["kind"] == "open"


def test_two_devices_on_one_seat_see_the_same(server: Server) -> None:
    """The second came in with the person's code; sending at once, one of them is applied."""
    people, table = two(server)
    turn = people[0].state(table)["turn"]
    first, second = people[turn], server.client()
    made = first.post("/api/me/code").json()["code"]
    assert second.post("/api/devices", code=made).json()["id"] == first.get("/api/me").json()["id"]

    one, other = first.state(table)["legal"][:2]
    with first.live(table) as socket, second.live(table) as twin:
        assert told(socket, "state")["legal"] == told(twin, "state")["legal"]
        answers = [first.post(f"{table}/play", ply=0, action=one)]
        answers.append(second.post(f"{table}/play", ply=0, action=other))
        assert [answer.status_code for answer in answers] == [200, 409]
        assert told_ply(socket, 1)["view"] == told_ply(twin, 1)["view"]
