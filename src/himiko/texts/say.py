"""A language that speaks: a key and values in, a sentence out."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from himiko.texts.languages import LANGUAGES

Value = str | int | float

_LONGEST_VALUE = 1000


def key_of(*parts: str) -> str:
    """Return the key for an id: `key_of("specialist", "fu_hsi")` is `specialist-fu-hsi`."""
    return "-".join(parts).replace("_", "-")


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        """Read the texts of a language; `ValueError` if there are none."""
        if language not in LANGUAGES:
            raise ValueError(f"no texts in language {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **values: Value) -> str:
        """Return the text of a key with the values in their places.

        A key without a text is a `KeyError`; a value that is missing is a `ValueError`.
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no text {key!r} in language {self.language!r}")
        text, errors = self._bundle.format_pattern(
            pattern, {name: _fluent(value) for name, value in values.items()}
        )
        if errors:
            raise ValueError(f"text {key!r} in language {self.language!r}: {errors[0]}")
        return str(text)


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
