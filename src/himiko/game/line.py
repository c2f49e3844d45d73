"""A line of play: a state of the engine, how it came about, and what can be done next."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import repeat
from struct import unpack_from
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game.errors import BadAction, IllegalAction
from himiko.game.history import (
    ROW_SIZE,
    ROWS_MASK,
    Past,
    Ply,
    all_plies,
    back_to,
    end_of_log,
    first_kept,
    keep,
    seat_of,
    turn_of,
)
from himiko.game.memory import MOST_PLIES, Memory, thread
from himiko.game.notation import Notation, arrangements, notation_of
from himiko.game.refusal import Refusal
from himiko.game.why_not import explain
from himiko.rules import engine, space
from himiko.rules.state import ARRANGE_STEP, ENDS, OVER, STATE

_FIELDS: Final[Mapping[str, tuple[Any, int]]] = STATE.fields  # type: ignore[assignment]
_STEP_AT, _END_AT, _TURN_AT, _PLAYERS_AT, _ORDER_AT, _ROUND_AT, _LOG_AT = (
    _FIELDS[name][1] for name in ("step", "end", "turn", "players", "order", "round_number", "log")
)
_DECK_AT, _DECK_SIZE_AT, _KNOWN_TOP_AT = (
    _FIELDS[name][1] for name in ("deck", "deck_size", "known_top")
)
_NO_CODE: Final = -1
_UNKNOWN: Final = engine.UNKNOWN
_ASKED: Final = engine.ASKED
_ROWS_SHIFT: Final = engine.ROWS_SHIFT
_LEGAL_SHIFT: Final = engine.LEGAL_SHIFT
_LEGAL_MASK: Final = (1 << engine.LEGAL_BITS) - 1


class Line:
    """What `Game` plays with: its state as bytes, and its past."""

    __slots__ = ("_array", "_bytes", "_notation", "_past")

    def __init__(self, edition: Edition, state: NDArray[np.void]) -> None:
        self._notation: Notation = notation_of(edition)
        self._set_state(state.tobytes())
        rows = int(state["log_size"][0])
        log = bytes(self._bytes[_LOG_AT : _LOG_AT + rows * ROW_SIZE])
        self._past: Past = (first_kept(bytes(self._bytes), log), ())

    def _set_state(self, content: bytes | bytearray) -> None:
        self._bytes = bytearray(content)
        self._array: NDArray[np.void] | None = None

    @property
    def _state(self) -> NDArray[np.void]:
        """The state as the engine takes it, made when first needed: most copies are not played."""
        array = self._array
        if array is None:
            array = self._array = np.frombuffer(self._bytes, STATE)
        return array

    def engine_state(self) -> NDArray[np.void]:
        """Return a copy of the state as the engine takes it: everything, hidden things included."""
        return np.frombuffer(self._bytes[:], STATE)

    @property
    def edition(self) -> Edition:
        """The components the game is played with."""
        return self._notation.edition

    # whose turn, and what can be done

    @property
    def players(self) -> int:
        """The number of players."""
        return self._bytes[_PLAYERS_AT]

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        if self.over:
            return None
        return self._bytes[_ORDER_AT + self._bytes[_TURN_AT]]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._bytes[_STEP_AT] == OVER

    @property
    def end(self) -> str | None:
        """How the game ended; None before."""
        return ENDS[self._bytes[_END_AT]]

    @property
    def round_and_turn(self) -> tuple[int, int]:
        """The round, from 1, and the turn within it, from 0."""
        (round_number,) = unpack_from("i", self._bytes, _ROUND_AT)
        return round_number, self._bytes[_TURN_AT]

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        kept, plies = self._past
        return kept.number + len(plies)

    def _ask(self, memory: Memory) -> None:
        """Let the engine write the legal actions into its working memory."""
        memory.number = engine.Direct.ask(
            self._state, 0, self._notation.components, memory.question, memory.actions
        )
        memory.asked = self._past

    def legal(self) -> list[str]:
        """Return all legal actions, in rising order of their numbers."""
        memory = thread.memory
        if memory.asked is not self._past:
            self._ask(memory)
        texts = self._notation.texts
        codes = memory.actions_view[: memory.number]
        actions = [texts[code] for code in codes]
        if actions and not actions[0]:  # an arrangement has no text apart from the tiles seen
            ways = arrangements(self._seen_tiles())
            return [ways[code] for code in codes]
        return actions

    def play(self, action: str) -> None:
        """Play an action. `IllegalAction` says why not, and leaves the game as it was."""
        try:
            code = self._notation.numbers.get(action)
        except TypeError:  # no text, nor anything else that could be a key
            code = None
        if code is None:
            action, code = self._read(action)
        memory = thread.memory
        memory.actions_view[0] = code
        array = self._array
        played = engine.Direct.play(
            self._state if array is None else array,
            0,
            self._notation.components,
            memory.actions,
            1,
            _ASKED if memory.asked is self._past else _UNKNOWN,
            memory.question,
            memory.plies,
            memory.log,
        )
        if not played:
            memory.asked = None
            raise IllegalAction(action, self._refusal(code))
        said = memory.plies_view[0]
        memory.number = said >> _LEGAL_SHIFT & _LEGAL_MASK
        end = _LOG_AT + (said >> _ROWS_SHIFT & ROWS_MASK) * ROW_SIZE
        kept, plies = self._past
        plies = (*plies, (action, code, said, self._bytes[_LOG_AT:end]))
        if len(plies) == MOST_PLIES:
            kept, plies = keep(kept, plies, self._bytes)
        memory.asked = self._past = (kept, plies)

    def _run(self, memory: Memory, number: int, known: int) -> int:
        """Let the engine play the actions in its working memory; return how many were legal.

        If all were, the next question is there, and whatever adds them to the past may say so.
        """
        array = self._array
        played: int = engine.Direct.play(
            self._state if array is None else array,
            0,
            self._notation.components,
            memory.actions,
            number,
            known,
            memory.question,
            memory.plies,
            memory.log,
        )
        memory.asked = None
        if played == number:
            memory.number = memory.plies_view[number - 1] >> _LEGAL_SHIFT & _LEGAL_MASK
        return played

    def play_all(self, actions: Iterable[str]) -> None:
        """Play actions one after another, several times as fast as one by one.

        `IllegalAction` says which is not legal and why; then none of them has been played.
        """
        start = self.ply
        numbers = self._notation.numbers
        actions = list(actions)
        codes = [numbers.get(action, _NO_CODE) for action in actions]
        n = 0
        try:
            while n < len(codes):
                if codes[n] == _NO_CODE:  # most likely an arrangement: it depends on the tiles seen
                    self.play(actions[n])
                    n += 1
                    continue
                part = codes[n : n + MOST_PLIES - len(self._past[1])]
                if _NO_CODE in part:
                    part = part[: part.index(_NO_CODE)]
                self._play_batch(actions[n : n + len(part)], part)
                n += len(part)
        except IllegalAction:
            self._go_to(start)
            raise

    def play_codes(self, codes: Iterable[int]) -> None:
        """Play actions by the engine's numbers, as playouts keep them (see `play_all`)."""
        texts = self._notation.texts
        for code in codes:
            self.play(texts[code] or arrangements(self._seen_tiles())[code])

    def _play_batch(self, actions: list[str], codes: list[int]) -> None:
        """Play actions up to the next kept state at most."""
        memory = thread.memory
        memory.actions[: len(codes)] = codes
        played = self._run(memory, len(codes), _UNKNOWN)
        plies = memory.plies_view[:played].tolist()
        log = bytes(memory.log_view[: end_of_log(plies[-1])]) if plies else b""
        kept, before = self._past
        made = (*before, *zip(actions, codes, plies, repeat(log), strict=False))
        self._past = keep(kept, made, self._bytes) if len(made) == MOST_PLIES else (kept, made)
        if played < len(codes):
            raise IllegalAction(actions[played], self._refusal(codes[played]))
        memory.asked = self._past

    def _read(self, action: str) -> tuple[str, int]:
        """Return an action as it is written, with its number; -1 if it is impossible now."""
        if not isinstance(action, str):
            raise BadAction(repr(action), "a text")
        seen = self._seen_tiles()
        ways = arrangements(seen) if seen else {}
        for code, text in ways.items():
            if text == action:
                return action, code
        number = self._notation.number(action)
        action = " ".join(action.split())
        if number is None:
            number = next((code for code, text in ways.items() if text == action), _NO_CODE)
        return action, number

    def _seen_tiles(self) -> list[str]:
        """Return the tiles that the seat to act is looking at."""
        content = self._bytes
        if content[_STEP_AT] != ARRANGE_STEP:
            return []
        end = _DECK_AT + content[_DECK_SIZE_AT]
        seat = content[_ORDER_AT + content[_TURN_AT]]
        deck = content[end - content[_KNOWN_TOP_AT + seat] : end]
        ids = self.edition.tile_ids
        return [ids[tile] for tile in reversed(deck)]

    def why_not(self, action: str) -> Refusal | None:
        """Say why an action is not legal; None if it is. `BadAction`: it is no action at all."""
        action, number = self._read(action)
        memory = thread.memory
        if memory.asked is not self._past:
            self._ask(memory)
        is_legal = number in memory.actions_view[: memory.number].tolist()
        return None if is_legal else self._refusal(number)

    def _refusal(self, code: int) -> Refusal:
        if code == _NO_CODE:  # of all actions, arrangements alone may be impossible
            code = space.ARRANGE * space.SPAN
        return explain(code, self._state, self.edition, self.legal_codes)

    def legal_codes(self) -> dict[int, str]:
        """Return all legal actions by the engine's numbers, rising."""
        texts = self.legal()
        memory = thread.memory
        return dict(zip(memory.actions_view[: memory.number].tolist(), texts, strict=True))

    # history

    def undo(self) -> str:
        """Take the last action back, with all it caused; return it."""
        ply = self.ply
        if not ply:
            raise IndexError("there is no action to take back")
        kept, plies = self._past
        action = (plies or kept.plies)[-1][0]
        self._go_to(ply - 1)
        return action

    def _go_to(self, ply: int) -> None:
        """Return to the state after an earlier ply."""
        kept, plies = self._past = back_to(self._past, ply)
        self._set_state(kept.state)
        if plies:
            memory = thread.memory
            for n, (_, code, _, _) in enumerate(plies):  # faster than from a list
                memory.actions_view[n] = code
            self._run(memory, len(plies), engine.TRUSTED)
            memory.asked = self._past

    @property
    def actions(self) -> list[str]:
        """All actions played, in order."""
        return [action for action, _, _, _ in self.plies()[1:]]

    def history(self) -> Iterator[tuple[tuple[int, int], int | None, str]]:
        """Go through all actions: round and turn, seat, action."""
        for action, _, said, _ in self.plies()[1:]:
            yield turn_of(said), seat_of(said), action

    def plies(self) -> list[Ply]:
        """Return the deal and all plies, as the engine says they were (see `history`)."""
        return all_plies(self._past)
