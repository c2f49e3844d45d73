scorepad-title = Segnapunti
scorepad-what = Per una partita a casa, con la scatola: inserisci che cosa ha ciascuno e i punti si sommano da soli. Tutto resta su questo dispositivo.
scorepad-name = Nome
scorepad-player = Giocatore { $number }
scorepad-tiles =
    { $number ->
        [0] Tessere edificio: tocca i loro punti
        [one] Tessere edificio: { $number } (punti: { $points })
       *[other] Tessere edificio: { $number } (punti: { $points })
    }
scorepad-add-tile = Tessera da { $points } { $points ->
        [one] punto
       *[other] punti
    }
scorepad-last-tile = Rimuovi l’ultima tessera
scorepad-specialists = Specialisti: { $number } (punti: { $points })
scorepad-specialist = { $name } (punti: { $points })
scorepad-reserved = Tessere prenotate, non costruite
scorepad-aside = Barche messe da parte
scorepad-turn = Primo turno dell’ultimo round
scorepad-remove = Rimuovi { $name }
scorepad-add = Aggiungi un giocatore
scorepad-result = Risultato
scorepad-tie = Parità: è davanti chi ha giocato prima nell’ultimo round. Indica qui sopra il primo turno di ciascuno in quel round.
scorepad-share = Condividi come immagine
scorepad-clear = Nuova partita
scorepad-less = Diminuisci: { $what }
scorepad-more = Aumenta: { $what }
