"""Serving: what can be wrong is found before the server starts."""

import os
import socket

from rich.text import Text

from himiko.cli import database, read
from himiko.cli.console import errors
from himiko.cli.problem import Problem
from himiko.server.ops import serve as ops
from himiko.server.storage.lock import lock
from himiko.texts import Texts

_MOST_PORT = 65_535


def serve(texts: Texts, host: str | None, port: str | None, url: str | None) -> None:
    """Serve until told to stop."""
    number = None if port is None else read.number("--port", port, 1, _MOST_PORT)
    settings = database.settings(host=host, port=number, database=url)
    database.checked(settings.database)
    with database.told(settings.database):
        held = lock(settings.database)
        if held is not None:
            held.close()  # the server takes it itself
        database.version(settings.database)
    _check_address(settings.host, settings.port)
    address = f"http://{settings.host}:{settings.port}"
    errors().print(Text(texts.say("serve-starting", address=address)), soft_wrap=True)
    try:
        ops.serve(settings)
    except KeyboardInterrupt:  # everything is closed by now
        return
    # Without a signal it returns only when it could not start; it has said why.
    raise Problem("serve-failed")


def _check_address(host: str, port: int) -> None:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":  # as the server does
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem("problem-address", address=f"{host}:{port}", error=reason) from error
