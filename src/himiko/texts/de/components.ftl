### Das Spielmaterial: wie es heißt und was es bewirkt.

language-name = Deutsch

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
specialist-amateratsu-does = Bei Spielende zählt jedes deiner Prestigeplättchen 2 Punkte statt 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Du darfst in jedem Zug einmal mehr handeln.
specialist-raijin = Raijin
specialist-raijin-does = Einmal pro Zug darfst du 2 beliebige Schiffe aus deiner Hand gegen 1 Goldschiff aus dem Vorrat tauschen.
specialist-ananda = Ananda
specialist-ananda-does = Andere zahlen dir 2 Münzen, wenn sie neben einem deiner Standardgebäude bauen. Wer nicht zahlen kann, darf dort nicht bauen.
specialist-izanami = Izanami
specialist-izanami-does = Wirbt jemand anders einen Spezialisten an, erhältst du die Hälfte der Münzen, die auf ihm liegen.
specialist-riu = Riu
specialist-riu-does = Dein Hafen bietet Platz für 2 weitere Schiffe.
specialist-awashima = Awashima
specialist-awashima-does = Prestigegebäude bringen dir dieselben Boni wie Standardgebäude: für Gebirge, für benachbarte Torii und Paläste und für Gruppen.
specialist-kachiko = Kachiko
specialist-kachiko-does = Einmal pro Zug darfst du 2 Münzen zahlen und ein Plättchen „Heiliger Boden“ vom Plan nehmen.
specialist-susanoo = Susanoo
specialist-susanoo-does = Du verkaufst ein Steinschiff für 6 und ein Lehmschiff für 7 Münzen.
specialist-ebisu = Ebisu
specialist-ebisu-does = Hast du in deinem Zug Kulturplättchen eingesammelt, darfst du noch eines von einer beliebigen Insel nehmen.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Du erhältst 1 Prestigeplättchen mehr, wenn du ein Standardgebäude neben keinem deiner eigenen baust.
specialist-tomoe = Tomoe
specialist-tomoe-does = Du darfst beim Handeln auch ein Goldschiff kaufen oder verkaufen, für 5 Münzen.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Bei Spielende bringen dir schon je 3 Münzen einen Punkt statt je 5.
specialist-michimata = Michimata
specialist-michimata-does = Einmal pro Zug darfst du ein Kulturplättchen gegen 1 Goldschiff aus dem Vorrat abgeben.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Du darfst auf jedem freien Feld am Rand des Plans beginnen.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Einmal pro Zug darfst du ein Kulturplättchen gegen 4 Münzen abgeben.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Einmal pro Zug darfst du ein Goldschiff aus deiner Hand gegen 2 Schiffe aus dem Vorrat tauschen, in beliebigen Farben außer Gold.
specialist-yasoma = Yasoma
specialist-yasoma-does = Keine Fähigkeit, nur Punkte.

## Flotten

fleet-numbered = Flotte { $fleet }

power-none = Keine Fähigkeit
power-none-does = Diese Flotte hat keine Fähigkeit: Ihr Vorteil sind die Schiffe oder der Platz in der nächsten Runde.
power-reserve = Reservieren
power-reserve-does = Nimm ein Gebäudeplättchen aus der Auslage vor dich; nur du kannst es bauen, und zwar ab der nächsten Runde. Bleibt es ungebaut, kostet es 1 Punkt.
power-peek = Vorausschauen
power-peek-does = Sieh dir heimlich die obersten 3 Plättchen des Gebäudestapels an und lege jedes oben auf oder unter den Stapel.
power-move = Schiff bewegen
power-move-does = Bewege ein Schiff auf dem Plan auf ein freies Feld, das mit seinem verbunden ist.
power-sacred = Heiliger Boden
power-sacred-does = Lege ein Plättchen „Heiliger Boden“ auf eine leere Insel: Solange es dort liegt, kann niemand dort bauen.
power-swap-culture = Kultur tauschen
power-swap-culture-does = Vertausche auf dem Plan zwei Kulturplättchen verschiedener Art.
power-remove = Schiffe entfernen
power-remove-does = Lege bis zu 2 Schiffe vom Plan in den Vorrat zurück.
power-swap-boats = Schiffe tauschen
power-swap-boats-does = Vertausche auf dem Plan zwei Schiffe verschiedener Farbe.
power-discount = Günstiger bauen
power-discount-does = In diesem Zug darf dir beim Bauen eines der geforderten Schiffe fehlen.

## Gebäude

building-standard = Standardgebäude
building-standard-does = Steht in deiner Farbe auf dem Plan. Es bringt Prestige für Gebirge und für benachbarte Torii und Paläste und 1 Münze für jedes Gebäude seiner Gruppe.
building-trading-post = Handelsposten
building-trading-post-does = Ein Standardgebäude, dessen Gruppe beim Bau doppelt so viele Münzen bringt.
building-torii = Torii
building-torii-does = Ein Prestigegebäude, das niemandem gehört. Standardgebäude, die daneben gebaut werden, bringen Prestige.
building-palace = Palast
building-palace-does = Ein Prestigegebäude, das niemandem gehört. Standardgebäude, die daneben gebaut werden, bringen Prestige.

## Die Schritte eines Zuges: wie sie heißen und was gefragt ist

step-fleet = Flotte wählen
step-fleet-asks = Wähle eine Flotte: Sie gibt dir Schiffe, eine Fähigkeit und deinen Platz in der nächsten Runde.
step-take = Drittes Schiff
step-take-asks = Wähle die Farbe deines dritten Schiffes.
step-act = Handeln, setzen, einsammeln oder bauen
step-act-asks = Handle, wenn du magst, und setze Schiffe; dann sammle Kulturplättchen ein oder baue.
step-arrange = Plättchen zurücklegen
step-arrange-asks = Lege die Plättchen in beliebiger Reihenfolge auf oder unter den Stapel zurück.
step-collect = Einsammeln
step-collect-asks = Nimm das nächste Kulturplättchen.
step-ebisu = Ebisus Plättchen
step-ebisu-asks = Nimm noch ein Kulturplättchen von einer beliebigen Insel oder verzichte darauf.
step-after = Fähigkeiten
step-after-asks = Du kannst noch Fähigkeiten nutzen, bevor deine Schiffe anlegen.
step-moor = Im Hafen anlegen
step-moor-asks = Du hast mehr Schiffe, als in deinen Hafen passen: Wähle eines, das du beiseitestellst.
step-recruit = Anwerben
step-recruit-asks = Wirb für 2 gleiche oder 3 verschiedene Kulturplättchen einen Spezialisten an oder beende deinen Zug.
step-over = Spielende
step-over-asks = Das Spiel ist zu Ende.
