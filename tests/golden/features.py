"""What happens in a game: every end, fleet power and specialist, and whether it had its effect."""

from collections.abc import Callable
from typing import Final

from himiko import Edition, Event, Game, Position
from himiko.rules import state

ENDS: Final = state.ENDS[1:]

# Uses of fleet powers: which event reports it.
_POWER_EVENTS: Final = {
    "tile_reserved": "reserve",
    "arranged": "peek",
    "boat_moved": "move",
    "sacred_laid": "sacred",
    "culture_swapped": "swap_culture",
    "boat_removed": "remove",
    "boats_swapped": "swap_boats",
    "discounted": "discount",
}
# Specialists whose effect has its own event.
_EFFECTS: Final[dict[str, Callable[[Event], bool]]] = {
    "ananda": lambda event: event["event"] == "toll_paid",
    "izanami": lambda event: event["event"] == "coins_shared",
    "riu": lambda event: event["event"] == "boats_moored" and event["number"] > 1,
    "kachiko": lambda event: event["event"] == "sacred_lifted",
    "susanoo": lambda event: (
        event["event"] == "sold"
        and (event["colour"], event["coins"]) in {("stone", 6), ("clay", 7)}
    ),
    "ebisu": lambda event: event["event"] == "ebisu_collected",
    "kagutsuchi": lambda event: event.get("cause") == "kagutsuchi",
    "tomoe": lambda event: event["event"] in {"bought", "sold"} and event["colour"] == "gold",
    "hetsuka": lambda event: event.get("cause") == "hetsuka",
}

_STANDARD: Final = Edition.standard()  # others may have more

EVERY: Final = frozenset(
    [f"end {end}" for end in ENDS]
    + [f"power {fleet.power}" for fleet in _STANDARD.fleets if fleet.power != "none"]
    + [f"fleet {fleet.number}" for fleet in _STANDARD.fleets]
    + ["boat of choice", "removed two", "reserved tile built", "kept on top", "put under"]
    + [f"recruited {one.id}" for one in _STANDARD.specialists]
    + [f"effect of {one.id}" for one in _STANDARD.specialists]
)


def features(game: Game) -> set[str]:
    """Return what of all that happens in a finished game."""
    found = {f"end {game.end}"} | _at_scoring(game)
    turn: list[Event] = []
    twin = game.at(0)
    for action in game.actions:
        before = twin.position()
        twin.play(action)
        events = twin.events_since(twin.ply)
        found |= _of_action(action, before, events, game)
        for event in events:
            found |= _of_event(event)
            turn.append(event)
            if event["event"] == "turn_ended":
                found |= _of_turn(turn)
                turn = []
    return found & EVERY


def _of_event(event: Event) -> set[str]:
    name = event["event"]
    found = {f"effect of {who}" for who, tells in _EFFECTS.items() if tells(event)}
    if name in _POWER_EVENTS:
        found.add(f"power {_POWER_EVENTS[name]}")
    if name == "fleet_chosen":
        found.add(f"fleet {event['fleet']}")
    if name == "recruited":
        found.add(f"recruited {event['specialist']}")
    if name == "arranged":
        found |= {"kept on top"} if event["kept"] else set()
        found |= {"put under"} if event["under"] else set()
    return found


def _of_turn(events: list[Event]) -> set[str]:
    names = [event["event"] for event in events]
    found = set()
    if names.count("boat_removed") == 2:
        found.add("removed two")
    if names.count("bought") + names.count("sold") == 2:
        found.add("effect of izanagi")
    return found


def _of_action(action: str, before: Position, events: list[Event], game: Game) -> set[str]:
    """Return what takes the position before to see."""
    verb, *words = action.split()
    found = {f"effect of {verb}"} if verb in {"raijin", "nakatsu", "michimata"} else set()
    if verb == "take":
        found.add("boat of choice")
    built = [event for event in events if event["event"] == "built"]
    for event in built:
        kind = next(tile.kind for tile in game.edition.tiles if tile.id == event["tile"])
        names = {one["event"] for one in events} & {"prestige_gained", "coins_gained"}
        if kind in {"torii", "palace"} and names:
            found.add("effect of awashima")
        if event["tile"] in before["players"][event["seat"] or 0]["reserved"]:
            found.add("reserved tile built")
    if verb == "place" and not before["now"]["chain"] and not _may_enter(words, before, game):
        found.add("effect of toyo_tama")
    return found


def _may_enter(words: list[str], before: Position, game: Game) -> bool:
    """Could anyone begin a chain with this boat there (6.2)?"""
    colour, slot = words
    if slot in game.edition.board.entries:
        return True
    near = {
        other
        for island in game.edition.board.islands
        for lane in island.lanes
        if slot in lane
        for other in lane
        if other != slot
    }
    return any(before["boats"].get(other) == colour for other in near)


def _at_scoring(game: Game) -> set[str]:
    found = set()
    for player in game.position()["players"]:
        crew = player["specialists"]
        if "amateratsu" in crew and player["prestige"]:
            found.add("effect of amateratsu")
        if "fu_hsi" in crew and player["coins"] // 3 > player["coins"] // 5:
            found.add("effect of fu_hsi")
        if "yasoma" in crew:
            found.add("effect of yasoma")
    return found
