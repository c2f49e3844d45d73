### Die Seite, nach dem Spiel: Wertung, Wiedergabe, Verlauf, teure Züge, Weiterspielen, Aufzeichnungen.

review-title = Rückblick
review-of = Rückblick: { $names }
review-running = Diese Partie läuft noch. Den Rückblick gibt es, sobald sie zu Ende ist.
review-to-table = Zurück zum Tisch
review-tools = Werkzeuge für diese Partie
review-parts = Neben dem Plan
situation-title = Tisch

## Wertung

scoring-title = Wertung
scoring-winner =
    { $points ->
        [one] Größter Baumeister von Yamataï: { $name }, mit { $points } Punkt
       *[other] Größter Baumeister von Yamataï: { $name }, mit { $points } Punkten
    }
scoring-abandoned = Die Partie wurde vorzeitig beendet; dies sind die Punkte zu diesem Zeitpunkt.
scoring-tie = Gleich viele Punkte: { $names }. Die Zugfolge entscheidet: { $name } war in der letzten Runde früher dran.
scoring-player = Spieler
scoring-rule = So wird gezählt: Regel { $rule }

## Zeitleiste

timeline-title = Zeitleiste
timeline-first = Zum Anfang
timeline-previous-turn = Voriger Zug
timeline-previous = Eine Aktion zurück
timeline-play = Abspielen
timeline-pause = Pause
timeline-next = Eine Aktion vor
timeline-next-turn = Nächster Zug
timeline-last = Zum Ende
timeline-slider = Stelle in der Partie
timeline-start = Vor dem ersten Zug
timeline-at = Runde { $round }, Zug { $turn }: { $name }
timeline-step = Aktion { $step } von { $steps }
timeline-keys = Tasten: ← und → gehen eine Aktion zurück oder vor, mit der Umschalttaste einen ganzen Zug; Pos1 und Ende springen zum Anfang und zum Ende; die Leertaste spielt ab.

## Was geschah

happened-title = Was passiert ist
happened-nothing = Alles ist aufgebaut; noch wurde nichts gespielt.
happened-quiet = Sonst geschah nichts.
turns-title = Züge

## Verlauf

chart-title = Verlauf
chart-what = Anzeigen
chart-points = Punkte
chart-chances = Gewinnchancen
chart-says-points = Punkte aller Spieler im Lauf der Partie. Endstand: { $values }.
chart-says-chances = Gewinnchancen aller Spieler im Lauf der Partie, Zug für Zug.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = Als Tabelle anzeigen
chart-turn = Zug
chart-work-out = Gewinnchancen berechnen
chart-explains = Ein Computerspieler untersucht den Beginn jedes Zuges etwa eine Sekunde lang. Er weiß dabei nicht mehr, als der Spieler wusste.
chart-stop = Stopp
chart-go-on = Weiter
chart-progress = Berechnete Züge: { $done } von { $all }
chart-waits = Der Server ist ausgelastet; es geht automatisch weiter.

## Teure Züge

costly-title = Teuerste Züge
costly-compares = Wie viel Gewinnchance jeder Zug gegenüber dem besten möglichen verschenkt hat, gemessen an dem, was der Spieler wissen konnte. Aufgeführt wird ein Zug nur, wenn eine zehnmal so lange Suche das bestätigt.
costly-later = Berechne die Gewinnchancen, um sie zu finden.
costly-checking = Die Kandidaten werden gründlicher geprüft …
costly-none = Kein Zug hat viel gekostet.
costly-none-yet = Bisher keiner.
costly-turn = Runde { $round }, Zug { $turn }: { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } Prozentpunkt
       *[other] −{ $percent } Prozentpunkte
    }
costly-played = Gespielt: { $actions }
costly-better = Der Computerspieler hätte gespielt: { $actions }
costly-show = Diesen Zug anzeigen

## Weiterspielen

playon-title = Von hier aus weiterspielen
playon-explains = An dieser Stelle der Partie entsteht ein neuer Tisch. Du übernimmst einen Platz, Computerspieler die anderen.
playon-seat = Dein Platz
playon-level = Computerspieler
playon-start = Weiterspielen
playon-over = An dieser Stelle ist die Partie zu Ende. Spiel ab ihrem letzten Zug weiter oder wähle eine andere Stelle auf der Zeitleiste.
playon-back = Zum letzten Zug gehen

## Teilen, Aufzeichnungen

share-title = Teilen
share-explains = Der Link öffnet diesen Rückblick an der aktuellen Stelle.
share-link = Link zu dieser Stelle
record-download = Aufzeichnung herunterladen
record-short = Aufzeichnung

import-title = Aufzeichnung öffnen
import-explains = Eine Aufzeichnung ist eine Textdatei mit einer ganzen Partie. Öffne eine, um sie durchzugehen, zu teilen oder von jeder Stelle aus weiterzuspielen; eine unvollendete Partie kannst du fortsetzen. Auch eine Stellung im JSON-Format lässt sich öffnen.
import-file = Datei wählen
import-paste = Oder die Aufzeichnung hier einfügen
import-open = Aufzeichnung öffnen

## Die Auslage

verify-title = War die Ausgangslage fair?
verify-explains = Vor der ersten Aktion hat der Server einen Fingerabdruck (SHA-256) der gemischten Ausgangslage veröffentlicht, ohne sie selbst zu verraten. Nach der Partie deckt er das Geheimnis auf: Startwert und Salz. Dein Browser berechnet daraus den Fingerabdruck und vergleicht beide. Stimmen sie überein, stand die Ausgangslage fest, bevor jemand etwas tat, und niemand hat sie danach verändert.
verify-do = Ausgangslage prüfen
verify-short = Ausgangslage
verify-true = Sie stimmen überein: Die Ausgangslage stand vor der ersten Aktion fest.
verify-false = Sie stimmen nicht überein: Das ist nicht die zugesagte Ausgangslage.
verify-none = Diese Partie begann mit einer Aufzeichnung oder Stellung; ihre Ausgangslage war von Anfang an bekannt, und es gibt nichts zu prüfen.
verify-insecure = Browser berechnen Fingerabdrücke nur auf sicheren Seiten (https).
verify-kept = Dieses Gerät hat den Fingerabdruck gespeichert, als es den Tisch zum ersten Mal sah; er hat sich nicht geändert.
verify-changed = Dieses Gerät hat während der Partie einen anderen Fingerabdruck gesehen.
verify-promised = Veröffentlichter Fingerabdruck
verify-computed = Berechneter Fingerabdruck
verify-seed = Startwert
verify-salt = Salz
verify-parts = Die Spieler haben an dieser Ausgangslage mitgewirkt: Der Startwert wird aus dem Geheimnis des Servers und denen der Spieler berechnet, und jedes stand fest, bevor eines bekannt wurde. Niemand konnte ihn also allein bestimmen.
verify-secret = Das Geheimnis des Servers
verify-part = Beitrag: { $seat }
verify-part-missing = nichts: nicht rechtzeitig offengelegt
verify-own-in = Dein eigener Beitrag steckt in der Ausgangslage, genau wie dieses Gerät ihn gesendet hat.
verify-own-changed = Dein eigener Beitrag wurde verändert: Dieses Gerät hat etwas anderes beigetragen.
verify-own-left-out = Dein eigener Beitrag fehlt: Sein Geheimnis kam zu spät an, oder der Server hat es weggelassen.
chain-title = Ist das Protokoll unverändert?
chain-true = Ja: Jeder Eintrag im Protokoll dieses Tisches ist genau so, wie er gespeichert wurde.
chain-false = Nein: Das Protokoll passt nicht zum Fingerabdruck in der Aufzeichnung; es wurde also nachträglich etwas geändert.
chain-changed = Nein: Dieses Gerät hat während der Partie ein anderes Protokoll gesehen.
chain-other = Nein: Das Protokoll erzählt von einer anderen Partie als die Aufzeichnung.
chain-none = Die Aufzeichnung enthält keinen Fingerabdruck des Protokolls; es gibt also nichts zu prüfen.
chain-seen =
    { $number ->
        [0] Dieses Gerät hat während der Partie keinen Fingerabdruck des Protokolls gespeichert.
        [one] Dieses Gerät hat während der Partie { $number } Fingerabdruck des Protokolls gespeichert, und er stimmt überein.
       *[other] Dieses Gerät hat während der Partie { $number } Fingerabdrücke des Protokolls gespeichert, und alle stimmen überein.
    }
chain-promised = Fingerabdruck aller { $number } Einträge in der Aufzeichnung
verify-more = Um zu belegen, dass der Startwert genau zu dieser Partie führt, spiel die Aufzeichnung mit „himiko check“ nach.
