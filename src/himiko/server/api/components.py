"""An edition in the schema: its components, as its file gives them (docs/rules.md)."""

from typing import Literal

from pydantic import BaseModel, Field

from himiko.game.catalogue import Colour, CultureKind, Power, Specialist, TileKind


class BoatColour(BaseModel):
    """The boats of a colour; a price of 0 says that they are not traded."""

    count: int
    price: int


class EditionLimits(BaseModel):
    """How many there are of each component; lists are by number of players."""

    sacred_ground: int
    start_coins: int
    standard_buildings: dict[str, int]
    turns_per_round: dict[str, int]
    row_buildings: int
    row_specialists: int
    face_up_fleets: int
    harbour: int


class FleetTile(BaseModel):
    """What a fleet brings."""

    take: list[Colour | Literal["any"]]
    power: Power


class BuildingTile(BaseModel):
    """What a building is, brings and needs."""

    kind: TileKind
    points: int
    needs: list[Colour]


class BoardShape(BaseModel):
    """Where to draw slots, and the slots around each island, clockwise."""

    width: int
    height: int
    entries: list[str]
    slots: dict[str, tuple[int, int]]
    islands: dict[str, list[str]]


class EditionFile(BaseModel):
    """An edition's components."""

    id: str
    version: int
    colours: dict[Colour, BoatColour]
    culture: dict[CultureKind | Literal["blank"], int]
    limits: EditionLimits
    fleets: dict[str, FleetTile] = Field(description="by number")
    specialists: dict[Specialist, int] = Field(description="points")
    buildings: dict[str, BuildingTile]
    board: BoardShape
