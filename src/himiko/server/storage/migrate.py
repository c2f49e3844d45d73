"""Bringing a database up to the schema of this version."""

from collections.abc import Mapping
from importlib.resources import files
from typing import ClassVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from himiko.problem import Problem

_LOCK = 0x68696D696B6F  # one process migrates, the others wait


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's settings; no file is needed."""
    made = Config()
    made.set_main_option("script_location", str(files(__package__) / "migrations"))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """Return the name of the newest version."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def current(engine: Engine) -> str | None:
    """Return the version a database has; None: it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return version


class NewerDatabase(Problem):
    """A database that a later version of himiko has written to."""

    messages: ClassVar[Mapping[str, str]] = {
        "database_newer": "the database is of a later version of himiko ({version})"
    }

    def __init__(self, version: str) -> None:
        super().__init__("database_newer", version=version)


def check(engine: Engine) -> None:
    """Refuse a database whose version is unknown here."""
    version = current(engine)
    known = {one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()}
    if version is not None and version not in known:
        raise NewerDatabase(version)


def upgrade(engine: Engine, to: str = "head") -> None:
    """Migrate, in one transaction; refused if a later version was here."""
    check(engine)
    with engine.connect().execution_options(write=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        command.upgrade(config(connection), to)
