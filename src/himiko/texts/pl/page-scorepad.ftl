scorepad-title = Notes punktacji
scorepad-what = Do gry w domu, w wersji pudełkowej: wpisz, co kto ma, a punkty się zsumują. Wszystko zostaje na tym urządzeniu.
scorepad-name = Nazwa
scorepad-player = Gracz { $number }
scorepad-tiles =
    { $number ->
        [0] Kafelki budynków: dotknij ich punktów
       *[other] Kafelki budynków: { $number } (punkty: { $points })
    }
scorepad-add-tile = Kafelek za { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
scorepad-last-tile = Usuń ostatni kafelek
scorepad-specialists = Specjaliści: { $number } (punkty: { $points })
scorepad-specialist = { $name } (punkty: { $points })
scorepad-reserved = Kafelki zarezerwowane, niezbudowane
scorepad-aside = Odłożone łodzie
scorepad-turn = Pierwsza tura w ostatniej rundzie
scorepad-remove = Usuń: { $name }
scorepad-add = Dodaj gracza
scorepad-result = Wynik
scorepad-tie = Tyle samo punktów: wyżej jest ten, kto grał wcześniej w ostatniej rundzie. Wpisz powyżej pierwszą turę każdego gracza w tej rundzie.
scorepad-share = Udostępnij jako obraz
scorepad-clear = Nowa partia
scorepad-less = O jeden mniej: { $what }
scorepad-more = O jeden więcej: { $what }
