"""The recipes of docs/how-to-add.md name files that are there, and what is in them."""

import re
from pathlib import Path

import pytest

from tests.docs.recipes import NEW, ROOT, named, recipes


def there(name: str) -> list[Path]:
    """Return the files that a name stands for."""
    return list(ROOT.glob(NEW.sub("*", name).rstrip("/")))


@pytest.mark.parametrize(("files", "what"), [row for rows in recipes().values() for row in rows])
def test_a_row_names_files_that_are_there(files: str, what: str) -> None:
    """And names of code that are in one of them."""
    found = {name: there(name) for name in named(files)}
    names = re.findall(r"`(_?[A-Z]\w+|\w+_\w+)`", what)

    assert [name for name, paths in found.items() if not paths] == []
    texts = [
        path.read_text("utf-8") for paths in found.values() for path in paths if path.is_file()
    ]
    assert [
        name for name in names if not any(re.search(rf"\b{name}\b", text) for text in texts)
    ] == []


def test_every_recipe_has_rows() -> None:
    """Each names its files."""
    assert [heading for heading, rows in recipes().items() if not rows] == []
    assert len(recipes()) > 9
