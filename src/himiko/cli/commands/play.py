"""Playing in the terminal."""

from typing import Annotated

import typer

from himiko.cli.commands.options import EditionFile, Players, number
from himiko.cli.commands.root import app
from himiko.cli.help import Command, texts_of

_MOST_SEATS = 10**6  # which of them there are depends on the number of players


@app.command("play", cls=Command, help="help-play")
def play(  # noqa: PLR0913, PLR0917  (the options of a command are its parameters)
    context: typer.Context,
    players: Players = 2,
    seat: Annotated[int, number("--seat", 0, _MOST_SEATS, text="help-option-seat")] = 0,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="value-player", help="help-option-opponents"),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="value-seed", help="help-option-seed")
    ] = None,
    edition: EditionFile = None,
    record: Annotated[
        str | None, typer.Option("--record", metavar="value-file", help="help-option-record")
    ] = None,
) -> None:
    """Play in the terminal."""
    from himiko.cli import play as implementation  # noqa: PLC0415  (help stays quick)

    options = implementation.Options(players, seat, against or (), seed, edition, record)
    implementation.play(texts_of(context), options)
