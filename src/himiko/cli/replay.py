"""Walking through a record, turn by turn."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from rich.rule import Rule
from rich.text import Text

from himiko.cli import read, records, theme
from himiko.cli.event_text import EventText
from himiko.cli.game_screen import GameScreen, draw_scores
from himiko.cli.terminal import is_interactive, output
from himiko.game import Game
from himiko.problem import Problem
from himiko.texts import Texts

_BACK = frozenset({"b", "back", "-"})
_LEAVE = frozenset({"q", "quit"})


class _Turn(NamedTuple):
    """A turn of a game: its round and number, who played it, and its first and last ply."""

    round: int
    number: int
    seat: int
    first: int
    last: int


@dataclass(frozen=True)
class Options:
    """What the user asks for."""

    file: str
    turn: str | None
    everything: bool
    game: int
    edition: str | None


def replay(texts: Texts, options: Options) -> None:
    """Read the record and walk through it."""
    edition = read.edition(options.edition)
    pieces = records.split(read.file_text(options.file))
    number = read.number("--game", options.game, 1, len(pieces))
    walk = _Walk(records.replayed(options.file, pieces[number - 1], edition), texts)
    if options.turn is not None:
        walk.show_turn(walk.find(options.turn))
    elif options.everything or not is_interactive():
        walk.report_all()
    else:
        walk.step()


class _Walk:
    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.event_text = EventText(texts, game.names, game.edition)
        self.console = output()
        self.turns = list(_turns(game))

    def find(self, text: str) -> int:
        """Return the index of a turn such as 3.2."""
        match = re.fullmatch(r"([0-9]{1,6})\.([0-9]|[1-9][0-9])", text.strip())
        wanted = (int(match[1]), int(match[2])) if match else None
        for index, turn in enumerate(self.turns):
            if (turn.round, turn.number) == wanted:
                return index
        if not self.turns:
            raise Problem("no_turns")
        last = self.turns[-1]
        raise Problem("turn", given=text, last=f"{last.round}.{last.number}")

    def show_turn(self, index: int) -> None:
        """Show the table after a turn, and what happened in it."""
        turn = self.turns[index]
        after = self.game.at(turn.last)
        self._title(turn)
        screen = GameScreen(after.edition, self.event_text, after.position())
        self.console.print(screen.draw(self.console, after.scores()))
        self._report(turn)
        if after.over:
            self._end()

    def report_all(self) -> None:
        """Report all turns in words, and show the table at the end."""
        for turn in self.turns:
            self._title(turn)
            self._report(turn)
        screen = GameScreen(self.game.edition, self.event_text, self.game.position())
        scores = self.game.scores()
        self.console.print(screen.draw(self.console, scores))
        if self.game.over:
            self._end()

    def step(self) -> None:
        """Show a turn and wait: Enter goes on, `b` back, `q` leaves."""
        index = 0
        while 0 <= index < len(self.turns):
            self.console.clear()
            self.show_turn(index)
            self.console.print(Text(self.texts.say("replay-hint"), theme.QUIET))
            try:
                typed = input(theme.PROMPT).strip().lower()
            except EOFError:
                return
            if typed in _LEAVE:
                return
            if typed in _BACK:
                index = max(0, index - 1)
            elif typed:
                index = self._wanted(typed, index)
            else:
                index += 1

    def _wanted(self, typed: str, index: int) -> int:
        try:
            return self.find(typed)
        except Problem:
            return index

    def _title(self, turn: _Turn) -> None:
        title = Text(self.texts.say("replay-title", round=turn.round, turn=turn.number) + " · ")
        title.append_text(self.event_text.player(turn.seat))
        self.console.print(Rule(title, style=theme.SEA, align="left"))

    def _report(self, turn: _Turn) -> None:
        events = self.game.events
        shown = [event for event in events if turn.first <= event["ply"] <= turn.last]
        for line in self.event_text.story(shown):
            self.console.print(line)

    def _end(self) -> None:
        self.console.print(draw_scores(self.event_text, self.game.scores(), final=True))


def _turns(game: Game) -> Iterator[_Turn]:
    """Cut the plies of a game into turns."""
    plies = enumerate(game.history(), 1)
    for (turn, seat), group in groupby(plies, key=lambda ply: ply[1][:2]):
        numbers = [number for number, _ in group]
        yield _Turn(turn[0], turn[1] + 1, seat, numbers[0], numbers[-1])
