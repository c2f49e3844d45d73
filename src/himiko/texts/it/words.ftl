### Parole che la riga di comando e la pagina hanno in comune.

## Posti

seat-0 = Blu
seat-1 = Arancione
seat-2 = Viola
seat-3 = Grigio

## Giocatori virtuali

level-drifter = Naufrago
level-drifter-does = Si lascia portare dalla corrente: sceglie sempre a caso.
level-deckhand = Mozzo
level-deckhand-does = Ha appena imparato le regole: vede che cosa possono fare due barche e pensa di rado agli specialisti.
level-fisher = Pescatore
level-fisher-does = Principiante: prende ciò che rende subito e non guarda mai avanti.
level-rower = Rematore
level-rower-does = Rema forte: trova quasi tutto ciò che un turno può dare, ma conta solo punti e segnalini.
level-merchant = Mercante
level-merchant-does = Sa quanto vale una posizione, ma preferisce i punti immediati e non vede le catene lunghe.
level-pilot = Pilota
level-pilot-does = Gioca in modo solido e gli sfugge poco: ogni tanto una tessera o uno specialista.
level-helmsman = Timoniere
level-helmsman-does = Pianifica tutto il turno prima di piazzare la prima barca.
level-captain = Capitano
level-captain-does = Si prende un momento per confrontare i turni migliori e ciò che può venire dopo.
level-himiko = Himiko
level-himiko-does = La regina: prima di scegliere, pensa a come risponderanno gli altri.
level-place = Livello { $number } di { $of }.
level-adapts = Si adatta a te
level-adapts-does = Il livello viene scelto a inizio partita, in base ai tuoi risultati in solitario.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } segnalino cultura
       *[other] { $number } segnalini cultura
    }
grounds-gains = Che cosa frutta: { $gains }.
grounds-nothing = Non frutta punti subito, ma prepara ciò che segue.
grounds-ends-round = Chiude il round: vengono scoperte nuove flotte prima che qualcuno possa rispondere.
grounds-reply = { $player } potrebbe allora rispondere: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } potrebbe allora rispondere, senza ottenere punti subito: { $actions }.

## Punti

score-coins = monete
score-prestige = prestigio
score-buildings = edifici
score-specialists = specialisti
score-reserved = prenotate
score-aside = messe da parte
score-total = totale
score-rank = posizione

## Azioni

verb-fleet = Scegli una flotta
verb-take = Prendi una barca
verb-buy = Compra una barca
verb-sell = Vendi una barca
verb-arrange = Rimetti le tessere nel mazzo
verb-swap = Scambia due barche o segnalini
verb-place = Piazza una barca
verb-collect = Raccogli un segnalino
verb-ebisu = Raccogli un altro segnalino
verb-build = Costruisci un edificio
verb-raijin = Cambia 2 barche con una d’oro
verb-nakatsu = Cambia una barca d’oro con altre 2
verb-michimata = Cambia un segnalino con una barca d’oro
verb-hetsuka = Cambia un segnalino con monete
verb-kachiko = Rimuovi un terreno sacro
verb-discard = Metti da parte una barca
verb-recruit = Recluta uno specialista
verb-done = Continua
