"""The computer's players by name: checked, introduced, made ready."""

from collections.abc import Iterable, Sequence
from typing import Final

from himiko.arena.workers import warm_up
from himiko.bots import LEVELS, UnknownPlayer, external, make
from himiko.cli.problem import Problem
from himiko.cli.terminal import errors
from himiko.edition import Edition
from himiko.rules import engine
from himiko.texts import Texts

# The name of each level, and its character in a sentence.
_KEYS: Final = {
    "drifter": ("level-drifter", "level-drifter-does"),
    "fisher": ("level-fisher", "level-fisher-does"),
    "helmsman": ("level-helmsman", "level-helmsman-does"),
    "himiko": ("level-himiko", "level-himiko-does"),
}


def check(specs: Iterable[str]) -> None:
    """Refuse what names no player; nobody is started for it."""
    for spec in specs:
        if not _is_player(spec):
            raise Problem("problem-player", given=spec, levels=", ".join(LEVELS))


def _is_player(spec: str) -> bool:
    if external.is_external(spec):
        return external.read_spec(spec) is not None
    try:
        make(spec).close()
    except UnknownPlayer:
        return False
    return True


def introduce(spec: str, texts: Texts) -> str:
    """Return the name of a player with its character, if it is one of the house."""
    level, _, budget = spec.partition(":")
    if level not in _KEYS:
        return spec
    name, does = (texts.say(key) for key in _KEYS[level])
    return texts.say("level-introduced", name=f"{name} ({budget})" if budget else name, does=does)


def prepare(specs: Sequence[str], edition: Edition, texts: Texts) -> None:
    """Compile or load what the players think with, so that no turn is charged with it."""
    engine.prepare()
    with errors().status(texts.say("level-preparing")):
        warm_up(specs, edition)
