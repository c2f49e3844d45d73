"""What all tests share."""

import pytest

from himiko.bots.ready import prepare
from himiko.rules.compile import JIT


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile once, before the workers start: else each of them would."""
    if JIT and not hasattr(session.config, "workerinput"):
        prepare()
