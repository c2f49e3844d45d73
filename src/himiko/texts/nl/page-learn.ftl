### De pagina, om te leren: de regels met hun zoekveld, wat iets is, en het eerste spel met uitleg.

## De regels

rules-title = Regels
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-clear = Zoekopdracht wissen
rules-found =
    { $number ->
        [one] { $number } regel gevonden
       *[other] { $number } regels gevonden
    }
rules-nothing = Geen regel gevonden. Probeer minder of kortere woorden.
rules-in-a-minute = Het spel in een minuut
rules-about = Elke regel heeft een nummer; het spel noemt het als een actie niet mag. De aantallen gelden voor de standaardeditie.
rules-ruling = Uitspraak
rules-rulings = Een uitspraak beslist over iets wat de gedrukte spelregels openlaten of waarover ze het oneens zijn. Het bord en de tegels zijn gereconstrueerd; dit project heeft geen band met de uitgever van het spel.
rules-link = Link naar regel { $rule }
rules-colour = Kleur
rules-number = Boten
rules-price = Prijs
rules-fleet = Vloot
rules-takes = Boten
rules-power = Kracht
rules-specialist = Specialist
rules-points = Punten
rules-any = kleur naar keuze
rules-lesson = Spelenderwijs leren

## Wat is dit?

what-rule = Meer: regel { $rule }
what-boat-does = Gaat van de voorraad naar je hand, en vandaar naar een vak. Boten op het bord zijn van niemand; elk gebouw heeft bepaalde kleuren rond zijn eiland nodig.
what-culture-does = Een cultuurfiche. Verzamel hem met een boot naast het eiland. Met twee van één soort, of drie van verschillende soorten, betaal je een specialist.
what-mountain = Berg
what-mountain-does = Een standaardgebouw dat hier gebouwd wordt, levert 1 prestigefiche op.
what-sacred = Heilige grond
what-sacred-does = Zolang deze fiche er ligt, kan niemand op dit eiland bouwen.
what-prestige = Prestigefiches
what-prestige-does = Aan het einde elk 1 punt waard. Je krijgt ze voor standaardgebouwen op bergen en naast torii en paleizen.
what-coins = Munten
what-coins-does = Daarmee koop je boten. Aan het einde krijg je 1 punt per 5 munten.
what-slot = Vak
what-slot-does = Plek voor één boot, waar vaarroutes samenkomen. Je eerste boot van een beurt komt op een startvak of naast een boot van dezelfde kleur, elke volgende naast de vorige.
what-island = Eiland
what-island-does = Is de cultuurfiche weg, dan kan iedereen hier bouwen als de juiste boten eromheen liggen.
what-harbour = Haven
what-harbour-does = Bewaart een boot voor latere beurten. Boten die niet passen, worden opzijgelegd.
what-aside = Opzijgelegde boten
what-aside-does = Uit het spel. Aan het einde verlies je 1 punt per 2 boten.
what-reserve = Voorraad
what-reserve-does = De boten die niemand genomen heeft. Is een kleur op aan het einde van een ronde, dan eindigt het spel.
what-decks = Stapels
what-decks-does = Aan het einde van een ronde worden beide rijen aangevuld tot vijf. Is een stapel te klein, dan eindigt het spel.
what-order = Beurtvolgorde
what-order-does = Wie het laagste vlootnummer koos, is in de volgende ronde als eerste aan de beurt.
what-group = Groep
what-group-does = Je eigen standaardgebouwen op aangrenzende eilanden. Voeg je er een toe, dan krijg je 1 munt per gebouw in de groep.
what-trade = Handel
what-trade-does = Eén keer per beurt, voordat je je eerste boot plaatst, kun je een boot kopen of verkopen.
what-recruit = Aanwerven
what-recruit-does = Aan het einde van je beurt kost een specialist 2 cultuurfiches van één soort of 3 van verschillende soorten. Je krijgt ook de munten die erop liggen.
what-points = Punten
what-points-does = Hoeveel punten je zou hebben als het spel nu afgelopen was.

## Het eerste spel met uitleg

learn-title = Je eerste spel
learn-lead = Leer Yamataï door het te spelen: een kort spel tegen een computerspeler, met een coach die elke stap uitlegt zodra je eraan toe bent.
learn-promise-time = Het duurt ongeveer tien minuten.
learn-promise-back = Je kunt alles ongedaan maken; wijk je van de les af, dan helpt de coach je terug.
learn-promise-leave = Je kunt altijd stoppen en later verdergaan waar je was.
learn-start = Je eerste spel beginnen
learn-resume = Verder met je eerste spel
learn-again = Opnieuw beginnen
learn-rules = Liever de regels lezen

coach-name = Coach
coach-fold = Coach inklappen
coach-unfold = Coach uitklappen
coach-understood = Begrepen
coach-now = Nu: { $action }
coach-step = Stap { $step } van { $steps }
coach-strayed = Een andere zet
coach-strayed-says = Dat kan een goede zet zijn, maar de les had iets anders in gedachten. Ga terug, of speel verder op je eigen manier: ik leg uit wat je tegenkomt. De les vroeg om:
coach-back = Terug naar de les
coach-free = Op mijn manier verder
coach-waits = { $name } is aan de beurt. Kijk wat er op het bord gebeurt.
coach-yours = Jij bent aan de beurt. Speel zoals je wilt; ik meld me als er iets nieuws is.
coach-leave = Les verlaten
coach-begin = Welkom in Yamataï
coach-begin-says = Bouw de eilanden op voor koningin Himiko en eindig met meer punten dan { $name }. We stappen in bij de tweede ronde van een kort spel; de eerste twee beurten zijn voor jou.
coach-boats = Kies een vloot
coach-boats-says = Elke beurt begint met een vloot. De boten ervan komen in je hand.

coach-trade = Je mag handelen
coach-trade-says = Voordat je iets plaatst, kun je een boot kopen of verkopen. Met een derde boot wordt je ketting langer, en bamboe kost maar 1 munt.
coach-enter = Plaats je eerste boot
coach-enter-says = De eerste boot gaat naar een startvak, gemarkeerd met pijlen. Kies een boot in je hand en dan het vak.
coach-chain = Maak een ketting
coach-chain-says = De volgende boot gaat naast de boot die je net plaatste; de kleur doet er niet meer toe. Plaats er zoveel je wilt; het gaat om de eilanden ernaast.
coach-collect = Verzamel
coach-collect-says = Elke boot die je deze beurt geplaatst hebt, levert een cultuurfiche op van een eiland ernaast. Twee van één soort zijn extra handig, dat zul je zien. Kies een eiland.
coach-recruit = Werf een specialist aan
coach-recruit-says = Met twee cultuurfiches van één soort, of drie verschillende, betaal je een specialist die vanaf nu voor je werkt. Kies er een uit de rij.
coach-end = Beëindig je beurt
coach-end-says = Dat was een hele beurt: vloot, handel, boten, verzamelen, aanwerven. Ben je tevreden, beëindig hem dan; zo niet, maak ongedaan wat je wilt.
coach-tile = Nu een gebouw
coach-tile-says = In plaats van te verzamelen kun je bouwen op een eiland zonder fiche. De tegel met twee bamboeboten heeft er twee nodig rond zijn eiland, wie ze ook geplaatst heeft. Ze liggen er al, rond eiland 14.
coach-number = Het nummer van een vloot
coach-number-says = Het bepaalt je plaats in de volgende ronde: lage nummers zijn eerst aan de beurt. Neem deze keer de bamboeboot die je nodig hebt, ook al moet je dan wachten.
coach-extend = Naast dezelfde kleur
coach-extend-says = Je eerste boot mag ook naast een boot van dezelfde kleur. Om op eiland 14 te bouwen, moet je er een boot naast leggen.
coach-first = Verzamelen of bouwen
coach-first-says = Elke beurt doe je het een of het ander. De boten die de tegel nodig heeft, liggen rond eiland 14: kies de tegel en dan het eiland.
coach-moored = Boten in de haven
coach-moored-says = Je kleiboot wacht in de haven op je volgende beurt. Er is plek voor één boot, en dankzij Riu voor nog twee. Dat is alles voor deze beurt: beëindig hem.
coach-others = De beurt van de ander
coach-others-says = { $name } doorloopt dezelfde vijf stappen. Boten blijven op het bord en zijn van niemand: je kunt ze allemaal gebruiken.
coach-built = Je gebouw staat!
coach-built-says = Het blijft tot het einde van jou, en de tegel telt aan het einde. Een tweede op een aangrenzend eiland vormt een groep, en die levert munten op.
coach-moor = Te veel boten
coach-moor-says = Ze passen niet allemaal in je haven. Kies een boot om opzij te leggen: die is uit het spel, en elke twee kosten je een punt.
coach-round = De ronde is afgelopen
coach-round-says = Specialisten die niemand koos, krijgen elk 2 munten, de rijen worden aangevuld en de vlootnummers bepalen de nieuwe volgorde. Met twee spelers heeft iedereen twee beurten per ronde.
coach-powers = Vloten hebben krachten
coach-powers-says = Het symbool op een vloot is een kracht voor deze beurt: gebruik hem wanneer je wilt, of niet. De knop ervan heeft een gestippelde rand.
coach-ends = Hoe het spel eindigt
coach-ends-says = Na een ronde waarin iemand het laatste eigen standaardgebouw gebouwd heeft, een kleur boten op is geraakt of een stapel zijn rij niet meer kan aanvullen.
coach-all = Dat is alles
coach-all-says = Je kent nu elke stap. Speel tot het einde. “Hint” laat zien wat een computerspeler zou doen, en van elk onderdeel kun je vragen wat het is.
coach-over = Het spel is afgelopen
coach-over-says = Munten, prestige, gebouwen en specialisten zijn geteld. In de analyse kun je het spel stap voor stap nalopen.
coach-another = Nog een spel
exercise-name = Oefening
exercise-all = Drie oefeningen
exercise-lead = Echte stellingen, elk één beurt. Denk eerst na: tot de beurt voorbij is, kun je alles ongedaan maken.
exercise-recruit = Werf deze beurt Hetsuka aan
exercise-recruit-says = Je hebt één pruimfiche. Met twee fiches van één soort, of drie van verschillende soorten, betaal je een specialist.
exercise-recruit-why = Eén boot naast het juiste eiland leverde de tweede fiche op. Kijk wat je hebt voordat je een vloot kiest.
exercise-mountain = Bouw deze beurt op een berg
exercise-mountain-says = Een standaardgebouw op een berg levert een prestigefiche op. Zoek een leeg bergeiland met boten eromheen, en een tegel die weinig meer nodig heeft.
exercise-mountain-why = Je koos de vloot om de boten, en de boten voor één tegel en één eiland. Daar draait het in dit spel meestal om.
exercise-palace = Bouw deze beurt het paleis
exercise-palace-says = Het paleis in de rij heeft alle vijf de kleuren nodig, en je hebt geen goudboot. Een vloot kan helpen.
exercise-palace-why = Met vloot 9 kun je bouwen met één boot te weinig. Als iets onbereikbaar lijkt, kijk dan naar de krachten.
exercise-show = Oplossing tonen
exercise-again = Opnieuw proberen
exercise-next = Volgende oefening
exercise-finish = Terug naar de oefeningen
exercise-solved = Opgelost!
exercise-missed = De beurt is voorbij en het doel is niet bereikt. Probeer het opnieuw of laat me een oplossing tonen.
exercise-elsewhere = Je bent van de oplossing afgeweken. Maak je acties ongedaan of probeer het opnieuw om die te volgen.
exercise-done = opgelost
exercise-leave = Oefening verlaten
