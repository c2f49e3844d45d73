### Was geschehen ist: zu jedem Ereignis eine Zeile im Verlauf.
###
### Eine Zeile über einen Spieler beginnt mit dem Namen und hat keinen Schlusspunkt, damit ein Verlauf
### den Namen einmal nennen und mehrere Zeilen verbinden kann.

## Teile von Zeilen: jeder wählt nach einer Kennung oder Zahl der Zeile, in der er steht

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour =
    { $colour ->
        [bamboo] ein Bambusschiff
        [wood] ein Holzschiff
        [stone] ein Steinschiff
        [clay] ein Lehmschiff
       *[gold] ein Goldschiff
    }
boats-of-colour =
    { $number ->
        [one] { $number } { $colour ->
                [bamboo] Bambusschiff
                [wood] Holzschiff
                [stone] Steinschiff
                [clay] Lehmschiff
               *[gold] Goldschiff
            }
       *[other] { $number } { $colour ->
                [bamboo] Bambusschiffe
                [wood] Holzschiffe
                [stone] Steinschiffe
                [clay] Lehmschiffe
               *[gold] Goldschiffe
            }
    }
some-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Flotte wählen, handeln

event-answered = { $player } hat nur eine Möglichkeit: { $action }
event-fleet-chosen = { $player } wählt Flotte { $fleet }
event-boats-taken = { $player } nimmt { boats-of-colour } aus dem Vorrat
event-boats-missing = { $player } muss auf { boats-of-colour } verzichten: Im Vorrat sind keine mehr
event-bought = { $player } kauft { boat-of-colour } für { some-coins }
event-sold = { $player } verkauft { boat-of-colour } für { some-coins }

## Die Fähigkeiten der Flotten

event-tile-reserved = { $player } reserviert ein Plättchen: { $tile }
event-peeked =
    { $number ->
        [one] { $player } sieht sich das oberste Plättchen des Gebäudestapels an
       *[other] { $player } sieht sich die obersten { $number } Plättchen des Gebäudestapels an
    }
event-peeked-seen =
    { $number ->
        [one] { $player } sieht sich das oberste Plättchen des Gebäudestapels an: { $tiles }
       *[other] { $player } sieht sich die obersten { $number } Plättchen des Gebäudestapels an: { $tiles }
    }
event-arranged = { $player } legt die Plättchen zurück ({ $kept } auf den Stapel, { $under } darunter)
event-arranged-seen = { $player } legt die Plättchen zurück (auf den Stapel: { $top }; darunter: { $bottom })
event-boat-moved = { $player } verschiebt { boat-of-colour } von Feld { $slot } auf Feld { $to }
event-sacred-laid = { $player } legt Heiligen Boden auf Insel { $island }
event-culture-swapped = { $player } vertauscht die Kulturplättchen auf den Inseln { $island } und { $other }
event-boat-removed = { $player } legt { boat-of-colour } von Feld { $slot } in den Vorrat zurück
event-boats-swapped = { $player } vertauscht die Schiffe auf den Feldern { $slot } und { $other }

## Setzen, einsammeln, bauen

event-boat-placed = { $player } setzt { boat-of-colour } auf Feld { $slot } ein
event-collected = { $player } sammelt ein Kulturplättchen von Insel { $island } ein ({ kind-named })
event-ebisu-collected = { $player } sammelt noch ein Kulturplättchen von Insel { $island } ein ({ kind-named }), dank Ebisu
event-built = { $player } baut auf Insel { $island }: { $tile }
event-discounted = { $player } baut mit einem Schiff weniger ({ colour-named })
event-toll-paid = { $player } zahlt { some-coins } an { $to } (Ananda)
event-prestige-gained =
    { $player } erhält { $number } Prestigeplättchen { $cause ->
        [prestige_buildings] für benachbarte Torii und Paläste
        [mountain] für das Gebirge
       *[kagutsuchi] dank Kagutsuchi
    }
event-coins-gained =
    { $player } erhält { some-coins } { $cause ->
        [group] für eine Gruppe von { $group } Gebäuden
        [trading_post] für eine Gruppe von { $group } Gebäuden, verdoppelt durch den Handelsposten
        [specialist_coins] vom Spezialisten
       *[hetsuka] dank Hetsuka
    }
event-coins-paid =
    { $player } zahlt { some-coins } { $cause ->
       *[kachiko] für Kachiko
    }
event-tokens-spent = { $player } gibt { $number } Kulturplättchen ab ({ kind-named })
event-boats-returned = { $player } legt { boats-of-colour } in den Vorrat zurück
event-sacred-lifted = { $player } entfernt den Heiligen Boden von Insel { $island }

## Anlegen und anwerben

event-boat-set-aside = { $player } stellt { boat-of-colour } beiseite
event-boats-moored =
    { $number ->
        [one] { $player } behält { $number } Schiff im Hafen
       *[other] { $player } behält { $number } Schiffe im Hafen
    }
event-recruited = { $player } wirbt { specialist-named } an
event-coins-shared = { $player } gibt davon { some-coins } an { $to } ab (Izanami)

## Züge und Runden

event-turn-started = Zug { $turn }: { $to }
event-turn-ended = { $player } beendet den Zug
event-round-started = Runde { $round } beginnt
event-round-ended = Runde { $round } endet
event-coins-laid = Münzen auf { specialist-named }: { $coins }
event-specialist-laid = Neu in der Auslage: { specialist-named }
event-building-laid = Neu in der Auslage: { $tile }
event-order-set = Nächste Runde, Zug { $turn }: { $to }
event-fleet-turned-up = Flotte { $fleet } wird aufgedeckt
event-fleets-laid-down =
    { $number ->
        [one] { $number } Flotte kommt verdeckt auf die Leiste zurück
       *[other] { $number } Flotten kommen gemischt und verdeckt auf die Leiste zurück
    }
event-game-ended =
    { $end ->
        [last_building] Partie zu Ende: Jemand hat sein letztes Standardgebäude gebaut
        [no_boats] Partie zu Ende: Eine Schiffsfarbe ist im Vorrat aufgebraucht
        [no_specialists] Partie zu Ende: Es gibt zu wenige Spezialisten, um die Auslage aufzufüllen
       *[no_buildings] Partie zu Ende: Es gibt zu wenige Gebäudeplättchen, um die Auslage aufzufüllen
    }
