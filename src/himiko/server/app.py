"""The application: `create_app(settings)`; also uvicorn's factory, with settings from outside."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.responses import JSONResponse

from himiko import __version__
from himiko.bots.warm_up import warm_up
from himiko.rules.engine import is_cached, prepare
from himiko.server.api import (
    accounts,
    chat,
    devices,
    editions,
    live_table,
    lobby,
    operate,
    passkeys,
    plans,
    shelf,
    solo,
    study,
    tables,
)
from himiko.server.api.context import Context
from himiko.server.api.errors import add_handlers
from himiko.server.api.guard import Guard
from himiko.server.api.page import add_page
from himiko.server.api.schema import add_schema, add_socket_messages
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.notices import Notices
from himiko.server.live.retention import keep_forgetting
from himiko.server.logging_setup import set_up_logging
from himiko.server.services import Services
from himiko.server.settings import Settings
from himiko.server.storage.lock import lock

READY_SECONDS: Final = 1.0
"""How often a process checks whether it is ready."""


def create_app(
    settings: Settings | None = None, on_ready: Callable[[], None] = lambda: None
) -> FastAPI:
    """Return the application; the database is opened when it starts.

    `on_ready` is called when the engine is compiled.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, on_ready) as server:
            app.state.context = server
            yield

    app = FastAPI(
        title="himiko",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # see `add_schema`
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        default_response_class=JSONResponse,
        separate_input_output_schemas=False,
    )
    add_handlers(app)
    add_socket_messages(app)
    add_schema(app)
    people_parts = (accounts, devices, passkeys)
    table_parts = (tables, plans, chat, live_table)
    for part in (operate, editions, study, shelf, *people_parts, lobby, solo, *table_parts):
        app.include_router(part.router)
    add_page(app, settings.page)
    app.add_middleware(Guard, settings=settings)
    return app


@asynccontextmanager
async def running(settings: Settings, on_ready: Callable[[], None]) -> AsyncIterator[Context]:
    """Open everything, and close it in the order that loses nothing.

    The page is served at once; tables and clocks wait until the engine is compiled.
    """
    set_up_logging(settings)
    alone = lock(settings.database, settings.address)
    start = EngineStart(warm_up if settings.warm else prepare, is_cached=is_cached())
    services = await asyncio.to_thread(Services.build, settings, start)
    await services.heartbeat.align()
    server = Context(settings, services)
    notices = None
    if server.store.shared:
        notices = Notices(
            settings.database, server.on_notice, server.on_missed, server.news.concerns
        )
        services.readiness.notices = notices
    start.start()
    working = asyncio.create_task(_work(services, on_ready))
    forgetting = asyncio.create_task(keep_forgetting(settings, services.store, services.clock))
    try:
        yield server
    finally:
        server.closing = True
        server.bot_runner.close()
        services.uploads.close()
        services.builder.close()
        working.cancel()
        forgetting.cancel()
        await asyncio.gather(working, forgetting, return_exceptions=True)
        await services.scheduler.stop()
        if notices is not None:
            await asyncio.to_thread(notices.close)
        await asyncio.to_thread(server.store.close)
        if alone is not None:
            alone.close()


async def _work(services: Services, on_ready: Callable[[], None]) -> None:
    """Look after clocks and computer players, once the engine is there."""
    await services.engine.finished()
    on_ready()
    await services.scheduler.start()
    if not services.store.shared:
        return
    while True:  # a process that is not ready leaves the work to the others, if there are any
        await asyncio.sleep(READY_SECONDS)
        services.tables.leave_pool(out=not services.readiness.is_ready)
