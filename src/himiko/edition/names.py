"""The words of an edition. The index of a word in its tuple is its number in the engine."""

from typing import Final, Literal, get_args

Colour = Literal["bamboo", "wood", "stone", "clay", "gold"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

CultureKind = Literal["plum", "maple", "rice", "ginkgo", "bellflower", "wisteria"]
CULTURE: Final[tuple[CultureKind, ...]] = get_args(CultureKind)

Specialist = Literal[
    "amateratsu",
    "izanagi",
    "raijin",
    "ananda",
    "izanami",
    "riu",
    "awashima",
    "kachiko",
    "susanoo",
    "ebisu",
    "kagutsuchi",
    "tomoe",
    "fu_hsi",
    "michimata",
    "toyo_tama",
    "hetsuka",
    "nakatsu",
    "yasoma",
]
SPECIALISTS: Final[tuple[Specialist, ...]] = get_args(Specialist)

Power = Literal[
    "none", "reserve", "peek", "move", "sacred", "swap_culture", "remove", "swap_boats", "discount"
]
POWERS: Final[tuple[Power, ...]] = get_args(Power)

TileKind = Literal["standard", "trading_post", "torii", "palace"]
TILE_KINDS: Final[tuple[TileKind, ...]] = get_args(TileKind)

# Slots, islands and tiles are each a set in one 64-bit word of the engine, clear of its sign.
MAX_SLOTS: Final = 60
MAX_ISLANDS: Final = 60
MAX_TILES: Final = 60
# Sizes of arrays, which can be raised: fleets up to 60, since which can be chosen is a set in a
# word, too; the others as long as an action's log holds what the end of a round says (`state.LOG`:
# two rows of tiles, two lines for each turn, and 30 more).
MAX_FLEETS: Final = 16
MAX_ROW: Final = 8
MAX_TURNS: Final = 8  # of a round, by all players
MAX_TURNS_EACH: Final = 2
# Our computer players count the boats of a colour around an island in four bits.
MAX_RING: Final = 15

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
