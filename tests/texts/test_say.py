"""A key and values make a sentence."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from himiko.texts import Texts, key_of, languages, say
from tests.texts.test_fluent_files import WHOLE


def test_a_key_is_spelled_with_dashes() -> None:
    """Ids with underscores become keys."""
    assert key_of("specialist", "fu_hsi", "does") == "specialist-fu-hsi-does"


def test_languages_differ() -> None:
    """Each language that is whole has its own word."""
    said = [Texts(language).say("colour-wood") for language in ("en", *WHOLE)]

    assert {"wood", "bois", "Holz", "drewno", "дерево"} <= set(said)
    assert len(set(said)) == len(said)


def test_values_come_without_isolation_marks() -> None:
    """No invisible marks surround a value."""
    assert Texts("en").say("fleet-numbered", fleet=7) == "Fleet 7"


@pytest.mark.parametrize("language", languages())
def test_an_unknown_key_is_named(language: str) -> None:
    """The error says which key is missing in which language."""
    with pytest.raises(
        KeyError, match=re.escape(f"no text 'no-such-key' in language '{language}'")
    ):
        Texts(language).say("no-such-key")


def test_a_missing_value_is_named() -> None:
    """The error says which value a text lacks."""
    with pytest.raises(ValueError, match=r"'fleet-numbered' in language 'en'.*fleet"):
        Texts("en").say("fleet-numbered")


def test_a_value_that_is_too_long_is_cut() -> None:
    """Fluent would refuse it, and names and paths come from outside."""
    said = Texts("en").say("problem-no-file", file="x" * 5000)

    assert said.startswith("x" * 999 + "…")
    assert "x" * 1000 not in said


def test_an_unknown_language_is_refused() -> None:
    """There are no texts in a language we do not have."""
    with pytest.raises(ValueError, match="no texts in language 'xx'"):
        Texts("xx")


def test_has_tells_whether_there_is_a_text() -> None:
    """A key can be asked for before it is said."""
    texts = Texts("de")

    assert texts.has("colour-wood")
    assert not texts.has("no-such-key")


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("pl", "count-coins", ["1 moneta", "2 monety", "5 monet", "22 monety", "25 monet"]),
        ("pl", "count-boats", ["1 łódź", "2 łodzie", "5 łodzi", "22 łodzie", "25 łodzi"]),
        ("pl", "count-points", ["1 punkt", "2 punkty", "5 punktów", "22 punkty", "25 punktów"]),
        ("ru", "count-coins", ["1 монета", "2 монеты", "5 монет", "22 монеты", "25 монет"]),
        ("ru", "count-boats", ["1 лодка", "2 лодки", "5 лодок", "22 лодки", "25 лодок"]),
        ("ru", "count-points", ["1 очко", "2 очка", "5 очков", "22 очка", "25 очков"]),
    ],
)
def test_polish_and_russian_count_in_several_ways(language: str, key: str, said: list[str]) -> None:
    """The word follows the number, by the rules of the language."""
    texts = Texts(language)

    assert [texts.say(key, number=number) for number in (1, 2, 5, 22, 25)] == said


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 0, "0 coins"),
        ("fr", 0, "0 pièce"),
        ("de", 1, "1 Münze"),
        ("pl", 12, "12 monet"),
        ("pl", 21, "21 monet"),
        ("ru", 11, "11 монет"),
        ("ru", 21, "21 монета"),
        ("es", 0, "0 monedas"),
        ("es", 21, "21 monedas"),
        ("it", 1, "1 moneta"),
        ("nl", 1, "1 munt"),
        ("ja", 21, "コイン21枚"),
    ],
)
def test_numbers_at_the_edge(language: str, number: int, said: str) -> None:
    """Nought, the teens and twenty-one go each language's own way."""
    assert Texts(language).say("count-coins", number=number) == said


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that was begun can be used at once."""
    begun = FluentBundle(["de"], use_isolating=False)
    begun.add_resource(FluentResource("colour-wood = Holz"))
    whole = say._bundle  # noqa: SLF001
    monkeypatch.setattr(say, "_bundle", lambda name: begun if name == "de" else whole(name))
    texts = Texts("de")

    assert texts.say("colour-wood") == "Holz"
    assert texts.say("colour-gold") == "gold"
    assert not texts.has("no-such-key")


@pytest.mark.parametrize(
    ("language", "items", "said"),
    [
        ("en", ["plum"], "plum"),
        ("en", ["plum", "plum"], "2 × plum"),
        ("en", ["plum", "maple", "plum"], "2 × plum and maple"),
        ("en", ["3", "9", "12"], "3, 9 and 12"),
        ("fr", ["3", "9", "12"], "3, 9 et 12"),
        ("de", ["3", "9", "12"], "3, 9 und 12"),
        ("pl", ["3", "9", "12"], "3, 9 i\u00a012"),
        ("ru", ["3", "9", "12"], "3, 9 и 12"),
        ("es", ["3", "9", "12"], "3, 9 y 12"),
        ("it", ["3", "9", "12"], "3, 9 e 12"),
        ("nl", ["3", "9", "12"], "3, 9 en 12"),
        ("ja", ["3", "9", "12"], "3、9、12"),
        ("ja", ["梅", "梅"], "梅×2"),
    ],
)
def test_a_list_is_counted_and_joined(language: str, items: list[str], said: str) -> None:
    """Equal items are grouped; the last word before the end is the language's."""
    assert Texts(language).list(items).replace("\u00a0", " ") == said.replace("\u00a0", " ")


def test_sentences_are_joined_as_the_language_joins() -> None:
    """English leaves a space between two sentences, Japanese does not."""
    said = ["One.", "Two.", "Three."]

    assert Texts("en").sentences(said) == "One. Two. Three."
    assert Texts("ja").sentences(said) == "One.Two.Three."
    assert Texts("fr").sentences(said[:1]) == "One."
