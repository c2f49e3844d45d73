"""Open connections: how many there may be, in all and from each network.

When there are too many, an idle one is closed (half a request, or none since the last answer), the
one that has been open longest first: ordinary requests take an instant.
"""

from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final, Protocol

from himiko.server.api.limits import network
from himiko.server.settings import Limits

_KEPT: Final = 200
"""Files kept for other purposes than connections: the database, the page, logs."""


class Connection(Protocol):
    """What is counted here."""

    @property
    def is_idle(self) -> bool:
        """Is none of its requests being answered?"""

    def cut(self) -> None:
        """End it at once."""


class Connections:
    """The connections of a server. Trusted proxies stand for many people: they have no limit."""

    def __init__(
        self, limits: Limits, proxies: str, files: int, *, only_proxies: bool = False
    ) -> None:
        self._each = limits.connections
        self._all = max(10, min(limits.all_connections, files - _KEPT))
        self._is_proxy = _proxy_test(proxies)
        self._has_only_proxies = only_proxies
        self._counts: Counter[str] = Counter()
        self._open: dict[Connection, str] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection, address: str) -> bool:
        """Count a connection; False: there are too many from there, or in all.

        Where the settings say so, only proxies and this machine may connect.
        """
        client = "" if self._is_proxy(address) else network(address)
        if client and self._has_only_proxies and not _is_this_machine(address):
            return False
        if client and self._counts[client] >= self._each:
            return False
        if len(self._open) >= self._all and not self._close_idle():
            return False
        self._open[connection] = client
        self._counts[client] += 1
        return True

    def leave(self, connection: Connection) -> None:
        """Count one less."""
        client = self._open.pop(connection, None)
        if client is None:
            return
        self._counts[client] -= 1
        if not self._counts[client]:
            del self._counts[client]

    def _close_idle(self) -> bool:
        idle = next((one for one in self._open if one.is_idle), None)
        if idle is None:
            return False
        self.leave(idle)
        idle.cut()
        return True


def _is_this_machine(address: str) -> bool:
    """Is it a loopback address?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _proxy_test(proxies: str) -> Callable[[str], bool]:
    """Return whether an address is a proxy's, as `HIMIKO_PROXIES` names them."""
    names = {part.strip() for part in proxies.split(",") if part.strip()}
    nets = []
    for name in names:
        try:
            nets.append(ip_network(name, strict=False))
        except ValueError:
            continue  # a name, or everybody

    def is_proxy(address: str) -> bool:
        if "*" in names or address in names:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in net for net in nets)

    return is_proxy
