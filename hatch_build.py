"""Hatch's hook: the page is built with the package, so that `pip install` is all it takes."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _tool(root: Path) -> ModuleType:
    """Return the tool that builds the page; it is a script, not part of a package."""
    spec = importlib.util.spec_from_file_location("build", root / "web" / "tools" / "build.py")
    assert spec is not None  # noqa: S101  (it has a path)
    assert spec.loader is not None  # noqa: S101
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


class Page(BuildHookInterface[Any]):
    """Builds the page before a wheel, an editable one included; an sdist has its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, if it is needed and this machine has none that is new enough."""
        needed: list[str] = []
        if self.target_name == "wheel":
            needed = _tool(Path(self.root)).requirements()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page, unless it is there and its sources are the same."""
        if self.target_name == "wheel":
            _tool(Path(self.root)).build(self.app.display_info)
