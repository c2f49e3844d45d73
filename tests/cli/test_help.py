"""Help: complete, in every language, at once."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from himiko.cli.commands import app, command
from himiko.texts import Texts, languages
from tests.cli.conftest import SOURCE, Himiko


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield all commands with the words that call them."""
    yield path, group
    for name, one in getattr(group, "commands", {}).items():
        yield from commands(one, (*path, name))


COMMANDS = dict(commands(command()))


def test_all_commands_are_there() -> None:
    """The command line can do what the project promises."""
    assert {" ".join(path) for path in COMMANDS} == {
        "",
        "play",
        "match",
        "ladder",
        "stats",
        "simulate",
        "dataset",
        "mcp",
        "replay",
        "check",
        "fingerprint",
        "texts",
        "texts missing",
        "texts sheet",
        "edition",
        "edition check",
        "edition export",
        "edition report",
        "edition show",
        "serve",
        "db",
        "db backup",
        "db restore",
        "db verify",
        "db export",
        "admin",
        "admin people",
        "admin ban",
        "admin allow",
        "admin rename",
        "admin log-out",
        "admin reports",
        "admin decide",
        "admin tables",
        "admin chat",
        "admin remove-line",
        "admin close-table",
        "admin forget",
        "admin audit",
    }


def test_the_first_command_is_play() -> None:
    """Help begins with what most people want."""
    assert command().list_commands(None)[0] == "play"  # type: ignore[arg-type]


def unwrapped(text: str) -> str:
    """Leave out all spaces: lines break at them, and in some languages elsewhere."""
    return "".join(text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_is_complete(himiko: Himiko, path: tuple[str, ...], language: str) -> None:
    """Help names the command's purpose and explains each option and argument, in words."""
    texts = Texts(language)

    result = himiko(*path, "--help", "--language", language)

    def is_there(key: str) -> bool:
        return unwrapped(texts.say(key)) in unwrapped(result.out)

    assert result.code == 0
    assert result.errors == ""
    assert is_there("help-usage")
    assert is_there(COMMANDS[path].help)
    for param in COMMANDS[path].params:
        assert is_there(param.help)
        assert is_there(param.metavar or "help-usage")
        assert all(option in result.out for option in param.opts if option.startswith("-"))
    assert is_there("help-help")


@pytest.mark.parametrize("path", [(), ("edition",), ("db",)])
def test_alone_a_group_shows_its_help(himiko: Himiko, path: tuple[str, ...]) -> None:
    """Without a command one sees which there are."""
    assert himiko(*path) == himiko(*path, "--help")


@pytest.mark.parametrize("position", [0, 1, 2])
def test_the_language_can_stand_anywhere(himiko: Himiko, position: int) -> None:
    """Before the command, after it, at the end."""
    words = ["simulate", "--help"]
    words[position:position] = ["--language=fr"]

    usage = Texts("fr").say("help-usage")
    assert f"{usage} himiko simulate" in himiko(*words).out


def test_the_environment_chooses_the_language(
    himiko: Himiko, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without an option the variable decides."""
    monkeypatch.setenv("HIMIKO_LANGUAGE", "pl_PL.UTF-8")

    assert Texts("pl").say("help-usage") in himiko("--help").out


def test_version(himiko: Himiko) -> None:
    """The version is that of the package."""
    import himiko as package  # noqa: PLC0415  (the fixture has its name)

    assert himiko("--version").out == f"himiko {package.__version__}\n"


def test_typer_can_run_the_commands() -> None:
    """The commands are an ordinary Typer application."""
    result = CliRunner().invoke(app, ["edition", "--help"], obj=Texts("de"))

    assert result.exit_code == 0
    assert "Aufruf: himiko edition" in " ".join(result.output.split()).replace("root", "himiko")


def test_help_loads_nothing_heavy() -> None:
    """The command line itself needs neither the compiler nor NumPy to help."""
    code = f"""
import sys, types
package = types.ModuleType("himiko")
package.__path__ = [{str(SOURCE / "himiko")!r}]
sys.modules["himiko"] = package
from himiko.cli import main
try:
    main(["simulate", "--help"])
finally:
    sys.stderr.write(" ".join({{"numba", "numpy"}} & set(sys.modules)))
"""
    done = subprocess.run(  # noqa: S603  (our own program)
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert "--games" in done.stdout
    assert done.stderr == ""
