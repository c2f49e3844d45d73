"""What one seat, or a spectator, may see of a table."""

from typing import Any, Final, NamedTuple

from himiko.game import Game, chain
from himiko.game.catalogue import REVEALING, Event
from himiko.game.events import hide
from himiko.game.notation import mask
from himiko.game.record import write
from himiko.game.shapes import Position
from himiko.game.tokens import tokens_to_collect
from himiko.game.view import view_of
from himiko.server.refused import Refused
from himiko.server.tables.seats import Identity
from himiko.server.tables.table import Table

FACE_DOWN: Final = "?"
"""Stands for a built tile that lies face down."""

OPEN: Final = ("view", "scores", "ends", "rooms", "next_round")
"""The members of a state that are the same for all, but for what a seat knows of the view."""
# What of a score follows from built tiles.
_FOLLOWS: Final = ("buildings", "total", "rank")


def seat_of(table: Table, who: Identity, seat: int | None = None) -> int | None:
    """Return the seat through whose eyes a person sees; None: as a spectator.

    Somebody who owns several seats of a hot-seat table sees through the one that is to act.
    """
    if not table.may_see(who):
        raise Refused("not_for_you")
    mine = table.seats_of(who)
    if seat is not None:
        if seat not in mine:
            raise Refused("not_your_seat", seats=mine)
        return seat
    if table.turn in mine:
        return table.turn
    return mine[0] if mine else None


class Snapshot(NamedTuple):
    """What is the same through all eyes, made once for all that look at the same moment."""

    position: Position
    facts: dict[str, Any]

    @classmethod
    def of(cls, game: Game) -> "Snapshot":
        """Look at a game."""
        position = game.position()
        prospects = game.prospects()
        facts = {
            "scores": game.scores(),
            "ends": prospects.ends(),
            "rooms": prospects.harbour_rooms(),
            "next_round": prospects.next_round(),
        }
        return cls(position, facts)


def state(
    table: Table, seat: int | None, since: int, now: int, snapshot: Snapshot | None = None
) -> dict[str, Any]:
    """Return the game as a seat may see it, with the events after a ply; -1: from the deal on."""
    shown = own_members(table, seat, since, now) | dict.fromkeys(OPEN)
    if table.game is not None:
        snapshot = snapshot or Snapshot.of(table.game)
        shown |= {**snapshot.facts, "view": view_of(snapshot.position, seat)}
        if lies_face_down(table):
            shown |= face_down(shown, seat)
    return shown


def own_members(table: Table, seat: int | None, since: int, now: int) -> dict[str, Any]:
    """Return what of a state is made for each seat: all but the view and what follows from it."""
    game = table.game
    acts = seat is not None and seat == table.turn and table.seats[seat].kind == "human"
    return {
        "version": table.number,
        "ply": table.ply,
        "status": table.status,
        "turn": table.turn,
        "seat": seat,
        "since": since,
        "legal": game.legal() if game is not None and acts else [],
        "events": _events(table, seat, since) if game is not None else [],
        "moments": table.moments.since(since) if table.moments is not None else [],
        "tokens": tokens_to_collect(game) if game is not None and acts else 0,
        "floor": _floor(table, seat),
        "redo": len(table.undone) if seat is not None and seat == table.redo_seat() else 0,
        "offer": _offer(table),
        "nudge": _nudge(table),
        "hints": table.may_hint,
        "head": table.shown_head.hex(),
        "clocks": _clocks(table, now),
    }


def lies_face_down(table: Table) -> bool:
    """Are built tiles hidden now? While the game is played, where the table chose so (11.2)."""
    return table.status == "running" and table.options.built_tiles == "face_down"


def face_down(shown: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Return the parts of a state that change when others' built tiles lie face down.

    How many they are is seen; which they are, and the points that follow, is not. Zero stands for
    what is left out. What is built just now everybody sees.
    """
    players = [
        one if number == seat else one | {"tiles": [FACE_DOWN] * len(one["tiles"])}
        for number, one in enumerate(shown["view"]["players"])
    ]
    scores = [
        points | ({"rank": 0} if number == seat else dict.fromkeys(_FOLLOWS, 0))
        for number, points in enumerate(shown["scores"])
    ]
    events = _face_down_events(shown["events"], seat)
    return {"view": shown["view"] | {"players": players}, "scores": scores, "events": events}


def _face_down_events(events: list[Event], seat: int | None) -> list[Event]:
    latest = max((event["ply"] for event in events), default=0)
    return [
        event | {"tile": FACE_DOWN}
        if event["event"] == "built" and event["seat"] != seat and event["ply"] < latest
        else event
        for event in events
    ]


def _floor(table: Table, seat: int | None) -> int:
    """Return how far back a seat's owner can go; nowhere for those who only look, or have left."""
    if seat is None or table.seats[seat].kind != "human":
        return table.ply
    return table.floor(seat)


def _events(table: Table, seat: int | None, since: int) -> list[Event]:
    ply, last = table.last_events
    if since + 1 == ply == table.ply:  # as for all who listen: only the last ply is news
        return [hide(event, seat) for event in last]
    return events_for(table, seat, since)


def events_for(table: Table, seat: int | None, since: int) -> list[Event]:
    """Return what happened after a ply; -1: from the deal on."""
    if table.history is None:
        raise Refused("not_now", status_is=table.status)
    if since >= table.ply:
        return []
    return [hide(event, seat) for event in table.history.events_since(since + 1)]


def _offer(table: Table) -> dict[str, Any] | None:
    offer = table.offer
    if offer is None:
        return None
    accepted = [n for n, one in enumerate(table.seats) if one.person in offer.accepted]
    out = [n for n, one in enumerate(table.seats) if one.person in offer.out]
    return {
        "kind": offer.kind,
        "seat": offer.seat,
        "to": offer.to,
        "wanted": offer.wanted,
        "out": out,
        "options": offer.options.model_dump() if offer.options is not None else None,
        "accepted": accepted,
    }


def _nudge(table: Table) -> dict[str, Any] | None:
    nudge = table.nudge
    return None if nudge is None else {"seat": nudge.seat, "by": nudge.by, "at": nudge.at}


def _clocks(table: Table, now: int) -> dict[str, Any] | None:
    clocks = table.clocks
    if clocks.limit is None:
        return None
    left = [clocks.left(seat, now) for seat in range(table.setup.players)]
    return {"left": left, "running": clocks.seat, "paused": clocks.paused}


def running_game(table: Table) -> Game:
    """Return the game of a table that has begun, as it stands."""
    if table.game is None:
        raise Refused("not_now", status_is=table.status)
    return table.game


def at(table: Table, seat: int | None, ply: int) -> dict[str, Any]:
    """Return the position after a ply, for replay."""
    if not 0 <= ply <= table.ply:
        raise Refused("no_such_ply", ply=table.ply)
    then = table.whole().at(ply)
    snapshot = Snapshot.of(then)
    shown = {
        "ply": ply,
        "turn": then.turn,
        "view": view_of(snapshot.position, seat),
        **snapshot.facts,
        "events": [event for event in then.events_for(seat, ply) if event["ply"] == ply],
    }
    if not lies_face_down(table):
        return shown
    shown |= face_down(shown, seat)
    return shown if ply == table.ply else _past_face_down(table, shown, seat)


def _past_face_down(table: Table, shown: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Return a past moment without what lies face down now: where it lay before would reveal it."""
    players = running_game(table).position()["players"]
    hidden = {tile for number, one in enumerate(players) if number != seat for tile in one["tiles"]}

    def as_seen(tile: str) -> str:
        return FACE_DOWN if tile in hidden else tile

    view = shown["view"]
    row = [as_seen(tile) for tile in view["buildings"]["row"]]
    owners = [
        one | {"reserved": {as_seen(tile): since for tile, since in one["reserved"].items()}}
        for one in view["players"]
    ]
    events = [
        event | {"tile": as_seen(event["tile"])} if event["event"] == "built" else event
        for event in shown["events"]
    ]
    past = view | {"buildings": view["buildings"] | {"row": row}, "players": owners}
    return shown | {"view": past, "events": events}


def visible_events(table: Table, seat: int | None, since: int) -> list[Event]:
    """Return what happened after a ply, as it may be seen now: built tiles may lie face down."""
    events = events_for(table, seat, since)
    return _face_down_events(events, seat) if lies_face_down(table) else events


def plies(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """Return all actions, each with the points after it; others' arrangements without tiles."""
    whole = table.whole()
    walk = whole.at(0)
    hidden = lies_face_down(table)
    shown = []
    for turn, mover, action in whole.history():
        walk.play(action)
        is_open = table.status != "running" or mover == seat
        shown.append(
            {
                "ply": walk.ply,
                "round": turn[0],
                "turn": turn[1],
                "seat": mover,
                "action": action if is_open else mask(action, face_down=hidden),
                "totals": [] if hidden else [points["total"] for points in walk.scores()],
            }
        )
    return shown


def preview(table: Table, action: str) -> dict[str, Any]:
    """Return what an action would cause, up to the first hidden thing that it would reveal.

    It is final if it cannot be taken back or ends the turn. `IllegalAction` says why it is not
    legal. The caller makes sure the asker is to act.
    """
    if table.history is None:
        raise Refused("not_now", status_is=table.status)
    history = table.history.copy()
    seat = history.game.turn
    before = history.game.scores()
    shown: list[Event] = []
    history.play(action)
    for event in history.events_since(history.ply):
        if event["event"] in REVEALING:
            return {"events": shown, "gains": None, "cut": True, "final": True}
        shown.append(hide(event, seat))
    after = history.game.scores()
    gains = [new["total"] - old["total"] for new, old in zip(after, before, strict=True)]
    ends_turn = any(event["event"] == "turn_ended" for event in shown)
    return {"events": shown, "gains": gains, "cut": False, "final": ends_turn}


def record(table: Table, names: list[str]) -> str:
    """Write the record: whole when the game has ended, masked while it is being played."""
    game = table.whole()
    game.names = tuple(names)
    game.headers = {**game.headers, chain.LOG: chain.header(table.number, table.shown_head)}
    if table.is_finished:
        game.headers[chain.SEAL] = f"hex:{table.setup.deal.salt.hex()}"
    return write(game, masked=table.status == "running", face_down=lies_face_down(table))
