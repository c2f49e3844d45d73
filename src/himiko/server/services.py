"""The composition root: all parts of a running server, each given what it needs when it is made."""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from himiko.server.live.background import Background
from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.builder import Builder
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.networks import Networks
from himiko.server.live.news import News
from himiko.server.live.peers import Peers
from himiko.server.live.presence import Presence
from himiko.server.live.readiness import Readiness
from himiko.server.live.reviews import Reviews
from himiko.server.live.scheduler import Scheduler
from himiko.server.live.signal import Signal
from himiko.server.live.studies import Studies
from himiko.server.live.table_service import TableService
from himiko.server.live.uploads import Uploads
from himiko.server.quota import Quota
from himiko.server.settings import Settings
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage.store import Store

if TYPE_CHECKING:
    from himiko.server.live.table_session import TableSession


@dataclass(frozen=True, slots=True)
class Services:
    """What requests use, and what runs beside them."""

    engine: EngineStart
    store: Store
    clock: SteadyClock
    heartbeat: Heartbeat
    presence: Presence
    tables: TableService
    news: News
    bot_runner: BotRunner
    reviews: Reviews
    studies: Studies
    builder: Builder
    uploads: Uploads
    networks: Networks
    scheduler: Scheduler
    readiness: Readiness

    @classmethod
    def build(cls, settings: Settings, engine: EngineStart, store: Store | None = None) -> Self:
        """Make all parts; those that need each other share what was made before both.

        Tables are known to the service and to presence by `sessions`; bots hear of changes
        through `changes`.
        """
        store = store or Store(settings.database, settings.readers)
        peers = Peers(secrets.token_hex(8))
        clock = SteadyClock()
        background = Background()
        sessions: dict[str, TableSession] = {}
        changes: Signal[TableSession] = Signal()
        heartbeat = Heartbeat(store, clock, peers)
        presence = Presence(store, clock, background, peers, sessions)
        tables = TableService(
            engine=engine,
            store=store,
            clock=clock,
            background=background,
            sessions=sessions,
            changes=changes,
            heartbeat=heartbeat,
            presence=presence,
        )
        news = News(
            store=store,
            background=background,
            sessions=sessions,
            presence=presence,
            tables=tables,
        )
        networks = Networks()
        bot_runner = BotRunner(
            store=store,
            background=background,
            peers=peers,
            tables=tables,
            changes=changes,
            networks=networks,
            quota=Quota(settings.limits.thinking, settings.limits.thinking_burst),
            workers=settings.thinkers,
            seconds=settings.think_seconds,
        )
        scheduler = Scheduler(
            store=store,
            clock=clock,
            peers=peers,
            tables=tables,
            bot_runner=bot_runner,
            heartbeat=heartbeat,
            presence=presence,
            lone_tables=settings.limits.lone_tables,
        )
        reviews = Reviews(bot_runner, settings.hint_seconds)
        return cls(
            engine=engine,
            store=store,
            clock=clock,
            heartbeat=heartbeat,
            presence=presence,
            tables=tables,
            news=news,
            bot_runner=bot_runner,
            reviews=reviews,
            studies=Studies(
                Quota(settings.limits.studying, settings.limits.studying_burst),
                settings.studies,
                settings.study_seconds,
            ),
            builder=Builder(Quota(settings.limits.building, settings.limits.building_burst)),
            uploads=Uploads(),
            networks=networks,
            scheduler=scheduler,
            readiness=Readiness(store, heartbeat),
        )
