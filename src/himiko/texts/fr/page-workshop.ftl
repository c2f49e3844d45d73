workshop-title = Atelier
workshop-what = Créez votre propre édition : entrez le plateau et les tuiles de votre boîte, ou inventez-en. Le plateau standard et la plupart de ses tuiles sont reconstitués, car les livrets ne les montrent pas. Tout est conservé au fur et à mesure dans ce navigateur.
workshop-from-standard = Partir de l’édition standard
workshop-from-nothing = Partir de zéro
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-save = Enregistrer en fichier
workshop-saved = Enregistré : { $file }. Choisissez-le en ouvrant une table.
workshop-open = Ouvrir un fichier
workshop-open-file = Choisir un fichier d’édition
workshop-id = Nom
workshop-id-hint = Minuscules, chiffres et traits d’union
workshop-version = Version
workshop-checking = Vérification…
workshop-sound = { $name } est jouable. Empreinte : { $hash }
workshop-parts = Parties de l’édition
workshop-board = Plateau
workshop-tiles = Tuiles
workshop-fleets = Flottes
workshop-specialists = Spécialistes
workshop-numbers = Nombres
workshop-tools = Outils
workshop-tool-slot = Emplacements
workshop-tool-island = Îles
workshop-tool-entry = Départs
workshop-tool-remove = Retirer
workshop-tool-slot-how = Cliquez dans la mer pour ajouter un emplacement. Faites-le glisser, ou utilisez les flèches, pour le déplacer.
workshop-tool-island-how =
    { $number ->
        [0] Cliquez l’un après l’autre sur les emplacements autour d’une île.
       *[other] Emplacements choisis : { $number }. Cliquez de nouveau sur le premier pour finir.
    }
workshop-tool-entry-how = Cliquez sur un emplacement pour en faire un départ, ou non.
workshop-tool-remove-how = Cliquez sur un emplacement ou une île pour le retirer.
workshop-close-ring = Finir l’île
workshop-slot =
    { $entry ->
        [true] Emplacement { $number }, départ
       *[other] Emplacement { $number }
    }
workshop-island = Île { $number }
workshop-crossings =
    { $number ->
        [one] Deux routes se croisent (en tirets). C’est jouable, mais on ne voit pas où va un bateau.
       *[other] Des routes se croisent à { $number } endroits (en tirets). C’est jouable, mais on ne voit pas où va un bateau.
    }
workshop-photograph = Une photo dessous
workshop-photograph-how = Une photo de votre plateau peut se placer sous le dessin. Elle ne quitte jamais ce navigateur.
workshop-photograph-file = Choisir une image
workshop-photograph-unreadable = Ce fichier ne peut pas s’afficher comme image.
workshop-photograph-x = Gauche et droite
workshop-photograph-y = Haut et bas
workshop-photograph-scale = Taille
workshop-photograph-dim = Intensité
workshop-photograph-remove = Retirer l’image
workshop-lists = Le plateau en listes
workshop-width = Largeur
workshop-height = Hauteur
workshop-entries-list = Départs : numéros d’emplacements
workshop-slots-list = Emplacements : horizontal et vertical, un par ligne
workshop-islands-list = Îles : numéros des emplacements autour de chacune, dans le sens horaire, une par ligne
workshop-bad-lines =
    { $number ->
        [one] Une ligne est illisible ; rien n’a été modifié :
       *[other] { $number } lignes sont illisibles ; rien n’a été modifié :
    }
workshop-bad-line = Ligne { $line } : { $text }
workshop-tile-line = Ajouter une tuile
workshop-tile-line-how = En abrégé : sorte (s standard, p échoppe, t torii, k palais), points, bateaux (b bambou, w bois, s pierre, c argile, g or). « s3wwc » est un bâtiment standard à 3 points qui exige deux bois et une argile.
workshop-add-tile = Ajouter
workshop-paste = Coller un tableau
workshop-paste-how = Une tuile par ligne : sorte, points, bateaux, comme les copie un tableur
workshop-kind = Sorte
workshop-points = Points
workshop-add-boat = Ajouter : { $colour }
workshop-last-boat = Retirer le dernier bateau
workshop-remove = Retirer
workshop-power = Pouvoir de la flotte { $number }
workshop-fleet-boat = Flotte { $number }, ajouter : { $boat }
workshop-add-fleet = Ajouter une flotte
workshop-remove-fleet = Retirer la dernière flotte
workshop-points-of = Points : { $name }
workshop-boats = Bateaux
workshop-culture = Jetons Culture
workshop-limits = Mise en place
workshop-boat-count = { $colour } : bateaux
workshop-boat-price = { $colour } : prix
workshop-tokens = Jetons : { $kind }
workshop-blank = vierge
workshop-start-coins = Pièces au départ
workshop-sacred-ground = Sanctuaires
workshop-row-buildings = Tuiles dans la rangée
workshop-row-specialists = Spécialistes dans la rangée
workshop-face-up-fleets = Flottes visibles
workshop-harbour = Bateaux par port
workshop-standard-buildings = Bâtiments chacun, à { $players } joueurs
workshop-turns-per-round = Tours chacun par manche, à { $players } joueurs
shelf-title = Mon étagère
shelf-what = Gardez des éditions sur le serveur sous leur nom. Vous seul les voyez, sauf si vous partagez le lien. Une modification devient une nouvelle version ; les parties gardent celle avec laquelle elles ont été jouées.
shelf-keep = Garder « { $name } »
shelf-entry = { $name }, version { $version }
shelf-is-shared = partagée
shelf-open = Ouvrir
shelf-share = Partager
shelf-open-which = Ouvrir { $name }, version { $version }
shelf-share-which = Partager { $name }, version { $version }
shelf-discard-which = Retirer { $name }, version { $version }
shelf-shared = Lien copié : { $link }
shelf-empty = Votre étagère est encore vide.
