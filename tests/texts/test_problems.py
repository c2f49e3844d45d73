"""What can be wrong with files and requests: each problem is said in every language, whole."""

from collections.abc import Mapping
from string import Formatter
from typing import Final

import pytest

from himiko.arena import match_problems
from himiko.cluster import BadCluster
from himiko.edition import phrases
from himiko.game.position_problems import POSITION_PROBLEMS
from himiko.lab import lab_problems
from himiko.server.ops import backup
from himiko.texts import key_of, languages
from tests.texts.test_fluent_files import messages, values_of

# The first part of the keys, and the English words of each code.
PROBLEMS: Final[dict[str, Mapping[str, str]]] = {
    "bad-position": POSITION_PROBLEMS,
    "edition-expects": phrases.EXPECTED,
    "edition-has": phrases.FOUND,
    "bad-match": match_problems.PROBLEMS,
    "bad-lab": lab_problems.PROBLEMS,
    "bad-cluster": BadCluster.messages,
    "bad-database": backup.PROBLEMS,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", PROBLEMS)
def test_said_with_all_their_values(what: str, language: str) -> None:
    """The sentence of a code takes the values that the code comes with."""
    texts = messages("en") | messages(language)
    fields = {
        key_of(what, code): {name for _, name, _, _ in Formatter().parse(words) if name}
        for code, words in PROBLEMS[what].items()
    }

    assert {key: values_of(key, texts) for key in fields} == fields
