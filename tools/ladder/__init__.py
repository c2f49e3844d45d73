"""The ladder of our players: are its levels spaced as they should be, and what would space them?"""
