"""The web page: built files, and its first file for every address of the page itself."""

import mimetypes
from pathlib import Path, PurePosixPath
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import himiko

BUILT: Final = Path(himiko.__file__).parent / "page"
_NOT_FOUND: Final = 404
_OURS: Final = {"api", "health", "metrics", "ready"}
# The build leaves compressed twins beside its files; the smallest first.
_TWINS: Final = {"br": ".br", "gzip": ".gz"}


class Page(StaticFiles):
    """Built files. Addresses such as `/t/…`, which are no files, are all `index.html`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, and say how long it may be kept."""
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != _NOT_FOUND or not _is_address(path):
                raise
            answer = await super().get_response("index.html", scope)
        # Built names of assets have the hash of their content.
        is_fixed = path.startswith("assets/")
        answer = await self._smaller(path, scope) or answer
        keep = "public, max-age=31536000, immutable" if is_fixed else "no-cache"
        answer.headers["Cache-Control"] = keep
        answer.headers["Vary"] = "Accept-Encoding"
        return answer

    async def _smaller(self, path: str, scope: Scope) -> Response | None:
        """Answer with a file's compressed twin, if there is one that the browser can read."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        readable = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding, ending in _TWINS.items():
            if encoding in readable and self.lookup_path(path + ending)[1]:
                answer = await super().get_response(path + ending, scope)
                answer.headers["Content-Type"] = mimetypes.guess_type(path)[0] or "text/plain"
                answer.headers["Content-Encoding"] = encoding
                return answer
        return None


def _is_address(path: str) -> bool:
    """Is it an address of the page, such as `rules/6.3`, rather than a file that is missing?"""
    parts = PurePosixPath(path)
    return not parts.suffix[1:2].isalpha() and not {*parts.parts[:1]} & _OURS


def built(folder: Path | None) -> str | None:
    """Return the name of the build that is served: a page of another one reloads itself."""
    name = (folder or BUILT) / "build.txt"
    return name.read_text("utf-8").strip() if name.is_file() else None


def add_page(app: FastAPI, folder: Path | None) -> None:
    """Serve the page, if it is there."""
    folder = folder or BUILT
    if (folder / "index.html").is_file():
        app.mount("/", Page(directory=folder, html=True), name="page")
