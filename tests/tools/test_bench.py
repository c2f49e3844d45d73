"""The benchmark as a program: what is asked for, and what cannot be measured."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tools.bench import CannotMeasure, lab, measure, peers
from tools.bench.__main__ import main


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ("", {}),
        ("--json --quick", {"json": True, "quick": True}),
        ("--gpu --no-peers", {"gpu": True, "peers": False}),
        ("--lab", {"lab": True}),
    ],
)
def test_bench_is_asked_for_what_was_typed(
    monkeypatch: pytest.MonkeyPatch, options: str, asked: dict[str, bool]
) -> None:
    """Each option reaches the benchmark."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("tools.bench.__main__.run", lambda **values: calls.append(values))

    code = main(options.split())

    assert code == 0
    nothing = {"json": False, "gpu": False, "quick": False, "lab": False, "peers": True}
    assert calls == [{**nothing, **asked}]


def test_a_peer_that_cannot_be_had_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other figures are taken, and ratios to those that are there."""

    @contextmanager
    def start(program: peers.Program) -> Iterator[Any]:
        if program == peers.PGX:
            raise CannotMeasure("not_installed", names="jax and pgx", reason="no network")
        yield SimpleNamespace(ask=lambda _name, _seconds: 10.0, versions={"chess": "1.0"})

    monkeypatch.setattr(peers, "start", start)
    monkeypatch.setattr(lab, "CONTENDERS", dict.fromkeys(lab.CONTENDERS, lambda _seconds: 20.0))
    monkeypatch.setattr(lab, "threads_ratio", lambda _rounds: 1.9)

    figures = measure.lab_only(measure.QUICK)

    assert figures["slowest_env_vs_classic"] == 2
    assert figures["left_out"] == {"jax pgx": "jax and pgx cannot be installed (no network)"}
    assert not any(name.startswith("batch_vs_pgx") for name in figures)


def test_what_cannot_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a GPU, or without the peers, one line says so."""

    def refuse(**_: bool) -> None:
        raise CannotMeasure("no_gpu", reason="there is no GPU")

    monkeypatch.setattr("tools.bench.__main__.run", refuse)

    code = main(["--gpu"])

    assert (code, capsys.readouterr().err) == (2, "there is no GPU\n")
