### The house's own sentences: those of the terminal game that belong to no game in particular.

language-name = Català

terminal-new = Partida nova: { $game }, { $players } jugadors. Escriu ? per veure les regles del moment, help per a la resta.
terminal-resumed = Tornes a ser a la teva partida ({ $game }): { $moves ->
        [one] 1 decisió presa
       *[other] { $moves } decisions preses
    }.
terminal-resume = Tens una partida sense acabar: { $game } ({ $players } jugadors, { $moves ->
        [one] 1 decisió presa
       *[other] { $moves } decisions preses
    }). Retorn la continua, «new» en comença una altra i desa aquesta en un fitxer, «q» surt.
terminal-resume-choose = Prem Retorn o escriu «new» o «q».
terminal-resume-options = (Les opcions que has donat són per a una partida nova.)
terminal-kept = La partida sense acabar s’ha desat a { $file }.
terminal-damaged = No s’ha pogut llegir la partida desada ({ $why }). S’ha mogut a { $file }.
terminal-since = Mentrestant
terminal-story = La crònica fins ara
terminal-prompt = La teva resposta
terminal-prompt-only = La teva resposta (Retorn per a l’única possible)
terminal-choose =
    { $count ->
        [one] Escriu 1 o help.
       *[other] Escriu un número entre 1 i { $count } o help.
    }
terminal-refused = No pot ser: { $why }.
text-format = Una línia és un objecte JSON, com { $answer } o { $ask }, i res més.
text-too-long = Una línia té com a màxim { $bytes } bytes.
text-late = Això respon la pregunta { $given }; aquesta és la { $number }.
text-requests = Massa consultes abans d’una sola resposta.
text-time = No ha arribat cap resposta en { $seconds } s.
text-illegal = «{ $answer }» no és possible aquí. { $title } ({ $rule }): { $text }
terminal-help = Respon amb un número o amb la seva notació. ? o rules: les regles del moment. log: la crònica fins ara. table: torna a veure la taula. back: retira l’última resposta, si no ha descobert res. q: desa i surt.
terminal-help-talk = say i una frase amb els seus valors: parlar als altres, numerats des de l’1. say sol: tot el que es pot dir. talk: què s’ha dit i qui ha complert.
terminal-talk = Dit a la taula
terminal-ledger = { $name }: promeses complertes { $kept }, trencades { $broken }
terminal-no-way-back = No hi ha marxa enrere: l’última resposta ha descobert alguna cosa, o algú altre ha decidit després.
terminal-rules-read-on = Totes les regles: docs/rules dins del projecte.
terminal-saved = Partida desada. «terrae play { $game }» la continua des d’aquí.
terminal-over = La partida s’ha acabat.
terminal-recorded = El seu registre s’ha afegit a { $file }.

## The web app

web-home-link = Terrae, inici
web-nowhere = Aquí no hi ha res
web-nowhere-line = Potser s’ha eliminat, o l’enllaç no era complet.
web-close = Tanca
web-menu = Menú
web-language = Llengua
web-theme-device = Com el dispositiu
web-theme-light = Tema clar
web-theme-dark = Tema fosc
web-notices = Avisa’m quan sigui el meu torn
web-notices-blocked = Aquest navegador no deixa que la pàgina enviï avisos.
web-push-table = Avisa’m quan sigui el meu torn aquí, també amb la pàgina tancada
web-push-all = Avisa’m a totes les meves taules, també amb la pàgina tancada
web-push-line = El fabricant del teu navegador ho transmet xifrat. Diu la taula, i cap carta.
web-push-by-all = Està activat per a totes les teves taules; es desactiva a la configuració.
web-push-insecure = Cal una adreça amb https, o Terrae en aquest mateix dispositiu.
web-push-unsupported = Aquest navegador no ho pot fer. En un iPhone o iPad, afegeix abans la pàgina a la pantalla d’inici.
web-push-failed = El navegador no ho ha pogut activar. Potser no arriba al servei del seu fabricant.
web-sounds = Sons
web-single-keys = Dreceres d’una tecla
web-rules = Regles
web-all-rules = Totes les regles
web-leave-table = A la pàgina d’inici
web-watch-line = Qui té aquest enllaç veu el que veu tota la taula, però cap mà.
web-leave = Deixa la partida
web-leave-line = Un bot continua jugant per tu. Pots recuperar el seient mentre duri la partida.
web-leave-guest-line = El bot continua jugant al seu seient. No el podràs recuperar.
web-end-table = Acaba la partida per a tothom
web-end-table-line = Ningú no guanya, es mostren totes les cartes i no hi ha marxa enrere.
web-sure = Sí, de debò
web-bot-for-you = Un bot juga per tu.
web-come-back = Recupera el meu seient
web-seat-elsewhere = El teu seient és en un altre dispositiu.
web-gone = { $name } fa { $time } que no hi és.
web-gone-soon = { $name } no hi és. D’aquí a { $time } hi podrà jugar un bot.
web-gone-clock = { $name } no hi és. Un bot decideix d’aquí a { $time }.
web-wait = Espera
web-replace = Que jugui un bot
web-guest = { $name } ha ocupat el seient de { $bot }.
web-guest-undo = Torna’l al bot
web-guest-fine = D’acord
web-guests = Convidats
web-guests-left = Seients de bots que encara es poden ocupar amb la invitació: { $left }.
web-guests-more = Deixa entrar una persona més
web-guest-undo-seat = Torna al bot el seient: { $name }
web-abandoned = Aquesta partida es va acabar abans d’hora.
web-abandoned-by = { $name } va acabar aquesta partida abans d’hora.
web-abandoned-host = Qui va obrir la taula va acabar aquesta partida abans d’hora.
web-abandoned-agreed = Tothom va acceptar acabar aquesta partida abans d’hora, com volia { $name }.
web-too-long = Aquesta partida s’ha acabat: una taula guarda com a màxim { $moves } jugades.
web-watching = Estàs mirant.
web-time-left = Temps ({ $name }): { $time }
web-connection-connecting = S’està connectant
web-table-coming = S’està preparant la taula …
web-skip-link = Vés a la decisió
web-connection-open = Connexió activa
web-connection-lost = Sense connexió, es torna a provar
web-connection-since = Sense connexió des de les { $time }. Es torna a provar; fins llavors els botons esperen.
web-connection-gone = Aquest enllaç ja no funciona
web-players = Jugadors
web-bot = bot
web-story = Crònica
web-talk = Conversa
web-talk-empty = Encara no s’ha dit res. Res del que es digui aquí no obliga.
web-talk-say = Digues alguna cosa a la taula
web-talk-send = Envia
web-talk-can-help = Puc ajudar
web-talk-cannot = No puc ajudar
web-talk-please = Necessito ajuda
web-talk-thanks = Gràcies
web-talk-promises = Promeses
web-talk-choose = Què vols dir?
web-talk-other = Tria un altre tipus de frase
web-talk-say-it = Digues-ho
web-talk-unchecked = Res no t’obliga, però tothom veu si les promeses es compleixen.
web-talk-own-words = O amb les teves paraules
web-talk-untranslated = text lliure, sense traduir
web-talk-said-in = dit en
web-talk-silence = Aquesta taula juga en silenci.
web-talk-silence-line = El que fan els altres és tot el que diuen.
web-talk-offline = Sense connexió. Pots preparar una frase; es podrà dir quan torni. Res no es guarda per a després.
web-talk-fast = Deixa llegir els altres. Podràs tornar a parlar d’aquí a { $time }.
web-talk-watching = Estàs mirant: ho sents tot i no dius res.
web-talk-not-now = Això ara no es pot dir. La situació ha canviat; revisa la frase.
web-talk-hide-words = Amaga el text lliure, només per a mi
web-talk-hidden = text lliure, amagat
web-talk-settings = A qui sents
web-talk-settings-line = Les frases per triar formen part del joc i sempre arriben. El text lliure es pot amagar; només ho notes tu.
web-talk-block = Amaga el text lliure: { $name }
web-talk-report = Denuncia: { $name }
web-talk-report-short = Denuncia
web-talk-reported = Denunciat. Qui porta aquest servei ho podrà mirar.
web-talk-close = Tanca la conversa
web-talk-all = Tot
web-lobby-talk = Parlar a la taula
web-lobby-talk-words = també text lliure
web-lobby-talk-sentences = frases per triar
web-lobby-talk-silence = silenci
web-lobby-keep-words = El registre de la partida guarda també el text lliure.
web-ledger-title = Qui ha complert la paraula
web-ledger-line = De les promeses posades a prova se n’han complert { $kept } de { $tested }.
web-ledger-halves = En la primera meitat fins ara, { $first } de { $before }; des de llavors, { $second } de { $after }.
web-ledger-untested = Encara no s’ha posat a prova cap promesa.
web-ledger-none = Ningú no ha promès res.
web-ledger-over = La confiança al llarg del temps
web-ledger-over-line = Sobre la línia: complert. A sota: incomplert. A la línia: pendent o sense comprovar.
web-ledger-given = Promès, donat
web-ledger-of = { $part } de { $whole }
web-ledger-words = Paraula per paraula
web-ledger-filter-all = Tot
web-ledger-filter-broken = Incomplert
web-ledger-filter-me = A mi
web-ledger-moment = torn { $number }
web-ledger-hands = Dit sobre les cartes de la mà
web-ledger-hands-said = Dit fins ara: { $count }
web-ledger-hands-untrue = Fals: { $count }
web-ledger-hands-clear = dit en el torn { $said }, desmentit en el torn { $clear }
web-ledger-counts = Què compta com a promesa
web-ledger-out-open = encara per venir
web-ledger-out-gave = donat: { $given }
web-ledger-out-nothing = res donat
web-ledger-out-untested = no n’ha arribat l’ocasió
web-ledger-out-unmet = la condició no s’ha donat
web-ledger-out-replaced = una promesa posterior l’ha reemplaçada
talk-verdict-open = pendent
talk-verdict-kept = complert
talk-verdict-broken = incomplert
talk-verdict-untested = sense comprovar
talk-verdict-replaced = reemplaçat
web-refused-silence = En aquesta taula es juga en silenci.
web-refused-no-acts = Aquest joc no té frases per triar.
web-refused-late = La partida ha avançat: torna-ho a dir si encara val.
web-refused-enough = Ja ho has dit prou vegades: primer s’ha de decidir en el joc.
web-decision = Decisió
web-decides-now =
    { $you ->
        [yes] Ara decideixes tu.
       *[no] Ara decideix { $name }.
    }
web-waits-for = { $name } està decidint.
web-what-now = Què puc fer?
web-take-back = Desfés
web-what-now-not = Ara no se’t pregunta res.
web-take-back-not = No hi ha res per desfer: s’ha vist alguna cosa nova, o ha decidit algú altre.
web-advice = Consell d’un bot
web-advice-ask = Què faria un bot?
web-advice-by = { $bot }, a partir del que veus. Es pot equivocar.
web-advice-thinks = El bot pensa …
web-advice-none = El bot no té cap consell ara mateix. Torna a preguntar d’aquí a un moment.
web-advice-later = No dona res de seguida, però les partides que el bot s’ha imaginat anaven millor així.
web-advice-gains =
    { $points ->
        [one] Et dona 1 punt.
       *[other] Et dona { $points } punts.
    }
web-advice-worth =
    { $points ->
        [one] Et pot donar 1 punt fins al final del torn.
       *[other] Et pot donar { $points } punts fins al final del torn.
    }
web-signs = Senyals
web-sign-good = Bé
web-sign-well_done = Ben fet
web-sign-thanks = Gràcies
web-sign-ha = Ha
web-sign-oh_no = Oh, no
web-sign-thinking = Deixa’m pensar
web-vote-ask = Preguntar a tothom
web-vote-line = Es fa quan hi està d’acord tothom que juga. Els bots no voten.
web-vote-ask-take-back = Desfer la meva última decisió
web-vote-ask-end = Acabar la partida
web-vote-take_back = { $name } vol desfer la seva última decisió.
web-vote-end = { $name } vol acabar la partida.
web-vote-take_back-waits = Es desfà si { $names } hi està d’acord.
web-vote-end-waits = La partida s’acaba si { $names } hi està d’acord.
web-vote-yes = D’acord
web-vote-no = No
web-vote-withdraw = Retirar
web-settings = Configuració
web-settings-name = El teu nom a la taula
web-settings-name-line = Val a la pròxima taula on t’asseguis, i quan juguis una altra vegada.
web-settings-theme = Tema
web-story-jump = Mostrar aquest moment a la repetició
web-replay-save = Desar la partida
web-lobby-rename-seat = Canviar el meu nom
web-lobby-up = Pujar { $name } un seient
web-keys = Tecles
web-keys-off = Les lletres i xifres soles estan desactivades en aquest dispositiu.
web-key-list = Aquesta llista
web-key-help = Què puc fer ara?
web-key-back = Desfer
web-key-tab = A la cosa següent; amb Maj i Tab a l’anterior
web-key-escape = Tancar, o no triar res
web-row-team-won = El teu equip ha guanyat { $points } : { $others }.
web-row-team-lost = El teu equip ha perdut { $points } : { $others }.
web-pace = Ritme
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-instant = A l’instant
web-pace-stop = Atura’t després de cada desenllaç
web-continue = Continua
web-skip = Salta al meu torn
web-skip-not = Ara no hi ha res per saltar.
web-worth-after =
    { $bound ->
        [most] Val { $before } ara, fins a { $after } després
       *[exact] Val { $before } ara, { $after } després
    }
web-bound-most = fins a
web-zoom-atlas = Obre a l’atles
web-zoom-back = Torna a la taula
web-away-tag = fora
web-refused = No pot ser: { $why } ({ $rule }).
web-refused-malformed = La pàgina i el servei no s’entenen. Torna a carregar la pàgina.
web-refused-state = Això no encaixa amb l’estat d’aquesta taula.
web-refused-illegal = Les regles no ho permeten.
web-refused-not-your-turn = Ara decideix una altra persona.
web-refused-stale = Mentrestant ha passat una altra cosa a la taula.
web-refused-bad-record = Aquest registre no és vàlid.
web-refused-too-large = És massa gran per al servei.
web-refused-unreadable = El servei no pot llegir aquesta taula en aquest moment. Totes les altres taules continuen.
web-refused-seat-taken = Aquest seient ja està ocupat.
web-refused-wrong-code = Cap classe no té aquest codi, o les imatges han canviat. Torna a mirar i prova-ho de nou.
web-refused-pictures = Aquesta porta també demana les imatges.
web-refused-door-locked = El professor ha tancat la porta.
web-refused-no-guests = Amb aquesta invitació ja no s’hi pot asseure ningú més. Pots mirar.
web-refused-name-taken = Algú d’aquesta taula ja es diu així.
web-refused-colour-taken = Algú d’aquesta taula ja té aquest color.
web-refused-bad-text = Aquest text és massa curt o massa llarg, o conté caràcters que no es poden mostrar.
web-refused-chat-off = La conversa està desactivada en aquesta taula.
web-refused-too-many-tables = Hi ha massa taules obertes des d’aquí. Acaba o tanca’n abans algunes.
web-refused-hints-off = Les indicacions estan desactivades en aquesta taula.
web-story-and-talk =
    { $count ->
        [0] Crònica i conversa
        [one] Crònica i conversa, 1 missatge nou
       *[other] Crònica i conversa, { $count } missatges nous
    }
web-nav = Pàgines
web-nav-more = Més pàgines
web-nav-play = Juga
web-nav-learn = Aprèn
web-nav-replays = Repeticions
web-nav-about = Quant a
web-hero = Jocs sobre un sol planeta
web-ladder = Qui juga com
web-ladder-lead = { $games } partides de { $game } entre bots. Totes les taules van jugar els mateixos repartiments.
web-ladder-mixed = En taules barrejades
    .line = De 100 partides; les barres són intervals de confiança del 95 %. Puntejat: una part justa de victòries, { $share }.
web-ladder-players = Jugadors
web-ladder-order = Ordre
web-ladder-by-wins = per victòries
web-ladder-by-survival = per supervivència
web-ladder-by-score = per punts
web-ladder-survival = el món sobreviu
web-ladder-score = punts
web-ladder-wins = victòries
web-ladder-between = entre { $low } i { $high }
web-ladder-one = Un entre { $others }
web-ladder-one-survival = El món sobreviu, de 100 partides
web-ladder-one-wins = Guanya aquest bot, de 100 partides
web-ladder-row = un d’aquests, entre
web-ladder-best = Subratllat: ningú no ho fa millor entre aquests.
web-ladder-counted = { $games } partides per taula, repartiments { $seed }/0 i següents, versió { $version }. terrae tournament les recompta.
web-hero-line = Mantén el món dempeus o construeix una terra que duri. Res per instal·lar, sense compte.
web-seats = De { $least } a { $most } jugadors
web-players-choose = Quants juguen
web-play-now = Juga ara
web-play-with = { $seats } jugadors, bots: { $bots }, { $kind }
web-play-with-ask = Qui juga amb tu?
web-bots-mixed = barrejats
web-bots-mixed-line = Caràcters diferents, com convé al joc.
web-bots-lot = un altre per sorteig
web-character-of = { $name }, { $character }: què se’n pot esperar
web-strength-choose = Nivell
web-strength-easy = fàcil
web-strength-normal = normal
web-strength-hard = difícil
web-done = Fet
web-name-ask = Com et dius?
web-name-line = Els altres a la taula veuen aquest nom. Es queda en aquest dispositiu.
web-name-go = Juga
web-invite = Convida amics
web-one-device = Un dispositiu
web-learn-short = Aprèn-ne en tres minuts
web-watch-replay = Mira una repetició
web-offline = El servei no respon. Torna-ho a provar d’aquí a un moment.

# Without a service: the app as a folder of files.
web-site-line = Tot el que hi ha en aquesta pàgina funciona en aquest dispositiu, també sense connexió.
web-site-line-http = Tot el que hi ha en aquesta pàgina funciona en aquest dispositiu. Oberta amb una adreça https, també funciona sense connexió.
web-site-needs = Necessita un servei de joc, que aquesta còpia no té:
    .what = amics en altres dispositius, taules obertes, classes en directe, xifres dels altres.
web-site-connect = Connecta’t a un
web-site-ready-in = a punt d’aquí a uns { $seconds } s
web-site-loading = El motor s’està carregant
web-site-loaded = { $loaded } de { $total } MB. Mentrestant pots aprendre i llegir.
web-site-starts = Comença sol
    .line = Toca una altra vegada per quedar-te aquí.
web-site-too-old = Aquest navegador no pot executar el motor.
    .line = Les regles i l’atles funcionen. Per jugar, fes servir un navegador més nou.
web-site-kept = Tot està desat per a quan no hi hagi connexió.
web-site-new = Hi ha una versió nova.
web-site-change = Canvia ara
web-site-later = A la pròxima arrencada
web-site-waits = Una versió nova espera que s’acabi aquesta partida.
web-site-full = En aquest dispositiu no queda espai: la teva última resposta no s’ha desat; tot l’anterior, sí. Fes lloc i torna-ho a provar.
web-site-needs-service = Això necessita un servei de joc, que aquesta còpia no té.
    .line = En aquest dispositiu pots jugar amb bots, passar-lo de mà en mà, aprendre i llegir.
web-site-as-file = Els navegadors només executen aquesta pàgina des d’un servidor web. Escriu python3 -m http.server en aquesta carpeta i obre http://localhost:8000.
web-no-script = Terrae necessita JavaScript. Activa’l per a aquesta pàgina i torna-la a carregar.
web-too-many = Ha estat massa ràpid. Torna-ho a provar d’aquí a un moment.
web-not-yours = Aquest dispositiu no pot fer això aquí.
web-you = Tu
web-your-tables = Les teves taules
web-your-tables-none = Aquí hi haurà les taules on seguis.
web-wait-for-you =
    { $count ->
        [one] una t’espera
       *[other] { $count } t’esperen
    }
web-finished = Acabades
web-all-finished = Totes les partides acabades
web-open-tables = Taules obertes
web-open-tables-none = Ara no hi ha cap taula oberta. Obre’n una amb «Convida amics».
web-more-tables = Més taules
web-home-teach = Per a docents: una classe per a tot el grup
web-home-join = Entrar en una classe amb un codi
web-row-open = Seients ocupats: { $taken } de { $seats }
web-row-over = La partida s’ha acabat
web-row-won-you =
    { $points ->
        [one] Has guanyat amb 1 punt.
       *[other] Has guanyat amb { $points } punts.
    }
web-row-won =
    { $count ->
        [one] Ha guanyat { $names }.
       *[other] Han guanyat { $names }.
    }
web-row-points = Els teus punts: { $points }.
web-row-asked = Decideixes tu
web-row-waits = { $name } està decidint
web-row-replay = Repetició
web-row-continue = Continua
web-row-go = Obre
web-row-join = Uneix-t’hi
web-row-watch = Mira
web-since = des de fa { $time }
web-bot-random = cap de pardals
    .line = Respon a l’atzar. Bo per practicar.
web-away = absent, juga un bot
web-lobby-seats = Seients
web-lobby-shuffle = Barreja els seients
web-lobby-more = Un seient més
web-lobby-fewer = Un seient lliure menys
web-lobby-fill-bots = Bots als seients lliures
web-lobby-character = Caràcter: { $name }
web-lobby-title = Nom de la taula
web-lobby-rename = Canvia el nom
web-lobby-name = El teu nom
web-lobby-colour = El teu color
web-colour-plum = pruna
web-colour-teal = verd blavós
web-colour-amber = ambre
web-colour-rose = rosa
web-colour-slate = pissarra
web-colour-olive = oliva
web-lobby-name-taken = Algú en aquesta taula ja es diu { $name }.
web-lobby-sit = Seu
web-lobby-sit-here = Seu aquí
web-lobby-free = seient lliure
web-lobby-kept = reservat per a { $name }, { $time } més
web-lobby-bot = Afegeix un bot
web-chooser = Un bot per al seient { $seat }
web-chooser-character = Caràcter
web-chooser-talks = Parla a la taula
web-chooser-silent = No diu res
web-chooser-thinks = Pensa fins a un segon
web-chooser-quick = Decideix a l’instant
web-chooser-expect = Què es pot esperar, amb { $seats } jugadors
web-chooser-survival = El món sobreviu a les seves taules
web-chooser-wins = Guanya, essent { $share } el que toca
web-chooser-score = Els seus punts de mitjana
web-chooser-counted = De 100 partides, comptat en { $games }; les barres són intervals de confiança del 95 %.
web-chooser-uncounted = Encara no s’ha comptat.
web-chooser-ladder = Tots els bots comparats
web-chooser-surprise = Sorprèn-me
web-chooser-seat = Asseu-hi: { $bot }
web-lobby-you = juga en aquest dispositiu
web-lobby-there = és aquí
web-lobby-away = sense connexió
web-lobby-stand-up = Allibera el seient: { $name }
web-lobby-invite = Convida amics
web-lobby-qr = Codi QR de la invitació
web-lobby-copy = Copia l’enllaç
web-lobby-copied = Copiat
web-lobby-share = Comparteix l’enllaç
web-lobby-watch = Copia un enllaç per mirar
web-lobby-new-link = Fes una invitació
web-invite-play = Juga
web-invite-watch = Mira
web-invite-seat = El meu seient
web-invite-local = Només aquest ordinador pot obrir la taula
web-invite-local-line = Terrae se serveix a { $address }, on altres dispositius no arriben. Per convidar-hi altres persones, atura’l i torna’l a engegar així:
web-invite-local-after = Les teves taules es conserven. Fes-ho només en una xarxa de confiança.
web-invite-copy-command = Copia
web-invite-address = Adreça que els altres poden obrir
web-invite-address-here = Adreça en aquest ordinador
web-invite-camera = Apunta-hi una càmera
web-invite-network = Xarxa
web-invite-line = Qui té l’enllaç pot seure mentre hi hagi un seient lliure. Després de l’inici ofereix mirar o ocupar el seient d’un bot.
web-invite-one-device = Per a amics en aquest ordinador: jugar en un sol dispositiu
web-take-line = Continua jugant en un altre dispositiu. Aquí només miraràs, fins que recuperis el seient.
web-take-seat = Endú-te el seient: { $name }
web-take-how = Escaneja això amb l’altre dispositiu. Allà apareixen les teves cartes i els teus secrets.
web-take-open = Obre aquesta adreça a l’altre dispositiu. Allà apareixen les teves cartes i els teus secrets.
web-take-until = val { $time }, una vegada
web-take-over = Aquest codi ja no serveix: val una sola vegada, durant deu minuts. Fes-ne un de nou.
web-take-new = Codi nou
web-take-secret = No el donis a ningú: és el teu seient, no una invitació.
web-lobby-options = Opcions
web-lobby-clock = Temps per decidir
web-lobby-clock-none = sense límit
web-lobby-clock-total = { $time } per a totes les decisions, { $plus } més per resposta
web-lobby-clock-line = Quan s’acaba el temps, un bot decideix per aquest jugador fins que recupera el seient.
web-lobby-starts = Qui comença
web-lobby-starts-chance = ho decideix l’atzar
web-lobby-hints = Els jugadors veuen què els donarien les seves decisions.
web-you-tag = tu
web-lobby-private = Només qui té l’enllaç troba aquesta taula.
web-lobby-public = Tothom pot trobar aquesta taula, unir-s’hi i mirar-la.
web-lobby-start = Comença la partida
web-lobby-fill =
    { $free ->
        [one] Queda un seient lliure. En començar l’ocupa un bot; un amic pot rellevar-lo després.
       *[other] Queden { $free } seients lliures. En començar els ocupen bots; els amics poden rellevar-los després.
    }
web-lobby-start-bots = Comença amb bots
web-lobby-sit-first = Abans de començar, algú ha de seure.
web-lobby-waits = La partida comença quan l’iniciï qui ha obert la taula.
web-lobby-shuffling = S’estan barrejant les cartes…
web-lobby-full = Tots els seients estan ocupats.
web-table-none = Aquesta taula no existeix, o no és per a tu
web-late = La partida ha començat
web-late-kicker = Invitació a { $table }
web-late-line = { $game }, { $seats } a la taula, dels quals bots: { $bots }.
web-late-seat = Ocupa el seient: { $name }
web-late-seat-line = Fins ara jugava un bot. Tu continues des d’aquí.
web-late-watch-line = Veus el que tothom veu. Les cartes de la mà continuen amagades.
web-curtain = Li toca a { $name }
web-curtain-line = Passa el dispositiu. Fins llavors només es mostra el que tothom pot veure.
web-curtain-here = Ja hi soc
web-tab-your-turn = ● Et toca · { $table }
web-play-again = Torna a jugar
web-wants-again = { $name } vol tornar a jugar.
web-next-game = A la nova partida
web-the-replay = Mira la repetició
web-code-show = Mostra com a imatge
web-look-back = Mira el tauler
web-back-to-count = Torna al recompte
web-end-place = Quedes en el lloc { $rank }, punts: { $points }.
web-fair-check = Comprova la barreja
web-replays = Repeticions
web-replays-lead = Cada partida acabada es pot tornar a veure pas a pas, com la va veure qualsevol jugador o amb tot descobert.
web-replays-mine = Les teves partides acabades
web-replays-none = Encara no n’hi ha cap. Apareixeran aquí.
web-replay-open = Obre un fitxer de partida
web-collect = Recull partides d’imatges
web-replay-sample = { $game }: una partida d’exemple
web-replay-unreadable = Aquest fitxer no conté cap partida.
web-replay-none = No hi ha cap partida així per mirar
web-replay-title = { $game }, repetició
web-replay-controls = Repetició
web-replay-back = Un pas enrere
web-replay-next = Un pas endavant
web-replay-play = Reprodueix
web-replay-pause = Pausa
web-replay-moment = Moment
web-replay-turn = Torn
web-replay-turn-of = { $number } · { $name }
web-replay-which = Quina partida del fitxer
web-replay-game = Partida { $number } de { $count }
web-replay-file-gone = El fitxer ja no és obert. Obre’l de nou.
web-replay-eyes = Vista de
web-replay-all = Tot descobert
web-replay-watch = Algú del públic
web-replay-link = Copia un enllaç a aquest moment
web-replay-link-private = Copia un enllaç a aquest moment; privat: només el poden obrir els d’aquesta taula
web-replay-from-start = Des del principi
web-learn = Aprèn
web-learn-lead = Juga tu mateix unes quantes jugades, o consulta totes les regles.
web-lesson-start = Prova-ho
web-rules-search = Cerca a les regles
web-rules-nothing = Cap regla no ho diu. Prova una altra paraula.
web-rules-contents = Índex
web-atlas = Atles de cartes
web-why = Per què aquest joc
web-about = Quant a Terrae
web-about-lead = Un lloc per jugar, estudiar i ensenyar jocs de taula sobre un mateix planeta. Les regles s’expliquen amb paraules nostres; les imatges s’han compost de nou a partir de col·leccions d’icones lliures. No s’hi fa servir cap il·lustració ni cap text dels jocs impresos.
web-fair = La barreja és neta
web-fair-line = Abans d’una partida el servei fixa un secret que ja no pot canviar, i cada jugador hi pot afegir el seu propi atzar. Quan la partida s’acaba es mostra el secret, i tothom pot tornar a calcular tota la barreja. Indica la taula d’una partida acabada per comprovar-la.
web-fair-table = Taula
web-fair-none = No hi ha cap partida acabada en aquesta taula, o no és per a tu.
web-fair-holds = És correcte: aquestes cartes es deriven del secret fixat abans de la partida.
web-fair-broken = No és correcte: { $why }
web-shuffle-holds = { $own ->
        [in] Barreja neta, comprovada en aquest dispositiu: el servei ha mantingut el secret que havia fixat, la teva aportació hi és i les de tothom concorden.
        [late] Barreja neta, comprovada en aquest dispositiu: el servei ha mantingut el seu secret i les aportacions de tothom concorden. La teva va arribar tard i en va comptar l’empremta (hash).
       *[none] Barreja neta: el secret, les aportacions i la llavor concorden. Aquest dispositiu no ha guardat res d’abans de començar per comparar-ho.
    }
web-shuffle-wrong = La barreja no concorda: { $what ->
        [secret] el secret no és el que el servei havia fixat abans de començar
        [seats] els compromisos dels jugadors no són els d’abans de començar
        [own] hi falta la teva aportació, tot i que el servei l’havia acceptada
        [parts] l’aportació d’un jugador no correspon al seu compromís
       *[seed] la llavor de la partida no es deriva del secret i les aportacions
    }.
web-shuffle-cards = Comprova cada carta
web-shuffle-cards-checking = Es comprova cada carta amb les regles mateixes. La primera vegada es carreguen 7 MB…
web-shuffle-cards-hold = S’ha comprovat cada carta: totes es deriven de la barreja.
web-shuffle-cards-wrong = No totes les cartes es deriven de la barreja: { $why }
web-shuffle-cards-failed = No s’han pogut carregar les regles; les cartes no s’han comprovat.
web-rulings = On els reglaments callen
web-rulings-line = Els reglaments deixen algunes coses obertes. El que hem decidit es diu a la pàgina de regles de cada joc, al costat de la regla que toca.
web-credits = Crèdits
web-credit-game = El joc, de
web-credit-icons = Imatges, recolorides, de
web-credit-interface = Icones de la interfície,
web-credit-fonts = Tipus de lletra,
web-credit-map = El mapa, de domini públic, dibuixat amb
web-credit-python = Python al navegador, que comprova les cartes,
web-licences = Totes les llicències, i qui va dibuixar cada imatge
web-lesson = Lliçó
web-lesson-begin = Comença
web-lesson-next = Següent
web-lesson-skip = Salta
web-lesson-again = Un altre cop
web-lesson-look = Mira la taula i continua.
web-lesson-end = Això és tot. La resta s’aprèn jugant.
web-daily = La partida del dia
web-daily-line = Les mateixes cartes, el mateix lloc i els mateixos tres bots per a tothom. Un cop al dia, uns vuit minuts.
web-daily-short = Avui tothom juga amb les mateixes cartes
web-daily-go-on = Continua
web-daily-fate-held = fora de perill
web-daily-fate-lost = perduda
web-daily-you = tu
web-daily-known = Una partida es dedueix només del seu nom, de manera que qui vulgui pot calcular totes les cartes abans. Aquí no hi ha barreja justa: és per comparar, no per apostar.
web-daily-result = El teu resultat
web-daily-at-table = Una partida per a molts
web-duplicate-begin = Una partida entre amics
web-duplicate-beside-same = igual a totes dues partides

## What a link shows before it is opened

preview-invitation = Vine a jugar a { $game }
preview-invitation-line = Obre l’enllaç, seu a la taula i juga al navegador, sense compte.
preview-replay = Una partida de { $game }, jugada a jugada
preview-replay-line = Mira-la amb els ulls de cada jugador.
web-coach = Entrenador
web-coach-playing-on = es continua des de la decisió { $number }; les cartes ocultes s’han repartit de nou

## Puzzles, and one’s own page

web-puzzles = Salva aquest món
web-you-page = Tu, en aquest dispositiu
