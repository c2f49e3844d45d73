"""Serving: what can be wrong is found before the server starts."""

import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from rich.text import Text

from himiko.cli import database
from himiko.cli.terminal import errors, output
from himiko.problem import Problem
from himiko.server.ops import safety
from himiko.server.ops import serve as ops
from himiko.server.settings import Settings
from himiko.server.storage.lock import InUse, lock
from himiko.texts import Texts, render_problem

_MOST_SECONDS = 300


def serve(
    texts: Texts, host: str | None, port: int | None, url: str | None, *, browser: bool = False
) -> None:
    """Serve until stopped; with `browser` for the person at this machine, who plays now."""
    quiet = "WARNING" if browser else None
    settings = database.settings(host=host, port=port, database=url, log_level=quiet)
    database.checked(settings.database)
    with database.one_line_errors(settings.database):
        try:
            held = lock(settings.database)
        except InUse as used:
            if not browser or not used.address:
                raise
            _show(texts, used.address, "serve-running")
            return
        if held is not None:
            held.close()  # the server takes it itself
        database.version(settings.database)
    if browser and port is None and not _is_free(settings.host, settings.port):
        settings = settings.model_copy(update={"port": _free_port(settings.host)})
    _check_address(settings.host, settings.port)
    address = settings.address
    if safety.is_public(settings):
        _warn(texts, settings)
    errors().print(Text(texts.say("serve-starting", address=address)), soft_wrap=True)
    if browser:
        threading.Thread(target=_open, args=(texts, address), daemon=True).start()
    try:
        started = ops.serve(settings)
    except KeyboardInterrupt:  # everything is closed by now
        return
    if not started:
        raise Problem("not_served")


def check(texts: Texts, host: str | None, port: int | None, url: str | None) -> None:
    """Say what would be unsafe if strangers could reach the server; it is not started."""
    settings = database.settings(host=host, port=port, database=url)
    database.checked(settings.database)
    found = safety.findings(settings)
    for one in found:
        output().print(Text(f"- {render_problem(one, texts)}"), soft_wrap=True)
    if found:
        raise Problem("unsafe", number=len(found))
    output().print(Text(texts.say("serve-safe")), soft_wrap=True)


def _warn(texts: Texts, settings: Settings) -> None:
    """Others can reach it: say at once what that means."""
    for code, values in safety.network(settings):
        said = render_problem(safety.Unsafe(code, values), texts)
        errors().print(Text(f"! {said}"), soft_wrap=True)


def _open(texts: Texts, address: str) -> None:
    """Open the page as soon as it is there; say where it is, if no browser can be opened."""
    end = time.monotonic() + _MOST_SECONDS
    while not _answers(address):
        if time.monotonic() > end:
            return
        time.sleep(0.2)
    _show(texts, address, "serve-opened")


def _show(texts: Texts, address: str, opened: str) -> None:
    key = opened if webbrowser.open(address) else "serve-open-yourself"
    errors().print(Text(texts.say(key, address=address)), soft_wrap=True)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2):  # noqa: S310  (http)
            return True
    except (OSError, urllib.error.URLError):
        return False


def _is_free(host: str, port: int) -> bool:
    try:
        _check_address(host, port)
    except Problem:
        return False
    return True


def _free_port(host: str) -> int:
    with socket.create_server((host, 0)) as probe:
        return int(probe.getsockname()[1])


def _check_address(host: str, port: int) -> None:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":  # as the server does
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem("address", address=f"{host}:{port}", error=reason) from error
