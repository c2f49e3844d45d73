"""Where a table's socket is opened: who may open one, and how it ends."""

from functools import partial
from typing import Annotated, Final, Literal

import structlog
from fastapi import APIRouter, Query, WebSocket
from starlette.types import Receive, Send

from himiko.server.api.command_models.command import SeatNumber
from himiko.server.api.context import Context, TableId, address, context
from himiko.server.api.errors import status_of
from himiko.server.api.guard import is_ours, is_own
from himiko.server.api.socket import Socket, Visit
from himiko.server.api.socket_end import INTERNAL, REFUSED, RESTART, TOO_MANY, Closed, Gone, close
from himiko.server.api.socket_protocol import STAY
from himiko.server.refused import Refused

_log = structlog.get_logger("himiko.socket")
router = APIRouter()
UNAVAILABLE: Final = 503


@router.websocket("/api/tables/{id}/live")
async def live_table(  # noqa: PLR0913, PLR0917  (parts of the address)
    socket: WebSocket,
    id: TableId,  # noqa: A002  (the name in the API)
    seat: Annotated[SeatNumber | None, Query()] = None,
    ply: Annotated[int, Query(ge=0, le=100_000)] = 0,
    version: Annotated[int, Query(ge=-1, le=10_000_000)] = -1,
    answers: Annotated[Literal["plain", "state"], Query()] = "plain",
    audience: Annotated[bool, Query()] = False,  # noqa: FBT002
) -> None:
    """Look at a table and play; `ply` and `version` say what the client already has.

    `answers=state`: the state after a message comes within its answer. `audience`: see the table as
    spectators do, even as a player.
    """
    server = context(socket)
    client = address(socket)
    own = is_own(socket.headers, server.settings.origins)
    if not own or not is_ours(socket.headers, server.settings.hosts):
        await socket.close(REFUSED, "wrong_origin")
        return
    if not server.openings.take(client):
        await socket.close(TOO_MANY, "too_many")
        return
    await socket.accept()
    if server.closing or not server.sockets.enter(client):
        await socket.close(RESTART if server.closing else TOO_MANY)
        return
    visit = Visit(
        server.cookie(socket),
        client,
        seat,
        ply,
        version,
        states_in_answers=answers == "state",
        audience=audience,
    )
    talk = partial(_talk, server, id, visit)
    stay = socket.scope.get("extensions", {}).get(STAY)
    if stay is not None:
        stay(talk)
    else:
        await talk(socket.receive, socket.send)


async def _talk(server: Context, id_: str, visit: Visit, receive: Receive, send: Send) -> None:
    """Talk to a client until one side ends it; say why."""
    try:
        session = await server.tables.session(id_)
        await Socket(receive, send, server, session, visit).run()
    except Closed as closed:
        await close(send, closed.code, closed.reason)
    except Refused as refused:
        away = status_of(refused) == UNAVAILABLE
        await close(send, RESTART if away else REFUSED, refused.code)
    except Gone:
        pass
    except Exception:  # noqa: BLE001  (nothing of it may reach the client)
        _log.exception("socket")
        await close(send, INTERNAL, "internal")
    finally:
        server.sockets.leave(visit.client)
