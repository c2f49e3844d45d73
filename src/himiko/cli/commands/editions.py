"""Edition files: checked, written out, shown."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)

from typing import Annotated

import typer

from himiko.cli.commands.options import number
from himiko.cli.commands.root import app, group, help_if_alone
from himiko.cli.help import Command, texts_of

_MOST = 10**7

edition_app = group("edition", "help-edition")
app.add_typer(edition_app)


@edition_app.callback()
def edition(context: typer.Context) -> None:
    """Begin every command about editions."""
    help_if_alone(context)


@edition_app.command("check", cls=Command, help="help-edition-check")
def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-edition")],
) -> None:
    """Check an edition file."""
    from himiko.cli import editions

    editions.check(texts_of(context), file)


@edition_app.command("export", cls=Command, help="help-edition-export")
def export(
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-file", help="help-option-export-out")
    ] = None,
) -> None:
    """Write the standard edition's file."""
    from himiko.cli import editions

    editions.export(out)


@edition_app.command("show", cls=Command, help="help-edition-show")
def show(
    context: typer.Context,
    file: Annotated[
        str | None, typer.Argument(metavar="value-file", help="help-argument-edition-or-none")
    ] = None,
) -> None:
    """Show the components."""
    from himiko.cli import editions

    editions.show(texts_of(context), file)


@edition_app.command("report", cls=Command, help="help-edition-report")
def report(  # noqa: PLR0913, PLR0917  (the options of a command are its parameters)
    context: typer.Context,
    file: Annotated[
        str | None, typer.Argument(metavar="value-file", help="help-argument-edition-or-none")
    ] = None,
    seconds: Annotated[int, number("--seconds", 1, _MOST, text="help-option-report-seconds")] = 120,
    games: Annotated[
        int | None, number("--games", 1, _MOST, text="help-option-report-games")
    ] = None,
    seed: Annotated[int, number("--seed", 0, 10**18, text="help-option-match-seed")] = 0,
    workers: Annotated[int | None, number("--workers", 1, 1024, text="help-option-workers")] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-folder", help="help-option-stats-out")
    ] = None,
) -> None:
    """Let computer players play an edition, and report what becomes of it."""
    from himiko.arena import Effort
    from himiko.cli import arena

    effort = Effort(seconds, games)
    arena.edition_report(texts_of(context), file, effort, seed=seed, workers=workers, out=out)
