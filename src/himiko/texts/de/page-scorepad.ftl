scorepad-title = Wertungsblock
scorepad-what = Für eine Partie zu Hause mit dem Brettspiel: Gib ein, was alle haben; die Punkte werden zusammengezählt. Alles bleibt auf diesem Gerät.
scorepad-name = Name
scorepad-player = Spieler { $number }
scorepad-tiles =
    { $number ->
        [0] Gebäudeplättchen: Punkte antippen
        [one] Gebäudeplättchen: { $number } (Punkte: { $points })
       *[other] Gebäudeplättchen: { $number } (Punkte: { $points })
    }
scorepad-add-tile = Plättchen mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
scorepad-last-tile = Letztes Plättchen entfernen
scorepad-specialists = Spezialisten: { $number } (Punkte: { $points })
scorepad-specialist = { $name } (Punkte: { $points })
scorepad-reserved = Reservierte, nicht gebaute Plättchen
scorepad-aside = Beiseitegestellte Schiffe
scorepad-turn = Erster Zug in der letzten Runde
scorepad-remove = { $name } entfernen
scorepad-add = Spieler hinzufügen
scorepad-result = Ergebnis
scorepad-tie = Gleich viele Punkte: Wer in der letzten Runde früher dran war, liegt vorn. Trag oben für alle den ersten Zug dieser Runde ein.
scorepad-share = Als Bild teilen
scorepad-clear = Neue Partie
scorepad-less = Eins weniger: { $what }
scorepad-more = Eins mehr: { $what }
