"""A study of an edition in a separate process: `python -m himiko.server.study_process SECONDS`.

It reads the edition's file from its input, in JSON, and answers with a line of JSON whenever there
is news. It has a lower priority than the players at tables, limits its own time and memory, and
ends as soon as its input does: the process that asked is gone then.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from himiko.arena import Effort, Study, play_study, study_blocks
from himiko.arena.document import as_data
from himiko.edition import Edition

MEMORY: Final = 1 << 30
"""Bytes, besides what the process has before it plays; games are small, and thousands of them."""
_NEWS_SECONDS: Final = 1.0
_FIRST_REPORT_SECONDS: Final = 4.0
_REPORT_PART: Final = 0.25
"""By how much there must be more before a report is made again: later ones bring less news."""
_GRACE: Final = 1.5
"""How many times as long the processor may be used, so that games under way are finished."""


def news(edition: Edition, seconds: float) -> Iterator[dict[str, Any]]:
    """Play; yield how far it is about once a second, and the report now and then."""
    study = Study.of(edition)
    begun = time.monotonic()
    said, reported = begun, begun + _FIRST_REPORT_SECONDS - _NEWS_SECONDS
    for part in play_study(study, Effort(seconds), workers=1):
        now = time.monotonic()
        if now < said + _NEWS_SECONDS:
            continue
        said = now
        is_due = study.finished and now >= reported
        if is_due:
            reported = now + max(_FIRST_REPORT_SECONDS, (now - begun) * _REPORT_PART)
        yield _line(study, part, with_report=is_due)
    yield _line(study, 1.0, with_report=True)


def _line(study: Study, part: float, *, with_report: bool) -> dict[str, Any]:
    report = [as_data(block) for block in study_blocks(study)] if with_report else None
    return {"games": study.number, "part": part, "report": report}


def _bound(seconds: float) -> None:
    """Give way to others, and let the system end this process when it takes too much."""
    if sys.platform == "win32":
        return  # the process that started it ends it
    import resource  # noqa: PLC0415  (not everywhere)

    os.nice(10)
    processor = int(seconds * _GRACE) + 60
    resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))
    pages = Path("/proc/self/statm")
    if pages.exists():
        now = int(pages.read_text("ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))


def _end_with_input() -> None:
    """End this process when the one that asked is gone."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    """Read an edition from the input, and play it."""
    seconds = float(sys.argv[1])
    edition = Edition.parse(json.loads(sys.stdin.buffer.readline()), "edition")
    threading.Thread(target=_end_with_input, daemon=True).start()
    _bound(seconds)
    for line in news(edition, seconds):
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
