"""Whose cookie it is, remembered for half a minute.

When something about a person changes, that person is forgotten and nobody else: otherwise one
client that renames itself again and again would have the database asked who everybody is.
"""

import time
from collections.abc import Iterable
from typing import Final

from himiko.server.tables import Identity

_SECONDS: Final = 30.0
_MOST: Final = 20_000


class IdentityCache:
    """Identities by their cookies."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Identity, float]] = {}
        self._cookies: dict[str, set[str]] = {}
        """The cookies of each id."""
        self.changes = 0
        """How often somebody was forgotten: what was read before that may be wrong by now."""

    def find(self, cookie: str) -> Identity | None:
        """Return whose cookie it is, if that is remembered."""
        who, until = self._known.get(cookie, (None, 0.0))
        return who if until > time.monotonic() else None

    def remember(self, cookie: str, who: Identity, changes: int) -> None:
        """Note whose cookie it is, unless something has changed since that was read."""
        if changes != self.changes:
            return
        if len(self._known) >= _MOST:
            self._known.clear()
            self._cookies.clear()
        self._drop(cookie)
        self._known[cookie] = who, time.monotonic() + _SECONDS
        for id_ in who.ids:
            self._cookies.setdefault(id_, set()).add(cookie)

    def forget(self, people: Iterable[str]) -> None:
        """Forget people: something about them has changed."""
        self.changes += 1
        for id_ in people:
            for cookie in list(self._cookies.get(id_, ())):
                self._drop(cookie)

    def forget_all(self) -> None:
        """Forget everybody."""
        self.changes += 1
        self._known.clear()
        self._cookies.clear()

    def _drop(self, cookie: str) -> None:
        who, _ = self._known.pop(cookie, (None, 0.0))
        for id_ in who.ids if who is not None else ():
            self._cookies[id_].discard(cookie)
            if not self._cookies[id_]:
                del self._cookies[id_]
