"""Games: history, undo, notation, records, views, events, why-not."""

from himiko.game.catalogue import Event
from himiko.game.errors import BadAction, BadPosition, BadRecord, IllegalAction
from himiko.game.game import Game
from himiko.game.position import RULES
from himiko.game.redeal import redeal, redeal_state
from himiko.game.refusal import Refusal
from himiko.game.shapes import Position
from himiko.game.view import View

__all__ = [
    "RULES",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalAction",
    "Position",
    "Refusal",
    "View",
    "redeal",
    "redeal_state",
]
