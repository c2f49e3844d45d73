### The components of the game: their names, and what they do.

## Boats: the materials, and the colours they are painted in

colour-bamboo = bamboo
colour-wood = wood
colour-stone = stone
colour-clay = clay
colour-gold = gold

hue-bamboo = green
hue-wood = brown
hue-stone = black
hue-clay = red
hue-gold = yellow

## Culture

culture-plum = plum
culture-maple = maple
culture-rice = rice
culture-ginkgo = ginkgo
culture-bellflower = bellflower
culture-wisteria = wisteria

## Specialists

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = At the end of the game, each of your prestige tokens is worth 2 points instead of 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = You may make one extra transaction each turn.
specialist-raijin = Raijin
specialist-raijin-does = Once per turn, you may exchange any 2 boats from your hand for 1 gold boat from the reserve.
specialist-ananda = Ananda
specialist-ananda-does = Other players must pay you 2 coins to build next to one of your standard buildings. If they can’t pay, they can’t build there.
specialist-izanami = Izanami
specialist-izanami-does = When another player recruits a specialist, you get half the coins on it.
specialist-riu = Riu
specialist-riu-does = Your harbour holds 2 more boats.
specialist-awashima = Awashima
specialist-awashima-does = Prestige buildings earn you the same bonuses as standard ones: for mountains, adjacent torii and palaces, and groups.
specialist-kachiko = Kachiko
specialist-kachiko-does = Once per turn, you may pay 2 coins to remove a sacred ground token from the board.
specialist-susanoo = Susanoo
specialist-susanoo-does = You sell stone boats for 6 coins and clay boats for 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = After collecting culture tokens on your turn, you may take one more from any island.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Gain 1 extra prestige token when you build a standard building that isn’t next to any of your own.
specialist-tomoe = Tomoe
specialist-tomoe-does = You may also buy or sell gold boats, for 5 coins each.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = At the end of the game, you score 1 point for every 3 coins instead of every 5.
specialist-michimata = Michimata
specialist-michimata-does = Once per turn, you may discard a culture token for 1 gold boat from the reserve.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Any empty slot on the edge of the board is an entry slot for you.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Once per turn, you may discard a culture token for 4 coins.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Once per turn, you may exchange a gold boat from your hand for 2 boats from the reserve, in any colour except gold.
specialist-yasoma = Yasoma
specialist-yasoma-does = No power, just points.

## Fleets

# $fleet: the number of a fleet (7). On a fleet and in lists; up to 16 characters.
fleet-numbered = Fleet { $fleet }

power-none = No power
power-none-does = No power: you take this fleet for its boats or its place in the turn order.
power-reserve = Reserve a tile
power-reserve-does = Take a building tile from the row. Only you can build it, starting next round. Left unbuilt, it costs you 1 point.
power-peek = Peek at the deck
power-peek-does = Secretly look at the top 3 tiles of the building deck. Put each one back on top or on the bottom.
power-move = Move a boat
power-move-does = Move any boat on the board to a connected empty slot.
power-sacred = Lay sacred ground
power-sacred-does = Put a sacred ground token on an empty island. Nobody can build there while it’s in place.
power-swap-culture = Swap tokens
power-swap-culture-does = Swap two culture tokens of different kinds on the board.
power-remove = Remove boats
power-remove-does = Return up to 2 boats from the board to the reserve.
power-swap-boats = Swap boats
power-swap-boats-does = Swap two boats of different colours on the board.
power-discount = Build one boat short
power-discount-does = This turn, you may build with one of the required boats missing.

## Buildings

building-standard = standard building
building-standard-does = A building in your colour. Earns prestige on a mountain and next to torii and palaces, plus 1 coin per building in its group.
building-trading-post = trading post
building-trading-post-does = A standard building that earns twice the coins for its group when you build it.
building-torii = torii
building-torii-does = A prestige building that belongs to nobody. Standard buildings built next to it earn prestige.
building-palace = palace
building-palace-does = A prestige building that belongs to nobody. Standard buildings built next to it earn prestige.

## The steps of a turn: what they are called, and what is asked

step-fleet = Choose a fleet
step-fleet-asks = Choose a fleet: it gives you boats, a power and your place in the next round.
step-take = Third boat
step-take-asks = Choose the colour of your third boat.
step-act = Trade, place, collect or build
step-act-asks = Trade if you like, place boats, then collect culture tokens or build.
step-arrange = Put tiles back
step-arrange-asks = Put the tiles back on top of the deck or on the bottom, in any order.
step-collect = Collect
step-collect-asks = Take the next culture token.
step-ebisu = Ebisu’s token
step-ebisu-asks = Take one more culture token from any island, or skip it.
step-after = Powers
step-after-asks = You can still use powers before mooring your boats.
step-moor = Moor boats
step-moor-asks = You have more boats than your harbour can hold. Choose one to set aside.
step-recruit = Recruit
step-recruit-asks = Recruit a specialist for 2 culture tokens of one kind or 3 of different kinds, or end your turn.
step-over = Game over
step-over-asks = The game is over.
