"""Passkeys that are not what they say they are: refused when they are made, as when they are used.

How a false signature is refused, `test_passkeys.py` says.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.authenticator import PRESENT
from tests.server.serving import Server, code, serving, settings
from tests.server.test_identity import LIMITS, account, change
from tests.server.test_passkeys import add, authenticator, log_in

WRONG = (403, "wrong_passkey")
EVIL = "evil.example"
EXPIRE = "UPDATE challenges SET until = 1"


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Return a server on either kind of database."""
    with serving(settings(url, limits=LIMITS)) as one:
        yield one


@pytest.mark.parametrize("wrong", ["unverified", "site", "origin"])
def test_a_false_passkey_is_not_added(server: Server, wrong: str) -> None:
    """Made without its owner, for another site, or at another address."""
    ann = account(server, "Ann")
    key = authenticator(server)
    if wrong == "unverified":
        key.flags = PRESENT
    elif wrong == "site":
        key.site = EVIL
    else:
        key.origin = f"https://{EVIL}"

    assert code(add(ann, key)) == WRONG
    assert ann.get("/api/passkeys").json() == []


def test_a_passkey_of_another_site_signs_nobody_in(server: Server) -> None:
    """What it signs names the site."""
    ann = account(server, "Ann")
    key = authenticator(server)
    assert add(ann, key).status_code == 201
    key.site = EVIL

    assert code(log_in(server.client(), key)) == WRONG


def test_a_question_is_answered_in_time(server: Server) -> None:
    """Both to add a passkey and to sign in; afterwards it is void."""
    ann, stranger = account(server, "Ann"), server.client()
    key, late = authenticator(server), authenticator(server)
    assert add(ann, key).status_code == 201
    adding = ann.post("/api/passkeys/options").json()["options"]
    signing = stranger.post("/api/session/passkey/options").json()["options"]
    change(server, EXPIRE)

    added = ann.post("/api/passkeys", credential=late.make(adding))
    signed_in = stranger.post("/api/session/passkey", credential=key.sign(signing))

    assert (code(added), code(signed_in)) == (WRONG, WRONG)


def test_a_question_is_for_one_purpose(server: Server) -> None:
    """One to sign in adds no passkey, and the other way round; nor is it another's."""
    ann, eve = account(server, "Ann"), account(server, "Eve")
    key, another = authenticator(server), authenticator(server)
    assert add(ann, key).status_code == 201
    adding: Any = ann.post("/api/passkeys/options").json()["options"]
    signing: Any = server.client().post("/api/session/passkey/options").json()["options"]
    own: Any = eve.post("/api/passkeys/options").json()["options"]

    answers = [
        ann.post("/api/passkeys", credential=another.make({**adding, **challenge(signing)})),
        ann.post("/api/passkeys", credential=another.make({**adding, **challenge(own)})),
        server.client().post(
            "/api/session/passkey", credential=key.sign({**signing, **challenge(adding)})
        ),
    ]

    assert [code(answer) for answer in answers] == [WRONG] * 3


def challenge(options: Any) -> dict[str, str]:
    """Return the question of some options."""
    return {"challenge": options["challenge"]}
