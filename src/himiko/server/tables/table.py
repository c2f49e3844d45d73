"""A table at a moment: what its log says. `after(entry)` returns the table one entry later."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, Self

from himiko.game import Game, chain
from himiko.server.refused import Refused
from himiko.server.tables.clocks import Clocks
from himiko.server.tables.entries import Entry, NewEntry
from himiko.server.tables.offers import Nudge, Offer
from himiko.server.tables.options import Options
from himiko.server.tables.replay import apply, replay
from himiko.server.tables.seats import Identity, Seat
from himiko.server.tables.setup import Setup

if TYPE_CHECKING:
    from himiko.game.catalogue import Event
    from himiko.game.deal import Part
    from himiko.server.tables.game_history import GameHistory
    from himiko.server.tables.moments import Moments
    from himiko.server.tables.undo import Step, UndoLimits

Status = Literal["open", "closed", "dealing", "running", "over", "abandoned"]
REVEAL_MS: Final = 5_000
"""How long people have to reveal their parts of the deal; then it is made without the rest."""


class Table:
    """What a log says: `commands` makes and checks its entries, `effects` has what each does."""

    __slots__ = (
        "at",
        "at_dealing",
        "clocks",
        "head",
        "hinters",
        "history",
        "last_events",
        "moments",
        "nudge",
        "number",
        "offer",
        "offered",
        "options",
        "parts",
        "rematch",
        "removed",
        "rewinds",
        "seats",
        "setup",
        "status",
        "steps",
        "undo_limits",
        "undone",
        "waits",
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
        self.moments: Moments | None = None
        self.last_events: tuple[int, list[Event]] = (-1, [])
        """The events of the ply played last, hidden things included, with its number."""
        self.undone: tuple[str, ...] = ()
        """What redo would play, the next one last."""
        self.steps: tuple[Step, ...] = ()
        """The last times somebody went back or forth, to know what is asked for twice."""
        self.offer: Offer | None = None
        self.offered = 0
        """The number of the entry by which something was offered last."""
        self.nudge: Nudge | None = None
        self.parts: dict[int, Part] = {}
        """What people add to the deal, by seat."""
        self.hinters: frozenset[str] = frozenset()
        """The people that agree to hints."""
        self.rewinds: tuple[tuple[int, int], ...] = ()
        """For each entry that went back: its number, and the ply it went to."""
        self.removed: frozenset[str] = frozenset()
        self.waits = False
        """Do computer players think only while somebody looks? All people have left."""
        self.rematch: str | None = None
        self.clocks = Clocks(None, per_turn=False, used=(0,) * setup.players)

    @classmethod
    def of(cls, setup: Setup, options: Options, entries: Iterable[Entry]) -> Self:
        """Build a table from its whole log."""
        table = cls(setup, options)
        for is_action, run in groupby(entries, lambda entry: entry.kind == "action"):
            if is_action:
                replay(table, list(run))
            else:
                for entry in run:
                    apply(table, entry)
        return table

    def after(self, entries: Iterable[Entry]) -> Self:
        """Return the table after more entries; this one stays as it is."""
        twin = object.__new__(type(self))
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        if self.history is not None and self.undo_limits is not None:
            twin.history = self.history.copy()
            twin.undo_limits = self.undo_limits.copy()
        if self.moments is not None:
            twin.moments = self.moments.copy()
        for entry in entries:
            apply(twin, entry)
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
            opened = self.setup.deal.headers(opened=True) if self.setup.origin is None else {}
            game.headers = {**game.headers, **opened}
        return game

    def for_watchers(self) -> Self:
        """Return the table as spectators see it: some turns late, if that was chosen."""
        if self.options.delay == 0 or self.status != "running" or self.game is None:
            return self
        twin = self.after(())
        if twin.history is not None and twin.undo_limits is not None:
            to = twin.undo_limits.before(self.game.round_and_turn, self.options.delay)
            twin.history.rewind(to)
            twin.undo_limits.cut(to)
            if twin.moments is not None:
                twin.moments.cut(to)
        twin.last_events = (-1, [])
        twin.undone = ()
        twin.offer = twin.nudge = None
        twin.clocks = Clocks(None, per_turn=False, used=(0,) * self.setup.players)
        return twin

    @property
    def is_finished(self) -> bool:
        """Is nothing hidden any more, since nobody will play on?"""
        return self.status not in {"open", "dealing", "running"}

    @property
    def shown_head(self) -> bytes:
        """The hash of the log as anybody may see it: sealed, until the log may be read."""
        return self.head if self.is_finished else chain.seal(self.setup.deal.salt, self.head)

    @property
    def may_show_chances(self) -> bool:
        """May those who watch see who is likely to win? Not if that helps a player now."""
        is_late = self.options.delay > 1  # then it is about a turn that is over
        return self.status != "running" or is_late or self.may_hint

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

    def is_deserted_by(self, seats: Collection[int]) -> bool:
        """Would computer players be among themselves without those who sit on these seats?"""
        there = {n for n, seat in enumerate(self.seats) if seat.kind == "human" or seat.returning}
        return self.status in {"dealing", "running"} and there <= set(seats)

    def seats_of(self, who: Identity) -> list[int]:
        """Return the seats a person owns, absent ones too."""
        return [n for n, seat in enumerate(self.seats) if who.owns(seat)]

    def asked(self, offer: Offer) -> frozenset[str]:
        """Return the people who must agree to an offer, the one who offers included."""
        host = {self.setup.creator} if self.status == "open" else set()
        return frozenset({*self.people(), *host}) - offer.out

    @property
    def may_hint(self) -> bool:
        """May hints be asked for? Between people only if all agree, those too who may return."""
        people = {
            seat.person
            for seat in self.seats
            if seat.kind == "human" or seat.why in {"time", "away"}
        } - {None}
        return self.options.hints and (len(people) <= 1 or people <= self.hinters)

    def must_wait(self, seat: int) -> bool:
        """Has a computer player begun this turn for the seat's owner? Then it ends it, too."""
        if self.game is None or self.turn != seat:
            return False
        return self.seats[seat].acted == self.game.round_and_turn

    def may_see(self, who: Identity) -> bool:
        """May this person see the table? Before the start who has the link may, to sit down."""
        if who.ids & self.removed:
            return False
        is_open = self.status == "open" or self.options.watch == "anyone"
        return is_open or bool(self.seats_of(who)) or self.setup.creator in who.ids

    def known_ply(self, ply: int, version: int) -> int:
        """Return the ply up to which what a client knows of an entry and a ply still holds."""
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

    def put(self, number: int | None, seat: Seat) -> None:
        """Change one seat."""
        number = number or 0
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def forget_last_events(self) -> None:
        """Save memory: they are played again for those who ask later."""
        self.last_events = (-1, [])
