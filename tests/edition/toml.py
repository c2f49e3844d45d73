"""Writing TOML, as far as spoiled editions need it."""

import json
from typing import Any


def written(content: dict[str, Any]) -> str:
    """Return a TOML text that reads as the content."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in content.items())


def _key(key: str) -> str:
    return json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, float):
        return repr(value)
    return hex(value) if type(value) is int and value > 0 else json.dumps(value)
