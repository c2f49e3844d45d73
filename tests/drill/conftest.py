"""A copy of the project for each drill."""

from pathlib import Path

import pytest

from tests.drill.copies import DRILLS


@pytest.fixture(scope="module")
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the patch of a test file's drill applied."""
    name = request.path.stem.removeprefix("test_").replace("_", "-")
    (drill,) = (one for one in DRILLS if one.name == name)
    folder = tmp_path_factory.mktemp(name)
    drill.copy_to(folder)
    return folder
