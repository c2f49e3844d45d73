### Parole che la riga di comando e la pagina hanno in comune.

## Posti

seat-0 = Blu
seat-1 = Arancione
seat-2 = Viola
seat-3 = Grigio

## Giocatori virtuali

level-drifter = Alla deriva
level-drifter-does = Si lascia portare dalla corrente: sceglie sempre a caso.
level-fisher = Pescatrice
level-fisher-does = Principiante: prende ciò che rende subito e non guarda mai avanti.
level-helmsman = Timoniere
level-helmsman-does = Pianifica tutto il turno prima di piazzare la prima barca.
level-himiko = Himiko
level-himiko-does = La regina: prima di scegliere, pensa a come risponderanno gli altri.

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
verb-arrange = Rimetti le tessere
verb-swap = Scambia due barche o segnalini
verb-place = Piazza una barca
verb-collect = Raccogli un segnalino
verb-ebisu = Raccogli un altro segnalino
verb-build = Costruisci una tessera
verb-raijin = Cambia 2 barche con l’oro
verb-nakatsu = Cambia l’oro con 2 barche
verb-michimata = Cambia un segnalino con l’oro
verb-hetsuka = Cambia un segnalino con monete
verb-kachiko = Rimuovi un terreno sacro
verb-discard = Metti da parte una barca
verb-recruit = Recluta uno specialista
verb-done = Continua
