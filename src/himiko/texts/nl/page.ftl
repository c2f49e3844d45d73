### Wat alle kamers van de pagina delen.

## Het kader

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Naar de inhoud
page-notices = Meldingen
page-close = Sluiten
page-cancel = Annuleren
page-reload = Opnieuw laden
page-loading = Een ogenblik…
page-colon = { $what }:
page-home = Terug naar de lobby
page-you = jij
name-verified = Bevestigd: deze naam hoort bij een account
page-yes = ja
page-no = nee
page-menu = Menu
page-learn = Leren
page-rules = Regels
page-settings = Instellingen
page-language = Taal: { $language }
page-connection-lost = Verbinding verbroken. Opnieuw verbinden… Je spel is veilig.
page-connection-back = Je bent weer online.
page-update-waiting = Er is een nieuwe versie.

## Namen voor gasten, die een andere kunnen kiezen

guest-name-1 = Reiger
guest-name-2 = Kraanvogel
guest-name-3 = Otter
guest-name-4 = IJsvogel
guest-name-5 = Aalscholver
guest-name-6 = Libel
guest-name-7 = Schildpad
guest-name-8 = Zwaluw
guest-name-9 = Dolfijn
guest-name-10 = Vos
guest-name-11 = Vuurvlieg
guest-name-12 = Karper

## Wat er misging

error-connection-lost = De server is niet bereikbaar. Probeer het opnieuw.
error-hints-not-agreed = Als er meer mensen aan tafel zitten, moet iedereen akkoord gaan met hints.
error-internal = Er ging iets mis. Probeer het opnieuw.
error-illegal-action = { $reason }
error-who-are-you = Ga eerst zitten of kies een naam.
error-absent = Een computerspeler speelt voor je. Kom eerst terug in het spel.
error-already-accepted = Je bent al akkoord gegaan.
error-already-seated = Je zit al aan deze tafel.
error-already-so = Er is niets te veranderen.
error-bad-edition = Deze editie is niet bruikbaar: { $reason }
error-bad-name =
    { $why ->
        [invisible] Deze naam bevat tekens die je niet kunt zien.
        [accents] Deze naam heeft te veel accenten op één letter.
        [scripts] Deze naam mengt letters van verschillende alfabetten.
        [long] Deze naam is te lang.
       *[other] Vul een naam in.
    }
error-banned = Een beheerder heeft je op deze server geblokkeerd.
error-bad-message = De server begreep dat niet.
error-bad-request = Het verzoek is onvolledig of niet toegestaan.
error-bad-position = Deze stelling is niet bruikbaar ({ $where }): { $reason }
error-bad-record = Dit spelverslag is niet leesbaar (regel { $line }): { $reason }
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-engine-compiling = De spelmotor wordt nog gecompileerd ({ $done } van { $parts } delen). Dat gebeurt alleen bij de eerste start; wacht even.
error-cannot-redo = Er is niets om opnieuw te doen.
error-cannot-undo = Het is te laat om dit ongedaan te maken.
error-has-passkey = Deze passkey is al in gebruik.
error-has-account = Je hebt al een account.
error-log-full = Het logboek van deze tafel is vol. Je kunt het spel alleen nog uitspelen.
error-name-taken = Deze naam is al in gebruik.
error-no-account = Hiervoor heb je een account nodig.
error-no-passkey = Er is geen passkey gebruikt.
error-no-majority = Je kunt de enige andere speler niet wegstemmen.
error-no-hints = Aan deze tafel zijn hints uitgeschakeld.
error-no-offer = Er is geen voorstel om op te antwoorden.
error-no-pause = Dit spel heeft geen klok om stil te zetten.
error-no-such-challenge = Deze uitdaging bestaat niet.
error-no-such-device = Dit apparaat is al uitgelogd.
error-no-such-line = Dit bericht is er niet meer.
error-no-such-passkey = Deze passkey is al verwijderd.
error-no-such-edition = Deze editie bestaat niet.
error-no-such-person = Deze persoon bestaat niet.
error-no-such-report = Deze melding bestaat niet.
error-no-such-ply = Zo ver kwam het spel niet.
error-no-such-seat = Deze plaats bestaat niet.
error-no-such-table = Deze tafel bestaat niet.
error-not-absent = Je speelt al zelf.
error-not-banned = Deze persoon is niet geblokkeerd.
error-not-asked = Deze vraag is niet voor jou.
error-not-for-you = Alleen de spelers kunnen deze tafel zien.
error-not-found = Pagina niet gevonden.
error-not-now = Dat kan op dit moment niet.
error-not-oneself = Dat kun je niet bij jezelf doen.
error-not-seated = Je zit niet aan deze tafel.
error-not-the-host = Dat kan alleen de host.
error-not-your-seat = Dat is niet jouw plaats.
error-not-your-turn = Je bent niet aan de beurt.
error-offer-open = Een ander voorstel wacht nog op antwoord.
error-other-number-of-seats =
    { $seats ->
        [one] Hiervoor is { $seats } speler nodig.
       *[other] Hiervoor zijn { $seats } spelers nodig.
    }
error-other-rules = Dit spel is met andere regels gespeeld en kan niet verdergaan.
error-prove-yourself = Log eerst opnieuw in.
error-record-or-position = Stuur een spelverslag of een stelling, niet allebei.
error-removed = Je bent van deze tafel verwijderd.
error-seat-taken = Deze plaats is bezet.
error-nudged-already = Er is net een seintje gegeven. Wacht even.
error-seats-open = Er zijn nog plaatsen vrij.
error-silenced = Je mag van een beheerder geen berichten meer schrijven.
error-stale = Het spel is al verder; kijk nog eens.
error-storage-away = De server kan niet bij zijn database. Het gaat vanzelf verder.
error-wrong-secret = Dat klopt niet met wat je had vastgelegd.
error-study-running = Je vorige verslag loopt nog. Stop het eerst.
error-table-full = Deze tafel is vol.
error-too-large = Dit bestand is te groot.
error-too-many = Te veel verzoeken. Wacht even.
error-shelf-full = Je plank is vol: er passen { $most } versies op. Verwijder wat je niet meer nodig hebt.
error-too-many-tables =
    { $most ->
        [one] Je hebt { $most } onafgemaakt spel; maak dat eerst af.
       *[other] Je hebt { $most } onafgemaakte spellen; maak er eerst een af.
    }
error-too-many-passkeys = Je kunt hoogstens { $most } passkeys hebben.
error-unreadable-file = Dit bestand is niet leesbaar.
error-wrong-code = Deze code is ongeldig of verlopen.
error-wrong-origin = Het verzoek kwam niet van deze pagina.
error-wrong-host = Deze server reageert niet op deze naam.
error-wrong-passkey = Deze passkey hoort niet bij een account op deze server.
error-wrong-password = Naam of wachtwoord klopt niet.
