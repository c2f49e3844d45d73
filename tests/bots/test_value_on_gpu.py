"""The value network on a GPU: the same functions that value positions on a processor."""

import importlib
import importlib.util
import re

import numba
import pytest
from numba import config

from himiko.bots.search.layout import RECKONER
from himiko.bots.search.net import NET, value, value_parts
from himiko.edition import COMPONENTS
from himiko.rules import gpu
from himiko.rules.state import STATE

needs_compiler = pytest.mark.skipif(
    config.DISABLE_JIT or importlib.util.find_spec("numba_cuda") is None,
    reason="needs numba-cuda and the JIT",
)


@needs_compiler
@pytest.mark.long
def test_the_value_of_positions_compiles_for_a_gpu() -> None:
    """Inputs, layers and exact ends are plain loops: nothing in them needs a processor."""
    gpu.ptx(cc=(9, 0))  # lets the GPU's versions of some rules be used
    cuda = importlib.import_module("numba.cuda")

    def value_all(states, components, net, reckoners, spare):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        n = cuda.grid(1)
        if n < len(states):
            done = int(states[n].turn) + 1
            value(states[n], components[0], net, 0, reckoners[n], spare[n], done)
            value_parts(states[n], components[0], net, 0, reckoners[n], spare[n], done)

    record = numba.from_dtype
    signature = (
        record(STATE)[::1],
        record(COMPONENTS)[::1],
        record(NET)[::1],
        record(RECKONER)[::1],
        record(STATE)[:, ::1],
    )

    text = gpu.to_ptx(value_all, signature, (9, 0))

    assert len(re.findall(r"^\.visible \.entry \w*value_all", text, re.MULTILINE)) == 1
