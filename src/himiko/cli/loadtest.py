"""The load test: many tables at once on this machine, and what was measured."""

import json as json_text
import sys
from dataclasses import asdict

from rich.table import Table as Grid
from rich.text import Text

from himiko.cli import read, theme
from himiko.cli.problem import Problem
from himiko.cli.terminal import errors, output
from himiko.server.ops.load import run
from himiko.texts import Texts

_MOST_TABLES = 100_000
_MOST_SECONDS = 86_400


def loadtest(texts: Texts, tables: str, seconds: str, *, json: bool) -> None:
    """Run the test and print the numbers; errors on the way are an error."""
    number = read.number("--tables", tables, 1, _MOST_TABLES)
    length = read.number("--seconds", seconds, 1, _MOST_SECONDS)
    with errors().status(texts.say("simulate-progress")):
        report = run.loadtest(number, length)
    if json:
        sys.stdout.write(json_text.dumps(asdict(report), indent=1) + "\n")
    else:
        output().print(_draw(texts, report))
    if report.errors:
        for line in () if json else report.errors:
            errors().print(line, soft_wrap=True, markup=False)
        raise Problem("loadtest-wrong", number=len(report.errors))


def _draw(texts: Texts, report: run.Report) -> Grid:
    title = texts.say("loadtest-title", tables=report.tables, seconds=round(report.seconds))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(Text(title, theme.TITLE))
    grid.add_row(texts.say("loadtest-actions"), str(report.plies))
    grid.add_row(texts.say("loadtest-rate"), f"{report.rate:.0f}")
    grid.add_row(texts.say("loadtest-bare-rate"), f"{report.bare_rate:.0f}")
    grid.add_row(texts.say("loadtest-memory"), f"{report.memory_per_table:.0f}")
    grid.add_row(texts.say("loadtest-question"), f"{report.question:.0f}")
    grid.add_row(texts.say("loadtest-answer"), f"{report.answer:.0f}")
    return grid
