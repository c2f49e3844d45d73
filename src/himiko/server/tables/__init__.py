"""Tables as their log: pure, without web or storage."""

from himiko.server.tables.entries import Entry, NewEntry
from himiko.server.tables.options import Options
from himiko.server.tables.seats import Identity, Seat
from himiko.server.tables.setup import Setup
from himiko.server.tables.table import Table

__all__ = ["Entry", "Identity", "NewEntry", "Options", "Seat", "Setup", "Table"]
