"""What a language lacks is said in English, counted and listed: a folder is enough to begin one."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from himiko.cli.program import run
from himiko.texts import Texts, languages, say, written
from himiko.texts.written import missing


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Put the English files beside a language that has two texts."""
    english = files("himiko.texts").joinpath("en")
    for language in ("en", "tlh"):
        tmp_path.joinpath(language).mkdir()
    for file in english.iterdir():
        tmp_path.joinpath("en", file.name).write_text(file.read_text("utf-8"), "utf-8")
    own = tmp_path / "tlh" / "language.ftl"
    own.write_text("language-name = tlhIngan Hol\n", "utf-8")
    tmp_path.joinpath("tlh", "components.ftl").write_text("colour-wood = Sor\n", "utf-8")
    for module in ("languages", "say", "written"):
        monkeypatch.setattr(sys.modules[f"himiko.texts.{module}"], "files", lambda _: tmp_path)
    _forget()
    yield "tlh"
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    languages.cache_clear()
    say._bundle.cache_clear()  # noqa: SLF001
    written.messages.cache_clear()


def test_a_language_that_was_begun_is_spoken(begun: str) -> None:
    """What it has is its own, the rest is English; nothing else had to know of it."""
    texts = Texts(begun)

    assert languages() == ("en", begun)
    assert texts.say("language-name") == "tlhIngan Hol"
    assert texts.say("colour-wood") == "Sor"
    assert texts.say("count-coins", number=2) == "2 coins"
    assert texts.list(["a", "b"]) == "a and b"


def test_what_it_lacks_is_counted_by_file(begun: str) -> None:
    """Every English key but its own two."""
    lacking = missing(begun)

    number = sum(len(keys) for keys in lacking.values())
    english = sum(len(keys) for keys in written.messages("en").values())
    assert number == english - 2
    assert "colour-wood" not in lacking["components.ftl"]
    assert "colour-gold" in lacking["components.ftl"]


def test_the_program_lists_what_is_missing(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`himiko texts missing` has a line with the number, and one for each key."""
    code = run(["texts", "missing", begun])

    said = capsys.readouterr().out.splitlines()
    assert code == 0
    assert said[0] == f"{begun}: texts missing: {len(said) - 1:,}"
    assert "  components.ftl colour-gold" in said


def test_english_lacks_nothing() -> None:
    """It is what the others are measured by."""
    assert missing("en") == {}


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The program says which there are."""
    assert run(["texts", "missing", "xx"]) == 2
    assert "xx" in capsys.readouterr().err
