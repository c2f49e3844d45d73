"""Writing: one thread, which commits together what waits together.

Each job runs in its own savepoint, so one that fails takes no other with it; entries for
tables, most of all jobs by far, share one, and get their own only if that fails. All are
answered only after the commit. Under load this makes one synchronised write serve many tables.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from itertools import groupby
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DisconnectionError, IntegrityError

from himiko.server.storage.bulk_append import append_many, is_plain
from himiko.server.storage.database import is_postgresql
from himiko.server.storage.file import File
from himiko.server.storage.outage import StorageAway, is_outage, reason
from himiko.server.storage.table_log import Append, append_all

_log = structlog.get_logger("himiko.writer")
T = TypeVar("T")
_MOST: Final = 256
SLOW_SECONDS: Final = 1.0
"""After an outage that took longer than this to find, the next check waits."""
KEPT_SECONDS: Final = 0.5
"""How long a connection counts as alive without being checked."""
AWAY_SECONDS: Final = 1.0
"""How long everybody is refused without asking the database."""
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]
_Done = tuple["Future[Any]", Any, BaseException | None]


class Writer:
    """Takes jobs from any thread and runs them in order."""

    def __init__(self, engine: Engine, file: File | None = None) -> None:
        self._engine = engine
        self._file = file
        self._is_shared = is_postgresql(engine)
        self._kept: Connection | None = None
        self._used = 0.0
        """When something was appended last."""
        self._away_until = 0.0
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="himiko-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def submit(self, job: Callable[[Connection], T]) -> "Future[T]":
        """Run a job; its result comes after the commit."""
        future: Future[T] = Future()
        if time.monotonic() < self._away_until:
            future.set_exception(StorageAway())
            return future
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            while len(batch) < _MOST and not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            jobs = [job for job in batch if job and job[1].set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)
        self._let_go()

    def _commit(self, jobs: list[_Job]) -> None:
        began = time.monotonic()
        try:
            self._check_file()
            done = self._append(jobs) or self._do(jobs)
            self.commits += 1
        except Exception as broken:  # noqa: BLE001  (the thread must live on)
            failure = _failure(broken, len(jobs))
            if isinstance(failure, StorageAway) and time.monotonic() - began > SLOW_SECONDS:
                self._away_until = time.monotonic() + AWAY_SECONDS
            done = [(future, None, failure) for _, future in jobs]
        for future, result, error in done:
            _settle(future, result, error)

    def _append(self, jobs: list[_Job]) -> list[_Done]:
        """Append entries in one statement, where that is all there is to do and nobody was first.

        The connection is kept for a while: to ask first whether it is still there would take as
        long as the statement.
        """
        if not self._is_shared or not all(is_plain(job) for job, _ in jobs):
            return []
        appends: Any = [job for job, _ in jobs]
        try:
            append_many(self._connection(), appends)
        except IntegrityError:
            self._let_go()
            return []
        except Exception:
            self._let_go()
            raise
        self._used = time.monotonic()
        return [(future, None, None) for _, future in jobs]

    def _connection(self) -> Connection:
        if time.monotonic() - self._used > KEPT_SECONDS:
            self._let_go()
        if self._kept is None:
            self._kept = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._kept

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def _do(self, jobs: list[_Job]) -> list[_Done]:
        self._let_go()
        done: list[_Done] = []
        with (
            self._engine.connect().execution_options(write=True) as connection,
            connection.begin(),
        ):
            for alike, run in groupby(jobs, _is_append):
                done += _attempt_all(connection, list(run), together=alike)
        return done

    def _check_file(self) -> None:
        if self._file is not None and not self._file.is_there:
            raise DisconnectionError("the file is gone, or another one")


def _failure(broken: Exception, jobs: int) -> Exception:
    """Log why nothing was committed; return the error for those who asked."""
    if is_outage(broken):
        _log.warning("storage_away", reason=reason(broken), jobs=jobs)
        return StorageAway()
    _log.error("commit_failed", exc_info=broken, jobs=jobs)
    return broken


def _is_append(job: _Job) -> bool:
    return isinstance(job[0], Append)


def _attempt_all(connection: Connection, jobs: list[_Job], *, together: bool) -> list[_Done]:
    if together and len(jobs) > 1:
        appends: Any = [job for job, _ in jobs]
        _, error = _attempt(connection, lambda c: append_all(c, appends))
        if error is None:
            return [(future, None, None) for _, future in jobs]
    return [(future, *_attempt(connection, job)) for job, future in jobs]


def _attempt(
    connection: Connection, job: Callable[[Connection], Any]
) -> tuple[Any, BaseException | None]:
    # Plain statements: SQLAlchemy's own savepoints take longer than the insert between them.
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:
        if is_outage(error):
            raise  # nothing of this batch is stored
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
        return None, error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return result, None


def _settle(future: "Future[Any]", result: object, error: BaseException | None) -> None:
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
