"""The example of a language model at the table, with a model that is made up."""

import json
import shlex
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from himiko import Game
from himiko.bots import make

EXAMPLE = Path(__file__).parents[2] / "examples" / "llm_player.py"


class Model(BaseHTTPRequestHandler):
    """Answers as OpenAI's protocol has it: first something illegal, then what is told here."""

    asked: ClassVar[list[list[dict[str, Any]]]] = []
    answers: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        """Keep the question, give the next answer."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append(body["messages"])
        content = {"role": "assistant", "content": self.answers.pop(0)}
        answer = json.dumps({"choices": [{"message": content}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Keep quiet."""


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Model]]:
    """Serve the model at an address of this machine."""
    server = HTTPServer(("127.0.0.1", 0), Model)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv("OPENAI_BASE_URL", f"http://127.0.0.1:{server.server_port}/v1")
    Model.asked.clear()
    yield Model
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_model_is_told_why_it_is_refused(model: type[Model]) -> None:
    """It sees table and legal actions; a refusal comes in the words of the rules."""
    game = Game.new(2, 7)
    legal = game.legal()
    unseen = next(n for n in range(1, 11) if f"fleet {n}" not in legal)
    model.answers[:] = [f"I want\nfleet {unseen}", "sail away", f"Well then.\n\n`{legal[1]}`"]
    command = shlex.join([sys.executable, str(EXAMPLE)])
    player = make(f"external:60s:{command}")

    try:
        chosen = player.choose(game.view(game.turn), legal)
    finally:
        player.close()

    assert chosen == legal[1]
    first, second, third = model.asked
    assert "Most points win" in first[0]["content"]
    assert all(action in first[1]["content"] for action in legal)
    assert '"reserve"' in first[1]["content"]
    assert f"Refused: fleet {unseen}." in second[-1]["content"]
    assert "face down" in second[-1]["content"].lower()
    assert "Refused: sail away." in third[-1]["content"]
