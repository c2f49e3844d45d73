"""The game for language models: tools of the Model Context Protocol.

A model sees what its seat may know and nothing else; the other seats are computer players, or
played by the model as well. What is refused comes back with the reason, so that it can learn.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Final

from himiko.bots import Player, make
from himiko.bots.analysis import analyse as think
from himiko.edition import Edition
from himiko.extra import load
from himiko.game import BadAction, Game, IllegalAction
from himiko.game.catalogue import LEVELS
from himiko.lab.lab_problems import BadLab
from himiko.problem import Problem
from himiko.texts import Texts, render_problem

INSTRUCTIONS: Final = (
    "Play the board game Yamataï. Call new_game, then view and legal, then play with one of the "
    "legal actions, until the game is over. why_not explains a refusal; analyse asks the "
    "computer player what it would do."
)
_MOST_SECONDS: Final = 30.0


@dataclass
class _Table:
    """The game of a session: which seats the model plays, and who plays the others."""

    edition: Edition
    game: Game | None = None
    others: dict[int, Player] = field(default_factory=dict)

    def playing(self) -> Game:
        """Return the game; `BadLab` if there is none yet."""
        if self.game is None:
            raise BadLab("no_game")
        return self.game

    def let_others_act(self) -> list[str]:
        """Let computer players act until a seat of the model is to; return what they did."""
        game = self.playing()
        done = []
        while game.turn is not None and game.turn in self.others:
            seat = game.turn
            action = self.others[seat].choose(game.view(seat), game.legal())
            game.play(action)
            done.append(f"seat {seat}: {action}")
        return done

    def state(self) -> dict[str, Any]:
        """Return what there is to say after each call."""
        game = self.playing()
        if game.over:
            return {"over": True, "end": game.end, "scores": game.scores()}
        return {"over": False, "seat": game.turn, "legal": game.legal()}


def make_server(edition: Edition | None = None) -> Any:  # noqa: ANN401  (of a package loaded late)
    """Return the server, ready to `run()`; it has one game at a time."""
    server = load("mcp.server", "lab").MCPServer("himiko", instructions=INSTRUCTIONS)
    table = _Table(edition or Edition.standard())
    for tool in _tools(table):
        server.tool()(_with_words(tool))
    return server


def _with_words(tool: Callable[..., Any]) -> Callable[..., Any]:
    """Return a tool whose problems reach the model as words."""
    tool_error = load("mcp.server.mcpserver.exceptions", "lab").ToolError

    @wraps(tool)
    def call(**arguments: Any) -> Any:  # noqa: ANN401
        try:
            return tool(**arguments)
        except Problem as problem:
            raise tool_error(render_problem(problem, Texts("en"))) from problem
        except ValueError as error:  # of an argument that no game has
            raise tool_error(str(error)) from error

    return call


def _tools(table: _Table) -> list[Any]:
    def new_game(
        players: int = 2, seat: int = 0, opponent: str = "fisher", seed: int | None = None
    ) -> dict[str, Any]:
        if seat not in range(players):
            raise BadLab("seat", last=players - 1, given=seat)
        table.game = Game.new(players, seed, edition=table.edition)
        others = [] if opponent == "none" else [n for n in range(players) if n != seat]
        table.others = {n: make(opponent, edition=table.edition, seed=n) for n in others}
        return {"others_did": table.let_others_act(), **table.state()}

    new_game.__doc__ = (  # what the model reads
        "Deal a new game. You play `seat`; the others are computer players of a level, from the "
        f'weakest, which acts at random: {", ".join(LEVELS)}. With opponent "none" you play all '
        "seats."
    )

    def view() -> dict[str, Any]:
        """What the seat to act may know: the whole table, without what is hidden from it."""
        game = table.playing()
        return {**game.view(game.turn), "scores_if_it_ended_now": game.scores()}

    def legal() -> list[str]:
        """All legal actions of the seat to act, as texts for `play`."""
        return table.playing().legal()

    def play(action: str) -> dict[str, Any]:
        """Play one legal action. An illegal one changes nothing; the reason comes back."""
        try:
            table.playing().play(action)
        except (BadAction, IllegalAction) as problem:
            return {"refused": render_problem(problem, Texts("en")), **table.state()}
        return {"others_did": table.let_others_act(), **table.state()}

    def why_not(action: str) -> str:
        """Why an action is not legal now, by the rules; "legal" if it is."""
        try:
            refusal = table.playing().why_not(action)
        except BadAction as problem:
            return render_problem(problem, Texts("en"))
        return "legal" if refusal is None else render_problem(refusal, Texts("en"))

    def analyse(seconds: float = 1.0) -> list[dict[str, Any]]:
        """What the computer player thinks of the position: its best actions, best first, with the
        rest of the turn, each seat's winning chance and expected points.
        """  # noqa: D205
        game = table.playing()
        spent = min(_MOST_SECONDS, seconds)
        found = think(game.view(game.turn), spent, edition=table.edition)
        return [
            {
                "action": outlook.action,
                "plan": list(outlook.plan),
                "winning_chances": [round(chance.mean, 3) for chance in outlook.chances],
                "points": [round(score.mean, 1) for score in outlook.scores],
            }
            for outlook in found.outlooks[:5]
        ]

    return [new_game, view, legal, play, why_not, analyse]
