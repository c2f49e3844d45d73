"""A cold start: the page is served at once, and says how far the engine is compiled."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from himiko.rules import engine
from himiko.rules.engine import Progress
from himiko.server import app
from tests.server.clockwork import wait_until
from tests.server.serving import serving, settings, told
from tools.loadtest.process import ServerProcess


class Compiler:
    """Compiles as far as a test lets it."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.problem: Exception | None = None

    def __call__(self, progress: Progress) -> None:
        """Do three of five parts, wait, and do the rest."""
        progress(3, 5)
        self.go_on.wait(60)
        if self.problem is not None:
            raise self.problem
        progress(5, 5)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[Compiler]:
    """Let servers start with an engine that is not compiled."""
    one = Compiler()
    monkeypatch.setattr(app, "prepare", one)
    monkeypatch.setattr(app, "is_cached", lambda: False)
    yield one
    one.go_on.set()


def test_all_that_needs_no_engine_is_served_while_it_is_compiled(
    tmp_path: Path, compiler: Compiler
) -> None:
    """The page, who one is, lists; what needs it is refused for now, with how far it is."""
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", page=tmp_path)) as server:
        ann = server.guest("Ann")
        wait_until(lambda: ann.get("/api/server").json()["engine"]["done"] == 3)

        served = [ann.get(path).status_code for path in ("/", "/health", "/api/tables", "/api/me")]
        refused = ann.post("/api/tables", seats=["me", "me"])
        with pytest.raises(ConnectionClosed) as closed, ann.live(f"/api/tables/{'0' * 24}") as one:
            told(one, "state")
        now = ann.get("/api/server").json()["engine"]
        compiler.go_on.set()
        wait_until(lambda: ann.get("/api/server").json()["engine"]["ready"])
        after = ann.post("/api/tables", seats=["me", "me"])

    assert served == [200] * 4
    assert now == {"ready": False, "done": 3, "parts": 5}
    assert refused.status_code == 503
    assert refused.json()["code"] == "engine_compiling"
    assert refused.json()["values"] == {"done": 3, "parts": 5}
    assert refused.headers["Retry-After"]
    assert closed.value.rcvd
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "engine_compiling")
    assert after.status_code == 201


def test_a_request_waits_for_an_engine_that_is_only_loaded(
    tmp_path: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nobody sees anything of it."""
    monkeypatch.setattr(app, "is_cached", lambda: True)
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
        ann = server.guest("Ann")
        answers: list[Any] = []
        asking = threading.Thread(
            target=lambda: answers.append(ann.post("/api/tables", seats=["me", "me"]))
        )
        asking.start()
        compiler.go_on.set()
        asking.join(30)

    assert [answer.status_code for answer in answers] == [201]


def test_an_engine_that_cannot_be_compiled_is_an_internal_error(
    tmp_path: Path, compiler: Compiler
) -> None:
    """Which is logged, and answered to whoever needs it; the server can be stopped."""
    compiler.problem = RuntimeError("no compiler")
    compiler.go_on.set()
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
        ann = server.guest("Ann")
        answer = ann.post("/api/tables", seats=["me", "me"])
        info = ann.get("/api/server").json()["engine"]

    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert info["ready"] is False


def test_a_server_stops_while_the_engine_is_compiled(tmp_path: Path, compiler: Compiler) -> None:
    """Without waiting for it."""
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
        pass

    assert not compiler.go_on.is_set()
    assert not server.thread.is_alive()


def test_progress_is_reported_for_a_compiled_engine_too() -> None:
    """Then all parts are ready at once."""
    engine.prepare()
    parts: list[tuple[int, int]] = []

    engine.prepare(lambda done, of: parts.append((done, of)))

    assert parts == [(1, 1)]
    assert engine.is_cached()


@pytest.mark.long
def test_a_server_with_an_empty_cache_serves_at_once(tmp_path: Path) -> None:
    """It answers long before the engine is compiled, counts its parts, and then plays."""
    process = ServerProcess(
        f"sqlite:///{tmp_path / 'h.db'}", HIMIKO_CACHE=str(tmp_path / "cache"), HIMIKO_WARM="true"
    )

    seen: list[Any] = []

    def is_ready() -> bool:
        with urlopen(f"http://{process.address}/api/server", timeout=30) as answer:
            seen.append(json.load(answer)["engine"])
        return bool(seen[-1]["ready"])

    try:
        process.start(ready=False)
        wait_until(is_ready, 600)
    finally:
        process.kill()

    counts = [one["done"] for one in seen]
    assert not seen[0]["ready"]
    assert counts == sorted(counts)
    assert len(set(counts)) > 3
    assert seen[-1]["done"] == seen[-1]["parts"]
