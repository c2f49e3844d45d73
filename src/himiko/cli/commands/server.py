"""The server and its database."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)
# ruff: noqa: FBT002  (the options of a command are its parameters)

from typing import Annotated

import typer

from himiko.cli.commands.options import number
from himiko.cli.commands.root import app, group, help_if_alone
from himiko.cli.help import Command, texts_of
from himiko.cli.program import server_extra

_MOST_PORT = 65_535

Database = Annotated[
    str | None, typer.Option("--database", metavar="value-url", help="help-option-database")
]


@app.command("serve", cls=Command, help="help-serve")
def serve(  # noqa: PLR0913, PLR0917  (options)
    context: typer.Context,
    host: Annotated[
        str | None, typer.Option("--host", metavar="value-address", help="help-option-host")
    ] = None,
    port: Annotated[int | None, number("--port", 1, _MOST_PORT, text="help-option-port")] = None,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="help-option-open")] = False,
    check: Annotated[bool, typer.Option("--check", help="help-option-check")] = False,
) -> None:
    """Serve tables to play at."""
    with server_extra():
        from himiko.cli import serve as implementation

        if check:
            implementation.check(texts_of(context), host, port, database)
            return
        implementation.serve(texts_of(context), host, port, database, browser=browser)


db_app = group("db", "help-db")
app.add_typer(db_app)


@db_app.callback()
def db(context: typer.Context) -> None:
    """Begin every command about the server's database."""
    help_if_alone(context)


@db_app.command("backup", cls=Command, help="help-db-backup")
def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-backup")],
    database: Database = None,
) -> None:
    with server_extra():
        from himiko.cli import database as implementation

        implementation.backup(texts_of(context), file, database)


@db_app.command("restore", cls=Command, help="help-db-restore")
def restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-restore")],
    database: Database = None,
) -> None:
    """Fill a database from a backup."""
    with server_extra():
        from himiko.cli import database as implementation

        implementation.restore(texts_of(context), file, database)


@db_app.command("verify", cls=Command, help="help-db-verify")
def verify(
    context: typer.Context,
    repair: Annotated[bool, typer.Option("--repair", help="help-option-repair")] = False,
    database: Database = None,
) -> None:
    """Replay every log."""
    with server_extra():
        from himiko.cli import database as implementation

        implementation.verify(texts_of(context), database, repair=repair)


@db_app.command("export", cls=Command, help="help-db-export")
def export(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="value-folder", help="help-argument-export")],
    database: Database = None,
) -> None:
    """Write records of the games."""
    with server_extra():
        from himiko.cli import database as implementation

        implementation.export(texts_of(context), folder, database)
