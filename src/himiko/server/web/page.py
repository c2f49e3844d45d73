"""The web page: built files, and its first file for every address of the page itself."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

import himiko

BUILT = Path(himiko.__file__).parent / "web" / "dist"


def add_page(app: FastAPI, folder: Path | None) -> None:
    """Serve the page, if it is there: `/`, `/t/…` and so on are all its `index.html`."""
    folder = folder or BUILT
    index = folder / "index.html"
    if not index.is_file():
        return

    @app.get("/", include_in_schema=False)
    @app.get("/t/{_:path}", include_in_schema=False)
    @app.get("/link", include_in_schema=False)
    async def _() -> FileResponse:
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    app.mount("/", StaticFiles(directory=folder), name="page")
