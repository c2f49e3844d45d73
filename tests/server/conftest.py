"""Databases for the tests of the server: each test runs on both kinds."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from himiko.server.storage.store import Store
from tests.server.postgres import Cluster, binaries, cluster
from tests.server.serving import Server, serving, settings

NO_POSTGRES = "NO POSTGRESQL FOUND: the server's tests with it are left out"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Return a PostgreSQL of our own; without its programs tests are skipped."""
    programs = binaries()
    if programs is None:
        assert not os.environ.get("CI"), "PostgreSQL is missing, and CI must not skip its tests"
        pytest.skip(NO_POSTGRES)
    with cluster(programs) as one:
        yield one


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords at once; how dear they really are, a test of identity says."""
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("himiko.server.api.context.PasswordHasher", cheap)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'himiko.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """Return an opened store."""
    one = Store(url)
    yield one
    one.close()


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Run a server on each kind of database."""
    with serving(settings(url)) as one:
        yield one
