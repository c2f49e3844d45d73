"""`python -m tools.memory`: what a table with two sockets takes, and where it was taken."""

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import uvicorn

from himiko.server.ops.serve import config
from himiko.server.settings import Limits, Settings
from tools.loadtest.process import UNLIMITED, free_port
from tools.memory.clients import READY

_ROOT = Path(__file__).parents[2]
_PACKAGES = "site-packages/"


def main() -> int:
    """Measure and print."""
    given = _options()
    with tempfile.TemporaryDirectory(prefix="himiko-memory-") as folder:
        server, address = _serve(Path(folder))
        _clients(address, 5, 2, lambda: None)
        before = _resident()
        if given.trace:
            tracemalloc.start(given.frames)
        gc.collect()
        first = tracemalloc.take_snapshot() if given.trace else None

        def look() -> None:
            gc.collect()
            grown = (_resident() - before) / given.tables / 1024
            sys.stdout.write(f"resident: {grown:.1f} KiB a table with two sockets\n")
            if first is not None:
                _print(tracemalloc.take_snapshot(), first, given)

        _clients(address, given.tables, given.seconds, look)
        server.should_exit = True
        time.sleep(1)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many tables (200)")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play (20)")
    parser.add_argument("--trace", action="store_true", help="say in which files it was taken")
    parser.add_argument("--lines", action="store_true", help="say in which lines, too")
    parser.add_argument("--frames", type=int, default=1, help="how far a line is traced back (1)")
    return parser.parse_args()


def _serve(folder: Path) -> tuple[uvicorn.Server, str]:
    """Start a server in a thread."""
    names = [name.removeprefix("HIMIKO_LIMIT_").lower() for name in UNLIMITED]
    limits = Limits.model_validate(dict.fromkeys(names, 10**6))
    port = free_port()
    settings = Settings(
        database=f"sqlite:///{folder / 'himiko.db'}",
        port=port,
        warm=False,
        log_level="ERROR",
        limits=limits,
    )
    server = uvicorn.Server(config(settings))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, f"127.0.0.1:{port}"


def _clients(address: str, tables: int, seconds: float, look: Callable[[], None]) -> None:
    command = [sys.executable, "-m", "tools.memory.clients", address, str(tables), str(seconds)]
    with subprocess.Popen(  # noqa: S603  (our own)
        command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as clients:
        if clients.stdout is None or clients.stdin is None:
            raise RuntimeError("no pipes")
        plies = clients.stdout.readline().decode().strip()
        if clients.stdout.readline() != READY:
            raise RuntimeError("the clients did not come")
        sys.stdout.write(f"{tables} tables, {plies} actions\n")
        look()
        clients.stdin.close()
        clients.wait(60)


def _resident() -> int:
    path = Path("/proc/self/statm")
    return int(path.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _print(
    now: tracemalloc.Snapshot, before: tracemalloc.Snapshot, given: argparse.Namespace
) -> None:
    for kind in ("filename", "lineno") if given.lines else ("filename",):
        taken: Counter[str] = Counter()
        for stat in now.compare_to(before, kind):
            frame = stat.traceback[0]
            name = frame.filename.rpartition(_PACKAGES)[2].removeprefix(f"{_ROOT}/")
            taken[name if kind == "filename" else f"{name}:{frame.lineno}"] += stat.size_diff
        total = sum(taken.values()) / given.tables
        sys.stdout.write(f"traced: {total / 1024:.1f} KiB a table\n")
        for name, size in taken.most_common(40):
            sys.stdout.write(f"{size / given.tables:>10,.0f}  {name}\n")


if __name__ == "__main__":
    sys.exit(main())
