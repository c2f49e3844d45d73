"""`python -m tools.loadtest`: many tables at once on this machine, and what was measured."""

import argparse
import json
import sys
from dataclasses import asdict

from tools.loadtest import run


def main(arguments: list[str] | None = None) -> int:
    """Run the test and print the figures; return the exit code, 2 if there were errors."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.loadtest",
        description="Test the server under load: players at many tables at once, on this machine.",
    )
    parser.add_argument("--tables", type=_positive, default=500, help="how many tables (500)")
    parser.add_argument("--seconds", type=_positive, default=60, help="how long they play (60)")
    parser.add_argument("--json", action="store_true", help="write JSON")
    given = parser.parse_args(arguments)
    report = run.loadtest(given.tables, given.seconds)
    figures = asdict(report)
    if given.json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    else:
        errors = figures.pop("errors")
        for name, value in figures.items():
            sys.stdout.write(f"{name:<18}{value:>12,.0f}\n")
        for error in errors:
            sys.stderr.write(f"{error}\n")
    return 2 if report.errors else 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


if __name__ == "__main__":
    sys.exit(main())
