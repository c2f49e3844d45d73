"""The answers to a question: numbered, grouped by verb, long groups folded."""

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from himiko.cli import theme
from himiko.cli.game_screen import WIDE, GameScreen
from himiko.game.catalogue import VERBS
from himiko.texts import key_of

MOST_SHOWN = 24  # a group with more answers is folded
_NUMBER = "bold cyan"
# Verbs whose answers choose one slot or island, named last: the map can highlight it.
_ON_THE_MAP = frozenset(
    verb.name for verb in VERBS if sum(target in {"slot", "island"} for target in verb.targets) == 1
)
# Verbs with one answer a line, explained.
_EXPLAINED = frozenset({"fleet", "reserve", "build"})


class Answers:
    """The legal actions of one question. Their numbers count from 1, folded ones at the end."""

    def __init__(self, legal: Sequence[str], screen: GameScreen) -> None:
        groups = [list(group) for _, group in groupby(legal, key=_verb)]
        groups.sort(key=lambda group: len(group) > MOST_SHOWN)
        self.legal = [action for group in groups for action in group]
        self.screen = screen
        self._numbers = {action: n for n, action in enumerate(self.legal, 1)}
        self._wide = True

    def by_number(self, typed: str) -> str | None:
        """Return the answer with a number, however long the number is."""
        return next((a for a, n in self._numbers.items() if str(n) == typed.lstrip("0")), None)

    def beginning(self, words: Sequence[str]) -> list[str]:
        """Return the answers that begin so; the last word may be cut short."""
        *whole, cut = words
        found = []
        for action in self.legal:
            parts = action.split()
            last = parts[len(whole)] if len(parts) > len(whole) else ""
            if parts[: len(whole)] == whole and last.startswith(cut):
                found.append(action)
        return found

    def targets(self) -> set[str]:
        """Return the slots and islands that can be chosen now, for the map."""
        words = [action.split() for action in self.legal]
        return {parts[-1] for parts in words if parts[0] in _ON_THE_MAP}

    def draw(self, width: int, shown: Sequence[str] | None = None) -> RenderableType:
        """Draw all answers, or those given; explained where the terminal is wide enough."""
        self._wide = width >= WIDE
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for verb, group in groupby(shown or self.legal, key=_verb):
            about = Text(self._verb_name(verb), theme.QUIET)
            grid.add_row(Text(verb, theme.TITLE), about, self._group(verb, list(group)))
        return grid

    def _verb_name(self, verb: str) -> str:
        """Return what a verb does. A power has one name everywhere."""
        power = key_of("power", verb)
        return self.screen.say(power if self.screen.texts.has(power) else key_of("verb", verb))

    def _group(self, verb: str, actions: list[str]) -> RenderableType:
        if len(actions) > MOST_SHOWN:
            return self._folded(actions)
        if verb in _EXPLAINED:
            grid = Grid.grid(padding=(0, 1))
            for action in actions:
                grid.add_row(*self._explained(action))
            return grid
        return Columns([self._item(action) for action in actions], padding=(0, 3))

    def _folded(self, actions: list[str]) -> RenderableType:
        """Show how the answers go on, and how many do so."""
        depth = 1
        while len({tuple(action.split()[: depth + 1]) for action in actions}) == 1:
            depth += 1
        starts = groupby(actions, key=lambda action: " ".join(action.split()[: depth + 1]))
        folds = [(start, len(list(group))) for start, group in starts]
        say = self.screen.say
        hint = Text(say("play-folded", number=len(actions), example=folds[0][0]), theme.QUIET)
        items = [Text(f"{start} ").append(f"…{size}", theme.QUIET) for start, size in folds]
        return Group(hint, Columns(items, padding=(0, 3)))

    def _item(self, action: str) -> Text:
        """Return number and words of an answer."""
        item = Text(f"{self._numbers[action]:>2}", _NUMBER)
        for word in action.split()[1:]:
            item.append(" ")
            if word in theme.BOATS:
                item.append(word, theme.BOATS[word])
            elif word in theme.CULTURE:
                item.append(self._kind(word), theme.CULTURE[word])
            else:
                item.append(word)
        kind = self._token(action)
        return item.append_text(kind) if kind else item

    def _kind(self, kind: str) -> str:
        return self.screen.say(key_of("culture", kind))

    def _token(self, action: str) -> Text | None:
        """Name the culture token that an answer takes."""
        verb, *words = action.split()
        if verb not in {"collect", "ebisu"}:
            return None
        kind = self.screen.view["culture"][words[0]]
        return Text(" " + self._kind(kind), theme.CULTURE[kind])

    def _explained(self, action: str) -> tuple[Text, ...]:
        verb, *words = action.split()
        if verb == "fleet":
            fleet = self.screen.fleet(int(words[0]))
            name = Text(f"{self._numbers[action]:>2} ", _NUMBER)
            name.append(self.screen.say("fleet-numbered", fleet=fleet.number), "not bold default")
            row = (name, *self.screen.fleet_row(fleet)[1:])
            does = Text(self.screen.say(key_of("power", fleet.power, "does")), theme.QUIET)
            return (*row, does) if self._wide else row
        return (self._item(action), *self.screen.tile_row(self.screen.tile(words[0]))[1:])


def _verb(action: str) -> str:
    return action.split(maxsplit=1)[0]
