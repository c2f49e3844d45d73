workshop-title = Atelier
workshop-what = Créez votre propre édition : entrez le plateau et les tuiles de votre boîte, ou inventez-en. Le plateau standard et la plupart de ses tuiles sont reconstitués, car les livrets ne les montrent pas. Tout est conservé au fur et à mesure dans ce navigateur.
workshop-from-standard = Partir de l’édition standard
workshop-from-nothing = Partir de zéro
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-play = Jouer avec cette édition
workshop-save = Enregistrer dans un fichier
workshop-saved = Enregistré : { $file }. Choisissez-le en créant une table.
workshop-open = Ouvrir un fichier
workshop-open-file = Choisir un fichier d’édition
workshop-id = Nom
workshop-id-hint = Minuscules, chiffres et traits d’union
workshop-version = Version
workshop-checking = Vérification…
workshop-sound = { $name } est jouable. Empreinte : { $hash }
workshop-more-faults =
    { $number ->
        [one] Et une autre erreur : voir les parties marquées.
       *[other] Et { $number } autres erreurs : voir les parties marquées.
    }
workshop-parts = Parties de l’édition
workshop-board = Plateau
workshop-tiles = Tuiles
workshop-fleets = Flottes
workshop-specialists = Spécialistes
workshop-numbers = Quantités
workshop-report = Compte rendu
workshop-tools = Outils
workshop-tool-slot = Emplacements
workshop-tool-island = Îles
workshop-tool-entry = Emplacements de départ
workshop-tool-remove = Retirer
workshop-tool-photograph = Photo
workshop-tool-slot-how = Cliquez dans la mer pour ajouter un emplacement. Faites-le glisser, ou utilisez les flèches, pour le déplacer.
workshop-tool-island-how =
    { $number ->
        [0] Cliquez l’un après l’autre sur les emplacements autour d’une île.
       *[other] Emplacements choisis : { $number }. Cliquez de nouveau sur le premier pour finir.
    }
workshop-tool-entry-how = Cliquez sur un emplacement pour en faire un emplacement de départ ; cliquez de nouveau pour annuler.
workshop-tool-remove-how = Cliquez sur un emplacement ou une île pour le retirer.
workshop-tool-photograph-how = Faites glisser la photo pour la déplacer ; pincez ou faites défiler pour la redimensionner. Ou utilisez les curseurs.
workshop-add-slot = Ajouter un emplacement
workshop-close-ring = Finir l’île
workshop-slot =
    { $entry ->
        [true] Emplacement de départ { $number }
       *[other] Emplacement { $number }
    }
workshop-island = Île { $number }
workshop-tile = Tuile { $number }
workshop-fleet = Flotte { $number }
workshop-crossings =
    { $number ->
        [one] Deux voies se croisent (en pointillés). Le plateau est jouable, mais on voit mal où les bateaux peuvent aller.
       *[other] Des voies se croisent à { $number } endroits (en pointillés). Le plateau est jouable, mais on voit mal où les bateaux peuvent aller.
    }
workshop-photograph = Photo de fond
workshop-photograph-how = Vous pouvez placer une photo de votre plateau sous le dessin. Elle ne quitte jamais ce navigateur.
workshop-photograph-file = Choisir une photo
workshop-photograph-too-large = Cette photo est trop volumineuse ({ $most } Mo au plus).
workshop-photograph-unreadable = Ce fichier ne peut pas être affiché comme image.
workshop-photograph-x = Gauche et droite
workshop-photograph-y = Haut et bas
workshop-photograph-scale = Taille
workshop-photograph-dim = Opacité
workshop-photograph-remove = Retirer la photo
workshop-lists = Le plateau en listes
workshop-width = Largeur
workshop-height = Hauteur
workshop-entries-list = Emplacements de départ : leurs numéros
workshop-slots-list = Emplacements : x et y, un par ligne
workshop-islands-list = Îles : numéros des emplacements autour de chacune, dans le sens horaire, une île par ligne
workshop-bad-lines =
    { $number ->
        [one] Une ligne est illisible ; rien n’a été modifié :
       *[other] { $number } lignes sont illisibles ; rien n’a été modifié :
    }
workshop-too-much = C’est plus qu’une édition ne peut contenir ({ $most } lignes au plus) ; rien n’a été modifié.
workshop-bad-line = Ligne { $line } : { $text }
workshop-tile-line = Ajouter une tuile
workshop-tile-line-how = En abrégé : type (s standard, p échoppe, t torii, k palais), points, bateaux (b bambou, w bois, s pierre, c argile, g or). « s3wwc » est un bâtiment standard à 3 points qui demande deux bateaux Bois et un bateau Argile.
workshop-add-tile = Ajouter
workshop-paste = Coller depuis un tableur
workshop-paste-how = Une tuile par ligne : type, points, bateaux
workshop-add-pasted = Ajouter ces tuiles
workshop-sheet-file = Ouvrir un fichier de tableur (CSV)
workshop-kind = Type
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
workshop-harbour = Places dans un port
workshop-standard-buildings = Bâtiments par joueur, à { $players } joueurs
workshop-turns-per-round = Tours par joueur et manche, à { $players } joueurs

## The report: computer players try the edition out

report-what = Des joueurs virtuels jouent votre édition et l’édition standard. Le compte rendu dit combien durent les parties, comment elles se terminent, ce que vaut chaque élément et ce qui ne sert jamais. Plus ils jouent, plus il est précis ; vous pouvez arrêter à tout moment.
report-begin = Faire tester par des joueurs virtuels
report-again = Refaire le test
report-stop = Arrêter
report-waiting = Préparation…
report-progress-label = Temps écoulé
report-progress = Parties terminées : { $games }
report-not-sound = L’édition n’est pas encore jouable ; ce qui manque est indiqué plus haut.
report-changed = Vous avez modifié l’édition depuis ce compte rendu.
report-cut = Le serveur a arrêté le test avant la fin. Voici les résultats obtenus.

shelf-title = Mon étagère
shelf-what = Gardez des éditions sur le serveur sous leur nom. Personne d’autre ne les voit, sauf si vous partagez le lien. Chaque modification devient une nouvelle version ; une partie garde la version avec laquelle elle a été jouée.
shelf-keep = Mettre sur l’étagère : { $name }
shelf-entry = { $name }, version { $version }
shelf-is-shared = partagée
shelf-open = Ouvrir
shelf-share = Partager
shelf-unshare = Ne plus partager
shelf-copy = Copier le lien
shelf-open-which = Ouvrir { $name }, version { $version }
shelf-share-which = Partager { $name }, version { $version }
shelf-unshare-which = Ne plus partager { $name }, version { $version }
shelf-copy-which = Copier le lien vers { $name }, version { $version }
shelf-discard-which = Retirer { $name }, version { $version }
shelf-discard-sure = Retirer { $name }, version { $version } ?
shelf-discard-what = Les parties gardent la version avec laquelle elles ont été jouées. Elle disparaîtra définitivement de votre étagère, et son lien ne fonctionnera plus.
shelf-shared = Lien copié : { $link }
shelf-empty = Votre étagère est encore vide.
