"""Does the log of a table fit the record of its game? Its hashes, and what both say of the game.

The hash in the record is that of the whole log. Logs are exported with the hash of each entry, so
that the first one that was changed, left out or moved is known; those of earlier versions have
none, and then it is the first that contradicts the record, or the last.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from himiko.game import chain
from himiko.game.deal import COMMITMENT, ENTROPY, PROMISE
from himiko.problem import Problem

if TYPE_CHECKING:
    from himiko.game.game import Game

_SETTLES: Final = frozenset({"takeback_offered", "accepted", "replaced"})
"""The log does not say when everybody has agreed to a takeback: after these they may have."""
_MOST: Final = 1024
"""How many ways to read a log are followed: a table has few takebacks."""
_AFTERWARDS: Final = frozenset({"rematched"})
"""What may follow when the record was written already."""


class LogLine(NamedTuple):
    """An entry of an exported log."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: Mapping[str, Any]
    head: str | None = None
    """The hash up to here, as it was exported."""


def read_lines(rows: object) -> list[LogLine]:
    """Read a log as it is exported; `ValueError`: it is none."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ValueError("a log is a list of objects")
    lines = [LogLine(**{name: row.get(name) for name in LogLine._fields}) for row in rows]
    if not all(_is_entry(line) for line in lines):
        raise ValueError("an entry has another form")
    return lines


def _is_entry(line: Any) -> bool:  # noqa: ANN401  (whatever was given)
    return (
        isinstance(line.number, int)
        and isinstance(line.at, int)
        and isinstance(line.kind, str)
        and isinstance(line.seat, int | None)
        and isinstance(line.data, dict)
        and isinstance(line.head, str | None)
    )


def check_log(game: "Game", table: str, log: Sequence[LogLine]) -> None:
    """Compare a log with the record of a game; the first entry that does not fit is a `Problem`."""
    number, _, promised = game.headers.get(chain.LOG, "").strip().partition(" ")
    if not number.isdecimal():
        raise Problem("log_none")
    heads = _heads(table, log)
    last = int(number)
    if len(log) < last:
        raise _wrong(len(log) + 1, Problem("log_missing"))
    whole, after = log[:last], log[last:]
    is_true = last > 0 and chain.PREFIX + heads[last - 1] == promised.strip()
    _compare(game, whole)
    if not is_true:
        raise _wrong(last, Problem("log_changed"))
    for line in after:
        if line.kind not in _AFTERWARDS:
            raise _wrong(line.number, Problem("log_other"))


def _wrong(number: int, why: Problem) -> Problem:
    return Problem("log_entry", cause=why, number=number)


def _heads(table: str, log: Iterable[LogLine]) -> list[str]:
    """Compute the hash after each entry; those that were exported must be the same."""
    heads: list[str] = []
    head = chain.first(table)
    for number, line in enumerate(log, 1):
        if line.number != number:
            raise _wrong(number, Problem("log_missing"))
        head = chain.link(head, *line[:5])
        if line.head is not None and line.head != head.hex():
            raise _wrong(number, Problem("log_changed"))
        heads.append(head.hex())
    return heads


def _compare(game: "Game", log: Sequence[LogLine]) -> None:
    """Compare seats, what was added to the deal, and actions; unless the deal was known before."""
    if COMMITMENT not in game.headers and PROMISE not in game.headers:
        return
    wrong = [_wrong_seat(game, log), _wrong_part(game, log), _wrong_action(game, log)]
    found = [one for one in wrong if one is not None]
    if found:
        raise _wrong(min(found), Problem("log_other"))


def _before_the_deal(log: Iterable[LogLine]) -> Iterable[LogLine]:
    for line in log:
        if line.kind == "started":
            return
        yield line


def _wrong_seat(game: "Game", log: Iterable[LogLine]) -> int | None:
    """Return the entry of a seat that the record lacks, or has with another computer player."""
    levels: dict[int, LogLine] = {}
    for line in _before_the_deal(log):
        if line.seat is not None and line.seat not in range(game.players):
            return line.number
        if line.kind in {"sat", "seated", "opened"}:
            levels.pop(line.seat or 0, None)
        if line.kind == "seated":
            levels[line.seat or 0] = line
    names = game.names
    wrong = [one.number for seat, one in levels.items() if one.data.get("level") != names[seat]]
    return min(wrong, default=None)


def _wrong_part(game: "Game", log: Sequence[LogLine]) -> int | None:
    """Return the entry that says otherwise than the record what a seat has added to the deal.

    A part goes with who sits down, and away with who stands up.
    """
    parts: dict[int, tuple[str, str]] = {}
    touched: dict[int, int] = {}
    start = 0
    for line in _before_the_deal(log):
        seat, start = line.seat or 0, line.number + 1
        if line.kind in {"sat", "seated", "opened"}:
            parts.pop(seat, None)
            touched[seat] = line.number
        if isinstance(line.data.get("commitment"), str):
            parts[seat] = line.data["commitment"], "-"
            touched[seat] = line.number
        if line.kind == "revealed" and seat in parts:
            parts[seat] = parts[seat][0], f"hex:{line.data.get('secret')}"
            touched[seat] = line.number
    said = {seat: game.headers.get(f"{ENTROPY} {seat}", "").strip() for seat in range(game.players)}
    seats = [n for n, text in said.items() if text != " ".join(parts.get(n, ()))]
    return min((touched.get(seat, start) for seat in seats), default=None)


@dataclass(frozen=True, slots=True)
class _Reading:
    """A reading of a log: the actions of a game, each with the number of its entry."""

    actions: tuple[tuple[str, int], ...] = ()
    undone: tuple[tuple[str, int], ...] = ()
    """What redo would play, the next one last."""
    back: int | None = None
    """Where an offered takeback leads to, while it is open."""

    def after(self, line: LogLine) -> "_Reading":
        """Read one entry more."""
        actions, undone = self.actions, self.undone
        to = line.data.get("to")
        to = to if isinstance(to, int) and to >= 0 else 0
        match line.kind:
            case "action":
                return _Reading((*actions, (str(line.data.get("action")), line.number)))
            case "undone":
                return _Reading(actions[:to], (*undone, *reversed(actions[to:])))
            case "redone":
                left = max(0, len(undone) - max(0, to - len(actions)))
                return _Reading((*actions, *reversed(undone[left:])), undone[:left])
            case "takeback_offered":
                return _Reading(actions, undone, to)
            case "refused":
                return _Reading(actions, undone)
        return self

    def ways(self, line: LogLine) -> list["_Reading"]:
        """Return what an entry may have led to: a takeback may be agreed to now, or not yet."""
        then = self.after(line)
        if line.kind in _SETTLES and then.back is not None:
            return [then, _Reading(then.actions[: then.back])]
        return [then]


def _wrong_action(game: "Game", log: Sequence[LogLine]) -> int | None:
    """Return the entry of the first action that is not the record's, as far as can be told."""
    readings = [_Reading()]
    for line in log:
        readings = [way for one in readings for way in one.ways(line)][:_MOST]
    played = [action for _, _, action in game.history()]
    furthest = 0
    for one in readings:
        actions = [action for action, _ in one.actions]
        if actions == played:
            return None
        pairs = zip(actions, played, strict=False)
        same = next((n for n, (mine, other) in enumerate(pairs) if mine != other), None)
        if same is None:
            same = min(len(actions), len(played))
        numbers = [number for _, number in one.actions[same:]] or [len(log)]
        furthest = max(furthest, numbers[0])
    return furthest
