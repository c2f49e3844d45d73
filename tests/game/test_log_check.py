"""The log of a table beside its record: what was changed, left out, moved or exchanged is found."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from himiko import Game
from himiko.game import chain
from himiko.game.deal import commit_part
from himiko.game.log_check import LogLine, check_log, read_lines
from himiko.problem import Problem
from himiko.server.tables import NewEntry, commands
from himiko.server.tables.state import record
from tests.server.tables import ANN, BOB, Desk

Rows = list[dict[str, Any]]
SECRET = b"s" * 32


def exported(desk: Desk, *, heads: bool = True) -> Rows:
    """Return a log as the server gives it out; earlier versions gave no hashes."""
    rows = [entry._asdict() | {"head": entry.head.hex()} for entry in desk.log]
    given: Rows = json.loads(json.dumps(rows))
    return given if heads else [{**row, "head": None} for row in given]


def played() -> Desk:
    """Return a table with all that a log may have; the game ends without a result."""
    desk = Desk(3)
    desk.do(commands.sit, ANN, commitment=commit_part(SECRET))
    desk.do(commands.set_seat, ANN, 2, "drifter")
    desk.do(commands.sit, BOB)
    desk.do(commands.reveal, ANN, SECRET.hex())
    for number in range(24):
        _play(desk, number)
    desk.do(commands.offer_takeback, ANN, desk.table.ply - 3)
    desk.do(commands.answer, BOB, accept=True)
    _play(desk, 0)
    desk.do(commands.offer_abandon, ANN)
    desk.do(commands.answer, BOB, accept=True)
    return desk


def _play(desk: Desk, number: int) -> None:
    assert desk.table.game
    turn = desk.table.turn or 0
    legal = desk.table.game.legal()
    action = legal[number % len(legal)]
    if turn == 2:
        desk.add([NewEntry("action", turn, {"action": action})])
        return
    desk.do(commands.play, (ANN, BOB)[turn], desk.table.ply, action)
    if number % 5 == 0 and desk.table.floor(turn) < desk.table.ply:
        desk.do(commands.undo, (ANN, BOB)[turn], desk.table.ply - 1)
        desk.do(commands.redo, (ANN, BOB)[turn])


@pytest.fixture(scope="module")
def desk() -> Desk:
    """Return a table that is over."""
    return played()


@pytest.fixture(scope="module")
def game(desk: Desk) -> Game:
    """Return the game as it is read from its record."""
    return Game.from_record(record(desk.table, ["Ann", "Bob", "drifter"]))


def wrong(game: Game, rows: Rows, table: str = "t") -> tuple[int, str] | None:
    """Return which entry does not fit, and why."""
    try:
        check_log(game, table, read_lines(rows))
    except Problem as problem:
        cause = problem.cause
        return problem.values["number"], cause.code if cause else ""
    return None


@pytest.mark.parametrize("heads", [True, False])
def test_a_true_log_fits(desk: Desk, game: Game, heads: bool) -> None:  # noqa: FBT001
    """With or without the hash of each entry; the next table of the same people may follow."""
    rows = exported(desk, heads=heads)
    kinds = {row["kind"] for row in rows}

    assert kinds >= {"revealed", "undone", "redone", "takeback_offered", "abandon_offered"}
    assert wrong(game, rows) is None
    after = {"number": len(rows) + 1, "at": 9, "kind": "rematched", "seat": None, "data": {}}
    assert wrong(game, [*rows, after]) is None
    assert wrong(game, [*rows, {**after, "kind": "action"}]) == (len(rows) + 1, "log_other")
    assert wrong(game, rows, table="u") is not None


CHANGES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "moment": lambda row: {**row, "at": row["at"] + 1},
    "kind": lambda row: {**row, "kind": "nudged"},
    "seat": lambda row: {**row, "seat": 1 if row["seat"] == 0 else 0},
    "data": lambda row: {**row, "data": {**row["data"], "more": 1}},
}


@pytest.mark.parametrize("change", CHANGES)
def test_whichever_entry_is_changed_is_named(desk: Desk, game: Game, change: str) -> None:
    """Without the hashes of entries it is known that one was, though not always which."""
    rows, plain = exported(desk), exported(desk, heads=False)
    for index in range(len(rows)):
        made = CHANGES[change](rows[index])

        assert wrong(game, [*rows[:index], made, *rows[index + 1 :]]) == (index + 1, "log_changed")
        without = {**made, "head": None}
        assert wrong(game, [*plain[:index], without, *plain[index + 1 :]]) is not None


def test_whichever_entry_is_dropped_or_moved_is_named(desk: Desk, game: Game) -> None:
    """Also if those after it are numbered again."""
    rows = exported(desk)
    for index in range(len(rows)):
        dropped = [*rows[:index], *rows[index + 1 :]]
        renumbered = [{**row, "number": n} for n, row in enumerate(dropped, 1)]
        assert wrong(game, dropped) == (index + 1, "log_missing")
        last = index == len(rows) - 1
        assert wrong(game, renumbered) == (index + 1, "log_missing" if last else "log_changed")

    for index in range(len(rows) - 1):
        moved = [*rows[:index], rows[index + 1], rows[index], *rows[index + 2 :]]
        renumbered = [{**row, "number": n} for n, row in enumerate(moved, 1)]
        assert wrong(game, moved) == (index + 1, "log_missing")
        assert wrong(game, renumbered) == (index + 1, "log_changed")


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("action", {"action": "fleet 0"}),
        ("revealed", {"secret": "00" * 32}),
        ("seated", {"level": "himiko"}),
    ],
)
def test_a_log_with_right_hashes_must_tell_of_the_same_game(
    desk: Desk, game: Game, kind: str, data: dict[str, Any]
) -> None:
    """Also if all hashes are computed again, the one in the record too: the game differs."""
    rows = exported(desk)
    index = max(n for n, row in enumerate(rows) if row["kind"] == kind)
    rows[index] = {**rows[index], "data": data}
    head = chain.first("t")
    for row in rows:
        head = chain.link(head, *[row[name] for name in LogLine._fields[:5]])
        row["head"] = head.hex()
    forged = game.copy()
    forged.headers = {**game.headers, chain.LOG: chain.header(len(rows), head)}

    assert wrong(forged, rows) == (index + 1, "log_other")


@pytest.mark.parametrize("rows", [{}, [1], [{}], [{"number": 1}], "log"])
def test_what_is_no_log_is_not_read(rows: Any) -> None:
    """It is said, and nothing is compared."""
    with pytest.raises(ValueError, match=r"log|entry"):
        read_lines(rows)
