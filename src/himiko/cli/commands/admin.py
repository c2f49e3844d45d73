"""For operators: people, reports and tables of a server."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)
# ruff: noqa: FBT002  (the options of a command are its parameters)

from typing import Annotated, Any

import typer

from himiko.cli.commands.options import number
from himiko.cli.commands.root import app, group, help_if_alone
from himiko.cli.commands.server import Database
from himiko.cli.help import Command, texts_of
from himiko.cli.program import server_extra

_MOST_DAYS = 36_500

PersonId = Annotated[str, typer.Argument(metavar="value-id", help="help-argument-person")]
TableId = Annotated[str, typer.Argument(metavar="value-id", help="help-argument-table")]
Reason = Annotated[str, typer.Option("--reason", metavar="value-text", help="help-option-reason")]
Days = Annotated[int | None, number("--days", 1, _MOST_DAYS, text="help-option-days")]

admin_app = group("admin", "help-admin")
app.add_typer(admin_app)


@admin_app.callback()
def admin(context: typer.Context) -> None:
    """Begin every command for operators."""
    help_if_alone(context)


def _do(context: typer.Context, name: str, database: str | None, /, **values: Any) -> None:  # noqa: ANN401  (the command's own)
    with server_extra():
        from himiko.cli import admin as implementation

        getattr(implementation, name)(texts_of(context), database, **values)


@admin_app.command("people", cls=Command, help="help-admin-people")
def people(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="value-text", help="help-argument-search")] = "",
    database: Database = None,
) -> None:
    _do(context, "people", database, search=search)


@admin_app.command("ban", cls=Command, help="help-admin-ban")
def ban(  # noqa: PLR0913, PLR0917  (arguments and options)
    context: typer.Context,
    person: PersonId,
    reason: Reason,
    days: Days = None,
    silence: Annotated[bool, typer.Option("--silence", help="help-option-silence")] = False,
    database: Database = None,
) -> None:
    """Ban or silence a person."""
    kind = "silence" if silence else "ban"
    _do(context, "ban", database, person=person, kind=kind, days=days, reason=reason)


@admin_app.command("allow", cls=Command, help="help-admin-allow")
def allow(context: typer.Context, person: PersonId, database: Database = None) -> None:
    """Lift a ban."""
    _do(context, "allow", database, person=person)


@admin_app.command("rename", cls=Command, help="help-admin-rename")
def rename(
    context: typer.Context,
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="value-text", help="help-argument-name")],
    database: Database = None,
) -> None:
    """Give a person another name."""
    _do(context, "rename", database, person=person, name=name)


@admin_app.command("log-out", cls=Command, help="help-admin-log-out")
def log_out(context: typer.Context, person: PersonId, database: Database = None) -> None:
    """Log a person out everywhere."""
    _do(context, "log_out", database, person=person)


@admin_app.command("reports", cls=Command, help="help-admin-reports")
def reports(
    context: typer.Context,
    every: Annotated[bool, typer.Option("--all", help="help-option-all-reports")] = False,
    database: Database = None,
) -> None:
    _do(context, "reports", database, decided=every)


@admin_app.command("decide", cls=Command, help="help-admin-decide")
def decide(
    context: typer.Context,
    report: Annotated[str, typer.Argument(metavar="value-id", help="help-argument-report")],
    decision: Annotated[str, typer.Argument(metavar="value-text", help="help-argument-decision")],
    database: Database = None,
) -> None:
    """Close a report."""
    _do(context, "decide", database, report=report, decision=decision)


@admin_app.command("tables", cls=Command, help="help-admin-tables")
def tables(
    context: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="value-text", help="help-option-status")
    ] = None,
    database: Database = None,
) -> None:
    _do(context, "tables", database, status=status)


@admin_app.command("chat", cls=Command, help="help-admin-chat")
def chat(context: typer.Context, table: TableId, database: Database = None) -> None:
    """List what was said at a table."""
    _do(context, "chat", database, table=table)


@admin_app.command("remove-line", cls=Command, help="help-admin-remove-line")
def remove_line(
    context: typer.Context,
    table: TableId,
    line: Annotated[int, typer.Argument(metavar="value-number", help="help-argument-line")],
    database: Database = None,
) -> None:
    _do(context, "remove_line", database, table=table, number=line)


@admin_app.command("close-table", cls=Command, help="help-admin-close-table")
def close_table(context: typer.Context, table: TableId, database: Database = None) -> None:
    """Close a table that has not started."""
    _do(context, "close_table", database, table=table)


@admin_app.command("forget", cls=Command, help="help-admin-forget")
def forget(
    context: typer.Context,
    guests: Annotated[int, number("--guests", 0, _MOST_DAYS, text="help-option-guests")] = 0,
    tables_: Annotated[int, number("--tables", 0, _MOST_DAYS, text="help-option-old-tables")] = 0,
    database: Database = None,
) -> None:
    """Forget old guests and tables now."""
    _do(context, "forget", database, guest_days=guests, table_days=tables_)


@admin_app.command("audit", cls=Command, help="help-admin-audit")
def audit(context: typer.Context, database: Database = None) -> None:
    """List what operators have done."""
    _do(context, "audit", database)
