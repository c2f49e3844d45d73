"""In words: every event of real games, every refusal, in every language."""

import re
from random import Random

import pytest

from himiko import Game
from himiko.cli.event_text import EventText
from himiko.edition import Edition
from himiko.texts import Texts, languages
from tests.game.refusal_cases import CASES, Case
from tests.scenes import play, scene

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def event_text(language: str = "en") -> EventText:
    """Return the words of a language."""
    return EventText(Texts(language), NAMES, Edition.standard())


def finished(seed: int) -> Game:
    """Play a game at random."""
    game = Game.new(2 + seed % 3, seed)
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


@pytest.mark.parametrize("language", languages())
def test_whole_games_can_be_said(language: str) -> None:
    """Whatever happens has its line; a line about a player begins with the name."""
    words = event_text(language)
    said = set()

    for seed in range(12):
        for event in finished(seed).events:
            line = words.event(event)
            assert line
            assert "{" not in line
            if event["seat"] is not None:
                assert line.startswith(NAMES[event["seat"]])
            said.add(event["event"])

    assert len(said) >= 37, "nearly all there are"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES)
def test_every_refusal_can_be_said(case: Case, language: str) -> None:
    """Each reason becomes a sentence, with the values it really comes with, and its rule."""
    refusal = case.game().why_not(case.action)
    assert refusal

    said = event_text(language).refusal(refusal)

    assert "{" not in said
    assert re.search(rf"{re.escape(str(refusal.rule))}[)\uff09]", said)


def test_a_turn_reads_well() -> None:
    """A story names each player once for a turn."""
    game = scene(
        fleets=[9],
        row=["b16"],
        boats={"s08": "bamboo"},
        culture={"i08": "rice"},
        order=[0, 1, 0, 1],
    )
    play(game, "fleet 9, buy clay, place wood s03, build b16 i01")

    story = [line.plain for line in event_text().story(game.events_since(1), brief=True)]

    assert story[0] == (
        "Ann  chooses fleet 9 · takes 1 wood boat from the reserve · "
        "takes 1 stone boat from the reserve · buys a clay boat for 4 coins · "
        "places a wood boat on slot s03 · "
        "builds on island i01: b16 trading post (bamboo and wood; 2 points)"
    )


def test_two_turns_of_one_player_are_two_paragraphs() -> None:
    """With two players one may play twice in a row."""
    game = finished(2)

    paragraphs = event_text().paragraphs(game.events)

    turns = sum(1 for event in game.events if event["event"] == "turn_ended")
    assert sum(paragraph.seat is not None for paragraph in paragraphs) == turns


def test_a_peek_is_reported_in_full_to_the_one_who_peeked() -> None:
    """The others hear how many tiles went where, and no more."""
    game = scene(fleets=[3], top=["b05", "b06", "b07"])
    play(game, "fleet 3, peek, arrange b07 / b05 b06")

    def report(seat: int) -> str:
        return "\n".join(line.plain for line in event_text().story(game.events_for(seat, 1)))

    def said(key: str, **values: str | int) -> str:
        return Texts("en").say(key, player="", **values).strip()

    listed, in_words = Texts("en").list, event_text().tiles
    five, six, seven = (in_words[tile] for tile in ("b05", "b06", "b07"))
    tiles, under = listed([five, six, seven]), listed([five, six])
    assert said("event-peeked-seen", number=3, tiles=tiles) in report(0)
    assert said("event-arranged-seen", top=seven, bottom=under) in report(0)
    assert said("event-peeked", number=3) + " ·" in report(1)
    assert said("event-arranged", kept=1, under=2) in report(1)
    assert "b05" not in report(1)


def test_a_tile_is_said_in_words_with_its_id() -> None:
    """One kind of value: the tile in words, as on the page; the id is what one types."""
    words = event_text()

    line = words.event({"event": "building_laid", "seat": None, "ply": 0, "tile": "b25"})

    assert line == "New in the row: b25 palace (bamboo, wood, stone, clay and gold; 8 points)"


def test_nothing_on_one_side() -> None:
    """An empty side of an arrangement is named."""
    game = scene(fleets=[3], top=["b05", "b06", "b07"])
    play(game, "fleet 3, peek, arrange / b05 b06 b07")

    said = [event_text().event(event) for event in game.events if event["event"] == "arranged"]

    texts = Texts("en")
    nothing, tiles = (
        texts.say("list-or-nothing"),
        texts.list([event_text().tiles[tile] for tile in ("b05", "b06", "b07")]),
    )
    assert said == [texts.say("event-arranged-seen", player="Ann", top=nothing, bottom=tiles)]


def test_names_cannot_steer_the_terminal() -> None:
    """Whatever a record calls its players, only printable signs are shown."""
    names = EventText(Texts("en"), ["\x1b[2JAnn", "Zoë 火"], Edition.standard()).names

    assert names == ["?[2JAnn", "Zoë 火"]
