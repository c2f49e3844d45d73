"""Print the catalogue for the page; `npm run types` makes `catalogue.ts` of it.

The page's share of the lists in `himiko.game.catalogue`: what things are called, and what kinds
of targets and values they have; the numbers that the score pad counts with, which works
without a server; and how strong the levels are. No text is here.
"""

import json
from dataclasses import asdict
from typing import Any, get_args, get_origin

from himiko.bots.strength import STRENGTH
from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, POWERS, SPECIALISTS, TILE_KINDS
from himiko.game import catalogue
from himiko.rules.state import STEPS


def lists() -> dict[str, Any]:
    """Return the lists by the name of their constant, each of which has a type of its members."""
    return {
        "COLOURS": COLOURS,
        "CULTURE": CULTURE,
        "SPECIALISTS": SPECIALISTS,
        "POWERS": POWERS,
        "TILE_KINDS": TILE_KINDS,
        "STEPS": STEPS,
        "ENDS": get_args(catalogue.End.__value__),
        "CAUSES": catalogue.CAUSES,
        "LEVELS": catalogue.LEVELS,
        "LADDER": catalogue.LADDER,
        "SCORE_PARTS": catalogue.SCORE_PARTS,
        "KINDS": list(catalogue.KINDS),
        "LIST_KINDS": [name for name, of in catalogue.KINDS.items() if get_origin(of) is list],
    }


def _verb(forms: list[catalogue.Verb]) -> dict[str, Any]:
    return {
        "forms": [form.targets for form in forms],
        "ordered": forms[0].ordered,
        "once": forms[0].once,
        "secret": forms[0].secret,
    }


def _event(kind: catalogue.EventKind) -> dict[str, Any]:
    return {
        "values": kind.values,
        "hidden": kind.hidden,
        "ofGame": kind.of_game,
        "reveals": kind.reveals,
        "shown": kind.shown,
    }


def entries() -> dict[str, Any]:
    """Return what is looked up by name."""
    return {
        "VERBS": {name: _verb(forms) for name, forms in catalogue.verb_forms().items()},
        "EVENTS": {kind.name: _event(kind) for kind in catalogue.EVENTS.values()},
        "SCORING": catalogue.SCORING,
        "SPECIALIST_POINTS": {one.id: one.points for one in Edition.standard().specialists},
        "STRENGTH": {level: asdict(one) for level, one in STRENGTH.items()},
        "REFUSALS": {
            code: {"rules": kind.rules, "values": kind.values}
            for code, kind in catalogue.REFUSALS.items()
        },
    }


def text() -> str:
    """Return both as the text whose SHA-256 stands in `catalogue.ts`."""
    return json.dumps({"lists": lists(), "entries": entries()})


if __name__ == "__main__":
    print(text())
