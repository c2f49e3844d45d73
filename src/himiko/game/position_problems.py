"""What can be wrong with a position: a stable code for each problem, and its English text.

The text is for developers (`str`); players read that of the language files: `bad-position-CODE`.
"""

from typing import Final

_FORM: Final = {
    "object_with": "expected an object with {keys}",
    "missing_key": "the key '{key}' is missing",
    "unknown_key": "there is no key {key}",
    "no_number": "expected a whole number, not {found}",
    "number": "expected a number from {least} to {most}, not {found}",
    "no_flag": "expected true or false, not {found}",
    "no_list": "expected a list, not {found}",
    "no_object": "expected an object, not {found}",
    "twice": "{name} appears twice",
    "edition": "expected the edition '{expected}', not {found}",
    "no_tile": "expected a building tile, not {found}",
    "no_specialist": "expected a specialist, not {found}",
    "no_slot": "expected a slot, not {found}",
    "no_island": "expected an island, not {found}",
    "no_colour": "expected a colour of boat, not {found}",
    "no_culture": "expected a kind of culture, not {found}",
    "no_seat": "expected a seat, not {found}",
    "no_step": "expected a step, not {found}",
    "no_end": "expected a way to end, not {found}",
    "no_back": "expected the step to return to, not {found}",
    "no_helper": "expected one of {expected}, not {found}",
    "no_hexadecimal": "expected hexadecimal digits",
    "pair": "expected a specialist and the coins on it",
}

_TOGETHER: Final = {
    "players": "expected 2 to 4 players, not {found}",
    "turns": "expected {expected} turns, not {found}",
    "each_fleet": "expected each fleet from 1 to {most} once",
    "most_fleets": "expected at most {most} fleets",
    "most": "expected at most {most}",
    "odd_coins": "the coins on a specialist are always even",
    "boats_of_colour": "expected at most {most} {colour} boats, not {found}",
    "seat_times": "expected each seat {times} times",
    "first_order": "the first round repeats the same order (rule 2.5)",
    "turn_and_over": "turn {turn} and step 'over' go together",
    "played": "expected {expected} fleets, one for each turn",
    "face_up": "expected {expected} face-up fleets",
    "boats_in_all": "expected {expected} {colour} boats in all, not {found}",
    "houses": "{tiles} standard tiles, but {found} buildings on the board",
    "left": "expected {expected}",
    "built": "expected {expected} of kind {kind}, as tiles built",
    "tile_twice": "a tile is in two places",
    "tile_missing": "a tile is missing",
    "specialist_twice": "a specialist is in two places",
    "specialist_missing": "a specialist is missing",
    "two_things": "two things are on the island {island}",
    "mountains": "expected {expected} mountains",
    "tokens": "{found} tokens of kind {kind} are too many",
    "hand": "a turn can't have that many boats",
    "harbour": "the harbour holds {most}, not {found}",
    "top": "these are not the tiles on top of the deck",
    "bottom": "these are not the tiles at the bottom of the deck",
    "known": "nobody else knows the tiles being arranged (11.1)",
    "row_of_buildings": "the row is full when a round begins (9.4)",
    "row_of_specialists": "the row is full when a round begins (9.3)",
    "colour_empty": "the game would have ended: a colour is empty (9.2)",
    "none_left": "the game would have ended: no buildings left (9.1)",
    "not_ended": "nothing has ended this game (section 9)",
    "other_end": "expected '{expected}', not '{found}'",
}

_TURN: Final = {
    "now_too_early": "a turn that has not begun has no 'now'",
    "chain_too_long": "that many boats can't have been placed, or tokens taken",
    "back_unasked": "there is a step to return to only while arranging",
    "power": "this fleet's power has at most {most} uses",
    "trades": "more transactions than a turn allows (5.2)",
    "not_theirs": "{name} is not this player's",
    "not_peeked": "nobody has peeked, so nothing is arranged",
    "not_connected": "each slot is connected to the one before (6.3)",
    "boat_gone": "a boat placed this turn is not there any more",
    "token_there": "a token was taken where one still lies",
    "not_collected": "nothing has been collected yet in this step",
    "collected": "something has been collected in this step",
    "recruited": "recruiting comes in the last step",
    "no_ebisu": "the player to move doesn't have Ebisu",
    "fits": "the boats fit into the harbour",
    "no_choice": "fleet {fleet} has no boat to choose",
    "before_choice": "nothing can be done before the third boat is chosen",
    "not_assignable": "these islands cannot all be assigned to boats placed",
    "not_asked": "'after' is asked only where a power that gives boats can be used",
    "answers_itself": "'{step}' has only one answer here and resolves itself",
}

_VIEW: Final = {
    "no_view": "this is not a view of a game ({error})",
    "unseen": "expected {expected}, the number of those not seen elsewhere",
}

POSITION_PROBLEMS: Final = {**_FORM, **_TOGETHER, **_TURN, **_VIEW}
