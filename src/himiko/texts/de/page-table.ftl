### Die Seite am Tisch: Warteraum, der eigene Zug, was andere tun und was gesagt wird.

## Was eine Aktion tut, als Antwort zum Auswählen

action-fleet = Flotte { $fleet } wählen
action-take = { boat-of-colour } nehmen
action-buy = { boat-of-colour } kaufen
action-sell = { boat-of-colour } verkaufen
action-reserve = Ein Plättchen reservieren: { $tile }
action-peek = Die obersten Plättchen des Gebäudestapels ansehen
action-arrange = Auf den Stapel: { $top }; darunter: { $bottom }
action-move = Das Schiff von Feld { $slot } auf Feld { $to } verschieben
action-sacred = Heiligen Boden auf Insel { $island } legen
action-swap-culture = Die Kulturplättchen auf den Inseln { $island } und { $other } vertauschen
action-swap-boats = Die Schiffe auf den Feldern { $slot } und { $other } vertauschen
action-remove = Das Schiff auf Feld { $slot } in den Vorrat zurücklegen
action-place = { boat-of-colour } auf Feld { $slot } einsetzen
action-collect = Das Kulturplättchen von Insel { $island } einsammeln ({ $token })
action-ebisu = Noch ein Kulturplättchen von Insel { $island } nehmen ({ $token })
action-build = Auf Insel { $island } bauen: { $tile }
action-raijin = Raijin: 2 Schiffe gegen ein Goldschiff tauschen ({ $colours })
action-nakatsu = Nakatsu: ein Goldschiff gegen 2 Schiffe tauschen ({ $colours })
action-michimata = Michimata: ein Kulturplättchen ({ kind-named }) für ein Goldschiff abgeben
action-hetsuka = Hetsuka: ein Kulturplättchen ({ kind-named }) für 4 Münzen abgeben
action-kachiko = Kachiko: 2 Münzen zahlen und den Heiligen Boden von Insel { $island } entfernen
action-discard = { boat-of-colour } beiseitestellen
action-recruit = { specialist-named } anwerben (Kosten: { $kinds })
action-done-act = Weiter, ohne einzusammeln oder zu bauen
action-done-ebisu = Auf Ebisus Plättchen verzichten
action-done-after = Weiter
action-done-recruit = Zug beenden
action-done = Weiter

## Arten von Aktionen, als Schaltflächen

do-fleet = Flotte
do-take = Schiff
do-buy = Kaufen
do-sell = Verkaufen
do-arrange = Plättchen zurücklegen
do-place = Schiffe einsetzen
do-collect = Einsammeln
do-build = Bauen
do-discard = Beiseitestellen
do-recruit = Anwerben
do-done-act = Weiter
do-done-ebisu = Überspringen
do-done-after = Weiter
do-done-recruit = Zug beenden
do-done = Weiter

## Was gefragt wird, wenn eine Aktion halb gewählt ist

ask-which = Was möchtest du tun?
ask-buy-colour = Wähle das Schiff, das du aus dem Vorrat kaufst.
ask-sell-colour = Wähle das Schiff, das du verkaufst.
ask-take-colour = Wähle das Schiff, das du nimmst.
ask-discard-colour = Wähle das Schiff, das du beiseitestellst.
ask-place-colour = Welches deiner Schiffe kommt hierher?
ask-place-slot = Wähle ein hervorgehobenes Feld für das Schiff.
ask-collect-island = Wähle eine hervorgehobene Insel, um ihr Kulturplättchen zu nehmen.
ask-ebisu-island = Wähle eine beliebige Insel mit einem Kulturplättchen.
ask-build-tile = Wähle ein Gebäudeplättchen.
ask-build-island = Wähle eine hervorgehobene Insel, auf der du baust.
ask-reserve-tile = Wähle ein Gebäudeplättchen, das du reservierst.
ask-move-slot = Wähle ein Schiff, dann das Feld, auf das du es verschiebst.
ask-sacred-island = Wähle eine leere Insel für den Heiligen Boden.
ask-swap-island = Wähle zwei Inseln, deren Kulturplättchen du vertauschst.
ask-swap-slot = Wähle zwei Schiffe auf dem Plan, die du vertauschst.
ask-remove-slot = Wähle ein Schiff auf dem Plan, das in den Vorrat zurückkommt.
ask-kachiko-island = Wähle den Heiligen Boden, den du entfernst.
ask-raijin-colour = Wähle die zwei Schiffe, die du abgibst.
ask-nakatsu-colour = Wähle die zwei Schiffe, die du nimmst.
ask-michimata-culture = Wähle das Kulturplättchen, das du abgibst.
ask-hetsuka-culture = Wähle das Kulturplättchen, das du abgibst.
ask-recruit-specialist = Wähle einen Spezialisten aus der Auslage.
ask-recruit-culture = Wähle, womit du bezahlst.
ask-fleet-fleet = Wähle eine Flotte von der Leiste.

## Was jetzt zu tun ist

now-title = Was jetzt zu tun ist
now-first = Wähle eines deiner Schiffe, dann ein hervorgehobenes Feld. Oder handle zuerst.
now-place = Wähle eines deiner Schiffe, dann ein hervorgehobenes Feld.
now-more = Setze noch ein Schiff ein, sammle Kulturplättchen ein oder baue.
now-more-collect = Setze noch ein Schiff ein oder sammle Kulturplättchen ein.
now-more-build = Setze noch ein Schiff ein oder baue.
now-finish = Wähle eine hervorgehobene Insel, um ihr Kulturplättchen einzusammeln oder auf ihr zu bauen.
now-tokens =
    { $number ->
        [one] Deine Schiffe erreichen insgesamt { $number } Plättchen.
       *[other] Deine Schiffe erreichen insgesamt { $number } Plättchen.
    }
now-tokens-left =
    { $number ->
        [one] Noch { $number } Plättchen zu nehmen.
       *[other] Noch { $number } Plättchen zu nehmen.
    }
now-aside =
    { $number ->
        [0] Es ist aus dem Spiel; am Ende kosten je { $each } beiseitegestellte Schiffe 1 Punkt.
        [one] Es ist aus dem Spiel; am Ende kosten je { $each } beiseitegestellte Schiffe 1 Punkt. Bisher hast du { $number }.
       *[other] Es ist aus dem Spiel; am Ende kosten je { $each } beiseitegestellte Schiffe 1 Punkt. Bisher hast du { $number }.
    }
now-can = Du kannst { $things }.
can-buy = ein Schiff kaufen
can-sell = ein Schiff verkaufen
can-power = den Effekt deiner Flotte nutzen
can-specialist = den Effekt eines Spezialisten nutzen
can-go-on = weitermachen
can-end = deinen Zug beenden
now-end = Ende deines Zuges
now-no-place = Kein Schiff kann eingesetzt werden
now-offline = Keine Verbindung
now-offline-what = Du kannst dich umsehen. Die Partie geht weiter, sobald du wieder online bist.
now-rest-title = Nichts mehr einzusetzen
now-part-trade = handeln
now-part-place = einsetzen
now-part-collect = einsammeln
now-part-build = bauen
now-whose = { $player }: { $asks }
now-fleet = Deine Flotte { $fleet }:
now-waiting = { $player } ist am Zug.
now-computer = { $player } denkt nach.
now-gone = { $player } ist abwesend (zuletzt online { $ago }).
now-gone-now = { $player } ist abwesend.
now-stand-in =
    { $minutes ->
        [one] Vertretung in { $minutes } Minute: { $level }.
       *[other] Vertretung in { $minutes } Minuten: { $level }.
    }

## Folgen

preview-points =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } Punkt
       *[other] { $player }: { $signed } Punkte
    }
preview-ends-turn = Damit endet dein Zug.
preview-hidden = Das Ergebnis ist verdeckt. Das lässt sich nicht zurücknehmen.
confirm-action = Bestätigen
why-not-title = Warum nicht?
why-not-rule = Regel { $rule }
why-not-possible = Das kannst du jetzt tun.
why-not-tile = { $tile }: { $reason }
why-not-island = Insel { $island }: { $reason }
why-not-price = Ein Spezialist kostet zwei gleiche oder drei verschiedene Kulturplättchen. Du hast weder das eine noch das andere.
fleet-number-means = Nummer { $fleet }: Niedrige Nummern sind in der nächsten Runde zuerst dran.
fleet-next-turn = Wer sie nimmt, ist in der nächsten Runde in Zug { $turn } von { $turns } dran.
fleet-next-turns = Wer sie nimmt, ist in der nächsten Runde zwischen Zug { $first } und Zug { $last } von { $turns } dran, je nachdem, welche Flotten noch gewählt werden.
fleet-next-order = Zugfolge der nächsten Runde, soweit bekannt
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = wer sie nimmt
fleet-next-none = Das ist die letzte Runde: Die Nummer der Flotte spielt keine Rolle mehr.
specialist-costs = Kostet zwei gleiche oder drei verschiedene Kulturplättchen.
specialist-coins =
    { $number ->
        [one] Bringt { $number } Münze mit.
       *[other] Bringt { $number } Münzen mit.
    }
why-not-waiting = Du bist nicht am Zug.
why-not-no-boats = Du hast keine Schiffe auf der Hand.
what-is-this = Was ist das?

## Where something could be built

sites-title = Wo du es bauen könntest
sites-all-there = Insel { $island }: Alle { $needs } Schiffe sind da.
sites-missing = Insel { $island }: { $there } von { $needs } da; noch nötig: { $colours }.
sites-in-hand = Die Schiffe auf deiner Hand reichen.
sites-fleets = Flotte { $fleets } würde reichen.
sites-next = In Reichweite
sites-none = Mit einer einzigen Flotte ist nichts in Reichweite.
sites-show = Auf dem Plan anzeigen
sites-as-far = Nur nach dem Plan beurteilt: Käufe, Effekte von Spezialisten und die Frage, ob Schiffe die Insel erreichen, bleiben außer Acht.

## Schaltflächen des Tisches

undo-action = Zurücknehmen
redo-action = Wiederholen
advice-action = Tipp
all-actions = Alle Aktionen
plan-open = Zug planen
all-actions-number =
    { $number ->
        [one] { $number } mögliche Aktion
       *[other] { $number } mögliche Aktionen
    }
all-actions-search = Aktionen durchsuchen
all-actions-none = Keine passenden Aktionen.
menu-table = Tischmenü
skip-animation = Überspringen
board-in-words = Spielplan als Text

## Die Bereiche

panel-board = Spielplan
panel-fleets = Flotten
panel-order = Zugfolge
panel-buildings = Gebäude
panel-specialists = Spezialisten
panel-reserve = Vorrat
panel-players = Spieler
panel-log = Protokoll
panel-chat = Chat
panel-cards = Plättchen
panel-ends = Ende der Partie
panel-all = Alle Bereiche
panel-talk = Protokoll und Chat
panel-hand = Deine Schiffe
panel-hand-none = Keine Schiffe auf der Hand
round-turn = Runde { $round }, Zug { $turn } von { $turns }
fleets-down = Verdeckt: { $number }
deck-left = Im Stapel: { $number }
deck-known-top = Du kennst die nächsten Plättchen:
deck-known-bottom = Du kennst die letzten Plättchen:
order-place = Zug { $turn }: { $player }
order-place-fleet = Zug { $turn }: { $player }, Flotte { $fleet }
fleet-taken-by = Flotte { $fleet }: von { $player } genommen
order-now = jetzt
price-of =
    { $coins ->
        [one] Preis: { $coins } Münze
       *[other] Preis: { $coins } Münzen
    }
no-price = Nicht handelbar
name-and-colour = { $name } ({ $colour })
player-computer = Computerspieler
player-away = abwesend ({ $level } spielt)
player-here = anwesend
player-gone = abwesend (zuletzt online { $ago })
player-gone-now = abwesend
nudge-action = { $player } anstupsen
nudge-sent = { $player } wurde angestupst.
nudge-left = { $player } ist abwesend und sieht es später.
nudge-heard = { $player } stupst dich an: Du bist am Zug.
player-points-now =
    { $number ->
        [one] derzeit { $number } Punkt
       *[other] derzeit { $number } Punkte
    }
player-points-hidden = Punkte bis zum Schluss verborgen
player-harbour =
    { $room ->
        [one] Hafen: Platz für { $room } Schiff
       *[other] Hafen: Platz für { $room } Schiffe
    }
player-aside = Beiseitegestellt: { $number }
player-left = Standardgebäude übrig: { $number }
player-details = Details: { $player }
player-boats = Schiffe auf der Hand
player-culture = Kulturplättchen
player-reserved = Reservierte Plättchen
player-built = Gebaute Plättchen
player-tiles =
    { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
player-nothing = noch nichts
list-or-nothing = nichts

## Wie das Spiel endet

ends-last-building =
    { $left ->
        [0] Die Partie endet nach dieser Runde: { $player } hat das letzte eigene Standardgebäude gebaut.
        [one] Baut { $player } noch { $left } Standardgebäude, endet die Partie.
       *[other] Baut { $player } noch { $left } Standardgebäude, endet die Partie.
    }
ends-last-building-any = Baut jemand noch { $left } Standardgebäude, endet die Partie.
ends-no-boats =
    { $left ->
        [0] Die Partie endet nach dieser Runde, wenn kein Schiff dieser Farbe in den Vorrat zurückkommt: { colour-named }.
        [one] Nach { $left } weiteren Schiff ({ colour-named }) aus dem Vorrat endet die Partie.
       *[other] Nach { $left } weiteren Schiffen ({ colour-named }) aus dem Vorrat endet die Partie.
    }
ends-no-specialists =
    { $left ->
        [0] Die Partie endet nach dieser Runde: Es sind nicht genug Spezialisten übrig.
        [one] Nach { $left } weiteren angeworbenen Spezialisten endet die Partie.
       *[other] Nach { $left } weiteren angeworbenen Spezialisten endet die Partie.
    }
ends-no-buildings =
    { $left ->
        [0] Die Partie endet nach dieser Runde: Es sind nicht genug Gebäudeplättchen übrig.
        [one] Nach { $left } weiteren Plättchen aus der Auslage endet die Partie.
       *[other] Nach { $left } weiteren Plättchen aus der Auslage endet die Partie.
    }

## Das Ende eines Zuges

end-title = Zug beenden?
end-go-on-title = Weiter?
end-left = Du könntest noch:
end-left-recruit = einen Spezialisten anwerben
end-left-build = bauen
end-left-collect = Kulturplättchen einsammeln
end-left-place = Schiffe einsetzen
end-left-power = { can-power }
end-anyway = Zug beenden
end-go-on = Trotzdem weiter
end-back = Noch nicht
end-never-ask = In dieser Partie nicht mehr fragen

## Plättchen zurücklegen

arrange-title = Die nächsten Plättchen des Gebäudestapels
arrange-top = Oben auf dem Stapel (links wird zuerst gezogen)
arrange-under = Unter dem Stapel (rechts wird zuletzt gezogen)
arrange-earlier = Nach links: { $tile }
arrange-later = Nach rechts: { $tile }
arrange-confirm = Zurücklegen

## Tipps

advice-title = Was Himiko tun würde
advice-thinking = Himiko denkt nach …
advice-turn = Der ganze Zug
advice-chance = Gewinnchance: { $percent } %
advice-score = Erwartete Punkte: { $points }
advice-others = Andere gute Möglichkeiten
advice-step = Nächsten Schritt spielen
advice-whole = Den ganzen Zug spielen
advice-progress = Schritt { $step } von { $steps }
advice-why = Warum
advice-none = Es gibt nichts zu wählen.
playback-next = Nächster Schritt
playback-again = Züge der anderen erneut anzeigen

## Was geschehen ist

log-empty = Noch ist nichts passiert.
log-whose = Wessen Züge anzeigen?
log-everyone = Alle
log-took = Dauer dieses Zugs: { $time }
log-newer =
    { $number ->
        [one] { $number } neuerer Eintrag ist ausgeblendet. Alle anzeigen
       *[other] { $number } neuere Einträge sind ausgeblendet. Alle anzeigen
    }
log-moment = Diesen Moment zeigen
past-name = Rückblick
past-title = Rückblick: Runde { $round }, Zug { $turn }
past-what = Hier kannst du nichts spielen.
past-back = Eine Aktion zurück
past-on = Eine Aktion vor
past-now = Zurück zur Gegenwart
past-your-turn = Du bist am Zug.
past-since =
    { $number ->
        [one] { $number } neuer Schritt seither.
       *[other] { $number } neue Schritte seither.
    }
chat-heard = { $player } sagt: { $text }

## Chat

chat-say = Nachricht schreiben
chat-send = Senden
chat-apart = Die Spieler können das erst nach der Partie lesen.
chat-empty = Noch keine Nachrichten.
chat-left = Noch { $number } Zeichen
chat-mute = { $player } stummschalten
chat-unmute = Stummschaltung von { $player } aufheben
chat-muted = Stummgeschaltet
chat-more = Mehr zu dieser Nachricht von { $player }
chat-line-title = Nachricht von { $player }
chat-line-hide = Diese Nachricht ausblenden
chat-line-hidden = Du siehst sie nicht mehr.
chat-line-remove = Für alle löschen
chat-line-removed = Die Nachricht ist gelöscht.
chat-report = Den Betreibern melden
chat-report-why = Was stimmt damit nicht?
chat-report-insult = Beleidigung
chat-report-harassment = Belästigung
chat-report-spam = Spam
chat-report-cheating = Betrug
chat-report-other = Etwas anderes
chat-reported = Danke. Die Betreiber sehen es sich an.
chat-somebody = jemand anders

## Der Warteraum

wait-title = Warten auf Mitspieler
wait-invited-by = { $player } lädt dich zu einer Partie ein
wait-invited = Du bist zu einer Partie eingeladen
wait-lead = Die Partie beginnt, sobald alle Plätze besetzt sind.
wait-lead-start = Sind alle Plätze besetzt, startet der Gastgeber die Partie.
wait-dealing = Die Partie wird aufgebaut …
wait-sit = Hier Platz nehmen
wait-sit-too = Auch diesen Platz übernehmen
wait-sit-ask = Auch um diesen Platz bitten
wait-add = Computerspieler hinzufügen
wait-open-again = Platz freigeben
wait-leave = Tisch verlassen
wait-start = Partie starten
wait-invite = Mit diesem Link einladen
link-copy = Link kopieren
link-not-copied = Dein Browser hat das Kopieren blockiert. Der Link ist markiert: Kopiere ihn von Hand.
link-copied = Link kopiert.
wait-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit „{ $command }“ (siehe docs/server.md).
wait-share = Teilen
wait-host = Gastgeber
wait-remove = { $player } vom Tisch entfernen
wait-not-ready = Es sind noch Plätze frei.
wait-name = Du bist { $name }.
wait-rename = Namen ändern

## Plätze, Vorschläge, Uhren

seat-taken-over-left = { $player } ist gegangen. { $level } übernimmt.
seat-taken-over-time = { $player } hat die Zeit überschritten. { $level } übernimmt.
seat-taken-over-removed = { $player } wurde entfernt. { $level } übernimmt.
seat-come-back = Wieder mitspielen
seat-returning = { $player } ist zurück und spielt nach diesem Zug wieder selbst.
seat-leave = Partie verlassen
seat-leave-title = Partie verlassen?
seat-leave-warning = Ein Computerspieler übernimmt deinen Platz. Solange die Partie läuft, kannst du zurückkommen.
watching = Du schaust zu
watch-title = Publikumsansicht
watch-copy = Link fürs Publikum kopieren
watch-last = Letzter Zug
watch-chances = Gewinnchancen
watch-percent = { $percent } %
watch-chances-none = Gewinnchancen werden hier nicht angezeigt, weil sie einem Spieler helfen könnten.
watch-late =
    { $turns ->
        [one] Um { $turns } Zug verzögert
       *[other] Um { $turns } Züge verzögert
    }
offer-takeback = Um Zugrücknahme bitten
offer-takeback-asked =
    { $number ->
        [one] { $player } möchte { $number } Aktion zurücknehmen.
       *[other] { $player } möchte { $number } Aktionen zurücknehmen.
    }
offer-takeback-asked-turn = { $player } möchte zurück zu Runde { $round }, Zug { $turn }.
offer-takeback-own = Meinen letzten Zug zurücknehmen
offer-takeback-own-title = Deinen letzten Zug zurücknehmen?
offer-takeback-own-warning = Die Partie kehrt zum Beginn deines letzten Zuges zurück. Auch was die Computerspieler seitdem getan haben, wird zurückgenommen.
offer-takeback-own-do = Zurücknehmen
offer-takeback-own-done = Die Partie steht wieder am Beginn deines letzten Zuges.
offer-takeback-done = { $number ->
        [one] { $player } hat { $number } Aktion zurückgenommen.
       *[other] { $player } hat { $number } Aktionen zurückgenommen.
    }
offer-abandon = Ohne Ergebnis beenden
offer-abandon-title = Partie ohne Ergebnis beenden?
offer-abandon-asked = { $player } möchte die Partie ohne Ergebnis beenden.
offer-abandon-warning = Alle anderen am Tisch müssen zustimmen.
offer-hints = Um Erlaubnis für Tipps bitten
offer-hints-asked = { $player } möchte Tipps für alle erlauben.
offer-removal = Über Ausschluss abstimmen: { $player }
offer-removal-title = { $player } aus der Partie ausschließen?
offer-removal-warning = Alle anderen Spieler müssen zustimmen. Ein Computerspieler übernimmt dann dauerhaft den Platz.
offer-removal-do = Die anderen fragen
offer-removal-asked = { $player } möchte { $other } aus der Partie ausschließen.
offer-options-asked = { $player } möchte die Tischregeln ändern:
offer-seat-asked = { $player } möchte einen weiteren Platz übernehmen: { $seat }.
offer-accept = Zustimmen
offer-refuse = Ablehnen
offer-withdraw = Zurückziehen
offer-wait = Warten auf die Antwort der anderen.
clock-left = Restzeit: { $time }
clock-paused = Die Uhren sind angehalten.
clock-pause = Uhren anhalten
clock-resume = Uhren weiterlaufen lassen
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Das Ende des Spiels

over-title = Die Partie ist zu Ende
over-you-won = Du hast gewonnen!
over-won = { $player } hat gewonnen
over-abandoned = Die Partie endete ohne Ergebnis.
over-review = Zum Rückblick
over-rematch = Revanche
over-rematch-go = Zur Revanche
over-look = Plan ansehen
over-show = Wertung anzeigen

## Verbindung

connection-gone = Dieser Tisch kann nicht angezeigt werden.

## Töne und Meldungen

sound-on = Ton ist an
sound-off = Ton ist aus
notify-ask = Benachrichtigen, wenn ich am Zug bin
notify-on = Benachrichtigungen sind an
notify-off = Benachrichtigungen sind aus
notify-blocked = Dein Browser blockiert Benachrichtigungen.
notify-title = Du bist am Zug
notify-text = In deiner Partie mit { $names } bist du am Zug.
title-your-turn = ● Du bist am Zug
title-table = Tisch
title-over = Partie zu Ende

## Tasten

keys-title = Tastenkürzel
keys-undo = Zurücknehmen, wiederholen
keys-board = Zum Spielplan
keys-digits = Eine Flotte nach ihrer Nummer wählen, danach Schiffe oder Spezialisten nach ihrer Position
keys-buy = Ein Schiff aus dem Vorrat kaufen oder nehmen
keys-labels = Alles, was du jetzt wählen kannst, mit Buchstaben versehen
keys-go = Der rote Knopf: die naheliegendste Wahl
keys-what = Auf dem Plan oder auf einem Plättchen: erklären, ohne zu wählen
keys-skip-steps = Aktionen der anderen: die nächste anzeigen, alle überspringen
keys-past = Schritt für Schritt zurückblicken und wieder vor
keys-done = Weiter, Zug beenden
keys-target = Nächste oder vorige mögliche Stelle auf dem Plan
keys-confirm = Bestätigen, abbrechen
keys-arrows = Bewegung auf dem Plan
keys-kinds = Zwischen Inseln und Feldern wechseln
keys-ends = Erste oder letzte Insel, erstes oder letztes Feld
keys-zoom = Vergrößern, verkleinern, ganzen Plan anzeigen
keys-letters = Tastenkürzel mit nur einer Taste
keys-letters-hint = Schalte sie aus, wenn sie deinem Screenreader oder deiner Sprachsteuerung in die Quere kommen.
