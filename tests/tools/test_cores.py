"""Measuring on cores of one's own, and how late an event loop was."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from tools import cores
from tools.attack.run import CoreShares
from tools.loadtest import lag
from tools.loadtest.__main__ import main

pytestmark = pytest.mark.skipif(not cores.usable(), reason="nobody can choose cores here")


def test_cores_are_named_by_numbers_and_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those there are."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 3, 4, 7})

    assert cores.parse("0-2,4") == {0, 1, 2, 4}
    assert cores.left(cores.parse("0-2"), cores.parse("7")) == {3, 4}
    assert cores.left(cores.parse("0-4,7")) == cores.usable()
    for wrong in ("5", "", "a", "3-2"):
        with pytest.raises(ValueError):  # noqa: PT011  (argparse says what is wrong)
            cores.parse(wrong)


def test_what_is_started_meanwhile_has_the_cores() -> None:
    """And whoever started it has its own again."""
    before, some = cores.usable(), frozenset({min(cores.usable())})
    ask = [sys.executable, "-c", "import os; print(*os.sched_getaffinity(0))"]

    with cores.on(some):
        said = subprocess.run(ask, capture_output=True, check=True, text=True).stdout  # noqa: S603

    assert {int(one) for one in said.split()} == some
    assert cores.usable() == before


def test_bystanders_have_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody chose cores, nobody is bound to any."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))

    assert CoreShares(frozenset({0, 1}), frozenset({2, 3, 4})).bystanders == {5, 6, 7}
    assert CoreShares().bystanders == frozenset()


def test_lag_is_that_of_the_looks_between() -> None:
    """Rounded up to the next bound."""
    before = Counter({0.01: 90, 0.1: 100, float("inf"): 100})
    after = Counter({0.01: 180, 0.1: 199, float("inf"): 200})

    assert lag.quantile(before, after, 0.9) == 10
    assert lag.quantile(before, after, 0.99) == 100
    assert lag.quantile(before, after, 1) == float("inf")


def test_cores_are_chosen_where_processes_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Elsewhere they would do nothing."""
    one = str(min(cores.usable()))
    with pytest.raises(SystemExit):
        main(["--server-cores", one])

    assert "--server-cores needs --processes" in capsys.readouterr().err

    with pytest.raises(SystemExit):
        main(["--processes", "1", "--server-cores", one, "--database-cores", one])

    assert "--database-cores needs --server-cores and --postgres" in capsys.readouterr().err
