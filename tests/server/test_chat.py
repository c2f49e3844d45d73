"""What is said at a table, and who reads it, on both databases."""

from tests.server.serving import Server, code, told, two


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
        assert told(own, "chat")["text"] == "unheard"  # by now everybody was told who wants to be
        assert ann.delete(f"/api/mutes/{other}").status_code == 204
        bob.post(f"{table}/chat", text="heard")
        assert told(socket, "chat")["text"] == "heard"
