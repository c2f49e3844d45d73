"""Entries by which the game goes on, or back."""

from dataclasses import replace
from typing import TYPE_CHECKING

from himiko.server.tables.entries import Entry
from himiko.server.tables.game_history import GameHistory
from himiko.server.tables.moments import Moments
from himiko.server.tables.offers import ENDED_BY_PLAY
from himiko.server.tables.undo import MOST_STEPS, PlyFacts, Step, StepKind, UndoLimits

if TYPE_CHECKING:
    from himiko.server.tables.table import Table


def in_play(table: "Table") -> tuple[GameHistory, UndoLimits, Moments]:
    """Return what a game that was begun has."""
    if table.history is None or table.undo_limits is None or table.moments is None:
        raise ValueError("the log plays before the start")
    return table.history, table.undo_limits, table.moments


def action(table: "Table", entry: Entry) -> None:
    """Go on with the game; whatever waited for it, an offer or a nudge, is settled by that."""
    _play(table, entry.data["action"], entry.at)
    table.undone = ()
    table.nudge = None
    end_offer(table)


def _play(table: "Table", text: str, at: int) -> None:
    history, undo_limits, moments = in_play(table)
    ply = history.play(text)
    undo_limits.add(ply, by_stand_in=is_stood_in(table, ply))
    moments.add(at)
    note_stand_in(table, ply)
    table.last_events = (history.ply, history.events_since(history.ply))


def is_stood_in(table: "Table", ply: PlyFacts) -> bool:
    """Was a ply just played by a computer player, for the seat's owner?"""
    return table.seats[ply.seat].kind == "absent"


def note_stand_in(table: "Table", ply: PlyFacts) -> None:
    """Note in which turn a computer player has acted for a seat's owner."""
    seat = table.seats[ply.seat]
    if is_stood_in(table, ply) and seat.acted != ply.turn:
        table.put(ply.seat, replace(seat, acted=ply.turn))


def end_offer(table: "Table") -> None:
    """Somebody has played on."""
    if table.offer is not None and table.offer.kind in ENDED_BY_PLAY:
        table.offer = None


def rewind(table: "Table", number: int, to: int) -> list[str]:
    """Go back to a ply by an entry of that number; return what was taken back."""
    history, undo_limits, moments = in_play(table)
    back = history.rewind(to)
    undo_limits.cut(to)
    moments.cut(to)
    table.forget_last_events()
    table.rewinds = (*table.rewinds, (number, to))
    return back


def _note_step(table: "Table", kind: StepKind, entry: Entry) -> None:
    step = Step(kind, entry.seat or 0, entry.data.get("request"))
    table.steps = (*table.steps[1 - MOST_STEPS :], step)


def undone(table: "Table", entry: Entry) -> None:
    """Take back actions, which may be played again."""
    _note_step(table, "undone", entry)
    table.undone += tuple(rewind(table, entry.number, entry.data["to"]))
    end_offer(table)


def redone(table: "Table", entry: Entry) -> None:
    """Play again what was taken back."""
    _note_step(table, "redone", entry)
    while table.ply < entry.data["to"]:
        *rest, text = table.undone
        _play(table, text, entry.at)
        table.undone = tuple(rest)
