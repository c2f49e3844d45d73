"""Letting people in: cookies, what a browser calls itself, and proofs of who one is."""

from collections.abc import Callable, Iterable
from typing import Final

from fastapi import Request, Response
from sqlalchemy import Connection

from himiko.server.api.context import Context
from himiko.server.api.cookie import set_cookie
from himiko.server.api.models import Me
from himiko.server.refused import Refused
from himiko.server.storage import credentials, devices, people
from himiko.server.storage.notices import notify
from himiko.server.tables import Identity

PROOF_MS: Final = 15 * 60 * 1000
"""How long after signing in a person may change the ways to sign in."""
# In this order: most browsers also name those they descend from.
_BROWSERS: Final = {
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def agent(request: Request) -> str:
    """Return browser and system in two words, which is all that is kept of them."""
    said = request.headers.get("user-agent", "")
    words = [
        next((name for sign, name in names.items() if sign in said), "")
        for names in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, words))


async def describe(server: Context, who: Identity) -> Me:
    """Return what a person is sent about themselves."""

    def read(connection: Connection) -> Me:
        row = people.owner(connection, who.id)
        return Me(
            id=who.id,
            ids=sorted(who.ids),
            name=row.name,
            account=row.account,
            verified=row.verified is not None,
            recovery_codes=credentials.codes_left(connection, who.id),
        )

    return await server.store.read(read)


async def change(
    server: Context, ids: Iterable[str], job: Callable[[Connection], list[str] | None]
) -> None:
    """Change something about people, and notify every part that remembers them.

    `job` may return the ids of more people about whom something has changed. Even if the database
    does not say whether it was stored, nobody is let in from memory who may be logged out.
    """
    known = sorted(ids)  # in one order: what happens follows from it

    def changed(connection: Connection) -> list[str]:
        all_ = known + (job(connection) or [])
        notify(connection, *(f"person {id_}" for id_ in all_))
        return all_

    all_ = known
    try:
        all_ = await server.store.write(changed)
    finally:
        server.forget(all_)
    for id_ in all_:
        server.tables.reread_name(id_)


async def enter(
    server: Context, request: Request, response: Response, find: Callable[[Connection], str]
) -> Me:
    """Sign this browser in as the person that `find` returns; it was somebody else's before.

    `find` runs within the same transaction. Somebody with a proof (password, passkey, recovery
    code) takes over the games of the guest they were here; see `sign_in`.
    """
    return await _enter(server, request, response, find, proved=False)


async def sign_in(
    server: Context, request: Request, response: Response, find: Callable[[Connection], str]
) -> Me:
    """Sign in to the account that `find` returns, which takes over the games of the guest."""
    return await _enter(server, request, response, find, proved=True)


async def _enter(
    server: Context,
    request: Request,
    response: Response,
    find: Callable[[Connection], str],
    *,
    proved: bool,
) -> Me:
    now, cookie, browser = server.clock(), server.cookie(request), agent(request)
    before = await server.device(cookie) if cookie else None
    made: list[devices.Device] = []

    def work(connection: Connection) -> None:
        person = find(connection)
        if before is not None:
            devices.forget(connection, before.device)
            if proved:
                people.merge(connection, before.who.id, person)
        made.append(devices.new_device(connection, person, now, browser, proved=proved))

    await change(server, before.who.ids if before else (), work)
    who = await server.identify(made[-1].cookie)
    if who is None:
        raise Refused("who_are_you")
    await change(server, who.ids, lambda _: None)
    set_cookie(response, server.settings, made[-1])
    return await describe(server, who)


async def renew(
    server: Context,
    request: Request,
    response: Response,
    who: Identity,
    job: Callable[[Connection], list[str] | None],
) -> None:
    """Change how somebody signs in: they go on with a new secret, and all others are logged out.

    Others may have a copy of the old cookie; the proof is not theirs.
    """
    now, browser = server.clock(), agent(request)
    made: list[devices.Device] = []

    def work(connection: Connection) -> list[str] | None:
        more = job(connection)
        devices.log_out_all(connection, who.ids)
        made.append(devices.new_device(connection, who.id, now, browser, proved=True))
        return more

    await change(server, who.ids, work)
    set_cookie(response, server.settings, made[-1])


async def require_proof(server: Context, request: Request) -> devices.Known:
    """Return who asks and on which device.

    The owner of an account must have proved a moment ago that it is theirs: a browser left open
    is not enough to change how they sign in.
    """
    known = await server.device(server.cookie(request))
    if known is None:
        raise Refused("who_are_you")
    account = await server.store.read(lambda c: people.account_of(c, known.who.id))
    if account is not None and server.clock() - known.proved > PROOF_MS:
        raise Refused("prove_yourself")
    return known
