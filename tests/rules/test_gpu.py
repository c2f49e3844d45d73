"""The GPU kernel. Whether a GPU plays the same games, `python -m tools.bench --gpu` says."""

import importlib.util
import re

import numba
import pytest
from numba import config

from himiko.edition import COMPONENTS
from himiko.rules import gpu
from himiko.rules.facts import FACTS, write_facts
from himiko.rules.hidden import mask, redeal
from himiko.rules.state import STATE
from himiko.rules.why_not import why_not

needs_compiler = pytest.mark.skipif(
    config.DISABLE_JIT or importlib.util.find_spec("numba_cuda") is None,
    reason="needs numba-cuda and the JIT",
)


@pytest.fixture(scope="module")
def ptx() -> str:
    """The kernel, compiled without a GPU for the compute capability of an H200."""
    return gpu.ptx(cc=(9, 0))


@needs_compiler
def test_the_kernel_compiles_without_a_gpu(ptx: str) -> None:
    """The rules stay what a GPU can run: one kernel, for blocks of the size it is launched with."""
    assert re.search(r"^\.target sm_90\b", ptx, re.MULTILINE)
    assert len(re.findall(r"^\.visible \.entry \w*play_block", ptx, re.MULTILINE)) == 1
    assert f".maxntid {gpu.BLOCK}" in ptx


@needs_compiler
def test_the_kernel_counts_bits_in_hardware_and_keeps_no_log(ptx: str) -> None:
    """What makes it fast is really in it: `popc` instead of arithmetic, and no `log`."""
    assert "popc.b64" in ptx
    assert "rules10log_events3log" not in ptx


@needs_compiler
@pytest.mark.long
def test_facts_reasons_and_redeals_compile_for_a_gpu() -> None:
    """Whatever runs the engine has the whole game, its answers included."""
    gpu.ptx(cc=(9, 0))  # lets the GPU's versions of some rules be used
    cuda = importlib.import_module("numba.cuda")

    def answer(states, components, actions, found, reasons):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        n = cuda.grid(1)
        if n < len(states):
            write_facts(states[n], components[0], found[n])
            why_not(states[n], components[0], actions[n], reasons[n])
            redeal(states[n], 0, 1, 2, 3, 4)
            mask(states[n], 0)

    record = numba.from_dtype
    word = numba.int64
    signature = (
        record(STATE)[::1],
        record(COMPONENTS)[::1],
        word[::1],
        record(FACTS)[::1],
        word[:, ::1],
    )

    text = gpu.to_ptx(answer, signature, (9, 0))

    assert len(re.findall(r"^\.visible \.entry \w*answer", text, re.MULTILINE)) == 1


def test_without_the_jit_there_is_no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing is said in one sentence."""
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    gpu._cuda.cache_clear()  # noqa: SLF001  (another test may have imported it)

    with pytest.raises(gpu.NoGpu, match="NUMBA_DISABLE_JIT"):
        gpu.ptx()


@needs_compiler
def test_without_a_gpu_a_playout_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """No driver, no device: one clear error, not one of the driver's."""
    cuda = importlib.import_module("numba.cuda")
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    gpu._kernel.cache_clear()  # noqa: SLF001  (as above)

    with pytest.raises(gpu.NoGpu, match="no GPU"):
        gpu.name()
