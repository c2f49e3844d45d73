"""A language that speaks: a key and values in, a sentence out."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, reduce
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from himiko.texts.languages import FALLBACK, languages

Value = str | int | float

_LONGEST_VALUE = 1000


def key_of(*parts: str) -> str:
    """Return the key for an id: `key_of("specialist", "fu_hsi")` is `specialist-fu-hsi`."""
    return "-".join(parts).replace("_", "-")


class Texts:
    def __init__(self, language: str) -> None:
        """Read the texts of a language; `ValueError` if there are none."""
        if language not in languages():
            known = ", ".join(languages())
            raise ValueError(f"no texts in language {language!r}, only in {known}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return self._bundle_with(key) is not None

    def say(self, key: str, /, **values: Value) -> str:
        """Return the text of a key with the values in their places.

        What a language does not have yet is said in English. A key without a text is a `KeyError`;
        a value that is missing is a `ValueError`.
        """
        bundle = self._bundle_with(key)
        pattern = bundle.get_message(key).value if bundle else None
        if bundle is None or pattern is None:
            raise KeyError(f"no text {key!r} in language {self.language!r}")
        text, errors = bundle.format_pattern(
            pattern, {name: _fluent(value) for name, value in values.items()}
        )
        if errors:
            raise ValueError(f"text {key!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def list(self, items: Sequence[str]) -> str:
        """Return items as a list, equal ones counted: "2 × plum, maple and rice"."""
        words = [
            self.say("list-times", number=number, thing=item) if number > 1 else item
            for item, number in Counter(items).items()
        ]
        *before, last = words
        if not before:
            return last
        first = before[0]
        for word in before[1:]:
            first = self.say("list-more", first=first, second=word)
        return self.say("list-last", first=first, second=last)

    def sentences(self, sentences: Sequence[str]) -> str:
        """Return whole sentences as one text, with the space between them that the language has."""
        return reduce(
            lambda first, second: self.say("list-sentences", first=first, second=second), sentences
        )

    def _bundle_with(self, key: str) -> FluentBundle | None:
        """Return the texts that have a key: those of the language, else the English ones."""
        for bundle in (self._bundle, _bundle(FALLBACK)):
            if bundle.has_message(key):
                return bundle
        return None


def _fluent(value: Value) -> Value:
    """Return the value as Fluent can choose by it: it knows words and numbers, no truth values.

    A text that is too long is cut: Fluent refuses values of more than 2,500 characters, and names,
    paths and records come from outside.
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and len(value) > _LONGEST_VALUE:
        return value[: _LONGEST_VALUE - 1] + "…"
    return value


@cache
def _bundle(language: str) -> FluentBundle:
    """Return all texts of a language."""
    # The marks that isolate the direction of a value would show up in terminals; none of our
    # languages is written from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("himiko.texts").joinpath(language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
