"""What each kind of entry does to a table. Entries are trusted: commands made and checked them."""

from typing import TYPE_CHECKING, Final

from himiko.server.tables.effects import clocks, dealing, offers, playing, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from himiko.server.tables.entries import Entry
    from himiko.server.tables.table import Table

EFFECTS: Final[dict[str, "Callable[[Table, Entry], None]"]] = {
    "options": seats.options,
    "sat": seats.sat,
    "seated": seats.seated,
    "opened": seats.opened,
    "closed": seats.closed,
    "committed": dealing.committed,
    "dealing": dealing.dealing,
    "revealed": dealing.revealed,
    "started": dealing.started,
    "action": playing.action,
    "undone": playing.undone,
    "redone": playing.redone,
    "takeback_offered": offers.offered,
    "abandon_offered": offers.offered,
    "hints_offered": offers.offered,
    "removal_offered": offers.offered,
    "options_offered": offers.offered,
    "seat_offered": offers.offered,
    "accepted": offers.accepted,
    "refused": offers.refused,
    "replaced": seats.replaced,
    "returning": seats.returning,
    "returned": seats.returned,
    "nudged": offers.nudged,
    "paused": clocks.paused,
    "resumed": clocks.resumed,
    "credited": clocks.credited,
    "removed": seats.removed,
    "rematched": seats.rematched,
}
