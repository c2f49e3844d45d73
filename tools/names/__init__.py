"""Makes the table of letters that look alike, from the Unicode data that ICU carries."""
