"""The ladder of the house: are its levels spaced as they should be, and what would space them?"""
