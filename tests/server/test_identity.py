"""Identity: devices, links, accounts, passwords, recovery. Nobody becomes somebody else."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from himiko.server.api.sign_in import PROOF_MS
from himiko.server.storage import devices
from himiko.server.storage.devices import LINK_MS, MOST
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.store import Store
from tests.server.clockwork import query, wait_until
from tests.server.serving import MANY, Client, Server, code, serving, settings

SECRET = "correct horse"  # noqa: S105
OTHER = "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
LIMITS = MANY.model_copy(update={"logins": 1e6, "logins_burst": 10**6})


@dataclass
class Held:
    """A moment that lasts as long as a test likes."""

    begun: threading.Event = field(default_factory=threading.Event)
    go_on: threading.Event = field(default_factory=threading.Event)


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """Return a server on either kind of database."""
    with serving(settings(url, limits=LIMITS)) as one:
        yield one


def account(server: Server, name: str) -> Client:
    """Return a client with an account of that name."""
    client = server.guest(f"{name} first")
    assert client.post("/api/account", name=name, password=SECRET).status_code == 200
    return client


def linked(server: Server, first: Client) -> Client:
    """Return a second device of the same person."""
    second = server.client()
    made = first.post("/api/me/code").json()["code"]
    assert second.post("/api/devices", code=made).status_code == 200
    return second


def who(client: Client) -> str:
    """Return somebody's id; '' if nobody knows them."""
    answer = client.get("/api/me")
    return str(answer.json()["id"]) if answer.status_code == 200 else ""


def change(server: Server, statement: str) -> None:
    """Change the database of a running server, and let it forget what it remembers."""
    store = Store(server.settings.database)
    store.writer.submit(lambda c: c.execute(text(statement))).result()
    store.close()
    context: Any = server.uvicorn.config.loaded_app
    while not hasattr(context, "state"):
        context = context.app
    context.state.context.forget()


# links


def test_a_link_is_for_once(server: Server) -> None:
    """And shows whose it is, and where it was made, before it is used."""
    ann, phone, third = server.guest("Ann"), server.client(), server.client()
    ann.headers["user-agent"] = FIREFOX
    made = ann.post("/api/me/code").json()["code"]

    shown = phone.post("/api/devices/owner", code=made).json()
    used = phone.post("/api/devices", code=made)
    again = third.post("/api/devices", code=made)

    assert (shown["name"], shown["verified"], shown["agent"]) == ("Ann", False, "Firefox, Linux")
    assert used.json()["id"] == who(ann)
    assert code(again) == (403, "wrong_code")
    assert code(third.post("/api/devices/owner", code=made)) == (403, "wrong_code")
    assert who(third) == ""


def test_a_link_is_for_ten_minutes(server: Server) -> None:
    """Then it leads nowhere."""
    ann, phone = server.guest("Ann"), server.client()
    made = ann.post("/api/me/code").json()
    change(server, f"UPDATE people SET code_until = code_until - {LINK_MS}")  # noqa: S608

    assert code(phone.post("/api/devices/owner", code=made["code"])) == (403, "wrong_code")
    assert code(phone.post("/api/devices", code=made["code"])) == (403, "wrong_code")


def test_a_new_link_voids_the_one_before(server: Server) -> None:
    """Whoever has found the old one has found nothing."""
    ann = server.guest("Ann")
    old = ann.post("/api/me/code").json()["code"]
    new = ann.post("/api/me/code").json()["code"]

    assert code(server.client().post("/api/devices", code=old)) == (403, "wrong_code")
    assert server.client().post("/api/devices", code=new).status_code == 200


# an account cannot be taken over


def test_who_made_a_link_is_not_in_the_account_of_who_used_it(server: Server) -> None:
    """The victim follows a link, then logs in: the games come along, the attacker does not."""
    victim = account(server, "Victim")
    attacker = server.guest("Attacker")
    table = attacker.new_table("me", "open")
    made = attacker.post("/api/me/code").json()["code"]
    browser = server.client()
    browser.post("/api/devices", code=made)

    answer = browser.post("/api/session", name="Victim", password=SECRET)

    assert answer.json()["id"] == who(victim)
    assert who(attacker) == ""
    assert code(attacker.patch("/api/me", json={"name": "Mine"})) == (401, "who_are_you")
    assert browser.state(table)["mine"] == [0]


def test_a_link_made_before_the_log_in_is_void(server: Server) -> None:
    """Nobody can follow the guest into the account."""
    account(server, "Ann")
    guest = server.guest("Guest")
    made = guest.post("/api/me/code").json()["code"]
    guest.post("/api/session", name="Ann", password=SECRET)

    assert code(server.client().post("/api/devices", code=made)) == (403, "wrong_code")


def test_an_account_begins_with_the_device_that_made_it(server: Server) -> None:
    """Others of the guest are logged out, links are void."""
    guest = server.guest("Guest")
    other = linked(server, guest)
    made = guest.post("/api/me/code").json()["code"]

    guest.post("/api/account", name="Ann", password=SECRET)

    assert who(other) == ""
    assert len(guest.get("/api/devices").json()) == 1
    assert code(server.client().post("/api/devices", code=made)) == (403, "wrong_code")


def copied(server: Server, client: Client) -> Client:
    """Return somebody who has the same cookie."""
    thief = server.client()
    thief.cookies = client.cookies
    return thief


def test_a_copied_cookie_is_not_in_the_account_made_of_it(server: Server) -> None:
    """Nor does it have the proof: the secret is another one from then on."""
    guest = server.guest("Guest")
    thief = copied(server, guest)

    guest.post("/api/account", name="Ann", password=SECRET)

    assert (who(guest) != "", who(thief)) == (True, "")
    assert code(thief.put("/api/account/password", json={"password": OTHER}))[0] == 401
    assert guest.put("/api/account/password", json={"password": OTHER}).status_code == 204


def test_a_copied_cookie_does_not_outlive_the_password(server: Server) -> None:
    """Who fears that somebody has it, changes the password."""
    ann = account(server, "Ann")
    thief = copied(server, ann)

    answer = ann.put("/api/account/password", json={"password": OTHER})

    assert answer.status_code == 204
    assert (who(ann) != "", who(thief)) == (True, "")
    assert len(ann.get("/api/devices").json()) == 1


@pytest.fixture
def secure(url: str) -> Iterator[Server]:
    """Return a server behind TLS."""
    with serving(settings(url, limits=LIMITS, secure=True)) as one:
        yield one


def test_over_tls_nobody_else_can_plant_the_cookie(secure: Server) -> None:
    """Its name says so to browsers: they then ask for TLS, all paths, and no domain."""
    answer = secure.client().post("/api/me", name="Ann")

    named, *attributes = answer.headers.get_list("set-cookie")[0].split("; ")
    assert named.startswith("__Host-himiko=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(attributes)
    assert not any(one.startswith("Domain") for one in attributes)
    gone = secure.client().delete("/api/session", headers={"cookie": named})
    assert '__Host-himiko=""' in gone.headers["set-cookie"]
    assert "Secure" in gone.headers.get_list("set-cookie")[0]


def test_the_plain_cookie_of_before_is_renamed(secure: Server) -> None:
    """Nobody is logged out by an upgrade; beside the other it counts for nothing."""
    made = secure.client().post("/api/me", name="Ann").headers["set-cookie"].partition(";")[0]
    plain = made.removeprefix("__Host-")
    other = secure.client().post("/api/me", name="Eve").headers["set-cookie"].partition(";")[0]

    known = secure.client().get("/api/me/who", headers={"cookie": plain})
    both = secure.client().get("/api/me", headers={"cookie": f"{plain}; {other}"})
    wrong = secure.client().get("/api/me", headers={"cookie": f"{plain}; __Host-himiko=x.y"})

    assert known.json()["name"] == "Ann"
    kept, dropped = known.headers.get_list("set-cookie")
    assert kept.startswith(f"{made};")
    assert dropped.startswith('himiko="";')
    assert both.json()["name"] == "Eve"
    assert wrong.status_code == 401


def test_another_account_is_not_swallowed_by_a_log_in(server: Server) -> None:
    """Only guests are; this browser has changed hands."""
    ann, bob = account(server, "Ann"), account(server, "Bob")
    before = who(ann)

    ann.post("/api/session", name="Bob", password=SECRET)

    assert who(ann) == who(bob)
    assert before not in ann.get("/api/me").json()["ids"]


# devices


def test_devices_are_listed_and_logged_out(server: Server) -> None:
    """One, or all others; somebody else's cannot be."""
    ann = server.guest("Ann")
    second, third, eve = linked(server, ann), linked(server, ann), server.guest("Eve")
    second.headers["user-agent"] = FIREFOX
    listed = second.get("/api/devices").json()
    here = next(one["id"] for one in listed if one["here"])
    assert len(listed) == 3

    assert code(eve.delete(f"/api/devices/{here}")) == (404, "no_such_device")
    assert ann.delete(f"/api/devices/{here}").status_code == 204

    assert who(second) == ""
    assert who(third) == who(ann) != ""
    assert ann.delete("/api/devices").status_code == 204
    assert who(third) == ""
    assert [one["here"] for one in ann.get("/api/devices").json()] == [True]


def test_a_browser_that_changes_hands_leaves_no_device_behind(server: Server) -> None:
    """Its cookie is gone, so the device would be nobody's."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    second = linked(server, ann)

    made = bob.post("/api/me/code").json()["code"]
    second.post("/api/devices", code=made)

    assert len(ann.get("/api/devices").json()) == 1
    assert len(bob.get("/api/devices").json()) == 2


def test_devices_are_not_endless(store: Store) -> None:
    """The one that was not used for longest makes room."""
    from himiko.server.storage import devices, people  # noqa: PLC0415

    person = store.writer.submit(lambda c: people.new_guest(c, "Ann", 1)).result()

    def add(now: int) -> None:
        store.writer.submit(lambda c: devices.new_device(c, person, now)).result()

    for now in range(MOST + 3):
        add(now)

    kept = store.ask(lambda c: devices.listed(c, [person]))
    assert [one["seen"] for one in kept] == list(range(MOST + 2, 2, -1))


def test_a_device_logged_out_while_it_is_looked_up_is_not_remembered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before it was logged out is no longer true."""
    ann = server.guest("Ann")
    phone = linked(server, ann)
    server.uvicorn.config.app.state.context.forget()  # type: ignore[union-attr]
    held, real = Held(), devices.identify

    def slow(connection: Any, cookie: str, now: int) -> Any:
        found = real(connection, cookie, now)
        if cookie == phone.cookies["himiko"]:
            held.begun.set()
            assert held.go_on.wait(60)
        return found

    monkeypatch.setattr(devices, "identify", slow)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(who, phone)
        assert held.begun.wait(60)
        ann.delete("/api/devices")
        held.go_on.set()
        first.result()

    assert who(phone) == ""


def test_a_device_is_logged_out_even_if_nobody_knows_whether_it_is_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has stored it, and its answer was lost: it is not let in from memory."""
    ann = server.guest("Ann")
    phone = linked(server, ann)
    assert who(phone)
    real = Store.write

    async def lost(store: Store, job: Any) -> Any:
        await real(store, job)
        raise StorageAway

    monkeypatch.setattr(Store, "write", lost)
    answer = ann.delete("/api/devices")

    assert code(answer) == (503, "storage_away")
    assert who(phone) == ""


def test_who_takes_another_name_makes_nobody_else_be_looked_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One client that does nothing else would have the database asked who everybody is."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    asked, real = [], devices.identify

    def noted(connection: Any, cookie: str, now: int) -> Any:
        asked.append(cookie)
        return real(connection, cookie, now)

    monkeypatch.setattr(devices, "identify", noted)
    who(ann)
    asked.clear()

    for number in range(5):
        assert eve.patch("/api/me", json={"name": f"Eve {number}"}).status_code == 200
        assert who(ann) != ""

    assert ann.cookies["himiko"] not in asked
    assert eve.get("/api/me").json()["name"] == "Eve 4"


# passwords and recovery


def test_passwords_are_hashed_at_a_price(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With 64 MiB and three rounds, which the other tests spare themselves."""
    monkeypatch.undo()
    url = f"sqlite:///{tmp_path / 'himiko.db'}"

    with serving(settings(url, limits=LIMITS)) as server:
        account(server, "Ann")
        answer = server.client().post("/api/session", name="Ann", password=SECRET)

    ((stored,),) = query(url, "SELECT password FROM people WHERE password IS NOT NULL")
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert answer.status_code == 200


def test_another_password_logs_the_others_out(server: Server) -> None:
    """The old one is then worth nothing."""
    ann = account(server, "Ann")
    other = server.client()
    other.post("/api/session", name="Ann", password=SECRET)

    assert ann.put("/api/account/password", json={"password": OTHER}).status_code == 204

    assert who(other) == ""
    assert who(ann) != ""
    refused = other.post("/api/session", name="Ann", password=SECRET)
    assert code(refused) == (403, "wrong_password")
    assert other.post("/api/session", name="Ann", password=OTHER).status_code == 200


@contextmanager
def held_up(monkeypatch: pytest.MonkeyPatch, server: Server, part: str) -> Iterator[Held]:
    """Hold up the first password that is hashed or compared, after that is done."""
    hasher = server.uvicorn.config.app.state.context.hasher  # type: ignore[union-attr]
    real = getattr(hasher, part)
    held = Held()

    def slow(*args: Any) -> Any:
        made = real(*args)
        if not held.begun.is_set():
            held.begun.set()
            assert held.go_on.wait(60)
        return made

    monkeypatch.setattr(type(hasher), part, lambda _, *args: slow(*args))
    try:
        yield held
    finally:
        held.go_on.set()


def test_a_password_that_is_changed_meanwhile_lets_nobody_in(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To compare it takes a while; whoever comes in afterwards would not have been logged out."""
    ann, thief = account(server, "Ann"), server.client()

    with held_up(monkeypatch, server, "verify") as held, ThreadPoolExecutor(1) as pool:
        late = pool.submit(thief.post, "/api/session", name="Ann", password=SECRET)
        assert held.begun.wait(60)
        changed = ann.put("/api/account/password", json={"password": OTHER})
        held.go_on.set()
        refused = late.result()

    assert changed.status_code == 204
    assert code(refused) == (403, "wrong_password")
    assert who(thief) == ""


def test_a_device_logged_out_meanwhile_changes_no_password(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor anything else of how one signs in: its proof went with it."""
    ann, thief = account(server, "Ann"), server.client()
    thief.post("/api/session", name="Ann", password=SECRET)

    with held_up(monkeypatch, server, "hash") as held, ThreadPoolExecutor(1) as pool:
        late = pool.submit(thief.put, "/api/account/password", json={"password": OTHER})
        assert held.begun.wait(60)
        ann.delete("/api/devices")
        held.go_on.set()
        refused = late.result()

    assert code(refused) == (401, "who_are_you")
    assert who(ann) != ""
    assert ann.post("/api/session", name="Ann", password=SECRET).status_code == 200


@pytest.mark.parametrize("why", ["linked", "long ago"])
def test_a_browser_left_open_cannot_take_the_account(server: Server, why: str) -> None:
    """Changing the ways to sign in needs a fresh proof of identity; logging in is one."""
    ann = account(server, "Ann")
    browser = linked(server, ann) if why == "linked" else ann
    change(server, f"UPDATE devices SET proved = proved - {PROOF_MS}")  # noqa: S608
    tries: dict[str, Callable[[], Any]] = {
        "password": lambda: browser.put("/api/account/password", json={"password": OTHER}),
        "codes": lambda: browser.post("/api/account/recovery-codes"),
        "link": lambda: browser.post("/api/me/code"),
        "passkey": lambda: browser.post("/api/passkeys/options"),
        "name": lambda: browser.patch("/api/me", json={"name": "Mai"}),
        "name again": lambda: browser.post("/api/me", name="Mai"),
        "delete": lambda: browser.delete("/api/me"),
    }

    refused = {name: code(attempt()) for name, attempt in tries.items()}
    browser.post("/api/session", name="Ann", password=SECRET)
    after = [tries[name]().status_code for name in ("password", "codes", "link", "name")]

    assert set(refused.values()) == {(403, "prove_yourself")}
    assert after == [204, 200, 200, 200]


def test_a_recovery_code_brings_back_who_lost_the_password(server: Server) -> None:
    """Once; with a new password, and all devices logged out."""
    ann = account(server, "Ann")
    codes = ann.post("/api/account/recovery-codes").json()["codes"]
    assert ann.get("/api/me").json()["recovery_codes"] == len(codes) == 8
    back, thief = server.client(), server.client()
    typed = codes[0].upper()[:4] + "-" + codes[0][4:]

    answer = back.post("/api/account/recovery", name="ANN", code=typed, password=OTHER)
    again = thief.post("/api/account/recovery", name="Ann", code=codes[0], password="x" * 8)
    wrong = thief.post("/api/account/recovery", name="Bob", code=codes[1], password="x" * 8)

    assert answer.json()["recovery_codes"] == 7
    assert code(again) == code(wrong) == (403, "wrong_code")
    assert who(ann) == ""
    assert ann.post("/api/session", name="Ann", password=OTHER).status_code == 200


def test_new_recovery_codes_void_the_old_and_are_not_stored(server: Server) -> None:
    """Only their hashes are."""
    ann = account(server, "Ann")
    old = ann.post("/api/account/recovery-codes").json()["codes"]
    new = ann.post("/api/account/recovery-codes").json()["codes"]
    store = Store(server.settings.database)
    kept = store.ask(lambda c: c.execute(text("SELECT hash FROM recovery_codes")).scalars().all())
    store.close()

    refused = server.client().post("/api/account/recovery", name="Ann", code=old[0], password=OTHER)
    assert code(refused) == (403, "wrong_code")
    assert len(kept) == 8
    assert not any(one.encode() in bytes(value) for one in new for value in kept)


def test_guests_have_no_password_to_change(server: Server) -> None:
    """Nor recovery codes."""
    guest = server.guest("Guest")

    refused = [
        guest.put("/api/account/password", json={"password": OTHER}),
        guest.post("/api/account/recovery-codes"),
    ]

    assert [code(answer) for answer in refused] == [(409, "no_account")] * 2


# names


@pytest.mark.parametrize(
    "worn", ["Ann", "ANN", "\u0391nn", "\U0001d400\U0001d427\U0001d427", "ann"]
)
def test_nobody_wears_the_name_of_an_account(server: Server, worn: str) -> None:
    """Neither the same, nor one that looks like it; it is shown as verified."""
    guest = server.guest("Ann")
    table = guest.new_table("me", "open")
    ann = account(server, "Ann")
    own = ann.new_table("me", "open")

    tries = [
        server.client().post("/api/me", name=worn),
        server.guest("Eve").patch("/api/me", json={"name": worn}),
        server.guest("Eve").post("/api/account", name=worn, password=SECRET),
    ]

    refused = {answer.json()["code"] for answer in tries}
    assert refused <= {"name_taken", "bad_name"}
    assert ann.get("/api/me").json()["verified"]
    wait_until(lambda: guest.state(table)["table"]["seats"][0]["name"] != "Ann")
    seats = [client.state(one)["table"]["seats"][0] for client, one in ((guest, table), (ann, own))]
    assert [seat["verified"] for seat in seats] == [False, True]
    assert seats[0]["name"].startswith("Ann ")
    assert seats[1]["name"] == "Ann"


@pytest.mark.parametrize(
    ("name", "worn"),
    [
        ("max", "Max"),
        ("ida", "Ida"),
        ("Ida", "lda"),
        ("Iris", "\u0131r\u0131s"),
        ("ALICE", "al\u0131ce"),
        ("MIMI", "m\u0131m\u0131"),
    ],
)
def test_a_name_is_an_account_s_in_small_and_large_letters(
    server: Server, name: str, worn: str
) -> None:
    """Some letters look like others in one of the two only: a guest of before is renamed, too."""
    guest = server.guest(worn)
    account(server, name)

    later = server.client().post("/api/me", name=worn)

    assert code(later) == (409, "name_taken")
    wait_until(lambda: guest.get("/api/me").json()["name"] != worn)
    assert guest.get("/api/me").json()["name"].startswith(f"{worn} ")


def test_an_account_is_renamed_with_its_log_in(server: Server) -> None:
    """The old name is free again."""
    ann = account(server, "Ann")

    assert ann.patch("/api/me", json={"name": "Mai"}).json()["account"] == "mai"

    assert ann.get("/api/me").json()["verified"]
    assert server.client().post("/api/session", name="Mai", password=SECRET).status_code == 200
    assert server.client().post("/api/me", name="Ann").status_code == 200
    assert code(server.client().post("/api/me", name="mai")) == (409, "name_taken")


def test_lists_show_the_account_of_a_guest_one_was(server: Server) -> None:
    """With its verified name, in the lobby as at the table and in the chat."""
    account(server, "Ann")
    guest = server.guest("Guest")
    table = guest.new_table("me", "open", listed=True)
    guest.post(f"{table}/chat", text="hello")
    guest.post("/api/session", name="Ann", password=SECRET)
    eve = server.guest("Eve")

    seat = eve.get("/api/tables").json()[0]["seats"][0]
    line = eve.get(f"{table}/chat").json()[0]

    assert (seat["name"], seat["verified"]) == ("Ann", True)
    assert (line["name"], line["verified"]) == ("Ann", True)


def test_a_deleted_host_leaves_no_open_table(server: Server) -> None:
    """Nobody would ever start it."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "open", listed=True)
    watched = ann.new_table("open", "open", listed=True)

    ann.delete("/api/me")

    eve = server.guest("Eve")
    assert eve.get("/api/tables").json() == []
    assert [eve.state(one)["status"] for one in (table, watched)] == ["closed"] * 2
