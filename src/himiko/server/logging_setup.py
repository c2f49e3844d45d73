"""Logs: one structured line for each thing that happens; no names, texts or secrets."""

import logging
import sys

import structlog

from himiko.server.settings import Settings


def set_up_logging(settings: Settings) -> None:
    """Write lines of JSON, or readable ones, to the standard error."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer()
    if settings.json_logs:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
