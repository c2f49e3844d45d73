"""Why an action is not legal, in numbers: a code, the number of the rule, up to three values.

`game` has the names of the codes and the kinds of their values (see `catalogue.REFUSALS`).
"""

from himiko.rules.compile import rule

REASON_SIZE = 5
CODE, RULE, VALUES = 0, 1, 2  # indices of a reason
NO_VALUE = -1

(
    GAME_OVER,  # end
    FLEET_FIRST,  # step; the next five, too: questions that allow nothing else
    TAKE_FIRST,
    ARRANGE_FIRST,
    COLLECT_FIRST,
    EBISU_FIRST,
    DISCARD_FIRST,
    FLEET_CHOSEN,  # fleet
    FLEET_TAKEN,  # fleet
    FLEET_FACE_DOWN,  # fleet
    NO_BOAT_TO_TAKE,
    RESERVE_EMPTY,  # colour
    TRADE_OVER,
    NO_TRANSACTION_LEFT,  # transactions allowed
    NOT_TRADED,  # colour
    TOO_FEW_COINS,  # coins needed, coins there are
    NOT_IN_HAND,  # colour, boats needed if it is not one
    OTHER_POWER,  # fleet, its power
    POWER_USED,  # fleet, its power
    DECK_EMPTY,
    NOTHING_TO_ARRANGE,
    NOT_THE_TILES_SEEN,
    NO_BOAT,  # slot
    SLOT_OCCUPIED,  # slot, colour
    NOT_CONNECTED,  # slot, slot
    ISLAND_NOT_EMPTY,  # island, thing
    NO_SACRED_GROUND_LEFT,  # how many are laid
    NO_CULTURE_TOKEN,  # island
    SAME_KIND,  # kind
    SAME_COLOUR,  # colour
    PLACING_OVER,
    NO_ENTRY,  # slot, colour
    CHAIN_BROKEN,  # slot
    MUST_COLLECT_OR_BUILD,
    STEP_3_OVER,
    NO_BOAT_PLACED,
    NOT_ADJACENT,  # island
    BOATS_USED,  # island
    ONLY_AFTER_COLLECTING,  # specialist
    BOATS_MISSING,  # boats, eight bits for each colour
    TOLL,  # to seat, coins needed, coins there are
    RESERVED_THIS_ROUND,  # tile
    NO_BUILDINGS_LEFT,  # tile
    TILE_BUILT,  # tile, by seat
    TILE_RESERVED,  # tile, by seat
    TILE_IN_DECK,  # tile
    NOTHING_TO_SET_ASIDE,  # harbour room
    TOO_EARLY,  # specialist
    ALREADY_RECRUITED,
    SPECIALIST_IN_DECK,  # specialist
    SPECIALIST_RECRUITED,  # specialist, by seat
    TOKENS_MISSING,  # tokens, eight bits for each kind
    NOT_YOURS,  # specialist
    USED_THIS_TURN,  # specialist
    TOO_LATE,  # specialist
    NO_SACRED_GROUND,  # island
) = range(56)


@rule
def refuse(reason, code, number, a=NO_VALUE, b=NO_VALUE, c=NO_VALUE):
    """Write a reason; `number` is that of the rule, 403 for rule 4.3."""
    reason[CODE] = code
    reason[RULE] = number
    reason[VALUES] = a
    reason[VALUES + 1] = b
    reason[VALUES + 2] = c
    return True
