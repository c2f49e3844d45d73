"""Tables as their log: pure, without web or storage."""

from himiko.server.tables.entries import Draft, Entry
from himiko.server.tables.options import Options
from himiko.server.tables.seats import Seat, Who
from himiko.server.tables.setup import Setup
from himiko.server.tables.table import Table

__all__ = ["Draft", "Entry", "Options", "Seat", "Setup", "Table", "Who"]
