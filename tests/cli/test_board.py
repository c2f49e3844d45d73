"""The map: everything is on it, where it belongs."""

from typing import Any

import pytest

from himiko import Edition, Game
from himiko.cli.board import NARROWEST, WIDEST, draw_board, width_for
from himiko.cli.event_text import EventText
from himiko.texts import Texts, languages
from tests.scenes import scene

EMPTY: dict[str, Any] = {"boats": {}, "culture": {}, "mountains": [], "sacred": [], "built": {}}


def event_text(language: str = "en") -> EventText:
    """Return the words for names."""
    return EventText(Texts(language), ("Blue", "Orange"), Edition.standard())


@pytest.mark.parametrize("width", [NARROWEST, 80, 95, WIDEST])
def test_every_slot_and_island_is_on_the_map(width: int) -> None:
    """No name covers another, at any width."""
    edition = Edition.standard()

    drawn = draw_board(edition, EMPTY, event_text(), width).plain

    assert all(name in drawn for name in (*edition.slot_ids, *edition.island_ids))
    assert max(map(len, drawn.splitlines())) <= width


@pytest.mark.parametrize("language", languages())
def test_a_full_board(language: str) -> None:
    """With something on every island all names can still be read, in every language."""
    game = Game.new(2, 5)
    for seed in range(60):
        game.play(game.legal()[seed % len(game.legal())])
    position = game.position()

    drawn = draw_board(game.edition, position, event_text(language), 80).plain

    for slot in game.edition.slot_ids:
        colour = position["boats"].get(slot)
        assert (colour[0].upper() + slot[1:] if colour else slot) in drawn
    assert all(island in drawn for island in game.edition.island_ids)


def test_what_lies_on_islands() -> None:
    """Tokens, mountains, sacred ground and buildings are named."""
    game = scene(
        culture={"i01": "plum"},
        mountains=["i02"],
        sacred=["i03"],
        built={"i04": 1, "i05": "torii", "i06": "palace"},
        boats={"s10": "gold"},
    )

    drawn = draw_board(game.edition, game.position(), event_text(), 100).plain

    for word in ("plum", "i02▲", "✕ sacred", "■ Orange", "π torii", "♜ palace", "G10"):
        assert word in drawn


def test_what_is_possible_is_lit() -> None:
    """Slots and islands to choose from have a style of their own."""
    edition = Edition.standard()

    dark = draw_board(edition, EMPTY, event_text(), 80)
    lit = draw_board(edition, EMPTY, event_text(), 80, {"s12", "i07"})

    assert lit.plain == dark.plain
    assert lit.spans != dark.spans


def test_another_board() -> None:
    """A board of another shape is drawn from its own coordinates."""
    path = "tests/editions/small.toml"
    edition = Edition.load(path)

    drawn = draw_board(edition, EMPTY, event_text(), 70).plain

    assert all(name in drawn for name in (*edition.slot_ids, *edition.island_ids))


@pytest.mark.parametrize("height", [22, 30, 34])
def test_a_map_of_a_height(height: int) -> None:
    """The width for a height gives that height."""
    edition = Edition.standard()

    drawn = draw_board(edition, EMPTY, event_text(), width_for(edition, height)).plain

    assert abs(len(drawn.splitlines()) - height) <= 1
