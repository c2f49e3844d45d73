"""Tables at which computer players play among themselves: few for each person, and not often.

The last person to leave a game is charged for what goes on without people, too. Over the limit
they can still leave, but the computer players then think only while somebody looks.
"""

from collections.abc import Iterable
from typing import Final

from himiko.server.api.context import Context
from himiko.server.refused import Refused
from himiko.server.storage import table_queries
from himiko.server.tables import Identity, NewEntry, Table

_OVER: Final = frozenset({"too_many_tables", "too_many"})


async def charge_lone(server: Context, who: Identity, client: str) -> None:
    """Charge somebody for a table without people, before it is started."""
    most = server.settings.limits.lone_tables
    if await server.store.read(lambda c: table_queries.number_alone(c, who.ids)) >= most:
        raise Refused("too_many_tables", most=most)
    server.lone_starts.check(client)


def starts_alone(table: Table, new_entries: Iterable[NewEntry]) -> bool:
    """Would entries start a game at which nobody sits?"""
    given = {one.seat for one in new_entries if one.kind == "seated"}
    starts = any(one.kind in {"dealing", "started"} for one in new_entries)
    people = [n for n, one in enumerate(table.seats) if one.kind == "human" and n not in given]
    return starts and not people


async def may_go_on(server: Context, table: Table, who: Identity) -> bool:
    """May computer players go on when somebody leaves? They are charged, if nobody else is there.

    While others sit there it is not known: they may leave at the same moment, and then be charged.
    """
    if not table.seats_of(who) or not table.is_deserted_by(table.seats_of(who)):
        return False
    try:
        await charge_lone(server, who, server.networks.of(who.id))
    except Refused as refused:
        if refused.code not in _OVER:
            raise
        return False
    return True
