"""The attacks: a short one, with nothing beside it; `python -m tools.attack` runs them all."""

import pytest

from tools.attack.run import attack


@pytest.mark.long
@pytest.mark.alone
def test_others_do_not_notice_an_attack() -> None:
    """Control frames, as fast as they go: they are sent, and nobody else waits."""
    report = attack("pings", seconds=5)

    assert report.seen["pings"] > 0
    assert report.actions > 0
    assert report.is_well, report
