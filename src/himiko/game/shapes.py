"""The shapes of positions and views (docs/notation.md), for type checkers and for Pydantic.

Before Python 3.12 Pydantic takes `TypedDict` from typing-extensions only.
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from typing_extensions import TypedDict

from himiko.edition.names import COLOURS
from himiko.game.catalogue import SCORE_PARTS, Colour, CultureKind, End, Specialist, Step

if TYPE_CHECKING:
    Reserve = dict[Colour, int]
    Points = dict[str, int]
    Priced = list[Any]
else:
    # The schema says more than Python's types can: all colours are there, all parts of a score
    # are, and a specialist in the row is a list of two, itself and the coins on it.
    Reserve = TypedDict("Reserve", dict.fromkeys(COLOURS, int))
    Points = TypedDict("Points", dict.fromkeys(SCORE_PARTS, int))
    Priced = tuple[Specialist, int]


class PlayerView(TypedDict):
    """What everybody sees of a player. `reserved` gives the round in which each tile was."""

    coins: int
    prestige: int
    boats: list[Colour]
    aside: list[Colour]
    culture: dict[CultureKind, int]
    specialists: list[Specialist]
    tiles: list[str]
    reserved: dict[str, int]
    buildings_left: int


class Now(TypedDict, total=False):
    """The turn under way; of a finished game only how it ended."""

    trades: int
    power: int
    used: list[Specialist]
    chain: list[str]
    taken: list[str]
    recruited: bool
    back: Step
    end: End


class Known(TypedDict):
    """What a seat has learnt of the deck."""

    top: list[str]
    bottom: list[str]


class _Open(TypedDict):
    """What everybody sees, and what positions have in common with views."""

    edition: str
    rules: int
    round: int
    order: list[int]
    turn: int
    reserve: Reserve
    boats: dict[str, Colour]
    culture: dict[str, CultureKind]
    mountains: list[str]
    sacred: list[str]
    built: dict[str, int | Literal["torii", "palace"]]
    players: list[PlayerView]
    step: Step
    now: NotRequired[Now]
    known: NotRequired[dict[str, Known]]


class AllFleets(TypedDict):
    """The track, from left to right, and the fleets taken this round."""

    up: list[int]
    down: list[int]
    played: list[int]


class AllBuildings(TypedDict):
    """The row, and the deck from the top down."""

    row: list[str]
    deck: list[str]


class AllSpecialists(TypedDict):
    """The row, each with its coins, and the deck from the top down."""

    row: list[Priced]
    deck: list[Specialist]


class Dealt(_Open):
    """All components, wherever they lie."""

    fleets: AllFleets
    buildings: AllBuildings
    specialists: AllSpecialists


class Position(Dealt):
    """Everything there is to know of a game: what lies where, and the state of chance."""

    rng: str


class Fleets(TypedDict):
    """The track: face up, how many face down, and those taken this round."""

    up: list[int]
    down: int
    played: list[int]


class Buildings(TypedDict):
    """Row and size of the deck."""

    row: list[str]
    deck: int


class Specialists(TypedDict):
    """Row, each with its coins, and size of the deck."""

    row: list[Priced]
    deck: int


class GameView(_Open):
    """A view of a game: the position without what is hidden.

    `boats` are by slot, `culture` and `built` (whose, or what) by island.
    """

    fleets: Fleets
    buildings: Buildings
    specialists: Specialists


class LastBuilding(TypedDict):
    """The seat with the fewest standard buildings left (9.1)."""

    left: int
    seat: int


class NoBoats(TypedDict):
    """The colour with the fewest boats in the reserve (9.2)."""

    left: int
    colour: Colour


class NoTiles(TypedDict):
    """How many more must go so that the row cannot be filled (9.3, 9.4)."""

    left: int


class Ends(TypedDict):
    """How far each end is: `left` more of it; 0: as things stand, this round is the last."""

    last_building: LastBuilding
    no_boats: NoBoats
    no_specialists: NoTiles
    no_buildings: NoTiles


class NextTurn(TypedDict):
    """A turn of the next round that is known already."""

    fleet: int
    seat: int


class IfTaken(TypedDict):
    """When the seat that takes a fleet will act, by turns from 0; `ahead`: known ones before it."""

    ahead: int
    earliest: int
    latest: int


class NextRound(TypedDict):
    """The order of the next round: fleets taken so far, and by number those still to be had."""

    order: list[NextTurn]
    fleets: dict[str, IfTaken]
