"""Care for people: lines that are hidden, reported, removed; bans; one's own data; forgetting."""

import asyncio
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from himiko.edition import Edition
from himiko.server.live import retention as live_retention
from himiko.server.ops.admin import Admin
from himiko.server.ops.verify import verify
from himiko.server.refused import Refused
from himiko.server.storage import bans, own_data, people, retention, schema, table_log
from himiko.server.storage.reports import listed
from himiko.server.storage.store import Store
from himiko.server.tables.seats import Ban
from tests.server.clockwork import query, wait_until
from tests.server.postgres import Cluster
from tests.server.serving import MANY, Server, code, serving, settings, told
from tests.server.test_identity import SECRET, account, change

LIMITS = MANY.model_copy(update={"logins": 1e6, "logins_burst": 10**6, "chats_burst": 10**6})
DAY = retention.DAY_MS


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Return a server on either kind of database."""
    with serving(settings(url, limits=LIMITS)) as one:
        yield one


def texts(client: Any, table: str) -> list[str]:
    """Return what somebody reads."""
    return [line["text"] for line in client.get(f"{table}/chat").json()]


def stored(server: Server, question: Any) -> Any:
    """Ask the database of a server."""
    store = Store(server.settings.database)
    try:
        return store.ask(question)
    finally:
        store.close()


def test_a_line_is_hidden_reported_and_removed(server: Server) -> None:
    """Hidden for oneself, reported to operators, removed for all by its author or the host."""
    host, ann, eve = (server.guest(name) for name in ("Host", "Ann", "Eve"))
    table = host.new_table("me", "open")
    for text in ("one", "two", "three"):
        eve.post(f"{table}/chat", text=text)

    assert ann.post(f"{table}/chat/1/hide").status_code == 204
    assert ann.post(f"{table}/chat/2/report", reason="insult").status_code == 204
    assert ann.post(f"{table}/chat/2/report", reason="spam").status_code == 204
    assert code(eve.post(f"{table}/chat/2/report", reason="spam")) == (422, "not_oneself")
    assert texts(ann, table) == ["three"]
    assert texts(host, table) == ["one", "two", "three"]
    assert code(ann.delete(f"{table}/chat/3")) == (403, "not_the_host")
    with ann.live(table) as socket:
        told(socket, "state")
        assert host.delete(f"{table}/chat/3").status_code == 204
        assert told(socket, "unsaid")["number"] == 3
    assert eve.delete(f"{table}/chat/1").status_code == 204

    assert texts(host, table) == ["two"]
    assert code(host.delete(f"{table}/chat/3")) == (404, "no_such_line")
    (report,) = stored(server, listed)
    assert (report["text"], report["reason"], report["name"]) == ("two", "insult", "Eve")


def test_who_is_silenced_or_banned_is_told_so(server: Server) -> None:
    """The one may not write, the other only look; what is theirs they still get."""
    eve = server.guest("Eve")
    table = eve.new_table("me", "me")
    id_ = eve.get("/api/me").json()["id"]
    store = Store(server.settings.database)
    play = {"ply": 0, "action": eve.state(table)["legal"][0]}

    def forbid(ban: Ban) -> None:
        store.writer.submit(lambda c: bans.impose(c, id_, ban, 1)).result()
        change(server, "UPDATE bans SET at = 2")

    forbid(Ban("silenced", None, "insults"))
    silenced = eve.post(f"{table}/chat", text="hello")
    forbid(Ban("banned", None, "insults"))
    banned = eve.post(f"{table}/play", **play)
    renamed = eve.post("/api/me", name="Somebody else")
    looks = [eve.get(path).status_code for path in (table, "/api/me", "/api/me/data")]
    forbid(Ban("banned", 10, "long over"))
    store.close()

    assert code(silenced) == (403, "silenced")
    assert code(banned) == (403, "banned")
    assert code(renamed) == (403, "banned")
    assert banned.json()["values"]["why"] == "insults"
    assert looks == [200, 200, 200]
    assert eve.post(f"{table}/play", **play).status_code == 200


def test_one_gets_all_one_s_data_and_nobody_else_s(server: Server) -> None:
    """What one said and did, on which devices; no secret, and nothing of others."""
    ann, bob = account(server, "Ann"), server.guest("Bob")
    table, without_her = ann.new_table("me", "open"), ann.new_table("open", "open", listed=True)
    bob.post(f"{table}/sit")
    ann.post(f"{table}/chat", text="mine")
    bob.post(f"{table}/chat", text="his")

    answer = ann.get("/api/me/data")

    data = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert [line["text"] for line in data["chat"]] == ["mine"]
    assert [row["account"] for row in data["people"]] == ["ann"]
    assert len(data["devices"]) == 1
    assert [row["id"] for row in data["tables"]] == [table[-24:]]
    assert data["tables"][0]["entries"][0]["kind"] == "sat"
    made = {row["id"]: row["options"]["listed"] for row in data["tables_made"]}
    assert made == {table[-24:]: False, without_her[-24:]: True}
    assert SECRET not in answer.text
    assert not {"his", "secret", "password", "argon2"} & set(answer.text.split('"'))
    assert code(server.client().get("/api/me/data")) == (401, "who_are_you")


SAID: Final = {
    "people": "name",
    "passkeys": "account",
    "recovery_codes": "account",
    "devices": "devices",
    "tables": "games",
    "seats": "games",
    "entries": "games",
    "editions": "editions",
    "shelf": "editions",
    "chats": "chat",
    "mutes": "chat",
    "hidden_lines": "chat",
    "reports": "reports",
    "bans": "operators",
    "audit": "operators",
}
"""Where the page on privacy tells of what is in a table of the database."""
FOR_THE_MOMENT: Final = {"challenges", "leases", "presences", "processes", "pulse"}
"""What is gone within minutes, or about nobody."""


def test_the_page_on_privacy_tells_of_all_that_is_stored() -> None:
    """Of each table of the database that has something about people."""
    page = Path("web/src/lobby/Privacy.svelte").read_text("utf-8")
    shown = re.search(r"const STORED = \[([^\]]*)\]", page)

    assert schema.metadata.tables.keys() == SAID.keys() | FOR_THE_MOMENT
    assert shown is not None
    assert set(re.findall(r"'(\w+)'", shown[1])) == set(SAID.values())


def test_data_are_collected_for_one_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has very many games takes one of the few threads that read, and not all of them."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    begun, go_on, real = threading.Semaphore(0), threading.Event(), own_data.collect

    def slow(*args: Any) -> Any:
        begun.release()
        assert go_on.wait(60)
        return real(*args)

    monkeypatch.setattr(own_data, "collect", slow)
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(ann.get, "/api/me/data") for _ in range(6)]
        assert begun.acquire(timeout=60)
        others = [bob.get("/api/tables").status_code for _ in range(3)]
        second = begun.acquire(blocking=False)
        go_on.set()
        statuses = {one.result().status_code for one in asked}

    assert others == [200, 200, 200]
    assert not second
    assert statuses == {200}


def test_everybody_who_speaks_at_once_is_heard(postgres: Cluster) -> None:
    """Also at two processes: the number of a line that is taken is no reason to refuse."""
    url = postgres.new_database()
    with serving(settings(url, limits=LIMITS)) as one, serving(settings(url, limits=LIMITS)) as two:
        ann = one.guest("Ann")
        bob = two.guest("Bob")
        table = ann.new_table("me", "open")
        # One after the other first: FastAPI makes its routes when they are first asked for.
        for client in (ann, bob):
            client.post(f"{table}/chat", text="first")
        with ThreadPoolExecutor(2) as pool:
            said = [
                pool.submit(client.post, f"{table}/chat", text=str(number))
                for number in range(20)
                for client in (ann, bob)
            ]
            statuses = {one.result().status_code for one in said}
        lines = ann.get(f"{table}/chat").json()

    assert statuses == {201}
    assert [line["number"] for line in lines] == list(range(1, 43))


def test_old_guests_and_tables_are_forgotten_where_that_is_set(url: str) -> None:
    """Not those who were here lately, have an account, or a game under way."""
    with serving(settings(url)) as server:
        old, lately, playing = (server.guest(name) for name in ("Old", "Lately", "Playing"))
        kept = account(server, "Kept")
        over = old.new_table("me", "me")
        running = playing.new_table("me", "me")
        old.post(f"{over}/chat", text="hello")
        ids = [client.get("/api/me").json()["id"] for client in (old, lately, playing, kept)]
    store = Store(url)
    now = 100 * DAY

    def age(connection: Any) -> None:
        connection.execute(schema.people.update().values(created=DAY))
        connection.execute(schema.devices.update().values(seen=DAY))
        mine = schema.devices.c.person == ids[1]
        connection.execute(schema.devices.update().where(mine).values(seen=95 * DAY))
        this = schema.tables.c.id == over.rpartition("/")[2]
        connection.execute(schema.tables.update().where(this).values(status="over", updated=DAY))

    store.writer.submit(age).result()

    def forget(guests: int, tables: int) -> retention.Forgotten:
        job = lambda c: retention.forget(c, guests, tables, now)  # noqa: E731
        return store.writer.submit(job).result()

    assert forget(0, 0) == (0, 0)
    assert forget(30, 30) == (1, 1)
    assert forget(30, 30) == (0, 0)

    names = store.ask(lambda c: people.names(c, ids))
    left = store.ask(lambda c: list(c.scalars(select(schema.tables.c.id))))
    store.close()
    assert [names[id_].name for id_ in ids] == ["-", "Lately", "Playing", "Kept"]
    assert left == [running.rpartition("/")[2]]


def test_a_server_forgets_what_it_is_told_to(tmp_path: Path) -> None:
    """Each kind by its own setting, by itself, while it runs."""
    url = f"sqlite:///{tmp_path / 'h.db'}"
    with serving(settings(url)) as server:
        server.guest("Old").new_table("me", "me")
    store = Store(url)

    def age(connection: Any) -> None:
        connection.execute(schema.people.update().values(created=DAY))
        connection.execute(schema.devices.update().values(seen=DAY))
        connection.execute(schema.tables.update().values(status="over", updated=DAY))

    store.writer.submit(age).result()
    store.close()

    def is_kept(what: str) -> bool:
        return bool(query(url, f"SELECT id FROM {what} LIMIT 1"))  # noqa: S608  (ours)

    with serving(settings(url, keep_tables_days=30)):
        wait_until(lambda: not is_kept("tables"))
        assert is_kept("devices")
    with serving(settings(url, keep_guests_days=30)):
        wait_until(lambda: not is_kept("devices"))


def test_a_table_that_waited_in_vain_goes_with_its_guests(url: str) -> None:
    """Otherwise a guest who once opened one would be kept forever, and it would stay open."""
    with serving(settings(url)) as server:
        host, ann, bob = (server.guest(name) for name in ("Host", "Ann", "Bob"))
        unseated, kept = host.new_table("open", "open"), bob.new_table("open", "me", "open")
        ann.post(f"{kept}/sit")
        ids = [client.get("/api/me").json()["id"] for client in (host, ann, bob)]
    store = Store(url)

    def age(connection: Any) -> None:
        connection.execute(schema.people.update().values(created=DAY))
        connection.execute(schema.tables.update().values(updated=DAY))
        away = schema.devices.c.person.in_(ids[:2])
        connection.execute(schema.devices.update().where(away).values(seen=DAY))

    store.writer.submit(age).result()

    done = store.writer.submit(lambda c: retention.forget(c, 30, 0, 100 * DAY)).result()

    names = store.ask(lambda c: people.names(c, ids))
    loads = [partial(table_log.load, id_=one[-24:]) for one in (unseated, kept)]
    tables = [store.ask(load) for load in loads]
    store.close()
    assert done == (2, 0)
    assert [names[id_].name for id_ in ids] == ["-", "-", "Bob"]
    assert [table.status for table in tables] == ["closed", "open"]
    assert [seat.person for seat in tables[1].seats] == [None, ids[2], None]
    assert verify(url) == []


def test_an_edition_goes_with_the_last_that_has_it(url: str) -> None:
    """With a table, with a shelf, with the person; one that is used elsewhere stays."""

    def edition(coins: int) -> str:
        return Edition.standard().text.replace("start_coins = 10", f"start_coins = {coins}")

    with serving(settings(url)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        kept = [ann.post("/api/shelf", name="Mine", text=edition(coins)) for coins in (11, 12, 13)]
        for coins in (12, 14):
            body = {"seats": ["me", "me"], "edition": edition(coins)}
            assert bob.post("/api/tables", **body).status_code == 201
        for one in kept[:2]:
            assert ann.delete(f"/api/shelf/{one.json()['id']}").status_code == 204
        discarded = coins_kept(url)
        ann.delete("/api/me")
        deleted = coins_kept(url)
    store = Store(url)
    over = schema.tables.update().values(status="over", updated=DAY)
    store.writer.submit(lambda c: c.execute(over)).result()
    store.writer.submit(lambda c: retention.forget(c, 0, 30, 100 * DAY)).result()
    store.close()

    assert discarded == {12, 13, 14}
    assert deleted == {12, 14}
    assert coins_kept(url) == set()


def coins_kept(url: str) -> set[int]:
    """Return by their coins which editions are stored."""
    texts_ = [row.text for row in query(url, "SELECT text FROM editions")]
    return {int(text.partition("start_coins = ")[2].split()[0]) for text in texts_}


def test_forgetting_goes_on_after_it_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may speak at a table that is just being deleted; nobody would notice the end."""
    monkeypatch.setattr(live_retention, "_HOUR", 0.0)
    tried: list[int] = []

    async def story() -> None:
        again = asyncio.Event()

        async def fails_first(*_: Any) -> retention.Forgotten:
            tried.append(1)
            if len(tried) == 1:
                raise IntegrityError("DELETE", {}, Exception("a line refers to it"))
            again.set()
            return retention.Forgotten(0, 0)

        monkeypatch.setattr(live_retention, "forget_some", fails_first)
        chosen: Any = SimpleNamespace(keep_guests_days=1, keep_tables_days=1)
        nothing: Any = None
        task = asyncio.create_task(live_retention.keep_forgetting(chosen, nothing, nothing))
        async with asyncio.timeout(30):
            await again.wait()
        task.cancel()

    asyncio.run(story())

    assert len(tried) > 1


def test_operators_act_at_the_same_time(url: str) -> None:
    """Each act has a number of its own in the audit log, whoever else acts meanwhile."""
    with serving(settings(url, limits=LIMITS)) as server:
        guests = {name: server.guest(name) for name in ("Olga", "Otto", "Oda")}
        people = {name: guest.get("/api/me").json()["id"] for name, guest in guests.items()}
    acts = 15

    def act(operator: str, person: str) -> None:
        admin = Admin(url, operator)
        for number in range(acts):
            admin.rename(person, f"{operator} {number}")
        admin.close()

    with ThreadPoolExecutor(3) as pool:
        done = [pool.submit(act, operator, person) for operator, person in people.items()]
        for one in done:
            one.result()
    admin = Admin(url, "Olga")
    numbers = [row["number"] for row in admin.audit()]
    admin.close()

    assert numbers == list(range(3 * acts, 0, -1))


def test_operators_see_people_and_decide(url: str) -> None:
    """And all they do is in the audit log, also by whom; what failed is not."""
    with serving(settings(url, limits=LIMITS)) as server:
        eve, ann = server.guest("Eve"), server.guest("Ann")
        table = eve.new_table("me", "open")
        eve.post(f"{table}/chat", text="rude")
        ann.post(f"{table}/chat/1/report", reason="insult")
    table_id = table.rpartition("/")[2]
    admin = Admin(url, "olga")

    (person,) = admin.people("ev")
    (report,) = admin.reports()
    admin.forbid(person["id"], "silence", 3, "rude")
    admin.remove_line(table_id, 1)
    admin.decide(report["id"], "silenced for three days")
    admin.rename(person["id"], "Somebody")
    admin.close_table(table_id)
    with pytest.raises(Refused, match="not_now"):
        admin.close_table(table_id)
    with pytest.raises(Refused, match="no_such_person"):
        admin.forbid("nobody", "ban", None, "?")
    with pytest.raises(Refused, match="no_such_person"):
        admin.log_out("nobody")

    assert admin.reports() == []
    assert [row["ban"] for row in admin.people("Somebody")] == ["silenced"]
    assert [row["status"] for row in admin.tables()] == ["closed"]
    assert admin.chat(table_id) == []
    admin.log_out(person["id"])
    admin.allow(person["id"])
    done = ["allow", "log-out", "close-table", "rename", "decide", "remove-line", "silence"]
    assert [row["did"] for row in admin.audit()] == done
    assert {row["operator"] for row in admin.audit()} == {"olga"}
    admin.close()
    assert verify(url) == []
