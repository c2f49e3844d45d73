"""What all tests share."""

import signal

import pytest

from tests.compiled import compile_all


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile once, before the workers start: else each of them would."""
    # Programs that are started in the background ignore Ctrl-C, and so would all that the tests
    # start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(session.config, "workerinput"):
        compile_all()
