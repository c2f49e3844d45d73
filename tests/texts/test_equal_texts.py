"""What is the same in English is the same in every language, unless grammar tells it apart."""

from collections import defaultdict
from typing import Final

import pytest

from tests.texts.test_fluent_files import WHOLE
from tests.texts.written import variants

# English texts that stand for several forms: a heading, a command, a label, the end of "You can …";
# or for two things that other languages tell apart (the share of games and to share a link).
SEVERAL_FORMS: Final = {
    *("build", "buy a boat", "choose a fleet", "collect", "continue", "end your turn"),
    *("place boats", "put tiles back", "recruit", "recruit a specialist", "sell a boat"),
    *("finished", "waiting for players", "trade", "set aside", "reserved"),
    *("play", "share", "ginkgo", "away", "here", "collect or build", "review", "skip"),
}


def plain(text: str) -> str:
    """Return a text without what its place in a sentence changes."""
    return text.casefold().rstrip(".。")


def whole_texts(language: str) -> dict[str, tuple[str, ...]]:
    """Return all variants of each text."""
    found: dict[str, list[str]] = defaultdict(list)
    for key, text in variants(language):
        found[key].append(plain(text))
    return {key: tuple(texts) for key, texts in found.items()}


@pytest.mark.parametrize("language", WHOLE)
def test_equal_english_is_equal_everywhere(language: str) -> None:
    """One message under two keys is not translated twice."""
    said = whole_texts(language)
    by_english: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for key, texts in whole_texts("en").items():
        by_english[texts].append(key)

    differing = {
        english: {key: said[key] for key in keys}
        for english, keys in by_english.items()
        if english[0] not in SEVERAL_FORMS and len({said[key] for key in keys}) > 1
    }

    assert differing == {}
