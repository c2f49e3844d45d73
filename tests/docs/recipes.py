"""The recipes of docs/how-to-add.md: their rows, and the files that a row names."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RECIPES: Final = (ROOT / "docs" / "how-to-add.md").read_text("utf-8")
# What the reader fills in: others of that kind are there.
NEW: Final = re.compile(r"SUBJECT|COMMAND|NAME|CODE|ID")
_ROW: Final = re.compile(r"^\| (`[^|]*) \| (.*) \|$", re.MULTILINE)


def recipes() -> dict[str, list[tuple[str, str]]]:
    """Return the rows of each recipe, by its heading: files, and what to do there."""
    parts = [recipe.partition("\n") for recipe in RECIPES.split("\n## ")[1:]]
    return {heading: _ROW.findall(text) for heading, _, text in parts}


def named(files: str) -> list[str]:
    """Return the files of a row; a name without a folder is in the one before."""
    found: list[str] = []
    for name in re.findall(r"`([^`]+)`", files):
        folder = found[-1].rpartition("/")[0] if found and "/" not in name else ""
        found.append(f"{folder}/{name}".lstrip("/"))
    return found
