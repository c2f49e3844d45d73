"""The schema: pages make their types from it, so it must say what is really sent."""

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from himiko import Game
from himiko.edition import Edition
from himiko.game.catalogue import EVENTS
from himiko.game.shapes import GameView
from himiko.server.api.components import EditionFile
from himiko.server.api.events import EVENT_MODELS, Event


def played(players: int, seed: int) -> Game:
    """Return a game played out at random."""
    game, rng = Game.new(players, seed), random.Random(seed)
    while not game.over:
        legal = game.legal()
        game.play("peek" if "peek" in legal else rng.choice(legal))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_and_views_are_as_the_schema_says(players: int) -> None:
    """Through whole games, for every seat and a spectator, and nothing is lost on the way."""
    game = played(players, seed=players)
    events: TypeAdapter[Any] = TypeAdapter(list[Event])
    views = TypeAdapter(GameView)

    for seat in (None, 0, 1):
        told = game.events_for(seat)
        assert events.dump_python(events.validate_python(told), exclude_unset=True) == told
        for ply in range(0, game.ply + 1, 7):
            view = game.at(ply).view(seat)
            read = views.validate_python(view)
            assert json.loads(views.dump_json(read)) == view
    assert len(EVENT_MODELS) == len(EVENTS)


def test_an_unknown_event_is_none_of_the_schema() -> None:
    """The union is told apart by the event's name."""
    with pytest.raises(ValidationError):
        TypeAdapter(Event).validate_python({"event": "danced", "ply": 1, "seat": 0})


@pytest.mark.parametrize("path", sorted(Path("tests/editions").glob("*.toml")))
def test_editions_are_as_the_schema_says(path: Path) -> None:
    """Those that are valid."""
    edition = Edition.parse(path.read_text("utf-8"), path.name)

    read = EditionFile.model_validate(tomllib.loads(edition.text))

    assert set(read.board.slots) == set(edition.slot_ids)


def test_the_standard_edition_is_as_the_schema_says() -> None:
    """Every part of it is named."""

    class Exact(EditionFile, extra="forbid"):
        pass

    content = tomllib.loads(Edition.standard().text)

    assert issubclass(Exact, BaseModel)
    assert Exact.model_validate(content).board.width == content["board"]["width"]
