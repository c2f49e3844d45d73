"""A report as a page of Markdown, with its pictures beside it."""

from collections.abc import Iterable
from pathlib import Path

from himiko.arena import markdown as md
from himiko.arena import plots
from himiko.arena.document import Block, DotPlot, Grid, Heading, Paragraph, SpotMap, in_words
from himiko.texts import Texts


def write_markdown(blocks: Iterable[Block], texts: Texts, folder: Path | None = None) -> str:
    """Return the page; draw its pictures into the folder. Without one there are none."""
    parts = (_part(block, texts, folder) for block in blocks)
    return "\n\n".join(part for part in parts if part) + "\n"


def _part(block: Block, texts: Texts, folder: Path | None) -> str:
    match block:
        case Heading(level, text):
            return f"{'#' * level} {in_words(text, texts)}"
        case Paragraph(sentences):
            return texts.sentences([in_words(one, texts) for one in sentences])
        case Grid(heads, rows, words):
            head, *body = ([in_words(cell, texts) for cell in row] for row in (heads, *rows))
            return md.grid(head, body, words)
        case DotPlot() | SpotMap():
            return _picture(block, texts, folder)


def _picture(block: DotPlot | SpotMap, texts: Texts, folder: Path | None) -> str:
    if folder is None:
        return ""
    title = in_words(block.title, texts)
    if isinstance(block, SpotMap):
        plots.draw_spots(folder / block.file, title, block.spots, (block.width, block.height))
    else:
        dots = [
            plots.Dot(in_words(one.label, texts), one.share, one.expected) for one in block.dots
        ]
        plots.draw_estimates(
            folder / block.file,
            f"{title} · {in_words(block.of, texts)}",
            dots,
            axis=in_words(block.axis, texts),
            scale=100,
        )
    return f"![{title}]({block.file})"
