"""How many culture tokens a turn can still bring by collecting."""

from himiko.game.game import Game


def tokens_to_collect(game: Game) -> int:
    """Return how many tokens the boats placed this turn can still collect (6.6).

    One boat, one token: in whatever order they are taken, they come to the same number. So they are
    taken in a copy, as the engine offers them.
    """
    action = _collecting(game)
    if action is None:
        return 0
    walk = game.copy()
    while action is not None:
        walk.play(action)
        action = _collecting(walk)
    events = walk.events_since(game.ply + 1)
    return sum(event["event"] == "collected" for event in events)


def _collecting(game: Game) -> str | None:
    return next((one for one in game.legal() if one.startswith("collect ")), None)
