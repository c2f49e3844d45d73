"""Entries about the deal that people share: to what they commit, what they reveal, the start."""

from dataclasses import replace
from typing import TYPE_CHECKING

from himiko.game.deal import Deal, Part, SharedDeal
from himiko.server.tables.clocks import Clocks
from himiko.server.tables.entries import Entry
from himiko.server.tables.game_history import GameHistory
from himiko.server.tables.moments import Moments
from himiko.server.tables.undo import UndoLimits

if TYPE_CHECKING:
    from himiko.server.tables.table import Table


def add_part(table: "Table", seat: int, commitment: str | None) -> None:
    """Note what a seat adds to the deal; None: nothing any more."""
    kept = {number: part for number, part in table.parts.items() if number != seat}
    table.parts = kept if commitment is None else {**kept, seat: Part(commitment)}


def committed(table: "Table", entry: Entry) -> None:
    """Note what somebody who sits already adds to the deal."""
    add_part(table, entry.seat or 0, entry.data["commitment"])


def dealing(table: "Table", entry: Entry) -> None:
    """Begin to wait for what people reveal."""
    table.status = "dealing"
    table.at_dealing = entry.at
    table.offer = None


def revealed(table: "Table", entry: Entry) -> None:
    """Note what a seat has revealed."""
    seat = entry.seat or 0
    secret = bytes.fromhex(entry.data["secret"])
    table.parts = {**table.parts, seat: replace(table.parts[seat], secret=secret)}


def started(table: "Table", entry: Entry) -> None:
    """Deal, with what was revealed, and begin the game."""
    if table.parts and isinstance(table.setup.deal, Deal):
        table.setup = replace(table.setup, deal=SharedDeal(table.setup.deal, table.parts))
    table.history = GameHistory(table.setup)
    table.undo_limits = UndoLimits(table.history.ply)
    table.moments = Moments(table.history.ply, entry.at)
    table.status = "running"
    table.offer = None
    table.clocks = Clocks(
        table.options.limit,
        per_turn=table.options.clock.kind == "days",
        used=(0,) * table.setup.players,
        since=table.clocks.since,
    )
