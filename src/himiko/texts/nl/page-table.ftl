### De pagina, aan tafel: de wachtkamer, een beurt, wat anderen doen, en wat er gezegd wordt.

## Wat een actie doet, als antwoord om te kiezen

action-fleet = Vloot { $fleet } kiezen
action-take = Nemen: { boat-of-colour }
action-buy = Kopen: { boat-of-colour }
action-sell = Verkopen: { boat-of-colour }
action-reserve = Tegel reserveren: { $tile }
action-peek = Bovenste tegels van de gebouwstapel bekijken
action-arrange = Boven op de stapel: { $top }; eronder: { $bottom }
action-move = Boot van vak { $slot } naar vak { $to } verplaatsen
action-sacred = Heilige grond leggen op eiland { $island }
action-swap-culture = Cultuurfiches op de eilanden { $island } en { $other } verwisselen
action-swap-boats = Boten op de vakken { $slot } en { $other } verwisselen
action-remove = Boot op vak { $slot } terugleggen in de voorraad
action-place = Plaatsen op vak { $slot }: { boat-of-colour }
action-collect = Cultuurfiche van eiland { $island } verzamelen ({ $token })
action-ebisu = Nog een cultuurfiche nemen van eiland { $island } ({ $token })
action-build = Bouwen op eiland { $island }: { $tile }
action-raijin = Raijin: 2 boten ruilen voor een goudboot ({ $colours })
action-nakatsu = Nakatsu: een goudboot ruilen voor 2 andere ({ $colours })
action-michimata = Michimata: een cultuurfiche ({ kind-named }) afleggen voor een goudboot
action-hetsuka = Hetsuka: een cultuurfiche ({ kind-named }) afleggen voor 4 munten
action-kachiko = Kachiko: 2 munten betalen en de heilige grond van eiland { $island } verwijderen
action-discard = Opzijleggen: { boat-of-colour }
action-recruit = { specialist-named } aanwerven (kosten: { $kinds })
action-done-act = Verder zonder te verzamelen of te bouwen
action-done-ebisu = Fiche van Ebisu overslaan
action-done-after = Verder
action-done-recruit = Je beurt beëindigen
action-done = Verder

## Soorten acties, als knoppen

do-fleet = Vloot
do-take = Boot
do-buy = Kopen
do-sell = Verkopen
do-arrange = Tegels terugleggen
do-place = Boten plaatsen
do-collect = Verzamelen
do-build = Bouwen
do-discard = Opzijleggen
do-recruit = Aanwerven
do-done-act = Verder
do-done-ebisu = Overslaan
do-done-after = Verder
do-done-recruit = Beurt beëindigen
do-done = Verder

## Wat er gevraagd wordt als een actie half gekozen is

ask-which = Wat wil je doen?
ask-buy-colour = Kies in de voorraad de boot die je wilt kopen.
ask-sell-colour = Kies de boot die je wilt verkopen.
ask-take-colour = Kies de boot die je wilt nemen.
ask-discard-colour = Kies de boot die je opzij wilt leggen.
ask-place-colour = Welke van je boten komt hier?
ask-place-slot = Kies een gemarkeerd vak voor de boot.
ask-collect-island = Kies een gemarkeerd eiland en neem de cultuurfiche die er ligt.
ask-ebisu-island = Kies een willekeurig eiland met een cultuurfiche.
ask-build-tile = Kies een gebouwtegel.
ask-build-island = Kies een gemarkeerd eiland om op te bouwen.
ask-reserve-tile = Kies de gebouwtegel die je wilt reserveren.
ask-move-slot = Kies de boot die je wilt verplaatsen en daarna waarheen.
ask-sacred-island = Kies een leeg eiland voor de heilige grond.
ask-swap-island = Kies twee eilanden om hun cultuurfiches te verwisselen.
ask-swap-slot = Kies twee boten op het bord om te verwisselen.
ask-remove-slot = Kies de boot op het bord die je terug wilt leggen in de voorraad.
ask-kachiko-island = Kies de heilige grond die je wilt verwijderen.
ask-raijin-colour = Kies de twee boten die je wilt inleveren.
ask-nakatsu-colour = Kies de twee boten die je wilt nemen.
ask-michimata-culture = Kies de cultuurfiche die je wilt afleggen.
ask-hetsuka-culture = Kies de cultuurfiche die je wilt afleggen.
ask-recruit-specialist = Kies een specialist uit de rij.
ask-recruit-culture = Kies hoe je betaalt.
ask-fleet-fleet = Kies een vloot van het spoor.

## Wat je nu kunt doen

now-title = Wat je nu kunt doen
now-first = Kies een van je boten en dan een gemarkeerd vak. Of handel eerst.
now-place = Kies een van je boten en dan een gemarkeerd vak.
now-more = Plaats nog een boot, verzamel cultuurfiches of bouw.
now-more-collect = Plaats nog een boot of verzamel cultuurfiches.
now-more-build = Plaats nog een boot of bouw.
now-finish = Kies een gemarkeerd eiland om er de cultuurfiche te verzamelen of te bouwen.
now-tokens =
    { $number ->
        [one] Je boten bereiken samen { $number } fiche.
       *[other] Je boten bereiken samen { $number } fiches.
    }
now-tokens-left =
    { $number ->
        [one] Je kunt nog { $number } fiche nemen.
       *[other] Je kunt nog { $number } fiches nemen.
    }
now-aside =
    { $number ->
        [0] Die is uit het spel; aan het einde verlies je 1 punt per { $each } opzijgelegde boten.
       *[other] Die is uit het spel; aan het einde verlies je 1 punt per { $each } opzijgelegde boten. Je hebt er tot nu toe { $number }.
    }
now-can = Je kunt { $things }.
can-buy = een boot kopen
can-sell = een boot verkopen
can-power = de kracht van je vloot gebruiken
can-specialist = de kracht van een specialist gebruiken
can-go-on = verdergaan
can-end = je beurt beëindigen
now-end = Einde van je beurt
now-no-place = Er kan geen boot geplaatst worden
now-offline = Geen verbinding
now-offline-what = Je kunt rondkijken. Het spel gaat verder zodra je weer online bent.
now-rest-title = Niets meer te plaatsen
now-part-trade = handelen
now-part-place = plaatsen
now-part-collect = verzamelen
now-part-build = bouwen
now-whose = { $player }: { $asks }
now-fleet = Je vloot { $fleet }:
now-waiting = { $player } is aan de beurt.
now-computer = { $player } denkt na.
now-gone = { $player } is afwezig (laatst gezien { $ago }).
now-gone-now = { $player } is afwezig.
now-stand-in =
    { $minutes ->
        [one] Vervanging over { $minutes } minuut: { $level }.
       *[other] Vervanging over { $minutes } minuten: { $level }.
    }

## Gevolgen

preview-points =
    { $points ->
        [one] { $signed } punt
       *[other] { $signed } punten
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } punt
       *[other] { $player }: { $signed } punten
    }
preview-ends-turn = Hiermee eindigt je beurt.
preview-hidden = De uitkomst is verborgen. Je kunt dit niet ongedaan maken.
confirm-action = Bevestigen
why-not-title = Waarom niet?
why-not-rule = Regel { $rule }
why-not-possible = Dit kun je nu doen.
why-not-tile = { $tile }: { $reason }
why-not-island = Eiland { $island }: { $reason }
why-not-price = Een specialist kost twee cultuurfiches van één soort, of drie van drie verschillende soorten. Je hebt geen van beide.
fleet-number-means = Nummer { $fleet }: lage nummers zijn in de volgende ronde eerder aan de beurt.
fleet-next-turn = Wie deze vloot neemt, speelt in de volgende ronde beurt { $turn } van { $turns }.
fleet-next-turns = Wie deze vloot neemt, speelt in de volgende ronde een van de beurten { $first }–{ $last } (van { $turns }), afhankelijk van de vloten die nog gekozen worden.
fleet-next-order = Beurtvolgorde in de volgende ronde, voor zover bekend
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = wie deze vloot neemt
fleet-next-none = Dit is de laatste ronde, dus het nummer doet er niet meer toe.
specialist-costs = Kost twee cultuurfiches van één soort, of drie van drie verschillende soorten.
specialist-coins =
    { $number ->
        [one] Brengt { $number } munt mee.
       *[other] Brengt { $number } munten mee.
    }
why-not-waiting = Je bent niet aan de beurt.
why-not-no-boats = Je hebt geen boten in je hand.
what-is-this = Wat is dit?
sites-title = Waar je hem zou kunnen bouwen
sites-all-there = Eiland { $island }: alle { $needs } boten liggen er.
sites-missing = Eiland { $island }: { $there } van de { $needs } boten aanwezig; nog nodig: { $colours }.
sites-in-hand = De boten in je hand zijn genoeg.
sites-fleets = Vloot { $fleets } zou genoeg zijn.
sites-next = Binnen bereik
sites-none = Met één vloot is niets binnen bereik.
sites-show = Op het bord tonen
sites-as-far = Er is alleen naar het bord gekeken: aankopen, krachten van specialisten en of boten het eiland kunnen bereiken, tellen niet mee.

## Knoppen van de tafel

undo-action = Ongedaan maken
redo-action = Opnieuw doen
advice-action = Hint
all-actions = Alle acties
plan-open = Beurt plannen
all-actions-number =
    { $number ->
        [one] { $number } mogelijke actie
       *[other] { $number } mogelijke acties
    }
all-actions-search = Zoeken in acties
all-actions-none = Geen acties gevonden.
menu-table = Tafelmenu
skip-animation = Overslaan
board-in-words = Bord als tekst

## De panelen

panel-board = Bord
panel-fleets = Vloten
panel-order = Beurtvolgorde
panel-buildings = Gebouwen
panel-specialists = Specialisten
panel-reserve = Voorraad
panel-players = Spelers
panel-log = Logboek
panel-chat = Chat
panel-cards = Tegels
panel-ends = Einde van het spel
panel-all = Alle panelen
panel-talk = Logboek en chat
panel-hand = Je boten
panel-hand-none = Geen boten in je hand
round-turn = Ronde { $round }, beurt { $turn } van { $turns }
fleets-down = Gedekt: { $number }
deck-left = In de stapel: { $number }
deck-known-top = Je kent de volgende tegels:
deck-known-bottom = Je kent de laatste tegels:
order-place = Beurt { $turn }: { $player }
order-place-fleet = Beurt { $turn }: { $player }, vloot { $fleet }
fleet-taken-by = Vloot { $fleet }: genomen door { $player }
order-now = nu
price-of =
    { $coins ->
        [one] Prijs: { $coins } munt
       *[other] Prijs: { $coins } munten
    }
no-price = Niet verhandelbaar
name-and-colour = { $name } ({ $colour })
player-computer = computer
player-away = afwezig ({ $level } speelt)
player-here = aanwezig
player-gone = afwezig (laatst gezien { $ago })
player-gone-now = afwezig
nudge-action = { $player } een seintje geven
nudge-sent = { $player } heeft een seintje gekregen.
nudge-left = { $player } is afwezig en ziet het later.
nudge-heard = { $player } geeft je een seintje: jij bent aan de beurt.
player-points-now =
    { $number ->
        [one] nu { $number } punt
       *[other] nu { $number } punten
    }
player-points-hidden = punten tot het einde verborgen
player-harbour =
    { $room ->
        [one] Haven: plek voor { $room } boot
       *[other] Haven: plek voor { $room } boten
    }
player-aside = Opzijgelegd: { $number }
player-left = Standaardgebouwen over: { $number }
player-details = Details: { $player }
player-boats = Boten in de hand
player-culture = Cultuurfiches
player-reserved = Gereserveerde tegels
player-built = Gebouwde tegels
player-tiles =
    { $number ->
        [one] { $number } tegel
       *[other] { $number } tegels
    }
player-nothing = nog niets
list-or-nothing = niets

## Hoe het spel eindigt

ends-last-building =
    { $left ->
        [0] Het spel eindigt na deze ronde: { $player } heeft het laatste eigen standaardgebouw gebouwd.
        [one] Het spel eindigt zodra { $player } nog { $left } standaardgebouw bouwt.
       *[other] Het spel eindigt zodra { $player } nog { $left } standaardgebouwen bouwt.
    }
ends-last-building-any =
    { $left ->
        [one] Het spel eindigt zodra iemand nog { $left } standaardgebouw bouwt.
       *[other] Het spel eindigt zodra iemand nog { $left } standaardgebouwen bouwt.
    }
ends-no-boats =
    { $left ->
        [0] Het spel eindigt na deze ronde, tenzij een boot van deze kleur terugkomt in de voorraad: { colour-named }.
        [one] Het spel eindigt als er nog { $left } boot ({ colour-named }) genomen wordt.
       *[other] Het spel eindigt als er nog { $left } boten ({ colour-named }) genomen worden.
    }
ends-no-specialists =
    { $left ->
        [0] Het spel eindigt na deze ronde: er zijn te weinig specialisten over.
        [one] Het spel eindigt als er nog { $left } specialist aangeworven wordt.
       *[other] Het spel eindigt als er nog { $left } specialisten aangeworven worden.
    }
ends-no-buildings =
    { $left ->
        [0] Het spel eindigt na deze ronde: er zijn te weinig gebouwtegels over.
        [one] Het spel eindigt als er nog { $left } tegel genomen wordt.
       *[other] Het spel eindigt als er nog { $left } tegels genomen worden.
    }

## Het einde van een beurt

end-title = Je beurt beëindigen?
end-go-on-title = Verdergaan?
end-left = Je kunt nog:
end-left-recruit = een specialist aanwerven
end-left-build = bouwen
end-left-collect = cultuurfiches verzamelen
end-left-place = boten plaatsen
end-left-power = { can-power }
end-anyway = Beurt beëindigen
end-go-on = Toch verder
end-back = Nog niet
end-never-ask = Tijdens dit spel niet meer vragen

## Tegels terugleggen

arrange-title = De volgende tegels van de gebouwstapel
arrange-top = Bovenop (de meest linkse komt het eerst)
arrange-under = Onderop (de meest rechtse komt het laatst)
arrange-earlier = Naar links: { $tile }
arrange-later = Naar rechts: { $tile }
arrange-confirm = Terugleggen

## Hints

advice-title = Wat Himiko zou doen
advice-thinking = Himiko denkt na…
advice-turn = De hele beurt
advice-chance = Winstkans: { $percent }%
advice-score = Verwachte punten: { $points }
advice-others = Andere goede keuzes
advice-step = Volgende stap spelen
advice-whole = Hele beurt spelen
advice-progress = Stap { $step } van { $steps }
advice-why = Waarom
advice-none = Er valt niets te kiezen.
playback-next = Volgende stap
playback-again = Beurten van anderen nog eens tonen

## Wat er gebeurd is

log-empty = Er is nog niets gebeurd.
log-whose = Wiens beurten tonen
log-everyone = Iedereen
log-took = Deze beurt duurde { $time }
log-newer =
    { $number ->
        [one] { $number } nieuwere regel is verborgen. Alles tonen
       *[other] { $number } nieuwere regels zijn verborgen. Alles tonen
    }
log-moment = Dit moment tonen
past-name = Terugblik
past-title = Terugblik: ronde { $round }, beurt { $turn }
past-what = Hier kun je niet spelen.
past-back = Een stap terug
past-on = Een stap vooruit
past-now = Terug naar nu
past-your-turn = Je bent aan de beurt.
past-since =
    { $number ->
        [one] { $number } nieuwe stap sindsdien.
       *[other] { $number } nieuwe stappen sindsdien.
    }
chat-heard = { $player } zegt: { $text }

## Chat

chat-say = Zeg iets
chat-send = Versturen
chat-apart = De spelers kunnen dit pas na het spel lezen.
chat-empty = Nog geen berichten.
chat-left = Tekens over: { $number }
chat-mute = { $player } dempen
chat-unmute = { $player } niet meer dempen
chat-muted = Gedempt
chat-more = Meer over dit bericht van { $player }
chat-line-title = Bericht van { $player }
chat-line-hide = Dit bericht verbergen
chat-line-hidden = Je ziet het niet meer.
chat-line-remove = Voor iedereen verwijderen
chat-line-removed = Het bericht is verwijderd.
chat-report = Aan de beheerders melden
chat-report-why = Wat is ermee mis?
chat-report-insult = Belediging
chat-report-harassment = Intimidatie
chat-report-spam = Spam
chat-report-cheating = Valsspelen
chat-report-other = Iets anders
chat-reported = Dank je. De beheerders kijken ernaar.
chat-somebody = iemand anders

## De wachtkamer

wait-title = Wachten op spelers
wait-invited-by = { $player } nodigt je uit voor een spel
wait-invited = Je bent uitgenodigd voor een spel
wait-lead = Het spel begint zodra alle plaatsen bezet zijn.
wait-lead-start = Als alle plaatsen bezet zijn, begint de host het spel.
wait-dealing = Het spel wordt klaargezet…
wait-sit = Hier plaatsnemen
wait-sit-too = Ook hier plaatsnemen
wait-sit-ask = Ook om deze plaats vragen
wait-add = Computerspeler toevoegen
wait-open-again = Plaats vrijmaken
wait-leave = Tafel verlaten
wait-start = Spel beginnen
wait-invite = Uitnodigen met deze link
link-copy = Link kopiëren
link-not-copied = Je browser stond kopiëren niet toe. De link is geselecteerd: kopieer hem zelf.
link-copied = Link gekopieerd.
wait-local = Deze link werkt alleen op deze computer. Start de server met “{ $command }” om anderen toe te laten (zie docs/server.md).
wait-share = Delen
wait-host = host
wait-remove = { $player } van de tafel verwijderen
wait-not-ready = Er zijn nog plaatsen vrij.
wait-name = Je bent { $name }.
wait-rename = Naam wijzigen

## Plaatsen, voorstellen, klokken

seat-taken-over-left = { $player } is vertrokken. { $level } neemt het over.
seat-taken-over-time = De tijd van { $player } is op. { $level } neemt het over.
seat-taken-over-removed = { $player } is verwijderd. { $level } neemt het over.
seat-come-back = Terug naar het spel
seat-returning = { $player } is terug en speelt na deze beurt weer mee.
seat-leave = Spel verlaten
seat-leave-title = Het spel verlaten?
seat-leave-warning = Een computerspeler neemt je plaats in. Je kunt terugkomen zolang het spel bezig is.
watching = Je kijkt mee
watch-title = Weergave voor publiek
watch-copy = Link voor het publiek kopiëren
watch-last = Laatste beurt
watch-chances = Winstkansen
watch-percent = { $percent }%
watch-chances-none = Winstkansen worden hier niet getoond, omdat ze een speler kunnen helpen.
watch-late =
    { $turns ->
        [one] Met { $turns } beurt vertraging
       *[other] Met { $turns } beurten vertraging
    }
offer-takeback = Vragen om een beurt terug te nemen
offer-takeback-asked =
    { $number ->
        [one] { $player } wil { $number } actie terugnemen.
       *[other] { $player } wil { $number } acties terugnemen.
    }
offer-takeback-asked-turn = { $player } wil terug naar ronde { $round }, beurt { $turn }.
offer-takeback-own = Mijn laatste beurt terugnemen
offer-takeback-own-title = Je laatste beurt terugnemen?
offer-takeback-own-warning = Het spel gaat terug naar het begin van je laatste beurt. Ook wat de computerspelers sindsdien deden, wordt ongedaan gemaakt.
offer-takeback-own-do = Terugnemen
offer-takeback-own-done = Het spel is terug bij het begin van je laatste beurt.
offer-takeback-done =
    { $number ->
        [one] { $player } heeft { $number } actie teruggenomen.
       *[other] { $player } heeft { $number } acties teruggenomen.
    }
offer-abandon = Zonder uitslag stoppen
offer-abandon-title = Het spel zonder uitslag stoppen?
offer-abandon-asked = { $player } wil het spel zonder uitslag stoppen.
offer-abandon-warning = Alle anderen aan tafel moeten het ermee eens zijn.
offer-hints = Vragen om hints toe te staan
offer-hints-asked = { $player } wil hints voor iedereen toestaan.
offer-removal = { $player } wegstemmen
offer-removal-title = { $player } uit het spel verwijderen?
offer-removal-warning = Alle andere spelers moeten het ermee eens zijn. Een computerspeler neemt de plaats dan voorgoed in.
offer-removal-do = De anderen vragen
offer-removal-asked = { $player } wil { $other } uit het spel verwijderen.
offer-options-asked = { $player } wil de opties wijzigen:
offer-seat-asked = { $player } wil nog een plaats innemen: { $seat }.
offer-accept = Akkoord
offer-refuse = Weigeren
offer-withdraw = Intrekken
offer-wait = Wachten op het antwoord van de anderen.
clock-left = Tijd over: { $time }
clock-paused = De klokken staan stil.
clock-pause = Klokken stilzetten
clock-resume = Klokken weer starten
clock-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }

## Het einde van het spel

over-title = Het spel is afgelopen
over-you-won = Je hebt gewonnen!
over-won = { $player } heeft gewonnen
over-abandoned = Het spel eindigde zonder uitslag.
over-review = Spel analyseren
over-rematch = Revanche
over-rematch-go = Naar de revanche
over-look = Bord bekijken
over-show = Punten tonen

## Verbinding

connection-gone = Deze tafel kan niet getoond worden.

## Geluiden en meldingen

sound-on = Geluid staat aan
sound-off = Geluid staat uit
notify-ask = Melding geven als ik aan de beurt ben
notify-on = Meldingen staan aan
notify-off = Meldingen staan uit
notify-blocked = Je browser blokkeert meldingen.
notify-title = Jij bent aan de beurt
notify-text = Je bent aan de beurt in je spel met { $names }.
title-your-turn = ● Jij bent aan de beurt
title-table = Tafel
title-over = Einde van het spel

## Toetsen

keys-title = Sneltoetsen
keys-undo = Ongedaan maken, opnieuw doen
keys-board = Naar het bord
keys-digits = Vloot kiezen op nummer, daarna boten of een specialist op plaats in de rij
keys-buy = Boot uit de voorraad kopen of nemen
keys-labels = Letter tonen op alles wat je nu kunt kiezen
keys-go = De rode knop: de waarschijnlijkste keuze
keys-what = Op het bord of een tegel: uitleggen zonder te kiezen
keys-skip-steps = Acties van anderen: de volgende tonen, alles overslaan
keys-past = Stap voor stap terugkijken, en weer vooruit
keys-done = Verder, beurt beëindigen
keys-target = Volgende of vorige mogelijke plek op het bord
keys-confirm = Bevestigen, annuleren
keys-arrows = Over het bord bewegen
keys-kinds = Wisselen tussen eilanden en vakken
keys-ends = Eerste of laatste eiland of vak
keys-zoom = Inzoomen, uitzoomen, hele bord tonen
keys-letters = Sneltoetsen met één letter
keys-letters-hint = Zet ze uit als ze je schermlezer of spraakbesturing hinderen.
