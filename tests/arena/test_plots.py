"""Plots of awkward data: pictures all the same, and no warning (here a warning is an error)."""

import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from himiko.arena import plots
from himiko.arena.intervals import Estimate

TIME = 0.00001234
RATING = 1500.0


@pytest.mark.parametrize("other", [TIME, math.nextafter(TIME, 1.0), TIME * (1 + 1e-13), 1000.0])
@pytest.mark.parametrize("rating", [RATING, math.nextafter(RATING, 2000.0), 1700.0])
def test_points_that_all_but_agree(tmp_path: Path, other: float, rating: float) -> None:
    """Two players as fast and as strong as one another are drawn, both named."""
    picture = tmp_path / "speed.svg"

    plots.draw_points(
        picture, "title", ["one", "other"], [(TIME, RATING), (other, rating)], "across|up"
    )

    texts = written(picture)
    assert {"one", "other", "title", "across", "up"} <= texts
    assert any(re.fullmatch(r"1e-\d+|0\.0*1|10*", text) for text in texts), "no number across"


def test_one_point_by_itself(tmp_path: Path) -> None:
    """A ladder that was stopped early may have rated but one player."""
    picture = tmp_path / "speed.svg"

    plots.draw_points(picture, "title", ["one"], [(TIME, RATING)], "across|up")

    assert "one" in written(picture)


@pytest.mark.parametrize("value", [0.0, 1.0, RATING, 1e-300])
def test_intervals_without_width(tmp_path: Path, value: float) -> None:
    """Values that are known exactly are drawn, too."""
    picture = tmp_path / "ratings.svg"
    dots = [plots.Dot(name, Estimate(value, value, value)) for name in ("one", "other")]

    plots.draw_estimates(picture, "title", dots)

    assert {"one", "other", "title"} <= written(picture)


def written(picture: Path) -> set[str]:
    """Return the texts of a picture."""
    return {text for text in ET.parse(picture).getroot().itertext() if text.strip()}  # noqa: S314  (our own)
