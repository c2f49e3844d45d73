"""A program at the other end of three pipes, which may do its worst.

One thread watches all pipes at once and never waits on one alone, so neither side can block the
other. Every wait has a deadline, everything kept has a limit, and ending the program ends its whole
process group.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Final

from himiko.bots.failed import PlayerFailed

LONGEST_LINE: Final = 1 << 16
"""Bytes a line of output may have."""
MOST_OUTPUT: Final = 1 << 20
"""Bytes of output a player may write from one question to the next."""
_CHUNK: Final = 1 << 16
_STDERR_KEPT: Final = 4096
_LAST_WORDS: Final = 1.0  # seconds for a program that closed its output to be gone
_KILLED: Final = 5.0  # seconds for a killed program to be gone

Trace = Callable[[str], None]


class EngineProcess:
    """A running program that is sent lines, and heard line by line."""

    def __init__(self, command: Sequence[str], trace: Trace | None = None) -> None:
        """Start the program; `PlayerFailed` if that is impossible."""
        self._process = _start(command)
        self._end = weakref.finalize(self, _end_group, self._process)
        self._trace = trace or (lambda _: None)
        self._unsent = bytearray()
        self._heard = bytearray()
        self._errors = bytearray()
        self._output = 0
        self._silent = False
        self._selector = selectors.DefaultSelector()
        self._in, self._out, self._err = _pipes(self._process)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._out, self._err):
            self._selector.register(pipe, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """The number of the process, and of its group."""
        return self._process.pid

    def send(self, *lines: str) -> None:
        """Send lines. They travel while `hear` waits."""
        if not self._end.alive:
            raise PlayerFailed("crashed", "it has been ended")
        for line in lines:
            self._trace(f"> {line}")
            self._unsent += line.encode() + b"\n"
        self._output = len(self._heard)
        if self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)

    def hear(self, deadline: float) -> str:
        """Return the next line; `deadline` is by the clock of `time.monotonic`."""
        while (line := self._next_line()) is None:
            if self._silent:
                raise PlayerFailed("crashed", self._how_it_ended())
            left = deadline - time.monotonic()
            if left <= 0:
                raise PlayerFailed("timed_out", self._with_errors(""))
            self._pump(left)
        if self._unsent:
            raise PlayerFailed("unasked", repr(line))
        return line

    def already_said(self) -> list[str]:
        """Return the lines that have come without waiting for any."""
        self._pump(0)
        lines = []
        while (line := self._next_line()) is not None:
            lines.append(line)
        return lines

    def close(self, last_line: str, patience: float) -> None:
        """Say a last line, give the program some time to end by itself, and end it."""
        if self._end.alive:
            with suppress(PlayerFailed):
                self._part(last_line, time.monotonic() + patience)
        self.kill()

    def _part(self, last_line: str, deadline: float) -> None:
        self.send(last_line)
        while not self._silent and (left := deadline - time.monotonic()) > 0:
            self._pump(left)
            self._heard.clear()
        # It has closed its output and is most likely on its way out.
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, deadline - time.monotonic()))

    def kill(self) -> None:
        """End the program and all it started, at once."""
        self._end()
        self._selector.close()

    # the pipes

    def _pump(self, seconds: float) -> None:
        """Wait for any pipe to be ready, and do what it is ready for."""
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._in:
                self._write()
            elif key.fileobj is self._out:
                self._read_output()
            else:
                self._read_errors()

    def _write(self) -> None:
        try:
            sent = os.write(self._in.fileno(), self._unsent[:_CHUNK])
        except BlockingIOError:
            return
        except OSError as error:
            raise PlayerFailed("crashed", self._how_it_ended()) from error
        del self._unsent[:sent]
        if not self._unsent:
            self._selector.unregister(self._in)

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            chunk = os.read(pipe.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        if not chunk and pipe in self._selector.get_map():
            self._selector.unregister(pipe)
            self._silent |= pipe is self._out
        return chunk

    def _read_output(self) -> None:
        chunk = self._read(self._out)
        self._heard += chunk
        self._output += len(chunk)
        if self._output > MOST_OUTPUT:
            raise PlayerFailed("too_much_output", f"over {MOST_OUTPUT} bytes for one answer")

    def _read_errors(self) -> None:
        self._errors += self._read(self._err)
        del self._errors[:-_STDERR_KEPT]

    def _next_line(self) -> str | None:
        end = self._heard.find(b"\n", 0, LONGEST_LINE)
        if end < 0:
            if len(self._heard) >= LONGEST_LINE:
                raise PlayerFailed("too_much_output", f"a line of over {LONGEST_LINE} bytes")
            return None
        line = self._heard[:end].decode(errors="replace").strip()
        del self._heard[: end + 1]
        self._trace(f"< {line}")
        return line

    # how it went

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(_LAST_WORDS)
        except subprocess.TimeoutExpired:
            return self._with_errors("it closed its input or output")
        if code < 0:
            return self._with_errors(f"ended by signal {-code}")
        return self._with_errors(f"exit code {code}")

    def _with_errors(self, story: str) -> str:
        """Add the last lines that the program wrote to its error output."""
        with suppress(OSError):
            self._read_errors()
        lines = self._errors.decode(errors="replace").strip().splitlines()[-3:]
        return "; ".join(part for part in (story, *lines) if part)


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    if os.name != "posix":
        raise PlayerFailed("cannot_start", "other people's players need Linux, macOS or WSL")
    try:
        return subprocess.Popen(  # noqa: S603  (running what the user names is the purpose)
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise PlayerFailed("cannot_start", str(error)) from error


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if not (process.stdin and process.stdout and process.stderr):
        raise PlayerFailed("cannot_start", "no pipes")
    return process.stdin, process.stdout, process.stderr


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process group, reap its first process and close the pipes.

    When the first process has gone, the group may still have others; when it has none, there is
    nothing to kill.
    """
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_KILLED)
    for pipe in _pipes(process):
        with suppress(OSError):
            pipe.close()
