"""The action space: every action of the game as one number, 64 * group + bit.

A question's legal answers are then a few sets, one for each group: `PLACE + wood` with a set
of slots, `BUILD + tile` with a set of islands. Two-part choices (two boats to swap) are a
group for the first part and a bit for the second. The space is fixed: a number never changes
its meaning while SPACE_VERSION stays.
"""

from himiko.edition.names import COLOURS, MAX_ISLANDS, MAX_SLOTS, MAX_TILES, SPECIALISTS

SPACE_VERSION = 1
SPAN = 64
ORDERS = 6  # of three tiles; of two there are 2, of one 1

FLEET = 0  # bit: number - 1
TAKE = 1  # bit: colour
BUY = 2  # bit: colour
SELL = 3  # bit: colour
RESERVE = 4  # bit: tile
PEEK = 5  # bit 0
MOVE = 6  # group: slot left; bit: slot reached
SACRED = MOVE + MAX_SLOTS  # bit: island
SWAP_CULTURE = SACRED + 1  # group: lower island; bit: higher island
REMOVE = SWAP_CULTURE + MAX_ISLANDS  # bit: slot
SWAP_BOATS = REMOVE + 1  # group: lower slot; bit: higher slot
PLACE = SWAP_BOATS + MAX_SLOTS  # group: colour; bit: slot
COLLECT = PLACE + len(COLOURS)  # bit: island
EBISU = COLLECT + 1  # bit: island
BUILD = EBISU + 1  # group: tile; bit: island
RAIJIN = BUILD + MAX_TILES  # bit: pair of colours
NAKATSU = RAIJIN + 1  # bit: pair of colours
MICHIMATA = NAKATSU + 1  # bit: kind of culture
HETSUKA = MICHIMATA + 1  # bit: kind of culture
KACHIKO = HETSUKA + 1  # bit: island
ARRANGE = KACHIKO + 1  # bit: ORDERS * tiles kept on top + order (see `rows.ordered`)
DISCARD = ARRANGE + 1  # bit: colour
RECRUIT = DISCARD + 1  # group: specialist; bit: payment
DONE = RECRUIT + len(SPECIALISTS)  # bit 0
GROUPS = DONE + 1
