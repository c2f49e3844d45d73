"""The files around the code agree with each other and with it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis
from packaging.version import Version

import himiko

ROOT = Path(__file__).parents[2]
PROJECT: Any = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))
SECTIONS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def of_yaml(name: str) -> Any:
    """Read a YAML file."""
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_the_version_is_in_one_file() -> None:
    """Hatch reads it from there."""
    assert "version" in PROJECT["dynamic"]
    assert str(Version(himiko.__version__)) == himiko.__version__


def test_the_changelog_is_by_version() -> None:
    """In the form of Keep a Changelog, the newest first, and none beyond the present one."""
    first, *released = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    titles = [re.fullmatch(r"\[(.+)\] - \d{4}-\d\d-\d\d", line) for line in released]
    versions = [Version(title[1]) for title in titles if title]

    assert first == "[Unreleased]"
    assert len(versions) == len(released)
    assert versions == sorted(versions, reverse=True)
    assert versions[0] <= Version(himiko.__version__)
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= SECTIONS


def test_the_workflow_tries_every_supported_python_and_system() -> None:
    """As the classifiers have them."""
    matrix = of_yaml(".github/workflows/ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    named = [line.rpartition(" :: ")[2] for line in PROJECT["classifiers"]]

    assert matrix["python"] == [name for name in named if re.fullmatch(r"3\.\d+", name)]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert {"Linux", "MacOS", "Windows"} <= set(named)


def commands() -> list[str]:
    """Return what the workflow and the hooks run."""
    jobs = of_yaml(".github/workflows/ci.yml")["jobs"].values()
    steps = [step["run"] for job in jobs for step in job["steps"] if "run" in step]
    repos = of_yaml(".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    return steps + [hook["entry"] for repo in repos for hook in repo["hooks"]]


@pytest.mark.parametrize("command", commands())
def test_others_call_make(command: str) -> None:
    """Nothing is done on a forge or before a commit that cannot be done by hand."""
    make, *targets = command.removeprefix("sudo ").split()

    assert make == "make"
    assert set(targets) <= TARGETS


def test_ci_runs_all_tests() -> None:
    """And may leave nothing out."""
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()

    assert lines[-2:] == ["export CI=1", "exec make test"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")))
def test_templates_for_issues_are_valid(path: Path) -> None:
    """As far as one can see from here: each has a name, and fields with labels."""
    form = yaml.safe_load(path.read_text("utf-8"))
    if path.stem == "config":
        assert form == {"blank_issues_enabled": True}
        return

    assert form["name"]
    assert form["description"]
    assert all(field["attributes"]["label"] for field in form["body"])


def test_the_citation_is_complete() -> None:
    """With the fields that the format requires; the version is not repeated there."""
    citation = of_yaml("CITATION.cff")

    assert citation["cff-version"] == "1.2.0"
    assert citation["license"] == PROJECT["license"]
    assert [author["name"] for author in citation["authors"]] == [
        author["name"] for author in PROJECT["authors"]
    ]
    assert "version" not in citation
