"""The Model Context Protocol: a model can play a whole game with the tools."""

import asyncio
import json
from typing import Any

import pytest
from mcp.client import Client

from himiko.game.catalogue import LEVELS
from himiko.lab.mcp_server import make_server
from himiko.texts import Texts


class Session:
    """Calls tools, and returns what they say as data."""

    def __init__(self, client: Any) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> Any:
        """Call a tool."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        structured = result.structured_content
        if structured is not None:
            return structured.get("result", structured)
        return json.loads(result.content[0].text)


def test_a_model_plays() -> None:
    """New game, view, legal, a refused action, why not, an action, to the end."""

    async def play() -> None:
        async with Client(make_server()) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == {"new_game", "view", "legal", "play", "why_not", "analyse"}
            assert all(tool.description for tool in tools.values())
            assert ", ".join(LEVELS) in (tools["new_game"].description or "")
            session = Session(client)
            state = await session.call("new_game", players=2, seat=1, opponent="drifter", seed=3)
            assert (state["over"], state["seat"]) == (False, 1)
            view = await session.call("view")
            assert view["buildings"]["deck"] == 23
            refused = await session.call("play", action="done")
            assert "refused" in refused
            assert refused["legal"] == state["legal"] == await session.call("legal")
            assert await session.call("why_not", action="done") != "legal"
            assert await session.call("why_not", action=state["legal"][0]) == "legal"
            for _ in range(400):
                state = await session.call("play", action=state["legal"][-1])
                if state["over"]:
                    break
            assert state["over"]
            assert {score["rank"] for score in state["scores"]} == {1, 2}

    asyncio.run(play())


def test_the_computer_player_can_be_asked() -> None:
    """Its best actions are legal ones, with chances that add up."""

    async def ask() -> None:
        async with Client(make_server()) as client:
            session = Session(client)
            state = await session.call("new_game", opponent="none", seed=3)
            best = await session.call("analyse", seconds=0.05)
            assert best[0]["action"] in state["legal"]
            assert sum(best[0]["winning_chances"]) == pytest.approx(1, abs=0.05)

    asyncio.run(ask())


def test_before_the_first_game() -> None:
    """What is missing is said, as everywhere else."""

    async def ask() -> None:
        async with Client(make_server()) as client:
            result: Any = await client.call_tool("legal", {})
            assert result.is_error
            assert result.content[0].text.endswith(Texts("en").say("bad-lab-no-game"))
            result = await client.call_tool("new_game", {"seat": 2})
            assert result.is_error
            assert "from 0 to 1" in result.content[0].text

    asyncio.run(ask())
