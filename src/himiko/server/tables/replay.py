"""How a table follows from its log: one entry, or all actions that follow each other at once."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from himiko.game import chain
from himiko.server.tables.effects import EFFECTS
from himiko.server.tables.effects.playing import end_offer, in_play, is_stood_in, note_stand_in
from himiko.server.tables.entries import Entry

if TYPE_CHECKING:
    from himiko.server.tables.table import Table

ToAct = tuple[int, int, int | None]
"""Round, turn and the seat to act."""


def apply(table: "Table", entry: Entry) -> None:
    """Let one entry happen."""
    before = _to_act(table)
    table.clocks = table.clocks.settled(entry.at)
    EFFECTS[entry.kind](table, entry)
    _note(table, entry)
    if table.status == "running":
        _end_if_over(table)
    new_turn = entry.kind != "undone" and before != _to_act(table)
    fresh = table.turn if new_turn else None
    table.clocks = table.clocks.started(_clocked(table), fresh=fresh)


def replay(table: "Table", entries: Sequence[Entry]) -> None:
    """Apply actions that follow each other in a log at once: they were checked when played."""
    history, undo_limits, moments = in_play(table)
    before = _to_act(table)
    plies = history.play_all([entry.data["action"] for entry in entries])
    for ply in plies:
        undo_limits.add(ply, by_stand_in=is_stood_in(table, ply))
    table.undone, table.nudge = (), None
    end_offer(table)
    for entry in entries:
        moments.add(entry.at)
        _note(table, entry)
    for ply in {ply.seat: ply for ply in plies}.values():  # the last of each seat
        note_stand_in(table, ply)
    _end_if_over(table)
    between = [(*ply.turn, ply.seat) for ply in plies[1:]]
    _replay_clocks(table, entries, [before, *between, _to_act(table)])


def _replay_clocks(
    table: "Table", entries: Sequence[Entry], to_act: Sequence[ToAct | None]
) -> None:
    """Let clocks run through actions; `to_act`: who was to act before and after each."""
    clocks = table.clocks
    if clocks.limit is None:  # then only the last moment counts
        entries, to_act = entries[-1:], to_act[-2:]
    for entry, (before, after) in zip(entries, pairwise(to_act), strict=True):
        turn = after[2] if after is not None else None
        is_human = turn is not None and table.seats[turn].kind == "human"
        fresh = turn if before != after else None
        clocks = clocks.settled(entry.at).started(turn if is_human else None, fresh=fresh)
    table.clocks = clocks


def _note(table: "Table", entry: Entry) -> None:
    """Take on an entry's number, moment and hash."""
    table.head = entry.head or chain.link(
        table.head, entry.number, entry.at, entry.kind, entry.seat, entry.data
    )
    table.number, table.at = entry.number, entry.at


def _end_if_over(table: "Table") -> None:
    if table.game is not None and table.game.over:
        table.status = "over"
        table.offer = None


def _to_act(table: "Table") -> ToAct | None:
    """Return round, turn and seat to act; None if there is none."""
    return (*table.game.round_and_turn, table.game.turn) if table.game is not None else None


def _clocked(table: "Table") -> int | None:
    turn = table.turn
    return turn if turn is not None and table.seats[turn].kind == "human" else None
