"""What an edition is made of."""

from dataclasses import dataclass

from himiko.edition import names


@dataclass(frozen=True)
class Colour:
    """A colour of boat: how many there are, and what one costs."""

    id: names.Colour
    count: int
    price: int


@dataclass(frozen=True)
class Limits:
    """Numbers of the set-up. Tuples are indexed by the number of players."""

    sacred_ground: int
    start_coins: int
    standard_buildings: tuple[int, ...]
    turns_per_round: tuple[int, ...]
    row_buildings: int
    row_specialists: int
    face_up_fleets: int
    harbour: int


@dataclass(frozen=True)
class Fleet:
    """A fleet tile. `take` counts boats in the order of the colours; `choice` adds one of any."""

    number: int
    take: tuple[int, ...]
    choice: bool
    power: names.Power


@dataclass(frozen=True)
class Specialist:
    """A specialist and its prestige points."""

    id: names.Specialist
    points: int


@dataclass(frozen=True)
class Tile:
    """A building tile. `needs` counts boats in the order of the colours."""

    id: str
    kind: names.TileKind
    points: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Slot:
    """A boat slot and where it is drawn on the board."""

    id: str
    x: int
    y: int


@dataclass(frozen=True)
class Island:
    """An island and the slots around it, neighbours next to each other."""

    id: str
    ring: tuple[str, ...]

    @property
    def lanes(self) -> tuple[tuple[str, str], ...]:
        """The pairs of neighbouring slots around it, the lower id first."""
        after = (*self.ring[1:], self.ring[0])
        return tuple((min(pair), max(pair)) for pair in zip(self.ring, after, strict=True))


@dataclass(frozen=True)
class Board:
    """The board. Slots, islands and entries are in the order of their ids."""

    width: int
    height: int
    entries: tuple[str, ...]
    slots: tuple[Slot, ...]
    islands: tuple[Island, ...]
