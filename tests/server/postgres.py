"""A real PostgreSQL for tests: a temporary cluster, run by another account when we are root."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

USER = "postgres"


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs; `make test` installs them where it can."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return Path(other).parent if other else None


def _account() -> pwd.struct_passwd | None:
    """Return who runs it: PostgreSQL refuses root. None: whoever runs the tests."""
    if os.geteuid():
        return None
    have = {one.pw_name: one for one in pwd.getpwall()}
    return have.get(USER) or have["nobody"]


def _run(command: list[str]) -> None:
    account = _account()
    done = subprocess.run(  # noqa: S603
        command,
        check=False,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        user=account and account.pw_uid,
        group=account and account.pw_gid,
        extra_groups=[] if account else None,
    )
    assert done.returncode == 0, done.stderr.decode()


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.data = folder / "data"
        self.port = free_port()
        self.made = 0

    def start(self) -> None:
        """Start it and wait until it answers."""
        # It is stopped hard and started again, but the machine below it lives on: without fsync
        # nothing is lost then, and starting does not first synchronise every file.
        options = f"-p {self.port} -k {self.data.parent} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("start", "-o", options, "-l", str(self.data.parent / "log"))

    def stop(self, mode: str = "immediate") -> None:
        """Stop it."""
        self._control("stop", "-m", mode)

    def _control(self, verb: str, *options: str) -> None:
        _run([str(self.programs / "pg_ctl"), verb, "-w", "-D", str(self.data), *options])

    def new_database(self) -> str:
        """Make an empty database; return its URL."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """Make a cluster, and remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="himiko-pg-"))
    account = _account()
    if account:
        shutil.chown(folder, account.pw_uid)
    one = Cluster(programs, folder)
    try:
        init = [str(programs / "initdb"), "-D", str(one.data), "-U", USER, "-A", "trust", "-N"]
        _run([*init, "-E", "UTF8", "--no-locale"])
        one.start()
        yield one
        one.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
