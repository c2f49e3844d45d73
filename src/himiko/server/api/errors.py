"""Errors: always JSON with a stable code, never a traceback. Here each code has its status."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from himiko.problem import Problem
from himiko.server.api import problem_model
from himiko.server.refused import Refused

_NOT_FOUND: Final = 404
_CONFLICT: Final = 409
_UNPROCESSABLE: Final = 422
_LONGEST: Final = 500
"""Characters of a text in an error: it may repeat what somebody uploaded."""

# What is not named here conflicts with how things are: 409.
_CODES: Final[dict[int, tuple[str, ...]]] = {
    400: ("bad_request",),
    401: ("who_are_you",),
    403: (
        "banned",
        "hints_not_agreed",
        "no_hints",
        "not_asked",
        "not_for_you",
        "not_seated",
        "not_the_host",
        "not_your_seat",
        "prove_yourself",
        "removed",
        "silenced",
        "wrong_code",
        "wrong_origin",
        "wrong_passkey",
        "wrong_password",
        "wrong_secret",
    ),
    404: (
        "no_such_challenge",
        "no_such_device",
        "no_such_edition",
        "no_such_line",
        "no_such_passkey",
        "no_such_person",
        "no_such_report",
        "no_such_table",
        "not_found",
    ),
    405: ("method_not_allowed",),
    413: ("too_large",),
    422: (
        "bad_edition",
        "bad_message",
        "bad_name",
        "bad_position",
        "bad_record",
        "illegal_action",
        "no_such_ply",
        "no_such_seat",
        "not_oneself",
        "other_number_of_seats",
        "record_or_position",
    ),
    421: ("wrong_host",),
    429: ("shelf_full", "too_many", "too_many_tables"),
    500: ("internal",),
    503: ("busy", "engine_compiling", "storage_away"),
}
_STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes}
_PLAIN: Final = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
}
"""The codes of what the framework refuses by itself."""
_RETRY: Final = frozenset({429, 503})

RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": problem_model.Problem}
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
}


def status_of(problem: Problem, method: str = "") -> int:
    """Return the HTTP status that goes with a problem."""
    if problem.code == "no_such_ply" and method == "GET":  # a part of the address
        return _NOT_FOUND
    if problem.family != Refused.family:  # of the library: what was sent is wrong
        return _UNPROCESSABLE
    return _STATUS.get(problem.code, _CONFLICT)


def as_json(problem: Problem) -> dict[str, Any]:
    """Return a problem as it is sent: code, values and cause."""
    short: dict[str, Any] = _shortened(problem.as_dict())
    return short


def _shortened(value: Any) -> Any:  # noqa: ANN401  (JSON)
    match value:
        case str():
            return value[:_LONGEST]
        case dict():
            return {name: _shortened(one) for name, one in value.items()}
        case list() | tuple():
            return [_shortened(one) for one in value]
    return value


def respond(problem: Problem, status: int | None = None) -> JSONResponse:
    """Return a problem as a response."""
    status = status_of(problem) if status is None else status
    headers = {"Retry-After": "2"} if status in _RETRY else None
    return JSONResponse(as_json(problem), status, headers)


def add_handlers(app: FastAPI) -> None:
    """Turn everything we raise into responses; the guard answers unexpected errors."""

    @app.exception_handler(Problem)
    async def _(request: Request, error: Problem) -> JSONResponse:
        return respond(error, status_of(error, request.method))

    @app.exception_handler(RequestValidationError)
    async def _(_: Request, error: RequestValidationError) -> JSONResponse:
        return respond(Refused("bad_request", errors=mistakes(error.errors())), _UNPROCESSABLE)

    @app.exception_handler(HTTPException)
    async def _(_: Request, error: HTTPException) -> JSONResponse:
        answer = respond(Refused(_PLAIN.get(error.status_code, "refused")), error.status_code)
        answer.headers.update(error.headers or {})
        return answer


def mistakes(errors: Any) -> list[dict[str, Any]]:  # noqa: ANN401  (pydantic's own)
    """Return where a request is wrong, without repeating what it said."""
    return [
        {"at": [str(part)[:40] for part in error["loc"]], "what": error["type"]}
        for error in list(errors)[:10]
    ]
