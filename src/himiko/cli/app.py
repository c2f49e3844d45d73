"""The commands and their options. Help texts and the names of values are keys."""
# ruff: noqa: PLC0415  (a command imports what it needs when it is called: help stays quick)
# ruff: noqa: FBT002, PLR0913, PLR0917  (the options of a command are its parameters)

from typing import Annotated

import typer
from typer.core import TyperGroup
from typer.main import get_command

from himiko.cli.extra import server_extra
from himiko.cli.help import Command, Commands, texts_of
from himiko.cli.problem import Problem
from himiko.texts import Texts, choose, languages

app = typer.Typer(
    cls=Commands,
    name="himiko",
    help="help-himiko",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
)
edition_app = typer.Typer(
    cls=Commands,
    name="edition",
    help="help-edition",
    invoke_without_command=True,
    rich_markup_mode=None,
)
app.add_typer(edition_app)
db_app = typer.Typer(
    cls=Commands,
    name="db",
    help="help-db",
    invoke_without_command=True,
    rich_markup_mode=None,
)
app.add_typer(db_app)


def command() -> TyperGroup:
    """Return the whole program as one command."""
    program = get_command(app)
    assert isinstance(program, TyperGroup)  # noqa: S101  (it has commands)
    return program


# values

Players = Annotated[
    str, typer.Option("--players", metavar="value-number", help="help-option-players")
]
EditionFile = Annotated[
    str | None, typer.Option("--edition", metavar="value-file", help="help-option-edition")
]


MatchSeed = Annotated[
    str, typer.Option("--seed", metavar="value-number", help="help-option-match-seed")
]
MatchFolder = Annotated[
    str | None, typer.Option("--out", metavar="value-folder", help="help-option-match-out")
]
Records = Annotated[bool, typer.Option("--records", help="help-option-records")]
Workers = Annotated[
    str | None, typer.Option("--workers", metavar="value-number", help="help-option-workers")
]
PlayerThreads = Annotated[
    str, typer.Option("--threads", metavar="value-number", help="help-option-player-threads")
]
Rounds = Annotated[str, typer.Option("--rounds", metavar="value-rounds", help="help-option-rounds")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="value-url", help="help-option-database")
]


def _show_version(wanted: bool) -> None:  # noqa: FBT001  (called by the parser)
    if wanted:
        from himiko import __version__

        typer.echo(f"himiko {__version__}")
        raise typer.Exit


def _set_language(context: typer.Context, options: str | None) -> None:
    if options is None:
        return
    language = choose(options)
    if not options.strip().lower().startswith(language):
        known = ", ".join(languages())
        raise Problem("problem-language", given=options, languages=known)
    context.find_root().obj = Texts(language)


def _help_if_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


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
    _help_if_alone(context)


@app.command("play", cls=Command, help="help-play")
def play(
    context: typer.Context,
    players: Players = "2",
    seat: Annotated[
        str, typer.Option("--seat", metavar="value-number", help="help-option-seat")
    ] = "0",
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="value-player", help="help-option-against"),
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
    from himiko.cli import play as command_

    command_.play(
        texts_of(context), command_.Options(players, seat, against or (), seed, edition, record)
    )


@app.command("match", cls=Command, help="help-match")
def match(
    context: typer.Context,
    players: Annotated[
        list[str], typer.Argument(metavar="value-player", help="help-argument-players")
    ],
    games: Annotated[
        str, typer.Option("--games", metavar="value-number", help="help-option-match-games")
    ] = "100",
    seed: MatchSeed = "0",
    out: MatchFolder = None,
    records: Records = False,
    workers: Workers = None,
    threads: PlayerThreads = "1",
    rounds: Rounds = "100",
    edition: EditionFile = None,
) -> None:
    """Play a match between players."""
    from himiko.cli import arena as command_

    options = command_.Options(games, seed, out, records, workers, threads, rounds, edition)
    command_.match(texts_of(context), players, options)


@app.command("ladder", cls=Command, help="help-ladder")
def ladder(
    context: typer.Context,
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="value-player", help="help-argument-ladder-players"),
    ] = None,
    games: Annotated[
        str, typer.Option("--games", metavar="value-number", help="help-option-ladder-games")
    ] = "100",
    seats: Annotated[
        str, typer.Option("--seats", metavar="value-number", help="help-option-seats")
    ] = "2",
    seed: MatchSeed = "0",
    out: MatchFolder = None,
    records: Records = False,
    workers: Workers = None,
    threads: PlayerThreads = "1",
    rounds: Rounds = "100",
    edition: EditionFile = None,
) -> None:
    """Rate players."""
    from himiko.cli import arena as command_

    options = command_.Options(games, seed, out, records, workers, threads, rounds, edition)
    command_.ladder(texts_of(context), players or (), seats, options)


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
    from himiko.cli import arena as command_

    command_.stats(texts_of(context), folder, out=out, edition=edition)


@app.command("simulate", cls=Command, help="help-simulate")
def simulate(
    context: typer.Context,
    games: Annotated[
        str, typer.Option("--games", metavar="value-number", help="help-option-games")
    ] = "1000",
    players: Players = "2",
    seed: Annotated[
        str, typer.Option("--seed", metavar="value-number", help="help-option-first-seed")
    ] = "1",
    cap: Annotated[
        str, typer.Option("--cap", metavar="value-rounds", help="help-option-cap")
    ] = "200",
    threads: Annotated[
        str | None, typer.Option("--threads", metavar="value-number", help="help-option-threads")
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-path", help="help-option-out")
    ] = None,
    edition: EditionFile = None,
    json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
) -> None:
    """Play many random games."""
    from himiko.cli import simulate as command_

    options = command_.Options(games, players, seed, cap, threads, edition)
    command_.simulate(texts_of(context), options, out=out, json=json)


@app.command("replay", cls=Command, help="help-replay")
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-record")],
    turn: Annotated[
        str | None, typer.Option("--turn", metavar="value-turn", help="help-option-turn")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-option-all")] = False,
    game: Annotated[
        str, typer.Option("--game", metavar="value-number", help="help-option-game")
    ] = "1",
    edition: EditionFile = None,
) -> None:
    """Walk through a record."""
    from himiko.cli import replay as command_

    command_.replay(texts_of(context), command_.Options(file, turn, everything, game, edition))


@app.command("check", cls=Command, help="help-check")
def check(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="value-file", help="help-argument-records")],
    edition: EditionFile = None,
) -> None:
    """Verify records."""
    from himiko.cli import check as command_

    command_.check(texts_of(context), files, edition=edition)


@edition_app.callback()
def edition_group(context: typer.Context) -> None:
    """Begin every command about editions."""
    _help_if_alone(context)


@edition_app.command("check", cls=Command, help="help-edition-check")
def edition_check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-edition")],
) -> None:
    """Check an edition file."""
    from himiko.cli import editions as command_

    command_.check(texts_of(context), file)


@edition_app.command("export", cls=Command, help="help-edition-export")
def edition_export(
    out: Annotated[
        str | None, typer.Option("--out", metavar="value-file", help="help-option-export-out")
    ] = None,
) -> None:
    """Write the standard edition's file."""
    from himiko.cli import editions as command_

    command_.export(out)


@edition_app.command("show", cls=Command, help="help-edition-show")
def edition_show(
    context: typer.Context,
    file: Annotated[
        str | None, typer.Argument(metavar="value-file", help="help-argument-edition-or-none")
    ] = None,
) -> None:
    """Show the components."""
    from himiko.cli import editions as command_

    command_.show(texts_of(context), file)


@app.command("serve", cls=Command, help="help-serve")
def serve(
    context: typer.Context,
    host: Annotated[
        str | None, typer.Option("--host", metavar="value-address", help="help-option-host")
    ] = None,
    port: Annotated[
        str | None, typer.Option("--port", metavar="value-number", help="help-option-port")
    ] = None,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="help-option-open")] = False,
) -> None:
    """Serve tables to play at."""
    with server_extra():
        from himiko.cli import serve as command_

        command_.serve(texts_of(context), host, port, database, browser=browser)


@db_app.callback()
def db_group(context: typer.Context) -> None:
    """Begin every command about the server's database."""
    _help_if_alone(context)


@db_app.command("backup", cls=Command, help="help-db-backup")
def db_backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-backup")],
    database: Database = None,
) -> None:
    """Write a backup."""
    with server_extra():
        from himiko.cli import database as command_

        command_.backup(texts_of(context), file, database)


@db_app.command("restore", cls=Command, help="help-db-restore")
def db_restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-argument-restore")],
    database: Database = None,
) -> None:
    """Fill a database from a backup."""
    with server_extra():
        from himiko.cli import database as command_

        command_.restore(texts_of(context), file, database)


@db_app.command("verify", cls=Command, help="help-db-verify")
def db_verify(
    context: typer.Context,
    repair: Annotated[bool, typer.Option("--repair", help="help-option-repair")] = False,
    database: Database = None,
) -> None:
    """Replay every log."""
    with server_extra():
        from himiko.cli import database as command_

        command_.verify(texts_of(context), database, repair=repair)


@db_app.command("export", cls=Command, help="help-db-export")
def db_export(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="value-folder", help="help-argument-export")],
    database: Database = None,
) -> None:
    """Write records of the games."""
    with server_extra():
        from himiko.cli import database as command_

        command_.export(texts_of(context), folder, database)


@app.command("loadtest", cls=Command, help="help-loadtest")
def loadtest(
    context: typer.Context,
    tables: Annotated[
        str, typer.Option("--tables", metavar="value-number", help="help-option-tables")
    ] = "500",
    seconds: Annotated[
        str, typer.Option("--seconds", metavar="value-number", help="help-option-seconds")
    ] = "60",
    json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
) -> None:
    """Play at many tables at once."""
    with server_extra():
        from himiko.cli import loadtest as command_

        command_.loadtest(texts_of(context), tables, seconds, json=json)


@app.command("bench", cls=Command, help="help-bench")
def bench(
    json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="help-option-gpu")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="help-option-quick")] = False,
    no_peers: Annotated[bool, typer.Option("--no-peers", help="help-option-no-peers")] = False,
) -> None:
    """Measure speed."""
    from himiko.bench import CannotMeasure, run

    try:
        run(json=json, gpu=gpu, quick=quick, peers=not no_peers)
    except CannotMeasure as error:
        raise Problem.plain(str(error)) from error


@app.command("fingerprint", cls=Command, help="help-fingerprint")
def fingerprint() -> None:
    """Print one number over fixed games."""
    from himiko.game.fingerprint import fingerprint as fingerprint_of

    typer.echo(fingerprint_of())
