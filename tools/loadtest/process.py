"""A server process of our own, for tests: started, watched, ended by its id."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Self
from urllib.error import URLError
from urllib.request import urlopen

from tools import cores
from tools.cores import Cores

_START_SECONDS: Final = 120
# A load test is one client that asks for everything.
UNLIMITED: Final = {
    f"HIMIKO_LIMIT_{name}": "1000000"
    for name in (
        "REQUESTS",
        "REQUESTS_BURST",
        "MESSAGES",
        "MESSAGES_BURST",
        "ALL_MESSAGES",
        "ALL_MESSAGES_BURST",
        "GUESTS",
        "GUESTS_BURST",
        "NEW_TABLES",
        "NEW_TABLES_BURST",
        "LONE_STARTS",
        "LONE_STARTS_BURST",
        "LONE_TABLES",
        "UPLOADS",
        "UPLOADS_BURST",
        "TABLES",
        "OPENINGS",
        "OPENINGS_BURST",
        "SOCKETS",
        "ALL_SOCKETS",
    )
}

# As it is deployed (deploy/), unless the environment says otherwise.
DEPLOYED: Final = {"PYTHONMALLOC": "malloc"}


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class ServerProcess:
    """A server on the loopback, in a process of its own."""

    def __init__(
        self,
        database: str,
        *,
        limited: bool = False,
        on_cores: Cores = frozenset(),
        **environment: str,
    ) -> None:
        self.port = free_port()
        self._cores = on_cores
        self._environment = {
            **DEPLOYED,
            **os.environ,
            **({} if limited else UNLIMITED),
            "HIMIKO_DATABASE": database,
            "HIMIKO_HOST": "127.0.0.1",
            "HIMIKO_PORT": str(self.port),
            "HIMIKO_LOG_LEVEL": "ERROR",
            "HIMIKO_WARM": "false",
            **environment,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def id(self) -> int:
        if self._process is None:
            raise ValueError("not started")
        return self._process.pid

    def start(self, *, ready: bool = True) -> Self:
        """Start, and wait until it answers; with `ready` until its engine is compiled."""
        command = [sys.executable, "-m", "himiko.server"]
        with cores.on(self._cores):
            self._process = subprocess.Popen(command, env=self._environment)  # noqa: S603
        deadline = time.monotonic() + _START_SECONDS
        while not self._answers(ready=ready):
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()  # nothing is left behind
                raise RuntimeError("the server did not start")
            time.sleep(0.1)
        return self

    def _answers(self, *, ready: bool) -> bool:
        try:
            with urlopen(f"http://{self.address}/api/server", timeout=5) as answer:
                return not ready or bool(json.load(answer)["engine"]["ready"])
        except (URLError, OSError):
            return False

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it gracefully."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def memory(self) -> int:
        """Return the resident bytes of the process; 0 where that cannot be read."""
        path = Path(f"/proc/{self.id}/statm")
        if not path.exists():
            return 0
        return int(path.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Return the seconds of processor time that the process has used."""
        path = Path(f"/proc/{self.id}/stat")
        if not path.exists():
            return 0.0
        parts = path.read_text("ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
