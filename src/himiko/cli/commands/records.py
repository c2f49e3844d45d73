"""Records: walked through and verified."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)

from typing import Annotated

import typer

from himiko.cli.commands.options import EditionFile, number
from himiko.cli.commands.root import app
from himiko.cli.help import Command, texts_of

_MOST_GAMES = 10**9  # which of them there are depends on the file


@app.command("replay", cls=Command, help="help-replay")
def replay(  # noqa: PLR0913, PLR0917  (the options of a command are its parameters)
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-record")],
    turn: Annotated[
        str | None, typer.Option("--turn", metavar="value-turn", help="help-option-turn")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-option-all")] = False,  # noqa: FBT002
    game: Annotated[int, number("--game", 1, _MOST_GAMES, text="help-option-game")] = 1,
    edition: EditionFile = None,
) -> None:
    """Walk through a record."""
    from himiko.cli import replay as implementation

    options = implementation.Options(file, turn, everything, game, edition)
    implementation.replay(texts_of(context), options)


@app.command("check", cls=Command, help="help-check")
def check(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="value-file", help="help-argument-records")],
    edition: EditionFile = None,
    log: Annotated[
        str | None, typer.Option("--log", metavar="value-file", help="help-option-log")
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="value-id", help="help-option-table")
    ] = None,
) -> None:
    """Verify records."""
    from himiko.cli import check as implementation

    log_of = implementation.log_of(files, log, table)
    implementation.check(texts_of(context), files, edition=edition, log=log_of)
