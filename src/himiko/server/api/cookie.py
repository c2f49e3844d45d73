"""The cookie that holds a device's secret.

Over TLS its name begins with `__Host-`: browsers then take it only from this very host, over TLS,
for all paths, so that neither another host of the domain nor anybody on the way can plant one. It
used to have a plain name: a browser that only has that one is recognised, and given the new one.
"""

from typing import Final

from fastapi import Response
from fastapi.requests import HTTPConnection

from himiko.server.settings import Settings
from himiko.server.storage.devices import Device

PLAIN: Final = "himiko"
OVER_TLS: Final = "__Host-himiko"
_SECONDS: Final = 400 * 24 * 3600  # the most that browsers keep


def read_cookie(connection: HTTPConnection, settings: Settings) -> str:
    """Return the cookie of a request; '' if none."""
    plain = connection.cookies.get(PLAIN, "")
    return connection.cookies.get(OVER_TLS, plain) if settings.secure else plain


def set_cookie(response: Response, settings: Settings, device: Device) -> None:
    """Let a browser keep its device's secret."""
    _keep(response, settings, device.cookie)


def rename_cookie(connection: HTTPConnection, response: Response, settings: Settings) -> None:
    """Give a browser that has the cookie under its plain name the one under the new name."""
    if settings.secure and OVER_TLS not in connection.cookies:
        _keep(response, settings, connection.cookies[PLAIN])


def drop_cookie(response: Response, settings: Settings) -> None:
    """Let a browser forget its device."""
    if settings.secure:
        response.delete_cookie(OVER_TLS, path="/", secure=True, httponly=True, samesite="lax")
    response.delete_cookie(PLAIN, path="/")


def _keep(response: Response, settings: Settings, value: str) -> None:
    response.set_cookie(
        OVER_TLS if settings.secure else PLAIN,
        value,
        max_age=_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )
    if settings.secure:
        response.delete_cookie(PLAIN, path="/")
