"""Help in every language: commands and options carry keys, said when help is asked for."""
# ruff: noqa: ANN401  (the parser's classes have moved between its versions; their names have not)

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from himiko.problem import Problem
from himiko.texts import Texts, choose

_HEADING = "bold"
_NAME = "bold cyan"
_VALUE = "yellow"


def texts_of(context: Any) -> Texts:
    """Return the texts that a command speaks with."""
    texts = context.find_root().obj
    return texts if isinstance(texts, Texts) else Texts(choose())


class Command(TyperCommand):
    """A command whose help and complaints come from the language files."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; none may be left over."""
        ctx.allow_extra_args = True
        rest = _parse(super().parse_args, ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Problem("extra_argument", argument=rest[0], command=ctx.command_path)
        return rest


class Commands(TyperGroup):
    """A group of commands, the same way."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options before the command's name."""
        return _parse(super().parse_args, ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command. The parser would end the program in its own way on these."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:
            raise Problem("interrupted") from error
        except BrokenPipeError as error:
            raise Problem("broken_pipe") from error

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            names = " ".join(self.list_commands(ctx))
            raise Problem("no_command", command=args[0], commands=names)
        return super().resolve_command(ctx, args)


def _parse(parse: Any, ctx: Any, args: list[str]) -> list[str]:
    """Parse, and say in our own words what is wrong."""
    try:
        rest: list[str] = parse(ctx, args)
    except Exception as error:
        if problem := _problem(error, ctx.command_path):
            raise problem from error
        raise
    return rest


def _problem(error: Any, command: str) -> Problem | None:
    """Translate an error of the parser. Its classes have no fixed home, but fixed names."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Problem("no_option", option=error.option_name, command=command)
    if kind == "BadOptionUsage":
        return Problem("option_value", option=error.option_name, command=command)
    if kind == "MissingParameter" and error.param is not None:
        name = texts_of(error.ctx).say(error.param.metavar) if error.param.metavar else ""
        if error.param.param_type_name == "option":
            name = error.param.opts[0]
        return Problem("missing", name=name, command=command)
    if hasattr(error, "format_message"):
        return Problem("plain", text=error.format_message())
    return None


# drawing


def _help(command: Any, ctx: Any) -> str:
    """Return the help as the terminal shows it."""
    console = Console(highlight=False)
    with console.capture() as capture:
        console.print(_draw(command, ctx))
    lines = [line.rstrip() for line in capture.get().splitlines()]
    return "\n".join(lines).rstrip() + "\n"


def _draw(command: Any, ctx: Any) -> Group:
    texts = texts_of(ctx)
    parts: list[Any] = [Padding(_usage(command, ctx, texts), (1, 1), expand=False)]
    if command.help:
        parts.append(Padding(Text(texts.say(command.help)), (0, 1, 1, 1), expand=False))
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    if isinstance(command, TyperGroup):
        rows = [
            (Text(name, _NAME), Text(texts.say(command.commands[name].help or "")))
            for name in command.list_commands(ctx)
        ]
        parts += _section(texts.say("help-commands"), rows)
    parts += _section(
        texts.say("help-arguments"), [_argument_row(param, texts) for param in arguments]
    )
    if ctx.parent is not None:
        # The language can be given anywhere.
        root = ctx.find_root()
        options += [param for param in root.command.get_params(root) if param.name == "language"]
    parts += _section(texts.say("help-options"), [_option_row(param, texts) for param in options])
    return Group(*parts)


def _usage(command: Any, ctx: Any, texts: Texts) -> Text:
    words = [ctx.command_path, texts.say("help-usage-options")]
    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            word = texts.say(param.metavar)
            word += "…" if param.nargs != 1 else ""
            words.append(word if param.required else f"[{word}]")
    if isinstance(command, TyperGroup):
        words.append(texts.say("help-usage-command"))
    usage = Text(texts.say("help-usage") + " ", _HEADING)
    return usage.append(" ".join(words), "")


def _section(title: str, rows: Sequence[tuple[Text, Text]]) -> list[Any]:
    if not rows:
        return []
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")  # not all languages put spaces between words
    for row in rows:
        grid.add_row(*row)
    return [
        Padding(Text(title, _HEADING), (0, 1), expand=False),
        Padding(grid, (0, 1, 1, 3), expand=False),
    ]


def _argument_row(param: Any, texts: Texts) -> tuple[Text, Text]:
    name = texts.say(param.metavar) + ("…" if param.nargs != 1 else "")
    return Text(name, _VALUE), Text(texts.say(param.help))


def _option_row(param: Any, texts: Texts) -> tuple[Text, Text]:
    name = Text(", ".join((*param.opts, *param.secondary_opts)), _NAME)
    if param.name == "help":
        return name, Text(texts.say("help-help"))
    if param.metavar:
        name.append(" " + texts.say(param.metavar), _VALUE)
    explained = Text(texts.say(param.help))
    if isinstance(param.default, str | int) and not isinstance(param.default, bool):
        explained.append(" " + texts.say("help-default", value=str(param.default)), "dim")
    return name, explained
