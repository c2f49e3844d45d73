"""The API, over real connections and on both databases."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from himiko import Game
from himiko.game import chain
from himiko.game.deal import verify
from himiko.server.storage.store import Store
from tests.server.clockwork import wait_until
from tests.server.serving import Client, Server, ask, serving, settings, told, told_ply


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Run a server for a test."""
    with serving(settings(url)) as one:
        yield one


def two(server: Server, **options: Any) -> tuple[list[Client], str]:
    """Return two guests at a running table: by seat."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.new_table("me", "open", **options)
    assert bob.post(f"{table}/sit").status_code == 200
    return [ann, bob], table


def code(answer: Any) -> tuple[int, str]:
    """Return status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def test_a_whole_game_against_computer_players(server: Server) -> None:
    """Over HTTP; at the end the record opens the deal that was committed to."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "drifter", "fisher")
    commitment = ann.state(table)["table"]["commitment"]
    deadline = time.monotonic() + 120
    while (state := ann.state(table))["status"] == "running" and time.monotonic() < deadline:
        if state["legal"]:
            ann.post(f"{table}/play", ply=state["ply"], action=state["legal"][-1])
        else:
            time.sleep(0.01)

    game = Game.from_record(ann.get(f"{table}/record").text)

    assert state["status"] == "over"
    assert game.over
    assert game.headers["commitment"] == commitment
    assert verify(game.headers, game.seed) == "true"
    assert game.names == ("Ann", "drifter", "fisher")


def test_two_people_play_over_sockets(server: Server) -> None:
    """Both are told every ply, in order, each through their own eyes."""
    people, table = two(server)
    with people[0].live(table) as one, people[1].live(table) as other:
        sockets = (one, other)
        states = [told(socket, "state") for socket in sockets]
        for ply in range(25):
            turn = states[0]["turn"]
            assert not states[1 - turn]["legal"]
            action = states[turn]["legal"][0]
            assert ask(sockets[turn], do="play", ply=ply, action=action)["ply"] == ply + 1
            states = [told_ply(socket, ply + 1) for socket in sockets]
            for seat, state in enumerate(states):
                assert (state["ply"], state["seat"], state["since"]) == (ply + 1, seat, ply)
                assert {event["ply"] for event in state["events"]} == {ply + 1}


def test_stale_and_repeated_sends_are_answered_not_applied(server: Server) -> None:
    """A repeated one is told so; another action for an old ply is refused."""
    people, table = two(server)
    turn = people[0].state(table)["turn"]
    one, other = people[turn].state(table)["legal"][:2]

    first = people[turn].post(f"{table}/play", ply=0, action=one)
    again = people[turn].post(f"{table}/play", ply=0, action=one)
    stale = people[turn].post(f"{table}/play", ply=0, action=other)

    assert first.json() == {"version": 4, "ply": 1, "repeated": False}
    assert again.json() == {"version": 4, "ply": 1, "repeated": True}
    assert code(stale) == (409, "stale")


def test_what_is_sent_twice_over_the_socket_is_done_once(server: Server) -> None:
    """By the version that comes with it, also after the game has gone back."""
    people, table = two(server)
    turn = people[0].state(table)["turn"]
    with people[turn].live(table) as socket:
        state = told(socket, "state")
        play = {"do": "play", "ply": 0, "action": state["legal"][0], "version": state["version"]}
        played = ask(socket, **play)
        action = people[turn].state(table)["legal"][0]
        more = ask(socket, do="play", ply=1, action=action, version=played["version"])
        undo = {"do": "undo", "version": more["version"]}

        undone, again = ask(socket, **undo), ask(socket, **undo)
        back = ask(socket, do="undo", to=0, version=undone["version"])
        late = ask(socket, **play)

    assert [undone["ply"], back["ply"], people[turn].state(table)["ply"]] == [1, 0, 0]
    assert [again["code"], late["code"]] == ["stale", "stale"]


def test_reconnecting_resumes_after_the_last_ply(server: Server) -> None:
    """Also when what was known has been undone meanwhile."""
    people, table = two(server)
    turn = people[0].state(table)["turn"]
    for ply in range(2):
        action = people[turn].state(table)["legal"][0]
        people[turn].post(f"{table}/play", ply=ply, action=action)
    known = people[turn].state(table)
    people[turn].post(f"{table}/undo")
    people[turn].post(f"{table}/redo")

    with people[turn].live(table, f"?ply={known['ply']}&version={known['version']}") as socket:
        state = told(socket, "state")

    assert state["since"] == 1
    assert {event["ply"] for event in state["events"]} == {2}


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
    assert ann.state(table)["table"]["seats"][0]["name"] == "Ann A"
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


def test_a_game_played_on_keeps_no_names(server: Server) -> None:
    """Who played before can still delete theirs."""
    people, table = two(server)
    people[0].post(f"{table}/abandon")
    people[1].post(f"{table}/answer", accept=True)

    made = server.guest("Eve").post(f"{table}/play-on", ply=0, seats=["me", "drifter"]).json()

    assert made["table"]["names"] == ["Blue", "Orange"]


def test_secrets_stay_where_they_belong(server: Server) -> None:
    """The cookie is HttpOnly and SameSite; the seed reaches nobody before the end."""
    fresh = server.client()
    answer = fresh.post("/api/me", name="Ann")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie

    people, table = two(server)
    texts = [client.get(f"{table}{path}").text for client in people for path in ("", "/record")]

    assert not any('"seed"' in text or "seed:" in text or "rng" in text for text in texts)


def test_requests_are_authorised_for_their_seat(server: Server) -> None:
    """Strangers, the other seat, and those without a name are refused."""
    people, table = two(server, watch="players")
    eve, nobody = server.guest("Eve"), server.client()
    turn = people[0].state(table)["turn"]
    action = people[turn].state(table)["legal"][0]

    assert code(eve.get(table)) == (403, "not_for_you")
    assert code(nobody.get(f"{table}/record")) == (403, "not_for_you")
    assert code(nobody.post(f"{table}/play", ply=0, action=action)) == (401, "who_are_you")
    assert code(eve.post(f"{table}/play", ply=0, action=action)) == (403, "not_seated")
    other = people[1 - turn]
    assert code(other.post(f"{table}/play", ply=0, action=action)) == (409, "not_your_turn")
    assert code(other.get(table, params={"seat": turn})) == (403, "not_your_seat")
    for question in ("why-not", "preview", "hint"):
        assert other.post(f"{table}/{question}", action=action).status_code in {403, 409}
    with pytest.raises(ConnectionClosed) as closed, eve.live(table) as socket:
        told(socket, "state")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403


def test_questions_about_actions(server: Server) -> None:
    """Why not, what would happen, what would a computer player do."""
    people, table = two(server)
    mover = people[people[0].state(table)["turn"]]
    legal = mover.state(table)["legal"]
    assert code(mover.post(f"{table}/hint")) == (403, "hints_not_agreed")
    people[0].post(f"{table}/allow-hints")
    people[1].post(f"{table}/answer", accept=True)

    why = mover.post(f"{table}/why-not", action="buy wood").json()
    fine = mover.post(f"{table}/why-not", action=legal[0]).json()
    effect = mover.post(f"{table}/preview", action=legal[0]).json()
    best = mover.post(f"{table}/hint").json()

    assert why["refusal"]["code"] == "fleet_first"
    assert fine["refusal"] is None
    assert effect["events"][0]["event"] == "fleet_chosen"
    assert best["outlooks"][0]["action"] in legal
    refused = mover.post(f"{table}/play", ply=0, action="buy wood")
    assert code(refused) == (422, "illegal_action")
    assert refused.json()["family"] == "error"
    assert refused.json()["values"]["refusal"] == why["refusal"]
    assert refused.json()["cause"] == {
        "family": "refusal",
        "action": "buy wood",
        "cause": None,
        **why["refusal"],
    }
    assert code(mover.post(f"{table}/why-not", action="dance")) == (422, "illegal_action")


def test_replay_shows_any_ply(server: Server) -> None:
    """Positions and events of the past."""
    people, table = two(server)
    for ply in range(6):
        mover = people[people[0].state(table)["turn"]]
        action = mover.state(table)["legal"][0]
        mover.post(f"{table}/play", ply=ply, action=action)

    then = people[0].get(f"{table}/plies/2").json()
    events = people[0].get(f"{table}/events", params={"since": 3}).json()

    assert then["ply"] == 2
    assert {event["ply"] for event in events} == {4, 5, 6}
    assert code(people[0].get(f"{table}/plies/99")) == (404, "no_such_ply")


def test_chat_reaches_those_who_listen_and_have_not_muted(server: Server) -> None:
    """As text, and not too often; the host may remove a disturber."""
    people, table = two(server)
    ann, bob = people
    eve = server.guest("Eve")
    with ann.live(table) as socket:
        told(socket, "state")
        line = bob.post(f"{table}/chat", text=" <b>hi</b>\n\u202e there ").json()
        assert told(socket, "chat")["text"] == line["text"] == "<b>hi</b> there"
    assert ann.put(f"/api/mutes/{line['person']}").status_code == 204
    assert ann.get(f"{table}/chat").json() == []
    assert len(eve.get(f"{table}/chat").json()) == 1
    answers = [eve.post(f"{table}/chat", text="spam").status_code for _ in range(10)]
    assert 429 in answers
    assert ann.post(f"{table}/remove", person=eve.get("/api/me").json()["id"]).status_code == 200
    assert code(eve.post(f"{table}/chat", text="!")) == (403, "not_for_you")


def test_players_hear_spectators_when_the_game_is_over(server: Server) -> None:
    """Before the start and after the end there is one chat; between, spectators have their own."""
    (ann, bob), table = two(server)
    eve, dan = server.guest("Eve"), server.guest("Dan")
    with ann.live(table) as playing, dan.live(table) as watching:
        eve.post(f"{table}/chat", text="play fleet 3!")
        bob.post(f"{table}/chat", text="good luck")
        assert told(watching, "chat")["text"] == "play fleet 3!"
        assert told(watching, "chat")["text"] == "good luck"
        assert told(playing, "chat")["text"] == "good luck"
    during = [[line["text"] for line in who.get(f"{table}/chat").json()] for who in (ann, dan)]

    ann.post(f"{table}/abandon")
    bob.post(f"{table}/answer", accept=True)

    after = ann.get(f"{table}/chat").json()
    assert during == [["good luck"], ["play fleet 3!", "good luck"]]
    assert [line["watching"] for line in after] == [True, False]


def test_the_log_of_a_finished_game_leads_to_the_head_in_its_record(server: Server) -> None:
    """Whoever has it computes the hash chain anew; before the end it would betray something."""
    (ann, bob), table = two(server)
    assert code(ann.get(f"{table}/log")) == (409, "not_now")
    ann.post(f"{table}/abandon")
    bob.post(f"{table}/answer", accept=True)

    log = ann.get(f"{table}/log").json()
    game = Game.from_record(ann.get(f"{table}/record").text)

    head = chain.head_of(table.rpartition("/")[2], log)
    assert game.headers["log"] == chain.header(len(log), head)
    assert ann.state(table)["head"] == head.hex()


def test_a_mute_holds_at_once_and_until_it_is_taken_back(server: Server) -> None:
    """Also at tables that are open just now."""
    people, table = two(server)
    ann, bob = people
    other = bob.get("/api/me").json()["id"]
    with ann.live(table) as socket, bob.live(table) as own:
        told(socket, "state")
        ann.put(f"/api/mutes/{other}")
        bob.post(f"{table}/chat", text="unheard")
        assert told(own, "chat")["text"] == "unheard"  # by now everybody was told who wants to be
        assert ann.delete(f"/api/mutes/{other}").status_code == 204
        bob.post(f"{table}/chat", text="heard")
        assert told(socket, "chat")["text"] == "heard"


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
    assert bad.json()["values"]["where"] == "round"
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
    assert bad[0].json()["values"]["line"] == 4


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


def test_the_door_is_guarded(server: Server) -> None:
    """Origins, sizes, headers, unknown paths; never a traceback."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "open")
    foreign = {"Origin": "https://elsewhere.example"}

    answer = ann.request("POST", f"{table}/leave", json={}, headers=foreign)
    large = ann.request("POST", "/api/tables", content=b"x" * 400_000)
    broken = ann.request(
        "POST", "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
    )

    assert code(answer) == (403, "wrong_origin")
    assert code(large) == (413, "too_large")
    assert code(broken) == (422, "bad_request")
    assert code(ann.get("/api/nowhere")) == (404, "not_found")
    policy = ann.get("/api/me").headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    with pytest.raises(InvalidStatus):
        ann.live(table, origin="https://elsewhere.example")


def test_the_operator_sees_health_and_metrics(server: Server) -> None:
    """In the forms that are usual."""
    client = server.client()

    assert client.get("/health").json()["ok"] is True
    assert "himiko_requests_total" in client.get("/metrics").text
    assert client.get("/api/editions/standard").json()["buildings"]


def test_a_restart_loses_nothing(url: str) -> None:
    """The table goes on where it was, and a computer player whose turn it was plays."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        for ply in range(10):
            action = ann.state(table)["legal"][0]
            assert ann.post(f"{table}/play", ply=ply, action=action).status_code == 200
        before = ann.state(table)
        cookies = ann.cookies

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = cookies
        after = again.state(table)

    assert after["view"] == before["view"]
    assert after["version"] == before["version"]
