"""What the two lowest packages may import."""

import ast
import sys
from pathlib import Path

import pytest

import himiko.edition

ROOT = Path(himiko.edition.__file__).parents[1]
# llvmlite is Numba's own compiler: its version is part of what compiled code depends on.
ALLOWED = {"numpy", "numba", "llvmlite"} | sys.stdlib_module_names
PACKAGES = {"edition": {"edition", "problem"}, "rules": {"rules", "edition"}}


def imported(path: Path) -> set[str]:
    """Return the full names of the modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_below_import_only_numpy_numba_and_the_standard_library(package: str) -> None:
    """And of himiko nothing but themselves and what lies below."""
    for path in (ROOT / package).rglob("*.py"):
        for module in imported(path):
            root, _, rest = module.partition(".")
            if root == "himiko":
                assert rest.partition(".")[0] in PACKAGES[package], f"{path.name} imports {module}"
            else:
                assert root in ALLOWED, f"{path.name} imports {module}"
