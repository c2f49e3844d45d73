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
rules-nothing = Keine Regel gefunden. Versuch es mit weniger oder kürzeren Wörtern.
rules-in-a-minute = Das Spiel in einer Minute
rules-about = Jede Regel hat eine Nummer; das Spiel nennt sie, wenn eine Aktion nicht erlaubt ist. Alle Zahlenangaben gelten für die Standardedition.
rules-ruling = Festlegung
rules-rulings = Eine Festlegung entscheidet einen Punkt, den die gedruckten Regeln offenlassen oder verschieden beantworten. Plan und Plättchen sind rekonstruiert; dieses Projekt steht in keiner Verbindung zum Verlag des Spiels.
rules-link = Link zu Regel { $rule }
rules-colour = Farbe
rules-number = Schiffe
rules-price = Preis
rules-fleet = Flotte
rules-takes = Schiffe
rules-power = Effekt
rules-specialist = Spezialist
rules-points = Punkte
rules-any = beliebige Farbe
rules-lesson = Beim Spielen lernen

## Was ist das?

what-rule = Mehr dazu: Regel { $rule }
what-boat-does = Kommt aus dem Vorrat auf deine Hand und von dort auf ein Feld. Schiffe auf dem Plan gehören niemandem; jedes Gebäude braucht bestimmte Farben rund um seine Insel.
what-culture-does = Ein Kulturplättchen. Du sammelst es mit einem Schiff neben seiner Insel ein. Zwei gleiche oder drei verschiedene bezahlen einen Spezialisten.
what-mountain = Gebirge
what-mountain-does = Ein hier gebautes Standardgebäude bringt 1 Prestigeplättchen.
what-sacred = Heiliger Boden
what-sacred-does = Solange das Plättchen hier liegt, kann niemand auf dieser Insel bauen.
what-prestige = Prestigeplättchen
what-prestige-does = Jedes ist am Ende 1 Punkt wert. Du erhältst sie für Standardgebäude im Gebirge und neben Torii und Palästen.
what-coins = Münzen
what-coins-does = Damit kaufst du Schiffe. Am Ende sind je 5 Münzen 1 Punkt wert.
what-slot = Feld
what-slot-does = Platz für ein Schiff, wo sich Seewege treffen. Dein erstes Schiff in jedem Zug kommt auf ein Eingangsfeld oder neben ein Schiff derselben Farbe, jedes weitere neben das vorige.
what-island = Insel
what-island-does = Ist ihr Kulturplättchen weg, können hier alle bauen, wenn ringsum die richtigen Schiffe stehen.
what-harbour = Hafen
what-harbour-does = Hier bleibt ein Schiff für spätere Züge. Was nicht hineinpasst, wird beiseitegestellt.
what-aside = Beiseitegestellte Schiffe
what-aside-does = Sie sind aus dem Spiel. Am Ende kosten je 2 von ihnen 1 Punkt.
what-reserve = Vorrat
what-reserve-does = Die Schiffe, die niemand genommen hat. Ist am Ende einer Runde eine Farbe aufgebraucht, endet die Partie.
what-decks = Stapel
what-decks-does = Am Ende einer Runde werden beide Auslagen auf fünf aufgefüllt. Reicht ein Stapel dafür nicht, endet die Partie.
what-order = Zugfolge
what-order-does = In der nächsten Runde beginnt, wer die Flotte mit der niedrigsten Nummer gewählt hat.
what-group = Gruppe
what-group-does = Eigene Standardgebäude auf benachbarten Inseln. Ein weiteres bringt 1 Münze für jedes Gebäude der Gruppe.
what-trade = Handel
what-trade-does = Einmal pro Zug kannst du ein Schiff kaufen oder verkaufen, bevor du das erste einsetzt.
what-recruit = Anwerben
what-recruit-does = Am Ende deines Zuges kostet ein Spezialist 2 gleiche oder 3 verschiedene Kulturplättchen. Münzen, die auf ihm liegen, gehören dir.
what-points = Punkte
what-points-does = So viele Punkte hättest du, wenn die Partie jetzt zu Ende wäre.

## Das geführte erste Spiel

learn-title = Deine erste Partie
learn-lead = Lerne Yamataï beim Spielen: in einer kurzen Partie gegen einen Computerspieler. Ein Lotse erklärt dir jeden Schritt, wenn er an der Reihe ist.
learn-promise-time = Es dauert etwa zehn Minuten.
learn-promise-back = Nimm zurück, was du willst; weichst du von der Lektion ab, bringt dich der Lotse wieder auf Kurs.
learn-promise-leave = Du kannst jederzeit gehen und später genau dort weitermachen.
learn-start = Erste Partie beginnen
learn-resume = Erste Partie fortsetzen
learn-again = Neu beginnen
learn-rules = Lieber die Regeln lesen

coach-name = Lotse
coach-fold = Lotsen einklappen
coach-unfold = Lotsen ausklappen
coach-understood = Verstanden
coach-now = Jetzt: { $action }
coach-step = Schritt { $step } von { $steps }
coach-strayed = Ein anderer Weg
coach-strayed-says = Das kann ein guter Zug sein, aber die Lektion sieht etwas anderes vor. Kehre zu ihr zurück oder spiel auf eigene Faust weiter: Ich erkläre, was dabei Neues vorkommt. Vorgesehen war:
coach-back = Zurück zur Lektion
coach-free = Auf eigene Faust weiterspielen
coach-waits = { $name } spielt. Sieh dir an, was auf dem Plan geschieht.
coach-yours = Du bist am Zug. Spiel, wie du magst; ich melde mich, wenn etwas Neues kommt.
coach-leave = Lektion verlassen
coach-begin = Willkommen in Yamataï
coach-begin-says = Bebaue für Königin Himiko die Inseln und hole mehr Punkte als { $name }. Wir steigen in die zweite Runde einer kurzen Partie ein; die ersten beiden Züge gehören dir.
coach-boats = Wähle eine Flotte
coach-boats-says = Jeder Zug beginnt mit einer Flotte. Ihre Schiffe kommen auf deine Hand.

coach-trade = Du darfst handeln
coach-trade-says = Bevor du etwas einsetzt, kannst du ein Schiff kaufen oder verkaufen. Ein drittes Schiff macht die Kette länger, und Bambus kostet nur 1 Münze.
coach-enter = Setze dein erstes Schiff ein
coach-enter-says = Das erste Schiff kommt auf ein Eingangsfeld; Pfeile zeigen darauf. Wähle ein Schiff von deiner Hand, dann das Feld.
coach-chain = Bilde eine Kette
coach-chain-says = Das nächste Schiff kommt neben das gerade eingesetzte; seine Farbe spielt keine Rolle mehr. Setze so viele ein, wie du willst; es kommt auf die Inseln daneben an.
coach-collect = Sammle ein
coach-collect-says = Jedes Schiff, das du in diesem Zug eingesetzt hast, bringt ein Kulturplättchen von einer Insel daneben. Zwei gleiche sind besonders nützlich, wie du sehen wirst. Wähle eine Insel.
coach-recruit = Wirb einen Spezialisten an
coach-recruit-says = Zwei gleiche oder drei verschiedene Kulturplättchen bezahlen einen Spezialisten, der von nun an für dich arbeitet. Wähle einen aus der Auslage.
coach-end = Beende deinen Zug
coach-end-says = Das war ein ganzer Zug: Flotte, Handel, Schiffe, Einsammeln, Anwerben. Bist du zufrieden, beende ihn; wenn nicht, nimm zurück, was du willst.
coach-tile = Jetzt ein Gebäude
coach-tile-says = Statt einzusammeln, kannst du auf einer Insel ohne Plättchen bauen. Das Plättchen mit zwei Bambusschiffen braucht rund um seine Insel zwei davon, egal von wem. Sie stehen schon da: um Insel 14.
coach-number = Die Nummer einer Flotte
coach-number-says = Sie bestimmt deinen Platz in der nächsten Runde: Niedrige Nummern spielen zuerst. Nimm diesmal das Bambusschiff, das du brauchst, auch wenn du dann warten musst.
coach-extend = Neben die eigene Farbe
coach-extend-says = Dein erstes Schiff darf auch neben ein Schiff seiner Farbe. Um auf Insel 14 zu bauen, musst du ein Schiff neben ihr einsetzen.
coach-first = Einsammeln oder bauen
coach-first-says = In jedem Zug tust du das eine oder das andere. Die Schiffe für das Plättchen stehen um Insel 14: Wähle das Plättchen, dann die Insel.
coach-moored = Schiffe im Hafen
coach-moored-says = Dein Lehmschiff wartet im Hafen auf deinen nächsten Zug. Platz ist für eines, dank Riu für zwei weitere. Das war alles in diesem Zug: Beende ihn.
coach-others = Der andere Spieler ist am Zug
coach-others-says = { $name } durchläuft dieselben fünf Schritte. Die Schiffe bleiben auf dem Plan und gehören niemandem: Du kannst sie alle nutzen.
coach-built = Gebaut!
coach-built-says = Das Gebäude gehört dir bis zum Schluss, und sein Plättchen zählt am Ende. Ein zweites auf einer benachbarten Insel bildet eine Gruppe, und die bringt Münzen.
coach-moor = Zu viele Schiffe
coach-moor-says = So viele passen nicht in deinen Hafen. Wähle ein Schiff, das du beiseitestellst: Es ist aus dem Spiel, und je zwei kosten einen Punkt.
coach-round = Die Runde ist vorbei
coach-round-says = Spezialisten, die niemand gewählt hat, erhalten je 2 Münzen, die Auslagen werden aufgefüllt, und die Flottennummern bestimmen die neue Zugfolge. Zu zweit hat jeder zwei Züge pro Runde.
coach-powers = Flotten haben Effekte
coach-powers-says = Das Symbol auf einer Flotte steht für einen Effekt in diesem Zug: Nutze ihn, wann du willst, oder gar nicht. Sein Knopf hat einen gestrichelten Rahmen.
coach-ends = Wie die Partie endet
coach-ends-says = Am Ende einer Runde, wenn jemand sein letztes Standardgebäude gebaut hat, eine Schiffsfarbe aufgebraucht ist oder ein Stapel seine Auslage nicht mehr auffüllen kann.
coach-all = Das war alles
coach-all-says = Jetzt kennst du jeden Schritt. Spiel die Partie zu Ende. „Tipp“ zeigt, was ein Computerspieler tun würde, und bei jedem Teil kannst du nachfragen, was es ist.
coach-over = Die Partie ist zu Ende
coach-over-says = Münzen, Prestige, Gebäude und Spezialisten sind gezählt. Im Rückblick kannst du die Partie noch einmal Schritt für Schritt durchgehen.
coach-another = Noch eine Partie

## Exercises after the first game

exercise-name = Übung
exercise-all = Drei Übungen
exercise-lead = Echte Stellungen, je ein Zug. Denk erst nach: Bis der Zug vorbei ist, lässt sich alles zurücknehmen.
exercise-recruit = Wirb in diesem Zug Hetsuka an
exercise-recruit-says = Du hast ein Kulturplättchen (Pflaume). Zwei gleiche oder drei verschiedene bezahlen einen Spezialisten.
exercise-recruit-why = Ein Schiff neben der richtigen Insel brachte das zweite Plättchen. Sieh nach, was du hast, bevor du eine Flotte wählst.
exercise-mountain = Baue in diesem Zug im Gebirge
exercise-mountain-says = Ein Standardgebäude im Gebirge bringt ein Prestigeplättchen. Suche eine leere Insel mit Gebirge, um die schon Schiffe stehen, und ein Plättchen, für das nicht mehr viel fehlt.
exercise-mountain-why = Du hast die Flotte wegen ihrer Schiffe gewählt und die Schiffe für ein Plättchen und eine Insel. Darum geht es in diesem Spiel vor allem.
exercise-palace = Baue in diesem Zug den Palast
exercise-palace-says = Der Palast in der Auslage braucht alle fünf Farben, und du hast kein Goldschiff. Eine Flotte kann helfen.
exercise-palace-why = Mit Flotte 9 darf beim Bauen ein Schiff fehlen. Ein Blick auf die Effekte lohnt sich, wenn etwas unerreichbar scheint.
exercise-show = Lösung anzeigen
exercise-again = Noch einmal versuchen
exercise-next = Nächste Übung
exercise-finish = Zurück zu den Übungen
exercise-solved = Gelöst!
exercise-missed = Der Zug ist vorbei, und du hast das Ziel nicht erreicht. Versuch es noch einmal oder lass dir eine Lösung zeigen.
exercise-elsewhere = Du bist von der Lösung abgewichen. Nimm etwas zurück oder versuch es noch einmal, um ihr zu folgen.
exercise-done = gelöst
exercise-leave = Übung verlassen
