"""The texts themselves: what each language lacks, and all of them on one page."""

from collections.abc import Sequence

import typer

from himiko.cli import read
from himiko.problem import Problem
from himiko.texts import Texts, languages
from himiko.texts.sheet import sheet as made
from himiko.texts.written import missing as lacking


def missing(texts: Texts, only: Sequence[str]) -> None:
    """Say how many texts each language lacks, and which."""
    for language in _known(only):
        found = lacking(language)
        number = sum(len(keys) for keys in found.values())
        typer.echo(texts.say("texts-missing", language=language, number=number))
        for file, keys in found.items():
            for key in keys:
                typer.echo(f"  {file} {key}")


def sheet(texts: Texts, only: Sequence[str], out: str) -> None:
    """Write the page with all texts."""
    read.write_text(out, made(_known(only)))
    typer.echo(texts.say("texts-sheet-written", file=out))


def _known(only: Sequence[str]) -> Sequence[str]:
    for one in only:
        if one not in languages():
            raise Problem("language", given=one, languages=", ".join(languages()))
    return only or languages()
