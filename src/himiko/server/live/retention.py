"""Forgetting old guests and tables while the server runs, a few at a time."""

import asyncio
from typing import Final

import structlog

from himiko.server.settings import Settings
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import retention
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.store import Store

_log = structlog.get_logger("himiko.retention")
_HOUR: Final = 3600.0
_PAUSE: Final = 1.0


async def keep_forgetting(settings: Settings, store: Store, clock: SteadyClock) -> None:
    """Look every hour, if anything is to be forgotten at all."""
    if not settings.keep_guests_days and not settings.keep_tables_days:
        return
    while True:
        done = retention.Forgotten(0, 0)
        try:
            done = await forget_some(settings, store, clock)
        except StorageAway:
            pass  # logged where it was noticed
        except Exception:  # noqa: BLE001  (nobody else would hear of it: the next time, perhaps)
            _log.exception("cannot_forget")
        if any(done):
            _log.info("forgotten", **done._asdict())
        await asyncio.sleep(_PAUSE if max(done) == retention.BATCH else _HOUR)


async def forget_some(settings: Settings, store: Store, clock: SteadyClock) -> retention.Forgotten:
    """Forget one batch."""
    now = clock()
    return await store.write(
        lambda c: retention.forget(c, settings.keep_guests_days, settings.keep_tables_days, now)
    )
