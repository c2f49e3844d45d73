"""The benchmark as a program: what is asked for, and what cannot be measured."""

from typing import Any

import pytest

from tools.bench import CannotMeasure
from tools.bench.__main__ import main


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ("", {"json": False, "gpu": False, "quick": False, "peers": True}),
        ("--json --quick", {"json": True, "gpu": False, "quick": True, "peers": True}),
        ("--gpu --no-peers", {"json": False, "gpu": True, "quick": False, "peers": False}),
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
    assert calls == [asked]


def test_what_cannot_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a GPU, or without the peers, one line says so."""

    def refuse(**_: bool) -> None:
        raise CannotMeasure("no_gpu", reason="there is no GPU")

    monkeypatch.setattr("tools.bench.__main__.run", refuse)

    code = main(["--gpu"])

    assert (code, capsys.readouterr().err) == (2, "there is no GPU\n")
