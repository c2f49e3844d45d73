"""Backup, restore, verify, export."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from himiko import Game
from himiko.server.ops import verify as verify_module
from himiko.server.ops.backup import BadDatabase, backup, restore
from himiko.server.ops.verify import export, verify
from himiko.server.storage import heartbeat, migrate, people, table_log
from himiko.server.storage.database import connect
from himiko.server.storage.lock import InUse, lock
from himiko.server.storage.store import Store
from himiko.server.tables import Identity, commands
from himiko.server.tables.options import DAY
from tests.server.postgres import Cluster
from tests.server.tables import Desk
from tests.server.test_storage import play, stored


def filled(url: str) -> Desk:
    """Put a game and an account with a merged guest into a database."""
    store = Store(url)
    desk = stored(store)
    for _ in range(15):
        play(store, desk).result()
    store.writer.submit(lambda c: people.new_account(c, "bob", "Bob", "hash")).result()
    store.writer.submit(lambda c: people.merge(c, "ann", "bob")).result()
    store.close()
    return desk


def test_a_backup_brings_everything_back(url: str, tmp_path: Path) -> None:
    """Also from one kind of database into another."""
    desk = filled(url)
    file, elsewhere = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'new.db'}"

    rows = backup(url, file)

    assert restore(file, elsewhere) == rows
    assert verify(elsewhere) == []
    store = Store(elsewhere)
    table = store.ask(lambda c: table_log.load(c, "t"))
    store.close()
    assert table.game
    assert desk.table.game
    assert table.game.position() == desk.table.game.position()
    with pytest.raises(BadDatabase, match="the database is not empty"):
        restore(file, elsewhere)
    with pytest.raises(BadDatabase, match="exists"):
        backup(url, file)


def test_clocks_stand_still_between_a_backup_and_its_return(url: str, tmp_path: Path) -> None:
    """Also on a database on which a server has run already."""
    store = Store(url)
    desk = stored(store, Desk(clock={"kind": "days", "days": 1}))
    then = desk.table.at
    store.writer.submit(lambda c: heartbeat.heartbeat(c, then)).result()
    store.close()
    file, elsewhere = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'new.db'}"
    backup(url, file)
    store = Store(elsewhere)
    store.writer.submit(lambda c: heartbeat.heartbeat(c, then + DAY)).result()

    restore(file, elsewhere)
    given = store.writer.submit(lambda c: heartbeat.heartbeat(c, then + 3 * DAY)).result()

    table = store.ask(lambda c: table_log.load(c, "t"))
    store.close()
    assert given == ["t"]
    assert table.clocks.left(table.turn or 0, then + 3 * DAY) == DAY


def test_verifying_finds_what_is_wrong(url: str) -> None:
    """A changed log, a gap; what is only derived can be repaired."""
    filled(url)
    assert verify(url) == []
    store = Store(url)
    change = "UPDATE tables SET status = 'over' WHERE id = 't'"
    store.writer.submit(lambda c: c.execute(text(change))).result()
    assert verify(url) == ["table t: what is derived from its log is out of date"]
    verify(url, repair=True)
    assert verify(url) == []

    later = "UPDATE entries SET at = at + 1 WHERE number = 3"
    earlier = later.replace("+", "-")
    store.writer.submit(lambda c: c.execute(text(later))).result()
    assert "table t: its hash chain is broken: an entry was changed" in verify(url)
    store.writer.submit(lambda c: c.execute(text(earlier))).result()
    assert verify(url) == []

    gap = "DELETE FROM entries WHERE number = 7"
    store.writer.submit(lambda c: c.execute(text(gap))).result()
    store.close()

    assert "cannot be replayed" in verify(url)[0] or "without a gap" in verify(url)[0]


def test_a_table_that_cannot_be_replayed_is_left_out_of_an_export(url: str, tmp_path: Path) -> None:
    """And named; all others are written."""
    store = Store(url)
    stored(store)
    broken = "UPDATE entries SET kind = 'action', data = '{\"action\": \"dance\"}' WHERE number = 1"
    store.writer.submit(lambda c: c.execute(text(broken))).result()
    store.close()

    assert export(url, tmp_path) == (0, ["t"])


def test_export_writes_records(url: str, tmp_path: Path) -> None:
    """Of a game under way without what is hidden."""
    store = Store(url)
    desk = stored(store)
    desk.do(commands.offer_abandon, Identity("ann", frozenset({"ann"})))
    before = desk.table
    desk.do(commands.answer, Identity("bob", frozenset({"bob"})), accept=True)
    after, entries = desk.table, desk.log[-2:]
    assert export(url, tmp_path / "early") == (1, [])
    store.writer.submit(table_log.Append(before, after, entries)).result()
    store.close()

    assert export(url, tmp_path / "late") == (1, [])

    assert "seed" not in (tmp_path / "early" / "t.himiko").read_text("utf-8")
    game = Game.from_record((tmp_path / "late" / "t.himiko").read_text("utf-8"))
    assert game.names == ("Ann", "Bob")


def test_verifying_notices_a_missing_end(url: str) -> None:
    """Of any length; nothing else remembers the last entry of a turn under way."""
    filled(url)
    store = Store(url)
    last = "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)"
    store.writer.submit(lambda c: c.execute(text(last))).result()
    store.close()

    found = verify(url)

    assert any("the end of its log is missing: 18 entries were stored, 17" in one for one in found)


def test_verifying_notices_a_missing_table_of_the_database(url: str) -> None:
    """Also one that no log needs."""
    filled(url)
    store = Store(url)
    store.writer.submit(lambda c: c.execute(text("DROP TABLE chats"))).result()
    store.close()

    assert verify(url) == ["the table chats of the database is missing"]


def test_verifying_notices_logs_without_their_table(tmp_path: Path) -> None:
    """A row that was lost, and left behind what belongs to it."""
    file = tmp_path / "himiko.db"
    desk = filled(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM tables")

    found = verify(f"sqlite:///{file}")

    assert found == [
        f"{len(desk.log)} rows of entries belong to rows of tables that are missing",
        "2 rows of seats belong to rows of tables that are missing",
    ]


def test_repairing_lets_others_write_meanwhile(postgres: Cluster) -> None:
    """Each table is repaired in a transaction of its own."""
    url = postgres.new_database()
    filled(url)
    store = Store(url)
    change = "UPDATE tables SET status = 'over'"
    store.writer.submit(lambda c: c.execute(text(change))).result()
    seen: list[str] = []

    for problem in verify_module._problems(store.engine, repair=True):  # noqa: SLF001
        seen.append(problem)
        store.writer.submit(lambda c: c.execute(text("UPDATE tables SET listed = 0"))).result(10)
    store.close()

    assert seen


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_a_backup_is_for_its_owner_alone(url: str, tmp_path: Path) -> None:
    """It holds what people said, and hashes of passwords."""
    filled(url)

    backup(url, tmp_path / "backup.db")

    assert (tmp_path / "backup.db").stat().st_mode & 0o077 == 0


def test_a_database_of_a_later_version_is_refused_in_a_sentence(url: str) -> None:
    """It is left as it is."""
    Store(url).close()
    store_engine = connect(url)
    with store_engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(migrate.NewerDatabase, match=r"later version of himiko \(9999\)"):
        Store(url)

    assert migrate.current(store_engine) == "9999"
    store_engine.dispose()


@pytest.mark.skipif(os.name != "posix", reason="links are POSIX")
@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_a_link_to_a_database_is_the_same_database(
    tmp_path: Path, make: Callable[[Path, Path], None]
) -> None:
    """Two servers would not hear of each other, and by a hard link destroy it."""
    file, link = tmp_path / "himiko.db", tmp_path / "other.db"
    Store(f"sqlite:///{file}").close()
    make(link, file)
    held = lock(f"sqlite:///{file}")

    with pytest.raises(InUse):
        lock(f"sqlite:///{link}")

    assert held
    held.close()
