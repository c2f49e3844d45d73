### I componenti del gioco: come si chiamano e che cosa fanno.
###
### Non avevamo a disposizione un regolamento italiano: tutti i termini del gioco sono nostri, secondo la
### tabella di docs/glossary.md. I nomi degli specialisti sono quelli delle altre lingue.

## Barche: i materiali e i colori con cui sono dipinte

colour-bamboo = bambù
colour-wood = legno
colour-stone = pietra
colour-clay = argilla
colour-gold = oro

hue-bamboo = verde
hue-wood = marrone
hue-stone = nero
hue-clay = rosso
hue-gold = giallo

## Cultura

culture-plum = prugno
culture-maple = acero
culture-rice = riso
culture-ginkgo = ginkgo
culture-bellflower = campanula
culture-wisteria = glicine

## Specialisti

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = A fine partita, ogni tuo segnalino prestigio vale 2 punti invece di 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Puoi fare una transazione in più a ogni turno.
specialist-raijin = Raijin
specialist-raijin-does = Una volta per turno, puoi cambiare 2 barche qualsiasi della tua mano con 1 barca d’oro della riserva.
specialist-ananda = Ananda
specialist-ananda-does = Gli altri devono pagarti 2 monete per costruire accanto a un tuo edificio standard. Chi non può pagare non può costruire lì.
specialist-izanami = Izanami
specialist-izanami-does = Quando qualcun altro recluta uno specialista, ricevi la metà delle monete che ha sopra.
specialist-riu = Riu
specialist-riu-does = Nel tuo porto c’è posto per 2 barche in più.
specialist-awashima = Awashima
specialist-awashima-does = Gli edifici di prestigio ti danno gli stessi bonus di quelli standard: per le montagne, per i torii e i palazzi adiacenti e per i gruppi.
specialist-kachiko = Kachiko
specialist-kachiko-does = Una volta per turno, puoi pagare 2 monete per rimuovere un terreno sacro dal tabellone.
specialist-susanoo = Susanoo
specialist-susanoo-does = Vendi le barche di pietra a 6 monete e quelle d’argilla a 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Dopo aver raccolto segnalini cultura nel tuo turno, puoi prenderne un altro da un’isola qualsiasi.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Ottieni 1 segnalino prestigio in più quando costruisci un edificio standard che non è accanto a nessuno dei tuoi.
specialist-tomoe = Tomoe
specialist-tomoe-does = Puoi comprare o vendere anche barche d’oro, a 5 monete l’una.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = A fine partita, ottieni 1 punto ogni 3 monete invece che ogni 5.
specialist-michimata = Michimata
specialist-michimata-does = Una volta per turno, puoi scartare un segnalino cultura in cambio di 1 barca d’oro della riserva.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Per te ogni casella vuota sul bordo del tabellone è una casella d’ingresso.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Una volta per turno, puoi scartare un segnalino cultura in cambio di 4 monete.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Una volta per turno, puoi cambiare una barca d’oro della tua mano con 2 barche della riserva, di qualsiasi colore tranne l’oro.
specialist-yasoma = Yasoma
specialist-yasoma-does = Nessun potere, solo punti.

## Flotte

fleet-numbered = Flotta { $fleet }

power-none = Nessun potere
power-none-does = Nessun potere: questa flotta si prende per le sue barche o per il suo posto nell’ordine di turno.
power-reserve = Prenota una tessera
power-reserve-does = Prendi una tessera edificio dalla fila. Solo tu puoi costruirla, dal prossimo round. Se non la costruisci, ti costa 1 punto.
power-peek = Sbircia il mazzo
power-peek-does = Guarda in segreto le prime 3 tessere del mazzo degli edifici. Rimetti ciascuna in cima o in fondo.
power-move = Sposta una barca
power-move-does = Sposta una barca qualsiasi del tabellone su una casella vuota collegata.
power-sacred = Metti un terreno sacro
power-sacred-does = Metti un segnalino terreno sacro su un’isola vuota. Finché resta lì, nessuno può costruirci.
power-swap-culture = Scambia segnalini
power-swap-culture-does = Scambia due segnalini cultura di tipo diverso sul tabellone.
power-remove = Rimuovi barche
power-remove-does = Rimetti nella riserva fino a 2 barche del tabellone.
power-swap-boats = Scambia barche
power-swap-boats-does = Scambia due barche di colore diverso sul tabellone.
power-discount = Costruisci con una barca in meno
power-discount-does = In questo turno puoi costruire anche se manca una delle barche richieste.

## Edifici

building-standard = edificio standard
building-standard-does = Un edificio del tuo colore. Dà prestigio su una montagna e accanto a torii e palazzi, più 1 moneta per ogni edificio del suo gruppo.
building-trading-post = emporio
building-trading-post-does = Un edificio standard che, quando lo costruisci, dà il doppio delle monete per il suo gruppo.
building-torii = torii
building-torii-does = Un edificio di prestigio che non è di nessuno. Gli edifici standard costruiti lì accanto danno prestigio.
building-palace = palazzo
building-palace-does = Un edificio di prestigio che non è di nessuno. Gli edifici standard costruiti lì accanto danno prestigio.

## Le fasi di un turno: come si chiamano e che cosa si chiede

step-fleet = Scegli una flotta
step-fleet-asks = Scegli una flotta: ti dà barche, un potere e il tuo posto nel prossimo round.
step-take = Terza barca
step-take-asks = Scegli il colore della tua terza barca.
step-act = Commercia, piazza, raccogli o costruisci
step-act-asks = Commercia se vuoi, piazza barche, poi raccogli segnalini cultura o costruisci.
step-arrange = Rimetti le tessere nel mazzo
step-arrange-asks = Rimetti le tessere in cima o in fondo al mazzo, nell’ordine che vuoi.
step-collect = Raccogli
step-collect-asks = Prendi il prossimo segnalino cultura.
step-ebisu = Il segnalino di Ebisu
step-ebisu-asks = Prendi un altro segnalino cultura da un’isola qualsiasi, oppure rinuncia.
step-after = Poteri
step-after-asks = Puoi ancora usare dei poteri prima di ormeggiare le barche.
step-moor = Ormeggia le barche
step-moor-asks = Nel tuo porto non c’è posto per tutte le barche. Scegli quale mettere da parte.
step-recruit = Recluta
step-recruit-asks = Recluta uno specialista per 2 segnalini cultura dello stesso tipo o 3 di tipi diversi, oppure termina il turno.
step-over = Fine della partita
step-over-asks = La partita è finita.
