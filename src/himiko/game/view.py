"""What a seat may know: the position with all that is hidden from it replaced by its size."""

from typing import Any

from himiko.game.position import Position


class View(dict[str, Any]):
    """A view of a game: a dict, and what is open but no position holds.

    `played_last` names the fleets of the last round, which lie shuffled at the right of the
    face-down ones: everybody saw them being played. A redeal keeps to it.
    """

    def __init__(self, content: Position, played_last: frozenset[int] = frozenset()) -> None:
        super().__init__(content)
        self.played_last = played_last


def view_of(position: Position, seat: int | None) -> View:
    """Return what a seat may know of a position; None stands for a spectator (11.1)."""
    fleets = position["fleets"]
    buildings = position["buildings"]
    specialists = position["specialists"]
    content = {
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
    later_round = position["round"] > 1
    return View(content, frozenset(fleets["down"][-turns:] if later_round else ()))
