"""Cores for the parts of a measurement.

This way it measures the server, not how the kernel shares a core between all the processes.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager

Cores = frozenset[int]


def add_option(parser: argparse.ArgumentParser, name: str, help_text: str) -> None:
    """Add an option for the cores that something runs on; none by default."""

    def read(text: str) -> Cores:
        try:
            return parse(text)
        except ValueError:
            have = ",".join(map(str, sorted(usable())))
            expected = f"expected cores of this machine ({have}), as in 0-1,4; found {text!r}"
            raise argparse.ArgumentTypeError(expected) from None

    parser.add_argument(name, type=read, default=frozenset(), metavar="0-1,4", help=help_text)


def parse(text: str) -> Cores:
    """Read cores, as in `0-1,4`."""
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    if not found or not found <= usable():
        raise ValueError(text)
    return frozenset(found)


def usable() -> Cores:
    """Return the cores this process may use; none where that cannot be said."""
    return frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset()


def left(*taken: Cores) -> Cores:
    """Return the cores nobody has taken; if there are none, all."""
    return usable().difference(*taken) or usable()


@contextmanager
def on(cores: Cores) -> Iterator[None]:
    """Let what this thread starts meanwhile run on some cores; none: wherever it likes."""
    before = usable()
    if cores:
        os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        if cores:
            os.sched_setaffinity(0, before)
