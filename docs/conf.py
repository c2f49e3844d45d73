"""The documentation as a site: `make docs`. Warnings are errors; tutorials are run first."""

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))
sys.path.insert(0, str(HERE))

import run_tutorials  # noqa: E402  (found by the line above)

from himiko import __version__  # noqa: E402

project = "himiko"
author = "the himiko authors"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "alabaster"
html_theme_options = {"description": "The board game Yamataï, complete", "page_width": "1060px"}
myst_heading_anchors = 4
# Code that is shown as it is said, in words that Pygments does not know.
suppress_warnings = ["misc.highlighting_failure"]
highlight_language = "none"
autodoc_member_order = "bysource"
nitpicky = False


SOURCE = "https://himiko.example/source"  # as in pyproject.toml
LINK = re.compile(r"\]\((\.\./[^)#\s]+)")


def leave_the_site(app, name, content):
    """Let links to files outside this folder lead to the source, where they are."""

    def to_source(match):
        path = (HERE / name).parent.joinpath(match[1]).resolve()
        outside = not path.is_relative_to(HERE) and path.exists()
        return f"]({SOURCE}/{path.relative_to(HERE.parent)}" if outside else match[0]

    content[0] = LINK.sub(to_source, content[0])


def setup(app):
    """Run the tutorials before anything is built: what they show must work."""
    app.connect("builder-inited", lambda _: run_tutorials.main())
    app.connect("source-read", leave_the_site)
