"""The laboratory: datasets, and the game for language models."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)
# ruff: noqa: FBT002, PLR0913, PLR0917  (the options of a command are its parameters)

from typing import Annotated

import typer

from himiko.cli.commands.options import EditionFile, Players, Ray, number
from himiko.cli.commands.root import app
from himiko.cli.help import Command, texts_of

_MOST_GAMES = 10**8
_MOST_SEED = 10**18
_MOST_ITERATIONS = 10**7


@app.command("dataset", cls=Command, help="help-dataset")
def dataset(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-dataset")],
    games: Annotated[int, number("--games", 1, _MOST_GAMES, text="help-option-games")] = 1000,
    players: Players = 2,
    seed: Annotated[int, number("--seed", 0, _MOST_SEED, text="help-option-first-seed")] = 1,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="value-player", help="help-option-dataset-player"),
    ] = None,
    features: Annotated[bool, typer.Option("--features", help="help-option-features")] = False,
    values: Annotated[int, number("--values", 0, _MOST_ITERATIONS, text="help-option-values")] = 0,
    ray: Ray = None,
    edition: EditionFile = None,
) -> None:
    """Write games as a Parquet file."""
    from himiko.cli import dataset as implementation

    options = implementation.Options(games, players, seed, player, features, values, ray, edition)
    implementation.dataset(texts_of(context), file, options)


@app.command("mcp", cls=Command, help="help-mcp")
def mcp(edition: EditionFile = None) -> None:
    """Serve the game to language models."""
    from himiko.cli import read
    from himiko.lab.mcp_server import make_server

    make_server(read.edition(edition)).run()
