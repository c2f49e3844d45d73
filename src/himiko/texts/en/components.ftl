### The components of the game: their names, and what they do.

language-name = English

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
specialist-amateratsu-does = At the end of the game each of your prestige tokens is worth 2 points instead of 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = You may make one more transaction each turn.
specialist-raijin = Raijin
specialist-raijin-does = Once a turn, you may exchange any 2 boats in your hand for 1 gold boat from the reserve.
specialist-ananda = Ananda
specialist-ananda-does = Other players pay you 2 coins to build next to one of your standard buildings. Whoever cannot pay cannot build there.
specialist-izanami = Izanami
specialist-izanami-does = When another player recruits a specialist, you receive half of the coins lying on it.
specialist-riu = Riu
specialist-riu-does = Your harbour has room for 2 more boats.
specialist-awashima = Awashima
specialist-awashima-does = Prestige buildings bring you the same bonuses as standard buildings: for a mountain, for the torii and palaces next to them, and for a group.
specialist-kachiko = Kachiko
specialist-kachiko-does = Once a turn, you may pay 2 coins to take a sacred ground token off the board.
specialist-susanoo = Susanoo
specialist-susanoo-does = You sell a stone boat for 6 coins and a clay boat for 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Once you have collected culture tokens in your turn, you may take one more from any island.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = You gain 1 more prestige token when you build a standard building next to none of your own.
specialist-tomoe = Tomoe
specialist-tomoe-does = As your transaction you may also buy or sell a gold boat, for 5 coins.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = At the end of the game you score a point for every 3 coins instead of every 5.
specialist-michimata = Michimata
specialist-michimata-does = Once a turn, you may give up a culture token for 1 gold boat from the reserve.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = You may start from any empty slot on the edge of the board.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Once a turn, you may give up a culture token for 4 coins.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Once a turn, you may exchange a gold boat in your hand for 2 boats from the reserve, in any colours but gold.
specialist-yasoma = Yasoma
specialist-yasoma-does = No power, only points.

## Fleets

fleet-numbered = Fleet { $fleet }

power-none = No power
power-none-does = This fleet has no power: its boats, or its place in the next round, are worth it.
power-reserve = Reserve a tile
power-reserve-does = Take a building tile from the row for yourself; only you can build it, from the next round on. Left unbuilt, it costs 1 point.
power-peek = Look ahead
power-peek-does = Look in secret at the top 3 tiles of the building deck, and put each back on top of the deck or under it.
power-move = Move a boat
power-move-does = Move any boat on the board to an empty slot connected to its own.
power-sacred = Sacred ground
power-sacred-does = Lay a sacred ground token on an empty island: nobody can build there while it stays.
power-swap-culture = Swap culture
power-swap-culture-does = Swap two culture tokens of different kinds on the board.
power-remove = Remove boats
power-remove-does = Return up to 2 boats from the board to the reserve.
power-swap-boats = Swap boats
power-swap-boats-does = Swap two boats of different colours on the board.
power-discount = Build with one less
power-discount-does = This turn you may build with one of the required boats missing.

## Buildings

building-standard = standard building
building-standard-does = Stands on the board in your colour. It brings prestige for a mountain and for torii and palaces next to it, and 1 coin for each building of its group.
building-trading-post = trading post
building-trading-post-does = A standard building whose group brings twice as many coins when you build it.
building-torii = torii
building-torii-does = A prestige building that belongs to nobody. Standard buildings built next to it bring prestige.
building-palace = palace
building-palace-does = A prestige building that belongs to nobody. Standard buildings built next to it bring prestige.

## The steps of a turn: what they are called, and what is asked

step-fleet = Choose a fleet
step-fleet-asks = Choose a fleet: it gives you boats, a power, and your place in the next round.
step-take = Third boat
step-take-asks = Choose the colour of your third boat.
step-act = Trade, place, collect or build
step-act-asks = Trade if you like and place boats, then collect culture tokens or build.
step-arrange = Put the tiles back
step-arrange-asks = Put the tiles back on top of the deck or under it, in any order.
step-collect = Collect
step-collect-asks = Take the next culture token.
step-ebisu = Ebisu’s token
step-ebisu-asks = Take one more culture token from any island, or do without.
step-after = Powers
step-after-asks = You can still use powers before your boats are moored.
step-moor = Moor boats
step-moor-asks = You have more boats than your harbour holds: choose one to set aside.
step-recruit = Recruit
step-recruit-asks = Recruit a specialist for 2 culture tokens of one kind or 3 of different kinds, or end your turn.
step-over = Game over
step-over-asks = The game is over.
