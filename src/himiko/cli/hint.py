"""A hint: what the queen would do, and what it is worth."""

from typing import Final

from rich.text import Text

from himiko.bots import Budget
from himiko.bots.analysis import Analysis, Outlook, analyse
from himiko.bots.grounds import Gains, Grounds, grounds_of
from himiko.cli import levels, theme
from himiko.cli.terminal import errors
from himiko.game import Game
from himiko.texts import Texts, key_of

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


def why(game: Game, seat: int, analysis: Analysis) -> Grounds | None:
    """Return the grounds of the best turn."""
    best = analysis.outlooks[0]
    return grounds_of(game.view(seat), best.plan, best.line, game.edition)


def draw_hint(analysis: Analysis, texts: Texts, grounds: Grounds | None = None) -> Text:
    """Say which turn is best, step by step, why, the winning chance, and what comes next."""
    best, *others = analysis.outlooks
    chances = [chance.mean for chance in best.chances]
    chance = chances[analysis.seat]
    lines = [texts.say("hint-action", action=best.action)]
    if len(best.plan) > 1:
        lines.append(texts.say("hint-plan", actions=texts.list(best.plan[1:])))
    if grounds is not None:
        lines.append(texts.sentences(_why(grounds, texts)))
    words = texts.say(chance_in_words(chance, len(chances)))
    lines.append(texts.say("hint-chance", percent=percent(chance), words=words))
    if others:
        near = [_with_chance(outlook, analysis.seat, texts) for outlook in others[:_MOST_OTHERS]]
        lines.append(texts.say("hint-others", actions=texts.list(near)))
    return Text("\n".join(lines), theme.POSSIBLE)


def _why(grounds: Grounds, texts: Texts) -> list[str]:
    """Put the grounds of a turn in words: a sentence for each."""
    brought = _gains(grounds.gains, texts)
    said = [texts.say("grounds-gains", gains=brought) if brought else texts.say("grounds-nothing")]
    if grounds.ends_round:
        said.append(texts.say("grounds-ends-round"))
    if reply := grounds.reply:
        answer = _gains(reply.gains, texts)
        actions = texts.list([action for action in reply.actions if action != "done"])
        player = texts.say(key_of("seat", str(reply.seat)))
        key = "grounds-reply" if answer else "grounds-reply-nothing"
        more = {"gains": answer} if answer else {}
        said.append(texts.say(key, player=player, actions=actions, **more))
    return said


def _gains(gains: Gains, texts: Texts) -> str:
    parts = [
        texts.say("grounds-part", points=_signed(points), part=texts.say(key_of("score", part)))
        for part, points in gains.points.items()
    ]
    if gains.tokens:
        number, count = _signed(gains.tokens), abs(gains.tokens)
        parts.append(texts.say("grounds-tokens", number=number, count=count))
    return texts.list(parts) if parts else ""


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\u2212")


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
