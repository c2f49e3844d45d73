"""The command line: every command of `himiko`, in every language that has a folder of texts.

Nothing heavy is imported before a command needs it, so that help comes at once.
"""

from himiko.cli.program import main

__all__ = ["main"]
