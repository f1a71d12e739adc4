### The house's own sentences: those of the terminal game that belong to no game in particular.

language-name = Français

terminal-new = Nouvelle partie : { $game }, { $players } joueurs. Tape ? pour les règles du moment, help pour le reste.
terminal-resumed = Te revoilà dans ta partie ({ $game }), après { $moves ->
        [one] { $moves } décision
       *[other] { $moves } décisions
    }.
terminal-resume = Tu as une partie inachevée : { $game } ({ $players } joueurs, { $moves ->
        [one] { $moves } décision prise
       *[other] { $moves } décisions prises
    }). Entrée la reprend, « new » en commence une autre et garde celle-ci dans un fichier, « q » quitte.
terminal-resume-choose = Appuie sur Entrée, ou tape « new » ou « q ».
terminal-resume-options = (Les options que tu as données valent pour une nouvelle partie.)
terminal-kept = Ta partie inachevée a été gardée dans { $file }.
terminal-damaged = La partie enregistrée est illisible ({ $why }). Elle a été déplacée vers { $file }.
terminal-since = Entre-temps
terminal-story = Le récit jusqu’ici
terminal-prompt = Ta réponse
terminal-prompt-only = Ta réponse (Entrée pour la seule possible)
terminal-choose =
    { $count ->
        [one] Tape 1, ou help.
       *[other] Tape un nombre de 1 à { $count }, ou help.
    }
terminal-refused = Impossible : { $why }.
text-format = Une ligne est un objet JSON, comme { $answer } ou { $ask }, et rien d’autre.
text-too-long = Une ligne a au plus { $bytes } octets.
text-late = C’est une réponse à la question { $given } ; celle-ci est la { $number }.
text-requests = Trop de demandes avant une seule réponse.
text-time = Aucune réponse en { $seconds } s.
text-illegal = « { $answer } » n’est pas possible ici. { $title } ({ $rule }) : { $text }
terminal-help = Réponds par un numéro ou par sa notation. ? ou rules : les règles du moment. log : le récit jusqu’ici. table : revoir la table. back : reprendre ta dernière réponse, sauf si elle a dévoilé quelque chose. q : enregistrer et quitter.
terminal-help-talk = say et une phrase avec ses valeurs : parler aux autres, numérotés à partir de 1. say seul : tout ce qui peut se dire. talk : ce qui a été dit, et qui a tenu parole.
terminal-talk = Dit à la table
terminal-ledger = { $name } : promesses tenues { $kept }, rompues { $broken }
terminal-no-way-back = Pas de retour possible : ta dernière réponse a dévoilé quelque chose, ou quelqu’un d’autre a décidé depuis.
terminal-rules-read-on = Toutes les règles : docs/rules dans le projet.
terminal-saved = Partie enregistrée. « terrae play { $game } » la reprend ici.
terminal-over = La partie est finie.
terminal-recorded = Son enregistrement a été ajouté à { $file }.

## The web app

web-home-link = Terrae, accueil
web-nowhere = Il n’y a rien ici
web-nowhere-line = Cela a peut-être été supprimé, ou le lien n’était pas complet.
web-close = Fermer
web-menu = Menu
web-language = Langue
web-theme-device = Comme l’appareil
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-notices = Me prévenir quand c’est mon tour
web-notices-blocked = Ce navigateur ne laisse pas la page envoyer de notifications.
web-push-table = Me prévenir quand c’est mon tour ici, même la page fermée
web-push-all = Me prévenir à toutes mes tables, même la page fermée
web-push-line = L’éditeur de ton navigateur le transmet, chiffré. Cela nomme la table, et aucune carte.
web-push-by-all = C’est activé pour toutes tes tables ; les réglages permettent de l’arrêter.
web-push-insecure = Il faut une adresse en https, ou Terrae sur cet appareil même.
web-push-unsupported = Ce navigateur ne sait pas le faire. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
web-push-failed = Le navigateur n’a pas pu l’activer. Peut-être n’atteint-il pas le service de son éditeur.
web-sounds = Sons
web-single-keys = Raccourcis à une touche
web-rules = Règles
web-all-rules = Toutes les règles
web-leave-table = Retour à l’accueil
web-watch-line = Qui a ce lien voit ce que toute la table voit, sans voir aucune main.
web-leave = Quitter la partie
web-leave-line = Un bot joue à ta place. Tu peux reprendre ta place tant que la partie dure.
web-leave-guest-line = Le bot rejoue à sa place. Tu ne pourras pas la reprendre.
web-end-table = Arrêter la partie pour tous
web-end-table-line = Personne ne gagne, toutes les cartes sont montrées, et c’est sans retour.
web-sure = Oui, vraiment
web-bot-for-you = Un bot joue à ta place.
web-come-back = Reprendre ma place
web-seat-elsewhere = Ta place est sur un autre appareil.
web-gone = { $name } n’est plus là depuis { $time }.
web-gone-soon = { $name } n’est pas là. Dans { $time }, un bot pourra jouer.
web-gone-clock = { $name } n’est pas là. Un bot décide dans { $time }.
web-wait = Attendre
web-replace = Laisser jouer un bot
web-guest = { $name } a pris la place de { $bot }.
web-guest-undo = La rendre au bot
web-guest-fine = D’accord
web-guests = Invités
web-guests-left = Places de bots que l’invitation permet encore de prendre : { $left }.
web-guests-more = Laisser entrer une personne de plus
web-guest-undo-seat = Rendre au bot la place : { $name }
web-abandoned = Cette partie a été arrêtée avant la fin.
web-abandoned-by = { $name } a arrêté cette partie avant la fin.
web-abandoned-host = L’hôte a arrêté cette partie avant la fin.
web-abandoned-agreed = Tout le monde a accepté d’arrêter cette partie avant la fin, comme { $name } le souhaitait.
web-too-long = Cette partie est arrêtée : une table garde au plus { $moves } coups.
web-watching = Tu regardes.
web-time-left = { $name } a encore { $time }
web-connection-connecting = Connexion
web-table-coming = La table arrive …
web-skip-link = Aller à la décision
web-connection-open = En ligne
web-connection-lost = Connexion perdue, nouvel essai
web-connection-since = Pas de connexion depuis { $time }. Nouvel essai ; d’ici là, les boutons attendent.
web-connection-gone = Ce lien ne marche plus
web-players = Joueurs
web-bot = bot
web-story = Récit
web-talk = Discussion
web-talk-empty = Personne n’a encore rien dit. Rien de ce qui se dit ici n’engage.
web-talk-say = Dis quelque chose à la table
web-talk-send = Envoyer
web-talk-can-help = Je peux aider
web-talk-cannot = Je ne peux pas aider
web-talk-please = Besoin d’aide
web-talk-thanks = Merci
web-talk-promises = Promesses
web-talk-choose = Que veux-tu dire ?
web-talk-other = Choisir une autre sorte de phrase
web-talk-say-it = Le dire
web-talk-unchecked = Rien ne t’engage, mais tout le monde voit si les promesses sont tenues.
web-talk-own-words = Ou avec tes propres mots
web-talk-untranslated = mots libres, non traduits
web-talk-said-in = dit en
web-talk-silence = Cette table joue en silence.
web-talk-silence-line = Ce que font les autres est tout ce qu’ils disent.
web-talk-offline = Pas de connexion. Tu peux préparer une phrase ; elle pourra être dite au retour. Rien n’est gardé pour plus tard.
web-talk-fast = Laisse lire les autres. Tu pourras reparler dans { $time }.
web-talk-watching = Tu regardes : tu entends tout et ne dis rien.
web-talk-not-now = Cela ne peut pas se dire maintenant. La situation a changé ; revois ta phrase.
web-talk-hide-words = Masquer les mots libres, pour moi seulement
web-talk-hidden = mots libres masqués
web-talk-settings = Qui l’on entend
web-talk-settings-line = Les phrases à choisir font partie du jeu et arrivent toujours. Les mots libres peuvent être masqués ; cela ne se voit que chez toi.
web-talk-block = Masquer les mots libres : { $name }
web-talk-report = Signaler { $name }
web-talk-report-short = Signaler
web-talk-reported = Signalé. L’équipe de ce service pourra regarder.
web-talk-close = Fermer la discussion
web-talk-all = Tout
web-lobby-talk = Parler à la table
web-lobby-talk-words = mots libres aussi
web-lobby-talk-sentences = phrases à choisir
web-lobby-talk-silence = silence
web-lobby-keep-words = L’enregistrement de la partie garde aussi les mots libres.
web-ledger-title = Qui a tenu parole
web-ledger-line = Promesses mises à l’épreuve : { $kept } tenues sur { $tested }.
web-ledger-halves = Jusqu’à la moitié : { $first } sur { $before } ; depuis : { $second } sur { $after }.
web-ledger-untested = Aucune promesse n’a encore été mise à l’épreuve.
web-ledger-none = Personne n’a rien promis.
web-ledger-over = La confiance au fil du temps
web-ledger-over-line = Au-dessus de la ligne : tenu. En dessous : rompu. Sur la ligne : en attente ou sans épreuve.
web-ledger-given = Promis, donné
web-ledger-of = { $part } sur { $whole }
web-ledger-words = Mot pour mot
web-ledger-filter-all = Tout
web-ledger-filter-broken = Rompu
web-ledger-filter-me = À moi
web-ledger-moment = tour { $number }
web-ledger-hands = Dit sur les cartes en main
web-ledger-hands-said = Dit jusqu’ici : { $count }
web-ledger-hands-untrue = Faux : { $count }
web-ledger-hands-clear = dit au tour { $said }, démenti au tour { $clear }
web-ledger-counts = Ce qui compte comme promesse
web-ledger-out-open = encore à venir
web-ledger-out-gave = donné : { $given }
web-ledger-out-nothing = rien donné
web-ledger-out-untested = l’occasion n’est pas venue
web-ledger-out-unmet = la condition ne s’est pas réalisée
web-ledger-out-replaced = une promesse plus récente l’a remplacée
talk-verdict-open = en attente
talk-verdict-kept = tenu
talk-verdict-broken = rompu
talk-verdict-untested = sans épreuve
talk-verdict-replaced = remplacé
web-refused-silence = À cette table, on joue en silence.
web-refused-no-acts = Ce jeu n’a pas de phrases à choisir.
web-refused-late = La partie a avancé : redis-le si c’est encore vrai.
web-refused-enough = Tu l’as dit assez souvent : c’est d’abord au jeu de trancher.
web-decision = Décision
web-decides-now =
    { $you ->
        [yes] À toi de décider.
       *[no] { $name } décide maintenant.
    }
web-waits-for = { $name } décide.
web-what-now = Que puis-je faire ?
web-take-back = Annuler
web-what-now-not = On ne te demande rien pour l’instant.
web-take-back-not = Rien à annuler : on a vu quelque chose de nouveau, ou quelqu’un d’autre a décidé.
web-advice = Conseil d’un bot
web-advice-ask = Que ferait un bot ?
web-advice-by = { $bot }, d’après ce que tu vois. Il peut se tromper.
web-advice-thinks = Le bot réfléchit …
web-advice-none = Le bot n’a pas de conseil pour l’instant. Redemande dans un instant.
web-advice-later = Cela n’apporte rien tout de suite, mais les parties imaginées par le bot se passaient le mieux ainsi.
web-advice-gains =
    { $points ->
        [one] Cela te rapporte 1 point.
       *[other] Cela te rapporte { $points } points.
    }
web-advice-worth =
    { $points ->
        [one] Cela peut te rapporter 1 point d’ici la fin du tour.
       *[other] Cela peut te rapporter { $points } points d’ici la fin du tour.
    }
web-signs = Signes
web-sign-good = Bien
web-sign-well_done = Bravo
web-sign-thanks = Merci
web-sign-ha = Ha
web-sign-oh_no = Oh non
web-sign-thinking = Je réfléchis
web-vote-ask = Demander à tous
web-vote-line = C’est fait quand tous ceux qui jouent sont d’accord. Les bots ne votent pas.
web-vote-ask-take-back = Annuler ma dernière décision
web-vote-ask-end = Terminer la partie
web-vote-take_back = { $name } voudrait annuler sa dernière décision.
web-vote-end = { $name } voudrait terminer la partie.
web-vote-take_back-waits = Décision annulée si { $names } est d’accord.
web-vote-end-waits = La partie se termine si { $names } est d’accord.
web-vote-yes = D’accord
web-vote-no = Non
web-vote-withdraw = Retirer
web-settings = Réglages
web-settings-name = Ton nom à la table
web-settings-name-line = Il sert à la prochaine table où tu prends place, et quand tu rejoues.
web-settings-theme = Thème
web-story-jump = Montrer ce moment dans le replay
web-replay-save = Enregistrer la partie
web-lobby-rename-seat = Changer mon nom
web-lobby-up = Monter { $name } d’une place
web-keys = Touches
web-keys-off = Les lettres et chiffres seuls sont désactivés sur cet appareil.
web-key-list = Cette liste
web-key-help = Que puis-je faire ?
web-key-back = Annuler
web-key-tab = À l’élément suivant ; Maj et Tab au précédent
web-key-escape = Fermer, ou ne rien choisir
web-row-team-won = Ton équipe a gagné { $points } : { $others }.
web-row-team-lost = Ton équipe a perdu { $points } : { $others }.
web-pace = Rythme
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-instant = Immédiat
web-pace-stop = S’arrêter après chaque verdict
web-continue = Continuer
web-skip = Aller à mon tour
web-skip-not = Il n’y a rien à passer pour l’instant.
web-worth-after =
    { $bound ->
        [most] Vaut { $before } maintenant, jusqu’à { $after } ensuite
       *[exact] Vaut { $before } maintenant, { $after } ensuite
    }
web-bound-most = jusqu’à
web-zoom-atlas = Ouvrir dans l’atlas
web-zoom-back = Retour à la table
web-away-tag = pas là
web-refused = Impossible : { $why } ({ $rule }).
web-refused-malformed = La page et le service ne se comprennent pas. Recharge la page.
web-refused-state = Cela ne convient pas à l’état de cette table.
web-refused-illegal = Les règles ne le permettent pas.
web-refused-not-your-turn = C’est à quelqu’un d’autre de décider.
web-refused-stale = Entre-temps, autre chose s’est passé à la table.
web-refused-bad-record = Cet enregistrement n’est pas valable.
web-refused-too-large = C’est trop volumineux pour le service.
web-refused-unreadable = Le service ne peut pas lire cette table pour le moment. Toutes les autres tables continuent.
web-refused-seat-taken = Cette place est déjà prise.
web-refused-wrong-code = Aucun cours n’a ce code, ou les images ont changé. Regarde encore et réessaie.
web-refused-pictures = Cette porte demande aussi les images.
web-refused-door-locked = L’enseignant a fermé la porte.
web-refused-no-guests = Cette invitation ne permet plus de s’asseoir. Tu peux regarder.
web-refused-name-taken = Quelqu’un à cette table porte déjà ce nom.
web-refused-colour-taken = Quelqu’un à cette table a déjà cette couleur.
web-refused-bad-text = Ce texte est trop court ou trop long, ou contient des signes impossibles à afficher.
web-refused-chat-off = La discussion est désactivée à cette table.
web-refused-too-many-tables = Trop de tables sont ouvertes d’ici. Termine ou arrête d’abord quelques parties.
web-refused-hints-off = Les indications sont désactivées à cette table.
web-story-and-talk =
    { $count ->
        [0] Récit et discussion
        [one] Récit et discussion, { $count } nouveau
       *[other] Récit et discussion, { $count } nouveaux
    }
web-nav = Pages
web-nav-more = Autres pages
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-replays = Replays
web-nav-about = À propos
web-hero = Des jeux autour d’une seule planète
web-ladder = Qui joue comment
web-ladder-lead = { $games } parties de { $game } entre bots. Toutes les tables ont joué les mêmes donnes.
web-ladder-mixed = Aux tables mixtes
    .line = Sur 100 parties ; les barres sont des intervalles de confiance à 95 %. Pointillé : une part équitable de victoires, { $share }.
web-ladder-players = Joueurs
web-ladder-order = Ordre
web-ladder-by-wins = par victoires
web-ladder-by-survival = par survie
web-ladder-by-score = par points
web-ladder-survival = le monde survit
web-ladder-score = points
web-ladder-wins = victoires
web-ladder-between = entre { $low } et { $high }
web-ladder-one = Un parmi { $others }
web-ladder-one-survival = Le monde survit, sur 100 parties
web-ladder-one-wins = Ce bot gagne, sur 100 parties
web-ladder-row = l’un de ceux-ci, parmi
web-ladder-best = Souligné : personne ne fait mieux parmi ceux-là.
web-ladder-counted = { $games } parties par table, donnes { $seed }/0 et suivantes, version { $version }. terrae tournament les recompte.
web-hero-line = Fais tenir le monde, ou bâtis une terre qui dure. Rien à installer, pas de compte.
web-seats = { $least } à { $most } joueurs
web-players-choose = Nombre de joueurs
web-play-now = Jouer
web-play-with = { $seats } joueurs, bots : { $bots }, { $kind }
web-play-with-ask = Qui joue avec toi ?
web-bots-mixed = mélangés
web-bots-mixed-line = Des caractères différents, comme il convient au jeu.
web-bots-lot = un autre tiré au sort
web-character-of = { $name }, { $character } : à quoi s’attendre
web-strength-choose = Niveau
web-strength-easy = facile
web-strength-normal = normal
web-strength-hard = difficile
web-done = Terminé
web-name-ask = Comment t’appelles-tu ?
web-name-line = Les autres à la table voient ce nom. Il reste sur cet appareil.
web-name-go = Jouer
web-invite = Inviter des amis
web-one-device = Un appareil
web-learn-short = Apprendre en trois minutes
web-watch-replay = Voir un replay
web-offline = Le service ne répond pas. Réessaie dans un instant.

# Without a service: the app as a folder of files.
web-site-line = Tout ce qui est sur cette page fonctionne sur cet appareil, même sans connexion.
web-site-line-http = Tout ce qui est sur cette page fonctionne sur cet appareil. Ouverte par une adresse en https, elle fonctionne aussi sans connexion.
web-site-needs = Demande un service de jeu, que cette copie n’a pas :
    .what = amis sur d’autres appareils, tables ouvertes, leçons en direct, chiffres des autres.
web-site-connect = Se connecter à un service
web-site-ready-in = prêt dans { $seconds } s environ
web-site-loading = Le moteur se charge
web-site-loaded = { $loaded } Mo sur { $total }. En attendant, tu peux apprendre et lire.
web-site-starts = Démarre tout seul
    .line = Touche encore pour rester ici.
web-site-too-old = Ce navigateur ne peut pas exécuter le moteur.
    .line = Les règles et l’atlas fonctionnent. Pour jouer, prends un navigateur plus récent.
web-site-kept = Tout est conservé pour les moments sans connexion.
web-site-new = Une nouvelle version est là.
web-site-change = Changer maintenant
web-site-later = Au prochain démarrage
web-site-waits = Une nouvelle version attend la fin de cette partie.
web-site-full = Cet appareil n’a plus de place : ta dernière réponse n’a pas été conservée, tout ce qui précède l’est. Fais de la place et réessaie.
web-site-needs-service = Cela demande un service de jeu, que cette copie n’a pas.
    .line = Sur cet appareil, tu peux jouer avec des bots, te le passer à plusieurs, apprendre et lire.
web-site-as-file = Les navigateurs n’exécutent cette page que depuis un serveur web. Tape python3 -m http.server dans ce dossier, puis ouvre http://localhost:8000.
web-no-script = Terrae a besoin de JavaScript. Active-le pour cette page, puis recharge-la.
web-too-many = C’était un peu rapide. Réessaie dans un instant.
web-not-yours = Cet appareil n’a pas ce droit ici.
web-you = Toi
web-your-tables = Tes tables
web-your-tables-none = Les tables où tu t’assieds seront ici.
web-wait-for-you =
    { $count ->
        [one] une t’attend
       *[other] { $count } t’attendent
    }
web-finished = Terminées
web-all-finished = Toutes les parties terminées
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte en ce moment. Ouvres-en une avec « Inviter des amis ».
web-more-tables = Plus de tables
web-home-teach = Pour les enseignants : une séance pour toute la classe
web-home-join = Rejoindre une séance avec un code
web-row-open = Places prises : { $taken } sur { $seats }
web-row-over = La partie est finie
web-row-won-you =
    { $points ->
        [one] Tu as gagné avec { $points } point.
       *[other] Tu as gagné avec { $points } points.
    }
web-row-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
web-row-points = Tes points : { $points }.
web-row-asked = À toi de décider
web-row-waits = { $name } décide
web-row-replay = Replay
web-row-continue = Continuer
web-row-go = Ouvrir
web-row-join = Rejoindre
web-row-watch = Regarder
web-since = depuis { $time }
web-bot-random = tête en l’air
    .line = Répond au hasard. Bon pour s’entraîner.
web-away = hors ligne, un bot joue
web-lobby-seats = Places
web-lobby-shuffle = Mélanger les places
web-lobby-more = Une place de plus
web-lobby-fewer = Une place libre de moins
web-lobby-fill-bots = Des bots aux places libres
web-lobby-character = Caractère : { $name }
web-lobby-title = Nom de la table
web-lobby-rename = Renommer
web-lobby-name = Ton nom
web-lobby-colour = Ta couleur
web-colour-plum = prune
web-colour-teal = bleu canard
web-colour-amber = ambre
web-colour-rose = rose
web-colour-slate = ardoise
web-colour-olive = olive
web-lobby-name-taken = Quelqu’un à cette table s’appelle déjà { $name }.
web-lobby-sit = S’asseoir
web-lobby-sit-here = S’asseoir ici
web-lobby-free = place libre
web-lobby-kept = gardée pour { $name }, encore { $time }
web-lobby-bot = Ajouter un bot
web-chooser = Un bot pour la place { $seat }
web-chooser-character = Caractère
web-chooser-talks = Il parle à la table
web-chooser-silent = Il ne dit rien
web-chooser-thinks = Il réfléchit jusqu’à une seconde
web-chooser-quick = Il décide aussitôt
web-chooser-expect = À quoi s’attendre, à { $seats } joueurs
web-chooser-survival = Le monde survit à ses tables
web-chooser-wins = Il gagne, une part égale étant { $share }
web-chooser-score = Ses points en moyenne
web-chooser-counted = Sur 100 parties, compté sur { $games }. Les barres sont des intervalles de confiance à 95 %.
web-chooser-uncounted = Cela n’a pas encore été compté.
web-chooser-ladder = Comparer tous les bots
web-chooser-surprise = Surprends-moi
web-chooser-seat = Installer : { $bot }
web-lobby-you = joue sur cet appareil
web-lobby-there = est là
web-lobby-away = hors ligne
web-lobby-stand-up = Libérer la place : { $name }
web-lobby-invite = Inviter des amis
web-lobby-qr = Code QR de l’invitation
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-share = Partager le lien
web-lobby-watch = Copier un lien pour regarder
web-lobby-new-link = Créer une invitation
web-invite-play = Jouer
web-invite-watch = Regarder
web-invite-seat = Ma place
web-invite-local = Seul cet ordinateur peut ouvrir la table
web-invite-local-line = Terrae est servi à l’adresse { $address }, que les autres appareils ne peuvent pas atteindre. Pour inviter d’autres personnes, arrête-le et relance-le ainsi :
web-invite-local-after = Tes tables restent. Ne le fais que dans un réseau auquel tu fais confiance.
web-invite-copy-command = Copier
web-invite-address = Adresse que les autres peuvent ouvrir
web-invite-address-here = Adresse sur cet ordinateur
web-invite-camera = Pointe un appareil photo ici
web-invite-network = Réseau
web-invite-line = Qui a le lien peut s’asseoir tant qu’une place est libre. Après le début, il propose de regarder ou de prendre la place d’un bot.
web-invite-one-device = Pour des amis à cet ordinateur : jouer sur un seul appareil
web-take-line = Continue sur un autre appareil. Ici tu ne feras que regarder, jusqu’à ce que tu reprennes la place.
web-take-seat = Emporter la place : { $name }
web-take-how = Scanne ceci avec ton autre appareil. Tes cartes et tes secrets s’y affichent.
web-take-open = Ouvre cette adresse sur ton autre appareil. Tes cartes et tes secrets s’y affichent.
web-take-until = valable { $time }, une fois
web-take-over = Ce code ne marche plus : il sert une seule fois, pendant dix minutes. Fais-en un nouveau.
web-take-new = Nouveau code
web-take-secret = Ne le donne à personne : c’est ta place, pas une invitation.
web-lobby-options = Options
web-lobby-clock = Temps pour décider
web-lobby-clock-none = sans limite
web-lobby-clock-total = { $time } pour toutes les décisions, { $plus } de plus par réponse
web-lobby-clock-line = Le temps écoulé, un bot décide à la place du joueur, jusqu’à ce que celui-ci reprenne sa place.
web-lobby-starts = Qui commence
web-lobby-starts-chance = le hasard décide
web-lobby-hints = Les joueurs voient ce que leurs choix leur rapporteraient.
web-you-tag = toi
web-lobby-private = Seuls ceux qui ont le lien trouvent cette table.
web-lobby-public = Tout le monde peut trouver cette table, la rejoindre et la regarder.
web-lobby-start = Commencer la partie
web-lobby-fill =
    { $free ->
        [one] Encore { $free } place libre. Un bot s’y installe au début ; un ami peut prendre le relais plus tard.
       *[other] Encore { $free } places libres. Des bots s’y installent au début ; des amis peuvent prendre le relais plus tard.
    }
web-lobby-start-bots = Commencer avec des bots
web-lobby-sit-first = Avant de commencer, il faut que quelqu’un s’assoie.
web-lobby-waits = La partie commence quand l’hôte la lance.
web-lobby-shuffling = On mélange les cartes…
web-lobby-full = Toutes les places sont prises.
web-table-none = Cette table n’existe pas, ou n’est pas pour toi
web-late = La partie a commencé
web-late-kicker = Invitation : { $table }
web-late-line = { $game }, { $seats } à la table, dont bots : { $bots }.
web-late-seat = Prendre la place : { $name }
web-late-seat-line = Un bot l’a jouée jusqu’ici. Tu continues de là.
web-late-watch-line = Tu vois ce que tous voient. Les mains restent cachées.
web-curtain = À { $name } de jouer
web-curtain-line = Passe l’appareil. D’ici là, on ne montre que ce que tous peuvent voir.
web-curtain-here = C’est moi
web-tab-your-turn = ● À toi · { $table }
web-play-again = Rejouer
web-wants-again = { $name } veut rejouer.
web-next-game = Vers la nouvelle partie
web-the-replay = Voir le replay
web-code-show = Montrer en image
web-look-back = Revoir le plateau
web-back-to-count = Retour au décompte
web-end-place = Tu arrives à la place { $rank }, points : { $points }.
web-fair-check = Vérifier le mélange
web-replays = Replays
web-replays-lead = Chaque partie finie peut se revoir, pas à pas, vue de n’importe quelle place ou cartes sur table.
web-replays-mine = Tes parties finies
web-replays-none = Aucune pour l’instant. Elles seront ici.
web-replay-open = Ouvrir un fichier de partie
web-collect = Recueillir des parties à partir d’images
web-replay-sample = { $game } : une partie d’exemple
web-replay-unreadable = Ce fichier ne contient pas de partie.
web-replay-none = Il n’y a pas de partie à revoir ici
web-replay-title = { $game }, replay
web-replay-controls = Replay
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-turn = Tour
web-replay-turn-of = { $number } · { $name }
web-replay-which = Quelle partie du fichier
web-replay-game = Partie { $number } sur { $count }
web-replay-file-gone = Le fichier n’est plus ouvert. Ouvre-le de nouveau.
web-replay-eyes = Point de vue
web-replay-all = Tout ouvert
web-replay-watch = En spectateur
web-replay-link = Copier un lien vers ce moment
web-replay-link-private = Copier un lien vers ce moment ; privé : seuls ceux de cette table peuvent l’ouvrir
web-replay-from-start = Depuis le début
web-learn = Apprendre
web-learn-lead = Quelques coups à jouer toi-même, ou toutes les règles à parcourir.
web-lesson-start = Essayer
web-rules-search = Chercher dans les règles
web-rules-nothing = Aucune règle ne dit cela. Essaie un autre mot.
web-rules-contents = Sommaire
web-atlas = Atlas des cartes
web-why = Pourquoi ce jeu
web-about = À propos de Terrae
web-about-lead = Un lieu pour jouer, étudier et enseigner des jeux de société autour d’une seule planète. Les règles sont racontées avec nos propres mots ; les images sont recomposées à partir de jeux d’icônes libres. Aucune illustration et aucun texte des jeux imprimés n’est utilisé.
web-fair = Le mélange est honnête
web-fair-line = Avant une partie, le service s’engage sur un secret, et chaque joueur peut y ajouter son propre hasard. Quand la partie est finie, le secret est montré, et n’importe qui peut recalculer tout le mélange. Indique la table d’une partie finie pour vérifier.
web-fair-table = Table
web-fair-none = Il n’y a pas de partie finie à cette table, ou elle n’est pas pour toi.
web-fair-holds = C’est bon : ces cartes découlent du secret sur lequel le service s’était engagé avant la partie.
web-fair-broken = Ça ne va pas : { $why }
web-shuffle-holds = { $own ->
        [in] Mélange honnête, vérifié sur cet appareil : le service s’en est tenu au secret sur lequel il s’était engagé, ta contribution y est, et toutes concordent.
        [late] Mélange honnête, vérifié sur cet appareil : le service s’en est tenu à son secret, et toutes les contributions concordent. La tienne est arrivée trop tard : c’est son empreinte qui a compté.
       *[none] Mélange honnête : le secret, les contributions et la graine concordent. Cet appareil n’a rien gardé d’avant la partie pour comparer.
    }
web-shuffle-wrong = Le mélange ne concorde pas : { $what ->
        [secret] le secret n’est pas celui sur lequel le service s’était engagé avant la partie
        [seats] les engagements des joueurs ne sont pas ceux d’avant la partie
        [own] ta contribution manque, alors que le service l’avait acceptée
        [parts] la contribution d’un joueur ne correspond pas à son engagement
       *[seed] la graine de la partie ne découle pas du secret et des contributions
    }.
web-shuffle-cards = Vérifier chaque carte
web-shuffle-cards-checking = Chaque carte est vérifiée avec les règles elles-mêmes. La première fois, cela charge 7 Mo…
web-shuffle-cards-hold = Chaque carte a été vérifiée : toutes découlent du mélange.
web-shuffle-cards-wrong = Toutes les cartes ne découlent pas du mélange : { $why }
web-shuffle-cards-failed = Les règles n’ont pas pu être chargées ; les cartes n’ont pas été vérifiées.
web-rulings = Là où les livrets de règles se taisent
web-rulings-line = Les livrets de règles laissent certaines choses ouvertes. Ce que nous avons tranché est dit sur la page des règles de chaque jeu, avec la règle concernée.
web-credits = Crédits
web-credit-game = Le jeu, par
web-credit-icons = Images, recolorées, par
web-credit-interface = Icônes de l’interface,
web-credit-fonts = Polices,
web-credit-map = La carte, domaine public, dessinée avec
web-credit-python = Python dans le navigateur, qui vérifie les cartes,
web-licences = Toutes les licences, et qui a dessiné quelle image
web-lesson = Leçon
web-lesson-begin = Commencer
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-again = Encore
web-lesson-look = Regarde la table, puis continue.
web-lesson-end = C’est tout. Le reste s’apprend en jouant.
web-daily = La donne du jour
web-daily-line = Les mêmes cartes, la même place, les trois mêmes bots pour tout le monde. Une fois par jour, environ huit minutes.
web-daily-short = Tout le monde joue les mêmes cartes aujourd’hui
web-daily-go-on = Continuer
web-daily-fate-held = tenu
web-daily-fate-lost = perdu
web-daily-you = toi
web-daily-known = Une donne découle de son seul nom : qui le veut peut calculer toutes les cartes à l’avance. Ici, pas de mélange équitable : c’est pour comparer, pas pour un enjeu.
web-daily-result = Ton résultat
web-daily-at-table = Une donne pour beaucoup
web-duplicate-begin = Une donne entre amis
web-duplicate-beside-same = pareil dans les deux parties

## What a link shows before it is opened

preview-invitation = Viens jouer à { $game }
preview-invitation-line = Ouvre le lien, prends place et joue dans le navigateur, sans compte.
preview-replay = Une partie de { $game }, coup par coup
preview-replay-line = Regarde-la avec les yeux de chaque joueur.
web-coach = Coach
web-coach-playing-on = reprise à la décision { $number } ; les cartes cachées sont redistribuées

## Puzzles, and one’s own page

web-puzzles = Sauve ce monde
web-you-page = Toi, sur cet appareil
