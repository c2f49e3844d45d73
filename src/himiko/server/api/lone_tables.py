"""Tables at which computer players play among themselves: few for each person, and not often."""

from collections.abc import Iterable

from himiko.server.api.context import Context
from himiko.server.refused import Refused
from himiko.server.storage import table_queries
from himiko.server.tables import Identity, NewEntry, Table


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
