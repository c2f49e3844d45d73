"""The rules for names: one line, all of it visible, in one script, without towers of accents."""

import unicodedata
from collections.abc import Iterable
from functools import reduce
from itertools import pairwise
from typing import Final

from himiko.server.names.skeleton import LONGEST_SKELETON, is_ignorable, scripts_of, skeleton
from himiko.server.refused import Refused

LONGEST: Final = 40
_MOST_MARKS: Final = 3  # on one letter: pointed Hebrew needs them
_BLANK: Final = frozenset("\u2800\u3164\uffa0")  # empty signs that count as letters
# Scripts written together in one language (TR 39, 5.1); and Latin goes with each of these.
_TOGETHER: Final = {
    "Hani": {"Hanb", "Jpan", "Kore"},
    "Hira": {"Jpan"},
    "Kana": {"Jpan"},
    "Hang": {"Kore"},
    "Bopo": {"Hanb"},
}
_BESIDE_LATIN: Final = frozenset({"Hanb", "Jpan", "Kore"})


def one_line(text: str) -> str:
    """Return a text in normal form, in one line, without signs that cannot be seen."""
    shown = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def folded(name: str) -> str:
    """Return a name without the difference between small and large letters."""
    return unicodedata.normalize("NFC", name.casefold())


def checked(text: str) -> str:
    """Return a name as it is stored; `bad_name` says why nobody can be called so."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(map(_is_unseen, name)):
        raise Refused("bad_name", why="invisible")
    if _has_tower(name):
        raise Refused("bad_name", why="accents")
    if not _is_in_one_script(name):
        raise Refused("bad_name", why="scripts")
    if not name or not skeleton(name).strip():
        raise Refused("bad_name", why="empty")
    looks = (skeleton(name), skeleton(folded(name)))
    if max(len(name), len(folded(name))) > LONGEST or max(map(len, looks)) > LONGEST_SKELETON:
        raise Refused("bad_name", why="long")
    return name


def _is_unseen(letter: str) -> bool:
    return is_ignorable(letter) or letter in _BLANK or unicodedata.category(letter)[0] == "C"


def _has_tower(name: str) -> bool:
    """Does a mark stand alone, is one repeated, or are there too many on one letter?"""
    marks = 0
    for before, letter in pairwise(" " + unicodedata.normalize("NFD", name)):
        marks = marks + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if marks and (before in {" ", letter} or marks > _MOST_MARKS):
            return True
    return False


def _is_in_one_script(name: str) -> bool:
    """Are all letters of one script, or Latin with those of East Asia? (highly restrictive)."""
    sets = [_languages(scripts) for letter in name if (scripts := scripts_of(letter))]
    return _share(sets) or bool(_common(one for one in sets if "Latn" not in one) & _BESIDE_LATIN)


def _languages(scripts: frozenset[str]) -> frozenset[str]:
    return scripts.union(*(_TOGETHER.get(script, ()) for script in scripts))


def _share(sets: list[frozenset[str]]) -> bool:
    return not sets or bool(_common(sets))


def _common(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    known = list(sets)
    return reduce(frozenset.intersection, known) if known else frozenset()
