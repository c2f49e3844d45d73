"""A hint: what the queen would do, and what it is worth."""

from typing import Final

from rich.text import Text

from himiko.bots import Budget
from himiko.bots.analysis import Analysis, Outlook, analyse
from himiko.cli import levels, theme
from himiko.cli.terminal import errors
from himiko.game import Game
from himiko.texts import Texts

SECONDS: Final = 1.0
_LEAST: Final = Budget(iterations=128)
_MOST_OTHERS: Final = 2
# From which chance on, among two equals, each word is right.
_WORDS: Final = (
    (0.95, "chance-certain"),
    (0.75, "chance-very-good"),
    (0.57, "chance-good"),
    (0.43, "chance-open"),
    (0.25, "chance-poor"),
    (0.05, "chance-bad"),
)
_WORST: Final = "chance-none"


def think(game: Game, seat: int, texts: Texts) -> Analysis:
    """Analyse what the seat sees, for a second."""
    levels.get_ready(["himiko"], game.edition, texts)
    view = game.view(seat)
    with errors().status(texts.say("play-thinking")):
        analysis = analyse(view, SECONDS, edition=game.edition)
        if analysis.outlooks:
            return analysis
        # The machine had no time to spare: a moment's thought is better than none.
        return analyse(view, _LEAST, edition=game.edition)


def draw_hint(analysis: Analysis, texts: Texts) -> Text:
    """Say what is best, how the turn would go on, the winning chance, and what comes next."""
    best, *others = analysis.outlooks
    chances = [chance.mean for chance in best.chances]
    chance = chances[analysis.seat]
    lines = [texts.say("hint-action", action=best.action)]
    if len(best.plan) > 1:
        lines.append(texts.say("hint-plan", actions=texts.list(best.plan[1:])))
    words = texts.say(chance_in_words(chance, len(chances)))
    lines.append(texts.say("hint-chance", percent=percent(chance), words=words))
    if others:
        near = [_with_chance(outlook, analysis.seat, texts) for outlook in others[:_MOST_OTHERS]]
        lines.append(texts.say("hint-others", actions=texts.list(near)))
    return Text("\n".join(lines), theme.POSSIBLE)


def _with_chance(outlook: Outlook, seat: int, texts: Texts) -> str:
    chance = texts.say("chart-percent", percent=percent(outlook.chances[seat].mean))
    return f"{outlook.action} ({chance})"


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * min(1.0, max(0.0, chance)))


def chance_in_words(chance: float, players: int) -> str:
    """Return the key of the words for a winning chance: a fair share is the middle."""
    chance = min(1.0, max(0.0, chance))
    for_us, against = chance * (players - 1), 1 - chance
    among_two = for_us / (for_us + against)
    return next((key for least, key in _WORDS if among_two >= least), _WORST)
