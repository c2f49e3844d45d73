### Die Seite am Tisch: Warteraum, der eigene Zug, was andere tun und was gesagt wird.

## Was eine Aktion tut, als Antwort zum Auswählen

action-fleet = Flotte { $fleet } wählen
action-take = { boat-of-colour } nehmen
action-buy = { boat-of-colour } kaufen
action-sell = { boat-of-colour } verkaufen
action-reserve = Ein Plättchen reservieren: { $tile }
action-peek = Die obersten Plättchen des Gebäudestapels ansehen
action-arrange = Auf den Stapel: { $top }; darunter: { $bottom }
action-move = Das Schiff von Feld { $slot } nach Feld { $to } bewegen
action-sacred = Heiligen Boden auf Insel { $island } legen
action-swap-culture = Die Kulturplättchen auf den Inseln { $island } und { $other } vertauschen
action-swap-boats = Die Schiffe auf den Feldern { $slot } und { $other } vertauschen
action-remove = Das Schiff auf Feld { $slot } in den Vorrat zurücklegen
action-place = { boat-of-colour } auf Feld { $slot } setzen
action-collect = Das Kulturplättchen von Insel { $island } einsammeln ({ $token })
action-ebisu = Noch ein Kulturplättchen nehmen, von Insel { $island } ({ $token })
action-build = Auf Insel { $island } bauen: { $tile }
action-raijin = Raijin: { $colours } gegen ein Goldschiff geben
action-nakatsu = Nakatsu: ein Goldschiff gegen { $colours } geben
action-michimata = Michimata: ein Kulturplättchen ({ kind-named }) gegen ein Goldschiff abgeben
action-hetsuka = Hetsuka: ein Kulturplättchen ({ kind-named }) gegen 4 Münzen abgeben
action-kachiko = Kachiko: 2 Münzen zahlen und den Heiligen Boden von Insel { $island } nehmen
action-discard = { boat-of-colour } beiseitestellen
action-recruit = { specialist-named } anwerben für { $kinds }
action-done-act = Weiter, ohne einzusammeln oder zu bauen
action-done-ebisu = Auf Ebisus Plättchen verzichten
action-done-after = Weiter
action-done-recruit = Den Zug beenden
action-done = Weiter

## Arten von Aktionen, als Schaltflächen

do-fleet = Flotte
do-take = Schiff
do-buy = Kaufen
do-sell = Verkaufen
do-reserve = Reservieren
do-peek = Vorausschauen
do-arrange = Zurücklegen
do-move = Schiff bewegen
do-sacred = Heiliger Boden
do-swap-culture = Kultur tauschen
do-swap-boats = Schiffe tauschen
do-remove = Schiff entfernen
do-place = Schiffe setzen
do-collect = Einsammeln
do-ebisu = Ebisu
do-build = Bauen
do-raijin = Raijin
do-nakatsu = Nakatsu
do-michimata = Michimata
do-hetsuka = Hetsuka
do-kachiko = Kachiko
do-discard = Beiseitestellen
do-recruit = Anwerben
do-done-act = Weiter
do-done-ebisu = Verzichten
do-done-after = Weiter
do-done-recruit = Zug beenden
do-done = Weiter

## Was gefragt wird, wenn eine Aktion halb gewählt ist

ask-which = Was möchtest du tun?
ask-buy-colour = Wähle das Schiff, das du aus dem Vorrat kaufst.
ask-sell-colour = Wähle das Schiff, das du verkaufst.
ask-take-colour = Wähle das Schiff, das du nimmst.
ask-discard-colour = Wähle das Schiff, das du beiseitestellst.
ask-place-colour = Welches deiner Schiffe kommt dorthin?
ask-place-slot = Wähle ein hervorgehobenes Feld für das Schiff.
ask-collect-island = Wähle eine hervorgehobene Insel: Ihr Kulturplättchen gehört dir.
ask-ebisu-island = Wähle irgendeine Insel mit einem Kulturplättchen.
ask-build-tile = Wähle das Gebäudeplättchen.
ask-build-island = Wähle eine hervorgehobene Insel als Bauplatz.
ask-reserve-tile = Wähle das Gebäudeplättchen, das du reservierst.
ask-move-slot = Wähle das Schiff, dann das Feld, auf das es fährt.
ask-sacred-island = Wähle eine leere Insel für den Heiligen Boden.
ask-swap-island = Wähle zwei Inseln: Ihre Kulturplättchen werden vertauscht.
ask-swap-slot = Wähle zwei Schiffe auf dem Plan: Sie werden vertauscht.
ask-remove-slot = Wähle ein Schiff auf dem Plan: Es kommt in den Vorrat zurück.
ask-kachiko-island = Wähle den Heiligen Boden, den du wegnimmst.
ask-raijin-colour = Wähle die zwei Schiffe, die du gibst.
ask-nakatsu-colour = Wähle die zwei Schiffe, die du nimmst.
ask-michimata-culture = Wähle das Kulturplättchen, das du abgibst.
ask-hetsuka-culture = Wähle das Kulturplättchen, das du abgibst.
ask-recruit-specialist = Wähle einen Spezialisten aus der Auslage.
ask-recruit-culture = Wähle, womit du bezahlst.
ask-fleet-fleet = Wähle eine Flotte aus der Auslage.

## Was jetzt zu tun ist

now-title = Was jetzt zu tun ist
now-first = Wähle eines deiner Schiffe, dann ein hervorgehobenes Feld. Oder handle zuerst.
now-place = Wähle eines deiner Schiffe, dann ein hervorgehobenes Feld.
now-more = Setze noch ein Schiff, oder schließe ab: Sammle Kulturplättchen ein oder baue.
now-more-collect = Setze noch ein Schiff, oder schließe ab: Sammle Kulturplättchen ein.
now-more-build = Setze noch ein Schiff, oder schließe ab: Baue.
now-finish = Sammle Kulturplättchen ein oder baue: Wähle eine hervorgehobene Insel.
now-can = Du kannst { $things }.
can-buy = ein Schiff kaufen
can-sell = ein Schiff verkaufen
can-power = die Fähigkeit deiner Flotte nutzen
can-specialist = die Fähigkeit eines Spezialisten nutzen
can-go-on = weitergehen
can-end = deinen Zug beenden
now-end = Ende deines Zuges
now-rest-title = Nichts mehr zu setzen
now-part-trade = handeln
now-part-place = setzen
now-part-collect = einsammeln
now-part-build = bauen
now-whose = { $player }: { $asks }
now-fleet = Deine Flotte { $fleet }:
now-waiting = { $player } ist am Zug.
now-computer = { $player } denkt nach.

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
preview-hidden = Was danach kommt, ist verborgen. Das lässt sich nicht zurücknehmen.
confirm-action = Ausführen
why-not-title = Warum nicht?
why-not-rule = Regel { $rule }
why-not-possible = Das ist jetzt möglich.
why-not-tile = { $tile }: { $reason }
why-not-waiting = Du bist nicht am Zug.
why-not-no-boats = Du hast keine Schiffe auf der Hand.
what-is-this = Was ist das?

## Schaltflächen des Tisches

undo-action = Zurücknehmen
redo-action = Wiederholen
advice-action = Tipp
all-actions = Alle Aktionen
all-actions-number =
    { $number ->
        [one] { $number } mögliche Aktion
       *[other] { $number } mögliche Aktionen
    }
all-actions-search = Aktionen durchsuchen
all-actions-none = Keine Aktion enthält diese Wörter.
to-settings = Einstellungen
menu-table = Tischmenü
skip-animation = Überspringen
board-in-words = Plan in Worten
rules-open = Regeln

## Die Bereiche

panel-board = Spielplan
panel-fleets = Flotten
panel-order = Zugfolge
panel-buildings = Gebäude
panel-specialists = Spezialisten
panel-reserve = Vorrat
panel-players = Spieler
panel-log = Verlauf
panel-chat = Chat
panel-cards = Auslage
panel-ends = Spielende
panel-all = Alle Bereiche
panel-talk = Verlauf und Chat
panel-hand = Deine Schiffe
panel-hand-none = Keine Schiffe auf der Hand
round-turn = Runde { $round }, Zug { $turn } von { $turns }
fleets-down = Verdeckt: { $number }
deck-left = Im Stapel: { $number }
deck-known-top = Du kennst die nächsten Plättchen:
deck-known-bottom = Du kennst die letzten Plättchen:
order-place = Zug { $turn }: { $player }
order-place-fleet = Zug { $turn }: { $player }, Flotte { $fleet }
order-now = jetzt
price-of =
    { $coins ->
        [one] Preis: { $coins } Münze
       *[other] Preis: { $coins } Münzen
    }
no-price = Wird nicht gehandelt
name-and-colour = { $name } ({ $colour })
player-you = du
player-computer = Computer
player-away = abwesend, es spielt { $level }
player-points = Punkte bisher
player-harbour =
    { $room ->
        [one] Hafen: Platz für { $room } Schiff
       *[other] Hafen: Platz für { $room } Schiffe
    }
player-aside = Beiseitegestellt: { $number }
player-left = Noch zu bauende Standardgebäude: { $number }
player-details = Alles von { $player }
player-boats = Schiffe auf der Hand
player-culture = Kulturplättchen
player-reserved = Reserviert
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
        [0] Das Spiel endet nach dieser Runde: { $player } hat das letzte Standardgebäude gebaut.
        [one] Noch { $left } Standardgebäude von { $player } beendet das Spiel.
       *[other] Noch { $left } Standardgebäude von { $player } beenden das Spiel.
    }
ends-last-building-any = Sobald jemand noch { $left } Standardgebäude baut, endet das Spiel.
ends-no-boats =
    { $left ->
        [0] Das Spiel endet nach dieser Runde, wenn kein Schiff dieser Farbe zurückkommt: { colour-named }.
        [one] Noch { $left } Schiff aus dem Vorrat ({ colour-named }) beendet das Spiel.
       *[other] Noch { $left } Schiffe aus dem Vorrat ({ colour-named }) beenden das Spiel.
    }
ends-no-specialists =
    { $left ->
        [0] Das Spiel endet nach dieser Runde: Es sind zu wenige Spezialisten übrig.
        [one] Noch { $left } angeworbener Spezialist beendet das Spiel.
       *[other] Noch { $left } angeworbene Spezialisten beenden das Spiel.
    }
ends-no-buildings =
    { $left ->
        [0] Das Spiel endet nach dieser Runde: Es sind zu wenige Gebäudeplättchen übrig.
        [one] Noch { $left } genommenes Plättchen beendet das Spiel.
       *[other] Noch { $left } genommene Plättchen beenden das Spiel.
    }

## Das Ende eines Zuges

end-title = Den Zug beenden?
end-go-on-title = Weitergehen?
end-left = Das könntest du noch tun:
end-left-recruit = einen Spezialisten anwerben
end-left-build = bauen
end-left-collect = Kulturplättchen einsammeln
end-left-place = Schiffe setzen
end-left-power = { can-power }
end-anyway = Zug beenden
end-go-on = Trotzdem weiter
end-back = Noch nicht
end-never-ask = In diesem Spiel nicht mehr fragen

## Plättchen zurücklegen

arrange-title = Die nächsten Plättchen des Gebäudestapels
arrange-top = Oben, links wird zuerst gezogen
arrange-under = Unter dem Stapel, rechts liegt zuunterst
arrange-earlier = { $tile } nach links schieben
arrange-later = { $tile } nach rechts schieben
arrange-confirm = Zurücklegen

## Tipps

advice-title = Was Himiko tun würde
advice-thinking = Himiko denkt nach …
advice-plan = Ihr Plan für diesen Zug
advice-chance = Gewinnchance: { $percent } %
advice-score = Erwartete Punkte: { $points }
advice-others = Andere gute Aktionen
advice-play = Das spielen
advice-none = Es gibt nichts zu wählen.

## Was geschehen ist

log-empty = Noch ist nichts geschehen.

## Chat

chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-left = Zeichen übrig: { $number }
chat-mute = { $player } stummschalten
chat-unmute = { $player } wieder hören
chat-muted = Stummgeschaltet
chat-somebody = jemand anders

## Der Warteraum

wait-title = Warten auf Mitspieler
wait-lead = Das Spiel beginnt, sobald alle Plätze besetzt sind.
wait-lead-start = Sind alle Plätze besetzt, startet der Gastgeber das Spiel.
wait-open = Freier Platz
wait-sit = Hier sitzen
wait-add = Computerspieler dazusetzen
wait-open-again = Platz freigeben
wait-leave = Den Tisch verlassen
wait-start = Spiel starten
wait-invite = Mit diesem Link einladen
wait-copy = Link kopieren
wait-copied = Der Link ist kopiert.
wait-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit „{ $command }“ (siehe docs/server.md).
wait-share = Teilen
wait-host = Gastgeber
wait-remove = { $player } vom Tisch entfernen
wait-not-ready = Es sind noch Plätze frei.
wait-name = Du bist { $name }.
wait-rename = Namen ändern

## Plätze, Angebote, Uhren

seat-taken-over-left = { $player } ist gegangen: { $level } spielt weiter.
seat-taken-over-time = Die Uhr von { $player } ist abgelaufen: { $level } spielt weiter.
seat-taken-over-removed = { $player } wurde entfernt: { $level } spielt weiter.
seat-come-back = Zurückkommen
seat-leave = Das Spiel verlassen
seat-leave-title = Das Spiel verlassen?
seat-leave-warning = Ein Computerspieler übernimmt deinen Platz. Solange das Spiel läuft, kannst du zurückkommen.
watching = Zuschauen
offer-takeback = Um Zurücknehmen des Zuges bitten
offer-takeback-asked =
    { $number ->
        [one] { $player } bittet darum, { $number } Schritt zurückzugehen.
       *[other] { $player } bittet darum, { $number } Schritte zurückzugehen.
    }
offer-takeback-asked-turn = { $player } bittet darum, zu Runde { $round }, Zug { $turn } zurückzugehen.
offer-takeback-own = Zum Beginn meines letzten Zuges zurück
offer-takeback-own-title = Den letzten Zug zurücknehmen?
offer-takeback-own-warning = Das Spiel geht zum Beginn deines letzten Zuges zurück. Auch was die Computerspieler seitdem getan haben, wird zurückgenommen.
offer-takeback-own-do = Zurücknehmen
offer-takeback-own-done = Das Spiel ist wieder am Beginn deines letzten Zuges.
offer-takeback-done =
    { $number ->
        [one] { $player } hat einen Schritt zurückgenommen.
       *[other] { $player } hat { $number } Schritte zurückgenommen.
    }
offer-abandon = Ohne Ergebnis beenden
offer-abandon-title = Das Spiel ohne Ergebnis beenden?
offer-abandon-asked = { $player } bittet darum, das Spiel ohne Ergebnis zu beenden.
offer-abandon-warning = Alle anderen Menschen am Tisch müssen zustimmen.
offer-accept = Zustimmen
offer-refuse = Ablehnen
offer-withdraw = Zurückziehen
offer-wait = Die anderen müssen noch antworten.
clock-left = Restzeit: { $time }
clock-paused = Die Uhren stehen.
clock-pause = Uhren anhalten
clock-resume = Uhren weiterlaufen lassen
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Das Ende des Spiels

over-title = Das Spiel ist zu Ende
over-abandoned = Das Spiel wurde ohne Ergebnis beendet.
over-review = Spiel nachspielen
over-rematch = Revanche
over-rematch-go = Zur Revanche
over-look = Den Plan ansehen
over-show = Wertung zeigen

## Verbindung

connection-gone = Dieser Tisch kann nicht gezeigt werden.

## Töne und Meldungen

sound-on = Ton ist an
sound-off = Ton ist aus
notify-ask = Benachrichtigen, wenn ich am Zug bin
notify-on = Benachrichtigungen sind an
notify-off = Benachrichtigungen sind aus
notify-blocked = Der Browser erlaubt keine Benachrichtigungen.
notify-title = Du bist am Zug
notify-text = Yamataï: Du bist am Zug am Tisch von { $names }.
title-your-turn = ● Du bist am Zug
title-table = Tisch
title-over = Spiel zu Ende

## Tasten

keys-title = Tasten
keys-undo = Zurücknehmen, wiederholen
keys-hint = Tipp
keys-all = Alle Aktionen
keys-board = Zum Spielplan
keys-hand = Deine Schiffe nach Nummer wählen
keys-done = Weiter, Zug beenden
keys-target = Nächster möglicher Ort auf dem Plan
keys-confirm = Bestätigen, abbrechen
keys-why = Auf dem Spielplan oder einer Karte: fragen, warum etwas nicht geht
keys-log = Verlauf und Chat
keys-help = Diese Hilfe
keys-skip = Animation überspringen
keys-arrows = Über den Plan gehen
keys-words = Plan in Worten
keys-letters = Einzelne Tasten
keys-letters-hint = Schalte sie aus, wenn sie deinem Vorleseprogramm oder deiner Sprachsteuerung in die Quere kommen.
