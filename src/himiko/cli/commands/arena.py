"""Matches, ladders, statistics, simulations."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)
# ruff: noqa: FBT002, PLR0913, PLR0917  (the options of a command are its parameters)

from typing import Annotated

import typer

from himiko.cli.commands.options import EditionFile, Json, Players, Ray, number, number_of_players
from himiko.cli.commands.root import app
from himiko.cli.help import Command, texts_of

_MOST_GAMES = 10**7
_MOST_SIMULATED = 10**9
_MOST_SEED = 10**18
_MOST_ROUNDS = 10**6
_MOST_WORKERS = 1024

Seed = Annotated[int, number("--seed", 0, _MOST_SEED, text="help-option-match-seed")]
Folder = Annotated[
    str | None, typer.Option("--out", metavar="value-folder", help="help-option-match-out")
]
Records = Annotated[bool, typer.Option("--records", help="help-option-records")]
Workers = Annotated[int | None, number("--workers", 1, _MOST_WORKERS, text="help-option-workers")]
Threads = Annotated[int, number("--threads", 1, _MOST_WORKERS, text="help-option-player-threads")]
Rounds = Annotated[
    int, number("--rounds", 1, _MOST_ROUNDS, text="help-option-rounds", value="value-rounds")
]


@app.command("match", cls=Command, help="help-match")
def match(
    context: typer.Context,
    players: Annotated[
        list[str], typer.Argument(metavar="value-player", help="help-argument-match-players")
    ],
    games: Annotated[int, number("--games", 1, _MOST_GAMES, text="help-option-match-games")] = 100,
    seed: Seed = 0,
    out: Folder = None,
    records: Records = False,
    workers: Workers = None,
    ray: Ray = None,
    threads: Threads = 1,
    rounds: Rounds = 100,
    edition: EditionFile = None,
) -> None:
    """Play a match between players."""
    from himiko.cli import arena

    options = arena.Options(games, seed, out, records, workers, ray, threads, rounds, edition)
    arena.match(texts_of(context), players, options)


@app.command("ladder", cls=Command, help="help-ladder")
def ladder(
    context: typer.Context,
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="value-player", help="help-argument-ladder-all"),
    ] = None,
    games: Annotated[int, number("--games", 1, _MOST_GAMES, text="help-option-ladder-games")] = 100,
    seats: Annotated[int, number_of_players("--seats", text="help-option-seats")] = 2,
    seed: Seed = 0,
    out: Folder = None,
    records: Records = False,
    workers: Workers = None,
    ray: Ray = None,
    threads: Threads = 1,
    rounds: Rounds = 100,
    edition: EditionFile = None,
) -> None:
    """Rate players."""
    from himiko.cli import arena

    options = arena.Options(games, seed, out, records, workers, ray, threads, rounds, edition)
    arena.ladder(texts_of(context), players or (), seats, options)


@app.command("stats", cls=Command, help="help-stats")
def stats(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="value-folder", help="help-argument-folder")],
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-folder", help="help-option-stats-out")
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Say what wins."""
    from himiko.cli import arena

    arena.stats(texts_of(context), folder, out=out, edition=edition)


@app.command("simulate", cls=Command, help="help-simulate")
def simulate(
    context: typer.Context,
    games: Annotated[int, number("--games", 1, _MOST_SIMULATED, text="help-option-games")] = 1000,
    players: Players = 2,
    seed: Annotated[int, number("--seed", 0, _MOST_SEED, text="help-option-first-seed")] = 1,
    cap: Annotated[
        int, number("--cap", 1, _MOST_ROUNDS, text="help-option-cap", value="value-rounds")
    ] = 200,
    threads: Annotated[
        int | None, number("--threads", 1, _MOST_WORKERS, text="help-option-threads")
    ] = None,
    ray: Ray = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-path", help="help-option-out")
    ] = None,
    edition: EditionFile = None,
    json: Json = False,
) -> None:
    """Play many random games."""
    from himiko.cli import simulate as implementation

    options = implementation.Options(games, players, seed, cap, threads, ray, edition)
    implementation.simulate(texts_of(context), options, out=out, json=json)
