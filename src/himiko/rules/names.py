"""Numbers of the things that rules speak of by name."""

from himiko.edition.names import COLOURS, CULTURE, POWERS, SPECIALISTS, TILE_KINDS

STONE = COLOURS.index("stone")
CLAY = COLOURS.index("clay")
GOLD = COLOURS.index("gold")
KINDS = len(CULTURE)

NO_POWER = POWERS.index("none")
RESERVE_POWER = POWERS.index("reserve")
PEEK_POWER = POWERS.index("peek")
MOVE_POWER = POWERS.index("move")
SACRED_POWER = POWERS.index("sacred")
SWAP_CULTURE_POWER = POWERS.index("swap_culture")
REMOVE_POWER = POWERS.index("remove")
SWAP_BOATS_POWER = POWERS.index("swap_boats")
DISCOUNT_POWER = POWERS.index("discount")

STANDARD = TILE_KINDS.index("standard")
TRADING_POST = TILE_KINDS.index("trading_post")
TORII = TILE_KINDS.index("torii")
PALACE = TILE_KINDS.index("palace")

(
    AMATERATSU,
    IZANAGI,
    RAIJIN,
    ANANDA,
    IZANAMI,
    RIU,
    AWASHIMA,
    KACHIKO,
    SUSANOO,
    EBISU,
    KAGUTSUCHI,
    TOMOE,
    FU_HSI,
    MICHIMATA,
    TOYO_TAMA,
    HETSUKA,
    NAKATSU,
    YASOMA,
) = range(len(SPECIALISTS))
