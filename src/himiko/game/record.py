"""Records: a game as a text that a person can read and write, and reading it back."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game.chance import read_seed, write_seed
from himiko.game.errors import BadPosition, BadRecord, IllegalAction
from himiko.game.history import seat_of, turn_of
from himiko.game.notation import mask
from himiko.game.position import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from himiko.edition import Edition
    from himiko.game.game import Game

G = TypeVar("G", bound="Game")

FORMAT: Final = 1
DEFAULT_NAMES: Final = ("Blue", "Orange", "Purple", "Grey")
_FIRST_LINE: Final = f"himiko {FORMAT}"
_LIKE: Final = "1.1 (0) fleet 5, done"
_TURN: Final = re.compile(r"([0-9]{1,6})\.([0-9]|[1-9][0-9]) \(([0-3])\) (.+)")
_HEADER: Final = re.compile(r"([^:]+): ?(.*)")
_SEAT: Final = re.compile(r"seat [0-3]")
_OWN_HEADERS: Final = frozenset({"edition", "rules", "seed", "position", "result"})


def full_names(names: Sequence[str], players: int) -> list[str]:
    """Return a name for each seat: those given, then the usual ones."""
    if len(names) > players:
        raise ValueError(f"{players} players cannot have {len(names)} names")
    for name in names:
        if "\n" in name or "\r" in name:
            raise ValueError(f"a name is one line, not {name!r}")
    return [*names, *DEFAULT_NAMES[len(names) : players]]


# writing


def write(game: Game, *, masked: bool, face_down: bool = False) -> str:
    """Write a record; masked: without the seed and what only one player may know.

    `face_down`: a masked one does not say which tiles were built, either.
    """
    lines = [_FIRST_LINE, *_headers(game, masked=masked), ""]
    lines += _turns(game, lambda action: mask(action, face_down=face_down) if masked else action)
    return "\n".join(lines) + "\n"


def _headers(game: Game, *, masked: bool) -> list[str]:
    lines = [f"edition: {_edition_text(game.edition)}", f"rules: {RULES}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(game.names)]
    lines += [f"{name}: {value}" for name, value in game.headers.items()]
    if not masked:
        if game.seed is not None:
            lines.append(f"seed: {write_seed(game.seed)}")
        else:
            start = json.dumps(game.at(0).position(), separators=(",", ":"))
            lines.append(f"position: {start}")
    if game.over:
        lines.append("result: " + " ".join(str(points["total"]) for points in game.scores()))
    return lines


def _edition_text(edition: Edition) -> str:
    """Name an edition; any but the standard one with the hash of its file."""
    if edition.hash == type(edition).standard().hash:
        return edition.name
    return f"{edition.name} sha256:{edition.hash}"


def _turns(game: Game, render: Callable[[str], str]) -> list[str]:
    lines: list[str] = []
    last = None
    for turn, seat, action in game.history():
        shown = render(action)
        if turn == last:
            lines[-1] += f", {shown}"
        else:
            lines.append(f"{turn[0]}.{turn[1] + 1} ({seat}) {shown}")
            last = turn
    return lines


# reading


class _Line(NamedTuple):
    number: int
    text: str


class _Header(NamedTuple):
    line: int
    value: str


def read(kind: type[G], text: object, edition: Edition) -> G:
    """Read and replay a record."""
    if not isinstance(text, str):
        raise BadRecord(1, "text")
    text = text.removeprefix("\ufeff")  # some editors put it before everything
    lines = [_Line(n, line.removesuffix("\r")) for n, line in enumerate(text.split("\n"), 1)]
    if lines[0].text.rstrip() != _FIRST_LINE:
        raise BadRecord(1, "first_line", expected=_FIRST_LINE)
    end = next((n for n, line in enumerate(lines) if not line.text.strip()), len(lines))
    headers = _read_headers(lines[1:end])
    game = _begin(kind, headers, edition)
    turns = [line for line in lines[end:] if line.text.strip()]
    if not _replay_all(game, turns):
        for line in turns:
            _replay(game, line)
    _check_result(game, headers)
    return game


def _read_headers(lines: list[_Line]) -> dict[str, _Header]:
    headers: dict[str, _Header] = {}
    for line in lines:
        match = _HEADER.fullmatch(line.text)
        if not match:
            raise BadRecord(line.number, "header", text=line.text[:80])
        name, value = match.groups()
        if name in headers:
            raise BadRecord(line.number, "header_twice", name=name)
        # names and unknown values are free texts: their spaces are kept
        headers[name] = _Header(line.number, value.strip() if name in _OWN_HEADERS else value)
    return headers


def _begin(kind: type[G], headers: dict[str, _Header], edition: Edition) -> G:
    _check_edition(headers, edition)
    names = _names(headers)
    if ("seed" in headers) == ("position" in headers):
        raise BadRecord(1, "seed_or_position")
    if "seed" in headers:
        game = _deal(kind, headers["seed"], names, edition)
    else:
        game = _set_up(kind, headers["position"], names, edition)
    game.headers = {
        name: header.value
        for name, header in headers.items()
        if name not in _OWN_HEADERS and not _SEAT.fullmatch(name)
    }
    return game


def _check_edition(headers: dict[str, _Header], edition: Edition) -> None:
    line, name = headers.get("edition", _Header(1, ""))
    wanted = _edition_text(edition)
    if name != wanted:
        code = "edition" if name else "no_edition"
        raise BadRecord(line, code, expected=wanted, given=name)
    line, rules = headers.get("rules", _Header(1, str(RULES)))
    if rules != str(RULES):
        raise BadRecord(line, "rules", expected=str(RULES), given=rules)


def _names(headers: dict[str, _Header]) -> list[str]:
    seats = [name for name in headers if _SEAT.fullmatch(name)]
    expected = [f"seat {seat}" for seat in range(len(seats))]
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS or sorted(seats) != expected:
        raise BadRecord(1, "seats")
    for seat in expected:
        if "\r" in headers[seat].value:
            raise BadRecord(headers[seat].line, "name")
    return [headers[seat].value for seat in expected]


def _deal(kind: type[G], seed: _Header, names: list[str], edition: Edition) -> G:
    try:
        return kind.new(len(names), read_seed(seed.value), edition=edition, names=names)
    except ValueError as error:
        raise BadRecord(seed.line, "seed", text=seed.value[:80]) from error


def _set_up(kind: type[G], header: _Header, names: list[str], edition: Edition) -> G:
    try:
        position: Any = json.loads(header.value)
    except (ValueError, RecursionError) as error:
        raise BadRecord(header.line, "not_json") from error
    try:
        game = kind.from_position(position, edition)
    except BadPosition as error:
        raise BadRecord(header.line, "position", cause=error, where=error.where) from error
    if game.players != len(names):
        given, expected = str(game.players), str(len(names))
        raise BadRecord(header.line, "position_seats", given=given, expected=expected)
    game.names = tuple(names)
    return game


def _replay_all(game: Game, lines: list[_Line]) -> bool:
    """Play all lines at once if they are right; if not, leave the game as it is."""
    actions: list[str] = []
    turns: list[tuple[int, tuple[tuple[int, int], int]]] = []
    for line in lines:
        match = _TURN.fullmatch(line.text)
        if not match:
            return False
        named = (int(match[1]), int(match[2]) - 1), int(match[3])
        turns.append((len(actions) + 1, named))
        actions += match[4].split(", ")
        turns.append((len(actions), named))
    try:
        game.play_all(actions)
    except IllegalAction:
        return False
    # turns follow one another: if the first and the last action of a line are right, all are
    plies = [said for _, _, said, _ in game.plies()]
    if all((turn_of(plies[ply]), seat_of(plies[ply])) == named for ply, named in turns):
        return True
    while game.ply:
        game.undo()
    return False


def _replay(game: Game, line: _Line) -> None:
    """Play the actions of one line, which must be those of the turn it names."""
    match = _TURN.fullmatch(line.text)
    if not match:
        raise BadRecord(line.number, "turn", expected=_LIKE, text=line.text[:80])
    named = (int(match[1]), int(match[2]) - 1, int(match[3]))
    for action in map(str.strip, match[4].split(",")):
        if (*game.round_and_turn, game.turn) != named:
            raise _not_now(game, line.number, action)
        if "?" in action:
            raise BadRecord(line.number, "masked", action=action)
        try:
            game.play(action)
        except IllegalAction as error:
            raise BadRecord(line.number, "illegal", cause=error, action=action) from error


def _not_now(game: Game, line: int, action: str) -> BadRecord:
    if game.turn is None:
        return BadRecord(line, "after_end", action=action)
    round_, turn = game.round_and_turn
    now = f"{round_}.{turn + 1} ({game.turn})"
    return BadRecord(line, "other_turn", action=action, turn=now)


def _check_result(game: Game, headers: dict[str, _Header]) -> None:
    if "result" not in headers:
        return
    line, text = headers["result"]
    if not game.over:
        raise BadRecord(line, "unfinished")
    result = " ".join(str(points["total"]) for points in game.scores())
    if text.split() != result.split():
        raise BadRecord(line, "result", expected=result, given=text)
