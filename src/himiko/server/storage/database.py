"""Connections: SQLite with WAL and full synchronisation, or PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

_BUSY_MS: Final = 5_000
_CACHE_KIB: Final = 512  # for each connection; the system caches the file besides


def connect(url: str, pool: int = 5) -> Engine:
    """Return an engine for a database's URL; nothing is opened yet."""
    parts = make_url(url)
    if parts.get_backend_name() == "postgresql":
        parts = parts.set(drivername="postgresql+psycopg")
        return create_engine(
            parts,
            pool_size=pool,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=5,
            hide_parameters=True,  # seeds, salts and names stay out of the logs
            connect_args={"connect_timeout": 3},
        )
    engine = create_engine(
        parts,
        poolclass=QueuePool,
        pool_size=pool,
        max_overflow=0,
        pool_timeout=5,
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401  (the driver's own)
    connection.isolation_level = None  # transactions begin where we say, not the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.execute(f"PRAGMA cache_size=-{_CACHE_KIB}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:  # noqa: ANN401
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("write") else "BEGIN")


def is_postgresql(engine: Engine) -> bool:
    """Can several processes share this database?"""
    return engine.dialect.name == "postgresql"
