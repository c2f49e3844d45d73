### The workshop: an edition of one's own

workshop-title = Workshop
workshop-what = Make an edition of your own: enter the board and tiles of your box, or invent new ones. The standard board and most of its tiles are reconstructed, because the rulebooks don’t show them. Everything is kept in this browser as you go.
workshop-from-standard = Start from the standard edition
workshop-from-nothing = Start from scratch
workshop-undo = Undo
workshop-redo = Redo
workshop-play = Play with this edition
workshop-save = Save as a file
# $file: a file name ("my-edition.toml"). A short notice; up to 60 characters.
workshop-saved = Saved: { $file }. Choose it when you create a table.
workshop-open = Open a file
workshop-open-file = Choose an edition file
workshop-id = Name
workshop-id-hint = Lowercase letters, digits and hyphens
workshop-version = Version
workshop-checking = Checking…
# $name: an edition's name ("my-edition/1"). $hash: the first letters of its hash ("0f3a21bb09cd"). One line; up to 80 characters.
workshop-sound = { $name } can be played. Fingerprint: { $hash }
# $number: how many more things are wrong (1, 4). After the first ones; up to 60 characters.
workshop-more-faults =
    { $number ->
        [one] And one more; the marked parts show where.
       *[other] And { $number } more; the marked parts show where.
    }
workshop-parts = Parts of the edition
workshop-board = Board
workshop-tiles = Tiles
workshop-fleets = Fleets
workshop-specialists = Specialists
workshop-numbers = Numbers
workshop-report = Report

## The board

workshop-tools = Tools
workshop-tool-slot = Slots
workshop-tool-island = Islands
workshop-tool-entry = Entry slots
workshop-tool-remove = Remove
workshop-tool-photograph = Photo
# $number: slots chosen so far for an island (0, 3); the same for all four tools, which need not use it. One line above the board; up to 120 characters.
workshop-tool-slot-how = Click the sea to add a slot. Drag a slot, or use the arrow keys, to move it.
# $number: slots chosen so far for an island (0, 3). One line above the board; up to 120 characters.
workshop-tool-island-how =
    { $number ->
        [0] Click the slots around an island, one after another.
       *[other] Slots chosen: { $number }. Click the first one again to finish.
    }
workshop-tool-entry-how = Click a slot to make it an entry slot; click again to undo it.
workshop-tool-remove-how = Click a slot or an island to remove it.
workshop-tool-photograph-how = Drag the photo to move it; pinch or scroll to resize it. The sliders below do the same.
workshop-add-slot = Add a slot
workshop-close-ring = Finish the island
# $number: a slot's number (12). $entry: "true" if boats come in there. Read aloud; up to 40 characters.
workshop-slot =
    { $entry ->
        [true] Entry slot { $number }
       *[other] Slot { $number }
    }
# $number: an island's number (7). Read aloud; up to 40 characters.
workshop-island = Island { $number }
# $number: a tile's number (7). Before what is wrong with it; up to 40 characters.
workshop-tile = Tile { $number }
# $number: a fleet's number (7). Before what is wrong with it; up to 40 characters.
workshop-fleet = Fleet { $number }
# $number: pairs of lanes that cross (1, 3). Below the board; up to 120 characters.
workshop-crossings =
    { $number ->
        [one] Two lanes cross (dashed). The board can be played, but it’s hard to see where boats can go.
       *[other] Lanes cross in { $number } places (dashed). The board can be played, but it’s hard to see where boats can go.
    }
workshop-photograph = Photo underneath
workshop-photograph-how = You can put a photo of your own board under the drawing. It never leaves this browser.
workshop-photograph-file = Choose a photo
# $most: a number of megabytes (40). Below the choice of a file; up to 80 characters.
workshop-photograph-too-large = This photo is too large (at most { $most } MB).
workshop-photograph-unreadable = This file can’t be shown as a picture.
workshop-photograph-x = Left and right
workshop-photograph-y = Up and down
workshop-photograph-scale = Size
workshop-photograph-dim = Opacity
workshop-photograph-remove = Remove the photo
workshop-lists = The board as lists
workshop-width = Width
workshop-height = Height
workshop-entries-list = Entry slots: their numbers
workshop-slots-list = Slots: x and y, one per line
workshop-islands-list = Islands: the numbers of the slots around each, clockwise, one island per line
# $number: how many lines (1, 3). Above the lines; up to 60 characters.
workshop-bad-lines =
    { $number ->
        [one] One line can’t be read; nothing was changed:
       *[other] { $number } lines can’t be read; nothing was changed:
    }
# $most: the most lines that are read (500). Below a field; up to 100 characters.
workshop-too-much = That’s more than an edition can hold ({ $most } lines at most); nothing was changed.
# $line: a line's number (3). $text: the line as it was written ("stnadard 3"). One line of a list; up to 80 characters.
workshop-bad-line = Line { $line }: { $text }

## Tiles, fleets, specialists

workshop-tile-line = Add a tile
workshop-tile-line-how = In short: kind (s standard, p trading post, t torii, k palace), points, boats (b bamboo, w wood, s stone, c clay, g gold). “s3wwc” is a standard building worth 3 points that needs two wood boats and one clay boat.
workshop-add-tile = Add
workshop-paste = Paste from a spreadsheet
workshop-paste-how = One tile per line: kind, points, boats
workshop-add-pasted = Add these tiles
workshop-sheet-file = Open a spreadsheet file (CSV)
workshop-kind = Kind
workshop-points = Points
# $colour: a colour of boat ("bamboo"). Read aloud for a button; up to 40 characters.
workshop-add-boat = Add { $colour }
workshop-last-boat = Remove the last boat
workshop-remove = Remove
# $number: a fleet's number (7). Above a list to choose from; up to 40 characters.
workshop-power = Power of fleet { $number }
# $number: a fleet's number (7). $boat: a boat ("bamboo", "a boat of any colour"). Read aloud for a button; up to 50 characters.
workshop-fleet-boat = Fleet { $number }: add { $boat }
workshop-add-fleet = Add a fleet
workshop-remove-fleet = Remove the last fleet
# $name: a specialist ("Riu"). Read aloud for a field; up to 40 characters.
workshop-points-of = Points of { $name }

## Numbers

workshop-boats = Boats
workshop-culture = Culture tokens
workshop-limits = Set-up
# $colour: a colour of boat ("bamboo"). A field’s label; up to 30 characters.
workshop-boat-count = { $colour }: boats
# $colour: a colour of boat ("bamboo"). A field’s label; up to 30 characters.
workshop-boat-price = { $colour }: price
# $kind: a kind of culture token ("plum", "blank"). A field’s label; up to 30 characters.
workshop-tokens = Tokens: { $kind }
workshop-blank = blank
workshop-start-coins = Coins at the start
workshop-sacred-ground = Sacred ground tokens
workshop-row-buildings = Tiles in the row
workshop-row-specialists = Specialists in the row
workshop-face-up-fleets = Fleets face up
workshop-harbour = Boats a harbour holds
# $players: a number of players (2, 3, 4). A field’s label; up to 40 characters.
workshop-standard-buildings = Buildings per player, { $players } players
# $players: a number of players (2, 3, 4). A field’s label; up to 40 characters.
workshop-turns-per-round = Turns per player and round, { $players } players

## The report: computer players try the edition out

report-what = Computer players play your edition and the standard one. The report says how long games are, how they end, what each part is worth and what is never used. The longer they play, the more precise it gets; you can stop at any time.
report-begin = Let computer players try it
report-again = Let them try it again
report-stop = Stop
report-waiting = Getting ready…
report-progress-label = Time used
# $games: a number of games (1, 200). Beside a bar; up to 40 characters.
report-progress = Games finished: { $games }
report-not-sound = The edition can’t be played yet; see above for what’s missing.
report-changed = You’ve changed the edition since this report was made.
report-cut = The server stopped this early. These are the results so far.

## The shelf

shelf-title = My shelf
shelf-what = Keep editions on the server under their names. Only you can see them, unless you share the link. Every change becomes a new version; a game keeps the version it was played with.
# $name: an edition’s name ("my-edition"). A button; up to 60 characters.
shelf-keep = Save to shelf: { $name }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). A line of a list; up to 80 characters.
shelf-entry = { $name }, version { $version }
shelf-is-shared = shared
shelf-open = Open
shelf-share = Share
shelf-unshare = Stop sharing
shelf-copy = Copy link
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). Read aloud; up to 80 characters.
shelf-open-which = Open { $name }, version { $version }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). Read aloud; up to 80 characters.
shelf-share-which = Share { $name }, version { $version }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). Read aloud; up to 80 characters.
shelf-unshare-which = Stop sharing { $name }, version { $version }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). Read aloud; up to 80 characters.
shelf-copy-which = Copy the link to { $name }, version { $version }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). Read aloud; up to 80 characters.
shelf-discard-which = Remove { $name }, version { $version }
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). The heading of a question; up to 80 characters.
shelf-discard-sure = Remove { $name }, version { $version }?
shelf-discard-what = Games keep the version they were played with. It disappears from your shelf for good, and its link stops working.
# $link: an address ("http://…/workshop?edition=…"). A short notice; up to 120 characters.
shelf-shared = Link copied: { $link }
shelf-empty = Nothing on your shelf yet.
