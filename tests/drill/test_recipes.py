"""The recipes that are drilled name what it takes."""

import pytest

from tests.docs.recipes import recipes
from tests.drill.copies import DRILLS, Drill, fits


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
def test_the_patch_touches_the_files_that_the_recipe_names(drill: Drill) -> None:
    """All of them, and no others."""
    touched, names = drill.touched(), drill.named()

    assert {name for name in names if not any(fits(name, path) for path in touched)} == set()
    assert {path for path in touched if not any(fits(name, path) for name in names)} == set()


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
def test_the_patch_still_applies(drill: Drill) -> None:
    """To the project as it is now; what comes of it is tried elsewhere, mostly by long tests."""
    drill.check()


def test_every_recipe_has_a_drill() -> None:
    """None is in the documents untried."""
    assert {drill.recipe for drill in DRILLS} == recipes().keys()


# Of the package itself, besides texts, documents, the page and tests.
PYTHON_FILES = {
    "specialist": 5,
    "fleet-power": 7,
    "end": 9,
    "event": 3,
    "level": 3,
    "language": 0,
    "socket-command": 12,
    "command-line-command": 3,
    "panel": 0,
    "larger-edition": 1,
}


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
def test_it_takes_few_files(drill: Drill) -> None:
    """What is added must not spread any further; less than this would be news, too."""
    python = {path for path in drill.touched() if path.startswith("src/") and path.endswith(".py")}

    assert len(python) == PYTHON_FILES[drill.name]
