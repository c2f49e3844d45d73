"""What is unsafe about a server's settings once strangers can reach it."""

import os
import sys
import tempfile
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from himiko.problem import Problem
from himiko.rules.compile import cache_root
from himiko.server.api.page import built
from himiko.server.settings import Settings

_LOCAL: Final = {"127.0.0.1", "localhost", "::1"}
# The other modes go on without, if the server, or somebody in between, says so.
_ENCRYPTED: Final = frozenset({"require", "verify-ca", "verify-full"})
_FEWEST_FILES: Final = 4096
_OTHERS: Final = 0o077
_Found = list[tuple[str, dict[str, str]]]


class Unsafe(Problem):
    """Something that should not be so on the open network; `unsafe-CODE` says it."""

    family = "unsafe"

    def __init__(self, code: str, values: Mapping[str, str]) -> None:
        super().__init__(code, cause=None, **values)


def is_public(settings: Settings) -> bool:
    """Can others than this machine, and its proxies, reach the server directly?"""
    has_only_proxies = settings.only_proxies and not _trusts_everybody(settings)
    return settings.host not in _LOCAL and not has_only_proxies


def findings(settings: Settings) -> list[Unsafe]:
    """Return what is unsafe for the public, the worst first."""
    found = [*network(settings), *_database(settings.database), *_system(settings)]
    return [Unsafe(code, values) for code, values in found]


def network(settings: Settings) -> _Found:
    """Return what is unsafe about how the server is reached."""
    found: _Found = []
    if is_public(settings):
        found.append(("no_tls", {"address": settings.host}))
    if not settings.secure:
        found.append(("cookies", {}))
    if settings.metrics and is_public(settings):
        found.append(("metrics", {}))
    if _trusts_everybody(settings):
        found.append(("proxies", {}))
    if not settings.hosts:
        found.append(("hosts", {}))
    return found


def _trusts_everybody(settings: Settings) -> bool:
    return any(map(_is_everybody, settings.proxies.split(",")))


def _is_everybody(proxy: str) -> bool:
    """Does a name or network of proxies stand for all addresses?"""
    name = proxy.strip()
    try:
        return name == "*" or ip_network(name, strict=False).prefixlen == 0
    except ValueError:
        return False


def _database(url: str) -> _Found:
    parts = make_url(url)
    if parts.get_backend_name() == "postgresql":
        hosts = [parts.host, *parts.normalized_query.get("host", ())]
        remote = any(host and host not in _LOCAL and "/" not in host for host in hosts)
        is_encrypted = _ENCRYPTED.issuperset(parts.normalized_query.get("sslmode", ("prefer",)))
        return [("database_tls", {})] if remote and not is_encrypted else []
    file = Path(parts.database or "")
    if os.name == "posix" and file.is_file() and file.stat().st_mode & _OTHERS:
        return [("database_mode", {"file": str(file)})]
    return []


def _system(settings: Settings) -> _Found:
    found: _Found = []
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        if os.geteuid() == 0:
            found.append(("root", {}))
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        if hard != resource.RLIM_INFINITY and hard < _FEWEST_FILES:
            found.append(("files", {"number": str(hard)}))
    if built(settings.page) is None:
        found.append(("no_page", {}))
    if cache_root().parent == Path(tempfile.gettempdir()):  # the chosen one cannot be written
        found.append(("cache", {}))
    return found
