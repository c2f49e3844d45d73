"""The files for deployment: they cannot be run here, but much of what they say can be checked.

Tools that know the formats (Caddy, docker-compose, systemd-analyze) are asked where they are there.
"""

import contextlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed, InvalidStatus

from himiko.server.app import create_app
from himiko.server.ops.safety import findings
from himiko.server.settings import Limits, Settings
from tests.server.clockwork import wait_until
from tests.server.postgres import Cluster, free_port
from tests.server.serving import Client, Server, ask, serving, settings, told
from tests.server.silence import relayed
from tools.loadtest.process import DEPLOYED

DEPLOY = Path("deploy")
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
UNIT = (DEPLOY / "himiko.service").read_text("utf-8")
# Read by the proxy; by the engine, before there are settings.
NOT_OURS = {"HIMIKO_SITE", "HIMIKO_CACHE"}
# What is not for the files to say.
OF_THE_MACHINE = {"root", "files", "no_page", "cache"}
GONE = (ConnectionClosed, InvalidStatus)


def run(*command: str, **environment: str) -> str:
    """Run a tool, if it is there; return what it says."""
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"no {command[0]} here")
    done = subprocess.run(  # noqa: S603
        [program, *command[1:]],
        env={**os.environ, **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_memory_is_taken_where_it_can_be_given_back() -> None:
    """By the system's allocator; and what is measured is what is deployed."""
    for name, value in DEPLOYED.items():
        assert f"\nEnvironment={name}={value}\n" in UNIT
        assert re.search(rf"^ENV {name}={value} ", DOCKERFILE, re.MULTILINE)
    assert DEPLOYED["PYTHONMALLOC"] == "malloc"


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=str)
def test_all_variables_are_settings(path: Path) -> None:
    """A misspelt one would silently do nothing."""
    named = set(re.findall(r"\bHIMIKO_[A-Z_]+", path.read_text("utf-8"))) - NOT_OURS
    known = {f"HIMIKO_{name.upper()}" for name in Settings.model_fields}
    known |= {f"HIMIKO_LIMIT_{name.upper()}" for name in Limits.model_fields}

    assert named <= known


def in_container(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings that the image and compose give to the server."""
    for name, value in re.findall(r"^(?:ENV|   ) +(HIMIKO_\w+)=(\S+)", DOCKERFILE, re.MULTILINE):
        monkeypatch.setenv(name, value)
    for name, value in COMPOSE["services"]["server"]["environment"].items():
        given = value.replace("${POSTGRES_PASSWORD}", "secret")
        monkeypatch.setenv(name, given.replace("${HIMIKO_SITE:-localhost}", "play.example.org"))
    return Settings()


def test_settings_of_the_container_are_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    """As compose gives them to the server."""
    made = in_container(monkeypatch)

    assert made.secure
    assert made.database.startswith("postgresql://himiko:secret@/")


def test_nothing_that_compose_starts_is_called_unsafe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since it is not: only the proxy reaches a server, and no network lies before the database."""
    made = in_container(monkeypatch)
    server, database = (COMPOSE["services"][name] for name in ("server", "database"))
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    folder = make_url(made.database).query["host"]

    assert made.host == "0.0.0.0"  # noqa: S104
    assert {one.code for one in findings(made)} <= OF_THE_MACHINE
    assert made.proxies == subnet
    assert f"sockets:{folder}" in server["volumes"]
    assert f"sockets:{folder}" in database["volumes"]
    assert all("ports" not in COMPOSE["services"][one] for one in ("server", "server-b"))


def test_nothing_about_the_unit_is_called_unsafe_behind_any_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With its names, which only the operator knows."""
    for name, value in re.findall(r"^Environment=(HIMIKO_\w+)=(\S+)", UNIT, re.MULTILINE):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("HIMIKO_HOSTS", '["play.example.org"]')

    assert {one.code for one in findings(Settings())} <= OF_THE_MACHINE


def test_the_proxy_finds_the_servers() -> None:
    """By the names of their services, and the port they listen on; both are alike."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    found = re.findall(r" (\S+):(\d+)(?= )", re.search(r"reverse_proxy.*{", text)[0])  # type: ignore[index]
    servers = [COMPOSE["services"][name] for name, _ in found]

    assert len(servers) == 2
    assert servers[0] == servers[1]
    assert {int(port) for _, port in found} == {Settings.model_fields["port"].default}
    assert f"EXPOSE {found[0][1]}" in DOCKERFILE
    assert "ports" not in servers[0]  # only the proxy can reach it


def test_the_image_is_built_from_what_is_there() -> None:
    """Stages are named before they are used, and what is left in is in the project."""
    stages = re.findall(r"^FROM \S+ AS (\w+)", DOCKERFILE, re.MULTILINE)
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8")

    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) <= set(stages)
    assert all(Path(name).exists() for name in re.findall(r"^!/(\S+)", kept, re.MULTILINE))
    assert COMPOSE["services"]["server"]["build"]["dockerfile"] == "deploy/Dockerfile"


def test_what_is_copied_into_the_image_is_sent_to_its_builder() -> None:
    """All else is left out; a file that is copied by its name must be kept, and be there."""
    kept = re.findall(
        r"^!/(\S+)", (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8"), re.MULTILINE
    )
    copied = re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE)

    assert copied
    assert [path for path in copied if path not in {".", *kept}] == []


def test_the_image_is_built_by_what_was_tested() -> None:
    """The locked tool that makes wheels, a Python we support, a Node.js that the page takes."""
    locked = re.search(
        r"^hatchling==(\S+)", Path("requirements/dev.txt").read_text("utf-8"), re.MULTILINE
    )
    built = re.search(r"hatchling==(\S+)", DOCKERFILE)
    pythons = set(re.findall(r"^FROM python:(\d+\.\d+)\.", DOCKERFILE, re.MULTILINE))
    node = re.search(r"^FROM node:(\d+)\.(\d+)\.", DOCKERFILE, re.MULTILINE)
    engines = json.loads(Path("web/package.json").read_text("utf-8"))["engines"]["node"]
    newest = re.search(r">=(\d+)\.(\d+)", engines)
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]

    assert locked
    assert built
    assert built[1] == locked[1]
    assert len(pythons) == 1
    assert f"Programming Language :: Python :: {pythons.pop()}" in project["classifiers"]
    assert node
    assert newest
    assert tuple(map(int, node.groups())) >= tuple(map(int, newest.groups()))


def test_nothing_runs_as_root() -> None:
    """Neither in the image nor in the unit; and nobody gains rights later."""
    users = re.findall(r"^USER (\S+)", DOCKERFILE, re.MULTILINE)

    assert users
    assert users[-1] != "root"
    assert DOCKERFILE.index("\nUSER") < DOCKERFILE.index("\nCMD")
    assert COMPOSE["services"]["server"]["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in COMPOSE["services"]["server"]["security_opt"]
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "CapabilityBoundingSet="):
        assert f"\n{line}\n" in UNIT


def test_services_name_what_is_there() -> None:
    """What they wait for, and the volumes in which things are kept."""
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", ())) <= COMPOSE["services"].keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()


def test_what_is_kept_outlives_a_restart() -> None:
    """In the folders that systemd keeps for the unit, and in the volume of the image."""
    folders = dict(re.findall(r"^(State|Cache)Directory=(\S+)", UNIT, re.MULTILINE))
    database = re.search(r"HIMIKO_DATABASE=sqlite:////var/lib/(\S+)/", UNIT)
    volume = re.search(r"^VOLUME (\S+)", DOCKERFILE, re.MULTILINE)

    assert database
    assert database[1] == folders["State"]
    assert f"HIMIKO_CACHE=/var/cache/{folders['Cache']}\n" in UNIT
    assert volume
    assert f"HIMIKO_DATABASE=sqlite:///{volume[1]}/" in DOCKERFILE


def test_there_is_no_password_by_default() -> None:
    """Whoever starts it chooses one; it stands in no file."""
    given = COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"]

    assert re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?.+\}", given)
    assert "${POSTGRES_PASSWORD}" in COMPOSE["services"]["server"]["environment"]["HIMIKO_DATABASE"]


def test_what_is_started_and_asked_exists(tmp_path: Path) -> None:
    """The module of the command, and the address of the health check."""
    routes: Any = create_app(settings(f"sqlite:///{tmp_path / 'h.db'}")).openapi()["paths"]

    assert '"-m", "himiko.server"' in DOCKERFILE
    assert "-m himiko.server" in UNIT
    assert "/ready" in routes
    assert ":8000/ready" in DOCKERFILE


@pytest.mark.parametrize("file", [DOCKERFILE, UNIT], ids=["Dockerfile", "unit"])
def test_what_is_compiled_is_kept_where_it_is_looked_for(file: str) -> None:
    """By the name the engine reads: any other does nothing, and every start would compile."""
    source = Path("src/himiko/rules/compile.py").read_text("utf-8")

    assert 'os.environ.get("HIMIKO_CACHE")' in source
    assert re.search(r"HIMIKO_CACHE=/var/\S+", file)
    assert "NUMBA_CACHE_DIR" not in file


def test_what_the_image_compiles_exists() -> None:
    """The function that is called when it is built."""
    found = re.search(r'python -c "from (\S+) import (\w+); \2\(\)"', DOCKERFILE)

    assert found
    assert callable(getattr(importlib.import_module(found[1]), found[2]))


def test_versions_of_images_are_exact() -> None:
    """What was built once is built again."""
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    images += [one["image"] for one in COMPOSE["services"].values() if "image" in one]

    assert images
    assert [image for image in images if not re.search(r":\d+\.\d+(\.\d+)?-", image)] == []


def test_everything_has_its_bounds() -> None:
    """Memory, files and logs of each service, and of the unit."""
    for service in COMPOSE["services"].values():
        assert {"mem_limit", "logging", "restart"} <= service.keys()
    assert COMPOSE["services"]["server"]["ulimits"]["nofile"] >= 10_000
    for name in ("LimitNOFILE", "MemoryMax", "TasksMax"):
        assert re.search(rf"^{name}=", UNIT, re.MULTILINE)


def test_caddy_takes_the_configuration() -> None:
    """And would write it in the same way."""
    said = run(
        "caddy",
        "validate",
        "--config",
        "deploy/Caddyfile",
        "--adapter",
        "caddyfile",
        HIMIKO_SITE="play.example.org",
    )

    assert "Valid configuration" in said
    assert run("caddy", "fmt", "deploy/Caddyfile") == Path("deploy/Caddyfile").read_text("utf-8")


@contextmanager
def proxied(folder: Path, *ports: int) -> Iterator[Client]:
    """Run Caddy before servers, as it is configured but for names, TLS and its own control."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no caddy here")
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    servers = " ".join(f"127.0.0.1:{one}" for one in ports)
    text = text.replace("server:8000 server-b:8000", servers)
    text = text.replace("{\n\tservers {", "{\n\tadmin off\n\tservers {", 1)
    file = folder / "Caddyfile"
    file.write_text(text, "utf-8")
    environment = {
        **os.environ,
        "HIMIKO_SITE": f"http://127.0.0.1:{port}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    with subprocess.Popen(  # noqa: S603
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as caddy:
        try:
            client = Client(f"127.0.0.1:{port}")
            with client:
                _wait_for(client)
                yield client
        finally:
            caddy.terminate()


def _wait_for(client: Client) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            if client.get("/health").status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError("the proxy does not answer")


def test_people_play_through_the_proxy(tmp_path: Path) -> None:
    """Requests and sockets reach a server; operators' questions and large bodies do not."""
    chosen = settings(f"sqlite:///{tmp_path / 'himiko.db'}", proxies="127.0.0.1")
    with serving(chosen) as server, proxied(tmp_path, server.settings.port) as ann:
        assert ann.post("/api/me", name="Ann").status_code == 200
        table = ann.new_table("me", "me")
        with ann.live(table) as socket:
            state = told(socket, "state")
            done = ask(socket, do="play", ply=0, action=state["legal"][0])
        operators = [ann.get(path).status_code for path in ("/metrics", "/ready")]
        large = ann.request("POST", "/api/tables", content=b"x" * 2_000_000).status_code

    assert done["type"] == "done"
    assert operators == [404, 404]
    assert large in {413, 502}  # the server refuses before all of it has come


def at_table(server: Server, table: str) -> int:
    """Return how many sockets a process has at a table."""
    app: Any = server.uvicorn.config.app
    session = app.state.context.tables.find(table.rpartition("/")[2])
    return len(session.listeners) if session is not None else 0


@contextmanager
def friend(proxy: Client, name: str) -> Iterator[Client]:
    """Be somebody else who comes through the proxy."""
    with Client(proxy.address) as client:
        assert client.post("/api/me", name=name).status_code == 200
        yield client


def test_players_of_a_table_meet_at_one_process(postgres: Cluster, tmp_path: Path) -> None:
    """Wherever they come from; tables are spread over the processes."""
    url = postgres.new_database()
    with (
        serving(settings(url, proxies="127.0.0.1")) as one,
        serving(settings(url, proxies="127.0.0.1")) as other,
        proxied(tmp_path, one.settings.port, other.settings.port) as proxy,
        friend(proxy, "Ann") as ann,
        friend(proxy, "Bob") as bob,
        contextlib.ExitStack() as sockets,
    ):
        tables = [ann.new_table("me", "open") for _ in range(12)]
        for table in tables:
            assert bob.post(f"{table}/sit").status_code == 200
            for client in (ann, bob):
                told(sockets.enter_context(client.live(table)), "state")
        met = [(at_table(one, table), at_table(other, table)) for table in tables]

    assert set(met) == {(2, 0), (0, 2)}


@pytest.mark.long
def test_the_proxy_leaves_a_process_alone_that_is_not_ready(
    postgres: Cluster, tmp_path: Path
) -> None:
    """Its clients go on at the other one, though their tables would meet at the first."""
    plain = postgres.new_database()
    with (
        relayed(plain) as (url, relay),
        serving(settings(url, proxies="127.0.0.1")) as failing,
        serving(settings(plain, proxies="127.0.0.1")) as sound,
        proxied(tmp_path, failing.settings.port, sound.settings.port) as proxy,
        friend(proxy, "Ann") as ann,
    ):
        tables = [ann.new_table("me", "me") for _ in range(12)]
        with contextlib.ExitStack() as sockets:
            for table in tables:
                told(sockets.enter_context(ann.live(table)), "state")
            began_here = [table for table in tables if at_table(failing, table)]
            relay.be_silent()
            wait_until(lambda: not any(at_table(failing, table) for table in tables))

        for table in began_here:
            wait_until(partial(goes_on, ann, table))

    assert began_here


def goes_on(client: Client, table: str) -> bool:
    """Can somebody look at a table and play?"""
    with contextlib.suppress(*GONE), client.live(table) as socket:
        state = told(socket, "state")
        done = ask(socket, do="play", ply=state["ply"], action=state["legal"][0])
        return bool(done["type"] == "done")
    return False


class NotReady(BaseHTTPRequestHandler):
    """A process that has lost its database: it is alive, and can do nothing."""

    def do_GET(self) -> None:
        """Answer."""
        self.send_response(200 if self.path == "/health" else 503)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_process_that_is_not_ready_is_asked_nothing(tmp_path: Path) -> None:
    """The proxy asks each, and sends people to those that are."""
    chosen = settings(f"sqlite:///{tmp_path / 'himiko.db'}")
    other = ThreadingHTTPServer(("127.0.0.1", 0), NotReady)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    with (
        serving(chosen) as server,
        proxied(tmp_path, server.settings.port, other.server_port) as ann,
    ):

        def asked() -> set[int]:
            return {ann.get("/api/server").status_code for _ in range(20)}

        end = time.monotonic() + 30
        while (found := asked()) != {200} and time.monotonic() < end:
            time.sleep(0.5)
    other.shutdown()
    other.server_close()

    assert found == {200}


def test_docker_compose_takes_the_configuration() -> None:
    """With the password that whoever starts it has chosen."""
    command = ("docker-compose", "-f", "deploy/compose.yaml", "config")

    assert "himiko:secret@/himiko?host=" in run(*command, POSTGRES_PASSWORD="secret")  # noqa: S106


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a Python that is there in place of the installed one."""
    unit = tmp_path / "himiko.service"
    unit.write_text(UNIT.replace("/opt/himiko/bin/python", sys.executable), "utf-8")

    assert run("systemd-analyze", "verify", str(unit)) == ""
