"""Print the server's schema for the page's types; `npm run types` makes them from it.

What is no type is left out: descriptions of single errors (they all are a `Problem`) and the
server's version, so that the types are stale only when they would differ.
"""

import json
from typing import Any

from himiko.server.app import create_app
from himiko.server.settings import Settings


def schema() -> dict[str, Any]:
    """Return the part of the server's schema that types are made of."""
    whole = create_app(Settings(database="sqlite://")).openapi()
    for methods in whole["paths"].values():
        for operation in methods.values():
            answers = operation["responses"]
            operation["responses"] = {k: v for k, v in answers.items() if k.startswith("2")}
    return {**whole, "info": {"title": "himiko", "version": "0"}}


def text() -> str:
    """Return the schema as the text whose SHA-256 stands in `schema.d.ts`."""
    return json.dumps(schema(), sort_keys=True)


if __name__ == "__main__":
    print(text())
