"""The page: how its files are sent, and how an old page learns that there is a new one."""

import gzip
import runpy
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.server.serving import serving, settings

ROOT = Path(__file__).parents[2]
SCRIPT = b"export const sea = 'wide';\n" * 50


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return the folder of a small page as a build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page", "utf-8")
    (folder / "build.txt").write_text("one", "utf-8")
    (folder / "assets" / "x-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "x-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    return folder


def test_compressed_twins_are_sent_to_those_who_can_read_them(tmp_path: Path, page: Path) -> None:
    """The content, its type and how long it may be kept are the same either way."""
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", page=page)) as server:
        packed = httpx.get(
            f"http://{server.address}/assets/x-1.js", headers={"Accept-Encoding": "br, gzip"}
        )
        plain = httpx.get(
            f"http://{server.address}/assets/x-1.js", headers={"Accept-Encoding": "identity"}
        )

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == SCRIPT
    for answer in (packed, plain):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "Accept-Encoding"


def test_the_server_tells_the_build_of_its_page(tmp_path: Path, page: Path) -> None:
    """As it is now, also when the page is replaced under a running server."""
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", page=page)) as server:
        before = httpx.get(f"http://{server.address}/api/server").json()["page"]
        (page / "build.txt").write_text("two", "utf-8")
        after = httpx.get(f"http://{server.address}/api/server").json()["page"]

    assert (before, after) == ("one", "two")


@pytest.mark.parametrize(
    ("tool", "made"), [("openapi", "schema.d.ts"), ("catalogue", "catalogue.ts")]
)
def test_what_the_page_knows_of_the_game_is_not_stale(tool: str, made: str) -> None:
    """When this fails, API or catalogue have changed: `npm run types` in web/ makes them again."""
    source: str = runpy.run_path(str(ROOT / "web" / "tools" / f"{tool}.py"))["text"]()
    text = (ROOT / "web" / "src" / "api" / made).read_text("utf-8")

    assert sha256(source.encode()).hexdigest() in text.splitlines()[0]
