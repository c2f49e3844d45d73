### Palabras comunes a la línea de comandos y a la página.

## Asientos

seat-0 = Azul
seat-1 = Naranja
seat-2 = Morado
seat-3 = Gris

## Jugadores virtuales

level-drifter = A la deriva
level-drifter-does = Se deja llevar por la corriente: todo lo elige al azar.
level-fisher = Pescadora
level-fisher-does = Principiante: coge lo que da provecho ahora y nunca piensa en después.
level-helmsman = Timonel
level-helmsman-does = Planea el turno entero antes de colocar el primer barco.
level-himiko = Himiko
level-himiko-does = La reina: antes de elegir, piensa en cómo responderán los demás.

## Puntos

score-coins = monedas
score-prestige = prestigio
score-buildings = edificios
score-specialists = especialistas
score-reserved = reservadas
score-aside = apartados
score-total = total
score-rank = puesto

## Acciones

verb-fleet = Elegir una flota
verb-take = Tomar un barco
verb-buy = Comprar un barco
verb-sell = Vender un barco
verb-arrange = Devolver las losetas
verb-swap = Intercambiar dos barcos o fichas
verb-place = Colocar un barco
verb-collect = Recoger una ficha
verb-ebisu = Recoger una ficha más
verb-build = Construir una loseta
verb-raijin = Cambiar 2 barcos por oro
verb-nakatsu = Cambiar oro por 2 barcos
verb-michimata = Cambiar una ficha por oro
verb-hetsuka = Cambiar una ficha por monedas
verb-kachiko = Retirar un suelo sagrado
verb-discard = Apartar un barco
verb-recruit = Reclutar a un especialista
verb-done = Continuar
