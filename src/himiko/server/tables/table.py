"""A table at a moment: what its log says. `after(entry)` returns the table one entry later."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal, Self

from himiko.game import Game, chain
from himiko.game.deal import Deal, Part, SharedDeal
from himiko.server.refused import Refused
from himiko.server.tables.clocks import Clocks
from himiko.server.tables.entries import Entry, NewEntry
from himiko.server.tables.game_history import GameHistory
from himiko.server.tables.offers import ENDED_BY_PLAY, Offer
from himiko.server.tables.options import Options
from himiko.server.tables.seats import Identity, Seat
from himiko.server.tables.setup import Setup
from himiko.server.tables.undo import PlyFacts, UndoLimits

if TYPE_CHECKING:
    from himiko.game.catalogue import Event

ToAct = tuple[int, int, int | None]
"""Round, turn and the seat to act."""
Status = Literal["open", "closed", "dealing", "running", "over", "abandoned"]
REVEAL_MS: Final = 5_000
"""For so long people may reveal what they add to the deal; then it is made without the others."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Somebody asks the seat to act to go on."""

    seat: int
    by: int
    at: int


class Table:
    """What a log says. Entries are trusted: `commands` makes them and checks them."""

    __slots__ = (
        "at",
        "at_dealing",
        "clocks",
        "head",
        "hinters",
        "history",
        "last_events",
        "nudge",
        "number",
        "offer",
        "options",
        "parts",
        "rematch",
        "removed",
        "rewinds",
        "seats",
        "setup",
        "status",
        "undo_limits",
        "undone",
    )

    def __init__(self, setup: Setup, options: Options) -> None:
        """Begin with no entries."""
        self.setup = setup
        self.options = options
        self.seats: tuple[Seat, ...] = (Seat(),) * setup.players
        self.status: Status = "open"
        self.number = 0
        self.head = chain.first(setup.id)
        """The hash of the whole log, each entry over the one before it."""
        self.at = 0
        self.at_dealing = 0
        self.history: GameHistory | None = None
        self.undo_limits: UndoLimits | None = None
        self.last_events: tuple[int, list[Event]] = (-1, [])
        """The events of the ply played last, hidden things included, with its number."""
        self.undone: tuple[str, ...] = ()
        """What redo would play, the next one last."""
        self.offer: Offer | None = None
        self.nudge: Nudge | None = None
        self.parts: dict[int, Part] = {}
        """What people add to the deal, by seat."""
        self.hinters: frozenset[str] = frozenset()
        """The people that agree to hints."""
        self.rewinds: tuple[tuple[int, int], ...] = ()
        """For each entry that went back: its number, and the ply it went to."""
        self.removed: frozenset[str] = frozenset()
        self.rematch: str | None = None
        self.clocks = Clocks(None, per_turn=False, used=(0,) * setup.players)

    @classmethod
    def of(cls, setup: Setup, options: Options, entries: Iterable[Entry]) -> Self:
        """Build a table from its whole log."""
        table = cls(setup, options)
        for is_action, run in groupby(entries, lambda entry: entry.kind == "action"):
            if is_action:
                table._replay(list(run))
            else:
                for entry in run:
                    table._apply(entry)
        return table

    def after(self, entries: Iterable[Entry]) -> Self:
        """Return the table after more entries; this one stays as it is."""
        twin = object.__new__(type(self))
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        if self.history is not None and self.undo_limits is not None:
            twin.history = self.history.copy()
            twin.undo_limits = self.undo_limits.copy()
        for entry in entries:
            twin._apply(entry)
        return twin

    def entries(self, new_entries: Iterable[NewEntry], now: int) -> list[Entry]:
        """Number new_entries; time never runs backwards in a log."""
        at, head = max(now, self.at), self.head
        entries = []
        for number, new in enumerate(new_entries, self.number + 1):
            head = chain.link(head, number, at, new.kind, new.seat, new.data)
            entries.append(Entry(number, at, new.kind, new.seat, dict(new.data), head))
        return entries

    # questions

    @property
    def game(self) -> Game | None:
        """The game as it stands; ask `whole` for its history."""
        return self.history.game if self.history is not None else None

    def whole(self) -> Game:
        """Return the game with its history, and with what its record says of the deal."""
        if self.history is None:
            raise Refused("not_now", status_is=self.status)
        game = self.history.whole()
        if self.status != "running":
            game.headers = {**game.headers, **self._opened()}
        return game

    @property
    def reveal_by(self) -> int | None:
        """Until when people may reveal what they add to the deal; None: it is not the time."""
        return self.at_dealing + REVEAL_MS if self.status == "dealing" else None

    @property
    def turn(self) -> int | None:
        """The seat to act; None if there is none."""
        return self.game.turn if self.game is not None and self.status == "running" else None

    @property
    def ply(self) -> int:
        """The number of actions played and not taken back."""
        return self.history.ply if self.history is not None else 0

    def people(self) -> list[str]:
        """Return the people sitting and present, each once."""
        present = [seat.person for seat in self.seats if seat.kind == "human" and seat.person]
        return list(dict.fromkeys(present))

    def seats_of(self, who: Identity) -> list[int]:
        """Return the seats a person owns, absent ones too."""
        return [n for n, seat in enumerate(self.seats) if who.owns(seat)]

    def asked(self, offer: Offer) -> frozenset[str]:
        """Return the people who must agree to an offer, the one who offers included."""
        host = {self.setup.creator} if self.status == "open" else set()
        return frozenset({*self.people(), *host}) - offer.out

    @property
    def may_hint(self) -> bool:
        """May hints be asked for? Between people only if all agree, those out of time too."""
        people = {
            seat.person for seat in self.seats if seat.kind == "human" or seat.why == "time"
        } - {None}
        return self.options.hints and (len(people) <= 1 or people <= self.hinters)

    def must_wait(self, seat: int) -> bool:
        """Has a computer player begun this turn for the seat's owner? Then it ends it, too."""
        if self.game is None or self.turn != seat:
            return False
        return self.seats[seat].acted == self.game.turn_place

    def may_see(self, who: Identity) -> bool:
        """May this person see the table? Before the start who has the link may, to sit down."""
        if who.ids & self.removed:
            return False
        is_open = self.status == "open" or self.options.watch == "anyone"
        return is_open or bool(self.seats_of(who)) or self._made_by(who)

    def _made_by(self, who: Identity) -> bool:
        return self.setup.creator in who.ids

    def known_ply(self, ply: int, version: int) -> int:
        """Return up to where a client that saw an entry and a ply is still right."""
        back = [to for number, to in self.rewinds if number > version]
        return max(0, min([ply, self.ply, *back]))

    def went_back_after(self, version: int | None) -> bool:
        """Has the game gone back since an entry? What was asked before that may come late."""
        return version is not None and any(number > version for number, _ in self.rewinds[-1:])

    def floor(self, seat: int) -> int:
        """Return the lowest ply that a seat's undo may reach."""
        if self.undo_limits is None or self.options.undo == "none" or self.status != "running":
            return self.ply
        return self.undo_limits.floor(seat)

    def redo_seat(self) -> int | None:
        """Return the seat that may redo: the one that undid, which is to act."""
        return self.turn if self.undone else None

    def forget_last_events(self) -> None:
        """Save memory: they are played again for those who ask later."""
        self.last_events = (-1, [])

    # entries

    def _apply(self, entry: Entry) -> None:
        before = self._to_act()
        self.clocks = self.clocks.settled(entry.at)
        getattr(self, f"_on_{entry.kind}")(entry)
        self._note(entry)
        if self.game is not None and self.status == "running" and self.game.over:
            self.status = "over"
            self.offer = None
        new_turn = entry.kind != "undone" and before != self._to_act()
        self.clocks = self.clocks.started(self._clocked(), fresh=self.turn if new_turn else None)

    def _note(self, entry: Entry) -> None:
        """Take on an entry's number, moment and hash."""
        self.head = entry.head or chain.link(
            self.head, entry.number, entry.at, entry.kind, entry.seat, entry.data
        )
        self.number, self.at = entry.number, entry.at

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Apply actions that follow each other in a log at once: they were checked when played."""
        history, undo_limits = self._running()
        before = self._to_act()
        plies = history.play_all([entry.data["action"] for entry in entries])
        for ply in plies:
            undo_limits.add(ply)
        self.undone, self.nudge = (), None
        self._end_offer()
        for entry in entries:
            self._note(entry)
        for ply in {ply.seat: ply for ply in plies}.values():  # the last of each seat
            self._note_stand_in(ply)
        if history.game.over:
            self.status = "over"
            self.offer = None
        between = [(*ply.turn, ply.seat) for ply in plies[1:]]
        self._replay_clocks(entries, [before, *between, self._to_act()])

    def _replay_clocks(self, entries: Sequence[Entry], to_act: Sequence[ToAct | None]) -> None:
        """Let clocks run through actions; `to_act`: who was to act before and after each."""
        clocks = self.clocks
        if clocks.limit is None:  # then only the last moment counts
            entries, to_act = entries[-1:], to_act[-2:]
        for entry, (before, after) in zip(entries, pairwise(to_act), strict=True):
            turn = after[2] if after is not None else None
            is_human = turn is not None and self.seats[turn].kind == "human"
            fresh = turn if before != after else None
            clocks = clocks.settled(entry.at).started(turn if is_human else None, fresh=fresh)
        self.clocks = clocks

    def _opened(self) -> dict[str, str]:
        return self.setup.deal.headers(opened=True) if self.setup.origin is None else {}

    def _to_act(self) -> ToAct | None:
        """Return round, turn and seat to act; None if there is none."""
        return (*self.game.turn_place, self.game.turn) if self.game is not None else None

    def _clocked(self) -> int | None:
        turn = self.turn
        return turn if turn is not None and self.seats[turn].kind == "human" else None

    def _seat(self, entry: Entry, seat: Seat) -> None:
        self._put(entry.seat or 0, seat)

    def _put(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _on_options(self, entry: Entry) -> None:
        self.options = Options.model_validate(entry.data["options"])

    def _on_sat(self, entry: Entry) -> None:
        self._add_part(entry.seat or 0, entry.data.get("commitment"))
        self._seat(entry, Seat("human", person=entry.data["person"]))

    def _on_committed(self, entry: Entry) -> None:
        self._add_part(entry.seat or 0, entry.data["commitment"])

    def _add_part(self, seat: int, commitment: str | None) -> None:
        kept = {number: part for number, part in self.parts.items() if number != seat}
        self.parts = kept if commitment is None else {**kept, seat: Part(commitment)}

    def _on_seated(self, entry: Entry) -> None:
        self._add_part(entry.seat or 0, None)
        self._seat(entry, Seat("computer", level=entry.data["level"]))

    def _on_opened(self, entry: Entry) -> None:
        self._add_part(entry.seat or 0, None)
        self._seat(entry, Seat())
        if self.offer is not None and self.offer.seat == entry.seat:
            self.offer = None  # who asked has stood up
        self._settle_offer(entry.number)

    def _on_closed(self, _: Entry) -> None:
        self.status = "closed"

    def _on_dealing(self, entry: Entry) -> None:
        self.status = "dealing"
        self.at_dealing = entry.at
        self.offer = None

    def _on_revealed(self, entry: Entry) -> None:
        seat = entry.seat or 0
        secret = bytes.fromhex(entry.data["secret"])
        self.parts = {**self.parts, seat: replace(self.parts[seat], secret=secret)}

    def _on_started(self, _: Entry) -> None:
        if self.parts and isinstance(self.setup.deal, Deal):
            self.setup = replace(self.setup, deal=SharedDeal(self.setup.deal, self.parts))
        self.history = GameHistory(self.setup)
        self.undo_limits = UndoLimits(self.history.ply)
        self.status = "running"
        self.offer = None
        self.clocks = Clocks(
            self.options.limit,
            per_turn=self.options.clock.kind == "days",
            used=(0,) * self.setup.players,
            since=self.clocks.since,
        )

    def _play(self, action: str) -> None:
        history, undo_limits = self._running()
        ply = history.play(action)
        undo_limits.add(ply)
        self._note_stand_in(ply)
        self.last_events = (history.ply, history.events_since(history.ply))

    def _note_stand_in(self, ply: PlyFacts) -> None:
        seat = self.seats[ply.seat]
        if seat.kind == "absent" and seat.acted != ply.turn:
            self._put(ply.seat, replace(seat, acted=ply.turn))

    def _running(self) -> tuple[GameHistory, UndoLimits]:
        if self.history is None or self.undo_limits is None:
            raise ValueError("the log plays before the start")
        return self.history, self.undo_limits

    def _on_action(self, entry: Entry) -> None:
        self._play(entry.data["action"])
        self.undone = ()
        self.nudge = None
        self._end_offer()

    def _end_offer(self) -> None:
        """Somebody has played on."""
        if self.offer is not None and self.offer.kind in ENDED_BY_PLAY:
            self.offer = None

    def _rewind(self, number: int, to: int) -> list[str]:
        history, undo_limits = self._running()
        back = history.rewind(to)
        undo_limits.cut(to)
        self.last_events = (-1, [])
        self.rewinds = (*self.rewinds, (number, to))
        return back

    def _on_undone(self, entry: Entry) -> None:
        self.undone += tuple(self._rewind(entry.number, entry.data["to"]))
        self._end_offer()

    def _on_redone(self, entry: Entry) -> None:
        while self.ply < entry.data["to"]:
            *rest, action = self.undone
            self._play(action)
            self.undone = tuple(rest)

    def _offered(self, entry: Entry) -> None:
        self.offer = Offer.of(entry, self._people_of(entry))
        self._settle_offer(entry.number)

    _on_takeback_offered = _on_abandon_offered = _on_hints_offered = _offered
    _on_removal_offered = _on_options_offered = _on_seat_offered = _offered

    def _on_accepted(self, entry: Entry) -> None:
        if self.offer is None:
            raise ValueError("the log accepts what was not offered")
        self.offer = self.offer.with_assent(self._people_of(entry))
        self._settle_offer(entry.number)

    def _people_of(self, entry: Entry) -> frozenset[str]:
        """Return who made an entry: all they are here, or the owner of the seat."""
        people = entry.data.get("people")
        return frozenset(people or {self.seats[entry.seat or 0].person or ""})

    def _settle_offer(self, number: int) -> None:
        """Do what was offered when all who are asked agree."""
        offer = self.offer
        if offer is None or not offer.is_agreed(self.asked(offer)):
            return
        self.offer = None
        match offer.kind:
            case "abandon":
                self.status = "abandoned"
            case "takeback":
                self._rewind(number, offer.to or 0)
                self.undone = ()
            case "hints":
                self.hinters |= offer.accepted
            case "options":
                self.options = offer.options or self.options
            case "seat":
                self._give_seat(offer)
            case "removal":
                self._remove(offer.out)

    def _give_seat(self, offer: Offer) -> None:
        wanted = offer.wanted or 0
        if self.seats[wanted].kind == "open":
            self._put(wanted, Seat("human", person=self.seats[offer.seat or 0].person))

    def _remove(self, people: frozenset[str]) -> None:
        self.removed |= people
        for number, seat in enumerate(self.seats):
            if seat.person in people:
                level = seat.level or self.options.stand_in
                self._put(number, Seat("absent", seat.person, level, "removed", seat.acted))

    def _on_refused(self, _: Entry) -> None:
        self.offer = None

    def _on_nudged(self, entry: Entry) -> None:
        self.nudge = Nudge(entry.seat or 0, entry.data["by"], entry.at)

    def _on_replaced(self, entry: Entry) -> None:
        was = self.seats[entry.seat or 0]
        level, why = entry.data["level"], entry.data["why"]
        self._seat(entry, Seat("absent", was.person, level, why))
        self.nudge = None
        if self.people():
            self._settle_offer(entry.number)

    def _on_returning(self, entry: Entry) -> None:
        self._seat(entry, replace(self.seats[entry.seat or 0], returning=True))

    def _on_returned(self, entry: Entry) -> None:
        self._seat(entry, Seat("human", self.seats[entry.seat or 0].person))
        self.clocks = self.clocks.refreshed(entry.seat or 0)

    def _on_paused(self, _: Entry) -> None:
        self.clocks = self.clocks.with_pause(paused=True)

    def _on_resumed(self, _: Entry) -> None:
        self.clocks = self.clocks.with_pause(paused=False)

    def _on_credited(self, entry: Entry) -> None:
        self.clocks = self.clocks.credited(entry.data["ms"])

    def _on_removed(self, entry: Entry) -> None:
        self.removed |= {entry.data["person"]}

    def _on_rematched(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
