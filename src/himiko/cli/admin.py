"""What operators ask of a server's database: lists as lines of words, acts with one sentence."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from rich.text import Text

from himiko.cli.database import existing, one_line_errors
from himiko.cli.terminal import output
from himiko.server.ops.admin import Admin
from himiko.texts import Texts


@contextmanager
def _admin(url: str | None) -> Iterator[Admin]:
    database = existing(url)
    one = Admin(database)
    try:
        with one_line_errors(database):
            yield one
    finally:
        one.close()


def _moment(value: int | None) -> str:
    if value is None:
        return "-"
    return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _list(texts: Texts, rows: list[dict[str, Any]], *names: str) -> None:
    """Print rows, a line each, for people as for other programs: bars stand between the columns."""
    if not rows:
        output().print(Text(texts.say("admin-none")))
    for row in rows:
        shown = (_cell(name, row[name]) for name in names)
        output().print(Text(" | ".join(shown)), soft_wrap=True)


def _cell(name: str, value: Any) -> str:  # noqa: ANN401  (whatever a column holds)
    if name in {"created", "seen", "updated", "at", "decided"}:
        return _moment(value)
    return "-" if value in {None, ""} else str(value)


def _act(texts: Texts, url: str | None, act: Callable[[Admin], object]) -> None:
    with _admin(url) as one:
        act(one)
    output().print(Text(texts.say("admin-done")))


def people(texts: Texts, url: str | None, search: str) -> None:
    """List people, found by their id or a part of their name; all if neither is given."""
    with _admin(url) as one:
        rows = one.people(search)
    _list(texts, rows, "id", "name", "account", "created", "seen", "ban")


def ban(  # noqa: PLR0913, PLR0917  (the options of the command)
    texts: Texts, url: str | None, person: str, kind: str, days: int | None, reason: str
) -> None:
    """Ban or silence somebody."""
    _act(texts, url, lambda one: one.forbid(person, kind, days, reason))


def allow(texts: Texts, url: str | None, person: str) -> None:
    """Let somebody in, and speak, again."""
    _act(texts, url, lambda one: one.allow(person))


def rename(texts: Texts, url: str | None, person: str, name: str) -> None:
    """Give somebody another name."""
    _act(texts, url, lambda one: one.rename(person, name))


def log_out(texts: Texts, url: str | None, person: str) -> None:
    """Log somebody out everywhere."""
    _act(texts, url, lambda one: one.log_out(person))


def reports(texts: Texts, url: str | None, *, decided: bool) -> None:
    """List the reports that wait for a decision, or all of them."""
    with _admin(url) as one:
        rows = one.reports(decided=decided)
    names = ("id", "at", "reason", "person", "name", "table", "number", "text", "decision")
    _list(texts, rows, *names)


def decide(texts: Texts, url: str | None, report: str, decision: str) -> None:
    """Note what was decided about a report; it waits no longer."""
    _act(texts, url, lambda one: one.decide(report, decision))


def tables(texts: Texts, url: str | None, status: str | None) -> None:
    """List tables, of one status if that is named."""
    with _admin(url) as one:
        rows = one.tables(status)
    _list(texts, rows, "id", "status", "players", "created", "updated", "name")


def chat(texts: Texts, url: str | None, table: str) -> None:
    """List what was said."""
    with _admin(url) as one:
        rows = one.chat(table)
    _list(texts, rows, "number", "at", "person", "name", "text")


def remove_line(texts: Texts, url: str | None, table: str, number: int) -> None:
    """Take what somebody said out of the chat, for everybody."""
    _act(texts, url, lambda one: one.remove_line(table, number))


def close_table(texts: Texts, url: str | None, table: str) -> None:
    """Close a table that has not started: nobody sits down there any more."""
    _act(texts, url, lambda one: one.close_table(table))


def forget(texts: Texts, url: str | None, guest_days: int, table_days: int) -> None:
    """Forget old guests and tables."""
    with _admin(url) as one:
        done = one.forget(guest_days, table_days)
    said = texts.say("admin-forgotten", guests=done.guests, tables=done.tables)
    output().print(Text(said))


def audit(texts: Texts, url: str | None) -> None:
    """List what operators have done."""
    with _admin(url) as one:
        rows = one.audit()
    _list(texts, rows, "number", "at", "operator", "did", "subject", "detail")
