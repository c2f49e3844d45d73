"""What all tests share."""

import signal

import pytest

from himiko.bots.warm_up import warm_up
from himiko.lab.warm_up import warm_up as warm_up_lab
from himiko.rules.compile import JIT


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile once, before the workers start: else each of them would."""
    # Programs that are started in the background ignore Ctrl-C, and so would all that the tests
    # start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if JIT and not hasattr(session.config, "workerinput"):
        warm_up()
        warm_up_lab()
