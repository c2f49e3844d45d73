"""What the engine says of what is to come, in names: the ends, the harbours, the next round."""

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS
from himiko.game.facts import engine_facts
from himiko.game.shapes import Ends, IfTaken, NextRound


class Prospects:
    """What follows from a state by the rules, asked of the engine once."""

    def __init__(self, state: NDArray[np.void], edition: Edition) -> None:
        self._state = state
        self._facts = engine_facts(state, edition)

    def ends(self) -> Ends:
        """Return how far away each end of the game is (9.1-9.4)."""
        facts = self._facts
        colour = COLOURS[facts["rarest_boats"]]
        return {
            "last_building": {"left": facts["buildings_left"], "seat": facts["fewest_buildings"]},
            "no_boats": {"left": facts["boats_left"], "colour": colour},
            "no_specialists": {"left": facts["specialists_left"]},
            "no_buildings": {"left": facts["tiles_left"]},
        }

    def harbour_rooms(self) -> list[int]:
        """Return how many boats each seat's harbour holds (7.1)."""
        rooms: list[int] = self._facts["harbour_room"]
        return rooms[: int(self._state["players"][0])]

    def next_round(self) -> NextRound | None:
        """Return the order of the next round as far as it is known (9.5); None: there is none."""
        facts = self._facts
        if not facts["has_next_round"]:
            return None
        seats = dict(zip(self._list("played"), self._list("order"), strict=True))
        return {
            "order": [
                {"fleet": fleet, "seat": seats[fleet]} for fleet in facts["known_order"] if fleet
            ],
            "fleets": self._fleets() if facts["fleets_to_take"] else {},
        }

    def _fleets(self) -> dict[str, IfTaken]:
        facts = self._facts
        return {
            str(fleet): {
                "ahead": facts["known_ahead"][fleet - 1],
                "earliest": facts["earliest_turn"][fleet - 1],
                "latest": facts["latest_turn"][fleet - 1],
            }
            for fleet in sorted(self._list("track")[: int(self._state["fleets_up"][0])])
        }

    def _list(self, field: str) -> list[int]:
        numbers: list[int] = self._state[field][0].tolist()
        return numbers
