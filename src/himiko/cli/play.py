"""The command `play`: its options, and the table they set up."""

from dataclasses import dataclass

from himiko.cli import read
from himiko.cli.problem import Problem
from himiko.cli.sitting import Sitting
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game import Game
from himiko.game.chance import Seed, read_seed
from himiko.texts import Texts, key_of


@dataclass(frozen=True)
class Wish:
    """What the user asks for, as it was typed."""

    players: str
    seat: str
    seed: str | None
    edition: str | None
    record: str | None


def play(texts: Texts, wish: Wish) -> None:
    """Read the options and play."""
    players = read.number("--players", wish.players, MIN_PLAYERS, MAX_PLAYERS)
    seat = read.number("--seat", wish.seat, 0, players - 1)
    names = [texts.say(key_of("seat", str(n))) for n in range(players)]
    edition = read.edition(wish.edition)
    game = Game.new(players, _seed(wish.seed), edition=edition, names=names)
    if wish.record:
        read.write_text(wish.record, game.record())
    Sitting(game, seat, texts, wish.record).run()


def _seed(text: str | None) -> Seed | None:
    try:
        return None if text is None else read_seed(text)
    except ValueError as error:
        raise Problem("problem-seed", given=text or "") from error
