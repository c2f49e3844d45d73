"""`python -m tools.loadtest`: many tables at once on this machine, and what was measured."""

import argparse
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tools import cores
from tools.loadtest import run, spread
from tools.loadtest.clients import Clients


def main(arguments: list[str] | None = None) -> int:
    """Run the test and print the figures; return the exit code, 2 if there were errors."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.server_cores and not given.processes:
        parser.error("--server-cores needs --processes")
    if given.database_cores and not (given.server_cores and given.postgres):
        parser.error("--database-cores needs --server-cores and --postgres")
    if given.processes:
        figures = asdict(_spread(given))
    else:
        figures = asdict(run.loadtest(given.tables, given.seconds))
    errors = figures["errors"]
    if given.json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    else:
        _print(figures, 2 if given.processes else 0)
    return 2 if errors else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.loadtest",
        description="Test the server under load: players at many tables at once, on this machine.",
    )
    parser.add_argument("--tables", type=_positive, default=500, help="how many tables (500)")
    parser.add_argument("--seconds", type=_positive, default=60, help="how long they play (60)")
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument(
        "--processes", type=_positive, help="play at a pace, and measure what an action costs"
    )
    parser.add_argument("--postgres", action="store_true", help="with a PostgreSQL of its own")
    parser.add_argument("--apart", action="store_true", help="opponents at different processes")
    parser.add_argument("--pause", type=float, default=1.0, help="between a table's actions (1)")
    parser.add_argument(
        "--answers",
        choices=("plain", "state"),
        default="plain",
        help="state: states come within answers, as the page asks for (plain)",
    )
    parser.add_argument("--idle", action="store_true", help="wait until memory is given back")
    others = "cores of the servers (and of the database); players are on the others"
    cores.add_option(parser, "--server-cores", others)
    cores.add_option(parser, "--database-cores", "cores of the database alone")
    parser.add_argument(
        "--clients", type=_positive, default=1, help="how many processes the players share (1)"
    )
    return parser


def _spread(given: Any) -> spread.Spread:  # noqa: ANN401  (argparse's own)
    names = ("processes", "apart", "tables", "seconds", "pause", "idle", "answers")
    server, database = given.server_cores, given.database_cores
    load = spread.Load(
        **{name: getattr(given, name) for name in names},
        clients=Clients(given.clients, cores.left(server, database) if server else frozenset()),
        server_cores=server,
    )
    if not given.postgres:
        with tempfile.TemporaryDirectory(prefix="himiko-load-") as folder:
            return spread.measure(f"sqlite:///{Path(folder) / 'himiko.db'}", None, load)
    from tests.server.postgres import binaries, cluster  # noqa: PLC0415  (only where it is wanted)

    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL here")
    with cores.on(database or server), cluster(programs) as one:
        postmaster = int((one.data / "postmaster.pid").read_text("ascii").split()[0])
        return spread.measure(one.new_database(), postmaster, load)


def _print(figures: dict[str, Any], digits: int) -> None:
    for error in figures.pop("errors"):
        sys.stderr.write(f"{error}\n")
    for name, value in figures.items():
        sys.stdout.write(f"{name:<18}{value:>12,.{digits}f}\n")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


if __name__ == "__main__":
    sys.exit(main())
