### Die Regeln, nummeriert wie in docs/rules.md.
###
### Zeilen mit „- “ am Anfang bilden eine Liste, solche mit „! “ eine Festlegung: Hier lassen die
### gedruckten Regeln etwas offen. Regelnummern wie 6.3 werden zu Verweisen, Wörter zwischen „_“
### werden hervorgehoben. Was Flotten und Spezialisten bewirken, steht beim Spielmaterial.

rules-minute = In jedem Zug wählst du eine Flotte: Sie gibt dir Schiffe, einen Effekt für diesen Zug und deinen Platz in der nächsten Runde. Du darfst ein Schiff kaufen oder verkaufen. Dann setzt du eine Kette von Schiffen entlang der Seewege ein und tust damit eines von beidem: Du _sammelst_ Kulturplättchen von den Inseln neben deinen Schiffen ein, oder du _baust_ auf einer leeren Insel, um die herum die richtigen Schiffe stehen. Wer sie eingesetzt hat, ist egal: Auf dem Plan gehören Schiffe niemandem. Schiffe, die du nicht einsetzt, machen im Hafen fest oder werden beiseitegestellt. Zum Schluss darfst du mit Kulturplättchen einen Spezialisten anwerben, der von da an für dich arbeitet. Münzen, Prestige, Gebäude und Spezialisten bringen Punkte.

## 1

rules-1 = Spielmaterial
rules-1-1 = Der Plan zeigt 34 Inseln in einem Netz von Seewegen. Schiffe stehen auf _Feldern_, den Punkten, an denen sich Seewege treffen. Die Felder rund um eine Insel sind die Felder dieser Insel; Feld und Insel sind dann _benachbart_. Fünf Felder am Westrand sind _Eingangsfelder_.
rules-1-2 = Zwei Felder, zwischen denen ein Seeweg verläuft, sind _verbunden_. Zwei Inseln sind _benachbart_, wenn sie eine gemeinsame Grenze haben, also zwei verbundene Felder zu beiden gehören. Inseln, die sich nur an einer Ecke, in einem einzigen Feld, berühren, sind nicht benachbart.
rules-1-3 = Der Vorrat enthält zu Beginn 80 Schiffe in fünf Farben:
rules-1-4 =
    Dazu gehören
    - 10 Flottenplättchen mit den Nummern 1 bis 10;
    - 28 Gebäudeplättchen: 21 für _Standardgebäude_, darunter _Handelsposten_, und 7 für _Prestigegebäude_ (3 Torii und 4 Paläste);
    - 18 Spezialisten;
    - 34 Kulturplättchen: je 5 von sechs Arten und 4 leere; von jeder Art, auch von den leeren, zeigt eines ein Gebirge;
    - 7 Gebirge und 8 Plättchen „Heiliger Boden“;
    - Standardgebäude in den Farben der Spieler, Münzen und Prestigeplättchen.
rules-1-5 =
    ! Münzen und Prestigeplättchen gehen nie aus.
    ! Es gibt nur 8 Plättchen „Heiliger Boden“; ein vom Plan entferntes kann wieder verwendet werden.

## 2

rules-2 = Aufbau
rules-2-1 = Mischt die Spezialisten. Legt fünf offen als Auslage aus; die übrigen bilden einen verdeckten Stapel. Macht es mit den Gebäudeplättchen genauso.
rules-2-2 = Mischt die zehn Flotten und legt sie auf die Leiste: die fünf linken offen, die fünf rechten verdeckt.
rules-2-3 = Mischt die Kulturplättchen und legt auf jede Insel eines. Zeigt ein Plättchen (auch ein leeres) ein Gebirge, legt ein Gebirge darunter. Entfernt danach die leeren. Es bleiben 30 Plättchen, 7 Gebirge und 4 Inseln ohne Plättchen; eine dieser 4 hat ein Gebirge.
rules-2-4 = Alle erhalten 10 Münzen und Standardgebäude ihrer Farbe: 10 zu zweit, 8 zu dritt, 6 zu viert.
rules-2-5 =
    Die Zugfolge der ersten Runde wird ausgelost. Zu zweit hat eine Runde vier Züge.
    ! Zu zweit wird die Folge der ersten beiden Züge ausgelost und dann wiederholt: A, B, A, B.

## 3

rules-3 = Eine Runde
rules-3-1 = Gespielt wird nach der Zugfolge. Jeder Zug besteht aus den fünf Schritten der Abschnitte 4 bis 8: Flotte wählen, handeln, Schiffe einsetzen und dann einsammeln oder bauen, im Hafen festmachen, anwerben. Zu zweit hat jeder zwei ganze Züge pro Runde.
rules-3-2 = Sind alle Züge gespielt, endet die Runde, und die nächste wird vorbereitet (Abschnitt 9).
rules-3-3 =
    Den Effekt deiner Flotte kannst du in deinem Zug jederzeit zwischen zwei Aktionen nutzen, sofern nichts anderes dabeisteht. Du musst ihn nicht nutzen; ungenutzt verfällt er am Ende des Zuges.
    ! Dasselbe gilt für Effekte von Spezialisten, die einmal pro Zug wirken.
    ! Kein Effekt kann genutzt werden, bevor du eine Flotte gewählt hast, zwischen der Wahl von Flotte 10 und ihrem dritten Schiff, während du dir die Plättchen von Flotte 3 ansiehst, mitten im Einsammeln (Ebisus Plättchen eingeschlossen) oder während du Schiffe beiseitestellst.
    ! Die beiden Schiffe von Flotte 7 kannst du zu verschiedenen Zeitpunkten entfernen.
    ! Nach dem Einsammeln oder Bauen geht Schritt 3 nur weiter, solange du einen Effekt nutzen kannst, der Schiffe bringt. Sonst folgt sofort Schritt 4; andere Effekte kannst du in Schritt 5 wieder nutzen.
rules-3-4 =
    ! Hat Schritt 4 begonnen, können Effekte, die Schiffe bringen (Raijin, Michimata, Nakatsu), bis zum Ende des Zuges nicht mehr genutzt werden.
    ! Ein in Schritt 5 angeworbener Spezialist gehört dir ab diesem Moment, hilft aber nur bei dem, was noch kommt: Von den Spezialisten mit einer Aktion lassen sich nur Hetsuka und Kachiko sofort nutzen. Riu bringt kein Schiff zurück, das schon beiseitegestellt ist.

## 4

rules-4 = Schritt 1: Flotte wählen
rules-4-duty = Pflicht.
rules-4-1 = Nimm eine der Flotten, die offen auf der Leiste liegen. Während der Runde wird nicht aufgefüllt: Der erste Spieler wählt aus fünf, der nächste aus den vier übrigen und so weiter.
rules-4-2 = Nimm die gezeigten Schiffe aus dem Vorrat auf die Hand. Ist eine Farbe im Vorrat aufgebraucht, erhältst du dieses Schiff nicht. Das dritte Schiff von Flotte 10 darf jede Farbe haben, die es im Vorrat noch gibt, auch Gold.
rules-4-3 = Die Nummer der Flotte bestimmt, wann du in der nächsten Runde spielst: niedrige Nummern zuerst (9.5). Ihr Effekt gilt nur in diesem Zug.
rules-4-3-more =
    - Flotte 2: Nur du kannst das reservierte Plättchen bauen. Die Lücke in der Auslage wird am Ende der Runde gefüllt.
    ! Flotte 2: Du kannst das Plättchen in Schritt 3 einer späteren Runde bauen, nicht in derselben.
    - Flotte 3: Hat der Stapel weniger als drei Plättchen, siehst du die vorhandenen.
    ! Flotte 5: Leer heißt ohne Kulturplättchen, ohne Gebäude und ohne Heiligen Boden.
    ! Flotten 6 und 8: Die beiden Plättchen müssen von verschiedener Art, die beiden Schiffe von verschiedener Farbe sein.
    - Flotte 6: Gebirge bleiben liegen.

## 5

rules-5 = Schritt 2: handeln
rules-5-duty = Freiwillig.
rules-5-1 = Kaufe ein Schiff aus dem Vorrat oder verkaufe eines von deinen. Der Preis ist in beiden Fällen gleich: 1 Münze für Bambus, 2 für Holz, 3 für Stein, 4 für Lehm. Gold kann nicht gehandelt werden (siehe aber Tomoe, 8.3).
rules-5-2 = Du darfst einmal pro Zug handeln.
rules-5-3 = Verkaufen oder tauschen kannst du die Schiffe auf deiner Hand, auch die im Hafen; niemals beiseitegestellte Schiffe.
rules-5-4 = Sobald du ein Schiff eingesetzt, etwas eingesammelt oder gebaut hast, kannst du nicht mehr handeln.

## 6

rules-6 = Schritt 3: Schiffe einsetzen, dann einsammeln oder bauen
rules-6-duty = Einsetzen ist freiwillig; kannst du einsammeln oder bauen, musst du eines davon tun.
rules-6-placing = Einsetzen
rules-6-1 = Du setzt Schiffe von deiner Hand ein: die dieses Zuges und die aus dem Hafen. So viele, wie du willst, oder keines.
rules-6-2 = Dein erstes Schiff kommt auf ein leeres Eingangsfeld oder auf ein leeres Feld, das mit einem Schiff derselben Farbe verbunden ist.
rules-6-3 = Jedes weitere kommt auf ein leeres Feld, das mit dem zuletzt besetzten verbunden ist; die Farben spielen dabei keine Rolle. So bilden die Schiffe eines Zuges eine Kette ohne Abzweigung.
rules-6-4 =
    ! Ein Feld, auf dem du in diesem Zug ein Schiff eingesetzt hast, zählt fürs Einsammeln und Bauen, solange ein Schiff darauf steht.
    ! Hat ein Effekt das letzte Feld der Kette geleert, kannst du in diesem Zug keine Schiffe mehr einsetzen.
    ! Ein wegverschobenes Schiff zählt auf seinem neuen Feld nicht; ein Feld, dessen Schiff vertauscht wurde, zählt weiter.
    ! Ein Feld zählt nur einmal, auch wenn es geleert und von dir neu besetzt wurde.
    - Du darfst also der Pflicht aus 6.14 entgehen, indem du gerade eingesetzte Schiffe wieder entfernst.
rules-6-5 = Auf einem Feld ist Platz für ein Schiff. Schiffe auf dem Plan gehören niemandem.
rules-6-collecting = Einsammeln
rules-6-6 = Jedes Schiff, das du in diesem Zug eingesetzt hast, bringt dir ein Kulturplättchen von einer Insel an seinem Feld, solange dort eines liegt. Ein Schiff, ein Plättchen. Du suchst dir aus, welche du nimmst, und machst weiter, bis kein Schiff mehr etwas einsammeln kann; durch die Reihenfolge verlierst du nie ein Plättchen.
rules-6-7 =
    Die eingesammelten Plättchen liegen offen vor dir.
    ! Plättchen einer Art mit und ohne Gebirge gelten als gleich.
rules-6-building = Bauen
rules-6-8 = Wähle ein Gebäudeplättchen aus der Auslage oder eines, das du in einer früheren Runde reserviert hast, und dazu eine leere Insel: ohne Kulturplättchen, ohne Gebäude und ohne Heiligen Boden. Auf mindestens einem ihrer Felder musst du in diesem Zug ein Schiff eingesetzt haben.
rules-6-9 = Die vom Plättchen geforderten Schiffe müssen auf den Feldern dieser Insel stehen, für jedes ein eigenes. Wer sie wann eingesetzt hat, ist egal. Sie bleiben stehen.
rules-6-10 = Für ein Standardplättchen stellst du eines deiner Standardgebäude auf die Insel, für ein Torii- oder Palastplättchen ein neutrales Torii oder einen neutralen Palast.
rules-6-11 = Du kannst einmal pro Zug bauen. Das Plättchen gehört dir und zählt bei Spielende.
rules-6-12 =
    Für ein Standardgebäude (auch für einen Handelsposten) wirst du sofort belohnt. Die Belohnungen werden zusammengezählt:
    - 1 Prestigeplättchen für jedes Torii und jeden Palast auf einer benachbarten Insel;
    - 1 Prestigeplättchen, wenn die Insel ein Gebirge hat;
    - Münzen, wenn das Gebäude nun zu einer _Gruppe_ gehört: zwei oder mehr eigene Standardgebäude, über benachbarte Inseln verbunden. Du erhältst 1 Münze für jedes Gebäude der Gruppe, das neue eingeschlossen, und das Doppelte bei einem Handelsposten.
rules-6-13 = Prestigegebäude bringen nichts davon ein.
rules-6-either = Entweder – oder
rules-6-14 =
    In jedem Zug sammelst du ein oder baust, nie beides; und ist mindestens eines möglich, musst du es tun. Ohne ein eingesetztes Schiff, das noch zählt (6.4), ist keines möglich.
    ! Ob etwas möglich ist, wird ohne freiwillige Effekte beurteilt. Was nur mit dem Effekt von Flotte 9 geht, darfst du bauen, musst es aber nicht.
    - Ein Bau, der dich Anandas 2 Münzen kostet, ist möglich, wenn du sie hast.
rules-6-15 = Nach dem Einsammeln oder Bauen kannst du keine Schiffe mehr einsetzen.

## 7

rules-7 = Schritt 4: übrige Schiffe im Hafen festmachen
rules-7-duty = Pflicht.
rules-7-1 =
    Dein Hafen hat Platz für 1 Schiff, das du für spätere Züge behältst. Hast du mehr, wähle, welche du beiseitestellst; auch ein Schiff, das schon im Hafen lag, darf einem anderen weichen.
    ! Ein Schiff, für das noch Platz ist, kannst du nicht beiseitestellen.
rules-7-2 = Beiseitegestellte Schiffe sind verloren: Sie kommen nie auf die Hand oder in den Vorrat zurück und kosten am Ende Punkte (10.1).

## 8

rules-8 = Schritt 5: einen Spezialisten anwerben
rules-8-duty = Freiwillig.
rules-8-1 = Ein Spezialist aus der Auslage kostet 2 gleiche Kulturplättchen oder 3 von drei verschiedenen Arten. Diese Plättchen sind aus dem Spiel. Münzen, die auf dem Spezialisten liegen, gehören dir. Du kannst einmal pro Zug anwerben; die Auslage wird erst am Ende der Runde aufgefüllt.
rules-8-2 = Ein Spezialist bleibt bis zum Spielende bei dir.
rules-8-3 = Die 18 Spezialisten mit ihren Punkten:
rules-8-3-more =
    - Ananda: 2 Münzen insgesamt, egal wie viele Gebäude des Besitzers benachbart sind, für Standard- wie für Prestigegebäude. Gezahlt wird vor den Belohnungen aus 6.12. Der Besitzer selbst zahlt nie.
    - Awashima: Für die Gruppe zählt das neue Gebäude zusammen mit deinen benachbarten Standardgebäuden.
    ! Awashima: Danach ist das Gebäude neutral, und Kagutsuchis Plättchen bringt es nicht.
    ! Raijin: Du darfst auch Gold abgeben, sogar das Schiff, das du zurücknimmst (8.4).
    ! Ebisu: Das Plättchen zu nehmen, ist freiwillig. Es kommt direkt nach dem Einsammeln, wenn du mindestens eines genommen hast.
    ! Kagutsuchi: Du erhältst ein Plättchen, das Amateratsu verdoppelt.
    - Für Michimata oder Hetsuka abgegebene Kulturplättchen sind aus dem Spiel.
rules-8-4 = Tauschen kannst du nur gegen Schiffe, die im Vorrat sind. Zuerst kommen deine Schiffe in den Vorrat, dann nimmst du die neuen.

## 9

rules-9 = Ende einer Runde
rules-9-duty = Der Reihe nach geschieht Folgendes. Wo es heißt, dass die Partie endet, endet sie sofort.
rules-9-1 = Hat ein Spieler in dieser Runde sein letztes Standardgebäude gebaut, endet die Partie.
rules-9-2 = Ist eine Schiffsfarbe im Vorrat aufgebraucht, endet die Partie. Das wird nur jetzt geprüft: Eine Farbe, die während der Runde ausging und zurückkam, zählt nicht.
rules-9-3 = Legt 2 Münzen auf jeden Spezialisten, der noch in der Auslage liegt, zusätzlich zu denen, die dort schon liegen. Füllt die Auslage dann auf fünf auf; neue Spezialisten kommen ohne Münzen. Reicht der Stapel nicht, endet die Partie.
rules-9-4 = Füllt die Gebäudeauslage auf fünf auf. Reicht der Stapel nicht, endet die Partie.
rules-9-5 = Die Zugfolge der nächsten Runde richtet sich nach den Nummern der gespielten Flotten, die niedrigste zuerst. Zu zweit hat jeder der vier Züge seine eigene Nummer, daher können beide Züge eines Spielers aufeinanderfolgen.
rules-9-6 = Flotten, die niemand gewählt hat, rücken in ihrer Reihenfolge ans linke Ende der Leiste und werden aufgedeckt, bis fünf offen liegen. Die Flotten dieser Runde werden gemischt und rechts verdeckt ausgelegt.

## 10

rules-10 = Wertung
rules-10-1 =
    Alle zählen zusammen:
    - Münzen: 1 Punkt für je 5, abgerundet (für je 3 mit Fu Hsi);
    - Prestigeplättchen: je 1 Punkt (2 mit Amateratsu);
    - gebaute Gebäudeplättchen und Spezialisten: die aufgedruckten Punkte;
    - reservierte, nicht gebaute Plättchen: je −1;
    - beiseitegestellte Schiffe: −1 für je 2, abgerundet.
    ! Schiffe im Hafen kosten nichts.
rules-10-2 =
    Wer die meisten Punkte hat, ist der größte Baumeister von Yamataï. Bei Gleichstand entscheidet die Zugfolge: Wer in der letzten Runde früher am Zug war, liegt vorn. Zu zweit zählt der jeweils erste Zug dieser Runde.
    ! Die letzte Runde ist die gerade gespielte, in der Folge, in der sie gespielt wurde; die darin gewählten Flotten ändern diese Folge nicht.

## 11

rules-11 = Verdeckte und offene Informationen
rules-11-1 =
    Allen verborgen: die Reihenfolge der beiden Stapel und die verdeckten Flotten. Den anderen verborgen: die Plättchen, die du mit Flotte 3 siehst, und wie du sie zurücklegst. Wie viele oben und wie viele unten liegen, ist offen.
    ! Was du so erfahren hast, gilt, bis jemand anders sich dieselben Plättchen ansieht oder Plättchen unter den Stapel legt.
rules-11-2 =
    Alles andere ist offen, auch Kulturplättchen und Münzen.
    ! Auch gebaute Gebäudeplättchen sind offen. Nach den Spielregeln werden sie verdeckt abgelegt; aber alle haben sie gesehen, und sie zu verdecken, würde nur das Gedächtnis prüfen. Ein Tisch kann festlegen, dass sie wie im Original verdeckt liegen: Dann bleiben die gebauten Plättchen der anderen und die Summen, die daraus folgen, bis zum Schluss verborgen.

## 12

rules-12 = Spieldauer
rules-12-1 = Die Zahl der Runden ist nicht begrenzt, denn niemand muss Schiffe einsetzen. Wer eine Simulation startet, legt dafür eine Grenze fest; eine dort beendete Partie gilt als abgebrochen.
