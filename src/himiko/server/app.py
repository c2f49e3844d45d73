"""The application: `create_app(settings)`; also uvicorn's factory, with settings from outside."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.responses import JSONResponse

from himiko import __version__
from himiko.bots.warm_up import warm_up
from himiko.rules import engine
from himiko.server.api import accounts, chat, lobby, operate, socket, tables
from himiko.server.api.context import Context
from himiko.server.api.errors import add_handlers
from himiko.server.api.guard import Guard
from himiko.server.api.page import add_page
from himiko.server.api.schema import add_socket_messages
from himiko.server.live.notices import Notices
from himiko.server.logging_setup import set_up_logging
from himiko.server.services import Services
from himiko.server.settings import Settings
from himiko.server.storage.lock import lock


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application; the database is opened when it starts."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.context = server
            yield

    app = FastAPI(
        title="himiko",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        default_response_class=JSONResponse,
        separate_input_output_schemas=False,
    )
    add_handlers(app)
    add_socket_messages(app)
    for part in (operate, accounts, lobby, tables, chat, socket):
        app.include_router(part.router)
    add_page(app, settings.page)
    app.add_middleware(Guard, settings=settings)
    return app


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Context]:
    """Open everything, and close it in the order that loses nothing."""
    set_up_logging(settings)
    await asyncio.to_thread(warm_up if settings.warm else engine.prepare)
    alone = lock(settings.database, settings.address)
    services = await asyncio.to_thread(Services.build, settings)
    server = Context(settings, services)
    notices = None
    if server.store.shared:
        notices = Notices(settings.database, server.on_notice, server.tables.invalidate_all)
    await services.scheduler.start()
    try:
        yield server
    finally:
        server.closing = True
        server.bot_runner.close()
        await services.scheduler.stop()
        if notices is not None:
            await asyncio.to_thread(notices.close)
        await asyncio.to_thread(server.store.close)
        if alone is not None:
            alone.close()
