"""The Makefile: what it offers is listed, and what a machine cannot test is said."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROGRAMS = ("make", "sh", "sed", "sort")

needs_make = pytest.mark.skipif(
    sys.platform == "win32" or not shutil.which("make"), reason="needs make and a POSIX system"
)


def test_everything_the_makefile_does_is_in_its_help() -> None:
    """With a line on what it is for."""
    (phony,) = re.findall(r"^\.PHONY: ((?:.*\\\n)*.*)", MAKEFILE, re.MULTILINE)
    described = re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, re.MULTILINE)

    assert sorted(described) == sorted(phony.replace("\\\n", " ").split())


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Return a folder of programs with no PostgreSQL and no Chromium, and nobody is root."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in PROGRAMS:
        (programs / name).symlink_to(shutil.which(name) or name)
    for name, does in {"id": "echo 1000", "ls": "exit 1"}.items():
        script = programs / name
        script.write_text(f"#!{shutil.which('sh')}\n{does}\n")
        script.chmod(0o755)
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "pyvenv.cfg").touch()
    return tmp_path


def make(bare: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Look for what the tests need, on a machine that has none of it."""
    goals = ["postgres", "chromium", "deployers", "left-out"]
    return subprocess.run(  # noqa: S603
        [str(bare / "bin" / "make"), "-C", str(ROOT), f"VENV={bare / 'venv'}", *goals],
        env={"PATH": str(bare / "bin"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@needs_make
def test_what_is_left_out_is_said_at_the_end(bare: Path) -> None:
    """Without root, PostgreSQL and Chromium the rest is tested, and nobody is deceived."""
    done = make(bare)

    assert done.returncode == 0, done.stderr
    (end,) = re.findall(r"\n\*{70}\n(.*)\n\*{70}\n", done.stdout, re.DOTALL)
    assert "LEFT OUT: the tests of the server with PostgreSQL" in end
    assert "LEFT OUT: the tests of the page in a browser" in end
    assert "LEFT OUT: the tests of the files for deployment" in end


@needs_make
def test_nothing_is_left_out_where_ci_runs(bare: Path) -> None:
    """There it is an error."""
    done = make(bare, CI="1")

    assert done.returncode != 0
    assert "LEFT OUT" in done.stdout


@needs_make
def test_uv_installs_where_it_is_and_pip_elsewhere(bare: Path) -> None:
    """The same locked versions."""
    with_pip = planned(bare)
    uv = bare / "bin" / "uv"
    uv.write_text(f"#!{shutil.which('sh')}\n")
    uv.chmod(0o755)
    with_uv = planned(bare)

    locked = "--requirement requirements/play.txt"
    assert [("uv pip install" in line, locked in line) for line in with_uv] == [
        (True, True),
        (True, False),
    ]
    assert [("-m pip install" in line, locked in line) for line in with_pip] == [
        (True, True),
        (True, False),
    ]


def planned(bare: Path) -> list[str]:
    """Return how all that is needed to play would be installed."""
    done = subprocess.run(  # noqa: S603
        [str(bare / "bin" / "make"), "-n", "-C", str(ROOT), f"VENV={bare / 'venv'}", "ready"],
        env={"PATH": str(bare / "bin")},
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in done.stdout.splitlines() if "pip install" in line]
