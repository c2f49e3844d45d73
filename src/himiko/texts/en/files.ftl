### Files that cannot be used: records, positions, editions.

## What is wrong with a record

# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-record-first-line = A record must begin with “{ $expected }”.
# $text: a piece of a file ("seat: 0"). Within a message about a file; up to 160 characters.
bad-record-header = Expected a header “name: value”, not “{ $text }”.
# $name: a header ("seed"). Within a message about a file; up to 160 characters.
bad-record-header-twice = The header “{ $name }” appears twice.
bad-record-seed-or-position = A record needs either a header “seed” or a header “position”, not both.
# $given: what was given ("xx", 5); $expected: what was expected ("standard/1", 3). Within a
# message about a file; up to 160 characters.
bad-record-edition = This record is for edition { $given }, not { $expected }.
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-record-no-edition = This record doesn’t name its edition; expected { $expected }.
# $given: what was given ("xx", 5); $expected: what was expected ("standard/1", 3). Within a
# message about a file; up to 160 characters.
bad-record-rules = This record was written under rules version { $given }; expected { $expected }.
bad-record-seats = A record needs a header “seat N” for each of its 2 to 4 seats, counting from 0.
bad-record-name = A name must be a single line.
# $text: a piece of a file ("seat: 0"). Within a message about a file; up to 160 characters.
bad-record-seed = This isn’t a seed: “{ $text }”.
bad-record-not-json = The position isn’t valid JSON.
# $where: where in a file ("players[0].boats"); $reason: a whole sentence, never declined ("Fleet
# 2 is face down."). Within a message about a file; up to 160 characters.
bad-record-position = This position is impossible ({ $where }). { $reason }
# $given: what was given ("xx", 5); $expected: what was expected ("standard/1", 3). Within a
# message about a file; up to 160 characters.
bad-record-position-seats = The number of seats doesn’t match: { $given } in the position, { $expected } in the headers.
# $expected: what was expected ("standard/1", 3); $text: a piece of a file ("seat: 0"). Within a
# message about a file; up to 160 characters.
bad-record-turn = Expected a turn like “{ $expected }”, not “{ $text }”.
# $action: an action in the notation, never declined ("place wood s12"); $turn: the number of a
# turn, or round and turn (2, "3.2"). Within a message about a file; up to 160 characters.
bad-record-other-turn = “{ $action }” can’t be played here: it’s turn { $turn }.
# $action: an action in the notation, never declined ("place wood s12"). Within a message about a
# file; up to 160 characters.
bad-record-after-end = “{ $action }” comes after the end of the game.
# $action: an action in the notation, never declined ("place wood s12"). Within a message about a
# file; up to 160 characters.
bad-record-masked = “{ $action }” is masked: the record was written during the game and can’t be replayed.
# $action: an action in the notation, never declined ("place wood s12"); $reason: a whole
# sentence, never declined ("Fleet 2 is face down."). Within a message about a file; up to 160
# characters.
bad-record-illegal = “{ $action }” isn’t possible here. { $reason }
bad-record-unfinished = The record gives a result, but the game isn’t over.
# $expected: what was expected ("standard/1", 3); $given: what was given ("xx", 5). Within a
# message about a file; up to 160 characters.
bad-record-result = The result is { $expected }, not { $given }.
bad-record-text = A record must be plain text.

## What is wrong with a position

# $keys: a list of keys, apart ("rounds and turn"). Within a message about a file; up to 160
# characters.
bad-position-object-with = Expected an object with these keys: { $keys }.
# $key: a key of a file ("rounds"). Within a message about a file; up to 160 characters.
bad-position-missing-key = The key “{ $key }” is missing.
# $key: a key of a file ("rounds"). Within a message about a file; up to 160 characters.
bad-position-unknown-key = Unknown key: { $key }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-number = Expected a whole number, not { $found }.
# $least: the least there can be (1); $most: the most there can be (1, 3, 24); $found: what was
# found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-number = Expected a number from { $least } to { $most }, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-flag = Expected “true” or “false”, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-list = Expected a list, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-object = Expected an object, not { $found }.
# $name: an id ("b13"). Within a message about a file; up to 160 characters.
bad-position-twice = “{ $name }” appears twice.
# $expected: what was expected ("standard/1", 3); $found: what was found (7, "x"). Within a
# message about a file; up to 160 characters.
bad-position-edition = Expected the edition “{ $expected }”, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-tile = Expected a building tile, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-specialist = Expected a specialist, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-slot = Expected a slot, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-island = Expected an island, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-colour = Expected a boat colour, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-culture = Expected a kind of culture token, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-seat = Expected a seat, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-step = Expected a step of a turn, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-end = Expected a way to end the game, not { $found }.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-no-back = Expected the step to return to, not { $found }.
# $expected: what was expected ("standard/1", 3); $found: what was found (7, "x"). Within a
# message about a file; up to 160 characters.
bad-position-no-helper = Expected one of { $expected }, not { $found }.
bad-position-no-hexadecimal = Expected hexadecimal digits.
bad-position-pair = Expected a specialist and the coins on it.
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-players = Expected 2 to 4 players, not { $found }.
# $expected: what was expected ("standard/1", 3); $found: what was found (7, "x"). Within a
# message about a file; up to 160 characters.
bad-position-turns = Expected number of turns: { $expected }, not { $found }.
# $most: the most there can be (1, 3, 24). Within a message about a file; up to 160 characters.
bad-position-each-fleet = Expected each fleet from 1 to { $most } exactly once.
# $most: the most there can be (1, 3, 24). Within a message about a file; up to 160 characters.
bad-position-most-fleets = Too many fleets (at most { $most }).
# $most: the most there can be (1, 3, 24). Within a message about a file; up to 160 characters.
bad-position-most = Too many here (at most { $most }).
bad-position-odd-coins = The number of coins on a specialist is always even.
# $colour: a colour of boat, apart ("gold"); $found: what was found (7, "x"); $most: the most
# there can be (1, 3, 24). Within a message about a file; up to 160 characters.
bad-position-boats-of-colour = Too many boats of this colour ({ $colour }): { $found }, at most { $most }.
# $times: a number, or numbers (2). Within a message about a file; up to 160 characters.
bad-position-seat-times = Number of times each seat must appear: { $times }.
bad-position-first-order = The first round repeats the same order (rule 2.5).
# $turn: the number of a turn, or round and turn (2, "3.2"). Within a message about a file; up to
# 160 characters.
bad-position-turn-and-over = Turn { $turn } and the step “over” belong together.
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-position-played = Expected number of fleets, one per turn: { $expected }.
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-position-face-up = Expected number of face-up fleets: { $expected }.
# $colour: a colour of boat, apart ("gold"); $expected: what was expected ("standard/1", 3);
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-position-boats-in-all = Expected number of boats of this colour ({ $colour }) in total: { $expected }, not { $found }.
# $tiles: a number of tiles, apart (3); $found: what was found (7, "x"). Within a message about a
# file; up to 160 characters.
bad-position-houses = The tiles built ({ $tiles }) and the buildings on the board ({ $found }) don’t match.
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-position-left = Expected { $expected }.
# $kind: a kind of building, apart ("torii"); $expected: what was expected ("standard/1", 3).
# Within a message about a file; up to 160 characters.
bad-position-built = Expected number of this kind ({ $kind }), one per tile built: { $expected }.
bad-position-tile-twice = A building tile appears twice.
bad-position-tile-missing = A building tile is missing.
bad-position-specialist-twice = A specialist appears twice.
bad-position-specialist-missing = A specialist is missing.
# $island: an island ("i05"). Within a message about a file; up to 160 characters.
bad-position-two-things = There are two things on one island ({ $island }).
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-position-mountains = Expected number of mountains: { $expected }.
# $kind: a kind of culture token, apart ("plum"); $found: what was found (7, "x"). Within a
# message about a file; up to 160 characters.
bad-position-tokens = There aren’t that many tokens of one kind ({ $kind }: { $found }).
bad-position-hand = No turn can have that many boats.
# $found: what was found (7, "x"); $most: the most there can be (1, 3, 24). Within a message about
# a file; up to 160 characters.
bad-position-harbour = Too many boats in the harbour: { $found }, at most { $most }.
bad-position-top = These aren’t the top tiles of the deck.
bad-position-bottom = These aren’t the bottom tiles of the deck.
bad-position-known = Only the player arranging these tiles can know them (rule 11.1).
bad-position-row-of-buildings = The building row is full at the start of a round (rule 9.4).
bad-position-row-of-specialists = The specialist row is full at the start of a round (rule 9.3).
bad-position-colour-empty = The game would be over: the reserve has run out of a colour (rule 9.2).
bad-position-none-left = The game would be over: a player has no buildings left (rule 9.1).
bad-position-not-ended = Nothing has ended this game (section 9 of the rules).
# $expected: what was expected ("standard/1", 3); $found: what was found (7, "x"). Within a
# message about a file; up to 160 characters.
bad-position-other-end = The end should be “{ $expected }”, not “{ $found }”.
bad-position-now-too-early = A turn that hasn’t begun has no “now”.
bad-position-chain-too-long = That many boats can’t have been placed, or tokens taken.
bad-position-back-unasked = There’s only a step to return to while tiles are being arranged.
# $most: the most there can be (1, 3, 24). Within a message about a file; up to 160 characters.
bad-position-power = Too many uses of this fleet’s power (at most { $most } per turn).
bad-position-trades = More transactions than a turn allows (rule 5.2).
# $name: the id of a specialist, never declined ("riu"). Within a message about a file; up to 160
# characters.
bad-position-not-theirs = This player doesn’t have “{ $name }”.
bad-position-not-peeked = Nobody has peeked, so there’s nothing to arrange.
bad-position-not-connected = Each slot must be connected to the one before (rule 6.3).
bad-position-boat-gone = A boat placed this turn is no longer there.
bad-position-token-there = A token was taken from an island that still has one.
bad-position-not-collected = Nothing can have been collected yet in this step.
bad-position-collected = Something must have been collected in this step.
bad-position-recruited = Recruiting is the last step.
bad-position-no-ebisu = The player to move doesn’t have Ebisu.
bad-position-fits = All boats fit in the harbour.
# $fleet: the number of a fleet (7). Within a message about a file; up to 160 characters.
bad-position-no-choice = Fleet { $fleet } has no boat to choose.
bad-position-before-choice = Nothing can be done before the third boat is chosen.
bad-position-not-assignable = Not all of these islands can be assigned to a boat that was placed.
bad-position-not-asked = The step “after” only comes when a power that gives boats can be used.
# $step: the id of a step ("moor"). Within a message about a file; up to 160 characters.
bad-position-answers-itself = The step “{ $step }” has only one answer here and resolves itself.
# $error: what the system said, in English ("Permission denied"). Within a message about a file;
# up to 160 characters.
bad-position-no-view = This isn’t a view of a game ({ $error }).
# $expected: what was expected ("standard/1", 3). Within a message about a file; up to 160
# characters.
bad-position-unseen = Expected { $expected }, the number not seen elsewhere.

## What is wrong with an edition: what should stand there, and what does

# $where: where in a file ("players[0].boats"); $expected: what was expected ("standard/1", 3);
# $found: what was found (7, "x"). Within a message about a file; up to 160 characters.
bad-edition-unexpected = { $where }: expected { $expected }, found { $found }.
edition-expects-value = a value
edition-expects-table = a table
# $number: a number (1, 2, 5, 22). Within a message about an edition file: expected …; up to 100
# characters.
edition-expects-number = { $number }
# $low: a number (1); $high: a number (5). Within a message about an edition file: expected …; up
# to 100 characters.
edition-expects-integer = a whole number from { $low } to { $high }
# $low: a number (1); $high: a number (5); $count: a number (1, 5, 22). Within a message about an
# edition file: expected …; up to 100 characters.
edition-expects-row = a whole number from { $low } to { $high } (there are { $count })
# $low: a number (1); $high: a number (5); $fleets: a number of fleets (10); $turns: a number of
# turns (4). Within a message about an edition file: expected …; up to 100 characters.
edition-expects-face-up = a whole number from { $low } to { $high } (fleets: { $fleets }; turns per round: up to { $turns })
# $words: a list of words of the file, apart ("bamboo and wood"). Within a message about an
# edition file: expected …; up to 100 characters.
edition-expects-one-of = one of these: { $words }
edition-expects-name = a name of up to 32 lowercase letters, digits, - and _
# $low: a number (1); $high: a number (5). Within a message about an edition file: expected …; up
# to 100 characters.
edition-expects-boats = a list of boats (from { $low } to { $high })
# $low: a number (1); $high: a number (5). Within a message about an edition file: expected …; up
# to 100 characters.
edition-expects-needs = a list of boats (from { $low } to { $high }: the largest island has no more slots)
edition-expects-coordinates = a list of two numbers, x and y
# $low: a number (1); $high: a number (5). Within a message about an edition file: expected …; up
# to 100 characters.
edition-expects-slots = a list of known slots (from { $low } to { $high })
edition-expects-slots-once = known slots, each once
# $words: a list of words of the file, apart ("bamboo and wood"). Within a message about an
# edition file: expected …; up to 100 characters.
edition-expects-keys = only these keys: { $words }
edition-expects-entry = at least one entry
# $high: a number (5). Within a message about an edition file: expected …; up to 100 characters.
edition-expects-entries = at least 1 entry and at most { $high }
# $id: an id ("s12"). Within a message about an edition file: expected …; up to 100 characters.
edition-expects-id = an id such as { $id }
# $high: a number (5). Within a message about an edition file: expected …; up to 100 characters.
edition-expects-numbered = numbers from 1 to { $high }, one per entry
# $count: a number (1, 5, 22). Within a message about an edition file: expected …; up to 100
# characters.
edition-expects-tokens = as many tokens as islands: { $count }
# $high: a number (5). Within a message about an edition file: expected …; up to 100 characters.
edition-expects-turns = at most { $high } turns per round, and two fleets for each
edition-expects-one-choice = at most one boat of any colour
edition-expects-own-point = a position of its own
edition-expects-own-ring = slots that no other island has
edition-expects-lanes = lanes that join at most two islands
edition-expects-ringed = a slot next to some island
# $high: a number (5); $longest: a number (120). Within a message about an edition file: expected
# …; up to 100 characters.
edition-expects-size = at most { $high } characters, in lines of at most { $longest }
edition-expects-toml = a TOML file
edition-expects-utf8 = text in UTF-8
edition-expects-readable = a readable file
# $text: a piece of a file ("seat: 0"). Within a message about an edition file: found …; up to 100
# characters.
edition-has-this = { $text }
edition-has-nothing = nothing
edition-has-huge = a huge number
# $count: a number (1, 5, 22). Within a message about an edition file: found …; up to 100
# characters.
edition-has-long-text = a long text (characters: { $count })
# $count: a number (1, 5, 22). Within a message about an edition file: found …; up to 100
# characters.
edition-has-table = a table (entries: { $count })
# $count: a number (1, 5, 22). Within a message about an edition file: found …; up to 100
# characters.
edition-has-list = a list (entries: { $count })
# $name: a type ("datetime"). Within a message about an edition file: found …; up to 100
# characters.
edition-has-type = a value of another type ({ $name })
edition-has-unknown-key = an unknown key
edition-has-other-id = an id in another format
# $text: a piece of a file ("seat: 0"). Within a message about an edition file: found …; up to 100
# characters.
edition-has-twice = { $text } again
# $turns: a number (8); $fleets: a number (10). Within a message about an edition file: found …;
# up to 100 characters.
edition-has-turns = turns: { $turns }, fleets: { $fleets }
# $id: an id ("s12"). Within a message about an edition file: found …; up to 100 characters.
edition-has-point-of = the position of { $id }
# $id: an id ("s12"). Within a message about an edition file: found …; up to 100 characters.
edition-has-slots-of = the slots of { $id }
# $lane: a lane ("s01-s02"). Within a message about an edition file: found …; up to 100
# characters.
edition-has-lane = { $lane }, next to three islands
edition-has-no-ring = one next to no island
# $count: a number (1, 5, 22); $longest: a number (120). Within a message about an edition file:
# found …; up to 100 characters.
edition-has-size = { $count } characters, with a line of { $longest }
edition-has-nested = nesting that is too deep
# $text: a piece of a file ("seat: 0"). Within a message about an edition file: found …; up to 100
# characters.
edition-has-error = an error: { $text }
# $index: a position in the file (1027). Within a message about an edition file: found …; up to
# 100 characters.
edition-has-byte = a byte that isn’t UTF-8, at { $index }
