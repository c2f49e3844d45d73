"""Texts: every sentence a player reads, in every language, kept in Project Fluent files.

Code knows keys, never sentences. The files in the folder of a language belong together and are
shared by the command line and the web page.
"""

from himiko.texts.languages import choose, languages
from himiko.texts.render import render_problem, render_values
from himiko.texts.say import Texts, key_of

__all__ = ["Texts", "choose", "key_of", "languages", "render_problem", "render_values"]
