"""Each section of an edition file, checked and read."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Final

from himiko.edition import names
from himiko.edition.parts import Board, Colour, Fleet, Island, Limits, Slot, Specialist, Tile
from himiko.edition.phrases import expects, has
from himiko.edition.value import BadEdition, Value

ANY: Final = "any"
BLANK: Final = "blank"
SECTIONS: Final = (
    "id",
    "version",
    "colours",
    "culture",
    "limits",
    "fleets",
    "specialists",
    "buildings",
    "board",
)
BOARD: Final = ("width", "height", "entries", "slots", "islands")

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_SMALLEST_RING: Final = 3
_SIDES_OF_A_LANE: Final = 2
_LARGEST_BOARD: Final = 100_000
# A hand never holds more than 14 boats, and the engine keeps space for 16: these two, 2 more berths
# with Riu, 2 transactions, and 1 each by Nakatsu and Michimata.
_LARGEST_HARBOUR: Final = 4
_LARGEST_TAKE: Final = 4
_PLAYERS: Final = range(names.MIN_PLAYERS, names.MAX_PLAYERS + 1)


def read_name(file: dict[str, Value]) -> tuple[str, int]:
    """Read the edition's id and version."""
    id_ = file["id"].text(_NAME, "name")
    return id_, file["version"].integer(1, 999)


def read_colours(section: Value) -> tuple[Colour, ...]:
    """Read how many boats of each colour there are and what they cost."""
    return tuple(_read_colour(id_, value) for id_, value in section.table(names.COLOURS).items())


def _read_colour(id_: names.Colour, value: Value) -> Colour:
    keys = value.table(("count", "price"))
    dearest = 0 if id_ == "gold" else 99  # gold is not traded; Tomoe's price is a rule
    return Colour(id_, keys["count"].integer(1, 99), keys["price"].integer(0, dearest))


def read_culture(section: Value, islands: int) -> tuple[int, ...]:
    """Read how many tokens of each kind there are, the blank ones last: one for each island."""
    keys = section.table((*names.CULTURE, BLANK))
    counts = tuple(value.integer(0, names.MAX_ISLANDS) for value in keys.values())
    if sum(counts) != islands:
        raise section.bad(expects("tokens", count=islands), has("this", text=sum(counts)))
    return counts


def read_limits(section: Value, tiles: int, specialists: int, fleets: int) -> Limits:
    """Read the numbers of the set-up. There must be components enough to lay out."""
    keys = section.table([field.name for field in fields(Limits)])
    turns = _read_by_players(keys["turns_per_round"], names.MAX_TURNS_EACH)
    return Limits(
        sacred_ground=keys["sacred_ground"].integer(0, 60),
        start_coins=keys["start_coins"].integer(0, 999),
        standard_buildings=_read_by_players(keys["standard_buildings"], 60),
        turns_per_round=turns,
        row_buildings=_read_row(keys["row_buildings"], tiles),
        row_specialists=_read_row(keys["row_specialists"], specialists),
        face_up_fleets=_read_face_up(keys, turns, fleets),
        harbour=keys["harbour"].integer(1, _LARGEST_HARBOUR),
    )


def _read_by_players(value: Value, most: int) -> tuple[int, ...]:
    keys = value.table([str(players) for players in _PLAYERS])
    return (*[0] * names.MIN_PLAYERS, *(number.integer(1, most) for number in keys.values()))


def _read_row(value: Value, there_are: int) -> int:
    return value.integer(1, min(there_are, names.MAX_ROW), "row", count=there_are)


def _read_face_up(keys: dict[str, Value], turns: tuple[int, ...], fleets: int) -> int:
    """Read how many fleets lie face up: one for each turn of a round at least.

    Those played in a round lie face down in the next (9.6): there must be that many more.
    """
    most = max(players * turns[players] for players in _PLAYERS)
    if most > min(names.MAX_TURNS, fleets // 2):
        expected = expects("turns", high=names.MAX_TURNS)
        found = has("turns", turns=most, fleets=fleets)
        raise keys["turns_per_round"].bad(expected, found)
    bounds = {"fleets": fleets, "turns": most}
    return keys["face_up_fleets"].integer(most, fleets - most, "face_up", **bounds)


def read_fleets(section: Value) -> tuple[Fleet, ...]:
    """Read the fleet tiles, numbered from 1."""
    return tuple(
        _read_fleet(number, value) for number, value in section.counted(names.MAX_FLEETS).items()
    )


def _read_fleet(number: int, value: Value) -> Fleet:
    keys = value.table(("take", "power"))
    boats = keys["take"].items(1, _LARGEST_TAKE, "boats")
    words = [boat.word((*names.COLOURS, ANY)) for boat in boats]
    if words.count(ANY) > 1:
        raise keys["take"].bad(expects("one_choice"), has("this", text=words.count(ANY)))
    return Fleet(number, _counts(words), ANY in words, keys["power"].word(names.POWERS))


def read_specialists(section: Value) -> tuple[Specialist, ...]:
    """Read the points of the specialists the edition has."""
    keys = section.choice(names.SPECIALISTS)
    return tuple(Specialist(id_, value.integer(-99, 99)) for id_, value in keys.items())


def read_tiles(section: Value, longest: int) -> tuple[Tile, ...]:
    """Read the building tiles. None needs more boats than lie around the largest island."""
    tiles = section.numbered("b", names.MAX_TILES)
    return tuple(_read_tile(id_, value, longest) for id_, value in tiles.items())


def _read_tile(id_: str, value: Value, longest: int) -> Tile:
    keys = value.table(("kind", "points", "needs"))
    boats = keys["needs"].items(1, longest, "needs")
    return Tile(
        id=id_,
        kind=keys["kind"].word(names.TILE_KINDS),
        points=keys["points"].integer(-99, 99),
        needs=_counts([boat.word(names.COLOURS) for boat in boats]),
    )


def read_board(section: Value) -> Board:
    """Read slots and islands, and see that they make a board."""
    keys = section.table(BOARD)
    width = keys["width"].integer(1, _LARGEST_BOARD)
    height = keys["height"].integer(1, _LARGEST_BOARD)
    slots = _read_slots(keys["slots"], width, height)
    ids = [slot.id for slot in slots]
    islands = _read_islands(keys["islands"], ids)
    for loose in loose_slots(keys["slots"], [island.ring for island in islands]):
        raise loose
    entries = keys["entries"].slots(1, len(ids), ids)
    return Board(width, height, tuple(sorted(entries)), slots, islands)


def _read_slots(section: Value, width: int, height: int) -> tuple[Slot, ...]:
    taken: dict[tuple[int, int], str] = {}
    for id_, value in section.numbered("s", names.MAX_SLOTS).items():
        x, y = value.items(2, 2, "coordinates")
        spot = x.integer(0, width), y.integer(0, height)
        if spot in taken:
            raise value.bad(expects("own_point"), has("point_of", id=taken[spot]))
        taken[spot] = id_
    return tuple(Slot(id_, x, y) for (x, y), id_ in taken.items())


def _read_islands(section: Value, slots: Sequence[str]) -> tuple[Island, ...]:
    ashore: Counter[tuple[str, str]] = Counter()
    islands: list[Island] = []
    for id_, value in section.numbered("i", names.MAX_ISLANDS).items():
        ring = value.slots(_SMALLEST_RING, names.MAX_RING, slots)
        island = Island(id_, ring)
        ashore.update(island.lanes)
        for lane in island.lanes:
            if ashore[lane] > _SIDES_OF_A_LANE:
                raise value.bad(expects("lanes"), has("lane", lane="-".join(lane)))
        for other in islands:
            if set(other.ring) == set(ring):
                raise value.bad(expects("own_ring"), has("slots_of", id=other.id))
        islands.append(island)
    return tuple(islands)


def loose_slots(section: Value, rings: Sequence[Sequence[str]]) -> Iterator[BadEdition]:
    """Yield what is wrong with each slot that no island lies at."""
    ringed = {slot for ring in rings for slot in ring}
    for id_, value in section.numbered("s", names.MAX_SLOTS).items():
        if id_ not in ringed:
            yield value.bad(expects("ringed"), has("no_ring"))


def _counts(colours: Sequence[str]) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in names.COLOURS)
