"""The locked versions: those of pyproject.toml, with hashes, and wherever packages come from."""

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT: Any = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FILES = {name: ROOT / "requirements" / f"{name}.txt" for name in ("play", "dev")}


class Pin(NamedTuple):
    """A line of a lock."""

    requirement: Requirement
    hashes: int

    @property
    def name(self) -> str:
        """The name as it is compared."""
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> Version:
        """The one version."""
        (only,) = self.requirement.specifier
        assert only.operator == "=="
        return Version(only.version)


def pins(name: str) -> list[Pin]:
    """Read a lock."""
    text = FILES[name].read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [
        Pin(Requirement(line.split(" --hash")[0]), line.count("--hash=sha256:")) for line in lines
    ]


def wanted(name: str) -> list[Requirement]:
    """Return what pyproject.toml asks for; Ray is for clusters, and large."""
    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    extras = project["optional-dependencies"]
    texts = [*project["dependencies"], *extras["server"]]
    if name == "dev":
        texts += [one for name_, extra in extras.items() if name_ != "ray" for one in extra]
        texts += [one for group in groups.values() for one in group if isinstance(one, str)]
    return [Requirement(text) for text in texts]


def test_all_extras_but_ray_are_locked() -> None:
    """A new one would otherwise be missing on developers' machines, or Ray be on all of them."""
    found = re.search(r"^EXTRAS := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)

    assert found
    assert set(found[1].split()) == PROJECT["project"]["optional-dependencies"].keys() - {"ray"}


@pytest.mark.parametrize("name", FILES)
def test_the_lock_has_what_the_project_asks_for(name: str) -> None:
    """If this fails, `make lock` makes the locks again."""
    locked: dict[str, list[Version]] = {}
    for pin in pins(name):
        locked.setdefault(pin.name, []).append(pin.version)

    for requirement in wanted(name):
        versions = locked.get(canonicalize_name(requirement.name), [])
        assert versions, f"{requirement} is not in requirements/{name}.txt"
        assert all(version in requirement.specifier for version in versions), str(requirement)


@pytest.mark.parametrize("name", FILES)
def test_every_package_is_hashed(name: str) -> None:
    """What is installed is what was tried, from whatever index it comes."""
    assert all(pin.hashes for pin in pins(name))


def test_playing_and_developing_use_the_same_versions() -> None:
    """Only that developing needs more."""
    versions = {name: {(pin.name, pin.version) for pin in pins(name)} for name in FILES}

    assert versions["play"] < versions["dev"]


@pytest.mark.parametrize("name", FILES)
def test_the_lock_names_no_host(name: str) -> None:
    """Some machines get their packages from a mirror or a folder (docs/decisions/0010-lock.md)."""
    text = FILES[name].read_text("utf-8")

    assert not re.search(r"://|--index|--find-links|\b[\w-]+\.(org|com|net|io)\b", text)
