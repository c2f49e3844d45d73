"""The words of an edition. The place of a word in its tuple is its code in the engine."""

from typing import Final

COLOURS: Final = ("bamboo", "wood", "stone", "clay", "gold")

CULTURE: Final = ("plum", "maple", "rice", "ginkgo", "bellflower", "wisteria")

SPECIALISTS: Final = (
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
)

POWERS: Final = (
    "none",
    "reserve",
    "peek",
    "move",
    "sacred",
    "swap_culture",
    "remove",
    "swap_boats",
    "discount",
)

TILE_KINDS: Final = ("standard", "trading_post", "torii", "palace")

# Slots, islands and tiles are each a set in one 64-bit word of the engine, clear of its sign.
MAX_SLOTS: Final = 60
MAX_ISLANDS: Final = 60
MAX_TILES: Final = 60
MAX_FLEETS: Final = 16
MAX_ROW: Final = 8
MAX_TURNS: Final = 8
MAX_RING: Final = 15

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
