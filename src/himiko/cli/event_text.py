"""In words: events, refusals, names of players and things."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from himiko.cli import theme
from himiko.edition import Edition
from himiko.edition.names import COLOURS
from himiko.edition.parts import Tile
from himiko.game import Refusal
from himiko.game.catalogue import EVENT_KINDS
from himiko.texts import Texts, key_of, render_problem, render_values

_LONGEST_NAME = 60


class Paragraph(NamedTuple):
    """What one player did in one turn, or what the game did (`seat` is None)."""

    seat: int | None
    lines: list[str]


class EventText:
    """Puts into words what happens at one table."""

    def __init__(self, texts: Texts, names: Sequence[str], edition: Edition) -> None:
        self.texts = texts
        self.names = [_shown(name) for name in names]
        self.tiles = {tile.id: _described(tile, texts) for tile in edition.tiles}

    def player(self, seat: int) -> Text:
        """Return a player's name in the player's colour."""
        return Text(self.names[seat], f"bold {theme.PLAYERS[seat]}")

    # events

    def event(self, event: Mapping[str, Any]) -> str:
        """Return an event as a line."""
        kind = EVENT_KINDS[event["event"]]
        values = {k: v for k, v in event.items() if k not in {"ply", "seat", "event"}}
        seen = ("seen",) if kind.hidden.keys() & values.keys() else ()
        if event["seat"] is not None:
            values["player"] = self.names[event["seat"]]
        if "turn" in values:
            values["turn"] += 1
        kinds = {**kind.values, **kind.hidden}
        rendered = render_values(values, kinds, self.texts, self.names, self.tiles)
        return self.texts.say(key_of("event", kind.name, *seen), **rendered)

    def paragraphs(
        self, events: Sequence[Mapping[str, Any]], *, brief: bool = False
    ) -> list[Paragraph]:
        """Gather events by who caused them; each line without the name it begins with."""
        left_out = {"never", "in_full"} if brief else {"never"}
        found: list[Paragraph] = []
        new = True
        for event in events:
            new = new or event["event"] == "turn_ended"
            if EVENT_KINDS[event["event"]].shown in left_out:
                continue
            seat = event["seat"]
            line = self.event(event)
            if seat is not None:
                line = line.removeprefix(self.names[seat]).lstrip()
            if new or found[-1].seat != seat:
                found.append(Paragraph(seat, []))
            new = False
            found[-1].lines.append(line)
        return found

    def story(self, events: Sequence[Mapping[str, Any]], *, brief: bool = False) -> Iterator[Text]:
        """Yield events as paragraphs, each beginning with the player's name."""
        for paragraph in self.paragraphs(events, brief=brief):
            if paragraph.seat is None:
                yield Text(" · ".join(paragraph.lines), theme.QUIET)
            else:
                name = self.player(paragraph.seat)
                yield Text().append_text(name).append("  " + " · ".join(paragraph.lines))

    # refusals

    def refusal(self, refusal: Refusal) -> str:
        """Say why an action is not possible, with the rule that forbids it."""
        return render_problem(refusal, self.texts, self.names, self.tiles)


def _described(tile: Tile, texts: Texts) -> str:
    """Return a tile in words, with the id that one types."""
    needs = [
        texts.say(key_of("colour", colour))
        for colour, number in zip(COLOURS, tile.needs, strict=True)
        for _ in range(number)
    ]
    words = texts.say(
        "tile-described",
        kind=texts.say(key_of("building", tile.kind)),
        needs=texts.list(needs) if needs else texts.say("list-or-nothing"),
        points=texts.say("count-points", number=tile.points),
    )
    return texts.say("tile-with-id", id=tile.id, tile=words)


def _shown(name: str) -> str:
    """Keep a name from a file from steering the terminal, or from filling it."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in name)
    return shown if len(shown) <= _LONGEST_NAME else shown[: _LONGEST_NAME - 1] + "…"
