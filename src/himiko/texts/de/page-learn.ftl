### Die Seite, zum Lernen: Regeln mit Suche, was ein Ding ist, und das geführte erste Spiel.

## Die Regeln

rules-title = Regeln
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-clear = Suche leeren
rules-found =
    { $number ->
        [one] { $number } Regel gefunden
       *[other] { $number } Regeln gefunden
    }
rules-nothing = Keine Regel enthält diese Wörter. Versuche es mit weniger oder kürzeren.
rules-in-a-minute = Das Spiel in einer Minute
rules-about = Jede Regel hat eine Nummer; das Spiel nennt sie, wenn es eine Aktion ablehnt. Alle Mengen sind die der Standardausgabe.
rules-ruling = Festlegung
rules-rulings = Eine Festlegung entscheidet, was die gedruckten Regeln offenlassen.
rules-link = Link zu Regel { $rule }
rules-colour = Farbe
rules-number = Schiffe
rules-price = Preis
rules-fleet = Flotte
rules-takes = Schiffe
rules-power = Fähigkeit
rules-specialist = Spezialist
rules-points = Punkte
rules-any = beliebige Farbe
rules-lesson = Beim Spielen lernen

## Was ist das?

what-rule = Mehr dazu: Regel { $rule }
what-boat-does = Kommt aus dem Vorrat auf deine Hand und von dort auf ein Feld. Auf dem Plan gehören Schiffe niemandem; jedes Gebäude braucht bestimmte Farben um seine Insel.
what-culture-does = Ein Kulturplättchen. Du sammelst es mit einem Schiff neben seiner Insel ein. Zwei gleiche oder drei verschiedene bezahlen einen Spezialisten.
what-mountain = Gebirge
what-mountain-does = Wer hier ein Standardgebäude baut, erhält 1 Prestigeplättchen.
what-sacred = Heiliger Boden
what-sacred-does = Solange das Plättchen hier liegt, kann niemand auf dieser Insel bauen.
what-prestige = Prestigeplättchen
what-prestige-does = Jedes zählt bei Spielende 1 Punkt. Standardgebäude bringen sie ein: im Gebirge und neben Torii und Palästen.
what-coins = Münzen
what-coins-does = Damit kaufst du Schiffe. Bei Spielende zählen je 5 Münzen 1 Punkt.
what-slot = Feld
what-slot-does = Platz für ein Schiff, wo sich Seewege treffen. Das erste Schiff eines Zuges kommt auf ein Eingangsfeld oder neben ein Schiff seiner Farbe, jedes weitere neben das vorige.
what-island = Insel
what-island-does = Erst wird ihr Kulturplättchen eingesammelt; dann kann jemand auf ihr bauen, wenn die richtigen Schiffe um sie stehen.
what-harbour = Hafen
what-harbour-does = Hier behältst du ein Schiff für spätere Züge. Was nicht hineinpasst, wird beiseitegestellt.
what-aside = Beiseitegestellte Schiffe
what-aside-does = Sie sind verloren. Bei Spielende kosten je 2 von ihnen 1 Punkt.
what-reserve = Vorrat
what-reserve-does = Die Schiffe, die noch da sind. Fehlt am Ende einer Runde eine Farbe, endet das Spiel.
what-decks = Stapel
what-decks-does = Am Ende einer Runde werden beide Auslagen auf fünf aufgefüllt. Reicht ein Stapel dafür nicht, endet das Spiel.
what-order = Zugfolge
what-order-does = In der nächsten Runde beginnt, wer die Flotte mit der niedrigsten Nummer gewählt hat.
what-group = Gruppe
what-group-does = Eigene Standardgebäude auf benachbarten Inseln. Ein neues bringt 1 Münze für jedes Gebäude seiner Gruppe.
what-trade = Handel
what-trade-does = Einmal pro Zug, vor dem ersten gesetzten Schiff, kannst du ein Schiff kaufen oder verkaufen.
what-recruit = Anwerben
what-recruit-does = Am Ende deines Zuges kostet ein Spezialist 2 gleiche oder 3 verschiedene Kulturplättchen. Münzen, die auf ihm liegen, bekommst du.
what-points = Punkte
what-points-does = So viele Punkte hättest du, wenn das Spiel jetzt zu Ende wäre.

## Das geführte erste Spiel

learn-title = Dein erstes Spiel
learn-lead = Lerne Yamataï, indem du es spielst: eine kurze Partie gegen einen Computerspieler, und ein Lotse erklärt dir jeden Schritt, wenn er drankommt.
learn-promise-time = Es dauert etwa zehn Minuten.
learn-promise-free = Alles lässt sich zurücknehmen, und du spielst, was du willst.
learn-promise-leave = Du kannst jederzeit gehen und später genau dort weitermachen.
learn-start = Erstes Spiel beginnen
learn-resume = Erstes Spiel fortsetzen
learn-again = Neu beginnen
learn-rules = Lieber die Regeln lesen

coach-name = Lotse
coach-fold = Lotsen einklappen
coach-unfold = Lotsen ausklappen
coach-understood = Verstanden
coach-suggestion = Zum Beispiel: { $action }
coach-explained = Erklärt: { $done } von { $all }
coach-waits = { $name } spielt. Sieh dir an, was auf dem Plan geschieht.
coach-yours = Du bist am Zug. Tu, was du magst; ich melde mich, wenn etwas Neues kommt.
coach-leave = Lektion verlassen

coach-welcome = Willkommen in Yamataï
coach-welcome-says = Für Königin Himiko baust du die Inseln aus, gegen { $name }. Wer am Ende die meisten Punkte hat, gewinnt. Damit es kurz bleibt, haben alle nur drei Gebäude: Hat jemand das letzte gesetzt, endet das Spiel mit dieser Runde.
coach-fleet = Wähle eine Flotte
coach-fleet-says = Jeder Zug beginnt mit einer Flotte. Ihre Schiffe kommen auf deine Hand, ihre Fähigkeit gilt in diesem Zug, und ihre Nummer ist dein Platz in der nächsten Runde: Niedrige Nummern spielen zuerst.
coach-trade = Du darfst handeln
coach-trade-says = Bevor du etwas setzt, kannst du ein Schiff kaufen oder verkaufen, wenn du magst. Ein drittes Schiff macht die Kette länger, und Bambus kostet nur 1 Münze.
coach-place = Setze dein erstes Schiff
coach-place-says = Schiffe kommen von Westen: Das erste kommt auf ein Eingangsfeld am linken Rand oder neben ein Schiff derselben Farbe. Wähle ein Schiff, dann ein hervorgehobenes Feld.
coach-chain = Bilde eine Kette
coach-chain-says = Das nächste Schiff kommt neben das eben gesetzte. Auf die Farbe kommt es nun nicht mehr an. Setze so viele du willst; um die Inseln daneben geht es.
coach-collect = Sammle ein
coach-collect-says = Jedes in diesem Zug gesetzte Schiff bringt ein Kulturplättchen von einer Insel daneben. Zwei gleiche sind besonders nützlich, wie du sehen wirst. Wähle eine Insel.
coach-more = Ein Plättchen für jedes Schiff
coach-more-says = Weiter so: Jedes Schiff bringt ein Plättchen, bis keines mehr zu holen ist.
coach-recruit = Wirb einen Spezialisten an
coach-recruit-says = Zwei gleiche oder drei verschiedene Kulturplättchen bezahlen einen Spezialisten, der von nun an für dich arbeitet. Wähle einen aus der Auslage.
coach-later = Noch kein Spezialist
coach-later-says = Du kannst gerade keinen Spezialisten bezahlen. Die Plättchen bleiben dir für später. Beende deinen Zug.
coach-end = Beende deinen Zug
coach-end-says = Das war ein ganzer Zug: Flotte, Handel, Schiffe, Einsammeln, Anwerben. Bist du zufrieden, beende ihn; wenn nicht, nimm zurück, was du magst.
coach-others = Der andere ist am Zug
coach-others-says = { $name } geht dieselben fünf Schritte. Die Schiffe bleiben auf dem Plan und gehören niemandem: Du kannst sie alle nutzen.
coach-second = Jetzt könntest du bauen
coach-second-says = Auf einer Insel ohne Plättchen darf gebaut werden. Ein Gebäudeplättchen zeigt, welche Schiffe um die Insel stehen müssen, egal von wem; mindestens eines musst du in diesem Zug dazusetzen. Suche ein Gebäude, für das fast alles bereitsteht.
coach-power = Deine Flotte hat eine Fähigkeit
coach-power-says = Du kannst sie in diesem Zug jederzeit nutzen oder es lassen. Was sie bewirkt, steht auf der Flotte.
coach-build = Baue!
coach-build-says = Um eine leere Insel stehen die richtigen Schiffe. Wähle ein Gebäudeplättchen aus der Auslage, dann die hervorgehobene Insel. Das Plättchen zählt seine Punkte; Gebirge, Torii, Paläste und Gruppen bringen sofort noch mehr.
coach-either = Einsammeln oder bauen
coach-either-says = In einem Zug tust du das eine oder das andere. Hast du Schiffe gesetzt, musst du eines davon tun, wenn du kannst.
coach-built = Dein Gebäude steht
coach-built-says = Es gehört dir bis zum Schluss, und sein Plättchen zählt am Ende. Ein zweites auf einer benachbarten Insel bildet eine Gruppe, und die bringt Münzen.
coach-harbour = Schiffe im Hafen
coach-harbour-says = Ein Schiff, das du nicht eingesetzt hast, wartet im Hafen auf den nächsten Zug. Platz ist für eines; Spezialisten können mehr Platz geben.
coach-moor = Zu viele Schiffe
coach-moor-says = So viele passen nicht in deinen Hafen. Wähle ein Schiff, das du beiseitestellst: Es ist verloren, und je zwei kosten einen Punkt.
coach-round = Die Runde ist vorbei
coach-round-says = Spezialisten, die niemand wollte, erhalten je 2 Münzen, die Auslagen werden gefüllt, und die Nummern der Flotten bestimmen die neue Folge. Zu zweit hat jeder zwei Züge pro Runde.
coach-ends = Wie das Spiel endet
coach-ends-says = Nach einer Runde, in der jemand sein letztes Gebäude gesetzt hat. Auch wenn eine Schiffsfarbe aufgebraucht ist oder ein Stapel seine Auslage nicht mehr füllen kann.
coach-all = Das ist alles
coach-all-says = Jetzt kennst du jeden Schritt. Spiel zu Ende; der Tipp zeigt, was ein Computerspieler täte, und jedes Element sagt dir, was es ist.
coach-over = Das Spiel ist zu Ende
coach-over-says = Münzen, Prestige, Gebäude und Spezialisten sind gezählt. Im Rückblick kannst du die Partie noch einmal Schritt für Schritt durchgehen.
coach-another = Noch eine Partie
