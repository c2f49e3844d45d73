### Das Spielmaterial: wie es heißt und was es bewirkt.

## Schiffe: ihr Material und ihre Farbe

colour-bamboo = Bambus
colour-wood = Holz
colour-stone = Stein
colour-clay = Lehm
colour-gold = Gold

hue-bamboo = grün
hue-wood = braun
hue-stone = schwarz
hue-clay = rot
hue-gold = gelb

## Kultur

culture-plum = Pflaume
culture-maple = Ahorn
culture-rice = Reis
culture-ginkgo = Ginkgo
culture-bellflower = Glockenblume
culture-wisteria = Blauregen

## Spezialisten

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = Bei Spielende ist jedes deiner Prestigeplättchen 2 Punkte wert statt 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Du darfst in jedem Zug einmal zusätzlich handeln.
specialist-raijin = Raijin
specialist-raijin-does = Einmal pro Zug darfst du 2 beliebige Schiffe von deiner Hand gegen 1 Goldschiff aus dem Vorrat tauschen.
specialist-ananda = Ananda
specialist-ananda-does = Andere müssen dir 2 Münzen zahlen, um neben einem deiner Standardgebäude zu bauen. Wer nicht zahlen kann, darf dort nicht bauen.
specialist-izanami = Izanami
specialist-izanami-does = Wirbt jemand anders einen Spezialisten an, erhältst du die Hälfte der Münzen, die auf ihm liegen.
specialist-riu = Riu
specialist-riu-does = Dein Hafen hat Platz für 2 weitere Schiffe.
specialist-awashima = Awashima
specialist-awashima-does = Prestigegebäude bringen dir dieselben Boni wie Standardgebäude: für Gebirge, benachbarte Torii und Paläste und für Gruppen.
specialist-kachiko = Kachiko
specialist-kachiko-does = Einmal pro Zug darfst du 2 Münzen zahlen, um ein Plättchen „Heiliger Boden“ vom Plan zu entfernen.
specialist-susanoo = Susanoo
specialist-susanoo-does = Du verkaufst Steinschiffe für 6 Münzen und Lehmschiffe für 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Nachdem du in deinem Zug Kulturplättchen eingesammelt hast, darfst du noch eines von einer beliebigen Insel nehmen.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Du erhältst 1 zusätzliches Prestigeplättchen, wenn du ein Standardgebäude baust, das an keines deiner eigenen grenzt.
specialist-tomoe = Tomoe
specialist-tomoe-does = Du darfst auch Goldschiffe kaufen oder verkaufen, für je 5 Münzen.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Bei Spielende erhältst du 1 Punkt für je 3 Münzen statt für je 5.
specialist-michimata = Michimata
specialist-michimata-does = Einmal pro Zug darfst du ein Kulturplättchen abgeben, um 1 Goldschiff aus dem Vorrat zu nehmen.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Jedes leere Feld am Rand des Plans ist für dich ein Eingangsfeld.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Einmal pro Zug darfst du ein Kulturplättchen abgeben, um 4 Münzen zu erhalten.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Einmal pro Zug darfst du ein Goldschiff von deiner Hand gegen 2 Schiffe aus dem Vorrat tauschen, in jeder Farbe außer Gold.
specialist-yasoma = Yasoma
specialist-yasoma-does = Kein Effekt, nur Punkte.

## Flotten

fleet-numbered = Flotte { $fleet }

power-none = Kein Effekt
power-none-does = Kein Effekt: Diese Flotte nimmst du wegen ihrer Schiffe oder wegen ihres Platzes in der Zugfolge.
power-reserve = Plättchen reservieren
power-reserve-does = Nimm ein Gebäudeplättchen aus der Auslage und lege es vor dich. Nur du kannst es bauen, ab der nächsten Runde. Bleibt es ungebaut, kostet es dich 1 Punkt.
power-peek = Stapel ansehen
power-peek-does = Sieh dir heimlich die obersten 3 Plättchen des Gebäudestapels an. Lege jedes davon wieder oben auf oder unter den Stapel.
power-move = Schiff verschieben
power-move-does = Verschiebe ein beliebiges Schiff auf ein leeres Feld, das mit seinem verbunden ist.
power-sacred = Heiligen Boden legen
power-sacred-does = Lege ein Plättchen „Heiliger Boden“ auf eine leere Insel. Solange es dort liegt, kann niemand auf ihr bauen.
power-swap-culture = Plättchen vertauschen
power-swap-culture-does = Vertausche auf dem Plan zwei Kulturplättchen verschiedener Art.
power-remove = Schiffe entfernen
power-remove-does = Nimm bis zu 2 Schiffe vom Plan und lege sie in den Vorrat zurück.
power-swap-boats = Schiffe vertauschen
power-swap-boats-does = Vertausche auf dem Plan zwei Schiffe verschiedener Farbe.
power-discount = Mit einem Schiff weniger bauen
power-discount-does = In diesem Zug darf beim Bauen eines der geforderten Schiffe fehlen.

## Gebäude

building-standard = Standardgebäude
building-standard-does = Ein Gebäude in deiner Farbe. Bringt Prestige im Gebirge und neben Torii und Palästen, dazu 1 Münze für jedes Gebäude seiner Gruppe.
building-trading-post = Handelsposten
building-trading-post-does = Ein Standardgebäude, das beim Bau doppelt so viele Münzen für seine Gruppe bringt.
building-torii = Torii
building-torii-does = Ein Prestigegebäude, das niemandem gehört. Standardgebäude, die daneben gebaut werden, bringen Prestige.
building-palace = Palast
building-palace-does = Ein Prestigegebäude, das niemandem gehört. Standardgebäude, die daneben gebaut werden, bringen Prestige.

## Die Schritte eines Zuges: wie sie heißen und was gefragt ist

step-fleet = Flotte wählen
step-fleet-asks = Wähle eine Flotte: Sie gibt dir Schiffe, einen Effekt und deinen Platz in der nächsten Runde.
step-take = Drittes Schiff
step-take-asks = Wähle die Farbe deines dritten Schiffes.
step-act = Handeln, einsetzen, einsammeln oder bauen
step-act-asks = Handle, wenn du magst, und setze Schiffe ein; dann sammle Kulturplättchen ein oder baue.
step-arrange = Plättchen zurücklegen
step-arrange-asks = Lege die Plättchen in beliebiger Reihenfolge auf oder unter den Stapel zurück.
step-collect = Einsammeln
step-collect-asks = Nimm das nächste Kulturplättchen.
step-ebisu = Ebisus Plättchen
step-ebisu-asks = Nimm noch ein Kulturplättchen von einer beliebigen Insel oder verzichte darauf.
step-after = Effekte
step-after-asks = Du kannst noch Effekte nutzen, bevor deine Schiffe im Hafen festmachen.
step-moor = Im Hafen festmachen
step-moor-asks = Du hast mehr Schiffe, als in deinen Hafen passen. Wähle eines, das du beiseitestellst.
step-recruit = Anwerben
step-recruit-asks = Wirb für 2 gleiche oder 3 verschiedene Kulturplättchen einen Spezialisten an oder beende deinen Zug.
step-over = Partie zu Ende
step-over-asks = Die Partie ist zu Ende.
