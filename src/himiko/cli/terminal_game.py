"""A game in the terminal: one person, the computer at the other seats."""

import contextlib
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from himiko.cli import hint, levels, read, theme
from himiko.cli.answers import Answers
from himiko.cli.event_text import EventText
from himiko.cli.game_screen import GameScreen, draw_scores
from himiko.cli.opponents import Opponents
from himiko.cli.terminal import errors, is_interactive, output
from himiko.edition.names import COLOURS
from himiko.game import BadAction, Refusal
from himiko.problem import Problem
from himiko.texts import key_of, render_problem

_LONGEST_NUMBER = 12  # digits shown of a number that is not an answer


class _Left(Exception):
    """The person leaves the game."""


class _OwnTurn(NamedTuple):
    """A turn of the person, and the ply from which on its screen reports what happened."""

    number: tuple[int, int]
    since: int


class TerminalGame:
    """One game with a person at one seat."""

    def __init__(self, opponents: Opponents, seat: int, record: str | None) -> None:
        self.opponents = opponents
        self.game = opponents.game
        self.seat = seat
        self.texts = opponents.texts
        self.record = record
        self.event_text = EventText(self.texts, self.game.names, self.game.edition)
        self.console: Console = output()
        self.decided: list[tuple[int, _OwnTurn]] = []  # the plies at which the person decided
        self.own_turn = _OwnTurn((0, 0), 0)
        self.acted = 0  # the ply of the person's last action
        self.commands = {
            "?": self.help,
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "about": self.about,
            "undo": self.undo,
            "log": self.log,
            "events": self.log,
            "scores": self.scores,
            "table": self.show_table,
            "save": self.save,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        if is_interactive():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  (lines can be edited, and come back)
        try:
            while not self.game.over:
                self._others()
                if not self.game.over:
                    self._ask()
            self._end()
        except EOFError:
            self.console.print()
            self._say_left()
        except _Left:
            self._say_left()
        finally:
            self.opponents.leave()
            self._keep()

    def _say_left(self) -> None:
        round_, turn = self.game.round_and_turn
        self._say("play-left", round=round_, turn=turn + 1)

    def _welcome(self) -> None:
        self._say("play-welcome", player=self.game.names[self.seat])
        for seat, spec in self.opponents.specs.items():
            line = self.event_text.player(seat)
            self.console.print(line.append(f"  {levels.introduce(spec, self.texts)}", "not bold"))

    def _others(self) -> None:
        with errors().status(self.texts.say("play-thinking")):
            self.opponents.play()

    def _keep(self) -> None:
        if self.record:
            read.write_text(self.record, self.game.record())
            self._say("play-saved", file=self.record)

    def _say(self, key: str, **values: str | int) -> None:
        self.console.print(Text(self.texts.say(key, **values)))

    # a question

    def _screen(self) -> GameScreen:
        return GameScreen(self.game.edition, self.event_text, self.game.view(self.seat))

    def _ask(self) -> None:
        """Show the question until it is answered or made void."""
        if self.game.round_and_turn != self.own_turn.number:
            self.own_turn = _OwnTurn(self.game.round_and_turn, self.acted)
        screen = self._screen()
        answers = Answers(self.game.legal(), screen)
        self._show(screen, answers)
        ply = self.game.ply
        while self.game.ply == ply:
            self.console.print()
            words = input(theme.PROMPT).split()
            if not words:
                self._question(screen, answers)
            elif words[0].lower() in self.commands:
                self.commands[words[0].lower()](words[1:])
            else:
                self._answer([word.lower() for word in words], answers)

    def _show(self, screen: GameScreen, answers: Answers) -> None:
        """Draw the table, what has happened since, and the question."""
        if is_interactive():
            self.console.clear()
        round_, turn = self.game.round_and_turn
        turns = len(screen.view["order"])
        title = self.texts.say("play-title", round=round_, turn=turn + 1, turns=turns)
        self.console.print(Rule(Text(title, theme.TITLE), style=theme.SEA))
        self.console.print(self._drawn(screen, answers))
        self._report(self.own_turn.since)
        if not self.decided:
            self._welcome()
        self._question(screen, answers)

    def _drawn(self, screen: GameScreen, answers: Answers) -> RenderableType:
        scores = self.game.scores()
        return screen.draw(self.console, scores, seat=self.seat, possible=answers.targets())

    def _report(self, since: int) -> None:
        events = self.game.events_for(self.seat, since)
        story = list(self.event_text.story(events, brief=True))
        if story:
            report = Text("\n").join(story)
            title = self.texts.say("play-happened")
            self.console.print(
                Panel(report, title=title, title_align="left", border_style=theme.QUIET)
            )

    def _question(self, screen: GameScreen, answers: Answers) -> None:
        asks = self.texts.say(key_of("step", screen.view["step"], "asks"))
        self.console.print(Text(f"{theme.NOW} {asks}", theme.ACCENT))
        hand = screen.view["players"][self.seat]["boats"]
        if screen.view["step"] != "fleet" and hand:
            line = Text(self.texts.say("play-hand") + " ").append_text(theme.boats(hand))
            self.console.print(line)
        if screen.view["step"] == "arrange":
            self.console.print(screen.seen(answers.legal[0]))
        self.console.print(answers.draw(self.console.width))
        self.console.print(Text(self.texts.say("play-hint"), theme.QUIET))

    def _answer(self, words: list[str], answers: Answers) -> None:
        """Play what was typed, or say why not, or show what begins so."""
        typed = " ".join(words)
        if typed.isdecimal():
            action = answers.by_number(typed)
            if action is None:
                self._say("play-no-number", number=typed[:_LONGEST_NUMBER], most=len(answers.legal))
            else:
                self._play(action)
            return
        found = [typed] if typed in answers.legal else answers.beginning(words)
        if len(found) == 1 and found[0].split()[0] == words[0]:
            self._play(found[0])
        elif found:
            self.console.print(answers.draw(self.console.width, found))
        else:
            self.why(words)

    def _play(self, action: str) -> None:
        self.decided.append((self.game.ply, self.own_turn))
        self.game.play(action)
        self.acted = self.game.ply

    # commands

    def help(self, _: list[str]) -> None:
        self.console.print(Text(self.texts.say("play-help")))
        signs = {
            "entry": theme.ENTRY,
            "mountain": theme.MOUNTAIN,
            "sacred": theme.SACRED,
            "building": theme.BUILDING,
            "torii": theme.TORII,
            "palace": theme.PALACE,
        }
        names = self.texts.list([self._boat_name(colour) for colour in COLOURS])
        self.console.print()
        self.console.print(Text(self.texts.say("play-legend", boats=names, **signs), theme.QUIET))

    def _boat_name(self, colour: str) -> str:
        """Return a boat's letter, its name, and its name in the notation where that differs."""
        name = self.texts.say(key_of("colour", colour))
        return f"{theme.letter(colour)} {name}" + ("" if name == colour else f" ({colour})")

    def hint(self, _: list[str]) -> None:
        """Say what the queen would do."""
        analysis = hint.think(self.game, self.seat, self.texts)
        grounds = hint.why(self.game, self.seat, analysis)
        self.console.print(hint.draw_hint(analysis, self.texts, grounds))

    def why(self, words: list[str]) -> None:
        """Say why an action is not possible."""
        if not words:
            self._say("play-why-what")
            return
        action = " ".join(word.lower() for word in words)
        try:
            refusal = self.game.why_not(action)
        except BadAction as error:
            refusal = Refusal(error.code, error.rule, error.values)
        if refusal is None:
            self._say("play-possible", action=action)
        else:
            self.console.print(Text(self.event_text.refusal(refusal), theme.ACCENT))

    def about(self, words: list[str]) -> None:
        """Explain a specialist, a fleet or a tile."""
        screen = self._screen()
        edition = self.game.edition
        name = "_".join(words).lower().removeprefix("fleet_")
        if name in {str(specialist.id) for specialist in edition.specialists}:
            key = key_of("specialist", name)
            row: tuple[Text, ...] = (Text(self.texts.say(key), theme.TITLE),)
        elif name in edition.tile_ids:
            key = key_of("building", screen.tile(name).kind)
            row = screen.tile_row(screen.tile(name))
        elif name in (str(fleet.number) for fleet in edition.fleets):
            key = key_of("power", screen.fleet(int(name)).power)
            row = screen.fleet_row(screen.fleet(int(name)))
        else:
            self._say("play-about-what")
            return
        does = Text(self.texts.say(key_of(key, "does")))
        self.console.print(Text("  ").join((*row, does)))

    def undo(self, _: list[str]) -> None:
        """Take the person's last action back, and all that followed."""
        if not self.decided:
            self._say("play-no-undo")
            return
        ply, self.own_turn = self.decided.pop()
        self.opponents.leave()
        while self.game.ply > ply:
            self.game.undo()

    def log(self, _: list[str]) -> None:
        """Report all that has happened."""
        for line in self.event_text.story(self.game.events_for(self.seat)):
            self.console.print(line)

    def scores(self, _: list[str]) -> None:
        """Show the points as if the game ended now."""
        self.console.print(draw_scores(self.event_text, self.game.scores(), final=False))

    def show_table(self, _: list[str]) -> None:
        """Draw the table again."""
        screen = self._screen()
        self._show(screen, Answers(self.game.legal(), screen))

    def save(self, words: list[str]) -> None:
        """Write the record so far."""
        if not words:
            self._say("play-save-where")
            return
        path = " ".join(words)
        try:
            read.write_text(path, self.game.record())
        except Problem as problem:
            self.console.print(Text(render_problem(problem, self.texts), theme.ACCENT))
        else:
            self._say("play-saved", file=path)

    def leave(self, _: list[str]) -> None:
        raise _Left

    # the end

    def _end(self) -> None:
        if is_interactive():
            self.console.clear()
        scores = self.game.scores()
        self.console.print(self._screen().draw(self.console, scores, seat=self.seat))
        self._report(self.acted)
        self.console.print(draw_scores(self.event_text, scores, final=True))
        winner = next(seat for seat, points in enumerate(scores) if points["rank"] == 1)
        said = self.texts.say("play-winner", player=self.game.names[winner])
        self.console.print(Panel(Text(said, f"bold {theme.PLAYERS[winner]}"), expand=False))
