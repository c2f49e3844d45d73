"""The GPU driver: whole random games, one to a thread, from the same rules that the CPU runs.

numba-cuda compiles the `rule` functions that the kernel calls as device code. It is an extra
(`himiko[gpu]`), imported when first needed; the kernel is compiled again in every process, in
about half a minute.

What limits the speed is the fetching of instructions: the rules are more code than the caches
for it hold, and games side by side are soon at different points of them. So

- all threads of a block play the same step of a turn at the same time, and a block is as large
  as can be: the code of a step is fetched once for a thousand games, which is worth far more
  than the waiting costs;
- the log, which playouts leave off, is left out, and counting bits is one instruction.

A thread plays in its local memory, which the hardware lays out so that threads that read the
same field read one line, and writes the finished state out once.
"""

import importlib
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from himiko.edition import COMPONENTS
from himiko.rules import bits, log_events
from himiko.rules.playout import NOT_ASKED, deal, is_played_out, ply, take_dice
from himiko.rules.question import answers_of
from himiko.rules.scoring import PARTS, score_all
from himiko.rules.state import OVER, QUESTION_SHAPE, SEATS, STATE

BLOCK = 1024  # threads, the most there can be; the kernel is held to the registers this leaves
WARP = 32  # threads, the fewest that make sense
GAMES = 1 << 18  # of one timed launch: about two blocks for each multiprocessor of an H200
KEY_WORDS = 4


class NoGpu(RuntimeError):
    """There is no GPU to play on, or nothing to drive it with."""


@cache
def _cuda():
    """Import numba-cuda, or say in one sentence what is missing."""
    if numba.config.DISABLE_JIT:
        raise NoGpu("nothing is compiled for a GPU while NUMBA_DISABLE_JIT is set")
    if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped the name that numba-cuda still looks up
        np.row_stack = np.vstack  # noqa: NPY201
    try:
        importlib.import_module("numba_cuda")
        cuda = importlib.import_module("numba.cuda")
    except ImportError as error:
        raise NoGpu("numba-cuda is not installed: pip install 'himiko[gpu]'") from error

    def count(mask):
        return numba.int64(cuda.popc(mask))

    def leave_out(s, event, a=0, b=0, c=0):
        pass

    _use_on_gpu(cuda, bits.count, count)
    _use_on_gpu(cuda, log_events.log, leave_out)
    return cuda


def _use_on_gpu(cuda, rule, device_version):
    """Let the GPU use another version of a rule: for the same results, sooner.

    numba-cuda keeps the device version of a CPU function as an attribute of that function, and
    makes one only where there is none yet. Should the attribute ever be renamed, the
    kernel is slower and its games are the same.
    """
    rule._CUDATypingContext__dispatcher = cuda.jit(device=True)(device_version)  # noqa: SLF001


@cache
def _play_block():
    """Return the kernel, not compiled yet."""
    cuda = _cuda()
    state = numba.from_dtype(STATE)

    def play_block(keys, blank, components, players, cap, states, decisions, scores):
        """Deal and play out the game of this thread, in step with its block."""
        index = cuda.grid(1)
        question = cuda.local.array(QUESTION_SHAPE, numba.int64)
        own = cuda.local.array(1, state)
        own[0] = blank[0]
        s = own[0]
        t = components[0]
        if index < len(keys):
            for word in range(KEY_WORDS):
                s.key[word] = keys[index, word]
            deal(s, t, players)
        else:
            s.step = OVER
        dice = take_dice(s)
        made = 0
        while True:
            # the steps in the order of a turn, but choosing a fleet after all others
            mine = OVER if is_played_out(s, cap) else (s.step + OVER - 1) % OVER
            now = 0
            while now < OVER and not cuda.syncthreads_or(numba.int32(mine == now)):
                now += 1
            if now == OVER:
                break
            if mine == now:
                action, dice = ply(s, t, question, dice)
                if action != NOT_ASKED and answers_of(question) > 1:
                    made += 1
        if index < len(keys):
            score_all(s, t, scores[index])
            decisions[index] = made
            states[index] = s

    return play_block


def _signature():
    word = numba.int64
    states = numba.from_dtype(STATE)[::1]
    components = numba.from_dtype(COMPONENTS)[::1]
    return word[:, ::1], states, components, word, word, states, word[::1], word[:, :, ::1]


@cache
def _kernel():
    """Return the kernel compiled for the GPU at hand."""
    cuda = _cuda()
    if not cuda.is_available():
        raise NoGpu("CUDA finds no GPU here")
    return cuda.jit(_signature(), launch_bounds=BLOCK)(_play_block())


class _Batch:
    """Games on the GPU: the memory for them, and their launch."""

    def __init__(self, keys, components):
        cuda = _cuda()
        self.kernel = _kernel()
        self.keys = cuda.to_device(np.ascontiguousarray(keys, np.int64))
        self.blank = cuda.to_device(np.zeros(1, STATE))
        self.components = cuda.to_device(components.copy())
        self.states = cuda.device_array(len(keys), STATE)
        self.decisions = cuda.device_array(len(keys), np.int64)
        self.scores = cuda.to_device(np.zeros((len(keys), SEATS, len(PARTS)), np.int64))

    def launch(self, players, cap):
        """Start playing; the results are there when something waits for them."""
        games = len(self.keys)
        threads = _threads_a_block(games)
        results = self.states, self.decisions, self.scores
        self.kernel[(games + threads - 1) // threads, threads](
            self.keys, self.blank, self.components, players, cap, *results
        )


def _threads_a_block(games):
    """Return the largest block that leaves no multiprocessor idle."""
    threads = BLOCK
    multiprocessors = _cuda().get_current_device().MULTIPROCESSOR_COUNT
    while threads > WARP and games < threads * multiprocessors:
        threads //= 2
    return threads


def playouts(
    keys: NDArray[np.int64], components: NDArray[np.void], players: int, cap: int
) -> tuple[NDArray[Any], ...]:
    """Play out one game for each key; return final states, numbers of decisions and scores.

    Bit for bit what `engine.playouts` leaves in states that were zero but for those keys.
    """
    batch = _Batch(keys, components)
    batch.launch(players, cap)
    results = batch.states, batch.decisions, batch.scores
    return tuple(result.copy_to_host() for result in results)


def decisions_per_second(
    components: NDArray[np.void], players: int, cap: int, games: int = GAMES, launches: int = 7
) -> float:
    """Time launches of whole games, everything staying on the GPU; return the median rate."""
    cuda = _cuda()
    keys = np.zeros((games, KEY_WORDS), np.int64)
    keys[:, 0] = np.arange(games)
    batch = _Batch(keys, components)
    batch.launch(players, cap)  # warms up: loads the code, sets local memory aside
    rates = []
    for launch in range(1, launches + 1):
        keys[:, 1] = launch
        batch.keys.copy_to_device(keys)
        start, end = cuda.event(), cuda.event()
        start.record()
        batch.launch(players, cap)
        end.record()
        end.synchronize()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        rates.append(int(batch.decisions.copy_to_host().sum()) / seconds)
    return statistics.median(rates)


def name() -> str:
    _kernel()
    return _cuda().get_current_device().name


def ptx(cc: tuple[int, int] = (9, 0)) -> str:
    """Compile the kernel to PTX for a compute capability; this needs no GPU."""
    return to_ptx(_play_block(), _signature(), cc)


def to_ptx(kernel: Any, signature: Any, cc: tuple[int, int]) -> str:
    """Compile a kernel that calls rules to PTX."""
    cuda = _cuda()
    with _pretended_device(cc):
        text, _ = cuda.compile_ptx(kernel, signature, cc=cc, launch_bounds=BLOCK)
    return text


@contextmanager
def _pretended_device(cc: tuple[int, int]) -> Iterator[None]:
    """Answer for the device whose compute capability the compiler asks for.

    `compile_ptx` uses `cc` for the kernel, but not for the functions that the kernel calls: for
    each of them numba-cuda asks the current device, and there may be none.
    """
    dispatcher = importlib.import_module("numba.cuda.dispatcher")
    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=cc)
    try:
        yield
    finally:
        dispatcher.get_current_device = real
