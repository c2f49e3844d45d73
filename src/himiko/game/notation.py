"""Actions as text: for each edition, the table between the engine's numbers and the notation.

`arrange` is the one action whose text depends on the game: it names the tiles that were seen.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.errors import BadAction
from himiko.rules import space
from himiko.rules.rows import ORDERS, PEEK_SIZE

VERBS: Final = {
    "fleet": "fleet N",
    "take": "take COLOUR",
    "buy": "buy COLOUR",
    "sell": "sell COLOUR",
    "reserve": "reserve TILE",
    "peek": "peek",
    "arrange": "arrange TILES / TILES",
    "move": "move SLOT SLOT",
    "sacred": "sacred ISLAND",
    "swap": "swap ISLAND ISLAND or swap SLOT SLOT, the lower id first",
    "remove": "remove SLOT",
    "place": "place COLOUR SLOT",
    "collect": "collect ISLAND",
    "ebisu": "ebisu ISLAND",
    "build": "build TILE ISLAND",
    "raijin": "raijin COLOUR COLOUR, the commoner first",
    "nakatsu": "nakatsu COLOUR COLOUR, the commoner first, not gold",
    "michimata": "michimata KIND",
    "hetsuka": "hetsuka KIND",
    "kachiko": "kachiko ISLAND",
    "discard": "discard COLOUR",
    "recruit": "recruit SPECIALIST KIND KIND (one kind) or three different kinds in order",
    "done": "done",
}


class Notation:
    """The actions of one edition: `texts[number]` and `numbers[text]`."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.tables: Final = edition.tables
        self.texts: Final[list[str]] = [""] * (space.GROUPS * space.SPAN)
        self._write_single()
        self._write_pairs()
        self._write_recruits()
        self.numbers: Final = {text: n for n, text in enumerate(self.texts) if text}

    def _write(self, group: int, verb: str, things: Sequence[str]) -> None:
        for bit, thing in enumerate(things):
            self.texts[group * space.SPAN + bit] = f"{verb} {thing}" if thing else verb

    def _write_single(self) -> None:
        edition = self.edition
        islands, slots, tiles = edition.island_ids, edition.slot_ids, edition.tile_ids
        self._write(space.FLEET, "fleet", [str(fleet.number) for fleet in edition.fleets])
        self._write(space.PEEK, "peek", [""])
        self._write(space.DONE, "done", [""])
        for group, verb in (
            (space.TAKE, "take"),
            (space.BUY, "buy"),
            (space.SELL, "sell"),
            (space.DISCARD, "discard"),
        ):
            self._write(group, verb, COLOURS)
        for group, verb, things in (
            (space.RESERVE, "reserve", tiles),
            (space.SACRED, "sacred", islands),
            (space.REMOVE, "remove", slots),
            (space.COLLECT, "collect", islands),
            (space.EBISU, "ebisu", islands),
            (space.MICHIMATA, "michimata", CULTURE),
            (space.HETSUKA, "hetsuka", CULTURE),
            (space.KACHIKO, "kachiko", islands),
        ):
            self._write(group, verb, things)

    def _write_pairs(self) -> None:
        edition = self.edition
        islands, slots = edition.island_ids, edition.slot_ids
        for n, slot in enumerate(slots):
            self._write(space.MOVE + n, f"move {slot}", slots)
            later = [""] * (n + 1) + [f"swap {slot} {other}" for other in slots[n + 1 :]]
            self._write_texts(space.SWAP_BOATS + n, later)
        for n, island in enumerate(islands):
            later = [""] * (n + 1) + [f"swap {island} {other}" for other in islands[n + 1 :]]
            self._write_texts(space.SWAP_CULTURE + n, later)
        for n, colour in enumerate(COLOURS):
            self._write(space.PLACE + n, f"place {colour}", slots)
        for n, tile in enumerate(edition.tile_ids):
            self._write(space.BUILD + n, f"build {tile}", islands)
        pairs = [" ".join(pair) for pair in combinations_with_replacement(COLOURS, 2)]
        self._write(space.RAIJIN, "raijin", pairs)
        pairs = [" ".join(pair) for pair in combinations_with_replacement(COLOURS[:-1], 2)]
        self._write(space.NAKATSU, "nakatsu", pairs)

    def _write_texts(self, group: int, texts: Sequence[str]) -> None:
        first = group * space.SPAN
        self.texts[first : first + len(texts)] = texts

    def _write_recruits(self) -> None:
        ways = [f"{kind} {kind}" for kind in CULTURE]
        ways += [" ".join(three) for three in combinations(CULTURE, 3)]
        present = {specialist.id for specialist in self.edition.specialists}
        for n, specialist in enumerate(SPECIALISTS):
            if specialist in present:
                self._write(space.RECRUIT + n, f"recruit {specialist}", ways)

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
        if words and words[0] in VERBS:
            return f"{VERBS[words[0]]}, with ids of the edition {self.edition.name}"
        return "an action beginning with one of " + " ".join(VERBS)

    def _check_arrange(self, text: str, words: list[str]) -> None:
        tiles = [word for word in words if word != "/"]
        known = set(self.edition.tile_ids)
        fits = words.count("/") == 1 and 1 <= len(tiles) <= PEEK_SIZE
        if not fits or len(set(tiles)) < len(tiles) or not known.issuperset(tiles):
            raise BadAction(text, f"{VERBS['arrange']}, one to {PEEK_SIZE} different tiles")


@lru_cache(maxsize=64)
def notation_of(edition: Edition) -> Notation:
    """Return the notation of an edition."""
    return Notation(edition)


def arrangements(seen: Sequence[str]) -> Mapping[int, str]:
    """Return the texts of all ways to put the tiles seen back, by their numbers."""
    return _arrangements(tuple(seen))


@lru_cache(maxsize=256)
def _arrangements(seen: tuple[str, ...]) -> Mapping[int, str]:
    texts = {}
    for kept in range(len(seen) + 1):
        first = space.ARRANGE * space.SPAN + ORDERS * kept
        form = " ".join(["arrange", *["%s"] * kept, "/", *["%s"] * (len(seen) - kept)])
        for order, tiles in enumerate(permutations(seen)):
            texts[first + order] = form % tiles
    return texts
