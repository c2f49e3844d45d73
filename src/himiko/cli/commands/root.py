"""The program itself: its language, its version, its help."""
# ruff: noqa: FBT002  (the options of a command are its parameters)

from typing import Annotated

import typer

from himiko.cli.help import Commands
from himiko.problem import Problem
from himiko.texts import Texts, choose, languages


def group(name: str, text: str) -> typer.Typer:
    """Return a group of commands; `text` explains it."""
    return typer.Typer(
        cls=Commands,
        name=name,
        help=text,
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode=None,
    )


def help_if_alone(context: typer.Context) -> None:
    """Show the help of a group that is called without a command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app = group("himiko", "help-himiko")


def _show_version(wanted: bool) -> None:  # noqa: FBT001  (called by the parser)
    if wanted:
        from himiko import __version__  # noqa: PLC0415  (not needed for help)

        typer.echo(f"himiko {__version__}")
        raise typer.Exit


def _set_language(context: typer.Context, wanted: str | None) -> None:
    if wanted is None:
        return
    language = choose(wanted)
    if not wanted.strip().lower().startswith(language):
        known = ", ".join(languages())
        raise Problem("language", given=wanted, languages=known)
    context.find_root().obj = Texts(language)


@app.callback()
def himiko(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="value-language",
            help="help-option-language",
            is_eager=True,
            callback=_set_language,
        ),
    ] = None,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="help-option-version", is_eager=True, callback=_show_version
        ),
    ] = False,
) -> None:
    """Begin every command."""
    del language, version
    help_if_alone(context)
