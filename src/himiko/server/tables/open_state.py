"""The open state: what all eyes see of a moment, written as JSON once for all of them.

It goes to the other processes with the entry that led there, so that they need not make it again.
"""

from typing import NamedTuple, Self

from pydantic_core import from_json, to_json

from himiko.game.shapes import Known
from himiko.game.view import view_of
from himiko.server.tables.state import Snapshot, lies_face_down, own_members
from himiko.server.tables.table import Table


class OpenState(NamedTuple):
    """Members of a JSON object; the last one is the view, without what only some seats know."""

    members: bytes
    known: dict[str, Known]
    """What seats know of the tiles to come, by seat."""

    @classmethod
    def of(cls, table: Table) -> Self | None:
        """Write it; None: there is no game, or eyes differ in more than this."""
        if table.game is None or lies_face_down(table):
            return None
        position, facts = Snapshot.of(table.game)
        members = to_json({**facts, "view": view_of(position, None)})[1:-1]
        return cls(members, position.get("known", {}))

    def state(self, table: Table, seat: int | None, since: int, now: int) -> bytes:
        """Return as JSON what `state` says of the table that this is the open state of."""
        own = to_json(own_members(table, seat, since, now))
        known = self.known.get(str(seat))
        if known is None:
            return b"".join((own[:-1], b",", self.members, b"}"))
        more = to_json({str(seat): known})
        return b"".join((own[:-1], b",", self.members[:-1], b',"known":', more, b"}}"))

    def write(self) -> str:
        """Return it as two lines."""
        return b"\n".join((to_json(self.known), self.members)).decode()

    @classmethod
    def read(cls, lines: str) -> Self:
        """Read it again."""
        known, _, members = lines.partition("\n")
        return cls(members.encode(), from_json(known))
