### Die Regeln, nummeriert wie in docs/rules.md.
###
### Zeilen mit „- “ am Anfang bilden eine Liste, solche mit „! “ eine Festlegung: Hier lassen die
### gedruckten Regeln etwas offen. Regelnummern wie 6.3 werden zu Verweisen, Wörter zwischen „_“
### werden hervorgehoben. Was Flotten und Spezialisten bewirken, steht beim Spielmaterial.

rules-minute = In jedem Zug wählst du eine Flotte: Sie gibt dir Schiffe, eine Fähigkeit für diesen Zug und deinen Platz in der nächsten Runde. Du darfst ein Schiff kaufen oder verkaufen. Dann setzt du eine Kette von Schiffen in die Seewege und tust damit eines von beidem: Du _sammelst_ Kulturplättchen von den Inseln neben deinen Schiffen ein, oder du _baust_ auf einer leeren Insel, um die herum die richtigen Schiffe stehen. Wer sie gesetzt hat, ist egal: Auf dem Wasser gehören Schiffe niemandem. Was du nicht einsetzt, kommt in den Hafen oder ist verloren. Zum Schluss darfst du mit Kulturplättchen einen Spezialisten anwerben, der von da an für dich arbeitet. Münzen, Prestige, Gebäude und Spezialisten bringen Punkte.

## 1

rules-1 = Spielmaterial
rules-1-1 = Der Plan zeigt 34 Inseln in einem Netz von Seewegen. Schiffe stehen auf _Feldern_, den Punkten, an denen sich Seewege treffen. Die Felder rund um eine Insel sind die Felder dieser Insel; Feld und Insel sind dann _benachbart_. Fünf Felder am Westrand sind _Eingangsfelder_.
rules-1-2 = Zwei Felder mit einem Seeweg dazwischen sind _verbunden_. Zwei Inseln sind _benachbart_, wenn sie auf beiden Seiten desselben Stücks Seeweg liegen, also zwei verbundene Felder zu beiden gehören. Inseln, die sich nur an einer Ecke, in einem einzigen Feld, berühren, sind nicht benachbart.
rules-1-3 = Der Vorrat enthält zu Beginn 80 Schiffe in fünf Farben:
rules-1-4 =
    Dazu gehören
    - 10 Flottenplättchen mit den Nummern 1 bis 10;
    - 28 Gebäudeplättchen: 21 für _Standardgebäude_, darunter _Handelsposten_, und 7 für _Prestigegebäude_, nämlich 3 Torii und 4 Paläste;
    - 18 Spezialisten;
    - 34 Kulturplättchen: je 5 von sechs Arten und 4 leere; von jeder Art, auch von den leeren, zeigt eines ein Gebirge;
    - 7 Gebirge und 8 Plättchen „Heiliger Boden“;
    - Standardgebäude in den Farben der Spieler, Münzen und Prestigeplättchen.
rules-1-5 =
    ! Münzen und Prestigeplättchen gehen nie aus.
    ! Es gibt nur 8 Plättchen „Heiliger Boden“; ein vom Plan genommenes kann wieder verwendet werden.

## 2

rules-2 = Aufbau
rules-2-1 = Die Spezialisten werden gemischt. Fünf liegen offen in der Auslage, die übrigen bilden einen verdeckten Stapel. Mit den Gebäudeplättchen geschieht dasselbe.
rules-2-2 = Die zehn Flotten werden gemischt und auf die Leiste gelegt: die fünf linken offen, die fünf rechten verdeckt.
rules-2-3 = Die Kulturplättchen werden gemischt, auf jede Insel kommt eines. Wo ein Plättchen ein Gebirge zeigt, auch ein leeres, kommt ein Gebirge darunter. Danach werden die leeren entfernt. Es bleiben 30 Plättchen, 7 Gebirge und 4 Inseln ohne Plättchen; eine dieser 4 hat ein Gebirge.
rules-2-4 = Alle erhalten 10 Münzen und Standardgebäude ihrer Farbe: je 10 zu zweit, 8 zu dritt, 6 zu viert.
rules-2-5 =
    Die Zugfolge der ersten Runde wird ausgelost. Zu zweit hat eine Runde vier Züge.
    ! Zu zweit werden die ersten beiden Züge ausgelost, der dritte und vierte wiederholen sie: A, B, A, B.

## 3

rules-3 = Eine Runde
rules-3-1 = Gespielt wird in Zugfolge. Jeder Zug besteht aus den fünf Schritten der Abschnitte 4 bis 8: Flotte wählen, handeln, Schiffe setzen und dann einsammeln oder bauen, im Hafen anlegen, anwerben. Zu zweit hat jeder zwei ganze Züge pro Runde.
rules-3-2 = Sind alle Züge gespielt, endet die Runde, und die nächste wird vorbereitet (Abschnitt 9).
rules-3-3 =
    Die Fähigkeit deiner Flotte und Fähigkeiten von Spezialisten, die einmal pro Zug wirken, kannst du in deinem Zug jederzeit zwischen zwei Aktionen nutzen, sofern nichts anderes dabeisteht. Du musst es nicht; eine ungenutzte Flottenfähigkeit verfällt am Ende des Zuges.
    ! Keine Fähigkeit wirkt, bevor du eine Flotte hast, zwischen der Wahl von Flotte 10 und ihrem dritten Schiff, während du die Plättchen von Flotte 3 ansiehst, mitten im Einsammeln oder während du Schiffe beiseitestellst.
    ! Die beiden Schiffe von Flotte 7 brauchst du nicht im selben Moment zu entfernen.
rules-3-4 =
    ! Hat Schritt 4 begonnen, bringen Fähigkeiten in diesem Zug keine Schiffe mehr (Raijin, Michimata, Nakatsu).
    ! Ein in Schritt 5 angeworbener Spezialist wirkt sofort. Nur Ebisu wartet auf das Einsammeln in einem späteren Zug.

## 4

rules-4 = Schritt 1: Flotte wählen
rules-4-duty = Das musst du tun.
rules-4-1 = Nimm eine der Flotten, die offen auf der Leiste liegen. Während der Runde wird nicht aufgefüllt: Wer beginnt, wählt aus fünf, der Nächste aus den vier übrigen und so weiter.
rules-4-2 = Nimm die gezeigten Schiffe aus dem Vorrat auf die Hand. Fehlt eine Farbe im Vorrat, gehst du leer aus. Das dritte Schiff von Flotte 10 darf jede Farbe haben, die es im Vorrat noch gibt, auch Gold.
rules-4-3 = Die Nummer der Flotte bestimmt, wann du in der nächsten Runde spielst: niedrige Nummern zuerst (9.5). Ihre Fähigkeit hast du nur in diesem Zug.
rules-4-3-more =
    - Flotte 2: Das reservierte Plättchen kannst nur du bauen, und zwar in Schritt 3 einer späteren Runde. Die Lücke in der Auslage wird am Ende der Runde gefüllt.
    - Flotte 3: Hat der Stapel weniger als drei Plättchen, siehst du die vorhandenen.
    ! Flotte 5: Leer heißt ohne Kulturplättchen, ohne Gebäude und ohne Heiligen Boden.
    ! Flotten 6 und 8: Die beiden Plättchen müssen von verschiedener Art, die beiden Schiffe von verschiedener Farbe sein. Gebirge bleiben liegen.

## 5

rules-5 = Schritt 2: Handel
rules-5-duty = Das darfst du tun.
rules-5-1 = Kaufe ein Schiff, das im Vorrat ist, oder verkaufe eines von deinen. Beides kostet gleich viel: Bambus 1 Münze, Holz 2, Stein 3, Lehm 4. Gold wird nicht gehandelt (siehe aber Tomoe, 8.3).
rules-5-2 = Du handelst einmal pro Zug.
rules-5-3 = Verkaufen oder tauschen kannst du die Schiffe auf deiner Hand; die in deinem Hafen zählen dazu. An beiseitegestellte Schiffe kommst du nicht mehr heran.
rules-5-4 = Sobald du ein Schiff setzt, einsammelst oder baust, ist der Handel vorbei.

## 6

rules-6 = Schritt 3: Schiffe setzen, dann einsammeln oder bauen
rules-6-duty = Setzen ist freiwillig; kannst du einsammeln oder bauen, musst du eines davon tun.
rules-6-placing = Setzen
rules-6-1 = Du setzt Schiffe von deiner Hand: die dieses Zuges und die aus dem Hafen. Setze so viele du willst, oder keines.
rules-6-2 = Das erste Schiff kommt auf ein freies Eingangsfeld oder auf ein freies Feld, das mit einem Schiff derselben Farbe verbunden ist.
rules-6-3 = Jedes weitere kommt auf ein freies Feld, das mit dem zuletzt besetzten verbunden ist, gleich welche Farbe. So bilden die Schiffe eines Zuges eine Kette ohne Abzweigung.
rules-6-4 =
    ! Ein Feld, das du in diesem Zug besetzt hast, zählt fürs Einsammeln und Bauen, solange ein Schiff darauf steht.
    - Hat eine Fähigkeit das letzte Feld der Kette geleert, setzt du in diesem Zug nichts mehr.
    - Ein wegbewegtes Schiff zählt auf dem neuen Feld nicht; ein Feld, dessen Schiff vertauscht wurde, zählt weiter.
    - Ein Feld zählt nur einmal, auch wenn es geleert und von dir neu besetzt wurde.
    - Du darfst also der Pflicht von 6.14 entgehen, indem du gerade gesetzte Schiffe wieder entfernst.
rules-6-5 = Auf einem Feld ist Platz für ein Schiff. Schiffe auf dem Plan gehören niemandem.
rules-6-collecting = Einsammeln
rules-6-6 = Jedes Schiff, das du in diesem Zug gesetzt hast, bringt dir ein Kulturplättchen von einer Insel an seinem Feld, solange dort eines liegt. Mehr als eines bringt kein Schiff. Du suchst dir aus, welche du nimmst, und machst weiter, bis sich keines mehr einem Schiff zuordnen lässt; durch die Reihenfolge verlierst du nie ein Plättchen.
rules-6-7 = Genommene Plättchen liegen offen vor dir. Eines mit Gebirge ist so viel wert wie jedes andere seiner Art.
rules-6-building = Bauen
rules-6-8 = Wähle ein Gebäudeplättchen, aus der Auslage oder von denen, die du in einer früheren Runde reserviert hast, und eine leere Insel: ohne Kulturplättchen, Gebäude und Heiligen Boden. Auf mindestens eines ihrer Felder musst du in diesem Zug ein Schiff gesetzt haben.
rules-6-9 = Die vom Plättchen geforderten Schiffe müssen auf den Feldern dieser Insel stehen, für jedes ein eigenes. Wer sie wann gesetzt hat, ist egal. Sie bleiben stehen.
rules-6-10 = Für ein Standardplättchen brauchst du ein Standardgebäude aus deinem Bestand; es kommt auf die Insel. Bei Torii und Palast kommt ein neutrales Torii oder ein neutraler Palast dorthin.
rules-6-11 = Du baust einmal pro Zug. Das Plättchen gehört dir und zählt bei Spielende.
rules-6-12 =
    Ein Standardgebäude, und das ist auch ein Handelsposten, belohnt dich sofort. Alles wird zusammengezählt:
    - 1 Prestigeplättchen für jedes Torii und jeden Palast auf einer benachbarten Insel;
    - 1 Prestigeplättchen, wenn die Insel ein Gebirge hat;
    - Münzen, wenn das Gebäude nun zu einer _Gruppe_ gehört: zwei oder mehr eigene Standardgebäude, über benachbarte Inseln verbunden. Du erhältst 1 Münze für jedes Gebäude der Gruppe, das neue eingeschlossen, und das Doppelte bei einem Handelsposten.
rules-6-13 = Prestigegebäude bringen nichts davon ein.
rules-6-either = Das eine oder das andere
rules-6-14 =
    In einem Zug sammelst du ein oder baust, nie beides; und ist mindestens eines möglich, musst du es tun. Ohne ein gesetztes Schiff, das noch zählt (6.4), ist keines möglich.
    ! Ob etwas möglich ist, wird ohne freiwillige Fähigkeiten beurteilt. Was nur mit dem Nachlass von Flotte 9 geht, darfst du bauen, musst es aber nicht. Schuldest du Anandas Besitzer 2 Münzen und hast sie, ist der Bau möglich.
rules-6-15 = Nach dem Einsammeln oder Bauen setzt du keine Schiffe mehr.

## 7

rules-7 = Schritt 4: im Hafen anlegen
rules-7-duty = Das musst du tun.
rules-7-1 =
    Dein Hafen hat Platz für 1 Schiff, das du für spätere Züge behältst. Hast du mehr Schiffe übrig, stellst du die überzähligen beiseite und wählst, welche; auch ein Schiff, das schon im Hafen lag, darf einem neuen weichen.
    ! Ein Schiff, das noch Platz hat, kannst du nicht beiseitestellen.
rules-7-2 = Beiseitegestellte Schiffe sind verloren: Sie kommen weder auf die Hand noch in den Vorrat zurück und kosten bei Spielende Punkte (10.1).

## 8

rules-8 = Schritt 5: einen Spezialisten anwerben
rules-8-duty = Das darfst du tun.
rules-8-1 = Ein Spezialist aus der Auslage kostet 2 gleiche oder 3 verschiedene Kulturplättchen. Sie sind aus dem Spiel. Münzen, die auf dem Spezialisten liegen, bekommst du. Du wirbst einmal pro Zug an; aufgefüllt wird erst am Ende der Runde.
rules-8-2 = Ein Spezialist bleibt bis zum Spielende bei dir.
rules-8-3 = Die 18 Spezialisten mit ihren Punkten:
rules-8-3-more =
    - Ananda: Es sind 2 Münzen insgesamt, egal wie viele Gebäude des Besitzers benachbart sind, und für Standard- wie Prestigegebäude. Gezahlt wird vor den Belohnungen aus 6.12. Der Besitzer selbst zahlt nie.
    - Awashima: Für die Gruppe zählt das neue Gebäude mit deinen benachbarten Standardgebäuden. Danach ist es neutral wie jedes andere, und Kagutsuchis Plättchen bringt es nicht.
    - Raijin: Du darfst auch Gold abgeben, sogar das Schiff, das du zurücknimmst (8.4).
    - Ebisu: Das zusätzliche Plättchen kommt gleich nach dem Einsammeln, wenn du mindestens eines genommen hast.
    - Für Michimata oder Hetsuka abgegebene Kulturplättchen sind aus dem Spiel.
rules-8-4 = Tauschen kannst du nur gegen Schiffe, die im Vorrat sind. Zuerst kommen deine Schiffe in den Vorrat, dann nimmst du die neuen.

## 9

rules-9 = Ende einer Runde
rules-9-duty = Der Reihe nach geschieht Folgendes. Wo es heißt, dass das Spiel endet, endet es genau dort.
rules-9-1 = Hat jemand in dieser Runde sein letztes Standardgebäude auf den Plan gestellt, endet das Spiel.
rules-9-2 = Ist von einer Farbe kein Schiff mehr im Vorrat, endet das Spiel. Es zählt nur dieser Moment: Eine Farbe, die während der Runde ausging und zurückkam, beendet es nicht.
rules-9-3 = Auf jeden Spezialisten in der Auslage kommen 2 Münzen, auch wenn schon welche dort liegen. Dann wird auf fünf aufgefüllt; neue kommen ohne Münzen. Reicht der Stapel dafür nicht, endet das Spiel.
rules-9-4 = Die Gebäudeauslage wird auf fünf aufgefüllt. Reicht der Stapel dafür nicht, endet das Spiel.
rules-9-5 = Die Zugfolge der nächsten Runde richtet sich nach den Nummern der gespielten Flotten, die niedrigste zuerst. Zu zweit hat jeder der vier Züge seine eigene Nummer, daher können beide Züge eines Spielers aufeinanderfolgen.
rules-9-6 = Flotten, die niemand gewählt hat, rücken in ihrer Reihenfolge ans linke Ende der Leiste, und so viele werden aufgedeckt, dass fünf offen liegen. Die Flotten dieser Runde werden gemischt und füllen verdeckt das rechte Ende.

## 10

rules-10 = Wertung
rules-10-1 =
    Alle zählen zusammen:
    - Münzen: 1 Punkt für je 5, abgerundet (für je 3 mit Fu Hsi);
    - Prestigeplättchen: je 1 Punkt (2 mit Amateratsu);
    - die Plättchen der gebauten Gebäude und die Spezialisten: die aufgedruckten Punkte;
    - reservierte, nie gebaute Plättchen: je −1;
    - beiseitegestellte Schiffe: −1 für je 2, abgerundet, ein einzelnes kostet also nichts.

    Schiffe im Hafen kosten nichts.
rules-10-2 =
    Wer die meisten Punkte hat, ist der größte Baumeister von Yamataï. Bei Gleichstand entscheidet die Zugfolge: Wer in der letzten Runde früher dran war, liegt vorn. Zu zweit zählt der jeweils erste Zug dieser Runde.
    ! Die letzte Runde ist die gerade gespielte, in der Folge, in der sie gespielt wurde; die darin gewählten Flotten ändern daran nichts mehr.

## 11

rules-11 = Verdeckt und offen
rules-11-1 =
    Allen verborgen sind die Reihenfolge der beiden Stapel und die verdeckten Flotten. Nur einer weiß, welche Plättchen er mit Flotte 3 gesehen und wie er sie zurückgelegt hat; wie viele oben und wie viele unten liegen, wissen alle.
    ! Was du so erfahren hast, gilt, bis jemand anders dieselben Plättchen ansieht oder Plättchen unter den Stapel legt.
rules-11-2 = Alles andere ist offen, auch Kulturplättchen, Münzen und die Plättchen gebauter Gebäude.

## 12

rules-12 = Spieldauer
rules-12-1 = Die Zahl der Runden ist nicht begrenzt, denn niemand muss Schiffe setzen. Simulationen erhalten eine Grenze von dem, der sie startet; eine dort beendete Partie gilt als abgebrochen.
