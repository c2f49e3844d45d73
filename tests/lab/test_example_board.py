"""What the learning example knows of the board, against the layout and the texts of actions."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from himiko.lab import action_ids

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo" / "board.py"


@pytest.fixture(scope="module")
def board() -> Any:
    """The board as the example sees it."""
    return runpy.run_path(str(EXAMPLE))["Board"]()


def test_numbers_about_a_thing_name_it(board: Any) -> None:
    """Every number of an observation is about one thing, or about the rest."""
    names = list(board.layout.names())
    for kind in ("slot", "island", "tile", "specialist", "fleet"):
        for label, numbers in zip(board.layout.labels(kind), board.about[kind], strict=True):
            assert all(names[n].endswith((f"[{label}]", f",{label}]")) for n in numbers)
    told = {n for numbers in board.about.values() for n in numbers.ravel().tolist()}
    assert told | set(board.rest.tolist()) == set(range(board.layout.size))


def test_things_of_an_action_are_those_of_its_text(board: Any) -> None:
    """The words of an action, put together, are its text."""
    kinds = board.counts
    labels = [label for kind in kinds for label in board.layout.labels(kind)]
    ids = action_ids(board.edition)
    for id_, text in enumerate(ids.texts()):
        verb, *things = board.words[:, id_]
        named = [labels[thing] for thing in things if thing < len(labels)]
        first, *rest = text.split()
        assert first == ids.verbs[verb]
        assert rest[: len(named)] == named


def test_neighbours_are_those_of_the_edition(board: Any) -> None:
    """Lanes and borders go both ways; an island has as many slots as its ring."""
    lanes, borders = board.lanes(), board.borders()

    assert (lanes == lanes.T).all()
    assert (borders == borders.T).all()
    assert not borders.diagonal().any()
    rings = [len(island.ring) for island in board.edition.board.islands]
    assert board.shores().sum(axis=1).tolist() == rings
