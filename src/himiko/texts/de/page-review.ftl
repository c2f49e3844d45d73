### Die Seite, nach dem Spiel: Wertung, Wiedergabe, Verlauf, teure Züge, Weiterspielen, Aufzeichnungen.

review-title = Rückblick
review-of = Rückblick: { $names }
review-running = Diese Partie läuft noch. Der Rückblick öffnet sich, wenn sie zu Ende ist.
review-to-table = Zum Tisch
review-tools = Was du mit dieser Partie tun kannst
review-parts = Was neben dem Plan zu sehen ist
situation-title = Tisch

## Wertung

scoring-title = Wertung
scoring-winner =
    { $points ->
        [one] Größter Baumeister von Yamataï: { $name }, mit { $points } Punkt
       *[other] Größter Baumeister von Yamataï: { $name }, mit { $points } Punkten
    }
scoring-abandoned = Die Partie wurde vorzeitig beendet; dies sind die Punkte in diesem Moment.
scoring-tie = Gleich viele Punkte: { $names }. Die Zugfolge entscheidet: { $name } war in der letzten Runde früher dran.
scoring-player = Spieler
scoring-rule = So wird gezählt: Regel { $rule }

## Zeitleiste

timeline-title = Zeitleiste
timeline-first = Zum Anfang
timeline-previous-turn = Voriger Zug
timeline-previous = Einen Schritt zurück
timeline-play = Abspielen
timeline-pause = Anhalten
timeline-next = Einen Schritt weiter
timeline-next-turn = Nächster Zug
timeline-last = Zum Ende
timeline-slider = Stelle in der Partie
timeline-start = Vor dem ersten Zug
timeline-at = Runde { $round }, Zug { $turn }: { $name }
timeline-step = Schritt { $step } von { $steps }
timeline-keys = Tasten: ← und → gehen schrittweise, mit Umschalt zugweise; Pos1 und Ende springen an den Rand; die Leertaste spielt ab.

## Was geschah

happened-title = Was geschah
happened-nothing = Alles ist ausgelegt, noch wurde nichts gespielt.
happened-quiet = Sonst geschah nichts.
turns-title = Züge

## Verlauf

chart-title = Verlauf
chart-what = Was gezeigt wird
chart-points = Punkte
chart-chances = Gewinnchancen
chart-says-points = Punkte der Spieler im Lauf der Partie. Am Ende: { $values }.
chart-says-chances = Gewinnchancen der Spieler im Lauf der Partie, Zug für Zug.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = Dasselbe als Tabelle
chart-turn = Zug
chart-work-out = Gewinnchancen berechnen
chart-explains = Ein Computerspieler betrachtet den Beginn jedes Zuges etwa eine Sekunde lang. Er weiß dabei nicht mehr als der, der am Zug war.
chart-stop = Anhalten
chart-go-on = Weiter
chart-progress = Berechnete Züge: { $done } von { $all }
chart-waits = Der Server hat viel zu tun; gleich geht es von selbst weiter.

## Teure Züge

costly-title = Die teuersten Züge
costly-explains = Wie weit die Gewinnchance vom Beginn des Zuges bis zum Beginn des nächsten fiel. Auch Zufall und die Grenzen der Schätzung stecken darin.
costly-later = Dafür müssen erst die Gewinnchancen berechnet werden.
costly-none = Kein Zug hat viel gekostet.
costly-none-yet = Unter den berechneten Zügen bisher keiner.
costly-turn = Runde { $round }, Zug { $turn }: { $name }
costly-cost = −{ $percent } Prozentpunkte Gewinnchance
costly-played = Gespielt: { $actions }
costly-better = Der Computerspieler hätte gewählt: { $actions }
costly-show = Diesen Zug zeigen

## Weiterspielen

playon-title = Von hier aus weiterspielen
playon-explains = Ein neuer Tisch beginnt an dieser Stelle der Partie. Du übernimmst einen der Plätze, Computerspieler die anderen.
playon-seat = Dein Platz
playon-level = Computerspieler
playon-start = Weiterspielen
playon-over = Hier ist die Partie zu Ende. Spiel ab ihrem letzten Zug weiter, oder wähle eine andere Stelle auf der Zeitleiste.
playon-back = Zum letzten Zug gehen

## Teilen, Aufzeichnungen

share-title = Teilen
share-explains = Der Link öffnet den Rückblick an der gezeigten Stelle.
share-link = Link zu dieser Stelle
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
record-download = Aufzeichnung herunterladen
record-short = Aufzeichnung

import-title = Aufzeichnung öffnen
import-explains = Eine Aufzeichnung ist eine Textdatei mit einer ganzen Partie. Öffne eine, um sie durchzugehen, zu teilen oder von jeder Stelle aus weiterzuspielen; eine Partie, die nicht zu Ende ist, geht weiter. Auch eine Stellung als JSON lässt sich öffnen.
import-file = Datei wählen
import-paste = Oder die Aufzeichnung hier einfügen
import-open = Aufzeichnung öffnen

## Die Auslage

verify-title = Ging es beim Mischen ehrlich zu?
verify-explains = Vor der ersten Aktion hat der Server einen Fingerabdruck (SHA-256) davon gezeigt, wie alles gemischt ist, ohne das Ergebnis selbst zu verraten. Nach dem Spiel deckt er das Geheimnis auf: Startwert und Salz. Dein Browser berechnet daraus den Fingerabdruck und vergleicht. Stimmen beide überein, stand alles fest, bevor jemand etwas tat, und wurde danach nicht mehr verändert.
verify-do = Mischen prüfen
verify-short = Mischen
verify-true = Beide stimmen überein: Alles stand vor der ersten Aktion fest.
verify-false = Sie stimmen nicht überein: So war es nicht versprochen.
verify-none = Diese Partie begann mit einer Aufzeichnung oder Stellung: Alles war von Anfang an bekannt, versprochen wurde nichts.
verify-insecure = Browser berechnen Fingerabdrücke nur auf sicheren Seiten (https).
verify-kept = Dieses Gerät hat den Fingerabdruck aufbewahrt, seit es den Tisch zum ersten Mal sah; er ist noch derselbe.
verify-changed = Dieses Gerät hat während der Partie einen anderen Fingerabdruck gesehen.
verify-promised = Versprochener Fingerabdruck
verify-computed = Berechneter Fingerabdruck
verify-seed = Startwert
verify-salt = Salz
verify-more = Dass der Startwert genau zu dieser Partie führt, zeigt das Nachspielen der Aufzeichnung: himiko check.
