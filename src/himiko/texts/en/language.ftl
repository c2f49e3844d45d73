### The language itself. A folder with this file is a language; nothing in the code lists them.

# Its name in its own words, as it stands in a menu. At most 12 characters.
language-name = English

# Which way it is written: ltr or rtl.
language-direction = ltr

# The locale by whose rules browsers and we count and list: a language, or one of its variants.
language-locale = en-GB

## Lists, by the patterns of CLDR. Items are words, numbers, tiles or actions; they are never declined.

# $first, $second: the two items of a list of two, or all but the last item and the last one.
# Example: "plum and maple", "3, 9 and 12". Anywhere, mostly after a colon.
list-last = { $first } and { $second }

# $first: the items so far, $second: the next one, when more follow. Example: "3, 9" of "3, 9 and 12".
list-more = { $first }, { $second }

# $number (at least 2): how many of the same. $thing: what it is, "plum". Example: "2 × plum".
list-times = { $number } × { $thing }

# $first: the sentences so far, $second: the next one. Example: "It earns no points right away. It
# ends the round." Japanese leaves no space between them.
list-sentences = { $first } { $second }
