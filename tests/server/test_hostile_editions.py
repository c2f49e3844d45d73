"""Files made to hurt whoever reads them: refused in words, within the bounds of time and memory."""

import resource
import time
from contextlib import suppress
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko.edition import BadEdition, Edition
from himiko.server.api.editions import LONGEST
from himiko.server.edition_process import MEMORY, SECONDS, parse_in_process, read_unfinished

OWN: Final = 400 * 1024 * 1024
"""What a process has that reads nothing yet, and a margin."""
PIECES: Final = (
    *("[", "]", "{", "}", "=", '"', "'", '"""', "\n", "\r", ",", ".", "#", "\\", "\x00", "\ufeff"),
    *("a.", "a.a.a.a = 1\n", "[a.b.c]\n", "[[a]]\n", "x = [", "x = {a=", "1e400", "0x" + "f" * 40),
    *("9" * 50, "-inf", "nan", "1979-05-27T07:32:00Z", "\u202e", "שלום", "\U0001f4a3", '"\\u0000"'),
    *("[buildings]\n", "b01 = { kind = 'standard', points = 3, needs = ['wood'] }\n", "id = 'x'\n"),
)


@st.composite
def hostile(draw: st.DrawFn) -> str:
    """Return a few pieces, each repeated up to the longest that is taken, within a sound file."""
    parts = draw(st.lists(st.tuples(st.sampled_from(PIECES), st.integers(0, 5)), max_size=8))
    text = "".join(piece * 10**power for piece, power in parts)[:LONGEST]
    sound = Edition.standard().text
    cut = draw(st.integers(0, len(sound)))
    return (sound[:cut] + text + draw(st.sampled_from([sound[cut:], ""])))[:LONGEST]


def largest() -> int:
    """Return the most memory that any process has taken that was started here, on Linux."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024


def inherited() -> int:
    """Return what a process counts as its own before it runs anything: all that is here."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def read(text: str) -> None:
    """Read a file as the server does: it ends in time, with an edition or a `BadEdition`."""
    began, before = time.monotonic(), largest()
    with suppress(BadEdition):
        assert parse_in_process(text, "mine.toml").hash
    with suppress(BadEdition):
        assert isinstance(read_unfinished(text, "mine.toml")[1], list)
    assert time.monotonic() - began < 2 * SECONDS + 5
    assert largest() <= max(before, inherited(), OWN + MEMORY)


@given(hostile())
@settings(max_examples=12, deadline=None)
def test_hostile_files_end_in_a_word(text: str) -> None:
    """Nested, endless, huge, torn: nothing but `BadEdition` comes of it."""
    read(text)


@pytest.mark.long
@given(hostile())
@settings(max_examples=300, deadline=None)
def test_many_hostile_files_end_in_a_word(text: str) -> None:
    """The same for longer."""
    read(text)
