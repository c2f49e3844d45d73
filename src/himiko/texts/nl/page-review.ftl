### De pagina, na het spel: puntentelling, terugkijken, grafiek, dure beurten, doorspelen, verslagen, startopstelling.

review-title = Analyse
review-of = Analyse: { $names }
review-running = Dit spel is nog bezig. Je kunt het analyseren als het afgelopen is.
review-to-table = Terug naar de tafel
review-tools = Hulpmiddelen voor dit spel
review-parts = Naast het bord
situation-title = Tafel

## Puntentelling

scoring-title = Puntentelling
scoring-winner =
    { $points ->
        [one] { $name } is de Grote Bouwmeester van Yamataï, met { $points } punt
       *[other] { $name } is de Grote Bouwmeester van Yamataï, met { $points } punten
    }
scoring-abandoned = Het spel is voortijdig gestopt; dit zijn de punten van dat moment.
scoring-tie = Evenveel punten: { $names }. De beurtvolgorde beslist: { $name } speelde eerder in de laatste ronde.
scoring-player = Speler
scoring-rule = Hoe punten geteld worden: regel { $rule }

## De tijdlijn

timeline-title = Tijdlijn
timeline-first = Naar het begin
timeline-previous-turn = Vorige beurt
timeline-previous = Een stap terug
timeline-play = Afspelen
timeline-pause = Pauze
timeline-next = Een stap vooruit
timeline-next-turn = Volgende beurt
timeline-last = Naar het einde
timeline-slider = Moment in het spel
timeline-start = Voor de eerste beurt
timeline-at = Ronde { $round }, beurt { $turn }: { $name }
timeline-step = actie { $step } van { $steps }
timeline-keys = Toetsen: ← en → gaan per actie, met Shift per beurt; Home en End gaan naar het begin en het einde; de spatiebalk speelt af.

## Wat er gebeurd is

happened-title = Wat er gebeurd is
happened-nothing = Alles staat klaar; er is nog niets gespeeld.
happened-quiet = Verder gebeurde er niets.
turns-title = Beurten

## De grafiek

chart-title = Verloop
chart-what = Tonen
chart-points = Punten
chart-chances = Winstkansen
chart-says-points = De punten van elke speler in de loop van het spel. Eindpunten: { $values }.
chart-says-chances = De winstkans van elke speler in de loop van het spel, beurt voor beurt.
chart-value = { $name } { $value }
chart-percent = { $percent }%
chart-table = Als tabel tonen
chart-turn = Beurt
chart-work-out = Winstkansen berekenen
chart-explains = Een computerspeler bestudeert het begin van elke beurt ongeveer een seconde lang en weet daarbij niet meer dan de speler zelf wist.
chart-stop = Stoppen
chart-go-on = Verder
chart-progress = Beurten berekend: { $done } van { $all }
chart-waits = De server heeft het druk; dit gaat vanzelf verder.

## Dure beurten

costly-title = Duurste beurten
costly-compares = Hoeveel winstkans elke beurt weggaf vergeleken met de best mogelijke, op basis van wat de speler kon weten. Een beurt staat er alleen bij als tien keer zo lang zoeken hetzelfde oplevert.
costly-later = Bereken de winstkansen om ze te vinden.
costly-checking = De kandidaten worden grondiger bekeken…
costly-none = Geen enkele beurt heeft veel gekost.
costly-none-yet = Tot nu toe geen.
costly-turn = Ronde { $round }, beurt { $turn }: { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } procentpunt
       *[other] −{ $percent } procentpunten
    }
costly-played = Gespeeld: { $actions }
costly-better = De computerspeler zou dit gespeeld hebben: { $actions }
costly-show = Deze beurt tonen

## Doorspelen

playon-title = Vanaf hier doorspelen
playon-explains = Dit maakt een nieuwe tafel op dit moment van het spel. Jij neemt één plaats; computerspelers nemen de andere.
playon-seat = Je plaats
playon-level = Computerspelers
playon-start = Doorspelen
playon-over = Op dit moment is het spel afgelopen. Speel door vanaf de laatste beurt, of kies een ander moment op de tijdlijn.
playon-back = Naar de laatste beurt

## Delen, verslagen

share-title = Delen
share-explains = De link opent deze analyse op het huidige moment.
share-link = Link naar dit moment
record-download = Spelverslag downloaden
record-short = Spelverslag

import-title = Spelverslag openen
import-explains = Een spelverslag is een tekstbestand met een heel spel. Open er een om het na te lopen, te delen of vanaf een moment naar keuze door te spelen; een onafgemaakt spel kun je afmaken. Je kunt ook een stelling in JSON openen.
import-file = Bestand kiezen
import-paste = Of plak het spelverslag hier
import-open = Spelverslag openen

## De startopstelling

verify-title = Is er eerlijk geschud?
verify-explains = Voor de eerste actie heeft de server een vingerafdruk (SHA-256) van de geschudde startopstelling gepubliceerd, zonder die te verraden. Na het spel geeft de server het geheim vrij: seed en salt. Je browser berekent daaruit de vingerafdruk en vergelijkt de twee. Zijn ze gelijk, dan lag de startopstelling vast voordat iemand iets deed en heeft niemand die daarna veranderd.
verify-do = Startopstelling controleren
verify-short = Opstelling
verify-true = Ze zijn gelijk: de startopstelling lag vast voor de eerste actie.
verify-false = Ze zijn niet gelijk: dit is niet de startopstelling die de server had vastgelegd.
verify-none = Dit spel begon met een spelverslag of een stelling: de startopstelling was dus vanaf het begin bekend en er valt niets te controleren.
verify-insecure = Browsers kunnen alleen op beveiligde pagina’s (https) vingerafdrukken berekenen.
verify-kept = Dit apparaat bewaarde de vingerafdruk toen het de tafel voor het eerst zag, en die is niet veranderd.
verify-changed = Dit apparaat zag een andere vingerafdruk toen het spel gespeeld werd.
verify-promised = Gepubliceerde vingerafdruk
verify-computed = Berekende vingerafdruk
verify-seed = Seed
verify-salt = Salt
verify-parts = De spelers hebben aan deze startopstelling bijgedragen: de seed wordt berekend uit het geheim van de server en dat van hen, en elk geheim lag vast voordat er een onthuld werd. Niemand kon de seed dus alleen bepalen.
verify-secret = Het geheim van de server
verify-part = Bijdrage van { $seat }
verify-part-missing = niets: niet op tijd onthuld
verify-own-in = Jouw bijdrage zit in de startopstelling, precies zoals dit apparaat die verstuurde.
verify-own-changed = Jouw bijdrage is veranderd: dit apparaat verstuurde een andere.
verify-own-left-out = Jouw bijdrage ontbreekt: het geheim kwam te laat aan of de server liet het weg.
chain-title = Is het logboek ongewijzigd?
chain-true = Ja: elke regel in het logboek van deze tafel is precies zoals die is opgeslagen.
chain-false = Nee: het logboek klopt niet met de vingerafdruk in het spelverslag; er is dus achteraf iets veranderd.
chain-changed = Nee: dit apparaat zag een ander logboek toen het spel gespeeld werd.
chain-other = Nee: het logboek vertelt over een ander spel dan het spelverslag.
chain-none = Het spelverslag bevat geen vingerafdruk van het logboek; er valt dus niets te controleren.
chain-seen =
    { $number ->
        [0] Dit apparaat heeft tijdens het spel geen vingerafdrukken van het logboek bewaard.
        [one] Dit apparaat heeft tijdens het spel { $number } vingerafdruk van het logboek bewaard, en die klopt.
       *[other] Dit apparaat heeft tijdens het spel { $number } vingerafdrukken van het logboek bewaard, en ze kloppen allemaal.
    }
chain-promised = Vingerafdruk van alle { $number } logregels in het spelverslag
verify-more = Om te bewijzen dat de seed precies tot dit spel leidt, speel je het spelverslag na met “himiko check”.
