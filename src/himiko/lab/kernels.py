"""The kernels of a batch on a GPU: the same rules, a game to a thread, then a game to a warp.

A step is three launches: actions are carried out (`step_block`), finished games dealt again by as
few threads as there are such games (`deal_games`), and observations and masks laid out
(`write_games`), where the threads of a warp write side by side. What is between the launches lies
game by game within each row, so that threads side by side read side by side.
"""

from functools import cache
from typing import Any

import numba
import numpy as np

from himiko.edition import COMPONENTS
from himiko.lab.compiled.games import NO_SEAT, deal_seed, draw_action, settle_accounts
from himiko.lab.compiled.observe import clipped, gather
from himiko.rules import gpu
from himiko.rules.board import seat_to_move
from himiko.rules.compile import rule
from himiko.rules.question import answer_at, answers_of, is_answer
from himiko.rules.scoring import PARTS
from himiko.rules.space import SPAN
from himiko.rules.state import FLEET_STEP, OVER, QUESTION_SHAPE, SEATS, STATE
from himiko.rules.turn import apply, legal

BLOCK = 256  # threads
BLOCKS = 4  # the least that share a multiprocessor: while one waits, others work
WORDS = STATE.itemsize // 8  # of a state
WARP = 32
NOTHING = -1
PARTS_SHAPE = len(PARTS)
POINTS_SHAPE = (SEATS, PARTS_SHAPE)


def load() -> Any:
    """Return numba's cuda, set up for the rules; `gpu.NoGpu` says what is missing."""
    return gpu._cuda()  # noqa: SLF001  (the set-up is the engine's)


@rule
def fetch(words, states, index):
    """Read a game's state, word by word: threads side by side read one line of memory."""
    for word in range(WORDS):
        words[word] = states[word, index]


@rule
def keep(words, states, index):
    """Write a game's state out."""
    for word in range(WORDS):
        states[word, index] = words[word]


@rule
def keep_question(question, questions, index):
    """Write a game's question out."""
    for row in range(question[0, 0] + 1):
        questions[row, 0, index] = question[row, 0]
        questions[row, 1, index] = question[row, 1]


@rule
def keep_seen(s, t, index, seats, words, values, scratch):
    """Write out who is to act, and what that seat may know."""
    seat = seat_to_move(s) if s.step != OVER else NO_SEAT
    seats[index] = seat
    if words.shape[0] > 0:
        gather(s, t, max(0, seat), words[:, index], values[:, index], scratch)


@cache
def step_block() -> Any:
    """Return the kernel that carries out an action in each game, not compiled yet."""
    cuda = load()
    state = numba.from_dtype(STATE)

    def step_block(
        states, components, autoreset, seeds, actions, numbers, questions, worth,
        rewards, scores, dones, illegal, finished, seats, words, values,
    ):  # fmt: skip
        index = cuda.grid(1)
        question = cuda.local.array(QUESTION_SHAPE, numba.int64)
        own = cuda.local.array(1, state)
        content = own.view(np.int64)
        points = cuda.local.array(POINTS_SHAPE, numba.int64)
        there = index < states.shape[1]
        t = components[0]
        s = own[0]
        pending = NOTHING
        ready = True
        if there:
            action = actions[index]
            for seat in range(rewards.shape[1]):
                rewards[index, seat] = 0
            dones[index] = False
            if 0 <= action < len(numbers) and is_answer(
                questions[:, :, index], numba.int64(numbers[action])
            ):
                pending = numba.int64(numbers[action])
                fetch(content, states, index)
                ready = False
            illegal[index] = ready
        played = not ready
        while True:
            # All threads of a block are at the same step of a turn: see `gpu`.
            mine = OVER if ready else numba.int64(s.step)
            now = 0
            while now < OVER and not cuda.syncthreads_or(numba.int32(mine == now)):
                now += 1
            if now == OVER:
                break
            if mine == now:
                if pending == NOTHING:
                    legal(s, t, question)
                    if answers_of(question) == 1 and s.step != FLEET_STEP:
                        pending = answer_at(question, 0)
                    else:
                        ready = True
                if pending != NOTHING:
                    apply(s, t, pending)
                    pending = NOTHING
                    if s.step == OVER:
                        question[0, 0] = 0
                        question[0, 1] = 0
                        ready = True
        if played:
            if s.step == OVER:
                settle_accounts(s, t, points, worth, rewards[index], scores[index])
                dones[index] = True
            keep(content, states, index)
            if s.step == OVER and autoreset:
                seeds[index] += states.shape[1]
                finished[1 + cuda.atomic.add(finished, 0, 1)] = index
            else:
                keep_question(question, questions, index)
                keep_seen(s, t, index, seats, words, values, points[0])

    return step_block


@cache
def deal_games() -> Any:
    """Return the kernel that deals the games on the list `finished`."""
    cuda = load()
    state = numba.from_dtype(STATE)

    def deal_games(states, components, players, seeds, finished, questions, seats, words, values):
        thread = cuda.grid(1)
        if thread < finished[0]:
            index = finished[1 + thread]
            question = cuda.local.array(QUESTION_SHAPE, numba.int64)
            own = cuda.local.array(1, state)
            scratch = cuda.local.array(PARTS_SHAPE, numba.int64)
            content = own.view(np.int64)
            for word in range(WORDS):
                content[word] = 0
            s = own[0]
            t = components[0]
            deal_seed(s, t, players, seeds[index])
            legal(s, t, question)
            keep(content, states, index)
            keep_question(question, questions, index)
            keep_seen(s, t, index, seats, words, values, scratch)

    return deal_games


@cache
def write_games() -> Any:
    """Return the kernel that lays out observations, masks and bits: a warp to a game."""
    cuda = load()

    def write_games(
        questions,
        base,
        words,
        values,
        word_of,
        bit_of,
        finished,
        observations,
        masks,
        mask_words,
        bit_words,
    ):
        lane = cuda.grid(1) % WARP
        index = cuda.grid(1) // WARP
        if cuda.grid(1) == 0:
            finished[0] = 0
        if index >= len(observations):
            return
        rows = questions[0, 0, index]
        for n in range(lane, mask_words.shape[1], WARP):
            mask_words[index, n] = 0
        known = values.shape[0]
        for n in range(lane, observations.shape[1], WARP):
            if n < known:
                observations[index, n] = clipped(values[n, index])
            else:
                observations[index, n] = (words[word_of[n], index] >> bit_of[n]) & 1
        for n in range(lane, bit_words.shape[1], WARP):
            word = numba.int64(0)
            for row in range(1, rows + 1):
                shift = base[questions[row, 0, index]] - 64 * n
                if 0 <= shift < 64:
                    word |= questions[row, 1, index] << shift
                elif -64 < shift < 0:
                    word |= questions[row, 1, index] >> -shift
            bit_words[index, n] = word
        if masks.shape[1] > 0:
            cuda.syncwarp()
            for row in range(1, rows + 1):
                start = base[questions[row, 0, index]]
                answers = questions[row, 1, index]
                for bit in range(lane, SPAN, WARP):
                    if (answers >> bit) & 1 != 0:
                        masks[index, start + bit] = 1

    return write_games


@cache
def sample_games() -> Any:
    """Return the kernel that draws a legal action for each game."""
    cuda = load()

    def sample_games(questions, dice, base, actions):
        index = cuda.grid(1)
        if index < len(actions):
            actions[index] = draw_action(questions[:, :, index], dice[index], base)

    return sample_games


def signatures() -> dict[str, tuple[Any, ...]]:
    """Return what the kernels are called with."""
    word, flag = numba.int64, numba.boolean[::1]
    components = numba.from_dtype(COMPONENTS)[::1]
    small, base, shown = numba.int16[::1], numba.int32[::1], numba.int16[:, ::1]
    questions, listed, rows = word[:, :, ::1], word[::1], word[:, ::1]
    states = rows
    seen = (numba.int8[::1], rows, rows)
    money = (numba.float32[::1], numba.float32[:, ::1])
    return {
        "step_block": (
            *(states, components, word, listed, listed, small, questions),
            *(*money, shown, flag, flag, listed, *seen),
        ),
        "deal_games": (states, components, word, listed, listed, questions, *seen),
        "write_games": (
            *(questions, base, rows, rows, base, base, listed),
            *(shown, numba.uint8[:, ::1], rows, rows),
        ),
        "sample_games": (questions, rows, base, listed),
    }


KERNELS = {
    "step_block": step_block,
    "deal_games": deal_games,
    "write_games": write_games,
    "sample_games": sample_games,
}


def ptx(name: str, cc: tuple[int, int] = (9, 0)) -> str:
    """Compile a kernel to PTX for a compute capability; this needs no GPU."""
    return gpu.to_ptx(KERNELS[name](), signatures()[name], cc)


@cache
def compiled(name: str) -> Any:
    """Return a kernel compiled for the GPU at hand."""
    cuda = load()
    if not cuda.is_available():
        raise gpu.NoGpu("CUDA finds no GPU here")
    return cuda.jit(signatures()[name], launch_bounds=(BLOCK, BLOCKS))(KERNELS[name]())
