"""Errors as things of their own: they can be sent to another process, with all their parts."""

import pickle
from collections.abc import Callable
from typing import Any, Final

import pytest

from himiko import Game

WRONG: Final[dict[str, Callable[[], Any]]] = {
    "no action": lambda: Game.new(2, 1).play("dance"),
    "not legal": lambda: Game.new(2, 1).play("buy wood"),
    "no position": lambda: Game.from_position({}),
    "no record": lambda: Game.from_record("dance"),
}


@pytest.mark.parametrize("what", WRONG)
def test_pickled(what: str) -> None:
    """Whoever plays in many processes is told what was wrong in one of them."""
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (its parts are compared below)
        WRONG[what]()
    error = caught.value

    again = pickle.loads(pickle.dumps(error))  # noqa: S301  (our own)

    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert again.code == error.code  # type: ignore[attr-defined]
