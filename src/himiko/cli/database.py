"""Looking after the server's database: back up, restore, verify, export."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from rich.text import Text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from himiko.cli import read
from himiko.cli.terminal import output
from himiko.problem import Problem
from himiko.server.ops import backup as copies
from himiko.server.ops import verify as logs
from himiko.server.settings import Settings
from himiko.server.storage import migrate
from himiko.server.storage.database import connect
from himiko.server.storage.lock import lock
from himiko.texts import Texts

_DRIVERS = {"sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg"}


def backup(texts: Texts, file: str, url: str | None) -> None:
    """Write all rows to a file that is not there yet."""
    path = Path(file)
    with read.writing(file):
        if not path.parent.is_dir():
            raise Problem("no_folder", folder=str(path.parent))
    with one_line_errors(file):
        rows = copies.backup(existing(url), path)
    _say(texts, "db-backed-up", file=file, rows=rows)


def restore(texts: Texts, file: str, url: str | None) -> None:
    """Fill an empty database."""
    path = Path(file)
    with read.reading(file):
        if path.is_dir():
            raise Problem("directory", file=file)
        if not path.is_file():
            raise Problem("no_file", file=file)
    database = checked(url)
    with one_line_errors(file), _alone(database):
        if version(f"sqlite:///{path}") is None:
            raise Problem("no_backup", file=file)
        rows = copies.restore(path, database)
    _say(texts, "db-restored", file=file, rows=rows)


def verify(texts: Texts, url: str | None, *, repair: bool) -> None:
    """Say what is wrong, a line each."""
    database = existing(url)
    with one_line_errors(database):
        if repair:
            with _alone(database):
                found = logs.verify(database, repair=True)
                left = logs.verify(database) if found else []
        else:
            found = left = logs.verify(database)
    for line in found:
        output().print(line, soft_wrap=True, markup=False)
    if left:
        raise Problem("database_wrong", number=len(left))
    _say(texts, "db-repaired" if found else "db-ok", number=len(found))


def export(texts: Texts, folder: str, url: str | None) -> None:
    """Write a record for each game."""
    database = existing(url)
    with one_line_errors(folder):
        games, broken = logs.export(database, Path(folder))
    _say(texts, "db-exported", folder=folder, games=games)
    if broken:
        raise Problem("games_left_out", number=len(broken), tables=" ".join(broken))


def _say(texts: Texts, key: str, **values: str | int) -> None:
    output().print(Text(texts.say(key, **values)), soft_wrap=True)


# settings and databases


def settings(**given: Any) -> Settings:  # noqa: ANN401  (checked by the settings themselves)
    """Read the settings; what is given goes before environment and file."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        path = ".".join(map(str, first["loc"]))
        raise Problem("settings", error=f"{path}: {first['msg']}") from error
    except (OSError, ValueError) as error:
        raise Problem("settings", error=str(error)) from error


def checked(url: str | None) -> str:
    """Return the URL of a database, that of the settings if none is given."""
    database = url if url is not None else settings().database
    _parts(database)
    return database


def _parts(url: str) -> URL:
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Problem("database_url") from error
    in_memory = parts.get_backend_name() == "sqlite" and parts.database in {None, "", ":memory:"}
    if parts.drivername not in _DRIVERS or in_memory:
        raise Problem("database_url")
    return parts


def existing(url: str | None) -> str:
    """Return the URL of a database that a server of this version has used."""
    database = checked(url)
    parts = _parts(database)
    # Opening a file that is not there would make it.
    file = str(parts.database)
    with read.reading(file):
        if parts.get_backend_name() == "sqlite" and not Path(file).is_file():
            raise Problem("no_file", file=file)
    with one_line_errors(database):
        engine = connect(database)
        try:
            migrate.check(engine)
        finally:
            engine.dispose()
        if version(database) != migrate.newest():
            raise Problem("database_version")
    return database


def version(url: str) -> str | None:
    """Return the version of a database; None: it is empty."""
    engine = connect(url)
    try:
        return migrate.current(engine)
    finally:
        engine.dispose()


@contextmanager
def _alone(url: str) -> Iterator[None]:
    """Keep servers away from an SQLite file meanwhile."""
    held = lock(url)
    try:
        yield
    finally:
        if held is not None:
            held.close()


@contextmanager
def one_line_errors(file: str) -> Iterator[None]:
    """Say in one line what is wrong with a database or a file."""
    try:
        with read.writing(file):
            yield
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise Problem("database", error=reason) from error
