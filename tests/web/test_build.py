"""The page is built with the package: when it must be, and with whatever Node.js there is."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the tool that builds, with a small page of its own."""
    spec = importlib.util.spec_from_file_location("build", ROOT / "web" / "tools" / "build.py")
    assert spec
    assert spec.loader
    made: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    for name in made.SOURCES:
        (web / name).write_text(name, "utf-8")
    (web / "src" / "main.ts").write_text("1", "utf-8")
    monkeypatch.setattr(made, "WEB", web)
    monkeypatch.setattr(made, "DIST", tmp_path / "dist")
    monkeypatch.setattr(made, "FOLDERS", (web / "src",))
    monkeypatch.delenv(made.SWITCH, raising=False)
    return made


@pytest.fixture
def npm(tool: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the list of what npm was asked for; it builds what it should."""
    asked: list[tuple[str, ...]] = []

    def run(*arguments: str, **more: str) -> None:
        asked.append(arguments)
        if arguments[0] == "ci":  # which removes what was there
            shutil.rmtree(tool.WEB / "node_modules", ignore_errors=True)
            (tool.WEB / "node_modules").mkdir()
        else:
            tool.DIST.mkdir(exist_ok=True)
            (tool.DIST / "index.html").write_text("page", "utf-8")
            (tool.DIST / "build.txt").write_text(more["HIMIKO_BUILD"], "utf-8")

    monkeypatch.setattr(tool, "_run", run)
    return asked


def quiet(_: str) -> None:
    """Say nothing."""


def test_an_unchanged_page_is_not_built_again(tool: Any, npm: list[tuple[str, ...]]) -> None:
    """The second time nothing happens; a changed source, and it is built, packages as they are."""
    tool.build(quiet)
    tool.build(quiet)
    first = [words[0] for words in npm]
    (tool.WEB / "src" / "main.ts").write_text("2", "utf-8")
    tool.build(quiet)

    assert first == ["ci", "run"]
    assert [words[0] for words in npm] == ["ci", "run", "run"]


def test_packages_of_the_tests_are_got_when_they_are_wanted(
    tool: Any, npm: list[tuple[str, ...]]
) -> None:
    """A build needs fewer of them, and keeps more if they are there."""
    tool.install(everything=False)
    tool.install(everything=True)
    tool.install(everything=False)

    assert ["--omit=dev" in words for words in npm] == [True, False]


@pytest.mark.usefixtures("npm")
def test_make_gets_the_packages_of_the_tests_after_a_build(tool: Any) -> None:
    """`make play`, then `make test`: what make takes for a sign of them is not there yet."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (sign,) = re.findall(r"^WEB := web/(\S+)$", makefile, re.MULTILINE)

    tool.build(quiet)
    after_play = (tool.WEB / sign).exists()
    tool.install(everything=True)

    assert not after_play
    assert (tool.WEB / sign).exists()


def test_the_page_can_be_left_out(
    tool: Any, npm: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing is needed, either."""
    monkeypatch.setenv(tool.SWITCH, "no")

    tool.build(quiet)

    assert npm == []
    assert tool.requirements() == []


def test_node_comes_from_pypi_where_there_is_none(
    tool: Any, npm: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for only if there is something to build."""
    monkeypatch.setattr(tool, "_machines_npm", lambda: None)
    before = tool.requirements()
    tool.build(quiet)

    assert before == [tool.NODE_FROM_PYPI]
    assert tool.requirements() == []
    assert npm


def test_without_node_the_message_says_what_to_do(
    tool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither on the machine nor from PyPI: install it, or do without the page."""
    monkeypatch.setattr(tool, "_machines_npm", lambda: None)
    monkeypatch.setattr(tool, "_npm_from_pypi", lambda: None)

    with pytest.raises(tool.CannotBuild, match=r"Node\.js.*pip install.*HIMIKO_PAGE_BUILD=no"):
        tool.build(quiet)


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v22.12.1", True),
        ("v24.1.0", True),
        ("v20.18.9", False),
        ("v21.9.0", False),
        ("v22.11.0", False),
        ("v18.20.0", False),
        ("", False),
    ],
)
def test_old_versions_of_node_are_not_used(tool: Any, version: str, *, enough: bool) -> None:
    """Vite says which it needs."""
    assert tool.is_new_enough(version) is enough


@pytest.mark.long
def test_a_wheel_made_from_the_sdist_has_the_page(tmp_path: Path) -> None:
    """Sources in the sdist, the built page in the wheel, and no packages of npm in either."""

    def hatchling(target: str, folder: Path) -> Path:
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path)]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)  # noqa: S603
        return next(tmp_path.glob("*.tar.gz" if target == "sdist" else "*.whl"))

    with tarfile.open(hatchling("sdist", ROOT)) as sdist:
        sources = sdist.getnames()
        sdist.extractall(tmp_path, filter="data")
    unpacked = next(path for path in tmp_path.iterdir() if path.is_dir())
    wheel = zipfile.ZipFile(hatchling("wheel", unpacked)).namelist()

    assert any(name.endswith("web/src/App.svelte") for name in sources)
    assert not any("node_modules" in name for name in [*sources, *wheel])
    assert not any("himiko/page/" in name for name in sources)
    assert "himiko/page/index.html" in wheel
    assert any(name.startswith("himiko/page/assets/") for name in wheel)
