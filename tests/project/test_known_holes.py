"""Lower bounds leave out versions with known holes; the oldest allowed ones are safe as well."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

# The first version without the hole.
MENDED = {
    "h11": "0.16.0",  # CVE-2025-43859: requests smuggled in chunks
    "starlette": "0.49.1",  # CVE-2025-62727: Range headers of quadratic cost
    "fastapi": "0.120.1",  # the first that takes such a Starlette
    "pydantic-settings": "2.0.0",
    "sqlalchemy": "2.0.0",
    "websockets": "10.0",  # CVE-2021-33880
    "uvicorn": "0.11.7",  # CVE-2020-7694
}


@pytest.mark.parametrize("name", sorted(MENDED))
def test_the_oldest_version_allowed_has_no_known_hole(name: str) -> None:
    """Named in the extra `server`, with a bound."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    wanted = {one.name: one for one in map(Requirement, project["optional-dependencies"]["server"])}

    bounds = [one.version for one in wanted[name].specifier if one.operator == ">="]

    assert [bound for bound in bounds if Version(bound) >= Version(MENDED[name])]
