"""Running attacks one after the other, and what bystanders noticed."""

import json
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import cores
from tools.attack.bystander import Bystander
from tools.attack.client import Client
from tools.cores import Cores
from tools.loadtest import lag
from tools.loadtest.process import ServerProcess

_ROOT: Final = Path(__file__).parents[2]
_MIB: Final = 1024 * 1024
_BACK_SECONDS: Final = 60
_SPARE: Final = 48 * _MIB
"""What a process may keep: allocators do not give every page back."""
LATENCY: Final = 0.1


@dataclass(frozen=True)
class Report:
    """What an attack did to others. Times are milliseconds, sizes MiB."""

    attack: str
    p50: float
    p99: float
    worst: float
    lag: float
    """How late the server's event loop was at most, in 99 of 100 checks."""
    longest: float
    """At all looks."""
    actions: int
    computer: float
    """The longest that a computer player took to answer somebody else."""
    processor: float
    """Percent of one processor that the server took meanwhile, thinking included."""
    before: float
    peak: float
    after: float
    seen: dict[str, int]
    problems: tuple[str, ...]

    @property
    def is_well(self) -> bool:
        """Did nobody notice, and is the memory given back?"""
        is_quick = bool(self.actions) and self.p99 < LATENCY * 1000
        return is_quick and self.after <= self.before + _SPARE / _MIB and not self.problems


@dataclass(frozen=True)
class CoreShares:
    """The cores of the server, and of those who attack it; bystanders are on what is left."""

    server: Cores = frozenset()
    attackers: Cores = frozenset()

    @property
    def bystanders(self) -> Cores:
        taken = self.server | self.attackers
        return cores.left(taken) if taken else frozenset()


def attack(name: str, seconds: float, shares: CoreShares = CoreShares()) -> Report:  # noqa: B008  (frozen)
    """Attack a server of our own; without a name nothing is done, to compare with."""
    with tempfile.TemporaryDirectory(prefix="himiko-attack-") as folder:
        url = f"sqlite:///{Path(folder) / 'himiko.db'}"
        # As it is delivered; but every address of the loopback is a client, and none a proxy.
        server = ServerProcess(
            url,
            limited=True,
            on_cores=shares.server,
            HIMIKO_PROXIES="192.0.2.1",
            HIMIKO_WARM="true",
        )
        with server, cores.on(shares.bystanders):
            return _attack(server, name, seconds, shares)


def _attack(server: ServerProcess, name: str, seconds: float, shares: CoreShares) -> Report:
    owner = Client(server.address, "127.0.0.5")
    owner.guest("Owner")
    owner.ask("POST", "/api/account", {"name": "Owner", "password": "correct horse"})
    people = [
        Bystander(server.address, "127.0.0.2"),
        Bystander(server.address, "127.0.0.3"),
        Bystander(server.address, "127.0.0.4", "fisher"),
    ]
    for one in people:
        one.start()
    time.sleep(3)
    for one in people:
        one.latencies.clear()
        one.waits.clear()
    early = lag.buckets([server.address])
    before, used, began = server.memory(), server.processor(), time.monotonic()
    with cores.on(shares.attackers):
        seen, peak = _run(server, name, people[0].table, seconds)
    used = (server.processor() - used) / (time.monotonic() - began)
    late = lag.buckets([server.address])
    for one in people:
        one.stop.set()
    for one in people:
        one.join(30)
        one.client.close()
    owner.close()
    problems = [problem for one in people for problem in one.problems]
    if name == "passwords":
        problems += _log_in(server)
    after = _memory_back(server, before)
    times = sorted(1000 * took for one in people for took in one.latencies) or [float("inf")]
    return Report(
        attack=name,
        p50=times[len(times) // 2],
        p99=times[min(len(times) - 1, int(len(times) * 0.99))],
        worst=times[-1],
        lag=lag.quantile(early, late, 0.99),
        longest=lag.quantile(early, late, 1),
        actions=sum(len(one.latencies) for one in people),
        computer=max((1000 * took for one in people for took in one.waits), default=0.0),
        processor=100 * used,
        before=before / _MIB,
        peak=peak / _MIB,
        after=after / _MIB,
        seen=seen,
        problems=tuple(problems[:5]),
    )


def _run(
    server: ServerProcess, name: str, table: str, seconds: float
) -> tuple[dict[str, int], int]:
    """Attack for a while; return what the attack counted, and the most memory there was."""
    if not name:
        time.sleep(seconds)
        return {}, server.memory()
    command = ["-m", "tools.attack.attacks", name, server.address, table, str(seconds)]
    peak = 0
    with subprocess.Popen(  # noqa: S603
        [sys.executable, *command], cwd=_ROOT, stdout=subprocess.PIPE
    ) as process:
        deadline = time.monotonic() + seconds + 90
        while process.poll() is None and time.monotonic() < deadline:
            peak = max(peak, server.memory())
            time.sleep(0.1)
        process.kill()
        said = process.stdout.read() if process.stdout else b""
    return (json.loads(said) if said else {"did not end": 1}), peak


def _log_in(server: ServerProcess) -> list[str]:
    """Can the owner of the account still log in, from where they are?"""
    owner = Client(server.address, "127.0.0.9")
    body = {"name": "Owner", "password": "correct horse"}
    status, answer = owner.ask("POST", "/api/session", body)
    owner.close()
    return [] if status == 200 else [f"the owner is locked out: {status} {answer}"]  # noqa: PLR2004


def _memory_back(server: ServerProcess, before: int) -> int:
    """Wait until the memory is given back, for a minute at most."""
    end = time.monotonic() + _BACK_SECONDS
    while server.memory() > before + _SPARE and time.monotonic() < end:
        time.sleep(0.5)
    return server.memory()
