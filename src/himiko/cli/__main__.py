"""`python -m himiko.cli` is `himiko`."""

from himiko.cli import main

main()
