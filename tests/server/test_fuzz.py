"""Bad input: the whole schema, and sockets. No 5xx, no traceback, no leak."""

import json
import random
from base64 import b64encode
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from himiko.server.app import create_app
from himiko.server.settings import Limits
from himiko.server.storage.database import connect
from tests.server.postgres import Cluster
from tests.server.serving import MANY, Server, serving, settings
from tests.server.test_review import finished

if TYPE_CHECKING:
    from pathlib import Path

# Hints think for a while: few of them are enough here.
LIMITS = Limits(**{**MANY.model_dump(), "tables": 100_000, "hints_burst": 2, "hints": 0.01})


class Target:
    """A server to be attacked by somebody who is known there, and what it must keep to itself."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann = server.guest("Ann")
        bob = server.guest("Bob")
        game = finished().record()
        imported = self.ann.post("/api/tables", seats=["me", "open"], record=game).json()
        theirs = bob.new_table("me", "me")
        self.tables = [
            self.ann.new_table("me", "open"),
            self.ann.new_table("me", "me"),
            self.ann.new_table("me", "drifter"),
            f"/api/tables/{imported['table']['id']}",
            theirs,
        ]
        self.ann.post(f"{self.tables[1]}/abandon")
        self.secrets = [self.ann.cookies["himiko"].partition(".")[2]]
        self.secrets += _secrets(server.settings.database, theirs.rpartition("/")[2])


def _secrets(url: str, table: str) -> list[str]:
    """Return seed and salt of a table, in hex and as they would look in base 64."""
    engine = connect(url)
    with engine.connect() as connection:
        wanted = text("SELECT seed, salt FROM tables WHERE id = :table")
        row = connection.execute(wanted, {"table": table}).one()
    engine.dispose()
    parts = [bytes(part) for part in row]
    return [part.hex() for part in parts] + [b64encode(part).decode()[:20] for part in parts]


@pytest.fixture(scope="module")
def sqlite_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """Run one server for all examples."""
    path: Path = tmp_path_factory.mktemp("fuzz") / "himiko.db"
    with serving(settings(f"sqlite:///{path}", limits=LIMITS, hint_seconds=0.05)) as one:
        yield Target(one)


@pytest.fixture(scope="module")
def postgresql_target(postgres: Cluster) -> Iterator[Target]:
    """Run another one on PostgreSQL."""
    url = postgres.new_database()
    with serving(settings(url, limits=LIMITS, hint_seconds=0.05)) as one:
        yield Target(one)


@pytest.fixture
def target(request: pytest.FixtureRequest) -> Target:
    """Return the server to be attacked: on SQLite, or the one a test names."""
    kind = getattr(request, "param", "sqlite")
    found: Target = request.getfixturevalue(f"{kind}_target")
    return found


BOTH = pytest.mark.parametrize("target", ["sqlite", "postgresql"], indirect=True)


SCHEMA = schemathesis.openapi.from_dict(create_app(settings("sqlite://")).openapi())
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}  # type: ignore[union-attr]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
QUICK = hypothesis_settings(
    max_examples=6,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)


def attack(case: Any, target: Target) -> None:
    """Send one case, at a table that exists, by someone who is known."""
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = random.choice(target.tables).rpartition("/")[2]
    ends = case.method == "DELETE" and case.path in {"/api/me", "/api/session"}
    client = target.server.guest("Ephemeral") if ends else target.ann
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"http://{target.server.address}"
    answer = case.call_and_validate(base_url=url, headers={"Cookie": cookie}, checks=CHECKS)
    keeps_secrets(target, answer.text)


def keeps_secrets(target: Target, answer: str) -> None:
    """Nothing of a traceback, of the deal of a running game, or of a cookie is revealed."""
    assert "Traceback" not in answer
    assert not any(secret in answer for secret in target.secrets)


def attack_with(label: str, number: int, target: Target) -> None:
    """Send many cases of one operation."""

    @given(case=OPERATIONS[label].as_strategy())
    @hypothesis_settings(QUICK, max_examples=number)
    def cases(case: Any) -> None:
        attack(case, target)

    cases()


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_schema_holds(label: str, target: Target) -> None:
    """Whatever is sent, the answer is one the schema names."""
    attack_with(label, 6, target)


@pytest.mark.long
@BOTH
@pytest.mark.parametrize("label", OPERATIONS)
def test_the_schema_holds_for_long(label: str, target: Target) -> None:
    """The same, with many more examples, on both databases."""
    attack_with(label, 150, target)


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
COMMANDS = ["play", "undo", "redo", "takeback", "answer", "say", "sit", "leave", "pause", "x"]
MESSAGES = st.fixed_dictionaries(
    {"do": st.sampled_from(COMMANDS)},
    optional={
        "id": LEAVES,
        "ply": LEAVES,
        "action": st.text(max_size=120) | LEAVES,
        "to": LEAVES,
        "accept": LEAVES,
        "text": LEAVES,
        "seat": LEAVES,
        "more": st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3), max_leaves=5),
    },
)
TEXTS = MESSAGES.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=40)


def fuzz(target: Target, texts: list[str | bytes]) -> None:
    """Send messages to a table; every answer is of the protocol, and the server lives on."""
    with target.ann.live(target.tables[2]) as socket:
        try:
            for text_ in texts:
                socket.send(text_)
                said = str(socket.recv(timeout=60))
                assert json.loads(said)["type"] in {"state", "done", "error", "chat"}
                keeps_secrets(target, said)
        except ConnectionClosed:
            assert socket.close_code in {4400, 4403, 4429, 1007}


@given(texts=st.lists(TEXTS, min_size=1, max_size=8))
@hypothesis_settings(QUICK, max_examples=25)
def test_a_socket_survives_anything(target: Target, texts: Any) -> None:
    """Garbage is answered or ends the connection with a code."""
    fuzz(target, texts)
    assert target.server.client().get("/health").json()["ok"]


@pytest.mark.long
@BOTH
@given(texts=st.lists(TEXTS, min_size=1, max_size=30))
@hypothesis_settings(QUICK, max_examples=1500)
def test_a_socket_survives_anything_for_long(target: Target, texts: Any) -> None:
    """The same, with many more examples, on both databases."""
    fuzz(target, texts)
    assert target.ann.get("/health").json()["ok"]


@given(
    queries=st.lists(st.tuples(st.sampled_from(["ply", "version", "seat"]), st.text(max_size=9)))
)
@hypothesis_settings(QUICK, max_examples=25)
def test_strange_addresses_of_sockets_are_refused(target: Target, queries: Any) -> None:
    """Before or after the greeting, but with an answer."""
    query = urlencode(queries)
    try:
        with target.ann.live(target.tables[2], f"?{query}") as socket:
            keeps_secrets(target, str(socket.recv(timeout=60)))
    except (ConnectionClosed, InvalidStatus) as error:
        keeps_secrets(target, str(error))
    assert target.ann.get("/health").json()["ok"]
