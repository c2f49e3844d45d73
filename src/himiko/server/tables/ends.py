"""How far each end of the game is (9.1 to 9.4), and the harbours: facts for those who look."""

from typing import Any

from himiko.edition import Edition
from himiko.game.shapes import AllBuildings, AllSpecialists, Position
from himiko.rules.harbour import RIU_ROOM


def ends(position: Position, edition: Edition) -> dict[str, dict[str, Any]]:
    """Tell how many more of what it takes; 0: as things stand, this round is the last."""
    left = [player["buildings_left"] for player in position["players"]]
    reserve = position["reserve"]
    rarest = min(reserve, key=reserve.__getitem__)
    limits = edition.limits
    return {
        "last_building": {"left": min(left), "seat": left.index(min(left))},
        "no_boats": {"left": reserve[rarest], "colour": rarest},
        "no_specialists": {"left": _spare(position["specialists"], limits.row_specialists)},
        "no_buildings": {"left": _spare(position["buildings"], limits.row_buildings)},
    }


def _spare(tiles: AllBuildings | AllSpecialists, row: int) -> int:
    """Return how many more must go so that the row cannot be filled."""
    return max(0, len(tiles["row"]) + len(tiles["deck"]) - row + 1)


def rooms(position: Position, edition: Edition) -> list[int]:
    """Tell how many boats each seat's harbour holds (7.1, 8.3)."""
    return [
        edition.limits.harbour + (RIU_ROOM if "riu" in player["specialists"] else 0)
        for player in position["players"]
    ]
