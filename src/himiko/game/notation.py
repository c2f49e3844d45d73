"""Actions as text: for each edition, the list between the engine's numbers and the notation.

`arrange` is the one action whose text depends on the game: it names the tiles that were seen.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.catalogue import MOST_SEEN, SECRET_VERBS, VERBS, Verb, verb_forms
from himiko.game.errors import BadAction
from himiko.game.memo import memo
from himiko.rules import space

# How a kind of target is written where a form is shown; others are their name in capitals.
_FORMS: Final = {
    "fleet": "N",
    "tiles": "TILES / TILES",
    "colours": "COLOUR COLOUR, the commoner first",
    "plain_colours": "COLOUR COLOUR, the commoner first, not gold",
    "kinds": "KIND KIND (one kind) or three different kinds in order",
}


def _form(verb: Verb) -> str:
    targets = (_FORMS.get(target, target.upper()) for target in verb.targets)
    return " ".join([verb.name, *targets])


def _forms(verbs: Sequence[Verb]) -> str:
    forms = " or ".join(map(_form, verbs))
    return f"{forms}, the lower id first" if verbs[0].ordered else forms


FORMS: Final = {name: _forms(verbs) for name, verbs in verb_forms().items()}
"""How each verb is written."""


def _targets(edition: Edition) -> Mapping[str, Sequence[str]]:
    """Return all targets of each kind, at their numbers in the engine; "" where there is none."""
    present = {specialist.id for specialist in edition.specialists}
    return {
        "fleet": [str(fleet.number) for fleet in edition.fleets],
        "colour": COLOURS,
        "kind": CULTURE,
        "slot": edition.slot_ids,
        "island": edition.island_ids,
        "tile": edition.tile_ids,
        "specialist": [one if one in present else "" for one in SPECIALISTS],
        "colours": [" ".join(two) for two in combinations_with_replacement(COLOURS, 2)],
        "plain_colours": [" ".join(two) for two in combinations_with_replacement(COLOURS[:-1], 2)],
        "kinds": [f"{kind} {kind}" for kind in CULTURE]
        + [" ".join(three) for three in combinations(CULTURE, 3)],
        "tiles": [],  # see `arrangements`
    }


class Notation:
    """The actions of one edition: `texts[number]` and `numbers[text]`."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.components: Final = edition.components
        self.texts: Final[list[str]] = [""] * (space.GROUPS * space.SPAN)
        targets = _targets(edition)
        for verb in VERBS:
            self._write(verb, *(targets[kind] for kind in verb.targets))
        self.numbers: Final = {text: n for n, text in enumerate(self.texts) if text}

    def _write(self, verb: Verb, *targets: Sequence[str]) -> None:
        """Write the actions of a verb: the last target is a bit, one before it a group."""
        *before, last = targets or ([""],)
        for group, first in enumerate(before[0] if before else [""]):
            if before and not first:
                continue
            start = f"{verb.name} {first}" if first else verb.name
            number = (verb.group + group) * space.SPAN
            for bit, second in enumerate(last):
                if not verb.ordered or bit > group:
                    self.texts[number + bit] = f"{start} {second}" if second else start

    def number(self, text: str) -> int | None:
        """Return the number of an action's text; None for an arrangement, which has none alone."""
        words = text.split()
        number = self.numbers.get(" ".join(words))
        if number is not None:
            return number
        if words and words[0] == "arrange":
            self._check_arrange(text, words[1:])
            return None
        raise BadAction(text, self._expected(words))

    def _expected(self, words: list[str]) -> str:
        if words and words[0] in FORMS:
            return f"{FORMS[words[0]]}, with ids of the edition {self.edition.name}"
        return "an action beginning with one of " + " ".join(FORMS)

    def _check_arrange(self, text: str, words: list[str]) -> None:
        tiles = [word for word in words if word != "/"]
        known = set(self.edition.tile_ids)
        fits = words.count("/") == 1 and 1 <= len(tiles) <= MOST_SEEN
        if not fits or len(set(tiles)) < len(tiles) or not known.issuperset(tiles):
            raise BadAction(text, f"{FORMS['arrange']}, one to {MOST_SEEN} different tiles")


@lru_cache(maxsize=64)
def notation_of(edition: Edition) -> Notation:
    return Notation(edition)


def arrangements(seen: Sequence[str]) -> Mapping[int, str]:
    """Return the texts of all ways to put the tiles seen back, by their numbers."""
    return _arrangements(tuple(seen))


@memo(256)
def _arrangements(seen: tuple[str, ...]) -> Mapping[int, str]:
    texts = {}
    for kept in range(len(seen) + 1):
        first = space.ARRANGE * space.SPAN + space.ORDERS * kept
        form = " ".join(["arrange", *["%s"] * kept, "/", *["%s"] * (len(seen) - kept)])
        for order, tiles in enumerate(permutations(seen)):
            texts[first + order] = form % tiles
    return texts


def mask(action: str, *, face_down: bool = False) -> str:
    """Return an action as others see it: of a secret one how many targets, and not which.

    `face_down`: built tiles lie so, and which one was built is hidden, too (11.2).
    """
    verb, *words = action.split()
    if verb == "build" and face_down:
        return " ".join([verb, "?", *words[1:]])
    if verb not in SECRET_VERBS:
        return action
    return " ".join([verb, *("/" if word == "/" else "?" for word in words)])
