"""The ids of the notation as named types, for the schema. A test compares them with the engine."""

from typing import Literal

from typing_extensions import TypeAliasType

Colour = TypeAliasType("Colour", Literal["bamboo", "wood", "stone", "clay", "gold"])
CultureKind = TypeAliasType(
    "CultureKind", Literal["plum", "maple", "rice", "ginkgo", "bellflower", "wisteria"]
)
Specialist = TypeAliasType(
    "Specialist",
    Literal[
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
    ],
)
Power = TypeAliasType(
    "Power",
    Literal[
        "none",
        "reserve",
        "peek",
        "move",
        "sacred",
        "swap_culture",
        "remove",
        "swap_boats",
        "discount",
    ],
)
TileKind = TypeAliasType("TileKind", Literal["standard", "trading_post", "torii", "palace"])
Step = TypeAliasType(
    "Step",
    Literal[
        "fleet",
        "take",
        "act",
        "arrange",
        "collect",
        "ebisu",
        "after",
        "moor",
        "recruit",
        "over",
    ],
)
End = TypeAliasType("End", Literal["last_building", "no_boats", "no_specialists", "no_buildings"])
Cause = TypeAliasType(
    "Cause",
    Literal[
        "prestige_buildings",
        "mountain",
        "kagutsuchi",
        "group",
        "trading_post",
        "specialist_coins",
        "hetsuka",
        "kachiko",
    ],
)
