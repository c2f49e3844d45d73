"""The table of the action space in docs/notation.md is the one of the code."""

import re
from pathlib import Path

from himiko import Edition
from himiko.game.notation import notation_of
from himiko.rules.space import GROUPS, SPAN

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
ROW = re.compile(r"^\| (\d+)(?:\u2013(\d+))? \| `(\w+)([^`]*)` \|", re.MULTILINE)


def test_the_documented_groups_are_those_of_the_notation() -> None:
    """Every group is documented once, with the verb its actions begin with."""
    rows = ROW.findall(DOCUMENT.read_text("utf-8"))
    documented = {
        group: verb
        for first, last, verb, _ in rows
        for group in range(int(first), int(last or first) + 1)
    }

    texts = notation_of(Edition.standard()).texts
    real = {n // SPAN: text.split()[0] for n, text in enumerate(texts) if text}

    assert sorted(documented) == list(range(GROUPS))
    assert {group: documented[group] for group in real} == real
