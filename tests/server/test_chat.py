"""What is said at a table, and who reads it, on both databases."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from himiko.server.storage import chat
from tests.server.serving import (
    MANY,
    Server,
    code,
    serving,
    settings,
    told,
    two,
)
from tests.server.test_identity import account, linked


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


def test_a_mute_holds_at_once_and_until_it_is_taken_back(server: Server) -> None:
    """Also at tables that are open just now."""
    people, table = two(server)
    ann, bob = people
    other = bob.get("/api/me").json()["id"]
    with ann.live(table) as socket, bob.live(table) as own:
        told(socket, "state")
        ann.put(f"/api/mutes/{other}")
        bob.post(f"{table}/chat", text="unheard")
        assert told(own, "chat")["text"] == "unheard"  # by now all who want to hear have heard
        assert ann.delete(f"/api/mutes/{other}").status_code == 204
        bob.post(f"{table}/chat", text="heard")
        assert told(socket, "chat")["text"] == "heard"


def test_nobody_of_a_network_drowns_a_table_out(tmp_path: Path) -> None:
    """All its people together say so much and no more; elsewhere one can still speak."""
    few = MANY.model_copy(update={"all_chats": 0.0, "all_chats_burst": 3})
    url = f"sqlite:///{tmp_path / 'himiko.db'}"
    with serving(settings(url, limits=few)) as server:
        table = server.guest("Ann").new_table("me", "me")
        answers = [server.guest("Eve").post(f"{table}/chat", text="spam") for _ in range(5)]

    assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2


def test_a_table_keeps_only_so_many_lines(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go; nobody is kept from speaking because others have said so much."""
    monkeypatch.setattr(chat, "MOST", 3)
    ann = server.guest("Ann")
    tables = [ann.new_table("me", "me") for _ in range(2)]
    ann.post(f"{tables[0]}/chat", text="elsewhere")
    for number in range(5):
        assert ann.post(f"{tables[1]}/chat", text=f"line {number}").status_code == 201

    kept = [[line["text"] for line in ann.get(f"{table}/chat").json()] for table in tables]

    assert kept == [["elsewhere"], ["line 2", "line 3", "line 4"]]


@pytest.mark.parametrize("way", ["log out", "others", "password"])
def test_a_device_that_was_logged_out_hears_no_more(server: Server, way: str) -> None:
    """Its socket is closed: what is said to those who play is not for it."""
    ann = account(server, "Ann")
    table = ann.new_table("me", "open", watch="players")
    other = linked(server, ann)
    with other.live(table) as socket:
        told(socket, "state")
        if way == "log out":
            assert other.delete("/api/session").status_code == 204
        elif way == "others":
            assert ann.delete("/api/devices").status_code == 204
        else:
            body = {"password": "another secret"}
            assert ann.put("/api/account/password", json=body).status_code == 204
        ann.post(f"{table}/chat", text="now that we are alone")
        with pytest.raises(ConnectionClosed) as closed:
            told(socket, "chat")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_whoever_takes_another_name_goes_on_hearing(server: Server) -> None:
    """A socket is closed only if somebody else would hear."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "open")
    with ann.live(table) as socket:
        told(socket, "state")
        assert ann.patch("/api/me", json={"name": "Anna"}).status_code == 200
        ann.post(f"{table}/chat", text="still here")

        assert told(socket, "chat")["text"] == "still here"
