"""Connections: SQLite with WAL and full synchronisation, or PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

from himiko.server.storage.file import create_private
from himiko.server.storage.postgres_timeouts import CONNECT, CONNECT_SECONDS, TimeoutConnection

_BUSY_MS: Final = 5_000
_CACHE_KIB: Final = 512  # for each connection; the system caches the file besides


def connect(url: str, pool: int = 5, *, timeouts: bool = False) -> Engine:
    """Return an engine for a database's URL; nothing is opened yet.

    `timeouts`: for a server, where no statement takes long and nobody may wait forever.
    """
    parts = make_url(url)
    if parts.get_backend_name() == "postgresql":
        parts = parts.set(drivername="postgresql+psycopg")
        engine = create_engine(
            parts,
            pool_size=pool,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=5,
            hide_parameters=True,  # seeds, salts and names stay out of the logs
            connect_args=CONNECT if timeouts else {"connect_timeout": CONNECT_SECONDS},
        )
        if timeouts:
            event.listen(engine, "do_connect", _connect_with_timeouts)
        return engine
    engine = create_engine(
        parts,
        poolclass=QueuePool,
        pool_size=pool,
        max_overflow=0,
        pool_timeout=5,
        hide_parameters=True,
    )
    event.listen(engine, "do_connect", _create_private)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _connect_with_timeouts(_: object, __: object, args: Any, named: Any) -> Any:  # noqa: ANN401
    return TimeoutConnection.connect(*args, **named)


def _create_private(_: object, __: object, args: Any, ___: object) -> None:  # noqa: ANN401
    """Keep hashes of passwords and seeds of running games from other users of the machine."""
    if args[0] != ":memory:":
        create_private(args[0])


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
