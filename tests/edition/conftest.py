"""The editions the tests of this package use."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from himiko.edition import Edition

SMALL = Path(__file__).parents[1] / "editions" / "small.toml"


@pytest.fixture(scope="session")
def standard() -> Edition:
    """Return the standard edition."""
    return Edition.standard()


@pytest.fixture(scope="session")
def small() -> Edition:
    """Return the small edition, on another board."""
    return Edition.load(SMALL)


@pytest.fixture
def content() -> dict[str, Any]:
    """Return what the standard file says, to be spoiled by a test."""
    return tomllib.loads(Edition.standard().export())
