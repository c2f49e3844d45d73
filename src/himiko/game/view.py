"""What a seat may know: the position with all that is hidden from it replaced by its size."""

import marshal
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from himiko.edition import Edition
from himiko.game.shapes import GameView, Position

_WITHOUT_REFERENCES: Final = 2  # a version of marshal's format: later ones depend on identity


class Masked(NamedTuple):
    """A state of the engine without what a seat may not know: from it a redeal is dealt."""

    state: bytes
    seat: int | None
    edition: Edition


class SeatView(dict[str, Any]):
    """A view of a game: a dict, and what is open but no position holds.

    `played_last` names the fleets of the last round, which lie shuffled at the right of the
    face-down ones: everybody saw them being played. A redeal keeps to it. `masked` is the view
    once more, as the engine takes it, if a game made it.
    """

    def __init__(
        self,
        content: Mapping[str, Any],
        played_last: frozenset[int],
        masked: Masked | None = None,
    ) -> None:
        super().__init__(content)
        self.played_last = played_last
        self.masked = masked
        self._digest = _digest(content) if masked else b""

    def is_untouched(self) -> bool:
        """Is it as a game made it?"""
        return self.masked is not None and _digest(self) == self._digest


def _digest(view: Mapping[str, Any]) -> bytes:
    """Return bytes that change when something in the view is changed."""
    return marshal.dumps(dict(view), _WITHOUT_REFERENCES)


# A type checker knows the keys of a view; when the program runs it is the dict with more.
if TYPE_CHECKING:
    View = GameView
else:
    View = SeatView


def played_last(view: Mapping[str, Any]) -> frozenset[int]:
    """Return which fleets were played last round; of a view that went through JSON: none."""
    return view.played_last if isinstance(view, SeatView) else frozenset()


def masked(view: Mapping[str, Any]) -> Masked | None:
    """Return the state that a view carries, if a game made it."""
    return view.masked if isinstance(view, SeatView) else None


def view_of(position: Position, seat: int | None, masked: Masked | None = None) -> View:
    """Return what a seat may know of a position; None stands for a spectator (11.1)."""
    fleets = position["fleets"]
    buildings = position["buildings"]
    specialists = position["specialists"]
    content: dict[str, Any] = {
        **position,
        "fleets": {**fleets, "down": len(fleets["down"])},
        "buildings": {**buildings, "deck": len(buildings["deck"])},
        "specialists": {**specialists, "deck": len(specialists["deck"])},
    }
    del content["rng"]
    known = content.pop("known", {}).get(str(seat))
    if known:
        content["known"] = {str(seat): known}
    turns = len(position["order"])
    last = fleets["down"][-turns:] if position["round"] > 1 else ()
    return cast("View", SeatView(content, frozenset(last), masked))
