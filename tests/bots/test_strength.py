"""What the page says of how strong the levels are was measured."""

import re
from pathlib import Path
from typing import Final

from himiko.bots.strength import STRENGTH
from himiko.game.catalogue import LADDER

_DOCS: Final = Path(__file__).parents[2] / "docs" / "players.md"
# | `himiko:1s` | `captain` | 2,000 | 73.5% (67 to 79) |
_LINE: Final = re.compile(r"\| `(\w+)(?::\d+s)?` \| `(\w+)` \| ([\d,]+) \| ([\d.]+) ?% \(")


def test_every_level_was_measured_against_the_one_below() -> None:
    """Nobody but the weakest is without a figure, and no step of the ladder is left out."""
    steps = [(level, one.against) for level, one in STRENGTH.items()]

    assert steps == list(zip(LADDER[1:], LADDER, strict=False))


def test_the_figures_are_those_of_the_documentation() -> None:
    """A new measurement is written down in both."""
    measured = _LINE.findall(_DOCS.read_text(encoding="utf-8").split("### The one that adapts")[0])

    assert {
        level: (one.against, f"{one.games:,}", round(100 * one.share, 1))
        for level, one in STRENGTH.items()
    } == {level: (against, games, float(share)) for level, against, games, share in measured}
