"""Errors: always JSON with a stable code, never a traceback."""

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from himiko.server.refused import Refused

_log = structlog.get_logger("himiko.api")
_CODES = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
}


class Problem(BaseModel):
    """What is wrong: a code that stays, and values that matter."""

    code: str
    values: dict[str, Any] = {}


RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}


def problem(status: int, code: str, **values: object) -> JSONResponse:
    """Return an error as a response."""
    headers = {"Retry-After": "2"} if status in {429, 503} else None
    return JSONResponse({"code": code, "values": values}, status, headers)


def add_handlers(app: FastAPI) -> None:
    """Turn all that can be raised into problems."""

    @app.exception_handler(Refused)
    async def _(_: Request, error: Refused) -> JSONResponse:
        return problem(error.status, error.code, **error.values)

    @app.exception_handler(RequestValidationError)
    async def _(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, "bad_request", errors=mistakes(error.errors()))

    @app.exception_handler(HTTPException)
    async def _(_: Request, error: HTTPException) -> JSONResponse:
        answer = problem(error.status_code, _CODES.get(error.status_code, "refused"))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def _(_: Request, error: Exception) -> JSONResponse:
        _log.error("internal", exc_info=error)
        return problem(500, "internal")


def mistakes(errors: Any) -> list[dict[str, Any]]:  # noqa: ANN401  (pydantic's own)
    """Tell where a request is wrong, without repeating what it said."""
    return [
        {"at": [str(part)[:40] for part in error["loc"]], "what": error["type"]}
        for error in list(errors)[:10]
    ]
