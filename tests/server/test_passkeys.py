"""Passkeys: made, used, removed; without one of somebody's, nobody gets in as them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.authenticator import PRESENT, Authenticator, encode
from tests.server.serving import Client, Server, code, serving, settings
from tests.server.test_identity import LIMITS, account, change, who


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Return a server on either kind of database."""
    with serving(settings(url, limits=LIMITS)) as one:
        yield one


def authenticator(server: Server, **more: Any) -> Authenticator:
    """Return a new passkey for this server."""
    return Authenticator(f"http://{server.address}", **more)


def add(client: Client, key: Authenticator) -> Any:
    """Add a passkey to somebody's account."""
    asked = client.post("/api/passkeys/options")
    assert asked.status_code == 200, asked.text
    return client.post("/api/passkeys", credential=key.make(asked.json()["options"]))


def log_in(client: Client, key: Authenticator) -> Any:
    """Sign in with a passkey."""
    options = client.post("/api/session/passkey/options").json()["options"]
    return client.post("/api/session/passkey", credential=key.sign(options))


def test_a_passkey_signs_in(server: Server) -> None:
    """Without a name; the account takes over the games of the guest, not its devices."""
    ann, guest = account(server, "Ann"), server.guest("Guest")
    table = guest.new_table("me", "open")
    key = authenticator(server)

    assert add(ann, key).status_code == 201
    answer = log_in(guest, key)

    assert (answer.json()["id"], answer.json()["name"]) == (who(ann), "Ann")
    assert guest.state(table)["mine"] == [0]
    listed = ann.get("/api/passkeys").json()
    assert [one["id"] for one in listed] == [encode(key.id)]
    assert listed[0]["used"]


def test_a_passkey_is_a_way_back(server: Server) -> None:
    """It is a proof: with it one may choose another password without the old one."""
    ann = account(server, "Ann")
    key = authenticator(server)
    add(ann, key)
    change(server, "UPDATE devices SET proved = NULL")
    new = {"password": "another secret"}
    assert code(ann.put("/api/account/password", json=new)) == (403, "prove_yourself")

    back = server.client()
    log_in(back, key)

    assert back.put("/api/account/password", json=new).status_code == 204
    assert who(ann) == ""
    assert server.client().post("/api/session", name="Ann", **new).status_code == 200


def test_a_recovery_forgets_passkeys(server: Server) -> None:
    """Whoever has taken the account may have added one."""
    ann = account(server, "Ann")
    key = authenticator(server)
    add(ann, key)
    recovery = ann.post("/api/account/recovery-codes").json()["codes"][0]
    back, thief = server.client(), server.client()

    new = {"password": "another secret"}
    back.post("/api/account/recovery", name="Ann", code=recovery, **new)

    assert back.get("/api/passkeys").json() == []
    assert code(log_in(thief, key)) == (403, "wrong_passkey")
    assert who(thief) == ""


def test_a_removed_passkey_signs_nobody_in(server: Server) -> None:
    """Nor can somebody else remove it."""
    ann, eve = account(server, "Ann"), account(server, "Eve")
    key = authenticator(server)
    add(ann, key)

    assert code(eve.delete(f"/api/passkeys/{encode(key.id)}")) == (404, "no_such_passkey")
    assert ann.delete(f"/api/passkeys/{encode(key.id)}").status_code == 204

    assert code(log_in(server.client(), key)) == (403, "wrong_passkey")


def test_what_was_signed_is_good_for_once(server: Server) -> None:
    """The same answer sent again is refused, as is one to another's question."""
    ann = account(server, "Ann")
    key = authenticator(server)
    add(ann, key)
    stranger = server.client()
    options = stranger.post("/api/session/passkey/options").json()["options"]
    signed = key.sign(options)

    first = stranger.post("/api/session/passkey", credential=signed)
    again = server.client().post("/api/session/passkey", credential=signed)

    assert first.status_code == 200
    assert code(again) == (403, "wrong_passkey")


@pytest.mark.parametrize("wrong", ["origin", "unverified", "another key", "old count"])
def test_a_false_signature_is_refused(server: Server, wrong: str) -> None:
    """Made at another address, without its owner, with another key, or by a copy."""
    ann = account(server, "Ann")
    key = authenticator(server)
    add(ann, key)
    if wrong == "origin":
        key.origin = "https://evil.example"
    elif wrong == "unverified":
        key.flags = PRESENT
    elif wrong == "another key":
        other = authenticator(server)
        other.id, key = key.id, other
    else:
        log_in(server.client(), key)
        key.uses = 0

    assert code(log_in(server.client(), key)) == (403, "wrong_passkey")


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 1}, {"rawId": "AA", "response": {"clientDataJSON": "bm8"}}, {"rawId": "ä"}],
)
def test_garbage_is_refused(server: Server, credential: Any) -> None:
    """With a code."""
    ann = account(server, "Ann")

    refused = [
        ann.post("/api/passkeys", credential=credential),
        server.client().post("/api/session/passkey", credential=credential),
    ]

    assert {code(answer) for answer in refused} == {(403, "wrong_passkey")}


def test_only_accounts_have_passkeys(server: Server) -> None:
    """And a passkey belongs to one of them; it goes with its owner."""
    guest, ann, eve = server.guest("Guest"), account(server, "Ann"), account(server, "Eve")
    key = authenticator(server)
    add(ann, key)

    assert code(guest.post("/api/passkeys/options")) == (409, "no_account")
    assert code(add(eve, key)) == (409, "has_passkey")
    ann.delete("/api/me")

    assert code(log_in(server.client(), key)) == (403, "wrong_passkey")
