"""Errors as things of their own: they can be sent to another process, with all their parts."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from himiko import Edition, Game
from himiko.arena import run_match
from himiko.problem import Problem
from himiko.server.ops.backup import restore

WRONG: Final[dict[str, Callable[[], Any]]] = {
    "no action": lambda: Game.new(2, 1).play("dance"),
    "not legal": lambda: Game.new(2, 1).play("buy wood"),
    "no position": lambda: Game.from_position({}),
    "no record": lambda: Game.from_record("dance"),
    "no edition": lambda: Edition.parse("id = 7", "mine.toml"),
    "no match": lambda: run_match(["fisher"], games=1),
    "no database": lambda: restore(Path("nowhere.db"), "sqlite:///new.db"),
}


@pytest.mark.parametrize("what", WRONG)
def test_pickled(what: str) -> None:
    """What was wrong in one of many processes reaches the one that started it."""
    with pytest.raises(Problem) as caught:
        WRONG[what]()
    error = caught.value

    again = pickle.loads(pickle.dumps(error))  # noqa: S301  (our own)

    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert len(vars(again)) > 1
