"""Commands that measure: speed, and the behaviour of the rules."""

import re
from typing import Any

import pytest

from himiko.bench import CannotMeasure
from himiko.game.fingerprint import fingerprint
from tests.cli.conftest import Himiko


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ("", {"json": False, "gpu": False, "quick": False, "peers": True}),
        ("--json --quick", {"json": True, "gpu": False, "quick": True, "peers": True}),
        ("--gpu --no-peers", {"json": False, "gpu": True, "quick": False, "peers": False}),
    ],
)
def test_bench_is_asked_for_what_was_typed(
    himiko: Himiko, monkeypatch: pytest.MonkeyPatch, options: str, asked: dict[str, bool]
) -> None:
    """Each option reaches the benchmark."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("himiko.bench.run", lambda **values: calls.append(values))

    result = himiko("bench", *options.split())

    assert result.code == 0
    assert calls == [asked]


def test_what_cannot_be_measured(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a GPU, or without the peers, one line says so."""

    def refuse(**_: bool) -> None:
        raise CannotMeasure("there is no GPU")

    monkeypatch.setattr("himiko.bench.run", refuse)

    result = himiko("bench", "--gpu")

    assert (result.code, result.errors) == (2, "there is no GPU\n")


def test_fingerprint(himiko: Himiko) -> None:
    """The command prints what the function returns."""
    result = himiko("fingerprint")

    assert result.code == 0
    assert re.fullmatch(r"[0-9a-f]{16}\n", result.out)
    assert result.out.strip() == fingerprint()
