"""The private names of other packages that we use: if a release drops one, this says which."""

import ast
import importlib
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]

# Package, the file of ours that uses it, and the names: `module:object.attribute`.
USED = [
    ("numba", "rules/compile.py", "numba.core.caching:_CacheLocator.ensure_cache_path"),
    ("numba", "rules/compile.py", "numba.core.caching:_CacheLocator.get_cache_path"),
    ("numba", "rules/compile.py", "numba.core.caching:_CacheLocator.get_source_stamp"),
    ("numba", "rules/compile.py", "numba.core.caching:_CacheLocator.get_disambiguator"),
    ("numba", "rules/compile.py", "numba.core.caching:_CacheLocator.from_function"),
    ("numba", "rules/compile.py", "numba.core.caching:CompileResultCacheImpl._locator_classes"),
    ("numba", "rules/compile.py", "numba.core.caching:FunctionCache._impl_class"),
    ("numba", "rules/compile.py", "numba.core.dispatcher:Dispatcher.get_call_template"),
    ("numba", "rules/compile.py", "numba.core.types:unliteral"),
    ("numba", "rules/compile.py", "numba.core.compiler:CompileResult.entry_point"),
    ("numba-cuda", "rules/gpu.py", "numba.cuda.dispatcher:get_current_device"),
    ("uvicorn", "server/api/socket_protocol.py", "SANSIO:WebSocketsSansIOProtocol.connection_made"),
    ("uvicorn", "server/api/socket_protocol.py", "SANSIO:WebSocketsSansIOProtocol.send"),
    (
        "uvicorn",
        "server/api/socket_protocol.py",
        "SANSIO:WebSocketsSansIOProtocol.keepalive_timeout",
    ),
    ("uvicorn", "server/api/socket_protocol.py", "SANSIO:WebSocketsSansIOProtocol.shutdown"),
    *(
        ("uvicorn", "server/api/socket_protocol.py", f"SANSIO:WebSocketsSansIOProtocol.{name}")
        for name in (
            "connection_lost",
            "data_received",
            "handle_bytes",
            "handle_cont",
            "handle_ping",
            "handle_pong",
            "handle_text",
        )
    ),
    *(
        ("uvicorn", "server/api/http_protocol.py", f"H11:H11Protocol.{name}")
        for name in (
            "connection_lost",
            "connection_made",
            "data_received",
            "handle_websocket_upgrade",
            "pause_writing",
            "resume_writing",
            "send_400_response",
            "shutdown",
        )
    ),
]
# Package, file, a function, and the attributes it must set or read: they exist on instances only.
MENTIONED = [
    ("numba", "rules/compile.py", "numba.core.dispatcher:Dispatcher.enable_caching", ["_cache"]),
    (
        "numba-cuda",
        "rules/gpu.py",
        "numba.cuda.target:CUDATypingContext.resolve_value_type",
        ["_CUDATypingContext__dispatcher"],
    ),
    (
        "uvicorn",
        "server/api/socket_protocol.py",
        "SANSIO:WebSocketsSansIOProtocol.__init__",
        [
            "writable",
            "loop",
            "transport",
            "queue",
            "conn",
            "close_sent",
            "disconnected",
            "client",
            "app",
        ],
    ),
    (
        "uvicorn",
        "server/api/socket_protocol.py",
        "SANSIO:WebSocketsSansIOProtocol.handle_connect",
        ["request", "response", "scope"],
    ),
    (
        "uvicorn",
        "server/api/http_protocol.py",
        "H11:H11Protocol.__init__",
        ["conn", "cycle", "client", "loop", "transport"],
    ),
    (
        "uvicorn",
        "server/api/http_protocol.py",
        "H11:RequestResponseCycle.__init__",
        ["more_body", "response_complete", "scope"],
    ),
]
LONG_NAMES = {
    "H11": "uvicorn.protocols.http.h11_impl",
    "SANSIO": "uvicorn.protocols.websockets.websockets_sansio_impl",
}


def broken(package: str, file: str, name: str) -> str:
    """Say which release broke what."""
    return (
        f"{package} {version(package)} has no {name}, which src/himiko/{file} uses: find another"
        f" way, or bound {package} below {version(package)} in pyproject.toml"
    )


def found(name: str) -> Any:
    """Return what a name means."""
    module, _, path = name.partition(":")
    value: Any = importlib.import_module(LONG_NAMES.get(module, module))
    for part in path.split("."):
        value = getattr(value, part)
    return value


def skip_if_not_for_us(package: str) -> None:
    """Leave out what is not installed on this system, and what is not compiled."""
    if package == "numba-cuda" and sys.platform != "linux":
        pytest.skip("numba-cuda is for Linux")


@pytest.mark.parametrize(("package", "file", "name"), USED)
def test_a_private_name_is_there(package: str, file: str, name: str) -> None:
    """Where we import it from."""
    skip_if_not_for_us(package)

    try:
        there = found(name)
    except (ImportError, AttributeError):
        there = None

    assert there is not None, broken(package, file, name)


@pytest.mark.parametrize(("package", "file", "function", "names"), MENTIONED)
def test_a_private_attribute_is_used(
    package: str, file: str, function: str, names: list[str]
) -> None:
    """By the function of theirs that must go on using it."""
    skip_if_not_for_us(package)

    try:
        known = found(function).__code__.co_names
    except (ImportError, AttributeError):
        known = ()

    for name in names:
        assert name in known, broken(package, file, f"{name} in {function}")


@pytest.mark.parametrize("file", sorted({file for _, file, *_ in [*USED, *MENTIONED]}))
def test_the_files_named_here_are_there(file: str) -> None:
    """What the messages name can be found."""
    assert (ROOT / "src" / "himiko" / file).is_file()


def theirs(file: str) -> set[str]:
    """Return the names of their class that a class of ours uses."""
    attributes, own, inherited = set[str](), set[str](), set[str]()
    for node in ast.walk(ast.parse((ROOT / "src" / "himiko" / file).read_text("utf-8"))):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                own.add(name)
            case ast.Attribute(value=ast.Name("self" | "cycle"), attr=name):
                attributes.add(name)
            case ast.Attribute(value=ast.Call(func=ast.Name("super")), attr=name):
                inherited.add(name)
    return {name for name in attributes - own if not name.startswith("_")} | inherited


@pytest.mark.parametrize("file", ["server/api/http_protocol.py", "server/api/socket_protocol.py"])
def test_no_private_name_is_used_that_is_not_listed(file: str) -> None:
    """What we take from a class by inheriting from it."""
    listed = {name.rpartition(".")[2] for _, used_in, name in USED if used_in == file}
    listed |= {name for _, used_in, _, names in MENTIONED if used_in == file for name in names}

    assert theirs(file) - {"__init__"} == listed


def test_private_names_come_with_an_upper_bound() -> None:
    """A release that nobody has tried is not installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    wanted = [Requirement(text) for group in groups for text in group]
    bounded = {one.name for one in wanted if any(s.operator == "<" for s in one.specifier)}

    assert bounded == {package for package, *_ in [*USED, *MENTIONED]}
