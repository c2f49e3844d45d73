"""The load test itself: a short one here, the long one in `make test-all`."""

import pytest

from tools.loadtest.__main__ import main
from tools.loadtest.run import Report, loadtest


def test_no_ply_is_lost_under_a_small_load() -> None:
    """Nor sent twice or out of order."""
    report = loadtest(tables=10, seconds=3, bare_seconds=0.5)

    assert report.errors == ()
    assert report.plies > 50


@pytest.mark.long
@pytest.mark.alone
def test_whole_games_take_little_memory() -> None:
    """Long ones, too: all are played to their end."""
    report = loadtest(tables=200, seconds=1800, bare_seconds=0.5)

    assert report.errors == ()
    assert report.plies > 150 * 200
    assert report.memory_per_table < 64 * 1024


@pytest.mark.long
@pytest.mark.alone
def test_five_hundred_tables_for_a_minute() -> None:
    """At least a quarter of a bare echo with a commit each, in less than 64 KiB a table."""
    report = loadtest(tables=500, seconds=60)

    assert report.errors == ()
    assert report.rate >= report.bare_rate / 4
    assert report.memory_per_table < 64 * 1024


def test_what_was_measured_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In rows or as JSON; errors on the way are an error."""
    good = Report(5, 1.0, 70, 70.0, 90.0, 1000.0, 50.0, 900.0, ())
    bad = Report(5, 1.0, 70, 70.0, 90.0, 1000.0, 50.0, 900.0, ("lost",))
    monkeypatch.setattr(
        "tools.loadtest.run.loadtest", lambda tables, _: good if tables == 5 else bad
    )

    assert main(["--tables", "5"]) == 0
    assert "memory_per_table         1,000\n" in capsys.readouterr().out
    assert main(["--tables", "5", "--json"]) == 0
    assert '"plies": 70' in capsys.readouterr().out
    assert main(["--tables", "6"]) == 2
    assert capsys.readouterr().err == "lost\n"
