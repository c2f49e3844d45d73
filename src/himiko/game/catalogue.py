"""The catalogue: every name of the game once, with what it means to programs.

The words of an edition stand in `edition.names`, steps and ends in `rules.state`, the parts of a
score in `rules.scoring`. Notation, events, what is hidden, how far undo may go, the API's schema,
the command line and the page all derive from these lists; `docs/notation.md` explains them.

The kind of a value or of a target says how it is read, shown and typed; `KINDS` lists them all.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NotRequired, get_args

from typing_extensions import TypeAliasType, TypedDict

from himiko.edition import names
from himiko.rules import log_events, space, state
from himiko.rules.rows import PEEK_SIZE
from himiko.rules.scoring import (
    AMATERATSU_POINTS,
    ASIDE_A_POINT,
    COINS_A_POINT,
    FU_HSI_COINS_A_POINT,
    PARTS,
)

# Words as named types: Pydantic and OpenAPI keep the names.
Colour = TypeAliasType("Colour", names.Colour)
CultureKind = TypeAliasType("CultureKind", names.CultureKind)
Specialist = TypeAliasType("Specialist", names.Specialist)
Power = TypeAliasType("Power", names.Power)
TileKind = TypeAliasType("TileKind", names.TileKind)
Step = TypeAliasType("Step", state.Step)
End = TypeAliasType("End", state.End)

_Cause = Literal[
    "prestige_buildings",
    "mountain",
    "kagutsuchi",
    "group",
    "trading_post",
    "specialist_coins",
    "hetsuka",
    "kachiko",
]
Cause = TypeAliasType("Cause", _Cause)
CAUSES: Final[tuple[_Cause, ...]] = get_args(_Cause)
"""Why coins or prestige were gained or paid, in the order of `log_events`."""

Level = Literal[
    "drifter", "deckhand", "fisher", "rower", "merchant", "pilot", "helmsman", "captain", "himiko"
]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Our computer players, from the weakest to the strongest."""

LADDER: Final[tuple[Level, ...]] = LEVELS[1:]
"""Those to climb: each wins about three games in four against the one below. The drifter, who
plays at random, is no opponent for anybody."""

SCORE_PARTS: Final = PARTS

SCORING: Final[Mapping[str, int]] = {
    "coins_a_point": COINS_A_POINT,
    "coins_a_point_with_fu_hsi": FU_HSI_COINS_A_POINT,
    "points_of_prestige_with_amateratsu": AMATERATSU_POINTS,
    "aside_a_point": ASIDE_A_POINT,
}
"""What a score pad has to know (10.1)."""

MOST_SEEN: Final[int] = PEEK_SIZE
"""The most tiles that are seen by peeking."""

KINDS: Final[Mapping[str, Any]] = {
    "action": str,  # as the notation writes it
    "actions": list[str],
    "cause": Cause,
    "coins": int,
    "colour": Colour,
    "colours": list[Colour],
    "end": End,
    "fleet": int,
    "island": str,
    "kind": CultureKind,
    "kinds": list[CultureKind],
    "number": int,
    "plain_colours": list[Colour],  # all but gold
    "power": Power,
    "round": int,
    "seat": int,
    "slot": str,
    "specialist": Specialist,
    "step": Step,
    "text": str,
    "thing": Literal["culture", "sacred", "building", "torii", "palace"],
    "tile": str,
    "tiles": list[str],
    "turn": int,  # of a round, from 0
}
"""The kinds of values, and how JSON holds them."""


# Verbs


@dataclass(frozen=True)
class Verb:
    """A verb of the notation: its group in the action space, and the kinds of its targets.

    With two targets the first is a group and the second a bit; with one it is a bit. Of an
    `ordered` pair the lower id comes first.
    """

    name: str
    group: int
    targets: tuple[str, ...] = ()
    ordered: bool = False
    once: bool = False
    """Is it the power of the specialist of that name, which can be used once a turn?"""
    secret: bool = False
    """Does the seat that plays it alone know its targets (11.1)?"""


VERBS: Final = (
    Verb("fleet", space.FLEET, ("fleet",)),
    Verb("take", space.TAKE, ("colour",)),
    Verb("buy", space.BUY, ("colour",)),
    Verb("sell", space.SELL, ("colour",)),
    Verb("reserve", space.RESERVE, ("tile",)),
    Verb("peek", space.PEEK),
    Verb("arrange", space.ARRANGE, ("tiles",), secret=True),
    Verb("move", space.MOVE, ("slot", "slot")),
    Verb("sacred", space.SACRED, ("island",)),
    Verb("swap", space.SWAP_CULTURE, ("island", "island"), ordered=True),
    Verb("swap", space.SWAP_BOATS, ("slot", "slot"), ordered=True),
    Verb("remove", space.REMOVE, ("slot",)),
    Verb("place", space.PLACE, ("colour", "slot")),
    Verb("collect", space.COLLECT, ("island",)),
    Verb("ebisu", space.EBISU, ("island",)),
    Verb("build", space.BUILD, ("tile", "island")),
    Verb("raijin", space.RAIJIN, ("colours",), once=True),
    Verb("nakatsu", space.NAKATSU, ("plain_colours",), once=True),
    Verb("michimata", space.MICHIMATA, ("kind",), once=True),
    Verb("hetsuka", space.HETSUKA, ("kind",), once=True),
    Verb("kachiko", space.KACHIKO, ("island",), once=True),
    Verb("discard", space.DISCARD, ("colour",)),
    Verb("recruit", space.RECRUIT, ("specialist", "kinds")),
    Verb("done", space.DONE),
)


def verb_forms() -> dict[str, list[Verb]]:
    """Return the verbs by name: `swap` has two forms."""
    forms: dict[str, list[Verb]] = {}
    for verb in VERBS:
        forms.setdefault(verb.name, []).append(verb)
    return forms


SECRET_VERBS: Final = frozenset(verb.name for verb in VERBS if verb.secret)

HELPERS: Final = tuple(
    name for verb in VERBS if verb.once for name in names.SPECIALISTS if name == verb.name
)
"""The specialists whose power is an action of its own, once a turn."""


# Events


@dataclass(frozen=True)
class EventKind:
    """A type of event: the kinds of its values, in the order of the engine's log."""

    name: str
    values: Mapping[str, str] = field(default_factory=dict)
    hidden: Mapping[str, str] = field(default_factory=dict)
    """Values for the seat that acted, and nobody else (11.1)."""
    of_game: bool = False
    """Does it belong to nobody's action?"""
    reveals: bool = False
    """Does somebody learn what was hidden? Undo must not go back before it."""
    shown: Literal["always", "in_full", "never"] = "always"
    """Does a log have a line for it? Some follow from other lines; some the board shows anyway."""


def _game(name: str, values: Mapping[str, str], **more: Any) -> EventKind:  # noqa: ANN401
    return EventKind(name, values, of_game=True, **more)


EVENTS: Final[Mapping[int, EventKind]] = {
    log_events.ANSWERED: EventKind("answered", {"action": "action"}, shown="never"),
    log_events.FLEET_CHOSEN: EventKind("fleet_chosen", {"fleet": "fleet"}),
    log_events.BOATS_TAKEN: EventKind("boats_taken", {"colour": "colour", "number": "number"}),
    log_events.BOATS_MISSING: EventKind("boats_missing", {"colour": "colour", "number": "number"}),
    log_events.BOUGHT: EventKind("bought", {"colour": "colour", "coins": "coins"}),
    log_events.SOLD: EventKind("sold", {"colour": "colour", "coins": "coins"}),
    log_events.TILE_RESERVED: EventKind("tile_reserved", {"tile": "tile"}),
    log_events.PEEKED: EventKind(
        "peeked", {"number": "number"}, hidden={"tiles": "tiles"}, reveals=True
    ),
    log_events.ARRANGED: EventKind(
        "arranged",
        {"kept": "number", "under": "number"},
        hidden={"top": "tiles", "bottom": "tiles"},
    ),
    log_events.BOAT_MOVED: EventKind(
        "boat_moved", {"colour": "colour", "slot": "slot", "to": "slot"}
    ),
    log_events.SACRED_LAID: EventKind("sacred_laid", {"island": "island"}),
    log_events.CULTURE_SWAPPED: EventKind(
        "culture_swapped", {"island": "island", "other": "island"}
    ),
    log_events.BOAT_REMOVED: EventKind("boat_removed", {"colour": "colour", "slot": "slot"}),
    log_events.BOATS_SWAPPED: EventKind("boats_swapped", {"slot": "slot", "other": "slot"}),
    log_events.BOAT_PLACED: EventKind("boat_placed", {"colour": "colour", "slot": "slot"}),
    log_events.COLLECTED: EventKind("collected", {"kind": "kind", "island": "island"}),
    log_events.EBISU_COLLECTED: EventKind("ebisu_collected", {"kind": "kind", "island": "island"}),
    log_events.BUILT: EventKind("built", {"tile": "tile", "island": "island"}),
    log_events.DISCOUNTED: EventKind("discounted", {"colour": "colour"}),
    log_events.TOLL_PAID: EventKind("toll_paid", {"to": "seat", "coins": "coins"}),
    log_events.PRESTIGE_GAINED: EventKind(
        "prestige_gained", {"cause": "cause", "number": "number"}
    ),
    log_events.COINS_GAINED: EventKind(
        "coins_gained", {"cause": "cause", "coins": "coins", "group": "number"}
    ),
    log_events.COINS_PAID: EventKind("coins_paid", {"cause": "cause", "coins": "coins"}),
    log_events.TOKENS_SPENT: EventKind("tokens_spent", {"kind": "kind", "number": "number"}),
    log_events.BOATS_RETURNED: EventKind(
        "boats_returned", {"colour": "colour", "number": "number"}
    ),
    log_events.BOAT_SET_ASIDE: EventKind("boat_set_aside", {"colour": "colour"}),
    log_events.BOATS_MOORED: EventKind("boats_moored", {"number": "number"}),
    log_events.RECRUITED: EventKind("recruited", {"specialist": "specialist"}),
    log_events.COINS_SHARED: EventKind("coins_shared", {"to": "seat", "coins": "coins"}),
    log_events.SACRED_LIFTED: EventKind("sacred_lifted", {"island": "island"}),
    log_events.TURN_ENDED: EventKind("turn_ended", shown="never"),
    # Order and shuffles, which nobody knew before, come with the end of a round.
    log_events.ROUND_ENDED: _game("round_ended", {"round": "round"}, reveals=True),
    log_events.COINS_LAID: _game(
        "coins_laid", {"specialist": "specialist", "coins": "coins"}, shown="in_full"
    ),
    log_events.SPECIALIST_LAID: _game(
        "specialist_laid", {"specialist": "specialist"}, reveals=True
    ),
    log_events.BUILDING_LAID: _game("building_laid", {"tile": "tile"}, reveals=True),
    log_events.ORDER_SET: _game("order_set", {"turn": "turn", "to": "seat"}, shown="never"),
    log_events.FLEET_TURNED_UP: _game(
        "fleet_turned_up", {"fleet": "fleet"}, reveals=True, shown="in_full"
    ),
    log_events.FLEETS_LAID_DOWN: _game("fleets_laid_down", {"number": "number"}, shown="in_full"),
    log_events.ROUND_STARTED: _game("round_started", {"round": "round"}, shown="in_full"),
    log_events.TURN_STARTED: _game("turn_started", {"turn": "turn", "to": "seat"}, shown="never"),
    log_events.GAME_ENDED: _game("game_ended", {"end": "end"}),
}


class Event(TypedDict):
    """An event: what all have, and the values of the types (`EVENTS` says which has which)."""

    ply: int
    seat: int | None
    event: str
    action: NotRequired[str]
    bottom: NotRequired[list[str]]
    cause: NotRequired[Cause]
    coins: NotRequired[int]
    colour: NotRequired[Colour]
    end: NotRequired[End]
    fleet: NotRequired[int]
    group: NotRequired[int]
    island: NotRequired[str]
    kept: NotRequired[int]
    kind: NotRequired[CultureKind]
    number: NotRequired[int]
    other: NotRequired[str]
    round: NotRequired[int]
    slot: NotRequired[str]
    specialist: NotRequired[Specialist]
    tile: NotRequired[str]
    tiles: NotRequired[list[str]]
    to: NotRequired[int | str]
    top: NotRequired[list[str]]
    turn: NotRequired[int]
    under: NotRequired[int]


EVENT_KINDS: Final[Mapping[str, EventKind]] = {kind.name: kind for kind in EVENTS.values()}
REVEALING: Final = frozenset(kind.name for kind in EVENTS.values() if kind.reveals)


# Refusals


@dataclass(frozen=True)
class RefusalKind:
    """A code of a refusal: the rules that can be behind it, and the kinds of its values."""

    rules: tuple[str, ...]
    values: Mapping[str, str] = field(default_factory=dict)


def _because(rules: str, **values: str) -> RefusalKind:
    return RefusalKind(tuple(rules.split()), values)


# in the order of `rules.reasons`
REFUSALS: Final[Mapping[str, RefusalKind]] = {
    # questions that allow nothing else
    "game_over": _because("9.1 9.2 9.3 9.4", end="end"),
    "fleet_first": _because("4.1", step="step"),
    "take_first": _because("4.2", step="step"),
    "arrange_first": _because("4.3", step="step"),
    "collect_first": _because("6.6", step="step"),
    "ebisu_first": _because("8.3", step="step"),
    "discard_first": _because("7.1", step="step"),
    # steps 1 and 2
    "fleet_chosen": _because("4.1", fleet="fleet"),
    "fleet_taken": _because("4.1", fleet="fleet"),
    "fleet_face_down": _because("4.1", fleet="fleet"),
    "no_boat_to_take": _because("4.2"),
    "reserve_empty": _because("4.2 5.1 8.4", colour="colour"),
    "trade_over": _because("3.1 5.4"),
    "no_transaction_left": _because("5.2", allowed="number"),
    "not_traded": _because("5.1", colour="colour"),
    "too_few_coins": _because("5.1 8.3", needed="coins", coins="coins"),
    "not_in_hand": _because("5.3 6.1 7.1 8.3", colour="colour", needed="number"),
    # powers of fleets
    "other_power": _because("4.3", fleet="fleet", power="power"),
    "power_used": _because("4.3", fleet="fleet", power="power"),
    "deck_empty": _because("4.3"),
    "nothing_to_arrange": _because("4.3"),
    "not_the_tiles_seen": _because("4.3"),
    "no_boat": _because("4.3", slot="slot"),
    "slot_occupied": _because("4.3 6.5", slot="slot", colour="colour"),
    "not_connected": _because("4.3 6.3", slot="slot", to="slot"),
    "island_not_empty": _because("4.3 6.8", island="island", thing="thing"),
    "no_sacred_ground_left": _because("1.5", number="number"),
    "no_culture_token": _because("4.3 6.6 8.3", island="island"),
    "same_kind": _because("4.3", kind="kind"),
    "same_colour": _because("4.3", colour="colour"),
    # step 3
    "placing_over": _because("3.1 6.15"),
    "no_entry": _because("6.2", slot="slot", colour="colour"),
    "chain_broken": _because("6.4", slot="slot"),
    "must_collect_or_build": _because("6.14", actions="actions"),
    "step_3_over": _because("6.14"),
    "no_boat_placed": _because("6.4 6.14"),
    "not_adjacent": _because("6.6 6.8", island="island"),
    "boats_used": _because("6.6", island="island"),
    "only_after_collecting": _because("8.3", specialist="specialist"),
    "boats_missing": _because("6.9", colours="colours"),
    "toll": _because("8.3", to="seat", needed="coins", coins="coins"),
    "reserved_this_round": _because("4.3", tile="tile"),
    "no_buildings_left": _because("6.10", tile="tile"),
    "tile_built": _because("4.3 6.8", tile="tile", by="seat"),
    "tile_reserved": _because("4.3 6.8", tile="tile", by="seat"),
    "tile_in_deck": _because("4.3 6.8", tile="tile"),
    # steps 4 and 5, and the specialists
    "nothing_to_set_aside": _because("7.1", room="number"),
    "too_early": _because("8.1", specialist="specialist"),
    "already_recruited": _because("8.1"),
    "specialist_in_deck": _because("8.1", specialist="specialist"),
    "specialist_recruited": _because("8.1", specialist="specialist", by="seat"),
    "tokens_missing": _because("8.1 8.3", kinds="kinds"),
    "not_yours": _because("8.3", specialist="specialist"),
    "used_this_turn": _because("8.3", specialist="specialist"),
    "too_late": _because("3.4", specialist="specialist"),
    "no_sacred_ground": _because("8.3", island="island"),
    # a text that is no action
    "no_action": _because("notation", expected="text"),
}
