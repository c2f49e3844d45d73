### De regels, genummerd zoals in docs/rules.md.
###
### Regels die met “- ” beginnen zijn een lijst, die met “! ” een uitspraak.

rules-minute = Elke beurt kies je een vloot: die geeft je boten, een kracht voor deze beurt en je plaats in de volgende ronde. Je mag een boot kopen of verkopen. Dan plaats je een ketting van boten langs de vaarroutes en doe je daarmee een van twee dingen: cultuurfiches _verzamelen_ van de eilanden naast je boten, of _bouwen_ op een leeg eiland met de juiste boten eromheen. Ieders boten tellen mee: eenmaal op het bord zijn ze van niemand. Boten die je niet kunt gebruiken, meer je aan of leg je opzij. Ten slotte mag je cultuurfiches uitgeven aan een specialist, die vanaf dat moment voor je werkt. Munten, prestige, gebouwen en specialisten zijn punten waard.

## 1

rules-1 = Onderdelen
rules-1-1 = Op het bord liggen 34 eilanden in een netwerk van vaarroutes. Boten komen op _vakken_, de punten waar routes samenkomen. De vakken rond een eiland zijn de vakken van dat eiland; zo’n vak en het eiland zijn _aangrenzend_. Vijf vakken aan de westrand zijn _startvakken_.
rules-1-2 = Twee vakken met een route ertussen zijn _verbonden_. Twee eilanden zijn _aangrenzend_ als ze een zijde delen, dus als twee verbonden vakken bij beide horen. Eilanden die elkaar alleen in een hoek raken, in één vak, zijn niet aangrenzend.
rules-1-3 = De voorraad begint met 80 boten in vijf kleuren:
rules-1-4 =
    Verder zijn er
    - 10 vloottegels, genummerd van 1 tot en met 10;
    - 28 gebouwtegels: 21 voor _standaardgebouwen_, waarvan sommige _handelsposten_ zijn, en 7 voor _prestigegebouwen_ (3 torii en 4 paleizen);
    - 18 specialisten;
    - 34 cultuurfiches: 5 van elk van de zes soorten, en 4 blanco fiches; één van elke soort, ook van de blanco’s, heeft een bergsymbool;
    - 7 bergen en 8 fiches heilige grond;
    - standaardgebouwen in de kleuren van de spelers, munten en prestigefiches.
rules-1-5 =
    ! Munten en prestigefiches raken nooit op.
    ! Er zijn maar 8 fiches heilige grond; een fiche die van het bord verwijderd is, kan opnieuw gebruikt worden.

## 2

rules-2 = Voorbereiding
rules-2-1 = Schud de specialisten. Leg er vijf open als rij; de andere vormen een gedekte stapel. Doe hetzelfde met de gebouwtegels.
rules-2-2 = Schud de tien vloten en leg ze op het spoor: de vijf links open, de vijf rechts gedekt.
rules-2-3 = Schud de cultuurfiches en leg er een op elk eiland. Heeft een fiche een bergsymbool (ook een blanco), leg er dan een berg onder. Verwijder daarna de blanco’s. Zo blijven 30 fiches, 7 bergen en 4 eilanden zonder fiche over; een van die 4 is een berg.
rules-2-4 = Iedereen krijgt 10 munten en standaardgebouwen in de eigen kleur: 10 met 2 spelers, 8 met 3, 6 met 4.
rules-2-5 =
    De beurtvolgorde van de eerste ronde is willekeurig. Met 2 spelers heeft een ronde vier beurten.
    ! Met 2 spelers wordt de volgorde van de eerste twee beurten geloot en dan herhaald: A, B, A, B.

## 3

rules-3 = Een ronde
rules-3-1 = De beurten worden in beurtvolgorde gespeeld. Elke beurt bestaat uit de vijf stappen van de hoofdstukken 4 tot en met 8: een vloot kiezen, handelen, boten plaatsen en dan verzamelen of bouwen, aanmeren, aanwerven. Met 2 spelers heeft ieder twee volledige beurten per ronde.
rules-3-2 = Zijn alle beurten gespeeld, dan eindigt de ronde en wordt de volgende voorbereid (hoofdstuk 9).
rules-3-3 =
    Je mag de kracht van je vloot op elk moment van je beurt gebruiken, tussen twee acties, tenzij er iets anders bij staat. Dat hoeft niet; doe je het niet, dan vervalt de kracht aan het einde van je beurt.
    ! Hetzelfde geldt voor krachten van specialisten die één keer per beurt werken.
    ! Je kunt geen kracht gebruiken voordat je je vloot gekozen hebt, tussen het kiezen van vloot 10 en het nemen van de derde boot, terwijl je de tegels van vloot 3 bekijkt, midden in het verzamelen (de fiche van Ebisu inbegrepen) of terwijl je boten opzijlegt.
    ! De twee boten van vloot 7 mag je op verschillende momenten verwijderen.
    ! Na het verzamelen of bouwen gaat stap 3 alleen door zolang je een kracht kunt gebruiken die boten geeft. Anders gaat je beurt meteen naar stap 4; andere krachten kun je in stap 5 weer gebruiken.
rules-3-4 =
    ! Is stap 4 begonnen, dan kun je krachten die boten geven (Raijin, Michimata, Nakatsu) de rest van de beurt niet meer gebruiken.
    ! Een specialist die je in stap 5 aanwerft, is vanaf dat moment van jou, maar helpt alleen bij wat nog komt: van degenen met een actie kun je alleen Hetsuka en Kachiko meteen gebruiken. Riu haalt geen boot terug die al opzijgelegd is.

## 4

rules-4 = Stap 1: een vloot kiezen
rules-4-duty = Verplicht.
rules-4-1 = Neem een van de open vloten die nog op het spoor liggen. Het spoor wordt tijdens de ronde niet aangevuld: de eerste speler kiest uit vijf, de volgende uit de vier die over zijn, enzovoort.
rules-4-2 = Neem de boten die op de tegel staan uit de voorraad in je hand. Is een kleur op, dan krijg je die boot niet. De derde boot van vloot 10 mag elke kleur hebben die nog in de voorraad is, ook goud.
rules-4-3 = Het nummer van de vloot bepaalt wanneer je in de volgende ronde speelt: lage nummers eerst (9.5). De kracht is alleen deze beurt van jou.
rules-4-3-more =
    - Vloot 2: alleen jij kunt de gereserveerde tegel bouwen. Het gat in de rij wordt aan het einde van de ronde gevuld.
    ! Vloot 2: je kunt de tegel bouwen in stap 3 van een latere ronde, niet in dezelfde.
    - Vloot 3: heeft de stapel minder dan drie tegels, dan zie je wat er is.
    ! Vloot 5: leeg betekent zonder cultuurfiche, zonder gebouw en zonder heilige grond.
    ! Vloten 6 en 8: de twee fiches moeten van verschillende soort zijn, de twee boten van verschillende kleur.
    - Vloot 6: bergen blijven waar ze zijn.

## 5

rules-5 = Stap 2: handelen
rules-5-duty = Niet verplicht.
rules-5-1 = Koop een boot uit de voorraad of verkoop er een van jezelf. De prijs is in beide richtingen gelijk: 1 munt voor bamboe, 2 voor hout, 3 voor steen, 4 voor klei. Goud is niet verhandelbaar (maar zie Tomoe, 8.3).
rules-5-2 = Je mag één transactie per beurt doen.
rules-5-3 = Je kunt de boten in je hand verkopen of ruilen, ook die in je haven aangemeerd liggen; nooit opzijgelegde boten.
rules-5-4 = Zodra je een boot geplaatst hebt, of hebt verzameld of gebouwd, kun je niet meer handelen.

## 6

rules-6 = Stap 3: boten plaatsen, dan verzamelen of bouwen
rules-6-duty = Plaatsen is niet verplicht; kun je verzamelen of bouwen, dan moet je een van beide doen.
rules-6-placing = Plaatsen
rules-6-1 = Je plaatst boten uit je hand: die van deze beurt en die in je haven aangemeerd liggen. Plaats er zoveel je wilt, of geen.
rules-6-2 = Je eerste boot komt op een leeg startvak, of op een leeg vak dat verbonden is met een boot van dezelfde kleur.
rules-6-3 = Elke volgende boot komt op een leeg vak dat verbonden is met het vak van de boot die je net geplaatst hebt, welke kleuren het ook zijn. Zo vormen de boten van een beurt één ketting zonder vertakkingen.
rules-6-4 =
    ! Een vak waarop je deze beurt een boot geplaatst hebt, telt voor verzamelen en bouwen zolang er een boot op ligt.
    ! Heeft een kracht het laatste vak van de ketting leeggemaakt, dan kun je deze beurt geen boten meer plaatsen.
    ! Een verplaatste boot telt niet op het nieuwe vak; een vak waarvan de boot met een andere verwisseld is, telt nog wel.
    ! Een vak telt één keer, ook als het leeggemaakt is en je er opnieuw een boot op geplaatst hebt.
    - Je mag dus onder de verplichting van 6.14 uitkomen door de net geplaatste boten te verwijderen.
rules-6-5 = Op een vak past één boot. Boten op het bord zijn van niemand.
rules-6-collecting = Verzamelen
rules-6-6 = Elke boot die je deze beurt geplaatst hebt, levert een cultuurfiche op van een eiland naast zijn vak, als daar nog een ligt. Eén boot, één fiche. Jij kiest welke, en gaat door tot geen boot meer kan verzamelen; de volgorde waarin je kiest, kost je nooit een fiche.
rules-6-7 =
    Leg genomen fiches voor je neer, voor iedereen zichtbaar.
    ! Fiches met en zonder bergsymbool gelden als dezelfde soort.
rules-6-building = Bouwen
rules-6-8 = Kies een gebouwtegel, uit de rij of uit wat je in een eerdere ronde gereserveerd hebt, en een leeg eiland: zonder cultuurfiche, zonder gebouw en zonder heilige grond. Je moet deze beurt op minstens één van de vakken ervan een boot geplaatst hebben.
rules-6-9 = De boten die de tegel vraagt, moeten op de vakken van dat eiland liggen, voor elk een eigen boot. Wie ze geplaatst heeft en wanneer, doet er niet toe. Ze blijven liggen.
rules-6-10 = Voor een standaardtegel is een van je standaardgebouwen nodig; zet het op het eiland. Bij een torii- of paleistegel zet je er een neutrale torii of een neutraal paleis neer.
rules-6-11 = Je kunt één keer per beurt bouwen. De tegel is van jou en telt aan het einde van het spel.
rules-6-12 =
    Een standaardgebouw (ook een handelspost) beloont meteen wie het bouwt. De beloningen worden opgeteld:
    - 1 prestigefiche voor elke torii of elk paleis op een aangrenzend eiland;
    - 1 prestigefiche als het eiland een berg is;
    - munten, als het gebouw nu bij een _groep_ hoort: twee of meer van je eigen standaardgebouwen, verbonden via aangrenzende eilanden. Je krijgt 1 munt per gebouw in de groep, het nieuwe inbegrepen, en twee keer zoveel als de tegel een handelspost is.
rules-6-13 = Een prestigegebouw levert de bouwer geen van deze beloningen op.
rules-6-either = Het een of het ander
rules-6-14 =
    Elke beurt verzamel of bouw je, nooit allebei; en is minstens één van beide mogelijk, dan moet je het doen. Heb je geen geplaatste boot die nog telt (6.4), dan is geen van beide mogelijk.
    ! Wat mogelijk is, wordt beoordeeld zonder vrijwillige krachten. Is een gebouw alleen mogelijk door de kracht van vloot 9, dan mag je het bouwen, maar het hoeft niet.
    - Een gebouw dat je de 2 munten van Ananda kost, is mogelijk als je ze hebt.
rules-6-15 = Na het verzamelen of bouwen kun je geen boten meer plaatsen.

## 7

rules-7 = Stap 4: overgebleven boten aanmeren
rules-7-duty = Verplicht.
rules-7-1 =
    In je haven past 1 boot voor latere beurten. Heb je er meer, kies dan welke je opzijlegt; een boot die al in de haven ligt, mag plaatsmaken voor een andere.
    ! Een boot die past, kun je niet opzijleggen.
rules-7-2 = Opzijgelegde boten zijn verloren: ze komen nooit terug in je hand of in de voorraad, en kosten aan het einde punten (10.1).

## 8

rules-8 = Stap 5: een specialist aanwerven
rules-8-duty = Niet verplicht.
rules-8-1 = Een specialist in de rij kost 2 cultuurfiches van dezelfde soort, of 3 fiches van drie verschillende soorten. Die fiches gaan uit het spel. Je krijgt de munten die op de specialist liggen. Je kunt één keer per beurt aanwerven, en de rij wordt pas aan het einde van de ronde aangevuld.
rules-8-2 = Een specialist blijft tot het einde van het spel bij je.
rules-8-3 = De 18 specialisten, met hun punten:
rules-8-3-more =
    - Ananda: 2 munten in totaal, hoeveel gebouwen van de eigenaar er ook naast staan, en zowel voor standaard- als voor prestigegebouwen. Er wordt betaald vóór de beloningen van 6.12. Wie Ananda heeft, betaalt nooit.
    - Awashima: voor de groepsbeloning telt het nieuwe gebouw samen met je standaardgebouwen ernaast.
    ! Awashima: daarna is het gebouw neutraal, en het levert de fiche van Kagutsuchi niet op.
    ! Raijin: je mag ook goud inleveren, zelfs de boot die je terugkrijgt (8.4).
    ! Ebisu: de fiche nemen hoeft niet. Dat doe je direct na het verzamelen, als je minstens één fiche genomen hebt.
    ! Kagutsuchi: je krijgt een fiche, en Amateratsu verdubbelt die.
    - Cultuurfiches die je voor Michimata of Hetsuka aflegt, gaan uit het spel.
rules-8-4 = Je kunt alleen ruilen voor boten die in de voorraad zijn. De boten die je inlevert, gaan eerst terug in de voorraad; daarna neem je de nieuwe.

## 9

rules-9 = Einde van een ronde
rules-9-duty = Dit gebeurt in deze volgorde. Waar staat dat het spel eindigt, eindigt het meteen.
rules-9-1 = Heeft een speler in deze ronde het laatste eigen standaardgebouw geplaatst, dan eindigt het spel.
rules-9-2 = Is een kleur boten op in de voorraad, dan eindigt het spel. Dat wordt alleen nu gecontroleerd: een kleur die tijdens de ronde op was en terugkwam, telt niet.
rules-9-3 = Leg 2 munten op elke specialist die nog in de rij ligt, boven op wat er al ligt. Vul de rij dan aan tot vijf; op nieuwe specialisten liggen nog geen munten. Is de stapel te klein, dan eindigt het spel.
rules-9-4 = Vul de gebouwrij aan tot vijf. Is de stapel te klein, dan eindigt het spel.
rules-9-5 = De beurtvolgorde van de volgende ronde volgt de nummers van de vloten van deze ronde, de laagste eerst. Met 2 spelers heeft elk van de vier beurten een eigen nummer, dus een speler kan twee beurten achter elkaar hebben.
rules-9-6 = De vloten die niemand koos, schuiven naar de linkerkant van het spoor, in dezelfde volgorde, en worden opengelegd tot er vijf open liggen. De vloten van deze ronde worden geschud en rechts gedekt neergelegd.

## 10

rules-10 = Puntentelling
rules-10-1 =
    Iedereen telt op:
    - munten: 1 punt per 5, naar beneden afgerond (per 3 met Fu Hsi);
    - prestigefiches: elk 1 punt (2 met Amateratsu);
    - gebouwde tegels en specialisten: de punten die erop staan;
    - gereserveerde tegels die niet gebouwd zijn: elk −1;
    - opzijgelegde boten: −1 per 2, naar beneden afgerond.
    ! Boten in de haven kosten niets.
rules-10-2 =
    Wie de meeste punten heeft, is de Grote Bouwmeester van Yamataï. Bij een gelijke stand beslist de beurtvolgorde: wie in de laatste ronde eerder aan de beurt was, eindigt hoger. Met 2 spelers telt ieders eerste beurt van die ronde.
    ! De laatste ronde is de ronde die net gespeeld is, in de volgorde waarin dat gebeurde; de vloten die erin gekozen zijn, veranderen die volgorde niet.

## 11

rules-11 = Verborgen en openbare informatie
rules-11-1 =
    Voor iedereen verborgen: de volgorde van de twee stapels en de gedekte vloten. Voor alle anderen verborgen: de tegels die je met vloot 3 ziet en hoe je ze teruglegt. Hoeveel er bovenop en hoeveel er onderop gaan, is openbaar.
    ! Wat je zo te weten komt, geldt tot iemand anders dezelfde tegels bekijkt of tegels onder de stapel legt.
rules-11-2 =
    Al het andere is openbaar, ook cultuurfiches en munten.
    ! Ook gebouwde tegels zijn openbaar. Volgens de spelregels worden ze gedekt neergelegd; maar iedereen heeft ze gezien, en verbergen zou alleen het geheugen testen. Aan een tafel kun je ervoor kiezen ze gedekt te laten, zoals in het bordspel: dan blijven de gebouwde tegels van anderen, en de totalen die eruit volgen, tot het einde verborgen.

## 12

rules-12 = Duur
rules-12-1 = Het aantal rondes is onbeperkt, omdat spelers ervoor kunnen kiezen niets te plaatsen. Simulaties gebruiken een grens die bepaald wordt door wie ze start; een spel dat daar stopt, geldt als afgebroken.
