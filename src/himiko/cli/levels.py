"""The computer's players by name: checked, introduced, made ready."""

from collections.abc import Iterable, Sequence

from himiko.arena.workers import warm_up
from himiko.bots import LEVELS, UnknownPlayer, external, make
from himiko.cli.terminal import errors
from himiko.edition import Edition
from himiko.rules import engine
from himiko.texts import Texts, key_of


def check(specs: Iterable[str]) -> None:
    """Refuse what names no player; nobody is started for it."""
    for spec in specs:
        if not external.is_external(spec):
            make(spec).close()
        elif external.read_spec(spec) is None:
            raise UnknownPlayer(spec)


def introduce(spec: str, texts: Texts) -> str:
    """Return the name of a player with its character, if it is one of our levels."""
    level, _, budget = spec.partition(":")
    if level not in LEVELS:
        return spec
    name, does = texts.say(key_of("level", level)), texts.say(key_of("level", level, "does"))
    return texts.say("level-introduced", name=f"{name} ({budget})" if budget else name, does=does)


def get_ready(specs: Sequence[str], edition: Edition, texts: Texts) -> None:
    """Compile or load what the players think with, so that no turn is charged with it."""
    engine.prepare()
    with errors().status(texts.say("level-preparing")):
        warm_up(specs, edition)
