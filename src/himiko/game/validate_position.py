"""What a position's parts must add up to: boats, tiles, islands, the turn under way."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.catalogue import MOST_SEEN
from himiko.game.errors import BadPosition
from himiko.game.facts import Facts, members, union
from himiko.rules.state import CHAIN, ENDS, STEPS


def check(state: NDArray[np.void], edition: Edition) -> None:
    """Raise `BadPosition` if the state cannot be."""
    checks = _Checks(state, edition)
    checks.round()
    checks.boats()
    checks.tiles()
    checks.specialists()
    checks.islands()
    checks.harbours()
    checks.knowledge()
    step = checks.step
    if step == "over":
        checks.over()
    else:
        if checks.fresh:
            checks.round_begins()
        if step != "fleet":
            checks.turn()


class _Checks(Facts):
    """One check for each way the parts of a state must fit."""

    @property
    def fresh(self) -> bool:
        """Is a round about to begin?"""
        return self.step == "fleet" and self.fields["turn"] == 0

    def round(self) -> None:
        fields = self.fields
        order = fields["order"][: self.turns]
        each = self.turns // self.players
        if any(order.count(seat) != each for seat in self.seats):
            raise BadPosition("order", "seat_times", times=each)
        if fields["round_number"] == 1 and order[: self.players] * each != order:
            raise BadPosition("order", "first_order")
        over = self.step == "over"
        if (fields["turn"] == self.turns) != over:
            raise BadPosition("turn", "turn_and_over", turn=self.turns)
        played = fields["turn"] + (self.step not in {"fleet", "over"})
        face_up = self.edition.limits.face_up_fleets
        if len(self.played) != played:
            raise BadPosition("fleets.played", "played", expected=played)
        if fields["fleets_up"] != face_up - played:
            raise BadPosition("fleets.up", "face_up", expected=face_up - played)

    def boats(self) -> None:
        fields = self.fields
        for n, colour in enumerate(COLOURS):
            found = fields["reserve"][n] + fields["boats"][n].bit_count()
            found += sum(fields["hand"][seat][n] + fields["aside"][seat][n] for seat in self.seats)
            total = self.edition.colours[n].count
            if found != total:
                raise BadPosition(
                    "boats", "boats_in_all", expected=total, colour=colour, found=found
                )

    def tiles(self) -> None:
        fields = self.fields
        sets = [1 << tile for tile in fields["row"][: fields["row_size"]]]
        sets += [1 << tile for tile in fields["deck"][: fields["deck_size"]]]
        sets += fields["tiles"][: self.players] + fields["reserved"][: self.players]
        self._once_each("buildings", sets, (1 << len(self.edition.tiles)) - 1, "tile")
        self._built_tiles()

    def _built_tiles(self) -> None:
        fields, tiles = self.fields, self.edition.tiles
        kinds = {"torii": 0, "palace": 0}
        for seat in self.seats:
            standard = 0
            for tile in members(fields["tiles"][seat]):
                if tiles[tile].kind in kinds:
                    kinds[tiles[tile].kind] += 1
                else:
                    standard += 1
            houses = fields["houses"][seat].bit_count()
            most = self.edition.limits.standard_buildings[self.players]
            if standard != houses:
                where = f"players[{seat}].tiles"
                raise BadPosition(where, "houses", tiles=standard, found=houses)
            if fields["buildings_left"][seat] != most - houses:
                raise BadPosition(f"players[{seat}].buildings_left", "left", expected=most - houses)
        for kind, key in (("torii", "torii"), ("palace", "palaces")):
            if fields[key].bit_count() != kinds[kind]:
                raise BadPosition("built", "built", expected=kinds[kind], kind=kind)

    def _once_each(self, where: str, sets: list[int], every: int, what: str) -> None:
        seen = 0
        for one in sets:
            if seen & one:
                raise BadPosition(where, f"{what}_twice")
            seen |= one
        if seen != every:
            raise BadPosition(where, f"{what}_missing")

    def specialists(self) -> None:
        fields = self.fields
        every = sum(1 << SPECIALISTS.index(one.id) for one in self.edition.specialists)
        sets = [1 << who for who in fields["specialist_row"][: fields["specialist_row_size"]]]
        sets += [1 << who for who in fields["specialist_deck"][: fields["specialist_deck_size"]]]
        sets += fields["crew"][: self.players]
        self._once_each("specialists", sets, every, "specialist")

    def islands(self) -> None:
        fields = self.fields
        seen = 0
        things = [
            *fields["culture"],
            fields["sacred"],
            fields["torii"],
            fields["palaces"],
            *fields["houses"],
        ]
        for thing in things:
            if seen & thing:
                island = self.edition.island_ids[members(seen & thing)[0]]
                raise BadPosition("culture", "two_things", island=island)
            seen |= thing
        if fields["sacred"].bit_count() > self.edition.limits.sacred_ground:
            raise BadPosition("sacred", "most", most=self.edition.limits.sacred_ground)
        mountains = sum(1 for number in self.edition.culture if number)
        if fields["mountains"].bit_count() != mountains:
            raise BadPosition("mountains", "mountains", expected=mountains)
        for n, kind in enumerate(CULTURE):
            found = fields["culture"][n].bit_count() + sum(row[n] for row in fields["tokens"])
            if found > self.edition.culture[n]:
                raise BadPosition("culture", "tokens", found=found, kind=kind)

    def harbours(self) -> None:
        fields = self.fields
        turn_under_way = self._stage not in {"fleet", "recruit", "over"}
        for seat in self.seats:
            boats = sum(fields["hand"][seat])
            if turn_under_way and seat == self.mover:
                if boats + fields["chain_size"] > self._most_boats():
                    raise BadPosition(f"players[{seat}].boats", "hand")
            elif boats > self.room(seat):
                where = f"players[{seat}].boats"
                raise BadPosition(where, "harbour", most=self.room(seat), found=boats)

    @property
    def _stage(self) -> str:
        """The step, or the one to return to while arranging."""
        return STEPS[self.fields["return_step"]] if self.step == "arrange" else self.step

    def _most_boats(self) -> int:
        """Return how many boats a turn may have seen, so that the chain never gets too long."""
        return CHAIN - 1 - int(self.facts["boats_to_come"])

    def knowledge(self) -> None:
        fields = self.fields
        if self.step != "arrange":
            return
        seen = min(MOST_SEEN, fields["deck_size"])
        for seat in self.seats:
            others = seat != self.mover and fields["known_top"][seat]
            if others or fields["known_bottom"][seat] > fields["deck_size"] - seen:
                raise BadPosition("known", "known")

    def round_begins(self) -> None:
        """Refuse a round that would not have begun (9.1-9.4)."""
        fields = self.fields
        if fields["row_size"] < self.edition.limits.row_buildings:
            raise BadPosition("buildings.row", "row_of_buildings")
        if fields["specialist_row_size"] < self.edition.limits.row_specialists:
            raise BadPosition("specialists.row", "row_of_specialists")
        if not self.facts["boats_left"]:
            raise BadPosition("reserve", "colour_empty")
        if not self.facts["buildings_left"]:
            raise BadPosition("players", "none_left")

    def over(self) -> None:
        """Check that the game ended as it says, and not before (section 9)."""
        end, coming = ENDS[self.fields["end"]], ENDS[self.facts["coming_end"]]
        if coming is None:
            raise BadPosition("step", "not_ended")
        if end != coming:
            raise BadPosition("now.end", "other_end", expected=coming, found=str(end))

    def turn(self) -> None:
        self._turn_power()
        self._turn_chain()
        self._turn_step()

    def _turn_power(self) -> None:
        fields = self.fields
        power = self.power(self.fleet)
        most = self.facts["power_uses"]
        if fields["power"] > most:
            raise BadPosition("now.power", "power", most=most)
        if fields["trades"] > self.facts["trades_allowed"]:
            raise BadPosition("now.trades", "trades")
        for who in members(fields["used"]):
            if not self.owns(self.mover, SPECIALISTS[who]):
                raise BadPosition("now.used", "not_theirs", name=SPECIALISTS[who])
        if self.step == "arrange" and (
            power != "peek" or fields["power"] or not fields["deck_size"]
        ):
            raise BadPosition("step", "not_peeked")

    def _turn_chain(self) -> None:
        fields = self.fields
        chain = fields["chain"][: fields["chain_size"]]
        for before, slot in pairwise(chain):
            if not self.component("near", before) >> slot & 1:
                raise BadPosition("now.chain", "not_connected")
        boats = union(fields["boats"])
        emptied = len(chain) - len({slot for slot in chain if boats >> slot & 1})
        if emptied > self.facts["slots_emptied"]:
            raise BadPosition("now.chain", "boat_gone")

    def _turn_step(self) -> None:
        fields, step, stage = self.fields, self.step, self._stage
        has_token = union(fields["culture"])
        taken = fields["taken"][: fields["taken_size"]]
        if any(has_token >> island & 1 for island in taken):
            raise BadPosition("now.taken", "token_there")
        if stage in {"take", "act"} and taken:
            raise BadPosition("now.taken", "not_collected")
        if stage in {"collect", "ebisu"} and not taken:
            raise BadPosition("now.taken", "collected")
        if stage != "recruit" and fields["recruited"]:
            raise BadPosition("now.recruited", "recruited")
        if step == "take":
            self._take_step()
        elif step == "ebisu" and not self.owns(self.mover, "ebisu"):
            raise BadPosition("step", "no_ebisu")
        elif step == "moor" and sum(fields["hand"][self.mover]) <= self.room(self.mover):
            raise BadPosition("step", "fits")

    def _take_step(self) -> None:
        fields = self.fields
        fleet = self.edition.fleets[self.fleet - 1]
        if not fleet.choice:
            raise BadPosition("step", "no_choice", fleet=fleet.number)
        if fields["chain_size"] or fields["trades"] or fields["used"]:
            raise BadPosition("now", "before_choice")
