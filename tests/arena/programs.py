"""Programs that play, or pretend to, for tests: each is written to a file and run."""

import shlex
import sys
from pathlib import Path
from typing import Final

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "first_player.py"

_OPENING: Final = """
import json, os, signal, subprocess, sys, time

def say(*words):
    print(*words, flush=True)

def questions():
    '''Greet, then yield the legal actions of every question.'''
    legal = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("hello 1 Test")
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go":
            yield legal
        elif word == "quit":
            return

"""

POLITE: Final = "for legal in questions(): say('play', legal[0])"

HOSTILE: Final[dict[str, tuple[str, str]]] = {
    "exits": ("for legal in questions(): sys.exit('no more')", "crashed"),
    "divides by zero": ("for legal in questions(): 1 / 0", "crashed"),
    "is killed": ("for legal in questions(): os.kill(os.getpid(), 11)", "crashed"),
    "closes its output": ("for legal in questions(): os.close(1); time.sleep(60)", "crashed"),
    "closes its input": (
        "for legal in questions():\n  os.close(0); say('play', legal[0]); time.sleep(60)",
        "crashed",
    ),
    "hangs": ("for legal in questions(): time.sleep(60)", "timed_out"),
    "only remarks": (
        "for legal in questions():\n  while True: say('info thinking'); time.sleep(0.05)",
        "timed_out",
    ),
    "floods its errors and hangs": (
        "for legal in questions():\n  while True: sys.stderr.write('x' * 100_000)",
        "timed_out",
    ),
    "talks nonsense": ("for legal in questions(): say('banana')", "bad_answer"),
    "plays nothing": ("for legal in questions(): say('play')", "bad_answer"),
    "writes bytes": (
        "for legal in questions(): os.write(1, bytes(range(128, 256)) + b'\\n')",
        "bad_answer",
    ),
    "writes zeros": ("for legal in questions(): os.write(1, b'\\0\\0\\n')", "bad_answer"),
    "plays no action": ("for legal in questions(): say('play fleet 99')", "illegal_action"),
    "plays what was legal": (
        "first = None\nfor legal in questions():\n  first = first or legal[0]; say('play', first)",
        "illegal_action",
    ),
    "answers twice": (
        "for legal in questions(): os.write(1, f'play {legal[0]}\\nplay {legal[0]}\\n'.encode())",
        "unasked",
    ),
    "answers before it is asked": (
        "os.write(1, b'hello 1 x\\n' + b'play fleet 1\\n' * 100)\nfor line in sys.stdin: pass",
        "unasked",
    ),
    "never reads": ("os.write(1, b'hello 1 x\\nplay fleet 1\\n')\ntime.sleep(60)", "unasked"),
    "floods with remarks": (
        "for legal in questions():\n  while True: say('info', 'x' * 1000)",
        "too_much_output",
    ),
    "floods one line": (
        "for legal in questions():\n  while True: sys.stdout.write('x' * 1000)",
        "too_much_output",
    ),
}
"""What a hostile program does when it is asked, and how it fails by that."""

UNWELCOME: Final[dict[str, str]] = {
    "ends at once": "pass",
    "says nothing": "time.sleep(60)",
    "speaks another version": "say('hello 2 Future'); time.sleep(60)",
    "says something else": "say('uciok'); time.sleep(60)",
    "floods": "while True: say('x' * 1000)",
}
"""Programs that do not even say hello."""


def write_program(folder: Path, body: str) -> Path:
    """Write a program; `questions()` and `say()` are at its service."""
    path = folder / f"program{len(list(folder.iterdir()))}.py"
    path.write_text(_OPENING + body + "\n", encoding="utf-8")
    return path


def command(path: Path) -> list[str]:
    """Return how a program is started."""
    return [sys.executable, "-u", str(path)]


def spec(path: Path, budget: str = "") -> str:
    """Return how a program is named as a player."""
    return f"external:{budget}{shlex.join(command(path))}"


def is_running(pid: int) -> bool:
    """Does a process still run? One that is dead and not yet reaped does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in {"Z", "X"}
