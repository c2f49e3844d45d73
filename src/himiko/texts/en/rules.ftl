### The rules, numbered as in docs/rules.md.
###
### Lines that begin with “- ” are a list, those with “! ” a ruling: a point the printed rulebooks
### leave open. Numbers of rules such as 6.3 become links; words between “_” are set off.
### What fleets and specialists do stands with the components.

rules-minute = Each turn you choose a fleet: it gives you boats, a power for this turn, and your place in the next round. You may buy or sell a boat. Then you lay a chain of boats through the sea lanes and do one of two things with it: _collect_ culture tokens from the islands beside your boats, or _build_ on an empty island that has the right boats around it. Anybody’s boats will do: once on the water they belong to no one. Boats you cannot use are moored or lost. Finally you may spend culture tokens on a specialist, who works for you from then on. Coins, prestige, buildings and specialists are points.

## 1

rules-1 = Components
rules-1-1 = The board shows 34 islands in a net of sea lanes. Boats stand on _slots_, the points where lanes meet. The slots around an island are that island’s slots; such a slot and the island are _adjacent_. Five slots at the western edge are _entry slots_.
rules-1-2 = Two slots with a lane between them are _connected_. Two islands are _adjacent_ if they lie on both sides of the same stretch of lane, that is, if two connected slots belong to both. Islands that meet only in a corner, at a single slot, are not adjacent.
rules-1-3 = The reserve starts with 80 boats in five colours:
rules-1-4 =
    There are also
    - 10 fleet tiles, numbered 1 to 10;
    - 28 building tiles: 21 for _standard_ buildings, some of them _trading posts_, and 7 for _prestige_ buildings, which are 3 torii and 4 palaces;
    - 18 specialists;
    - 34 culture tokens: 5 of each of six kinds, and 4 blanks; one of each kind, blanks included, carries a mountain symbol;
    - 7 mountains and 8 sacred ground tokens;
    - standard buildings in the players’ colours, coins and prestige tokens.
rules-1-5 =
    ! Coins and prestige tokens never run out.
    ! There are only 8 sacred ground tokens; one taken off the board can be used again.

## 2

rules-2 = Set-up
rules-2-1 = The specialists are shuffled. Five are laid out face up as the row, the others form a face-down deck. The building tiles are treated in the same way.
rules-2-2 = The ten fleets are shuffled and laid on the track: the five on the left face up, the five on the right face down.
rules-2-3 = The culture tokens are shuffled, and one is laid on every island. Where a token has a mountain symbol, even a blank one, a mountain goes under it. Then the blanks are removed. This leaves 30 tokens, 7 mountains and 4 islands without a token; one of those 4 is a mountain.
rules-2-4 = Everyone gets 10 coins and standard buildings in their colour: 10 each with 2 players, 8 with 3, 6 with 4.
rules-2-5 =
    The turn order of the first round is drawn by lot. With 2 players a round has four turns.
    ! With 2 players the first two turns are drawn, and the third and fourth repeat them: A, B, A, B.

## 3

rules-3 = A round
rules-3-1 = Turns are taken in turn order. Each turn consists of the five steps of sections 4 to 8: choose a fleet, trade, place boats and then collect or build, moor, recruit. With 2 players each has two whole turns in a round.
rules-3-2 = When all turns have been played, the round is closed and the next one prepared (section 9).
rules-3-3 =
    The power of your fleet, and specialists’ powers that work once a turn, can be used at any moment of your own turn between two actions, unless their text says otherwise. You need not use them; a fleet power left unused is gone when the turn ends.
    ! No power can be used before you have chosen your fleet, between choosing fleet 10 and taking its third boat, while you are looking at the tiles of fleet 3, in the middle of a collection, or while you are setting boats aside.
    ! The two removals of fleet 7 need not be made at the same moment.
rules-3-4 =
    ! Once step 4 has begun, the powers that bring boats (Raijin, Michimata, Nakatsu) are closed for this turn.
    ! A specialist recruited in step 5 works at once. Only Ebisu waits for a collection in a later turn.

## 4

rules-4 = Step 1: choose a fleet
rules-4-duty = You must.
rules-4-1 = Take one of the fleets that lie face up on the track. The track is not refilled during the round: the first player chooses among five, the next among the four that remain, and so on.
rules-4-2 = Move the boats shown on the tile from the reserve into your hand. If the reserve has none of a colour, you go without. The third boat of fleet 10 can be of any colour the reserve still has, gold too.
rules-4-3 = The number of the fleet decides when you will play in the next round: low numbers first (9.5). Its power is yours for this turn only.
rules-4-3-more =
    - Fleet 2: you can build the tile you reserved in step 3 of a later round; nobody else can. The gap in the row is filled at the end of the round.
    - Fleet 3: if the deck has fewer than three tiles, you see those it has.
    ! Fleet 5: empty means without culture token, building and sacred ground.
    ! Fleets 6 and 8: the two tokens must be of different kinds, the two boats of different colours. Mountains stay where they are.

## 5

rules-5 = Step 2: trade
rules-5-duty = You may.
rules-5-1 = Either buy a boat the reserve has, or sell it one of yours. Buying and selling cost the same: 1 coin for bamboo, 2 for wood, 3 for stone, 4 for clay. Gold cannot be traded (but see Tomoe, 8.3).
rules-5-2 = You make one transaction a turn.
rules-5-3 = You can sell or exchange the boats in your hand, and those moored in your harbour count as being in your hand. Boats that were set aside are out of reach.
rules-5-4 = The chance to trade ends as soon as you place a boat, collect or build.

## 6

rules-6 = Step 3: place boats, then collect or build
rules-6-duty = Placing is up to you; if you can collect or build, you must do one of them.
rules-6-placing = Placing
rules-6-1 = You place boats from your hand: those of this turn and those that waited in the harbour. Place as many as you like, or none at all.
rules-6-2 = Your first boat goes on an empty entry slot, or on an empty slot connected to a boat of the same colour.
rules-6-3 = Each further boat goes on an empty slot connected to the slot you have just placed on, whatever the colours. So the boats of a turn form one chain without branches.
rules-6-4 =
    ! A slot you placed on this turn counts for collecting and building as long as there is a boat on it.
    - If a power has emptied the last slot of the chain, you place no more boats this turn.
    - A boat that was moved away does not count at its new slot; a slot whose boat was swapped for another still counts.
    - A slot counts once, even if it was emptied and you placed on it again.
    - So you may escape the obligation of 6.14 by removing the boats you have just placed.
rules-6-5 = There is room for one boat on a slot. Boats on the board belong to nobody.
rules-6-collecting = Collecting
rules-6-6 = Every boat you placed this turn earns you one culture token from an island around its slot, as long as there is one left. Each boat brings one token at most. You choose which ones to take, and go on until no further token can be matched with a boat; the order in which you choose never costs you a token.
rules-6-7 = The tokens you have taken lie openly in front of you. A token with a mountain symbol is the same as a plain one of its kind.
rules-6-building = Building
rules-6-8 = Pick a building tile, from the row or from those you reserved in an earlier round, and an empty island: one that has no culture token, no building and no sacred ground. You must have placed a boat on at least one of its slots this turn.
rules-6-9 = The boats the tile asks for must stand on the slots of that island, a separate boat for each. It does not matter who placed them or when. They remain there.
rules-6-10 = For a standard tile you need a standard building in your supply; it goes on the island. For a torii or palace tile a neutral torii or palace goes there.
rules-6-11 = You can build once a turn. The tile is yours and scores at the end of the game.
rules-6-12 =
    A standard building, which a trading post is too, rewards its builder at once. All of these add up:
    - 1 prestige token for every torii or palace on an adjacent island;
    - 1 prestige token if the island is a mountain;
    - coins, if the building is now part of a _group_: two or more standard buildings of your own, linked through adjacent islands. You get 1 coin for each building of the group, the new one included, and twice as much if the tile is a trading post.
rules-6-13 = Prestige buildings give their builder none of these rewards.
rules-6-either = One or the other
rules-6-14 =
    In one turn you collect or you build, never both; and if at least one of the two is possible, you have to do one. If you have placed no boat that still counts (6.4), neither is possible.
    ! Whether something is possible is judged without optional powers. A building that only the discount of fleet 9 makes possible may be built, but need not be. If you would owe Ananda’s owner 2 coins and have them, the building is possible.
rules-6-15 = After you have collected or built, you place no more boats.

## 7

rules-7 = Step 4: moor the boats left
rules-7-duty = You must.
rules-7-1 =
    Your harbour has room for 1 boat, which you keep for later turns. If you have more boats left than fit, you set the excess aside and choose which; a boat that was in the harbour before may make room for a new one.
    ! You cannot set aside a boat that fits.
rules-7-2 = Boats set aside are lost: they return neither to your hand nor to the reserve, and they cost points at the end (10.1).

## 8

rules-8 = Step 5: recruit a specialist
rules-8-duty = You may.
rules-8-1 = A specialist in the row costs 2 culture tokens of the same kind, or 3 tokens of three different kinds. The tokens are out of the game. Any coins lying on the specialist are yours. You can recruit once a turn, and the row is refilled only at the end of the round.
rules-8-2 = A specialist stays with you until the end of the game.
rules-8-3 = The 18 specialists, with their points:
rules-8-3-more =
    - Ananda: it is 2 coins in all, however many of the owner’s buildings are adjacent, for standard and prestige buildings alike. Payment comes before the rewards of 6.12. The owner never pays.
    - Awashima: for the group, the new building counts together with your standard buildings adjacent to it. Afterwards it is neutral like any other, and it does not earn Kagutsuchi’s token.
    - Raijin: you can give gold as well, even the very boat you take back (8.4).
    - Ebisu: the extra token comes right after your collection, if you took at least one.
    - Culture tokens given up for Michimata or Hetsuka are out of the game.
rules-8-4 = You can exchange only for boats that the reserve has. The boats you give return to it first, before you take the new ones.

## 9

rules-9 = End of a round
rules-9-duty = The following happens in this order. Where it says that the game ends, it ends right there.
rules-9-1 = If a player has put their last standard building on the board during this round, the game ends.
rules-9-2 = If the reserve has no boat left of some colour, the game ends. Only this moment counts: a colour that ran out during the round and came back does not end the game.
rules-9-3 = Every specialist still in the row gets 2 coins, on top of any that lie there. Then the row is filled up to five; newcomers arrive without coins. If the deck is too small for that, the game ends.
rules-9-4 = The building row is filled up to five. If the deck is too small for that, the game ends.
rules-9-5 = The turn order of the next round follows the numbers of the fleets that were played, the lowest first. With 2 players each of the four turns has its own number, so both turns of one player may well come in succession.
rules-9-6 = The fleets that nobody chose move to the left end of the track in the order they lie, and enough are turned up to have five face up. The fleets of this round are shuffled and fill the right end, face down.

## 10

rules-10 = Scoring
rules-10-1 =
    Each player adds up:
    - coins: 1 point for every 5, rounded down (every 3 with Fu Hsi);
    - prestige tokens: 1 point each (2 with Amateratsu);
    - the tiles of the buildings they have built, and their specialists: the points shown on them;
    - reserved tiles never built: −1 each;
    - boats set aside: −1 for every 2, rounded down, so that one odd boat costs nothing.

    Boats in the harbour cost nothing.
rules-10-2 =
    Whoever has most points is the Great Builder of Yamataï. Players with equal points are ranked by turn order: the one who played earlier in the last round is ahead. With 2 players each one’s first turn of that round counts.
    ! The last round is the one that was just played, with the order it was played in; the fleets chosen in it no longer change that order.

## 11

rules-11 = Hidden and open
rules-11-1 =
    Hidden from everybody are the order of the two decks and the face-down fleets. Hidden from all but the player concerned are the tiles seen with fleet 3 and how they were put back; how many went on top and how many under is open.
    ! What you have learnt in this way lasts until somebody else looks at the same tiles, or puts tiles under the deck.
rules-11-2 = Everything else is open, among it culture tokens, coins and the tiles of buildings.

## 12

rules-12 = Length
rules-12-1 = The rules set no limit to the number of rounds, as players are free to place nothing. Simulations are given a limit by whoever starts them; a game stopped there counts as cut off.
