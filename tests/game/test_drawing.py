"""Games, analyses and matches draw themselves: the same picture for the same game, forever."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from himiko import Edition, Game
from himiko.arena.match import Match
from himiko.arena.match_spec import MatchSpec, edition_text
from himiko.bots.analysis import Analysis, Estimate, Outlook
from himiko.game.drawing import HULLS, THEMES

GOLDEN = Path(__file__).parents[1] / "golden"
WEB = Path(__file__).parents[2] / "web" / "src"


def middle() -> Game:
    """Return a stored game half way, with everything on the board that can be."""
    game = Game.from_record((GOLDEN / "3-last_building.txt").read_text("utf-8"))
    return game.at(2 * game.ply // 3)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_golden_pictures(theme: str) -> None:
    """Made again by `python -m tests.game.test_drawing`."""
    stored = (GOLDEN / f"board-{theme}.svg").read_text("utf-8")

    assert middle().to_svg(theme) == stored  # type: ignore[arg-type]


def test_all_that_is_on_the_board_is_drawn() -> None:
    """A hull for each boat, a mark for each token, the players' coins; it is valid XML."""
    game = middle()
    position = game.position()

    text = game._repr_svg_()

    ET.fromstring(text)  # noqa: S314  (our own)
    hands = sum(len(player["boats"]) for player in position["players"])
    hulls = sum(text.count(f'd="{hull}"') for hull in HULLS.values())
    assert hulls == len(position["boats"]) + hands
    for kind in set(position["culture"].values()):
        drawn = text.count(f'r="17" fill="{THEMES["light"][kind]}"')
        assert drawn == list(position["culture"].values()).count(kind)


def test_another_board(small: Edition) -> None:
    """The coordinates are the edition's."""
    text = Game.new(2, 3, edition=small).to_svg("dark")

    assert f'viewBox="0 0 {small.board.width} ' in text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_are_those_of_the_page(theme: str) -> None:
    """A change of the page's colours is to be followed here."""
    css = (WEB / "ui" / "theme.css").read_text() + (WEB / "art" / "art.css").read_text()
    page = dict(re.findall(r"--([\w-]+): (.*?);", css))

    def of(name: str) -> str:
        both = re.match(r"light-dark\((#\w+), (#\w+)\)", page[name])
        return both[1 if theme == "light" else 2] if both else page[name]

    names = {"page": "paper", "text": "ink", "sea": "art-sea-mid", "lane": "art-lane"}
    names |= {colour: f"boat-{colour}" for colour in HULLS}
    names |= {f"player-{seat}": f"player-{seat}" for seat in range(4)}
    assert {name: THEMES[theme][name] for name in names} == {n: of(c) for n, c in names.items()}


def test_an_analysis_draws_itself() -> None:
    """A bar for each plan, the best first."""
    half = Estimate(0.5, 0.4, 0.6)
    chances = (Estimate(0.25, 0.2, 0.3), half)
    outlook = Outlook("done", ("done",), chances, (half, half), (), 9)

    text = Analysis(0, (outlook,), 9, 0.1)._repr_svg_()

    assert ">done<" in text
    assert "25.0%" in text


def test_a_match_draws_itself() -> None:
    """Without a game there is nothing to draw, and no error."""
    spec = MatchSpec(("drifter", "fisher"), 0, 100, 1, edition_text(Edition.standard()))

    assert Match(spec, 0, ())._repr_svg_().startswith("<svg")


if __name__ == "__main__":
    for name in THEMES:
        (GOLDEN / f"board-{name}.svg").write_text(middle().to_svg(name), "utf-8")  # type: ignore[arg-type]
