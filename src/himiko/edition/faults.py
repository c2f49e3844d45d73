"""All that is wrong with an edition that is being made, part by part.

`Edition.parse` stops at the first fault. Somebody still working on the board wants to know about
the tiles, too: here each part is read on its own.
"""

from collections.abc import Callable
from typing import Any

from himiko.edition import check, names
from himiko.edition.value import BadEdition, Value


def faults(content: dict[str, object], name: str) -> list[BadEdition]:
    """Return what is wrong with what a file says: of each part the first, of slots all."""
    try:
        file = Value(name, "", content).table(check.SECTIONS)
    except BadEdition as error:
        return [error]
    found: list[BadEdition] = []

    def attempt(read: Callable[..., object], *given: object) -> None:
        try:
            read(*given)
        except BadEdition as error:
            found.append(error)

    rings = _rings(file["board"].content)
    attempt(check.read_name, file)
    attempt(check.read_board, file["board"])
    if [error.values["expected"].code for error in found[-1:]] == ["ringed"]:
        found[-1:] = check.loose_slots(file["board"].table(check.BOARD)["slots"], rings)
    attempt(check.read_tiles, file["buildings"], max(map(len, rings), default=names.MAX_RING))
    attempt(check.read_fleets, file["fleets"])
    attempt(check.read_specialists, file["specialists"])
    attempt(check.read_colours, file["colours"])
    if rings:
        attempt(check.read_culture, file["culture"], len(rings))
    counts = [_count(file[part].content) for part in ("buildings", "specialists", "fleets")]
    if all(counts):  # otherwise no number would do
        attempt(check.read_limits, file["limits"], *counts)
    return found


def _rings(board: Any) -> list[list[str]]:  # noqa: ANN401  (whatever stands in a file)
    islands = board.get("islands") if isinstance(board, dict) else None
    found = islands.values() if isinstance(islands, dict) else []
    return [[str(slot) for slot in ring] for ring in found if isinstance(ring, list)]


def _count(section: object) -> int:
    return len(section) if isinstance(section, dict) else 0
