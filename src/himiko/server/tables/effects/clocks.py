"""Entries about clocks."""

from typing import TYPE_CHECKING

from himiko.server.tables.entries import Entry

if TYPE_CHECKING:
    from himiko.server.tables.table import Table


def paused(table: "Table", _: Entry) -> None:
    """Stop all clocks."""
    table.clocks = table.clocks.with_pause(paused=True)


def resumed(table: "Table", _: Entry) -> None:
    """Let clocks go on."""
    table.clocks = table.clocks.with_pause(paused=False)


def credited(table: "Table", entry: Entry) -> None:
    """Give back the time in which nobody could play."""
    table.clocks = table.clocks.credited(entry.data["ms"])
