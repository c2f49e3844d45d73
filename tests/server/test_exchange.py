"""A click is one exchange: the answer over the socket has what follows from a message."""

import json
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.serving import Client, Server, ask, told


def exchange(socket: ClientConnection, **message: Any) -> Any:
    """Send a message; return the next one that comes, which must answer it."""
    socket.send(json.dumps({"id": 7, **message}))
    answer = json.loads(socket.recv(timeout=30))
    assert (answer["type"], answer["id"]) == ("done", 7), answer
    return answer


def hot_seat(server: Server) -> tuple[Client, str]:
    """Return somebody with a table of their own, at which nobody else acts."""
    ann = server.guest("Ann")
    return ann, ann.new_table("me", "me")


def arrived(socket: ClientConnection) -> Any:
    """Return the state in which one counts as there; no other comes by itself."""
    state = told(socket, "state")
    while not all(seat["here"] for seat in state["table"]["seats"]):
        state = told(socket, "state")
    return state


def final_play(socket: ClientConnection, state: Any) -> Any:
    """Play on until an action is final; return the answer to it, and the state before."""
    while True:
        wanted = {"do": "play", "ply": state["ply"], "action": state["legal"][-1]}
        answer = exchange(socket, **wanted, unless_final=True)
        if not answer.get("played", True):
            return state, wanted, answer
        state = answer["state"]


def test_the_answer_has_the_state_after_a_message(server: Server) -> None:
    """The same as a `state` message, with the events since; no other message follows."""
    ann, table = hot_seat(server)
    with ann.live(table, "?answers=state") as socket:
        first = arrived(socket)
        play = {"do": "play", "ply": 0, "action": first["legal"][0]}
        played = exchange(socket, **play)
        repeated = exchange(socket, **play)
        undone = exchange(socket, do="undo")
        said = ask(socket, do="say", text="hello")

    state = played["state"]
    assert (state["type"], state["ply"], state["since"]) == ("state", 1, 0)
    assert state["version"] == played["version"]
    assert {event["ply"] for event in state["events"]} == {1}
    assert state["legal"]
    assert (repeated["repeated"], repeated["state"]) == (True, None)
    assert (undone["state"]["ply"], undone["state"]["since"]) == (0, 0)
    assert (said["number"], said["state"]) == (1, None)


def test_others_are_sent_the_state_as_before(server: Server) -> None:
    """Whoever did not ask for states in answers gets `done` and `state`."""
    ann, table = hot_seat(server)
    with ann.live(table) as plain, ann.live(table, "?answers=state") as watching:
        action = told(plain, "state")["legal"][0]
        plain.send(json.dumps({"id": 1, "do": "play", "ply": 0, "action": action}))
        done = told(plain, "done")
        state = told(plain, "state")
        while (seen := told(watching, "state"))["ply"] < 1:
            pass

    assert "state" not in done
    assert state["ply"] == seen["ply"] == 1


def test_a_final_action_is_played_only_when_confirmed(server: Server) -> None:
    """With `unless_final` the answer has what it would cause, and nothing is stored."""
    ann, table = hot_seat(server)
    with ann.live(table, "?answers=state") as socket:
        before, wanted, held = final_play(socket, arrived(socket))
        stored = ann.state(table)
        confirmed = exchange(socket, **wanted)

    ends = {event["event"] for event in held["preview"]["events"]}
    assert held["preview"]["final"]
    assert held["preview"]["cut"] or "turn_ended" in ends
    assert (held["repeated"], held["state"]) == (False, None)
    assert (held["version"], stored["version"]) == (before["version"], before["version"])
    assert confirmed.keys() == {"type", "id", "version", "ply", "repeated", "state"}
    assert confirmed["state"]["ply"] == before["ply"] + 1


def test_previews_and_reasons_over_the_socket_are_those_over_http(server: Server) -> None:
    """Alike, for the seat to act; several reasons at once."""
    ann, table = hot_seat(server)
    with ann.live(table, "?answers=state") as socket:
        state = arrived(socket)
        legal = state["legal"][0]
        preview = exchange(socket, do="preview", action=legal)
        reasons = exchange(socket, do="why-not", actions=["buy wood", legal])
        illegal = ask(socket, do="preview", action="buy wood")
        garbage = ask(socket, do="why-not", actions=[])

    assert preview["preview"] == ann.post(f"{table}/preview", action=legal).json()
    assert (preview["version"], preview["ply"]) == (state["version"], 0)
    wrong = ann.post(f"{table}/why-not", action="buy wood").json()["refusal"]
    assert reasons["refusals"] == [wrong, None]
    assert (preview["state"], reasons["state"]) == (None, None)
    assert (illegal["code"], illegal["cause"]["code"]) == ("illegal_action", "fleet_first")
    assert garbage["code"] == "bad_message"


def test_only_the_seat_to_act_may_ask(server: Server) -> None:
    """As over HTTP: the answer could tell of what another has seen."""
    _, table = hot_seat(server)
    with server.guest("Eve").live(table) as socket:
        asked: list[dict[str, Any]] = [
            {"do": "preview", "action": "fleet 1"},
            {"do": "why-not", "actions": ["fleet 1"]},
        ]
        codes = [ask(socket, **one)["code"] for one in asked]

    assert codes == ["not_seated", "not_seated"]
