"""Bringing a database up to the schema of this version."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

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


def upgrade(engine: Engine, to: str = "head") -> None:
    """Migrate, in one transaction."""
    with engine.connect().execution_options(write=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        command.upgrade(config(connection), to)
