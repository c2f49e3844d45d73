"""Settings: from code, the environment (`HIMIKO_…`), or the file `HIMIKO_SETTINGS` names."""

import os
from pathlib import Path
from typing import Final

from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

FILE: Final = "HIMIKO_SETTINGS"
# A server that listens everywhere is found at this machine's own address.
_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104


def _cores() -> int:
    """Return how many cores this process may use; a container may have fewer than its machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 2


class Limits(BaseSettings):
    """How much one client may ask for."""

    model_config = SettingsConfigDict(env_prefix="HIMIKO_LIMIT_")
    body: int = Field(default=300_000, description="bytes of a request")
    message: int = Field(default=8_192, description="bytes of a message over a socket")
    requests: float = Field(default=20, description="plain requests a second, per client")
    requests_burst: int = 100
    probes: float = Field(default=10, description="questions of operators a second, per client")
    probes_burst: int = 100
    messages: float = Field(default=20, description="messages a second, per socket")
    messages_burst: int = 60
    all_messages: float = Field(default=60, description="over all its sockets, per client")
    all_messages_burst: int = 300
    controls: float = Field(default=5, description="pings and such a second, per socket")
    controls_burst: int = 40
    chats: float = Field(default=0.5, description="things said a second, per person")
    chats_burst: int = 6
    all_chats: float = Field(default=2, description="of all its people together, per client")
    all_chats_burst: int = 30
    logins: float = Field(default=0.1, description="tries of a password or code a second")
    logins_burst: int = 8
    guests: float = Field(default=0.2, description="new guests a second, per address")
    guests_burst: int = 20
    hints: float = Field(default=0.2, description="hints a second, per person")
    hints_burst: int = 5
    plans: float = Field(default=8, description="plans laid out a second, per person")
    plans_burst: int = 80
    thinking: float = Field(default=0.5, description="seconds of computer players a second")
    thinking_burst: float = Field(default=900, description="then others' tables go first")
    building: float = Field(default=0.25, description="seconds for long answers a second")
    building_burst: float = 15
    studying: float = Field(default=0.2, description="seconds of studies of editions a second")
    studying_burst: float = 1_800
    analyses: float = Field(default=1, description="new analyses a second, per person")
    analyses_burst: int = 10
    new_tables: float = Field(default=0.2, description="tables made a second, per person")
    new_tables_burst: int = 40
    uploads: float = Field(default=0.2, description="editions and games brought a second")
    uploads_burst: int = 10
    checks: float = Field(default=1, description="editions being made that are checked a second")
    checks_burst: int = 40
    tables: int = Field(default=50, description="tables not over, per person")
    lone_tables: int = Field(default=3, description="of them with computer players only")
    lone_starts: float = Field(default=0.02, description="of such begun a second, per client")
    lone_starts_burst: int = 6
    openings: float = Field(default=5, description="sockets opened a second, per client")
    openings_burst: int = 80
    sockets: int = Field(default=40, description="sockets at once, per client")
    all_sockets: int = Field(default=20_000, description="sockets at once, in all")
    connections: int = Field(default=100, description="connections at once, per client")
    all_connections: int = Field(default=25_000, description="connections at once, in all")
    bad_messages: int = Field(default=20, description="then a socket is closed")


class Settings(BaseSettings):
    """All settings of a server process."""

    model_config = SettingsConfigDict(env_prefix="HIMIKO_", extra="forbid")
    database: str = Field(default="sqlite:///himiko.db", description="SQLite or PostgreSQL URL")
    host: str = "127.0.0.1"
    port: int = 8000
    origins: list[str] = Field(default=[], description="allowed besides the server's own")
    secure: bool = Field(default=False, description="cookies over TLS only: set behind a proxy")
    proxies: str = Field(default="127.0.0.1", description="whose forwarded headers are trusted")
    only_proxies: bool = Field(
        default=False, description="refuse connections of others than these and this machine"
    )
    thinkers: int = Field(default=max(1, _cores() - 1), ge=1)
    think_seconds: float = Field(default=1.0, gt=0, le=60)
    hint_seconds: float = Field(default=1.0, gt=0, le=10)
    studies: int = Field(
        default=max(1, _cores() // 4),
        ge=1,
        le=64,
        description="editions that computer players try out at once",
    )
    study_seconds: float = Field(default=600, gt=0, le=3600)
    readers: int = Field(default=4, ge=1, le=64)
    page: Path | None = Field(default=None, description="folder of the built web page")
    metrics: bool = Field(default=True, description="to who asks directly, not through a proxy")
    keep_guests_days: int = Field(
        default=0, ge=0, description="guests not seen for so long are forgotten; 0: never"
    )
    keep_tables_days: int = Field(
        default=0, ge=0, description="tables over for so long are deleted; 0: never"
    )
    hosts: list[str] = Field(
        default=[], description="host names under which the server answers; none: all"
    )
    json_logs: bool = True
    log_level: str = "INFO"
    warm: bool = Field(default=True, description="compile the players before the first game")
    limits: Limits = Field(default_factory=Limits)

    @property
    def address(self) -> str:
        """Where the page is, for somebody at this machine."""
        host = _EVERYWHERE.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @field_validator("limits", mode="before")
    @classmethod
    def _limits(cls, given: object) -> object:
        """Take limits from a file; the environment goes before it."""
        if not isinstance(given, dict):
            return given
        own = Limits()
        return {**given, **own.model_dump(include=own.model_fields_set)}

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Code before environment before file."""
        del dotenv_settings, file_secret_settings
        file = TomlConfigSettingsSource(settings_cls, os.environ.get(FILE, "himiko-server.toml"))
        return init_settings, env_settings, file
