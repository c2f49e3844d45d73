"""For developers and translators."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)

from typing import Annotated

import typer

from himiko.cli.commands.root import app, group, help_if_alone
from himiko.cli.help import Command, texts_of


@app.command("fingerprint", cls=Command, help="help-fingerprint")
def fingerprint() -> None:
    """Print one number over fixed games."""
    from himiko.game import fingerprint as implementation

    typer.echo(implementation.fingerprint())


texts_app = group("texts", "help-texts")
app.add_typer(texts_app)

Languages = Annotated[
    list[str] | None, typer.Argument(metavar="value-language", help="help-argument-languages")
]


@texts_app.callback()
def texts(context: typer.Context) -> None:
    """Begin every command about texts."""
    help_if_alone(context)


@texts_app.command("missing", cls=Command, help="help-texts-missing")
def missing(context: typer.Context, languages: Languages = None) -> None:
    """Say what each language lacks."""
    from himiko.cli import texts as implementation

    implementation.missing(texts_of(context), languages or ())


@texts_app.command("sheet", cls=Command, help="help-texts-sheet")
def sheet(
    context: typer.Context,
    languages: Languages = None,
    out: Annotated[
        str, typer.Option("--out", metavar="value-file", help="help-option-sheet-out")
    ] = "texts.html",
) -> None:
    """Write all texts on one page."""
    from himiko.cli import texts as implementation

    implementation.sheet(texts_of(context), languages or (), out)
