"""Refusals of the server: a stable code, the HTTP status it goes with, and values."""

from typing import TYPE_CHECKING, Any, Final

from himiko.game import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Mapping


class Refused(Exception):
    """Something that may not or cannot be done; nothing has changed."""

    def __init__(self, code: str, status: int = 409, **values: object) -> None:
        self.code: Final = code
        self.status: Final = status
        self.values: Mapping[str, Any] = values
        super().__init__(code)

    @classmethod
    def illegal(cls, error: IllegalAction) -> "Refused":
        """Tell why an action is not legal, with the engine's own reason."""
        reason = {"code": error.code, "rule": error.rule, "values": dict(error.values)}
        return cls("illegal_action", 422, action=error.action, refusal=reason)


FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
