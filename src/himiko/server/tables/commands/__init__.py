"""What people may do at a table: each function checks, and returns the entries it comes to."""

from himiko.server.tables.commands.checks import check_hints, is_host
from himiko.server.tables.commands.clocks import pause, stand_in, time_out
from himiko.server.tables.commands.dealing import commit, reveal, starting
from himiko.server.tables.commands.leaving import come_back, follow_up, leave, part, remove
from himiko.server.tables.commands.offers import (
    answer,
    nudge,
    offer_abandon,
    offer_hints,
    offer_takeback,
    on_time,
)
from himiko.server.tables.commands.opening import (
    change_options,
    close,
    rematch,
    sat,
    set_seat,
    sit,
    start,
)
from himiko.server.tables.commands.playing import is_repeated, play, redo, seat_to_act, undo

__all__ = [
    "answer",
    "change_options",
    "check_hints",
    "close",
    "come_back",
    "commit",
    "follow_up",
    "is_host",
    "is_repeated",
    "leave",
    "nudge",
    "offer_abandon",
    "offer_hints",
    "offer_takeback",
    "on_time",
    "part",
    "pause",
    "play",
    "redo",
    "rematch",
    "remove",
    "reveal",
    "sat",
    "seat_to_act",
    "set_seat",
    "sit",
    "stand_in",
    "start",
    "starting",
    "time_out",
    "undo",
]
