"""Spaces, quotes and ellipses follow the rules of each language: see docs/style."""

import re
from typing import Final

import pytest

from himiko.texts import languages
from tests.texts.written import variants

# What is wrong in every language. The terminal's help is set in columns.
EVERYWHERE: Final = {
    "three points instead of an ellipsis": r"\.\.\.",
    "two spaces": r"\S  +\S",
    "a straight quote": r'"',
    "a straight apostrophe": r"(?<=\w)'(?=\w)",
    "a space before a comma or a full stop": r"(?<=[\w¤]) [,.](?!\d)",
}
IN_COLUMNS: Final = {"play-help"}
# Texts that name signs such as “?” or “3.2”, and a heading that ends with a per cent sign.
NAMING_SIGNS: Final = {
    *("board-keys", "play-hint", "play-welcome", "arena-share-percent", "value-turn"),
    *("unsafe-hosts", "unsafe-database-tls", "help-argument-dataset"),
}
JAPANESE: Final = r"[ぁ-んァ-ヶー一-龠々。、「」（）：・]"
NO_SPACE_BEFORE: Final = r"(?<=\S)[ \u00a0\u202f][:;!?]"
# What is wrong in one language.
WRONG: Final[dict[str, dict[str, str]]] = {
    "en": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis or a per cent sign": r"[ \u00a0][…%](?!\w)",
        "another language's quotes": r"[«»„]",
    },
    "fr": {
        "no narrow no-break space before ; ! ? »": r"(?<=[^\s\u202f])[;!?»]|[ \u00a0][;!?»]",
        "no no-break space before a colon": r"[^\u00a0\w/]:(?![/\w…])|[ \u202f]:",
        "no narrow no-break space after «": r"«(?!\u202f)",
        "a space before an ellipsis": r"[ \u00a0\u202f]…",
        "no no-break space before a per cent sign": r"(?<=[\d¤])[ ]?%",
        "another language's quotes": r"[“”„]",
    },
    "de": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "no no-break space before an ellipsis": r"(?<=\w)[ ]…",
        "no no-break space before a per cent sign": r"(?<=[\d¤])[ ]?%",
        "another language's quotes": r"[«»”]",
    },
    "pl": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis or a per cent sign": r"(?<=[\w¤])[ \u00a0][…%]",
        "a one-letter word that can stand at the end of a line": (
            r"(?<![\w¤])[wzioauWZIOAU] (?=[\w¤„])"
        ),
        "another language's quotes": r"[«»“]",
    },
    "es": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis": r"[ \u00a0]…",
        "no no-break space before a per cent sign": r"(?<=[\d¤])[ ]?%",
        "a question or a call without its first mark": r"^[^¿]*\?(?! )|^[^¡]*!(?! )",
        "another language's quotes": r"[“”„]",
    },
    "it": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis or a per cent sign": r"(?<=[\w¤])[ \u00a0][…%]",
        "an apostrophe for an accent": r"\b(E|e|perche|piu|puo|gia|cosi)’(?!\w)",
        "another language's quotes": r"[“”„]",
    },
    "ja": {
        "a space beside a Japanese sign": rf"{JAPANESE} |(?<![-!]) (?={JAPANESE})",
        "punctuation of half a width": rf"{JAPANESE}[,.!?:;()]|[,!?;(]{JAPANESE}",
        "digits or letters of full width": r"[０-９Ａ-Ｚａ-ｚ％]",
        "another language's quotes": r"[“”„«»]",
        "a space before an ellipsis or a per cent sign": r"(?<=\S)[ \u00a0][…%]",
    },
    "nl": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis or a per cent sign": r"(?<=[\w¤])[ \u00a0][…%]",
        "another language's quotes": r"[«»„]",
    },
    "ru": {
        "a space before punctuation": NO_SPACE_BEFORE,
        "a space before an ellipsis": r"[ \u00a0]…",
        "no no-break space before a dash": r"(?<=\S)[ ]—",
        "no no-break space before a per cent sign": r"(?<=[\d¤])[ ]?%",
        "another language's quotes": r"[“”„]",
    },
}


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    """Nothing is spaced or quoted by the habits of another language."""
    rules = EVERYWHERE | WRONG.get(language, {})

    found = [
        (what, key, text)
        for key, text in variants(language)
        for what, pattern in rules.items()
        if key not in IN_COLUMNS | NAMING_SIGNS and re.search(pattern, text)
    ]

    assert found == []
