"""Readiness: can this process do its work, as far as it knows at this moment?"""

import asyncio
from typing import TYPE_CHECKING

from himiko.server.live.heartbeat import Heartbeat
from himiko.server.storage.store import Store

if TYPE_CHECKING:
    from himiko.server.live.notices import Notices


class Readiness:
    """What the heartbeat, the notices and the disk say."""

    def __init__(self, store: Store, heartbeat: Heartbeat) -> None:
        self._store = store
        self._heartbeat = heartbeat
        self.notices: Notices | None = None
        """Where other processes are heard; None: there are none."""

    @property
    def writes(self) -> bool:
        """Was something written within the last seconds?"""
        return self._heartbeat.is_written

    @property
    def listens(self) -> bool:
        """Does it hear what the other processes do?"""
        return self.notices is None or self.notices.is_listening

    @property
    def is_ready(self) -> bool:
        """Can it write, and is what it shows not stale?"""
        return self.writes and self.listens

    async def has_room(self) -> bool:
        """Is the database's file there, with room to grow? Of PostgreSQL its own server knows."""
        file = self._store.file
        if file is None:
            return True
        return await asyncio.to_thread(lambda: file.is_there and file.has_room)
