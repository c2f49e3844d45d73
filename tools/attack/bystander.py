"""The bystander: plays at a table of their own, and notes how long each action took."""

import json
import random
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tools.attack.client import Client

PAUSE = 0.15


class Bystander(threading.Thread):
    """Somebody with both seats of a table, or with one against a computer player."""

    def __init__(self, server: str, source: str, opponent: str = "me") -> None:
        super().__init__(daemon=True)
        self.client = Client(server, source)
        self.opponent = opponent
        self.latencies: list[float] = []
        """Seconds from sending an action to its acknowledgement."""
        self.waits: list[float] = []
        """Seconds from an action to the next question: what the computer player took."""
        self.problems: list[str] = []
        self.stop = threading.Event()
        self.client.guest("Bystander")
        self.table = self.client.table("me", opponent) or ""

    def run(self) -> None:
        """Play on, whatever happens."""
        while not self.stop.is_set():
            try:
                self._play()
            except (OSError, WebSocketException, TimeoutError) as error:
                self.problems.append(type(error).__name__)
                time.sleep(0.2)

    def _play(self) -> None:
        url = f"ws://{self.client.server}{self.table}/live"
        headers = {"Cookie": self.client.cookie}
        source = (self.client.source, 0)
        with connect(
            url, additional_headers=headers, max_size=None, source_address=source
        ) as socket:
            state = _next(socket, "state")
            while not self.stop.is_set():
                if state["status"] != "running":
                    self.table = self.client.table("me", self.opponent) or self.table
                    return
                if state["legal"]:
                    state = self._act(socket, state)
                    time.sleep(PAUSE)
                else:
                    state = _next(socket, "state")

    def _act(self, socket: ClientConnection, state: Any) -> Any:  # noqa: ANN401
        action = random.choice(state["legal"])  # noqa: S311
        began = time.monotonic()
        socket.send(json.dumps({"id": 1, "do": "play", "ply": state["ply"], "action": action}))
        ply, acknowledged = state["ply"], False
        while not acknowledged or state["ply"] == ply or not self._is_next(state):
            message = json.loads(socket.recv(timeout=120))
            if message["type"] == "done":
                acknowledged = True
                self.latencies.append(time.monotonic() - began)
            elif message["type"] == "error":
                self.problems.append(message["code"])
                acknowledged = True
                state = {**state, "ply": -1}
            elif message["type"] == "state":
                state = message
        if state["ply"] > ply + 1:
            self.waits.append(time.monotonic() - began)
        return state

    @staticmethod
    def _is_next(state: Any) -> bool:  # noqa: ANN401
        return bool(state["legal"]) or state["status"] != "running"


def _next(socket: ClientConnection, kind: str) -> Any:  # noqa: ANN401
    while True:
        message = json.loads(socket.recv(timeout=120))
        if message["type"] == kind:
            return message
