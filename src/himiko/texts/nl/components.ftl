### De onderdelen van het spel: hoe ze heten en wat ze doen.
###
### Een Nederlandse spelregel hadden we niet bij de hand: alle speltermen zijn van ons, volgens de tabel
### in docs/glossary.md. De namen van de specialisten zijn die van de andere talen.

## Boten: de materialen en de kleuren waarin ze geverfd zijn

colour-bamboo = bamboe
colour-wood = hout
colour-stone = steen
colour-clay = klei
colour-gold = goud

hue-bamboo = groen
hue-wood = bruin
hue-stone = zwart
hue-clay = rood
hue-gold = geel

## Cultuur

culture-plum = pruim
culture-maple = esdoorn
culture-rice = rijst
culture-ginkgo = ginkgo
culture-bellflower = klokjesbloem
culture-wisteria = wisteria

## Specialisten

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = Aan het einde van het spel is elk van je prestigefiches 2 punten waard in plaats van 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Je mag elke beurt één extra transactie doen.
specialist-raijin = Raijin
specialist-raijin-does = Eén keer per beurt mag je 2 willekeurige boten uit je hand ruilen voor 1 goudboot uit de voorraad.
specialist-ananda = Ananda
specialist-ananda-does = Anderen moeten je 2 munten betalen om naast een van je standaardgebouwen te bouwen. Wie niet kan betalen, kan daar niet bouwen.
specialist-izanami = Izanami
specialist-izanami-does = Werft iemand anders een specialist aan, dan krijg jij de helft van de munten erop.
specialist-riu = Riu
specialist-riu-does = In je haven passen 2 boten meer.
specialist-awashima = Awashima
specialist-awashima-does = Prestigegebouwen leveren je dezelfde bonussen op als standaardgebouwen: voor bergen, aangrenzende torii en paleizen, en groepen.
specialist-kachiko = Kachiko
specialist-kachiko-does = Eén keer per beurt mag je 2 munten betalen om een fiche heilige grond van het bord te verwijderen.
specialist-susanoo = Susanoo
specialist-susanoo-does = Je verkoopt steenboten voor 6 munten en kleiboten voor 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Als je in je beurt cultuurfiches hebt verzameld, mag je er nog één nemen van een willekeurig eiland.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Je krijgt 1 extra prestigefiche als je een standaardgebouw bouwt dat niet naast een van je eigen gebouwen staat.
specialist-tomoe = Tomoe
specialist-tomoe-does = Je mag ook goudboten kopen of verkopen, voor 5 munten per stuk.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Aan het einde van het spel krijg je 1 punt per 3 munten in plaats van per 5.
specialist-michimata = Michimata
specialist-michimata-does = Eén keer per beurt mag je een cultuurfiche afleggen voor 1 goudboot uit de voorraad.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Voor jou is elk leeg vak aan de rand van het bord een startvak.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Eén keer per beurt mag je een cultuurfiche afleggen voor 4 munten.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Eén keer per beurt mag je een goudboot uit je hand ruilen voor 2 boten uit de voorraad, in elke kleur behalve goud.
specialist-yasoma = Yasoma
specialist-yasoma-does = Geen kracht, alleen punten.

## Vloten

fleet-numbered = Vloot { $fleet }

power-none = Geen kracht
power-none-does = Geen kracht: je neemt deze vloot voor de boten of de plaats in de beurtvolgorde.
power-reserve = Tegel reserveren
power-reserve-does = Neem een gebouwtegel uit de rij. Alleen jij kunt hem bouwen, vanaf de volgende ronde. Bouw je hem niet, dan kost hij je 1 punt.
power-peek = Stapel bekijken
power-peek-does = Bekijk in het geheim de bovenste 3 tegels van de gebouwstapel. Leg elke tegel terug, boven op of onder de stapel.
power-move = Boot verplaatsen
power-move-does = Verplaats een willekeurige boot op het bord naar een verbonden leeg vak.
power-sacred = Heilige grond leggen
power-sacred-does = Leg een fiche heilige grond op een leeg eiland. Zolang die er ligt, kan niemand er bouwen.
power-swap-culture = Fiches verwisselen
power-swap-culture-does = Verwissel twee cultuurfiches van verschillende soort op het bord.
power-remove = Boten verwijderen
power-remove-does = Leg maximaal 2 boten van het bord terug in de voorraad.
power-swap-boats = Boten verwisselen
power-swap-boats-does = Verwissel twee boten van verschillende kleur op het bord.
power-discount = Bouwen met één boot minder
power-discount-does = Deze beurt mag je bouwen terwijl één van de vereiste boten ontbreekt.

## Gebouwen

building-standard = standaardgebouw
building-standard-does = Een gebouw in jouw kleur. Levert prestige op als het op een berg of naast torii en paleizen staat, plus 1 munt per gebouw in de groep.
building-trading-post = handelspost
building-trading-post-does = Een standaardgebouw dat bij het bouwen twee keer zoveel munten voor zijn groep oplevert.
building-torii = torii
building-torii-does = Een prestigegebouw dat van niemand is. Standaardgebouwen die ernaast gebouwd worden, leveren prestige op.
building-palace = paleis
building-palace-does = Een prestigegebouw dat van niemand is. Standaardgebouwen die ernaast gebouwd worden, leveren prestige op.

## De stappen van een beurt: hoe ze heten en wat er gevraagd wordt

step-fleet = Vloot kiezen
step-fleet-asks = Kies een vloot: die geeft je boten, een kracht en je plaats in de volgende ronde.
step-take = Derde boot
step-take-asks = Kies de kleur van je derde boot.
step-act = Handelen, plaatsen, verzamelen of bouwen
step-act-asks = Handel als je wilt, plaats boten en verzamel daarna cultuurfiches of bouw.
step-arrange = Tegels terugleggen
step-arrange-asks = Leg de tegels terug, boven op of onder de stapel, in een volgorde naar keuze.
step-collect = Verzamelen
step-collect-asks = Neem de volgende cultuurfiche.
step-ebisu = De fiche van Ebisu
step-ebisu-asks = Neem nog een cultuurfiche van een willekeurig eiland, of sla over.
step-after = Krachten
step-after-asks = Je kunt nog krachten gebruiken voordat je je boten aanmeert.
step-moor = Boten aanmeren
step-moor-asks = Je hebt meer boten dan er in je haven passen. Kies er een om opzij te leggen.
step-recruit = Aanwerven
step-recruit-asks = Werf een specialist aan voor 2 cultuurfiches van één soort of 3 van verschillende soorten, of beëindig je beurt.
step-over = Einde van het spel
step-over-asks = Het spel is afgelopen.
