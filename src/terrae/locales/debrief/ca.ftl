web-debrief-comes = S’està calculant el balanç…
web-debrief-none = Encara no hi ha balanç.
web-debrief-slides = Diapositives
web-debrief-previous = Diapositiva anterior
web-debrief-next = Diapositiva següent
web-debrief-projector = Al projector
web-debrief-print = Imprimeix una pàgina
web-debrief-data = Endú-te les dades
web-debrief-names-hidden = Els noms estan amagats
web-debrief-names-shown = Els noms es veuen
web-debrief-reveal = Mostra els àlies
web-debrief-reveal-line = Tothom veurà qui seia on. S’amaguen de nou amb la diapositiva següent.
web-debrief-slide-rounds = Les rondes
web-debrief-slide-moments = L’últim moment
web-debrief-slide-rich = Rics i pobres
web-debrief-slide-said = Dit i fet
web-debrief-slide-twins = El mateix lloc
web-debrief-slide-laws = Una altra llei
web-debrief-slide-now = I ara?
web-debrief-table = Taula { $number }
web-debrief-tables = Taules
web-debrief-table-round = Taula { $table }, ronda { $round }
web-debrief-seat = Lloc { $letter }
web-debrief-in-silence = en silenci
web-debrief-with-talk = parlant
web-debrief-held = ha resistit
web-debrief-lost = perdut
web-debrief-stopped = aturat
web-debrief-held-of = { $held } de { $of } han resistit
web-debrief-came-second = La ronda 2 també va venir després. Aquí no es pot separar el que va fer la llei del que va fer la pràctica.
web-debrief-without-bots = Sense les taules que van tenir un bot: { $counts }.
web-debrief-few-tables = Són poques taules: alguna cosa pot ser atzar.
web-debrief-signed = { $signed } de { $of } han signat
web-debrief-guessed = { $count ->
        [one] Una resposta, de mitjana { $mean }.
       *[other] { $count } respostes, de mitjana { $mean }.
    }
web-debrief-model = un model, no vosaltres
web-debrief-laws-title = La vostra classe sota una altra llei
web-debrief-laws-line = Les taules de l’última ronda ({ $tables }), repartides de nou i jugades { $replays } vegades per bots que decideixen com vosaltres a la ronda 1.
web-debrief-laws-come = El model encara juga. Triga fins a un minut.
web-debrief-no-law = Cap llei nova
web-debrief-as-played = tal com es va jugar
web-debrief-worlds-that-hold = mons que resisteixen
web-debrief-on-average = de mitjana
web-debrief-eight-of-ten = 8 de 10 partides són entre
web-debrief-between = { $low } i { $high }
web-debrief-it-was = van ser { $held }
web-debrief-trust = Fins on refiar-se’n
web-debrief-trust-own = Per al que vau jugar diu de { $low } a { $high }. Van ser { $held }. Un cas demostra poc.
web-debrief-trust-alike = { $law } no es distingeix de { $others }: les barres se superposen.
web-debrief-not-counted = No comptat
web-debrief-not-counted-line = { $laws }: el model no parla, i no pot saber què hauríeu dit.
web-debrief-in-nearly-all = resisteix en gairebé totes les partides
web-debrief-in-some = en algunes
web-debrief-in-hardly-any = en gairebé cap
web-debrief-laws-question = Una pregunta per a vosaltres: us hauríeu comportat encara com a la ronda 1?
web-debrief-to-talk = Per parlar-ne
web-debrief-ask-law = Heu triat vosaltres mateixos «{ $law }». Què va canviar i què no?
web-debrief-ask-fines = { $count ->
        [one] La multa es va pagar una vegada. Va funcionar perquè es pagava o perquè hi era?
       *[other] La multa es va pagar { $count } vegades. Va funcionar perquè es pagava o perquè hi era?
    }
web-debrief-ask-lost = Mireu un món perdut. Què devien pensar els que van passar?
web-debrief-ask-unsigned = { $count ->
        [one] Un de vosaltres no ha signat. Quina hauria estat una llei per a tothom?
       *[other] { $count } de vosaltres no han signat. Quina hauria estat una llei per a tothom?
    }
web-debrief-ask-rule = Quina regla donaríeu a la classe següent, i per què?
web-debrief-ask-life = On, a la vostra vida, algú espera que els altres donin primer? Hi ha una llei per a això?
web-debrief-game-knows = El que sap el joc
web-debrief-released = Escrit per vosaltres
web-debrief-report = Els nostres mons
web-debrief-lines = El que volem recordar
