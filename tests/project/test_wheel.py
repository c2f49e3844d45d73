"""The wheel: built, installed into an environment of its own, and played with."""

import os
import re
import subprocess
import sys
import sysconfig
import time
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

import himiko
from tests.server.postgres import free_port

ROOT = Path(__file__).parents[2]
# In a checkout that is being worked on the tests find the code by this; the wheel needs nothing.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: str | Path, cwd: Path, typed: str = "") -> str:
    """Run a program; return what it printed."""
    done = subprocess.run(  # noqa: S603
        [str(word) for word in command],
        cwd=cwd,
        env=ENVIRONMENT,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """Install the wheel; return the folder of the programs.

    What it depends on is borrowed from here, so that no network is needed. A path in a .pth file
    is searched last, and what is installed for editing there is not.
    """
    home = wheel.parent / "venv"
    venv.create(home, with_pip=False, symlinks=sys.platform != "win32")
    paths = sysconfig.get_paths("venv", {"base": str(home), "platbase": str(home)})
    borrowed = Path(paths["purelib"]) / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    python = Path(paths["scripts"]) / Path(sys.executable).name
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
    quietly = ["--quiet", "--no-deps", "--no-index", "--ignore-installed"]
    run(*pip, "install", *quietly, wheel, cwd=wheel.parent)
    return Path(paths["scripts"])


def test_the_installed_wheel_plays(wheel: Path, programs: Path, tmp_path: Path) -> None:
    """It has the package; the program of the readme runs, the command plays, the page is served."""
    # One test, so that tests that run beside each other do not each build and install it.
    check_the_files(wheel)
    check_the_readme(programs, tmp_path)
    check_the_command(programs / "himiko", tmp_path)
    check_the_page(programs / "himiko", tmp_path)


def check_the_files(wheel: Path) -> None:
    """The package and nothing else: no tests, no tools of developers, no sources of the page."""
    names = zipfile.ZipFile(wheel).namelist()

    tops = {name.split("/")[0] for name in names}
    assert tops == {"himiko", f"himiko-{himiko.__version__}.dist-info"}
    parts = {name.split("/")[1] for name in names if name.startswith("himiko/")}
    assert {"page", "texts", "py.typed"} <= parts
    assert not {"tools", "tests"} & parts


def check_the_readme(programs: Path, folder: Path) -> None:
    """Run its program as it stands there, with the code of the wheel."""
    readme = (ROOT / "README.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)

    printed = run(programs / "python", "-c", f"{program}print(himiko.__file__)\n", cwd=folder)

    end, *_, file = printed.splitlines()
    assert re.match(r"(no_boats|no_buildings|no_specialists|last_building) \[\{", end)
    assert Path(file).is_relative_to(programs.parent)


def check_the_command(command: Path, folder: Path) -> None:
    """Play some turns in the terminal, and verify the record of them."""
    game = ["play", "--against", "drifter", "--seed", "5", "--record", "game.txt"]

    version = run(command, "--version", cwd=folder)
    run(command, *game, cwd=folder, typed="1\n" * 12 + "quit\n")
    checked = run(command, "check", "game.txt", cwd=folder)

    assert version == f"himiko {himiko.__version__}\n"
    assert "game.txt" in checked


def check_the_page(command: Path, folder: Path) -> None:
    """Serve it, and load the program it names."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(  # noqa: S603
        [command, "serve", "--port", str(port)],
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        page = answer(server, f"{address}/")
        (script, *_) = re.findall(r'src="/?(assets/[^"]+\.js)"', page.text)
        loaded = httpx.get(f"{address}/{script}")
    finally:
        server.terminate()
        server.wait(30)

    assert page.status_code == 200
    assert loaded.status_code == 200
    assert "javascript" in loaded.headers["content-type"]


def answer(server: "subprocess.Popen[bytes]", url: str) -> httpx.Response:
    """Wait until a server answers."""
    while True:
        assert server.poll() is None, "the server has ended"
        try:
            return httpx.get(url, timeout=30)
        except httpx.TransportError:
            time.sleep(0.05)
