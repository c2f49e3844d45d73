"""The engine's interface to Python: the few compiled functions that the other packages call.

States are passed as an array and an index in it, which costs a third of what passing a record
does. The first call compiles or loads from the cache; `prepare` does it for all at once and
shows progress if it takes a while.
"""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np

from himiko.edition import COMPONENTS
from himiko.rules import collect, hidden, rounds, scoring, setup, turn
from himiko.rules import why_not as refusals
from himiko.rules.bits import has
from himiko.rules.board import seat_to_move
from himiko.rules.chance import fill_pool
from himiko.rules.compile import JIT, cache_root, direct, entry, source_key
from himiko.rules.facts import FACTS, write_facts
from himiko.rules.playout import deal_and_play_out
from himiko.rules.question import answers_of, is_answer, list_answers
from himiko.rules.rows import PEEK_SIZE
from himiko.rules.sites import write_sites
from himiko.rules.specialists import gives_boats
from himiko.rules.state import AFTER, ARRANGE_STEP, LOG_PARTS, QUESTION_SHAPE, STATE

MOST_ANSWERS = 8192  # more than the actions that can be legal at once in any edition


@entry
def deal(states, index, components, players):
    """Deal a new game into a state that is all zero but for its key."""
    setup.set_up(states[index], components[0], players)


@entry
def ask(states, index, components, question, actions):
    """Write the legal actions, rising; return their number."""
    turn.legal(states[index], components[0], question)
    return list_answers(question, actions)


# What `play` says of a ply, packed into one number, from the lowest bits up: the seat that played
# it, its first row in `log` and their number, the number of legal actions after it, the turn and
# the round it was played in.
SEAT_BITS, FIRST_BITS, ROWS_BITS, LEGAL_BITS, TURN_BITS = 2, 12, 7, 14, 4
FIRST_SHIFT = SEAT_BITS
ROWS_SHIFT = FIRST_SHIFT + FIRST_BITS
LEGAL_SHIFT = ROWS_SHIFT + ROWS_BITS
TURN_SHIFT = LEGAL_SHIFT + LEGAL_BITS
ROUND_SHIFT = TURN_SHIFT + TURN_BITS


# What `play` may take for granted: nothing; that `question` is the state's; that all is legal.
UNKNOWN, ASKED, TRUSTED = 0, 1, 2


@entry
def play(states, index, components, actions, number, known, question, plies, log):
    """Play the first `number` of `actions`, one after another; return how many were legal.

    The first that is not legal and all after it are left unplayed. What there is to say of each
    ply goes into `plies`, its rows of the log into `log`, one after another. In the end `question`
    is the next one, and `actions` holds its answers, rising.
    """
    s = states[index]
    t = components[0]
    rows = 0
    if known == UNKNOWN:
        turn.legal(s, t, question)
    for n in range(number):
        action = int(actions[n])
        if known != TRUSTED and not is_answer(question, action):
            return n
        said = seat_to_move(s) | int(s.turn) << TURN_SHIFT | int(s.round_number) << ROUND_SHIFT
        turn.play(s, t, action, question)
        for row in range(int(s.log_size)):
            for part in range(LOG_PARTS):
                log[rows + row, part] = s.log[row, part]
        said |= rows << FIRST_SHIFT | int(s.log_size) << ROWS_SHIFT
        plies[n] = said | answers_of(question) << LEGAL_SHIFT
        rows += int(s.log_size)
    list_answers(question, actions)
    return number


@entry
def scores(states, index, components, points):
    """Write each seat's points by part, total and rank."""
    scoring.score_all(states[index], components[0], points)


@entry
def facts(states, index, components, found):
    """Write what follows from a state by the rules into a record that is all zero."""
    write_facts(states[index], components[0], found[0])


@entry
def sites(states, index, components, seat, missing, enough):
    """Write where a seat could build what, the boats missing there, and what would be enough."""
    write_sites(states[index], components[0], seat, missing, enough)


@entry
def bring_turn(states, index, seat):
    """Begin a seat's turn now, with all things as they are: to plan it."""
    rounds.bring_turn(states[index], seat)


@entry
def why_not(states, index, components, action, reason):
    """Write why an action that is not legal is not."""
    refusals.why_not(states[index], components[0], action, reason)


@entry
def mask(states, index, seat):
    """Leave of a state only what a seat may know; `hidden.SPECTATOR`: somebody without one."""
    hidden.mask(states[index], seat)


@entry
def redeal(states, index, seat, key):
    """Deal again what a seat cannot know, under a new key of chance."""
    hidden.redeal(states[index], seat, key[0], key[1], key[2], key[3])


RESTORED, NOT_ASSIGNABLE, NOT_ASKED = 0, 1, 2


@entry
def restore(states, index, components, taken):
    """Complete a state read from a position: the pool of chance, the boats of tokens taken.

    Say whether the tokens taken can be assigned to boats, and the step be asked at all.
    """
    s = states[index]
    t = components[0]
    if s.draws % 4 != 0:
        fill_pool(s)
    if s.step == ARRANGE_STEP:
        s.known_top[seat_to_move(s)] = min(PEEK_SIZE, int(s.deck_size))
    for island in taken:
        if not has(collect.assignable(s, t), island):
            return NOT_ASSIGNABLE
        collect.add_taken(s, t, island)
    if s.step == AFTER and not gives_boats(s):
        return NOT_ASKED
    return RESTORED


@entry
def playouts(states, components, players, cap, question, trace, points, decisions):
    """Deal and play out one game in each state; note its decisions and its scores."""
    for index in range(len(states)):
        s = states[index]
        decisions[index] = deal_and_play_out(
            s, components[0], players, question, cap, trace[min(index, len(trace) - 1)]
        )
        scoring.score_all(s, components[0], points[index])


def _signatures() -> list[tuple[Any, tuple[Any, ...]]]:
    """Return the argument types of the engine's entries, so that they can be compiled first."""
    states = numba.typeof(np.zeros(1, STATE))
    components = numba.typeof(_read_only(np.zeros(1, COMPONENTS)))
    question = numba.typeof(np.zeros(QUESTION_SHAPE, np.int64))
    actions = numba.types.int16[::1]
    plies = numba.types.int64[::1]
    log = numba.types.int16[:, ::1]
    n = numba.types.int64
    sets = numba.types.int64[:, ::1]
    return [
        (deal, (states, n, components, n)),
        (ask, (states, n, components, question, actions)),
        (play, (states, n, components, actions, n, n, question, plies, log)),
        (scores, (states, n, components, sets)),
        (restore, (states, n, components, numba.types.int64[::1])),
        (facts, (states, n, components, numba.typeof(np.zeros(1, FACTS)))),
        (sites, (states, n, components, n, sets, sets)),
        (bring_turn, (states, n, n)),
        (why_not, (states, n, components, n, numba.types.int64[::1])),
        (mask, (states, n, n)),
        (redeal, (states, n, n, numba.types.int64[::1])),
    ]


def _read_only(array):
    array.flags.writeable = False
    return array


_ready = not JIT


class Direct:
    """The entries that a game calls at every ply, bare of Numba's look at types once prepared.

    What they are given must be exactly what `_signatures` says.
    """

    ask = staticmethod(ask)
    play = staticmethod(play)


Progress = Callable[[int, int], None]
"""Called with how many parts are ready, and how many there are."""
_preparing = threading.Lock()


def is_cached() -> bool:
    """Has this engine been compiled before, so that it only has to be loaded?"""
    return _ready or _marker().exists()


def _marker() -> Path:
    return cache_root() / source_key(Path(__file__).parent) / "complete"


def prepare(progress: Progress | None = None) -> None:
    """Load the compiled engine, or compile it, once: about half a minute.

    It reports to `progress` how far it is, or else shows a line on the standard error.
    """
    if not _ready:
        with _preparing:  # one thread compiles, the others wait
            _prepare(progress or _progress_line())
    elif progress is not None:
        progress(1, 1)


def _prepare(progress: Progress) -> None:
    global _ready  # noqa: PLW0603  (a process is prepared once)
    if _ready:
        return
    faces = _signatures()
    for done, (face, signature) in enumerate(faces):
        progress(done, len(faces))
        face.compile(signature)
    progress(len(faces), len(faces))
    if not _marker().exists():
        _marker().touch()
    for face, signature in faces:
        if face in (ask, play):
            setattr(Direct, face.__name__, staticmethod(direct(face, signature)))
    _ready = True


def _progress_line() -> Progress:
    """Return what draws a bar, if there is something to compile: no words, so no language."""
    started = time.monotonic()

    def draw(done: int, parts: int) -> None:
        bar = "#" * done + "-" * (parts - done)
        seconds = time.monotonic() - started
        end = "\n" if done == parts else ""
        sys.stderr.write(f"\rhimiko engine [{bar}] {done}/{parts} {seconds:.0f} s{end}")
        sys.stderr.flush()

    def keep_quiet(done: int, parts: int) -> None:
        pass

    return keep_quiet if is_cached() else draw
