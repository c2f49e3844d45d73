"""The editions that these tests use."""

from pathlib import Path

import pytest

from himiko import Edition

SMALL = Path(__file__).parents[1] / "editions" / "small.toml"


@pytest.fixture(scope="session")
def small() -> Edition:
    """Return the small edition, on another board."""
    return Edition.load(SMALL)
