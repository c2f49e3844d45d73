"""The language is chosen from a wish or from the environment."""

import pytest

from himiko.texts import choose, languages
from himiko.texts.languages import VARIABLES


@pytest.fixture(autouse=True)
def _no_language_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


def test_english_comes_first() -> None:
    """The one to fall back on leads; the others are those that have a folder."""
    assert languages()[0] == "en"
    assert {"fr", "de", "pl", "ru"} <= set(languages())


def test_english_is_the_fallback() -> None:
    """With no wish and an empty environment English is spoken."""
    assert choose() == "en"


@pytest.mark.parametrize("wish", ["pl", "PL", "pl_PL", "pl-PL", "pl_PL.UTF-8", "pl.UTF-8", "pl@x"])
def test_a_wish_is_understood_in_every_spelling(wish: str) -> None:
    """Territory, encoding and case do not matter."""
    assert choose(wish) == "pl"


def test_a_wish_beats_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for by name wins."""
    monkeypatch.setenv("HIMIKO_LANGUAGE", "fr")

    assert choose("ru") == "ru"


def test_the_environment_is_asked_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own variable wins over the general ones, and those rank as they do elsewhere."""
    for variable, language in reversed(list(zip(VARIABLES, ("fr", "de", "pl", "ru"), strict=True))):
        monkeypatch.setenv(variable, f"{language}.UTF-8")

        assert choose() == language


def test_languages_we_lack_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a wish nor a variable we cannot follow hides the next one."""
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")

    assert choose("xx") == "de"


def test_empty_variables_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty variable says nothing."""
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")

    assert choose() == "fr"


@pytest.mark.parametrize("plain", ["C", "POSIX", "C.UTF-8"])
def test_the_plain_locale_is_english(monkeypatch: pytest.MonkeyPatch, plain: str) -> None:
    """The locale without a language decides for English."""
    monkeypatch.setenv("LC_ALL", plain)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")

    assert choose() == "en"
