scorepad-title = Scoreblok
scorepad-what = Voor als je thuis het bordspel speelt: vul in wat iedereen heeft en de punten worden opgeteld. Alles blijft op dit apparaat.
scorepad-name = Naam
scorepad-player = Speler { $number }
scorepad-tiles =
    { $number ->
        [0] Gebouwtegels: tik op hun punten
        [one] Gebouwtegels: { $number } (punten: { $points })
       *[other] Gebouwtegels: { $number } (punten: { $points })
    }
scorepad-add-tile = Tegel met { $points } { $points ->
        [one] punt
       *[other] punten
    }
scorepad-last-tile = Laatste tegel verwijderen
scorepad-specialists = Specialisten: { $number } (punten: { $points })
scorepad-specialist = { $name } (punten: { $points })
scorepad-reserved = Gereserveerde tegels, niet gebouwd
scorepad-aside = Opzijgelegde boten
scorepad-turn = Eerste beurt in de laatste ronde
scorepad-remove = { $name } verwijderen
scorepad-add = Speler toevoegen
scorepad-result = Uitslag
scorepad-tie = Evenveel punten: wie in de laatste ronde eerder aan de beurt was, eindigt hoger. Vul hierboven ieders eerste beurt van die ronde in.
scorepad-share = Als afbeelding delen
scorepad-clear = Nieuw spel
scorepad-less = Eén minder: { $what }
scorepad-more = Eén meer: { $what }
