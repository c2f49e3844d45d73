"""How late the event loop is, as the metrics say it, and what must not hold it up."""

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest
from fastapi import routing
from prometheus_client import REGISTRY

from himiko.server.live.loop_lag import TICK_SECONDS, watch_loop
from himiko.server.ops import serve
from himiko.server.settings import Settings


def late() -> float:
    """Return the seconds by which event loops were late, of all looks together."""
    return REGISTRY.get_sample_value("himiko_loop_lag_seconds_sum") or 0.0


def test_a_loop_that_is_held_up_is_late() -> None:
    """By as long as everybody had to wait."""

    async def story() -> float:
        watch_loop()
        before = late()
        time.sleep(TICK_SECONDS + 0.3)  # noqa: ASYNC251  (that is the fault)
        while late() < before + 0.25:  # noqa: ASYNC110  (nobody is told)
            await asyncio.sleep(TICK_SECONDS / 5)
        return late() - before

    assert asyncio.run(asyncio.wait_for(story(), 10)) > 0.25


def test_routes_are_worked_out_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FastAPI would do it at the first request to each part, while everybody waits."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'himiko.db'}")
    built: list[object] = []
    part = routing._IncludedRouter  # noqa: SLF001  (nothing else says when it happens)
    build = part._build_effective_context  # noqa: SLF001

    def counted(self: Any, route: Any) -> object:
        built.append(route)
        return build(self, route)

    monkeypatch.setattr(part, "_build_effective_context", counted)
    app: Any = serve.config(settings).app
    at_start = len(built)

    serve.work_out_routes(app)

    assert at_start > 50
    assert len(built) == at_start


def test_the_collector_looks_at_everything_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables together take it longer than anybody should wait."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    before = gc.get_threshold()

    try:
        serve._freeze()  # noqa: SLF001
        assert gc.get_threshold() == serve.COLLECT_AFTER
        assert gc.get_threshold()[0] > 10 * 700
    finally:
        gc.set_threshold(*before)
