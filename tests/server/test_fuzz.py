"""Bad input: the whole schema, and sockets. No 5xx, no traceback, no leak."""

import json
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

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
from websockets.exceptions import ConnectionClosed

from himiko.server.app import create_app
from himiko.server.settings import Limits
from tests.server.serving import MANY, Client, Server, serving, settings

if TYPE_CHECKING:
    from pathlib import Path

# Hints think for a while: few of them are enough here.
LIMITS = Limits(**{**MANY.model_dump(), "tables": 100_000, "hints_burst": 2, "hints": 0.01})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for all examples."""
    path: Path = tmp_path_factory.mktemp("fuzz") / "himiko.db"
    with serving(settings(f"sqlite:///{path}", limits=LIMITS, hint_seconds=0.05)) as one:
        yield one


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Client, list[str]]:
    """Return a person and their tables: open, running, over."""
    ann = server.guest("Ann")
    made = [ann.new_table("me", "open"), ann.new_table("me", "me"), ann.new_table("me", "drifter")]
    ann.post(f"{made[1]}/abandon")
    return ann, made


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


def attack(case: Any, server: Server, tables: tuple[Client, list[str]]) -> None:
    """Send one case, at a table that exists, by someone who is known."""
    ann, made = tables
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = random.choice(made).rpartition("/")[2]
    ends = case.method == "DELETE" and case.path in {"/api/me", "/api/session"}
    client = server.guest("Ephemeral") if ends else ann
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"http://{server.address}"
    answer = case.call_and_validate(base_url=url, headers={"Cookie": cookie}, checks=CHECKS)
    assert "Traceback" not in answer.text


def attack_with(label: str, number: int, server: Server, tables: Any) -> None:
    """Send many cases of one operation."""

    @given(case=OPERATIONS[label].as_strategy())
    @hypothesis_settings(QUICK, max_examples=number)
    def cases(case: Any) -> None:
        attack(case, server, tables)

    cases()


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_schema_holds(label: str, server: Server, tables: Any) -> None:
    """Whatever is sent, the answer is one the schema names."""
    attack_with(label, 6, server, tables)


@pytest.mark.long
@pytest.mark.parametrize("label", OPERATIONS)
def test_the_schema_holds_for_long(label: str, server: Server, tables: Any) -> None:
    """The same, with many more examples."""
    attack_with(label, 150, server, tables)


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


def fuzz(server: Server, tables: Any, texts: list[str | bytes]) -> None:
    """Send messages to a table; every answer is of the protocol, and the server lives on."""
    ann, made = tables
    with ann.live(made[2]) as socket:
        try:
            for text in texts:
                socket.send(text)
                answer = json.loads(socket.recv(timeout=20))
                assert answer["type"] in {"state", "done", "error", "chat"}
                assert "Traceback" not in str(answer)
        except ConnectionClosed:
            assert socket.close_code in {4400, 4403, 4429, 1007}
    assert server.client().get("/health").json()["ok"]


@given(texts=st.lists(TEXTS, min_size=1, max_size=8))
@hypothesis_settings(QUICK, max_examples=25)
def test_a_socket_survives_anything(server: Server, tables: Any, texts: Any) -> None:
    """Garbage is answered or ends the connection with a code."""
    fuzz(server, tables, texts)


@pytest.mark.long
@given(texts=st.lists(TEXTS, min_size=1, max_size=30))
@hypothesis_settings(QUICK, max_examples=1500)
def test_a_socket_survives_anything_for_long(server: Server, tables: Any, texts: Any) -> None:
    """The same, with many more examples."""
    fuzz(server, tables, texts)
