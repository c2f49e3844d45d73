scorepad-title = Segnapunti
scorepad-what = Per una partita a casa, con la scatola: scrivi che cosa ha ciascuno e i punti si sommano. Tutto resta su questo dispositivo.
scorepad-name = Nome
scorepad-player = Giocatore { $number }
scorepad-tiles =
    { $number ->
        [0] Tessere edificio: tocca i punti di ciascuna
        [one] Tessere edificio: { $number }, { $points } punti
       *[other] Tessere edificio: { $number }, { $points } punti
    }
scorepad-add-tile = Tessera da { $points } { $points ->
        [one] punto
       *[other] punti
    }
scorepad-last-tile = Togli l’ultima tessera
scorepad-specialists = Specialisti: { $number }, { $points } punti
scorepad-specialist = { $name }, { $points } punti
scorepad-reserved = Tessere prenotate, non costruite
scorepad-aside = Barche messe da parte
scorepad-turn = Primo turno dell’ultimo round
scorepad-remove = Togli { $name }
scorepad-add = Aggiungi un giocatore
scorepad-result = Risultato
scorepad-tie = Stessi punti: è davanti chi ha giocato prima nell’ultimo round. Indica qui sopra il primo turno di ciascuno.
scorepad-share = Condividi come immagine
scorepad-clear = Nuova partita
scorepad-less = Uno in meno: { $what }
scorepad-more = Uno in più: { $what }
