"""The log of an action: what happened, as short rows in the state; `game` turns them into events.

A row is an event and up to three numbers. Nothing is computed for the log alone: a rule logs
what it does where it does it. A search switches the log off (`log_size` = -1).
"""

from himiko.rules.compile import rule
from himiko.rules.state import LOG

(
    ANSWERED,  # action: a question with one answer answered itself
    FLEET_CHOSEN,  # fleet
    BOATS_TAKEN,  # colour, number
    BOATS_MISSING,  # colour, number
    BOUGHT,  # colour, price
    SOLD,  # colour, price
    TILE_RESERVED,  # tile
    PEEKED,  # 1 + tile, three times; 0: none
    ARRANGED,  # number kept on top, number put under
    BOAT_MOVED,  # colour, from slot, to slot
    SACRED_LAID,  # island
    CULTURE_SWAPPED,  # island, island
    BOAT_REMOVED,  # colour, slot
    BOATS_SWAPPED,  # slot, slot
    BOAT_PLACED,  # colour, slot
    COLLECTED,  # kind, island
    EBISU_COLLECTED,  # kind, island
    BUILT,  # tile, island
    DISCOUNTED,  # colour of the boat that was missing
    TOLL_PAID,  # to seat, coins
    PRESTIGE_GAINED,  # cause, number
    COINS_GAINED,  # cause, number, size of the group
    COINS_PAID,  # cause, number
    TOKENS_SPENT,  # kind, number
    BOATS_RETURNED,  # colour, number
    BOAT_SET_ASIDE,  # colour
    BOATS_MOORED,  # number
    RECRUITED,  # specialist
    COINS_SHARED,  # to seat, coins
    SACRED_LIFTED,  # island
    TURN_ENDED,
    ROUND_ENDED,  # round
    COINS_LAID,  # specialist, number
    SPECIALIST_LAID,  # specialist
    BUILDING_LAID,  # tile
    ORDER_SET,  # turn, seat
    FLEET_TURNED_UP,  # fleet
    FLEETS_LAID_DOWN,  # number
    ROUND_STARTED,  # round
    TURN_STARTED,  # turn, seat
    GAME_ENDED,  # way
) = range(41)

# Causes of coins and prestige.
(
    BY_PRESTIGE_BUILDINGS,
    BY_MOUNTAIN,
    BY_KAGUTSUCHI,
    BY_GROUP,
    BY_TRADING_POST,
    BY_SPECIALIST_COINS,
    BY_HETSUKA,
    BY_KACHIKO,
) = range(8)


@rule
def log(s, event, a=0, b=0, c=0):
    """Add a row to the log."""
    row = int(s.log_size)
    if 0 <= row < LOG:
        s.log[row, 0] = event
        s.log[row, 1] = a
        s.log[row, 2] = b
        s.log[row, 3] = c
        s.log_size = row + 1
