"""Logs: one structured line for each thing that happens; no names, texts or secrets."""

import logging
import sys
import time
from typing import Any, Final

import structlog

from himiko.server.settings import Settings

LINES_A_SECOND: Final = 50.0
LINES_AT_ONCE: Final = 2_000


class Bounded:
    """Leaves out lines of a kind that come too often: what clients do must not fill a disk.

    The next line of that kind that is written says how many were left out.
    """

    def __init__(self, rate: float = LINES_A_SECOND, burst: int = LINES_AT_ONCE) -> None:
        self.rate = rate
        self._burst = burst
        self._kinds: dict[str, tuple[float, float, int]] = {}

    def __call__(self, _: object, __: str, line: Any) -> Any:  # noqa: ANN401  (structlog's own)
        """Take a line, or drop it."""
        kind, now = str(line.get("event")), time.monotonic()
        left, then, out = self._kinds.get(kind, (float(self._burst), now, 0))
        left = min(self._burst, left + (now - then) * self.rate)
        if left < 1:
            self._kinds[kind] = (left, now, out + 1)
            raise structlog.DropEvent
        self._kinds[kind] = (left - 1, now, 0)
        return {**line, "left_out": out} if out else line


class BoundedRecords(logging.Filter):
    """The same for lines of a library that are written by Python's own logging."""

    def __init__(self) -> None:
        super().__init__()
        self._bounded = Bounded()

    def filter(self, record: logging.LogRecord) -> bool:
        """Let a line pass, or drop it; its kind is what it says before values are put in."""
        try:
            line = self._bounded(None, "", {"event": record.msg})
        except structlog.DropEvent:
            return False
        if "left_out" in line:
            record.msg = f"{record.msg} (left_out={line['left_out']})"
        return True


_uvicorn = BoundedRecords()


def set_up_logging(settings: Settings) -> None:
    """Write lines of JSON, or readable ones, to the standard error."""
    logging.getLogger("uvicorn.error").addFilter(_uvicorn)  # a line for each broken request
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer()
    if settings.json_logs:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            Bounded(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
