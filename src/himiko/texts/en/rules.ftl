### The rules, numbered as in docs/rules.md.
###
### Lines that begin with “- ” are a list, those with “! ” a ruling: a point the printed rulebooks
### leave open. Numbers of rules such as 6.3 become links; words between “_” are set off.
### What fleets and specialists do stands with the components.

rules-minute = Each turn you choose a fleet: it gives you boats, a power for this turn and your place in the next round. You may buy or sell a boat. Then you place a chain of boats along the sea lanes and do one of two things with it: _collect_ culture tokens from the islands next to your boats, or _build_ on an empty island surrounded by the right boats. Anyone’s boats count: once on the board, they belong to nobody. Boats you can’t use are moored or set aside. Finally, you may spend culture tokens on a specialist, who works for you from then on. Coins, prestige, buildings and specialists are worth points.

## 1

rules-1 = Components
rules-1-1 = The board shows 34 islands in a network of sea lanes. Boats go on _slots_, the points where lanes meet. The slots around an island are that island’s slots; such a slot and the island are _adjacent_. Five slots on the western edge are _entry slots_.
rules-1-2 = Two slots joined by a lane are _connected_. Two islands are _adjacent_ if they share a border, that is, if two connected slots belong to both. Islands that only touch at a corner, at a single slot, are not adjacent.
rules-1-3 = The reserve starts with 80 boats in five colours:
rules-1-4 =
    There are also
    - 10 fleet tiles, numbered 1 to 10;
    - 28 building tiles: 21 for _standard_ buildings, some of them _trading posts_, and 7 for _prestige_ buildings (3 torii and 4 palaces);
    - 18 specialists;
    - 34 culture tokens: 5 of each of six kinds, and 4 blanks; one of each kind, blanks included, has a mountain symbol;
    - 7 mountains and 8 sacred ground tokens;
    - standard buildings in the players’ colours, coins and prestige tokens.
rules-1-5 =
    ! Coins and prestige tokens never run out.
    ! There are only 8 sacred ground tokens; one removed from the board can be used again.

## 2

rules-2 = Set-up
rules-2-1 = Shuffle the specialists. Lay out five face up as the row; the others form a face-down deck. Do the same with the building tiles.
rules-2-2 = Shuffle the ten fleets and lay them on the track: the five on the left face up, the five on the right face down.
rules-2-3 = Shuffle the culture tokens and put one on every island. If a token has a mountain symbol (even a blank one), put a mountain under it. Then remove the blanks. This leaves 30 tokens, 7 mountains and 4 islands without a token; one of those 4 is a mountain.
rules-2-4 = Each player gets 10 coins and standard buildings in their colour: 10 with 2 players, 8 with 3, 6 with 4.
rules-2-5 =
    The turn order of the first round is random. With 2 players, a round has four turns.
    ! With 2 players, the order of the first two turns is drawn and then repeated: A, B, A, B.

## 3

rules-3 = A round
rules-3-1 = Turns are played in turn order. Each turn consists of the five steps in sections 4 to 8: choose a fleet, trade, place boats and then collect or build, moor, recruit. With 2 players, each player has two full turns per round.
rules-3-2 = When all turns have been played, the round ends and the next one is prepared (section 9).
rules-3-3 =
    You may use your fleet’s power at any point in your turn, between actions, unless it says otherwise. You don’t have to use it; if you don’t, it’s lost at the end of your turn.
    ! The same goes for specialists’ powers that work once per turn.
    ! No power can be used before you’ve chosen your fleet, between choosing fleet 10 and taking its third boat, while you’re looking at tiles with fleet 3, in the middle of collecting (Ebisu’s token included), or while you’re setting boats aside.
    ! The two removals of fleet 7 can be made at different times.
    ! After collecting or building, step 3 continues only while you can use a power that gives boats. Otherwise your turn moves straight on to step 4; other powers can be used again in step 5.
rules-3-4 =
    ! Once step 4 has begun, powers that give boats (Raijin, Michimata, Nakatsu) can’t be used for the rest of the turn.
    ! A specialist recruited in step 5 is yours from that moment, but only helps with what is still to come: of those with an action, only Hetsuka and Kachiko can be used at once. Riu doesn’t bring back a boat already set aside.

## 4

rules-4 = Step 1: choose a fleet
rules-4-duty = Required.
rules-4-1 = Take one of the face-up fleets left on the track. The track isn’t refilled during the round: the first player chooses from five, the next from the remaining four, and so on.
rules-4-2 = Take the boats shown on the tile from the reserve into your hand. If the reserve has run out of a colour, you don’t get that boat. The third boat of fleet 10 can be any colour still in the reserve, including gold.
rules-4-3 = The number of the fleet decides when you play next round: low numbers go first (9.5). Its power is yours for this turn only.
rules-4-3-more =
    - Fleet 2: only you can build the reserved tile. The gap in the row is filled at the end of the round.
    ! Fleet 2: you can build the tile in step 3 of a later round, not in the same one.
    - Fleet 3: if the deck has fewer than three tiles, you see those it has.
    ! Fleet 5: empty means no culture token, no building and no sacred ground.
    ! Fleets 6 and 8: the two tokens must be of different kinds, the two boats of different colours.
    - Fleet 6: mountains stay where they are.

## 5

rules-5 = Step 2: trade
rules-5-duty = Optional.
rules-5-1 = Either buy a boat from the reserve or sell one of yours to it. The price is the same both ways: 1 coin for bamboo, 2 for wood, 3 for stone, 4 for clay. Gold can’t be traded (but see Tomoe, 8.3).
rules-5-2 = You may make one transaction per turn.
rules-5-3 = You can sell or exchange the boats in your hand, including those moored in your harbour; never boats set aside.
rules-5-4 = You can no longer trade once you’ve placed a boat, collected or built.

## 6

rules-6 = Step 3: place boats, then collect or build
rules-6-duty = Placing is optional; if you can collect or build, you must do one of them.
rules-6-placing = Placing
rules-6-1 = You place boats from your hand: this turn’s boats and those moored in your harbour. Place as many as you like, or none.
rules-6-2 = Your first boat goes on an empty entry slot, or on an empty slot connected to a boat of the same colour.
rules-6-3 = Each further boat goes on an empty slot connected to the one you just placed on, whatever the colours. So the boats of a turn form one unbranched chain.
rules-6-4 =
    ! A slot you placed on this turn counts for collecting and building as long as it holds a boat.
    ! If a power has emptied the last slot of the chain, you can’t place any more boats this turn.
    ! A boat moved away doesn’t count on its new slot; a slot whose boat was swapped for another still counts.
    ! A slot counts once, even if it was emptied and you placed on it again.
    - So you may avoid the obligation in 6.14 by removing the boats you just placed.
rules-6-5 = A slot holds one boat. Boats on the board belong to nobody.
rules-6-collecting = Collecting
rules-6-6 = Each boat you placed this turn earns you one culture token from an island next to its slot, if there’s one left. One boat, one token. You choose which to take, and continue until no boat can collect any more; the order in which you choose never costs you a token.
rules-6-7 =
    Keep the tokens you’ve taken in front of you, visible to all.
    ! Tokens with and without a mountain symbol count as the same kind.
rules-6-building = Building
rules-6-8 = Choose a building tile, from the row or from those you reserved in an earlier round, and an empty island: one with no culture token, no building and no sacred ground. You must have placed a boat on at least one of its slots this turn.
rules-6-9 = The boats the tile requires must be on the slots of that island, a separate boat for each. It doesn’t matter who placed them or when. They stay there.
rules-6-10 = A standard tile uses one of your standard buildings: put it on the island. With a torii or palace tile, put a neutral torii or palace there.
rules-6-11 = You can build once per turn. The tile is yours and scores at the end of the game.
rules-6-12 =
    A standard building (trading posts included) rewards its builder right away. These rewards add up:
    - 1 prestige token for each torii or palace on an adjacent island;
    - 1 prestige token if the island is a mountain;
    - coins, if the building is now part of a _group_: two or more of your own standard buildings, linked through adjacent islands. You get 1 coin per building in the group, including the new one, and twice as much if the tile is a trading post.
rules-6-13 = Prestige buildings give their builder none of these rewards.
rules-6-either = One or the other
rules-6-14 =
    Each turn you either collect or build, never both; and if at least one of them is possible, you must do it. If you have no placed boat that still counts (6.4), neither is possible.
    ! What is possible is judged without optional powers. If only the power of fleet 9 makes a building possible, you may build it but don’t have to.
    - A building that costs you Ananda’s 2 coins is possible if you have them.
rules-6-15 = After collecting or building, you can’t place any more boats.

## 7

rules-7 = Step 4: moor leftover boats
rules-7-duty = Required.
rules-7-1 =
    Your harbour holds 1 boat for later turns. If you have more, choose which to set aside; a boat already in the harbour may make way for another.
    ! You can’t set aside a boat that fits.
rules-7-2 = Boats set aside are lost: they never return to your hand or to the reserve, and they cost points at the end (10.1).

## 8

rules-8 = Step 5: recruit a specialist
rules-8-duty = Optional.
rules-8-1 = A specialist in the row costs 2 culture tokens of the same kind, or 3 tokens of three different kinds. These tokens leave the game. You get any coins on the specialist. You can recruit once per turn, and the row isn’t refilled until the end of the round.
rules-8-2 = A specialist stays with you until the end of the game.
rules-8-3 = The 18 specialists, with their points:
rules-8-3-more =
    - Ananda: 2 coins in total, however many of the owner’s buildings are adjacent, for standard and prestige buildings alike. Payment comes before the rewards of 6.12. The owner never pays.
    - Awashima: for the group reward, the new building counts together with your standard buildings next to it.
    ! Awashima: afterwards the building is neutral, and it doesn’t earn Kagutsuchi’s token.
    ! Raijin: you may give up gold too, even the very boat you take back (8.4).
    ! Ebisu: taking the token is optional. It comes right after your collection, if you took at least one.
    ! Kagutsuchi: you gain a token, which Amateratsu doubles.
    - Culture tokens discarded for Michimata or Hetsuka leave the game.
rules-8-4 = You can only exchange for boats that are in the reserve. The boats you give go back to it first, before you take the new ones.

## 9

rules-9 = End of a round
rules-9-duty = These things happen in this order. Where it says the game ends, it ends at once.
rules-9-1 = If a player has built their last standard building this round, the game ends.
rules-9-2 = If the reserve has run out of any boat colour, the game ends. This is only checked now: a colour that ran out during the round and came back doesn’t count.
rules-9-3 = Put 2 coins on each specialist still in the row, on top of any already there. Then refill the row to five; new specialists come without coins. If the deck runs short, the game ends.
rules-9-4 = Refill the building row to five. If the deck runs short, the game ends.
rules-9-5 = The turn order of the next round follows the numbers of the fleets played this round, lowest first. With 2 players, each of the four turns has its own number, so one player may have two turns in a row.
rules-9-6 = The fleets nobody chose slide to the left end of the track, keeping their order, and are turned up until five are face up. This round’s fleets are shuffled and laid face down on the right.

## 10

rules-10 = Scoring
rules-10-1 =
    Each player adds up:
    - coins: 1 point for every 5, rounded down (every 3 with Fu Hsi);
    - prestige tokens: 1 point each (2 with Amateratsu);
    - building tiles built and specialists: the points shown;
    - reserved tiles not built: −1 each;
    - boats set aside: −1 for every 2, rounded down.
    ! Boats moored in the harbour cost nothing.
rules-10-2 =
    Whoever has the most points is the Great Builder of Yamataï. Ties are broken by turn order: whoever played earlier in the last round ranks higher. With 2 players, each player’s first turn of that round counts.
    ! The last round is the one just played, in the order it was played; the fleets chosen in it don’t change that order.

## 11

rules-11 = Hidden and public information
rules-11-1 =
    Hidden from everyone: the order of the two decks, and the face-down fleets. Hidden from everyone else: the tiles you see with fleet 3 and how you put them back. How many go on top and how many on the bottom is public.
    ! What you’ve learnt this way holds until someone else looks at the same tiles or puts tiles on the bottom of the deck.
rules-11-2 =
    Everything else is public, including culture tokens and coins.
    ! Building tiles already built are public too. The rulebooks turn them face down; but everyone has seen them, so hiding them would only test memory. A table may choose to keep them face down, as in the box: then other players’ built tiles, and the totals that follow from them, stay hidden until the end.

## 12

rules-12 = Length
rules-12-1 = There is no limit on the number of rounds, since players may choose to place nothing. Simulations use a limit set by whoever starts them; a game stopped there counts as cut off.
