"""A table over real connections, HTTP and sockets, on both databases."""

import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from himiko import Game
from himiko.game import chain
from himiko.game.deal import verify
from himiko.game.log_check import check_log, read_lines
from tests.server.serving import Server, ask, code, serving, settings, told, told_ply, two


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
    """Both are sent every ply, in order, each as their seat sees it."""
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
    """A repeated one is recognised; another action for an old ply is refused."""
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
    assert refused.json()["values"] == {"action": "buy wood"}
    assert why["refusal"]["family"] == "refusal"
    assert refused.json()["cause"] == {**refused.json()["cause"], **why["refusal"]}
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


def test_the_log_of_a_finished_game_leads_to_the_head_in_its_record(server: Server) -> None:
    """Anyone can then compute the hash chain again; before the end it would betray something."""
    (ann, bob), table = two(server)
    assert code(ann.get(f"{table}/log")) == (409, "not_now")
    ann.post(f"{table}/abandon")
    bob.post(f"{table}/answer", accept=True)

    log = ann.get(f"{table}/log").json()
    game = Game.from_record(ann.get(f"{table}/record").text)

    head = chain.head_of(table.rpartition("/")[2], log)
    assert game.headers["log"] == chain.header(len(log), head)
    assert ann.state(table)["head"] == log[-1]["head"] == head.hex()
    check_log(game, table.rpartition("/")[2], read_lines(log))  # as `himiko check --log` does


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
