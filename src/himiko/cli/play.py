"""The command `play`: its options, and the game they set up."""

from collections.abc import Sequence
from dataclasses import dataclass

from himiko.cli import levels, read
from himiko.cli.opponents import Opponents
from himiko.cli.terminal_game import TerminalGame
from himiko.game import Game
from himiko.game.chance import Seed, read_seed
from himiko.problem import Problem
from himiko.texts import Texts, key_of

LEVEL = "fisher"
"""Who plays where nobody is named."""


@dataclass(frozen=True)
class Options:
    """What the user asks for."""

    players: int
    seat: int
    against: Sequence[str]
    seed: str | None
    edition: str | None
    record: str | None


def play(texts: Texts, options: Options) -> None:
    """Set up the game and play."""
    players = options.players
    seat = read.number("--seat", options.seat, 0, players - 1)
    others = [n for n in range(players) if n != seat]
    specs = _opponents(options.against, len(others))
    names = [texts.say(key_of("seat", str(n))) for n in range(players)]
    edition = read.edition(options.edition)
    game = Game.new(players, _seed(options.seed), edition=edition, names=names)
    if options.record:
        read.write_text(options.record, game.record())
    levels.get_ready(specs, edition, texts)
    opponents = Opponents(game, dict(zip(others, specs, strict=True)), texts)
    TerminalGame(opponents, seat, options.record).run()


def _opponents(against: Sequence[str], number: int) -> list[str]:
    """Return who plays the other seats: one for each, or the same for all."""
    specs = list(against) or [LEVEL]
    levels.check(specs)
    if len(specs) == 1:
        return specs * number
    if len(specs) != number:
        raise Problem("against", given=len(specs), number=number)
    return specs


def _seed(text: str | None) -> Seed | None:
    try:
        return None if text is None else read_seed(text)
    except ValueError as error:
        raise Problem("seed", given=text or "") from error
