terra-debrief-same-deals = Les mateixes cartes a totes les taules
terra-debrief-held = { $count ->
        [one] Un món ha resistit.
       *[other] { $count } mons han resistit.
    }
terra-debrief-held-then = { $first ->
        [one] Un món ha resistit. Després, { $last }.
       *[other] { $first } mons han resistit. Després, { $last }.
    }
terra-debrief-rounds-line = Cada fila és una taula, cada signe una crisi, en l’ordre en què van arribar. Colors i llocs es deien diferent a cada taula; aquí es diuen com a la taula 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = resolta a temps
terra-debrief-sign-later = va quedar oberta i es va resoldre
terra-debrief-sign-open = oberta fins al final
terra-debrief-sign-lost = la que ho va acabar
terra-debrief-by-the-bell = per la campana, carta { $card }
terra-debrief-lost-by = carta { $card }: { $reason ->
        [total] { $number } en total
       *[other] { $number } × { $which }
    }
terra-debrief-card = carta { $card }
terra-debrief-moment-of = L’últim moment va ser el torn de { $seat }
terra-debrief-moment-line = { $crisis }, amenaça { $threat }. Amb totes les mans sobre la taula veiem l’últim moment en què es podia salvar.
terra-debrief-still-open = Encara obertes: { $crises }.
terra-debrief-which-table = Quina taula?
terra-debrief-plays = juga
terra-debrief-in-hand = encara a la mà
terra-debrief-no-more = res més d’aquest color
terra-debrief-reach = El màxim que encara podien assolir
terra-debrief-at-first = al principi
terra-debrief-threat = amenaça { $threat }
terra-debrief-before-after = Abans d’aquest torn es podia arribar a { $before }, després a { $after }. L’amenaça és { $threat }: { $seat } encara podia salvar aquest món.
terra-debrief-earlier = { $count ->
        [one] En aquesta crisi ja no es podia salvar res. Una decisió abans, { $seat } encara podia canviar el final.
       *[other] En aquesta crisi ja no es podia salvar res. { $count } decisions abans, { $seat } encara podia canviar el final.
    }
terra-debrief-nothing-saved = Cap decisió tota sola no hauria canviat aquest final.
terra-debrief-nobody-could = A la taula ningú no ho podia veure: les mans estan amagades. Es tracta del torn, no de la persona.
terra-debrief-round-against-round = Ronda contra ronda
terra-debrief-given-line = Punts per cada deu cartes robades, per comparar partides curtes i llargues. Anells: la primera ronda; plens: l’última.
terra-debrief-given = donat
terra-debrief-hoarded = reservat
terra-debrief-points = { $points } punts
terra-debrief-same-pupils = Els mateixos alumnes, un per un
terra-debrief-same-pupils-line = { $count } de vosaltres heu jugat les dues rondes. Un quadrat és un de vosaltres.
terra-debrief-gave-more = van donar més
terra-debrief-gave-same = si fa no fa igual
terra-debrief-gave-less = van donar menys
terra-debrief-about-the-same = «Si fa no fa igual»: no més d’1 punt amunt o avall. Qui va faltar o deixar una ronda no compta.
terra-debrief-worlds-that-held = Els mons que han resistit
terra-debrief-rich-title = Qui té quant?
terra-debrief-rich-line = Talleu tots els punts d’una taula en 100 trossos, com un pastís. Mireu qui seu davant de quants.
terra-debrief-far-from-even = A quina distància de l’igual?
terra-debrief-far-line = 0: tothom té el mateix. 100: un ho té tot. Una taula amb un bot no hi és.
terra-debrief-said-title = Podíeu ajudar: ho vau fer?
terra-debrief-passed-able = Ronda { $round }: van passar podent ajudar { $passed } de { $able } vegades.
terra-debrief-fines = { $count ->
        [one] La multa es va pagar una vegada.
       *[other] La multa es va pagar { $count } vegades.
    }
terra-debrief-promises = Promeses complertes: { $kept }, trencades: { $broken }.
terra-debrief-you-said = Vau dir: quants mons resistiran?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Podíeu ajudar: ho vau fer?
terra-debrief-could-help-line = Ple: va ajudar. Ratllat: va passar podent ajudar.
terra-debrief-said-care = Una regla pot servir només existint. Però un repartiment i tan poques taules també poden ser atzar.
terra-debrief-twins-of = El mateix lloc en una altra taula: lloc { $letter }, ronda { $round }
terra-debrief-twins-title = { $count ->
        [one] Un de vosaltres va rebre aquesta mà
       *[other] { $count } de vosaltres vau rebre aquesta mà
    }
terra-debrief-twins-line = Les mateixes cartes, les mateixes crisis, en el mateix ordre. El que canvia és qui seia al voltant i què vau fer.
terra-debrief-which-seat = Quin lloc?
terra-debrief-seat-option = Ronda { $round }, taules de { $seats }: lloc { $letter }
terra-debrief-hand = La mà al començament
terra-debrief-twins-care = Només es comparen taules amb els mateixos llocs. La mà, les crisis i l’ordre de la pila són els mateixos; qui roba què després depèn de com vau jugar.
terra-debrief-given-in-all = donat en total
terra-debrief-then-a-bot = després un bot
terra-debrief-did-passed = va passar podent
terra-debrief-did-none = no en tenia
terra-debrief-did-never = no va arribar
terra-debrief-did-bot = un bot: no compta
terra-debrief-slide-given = Donat i reservat
terra-debrief-given-short = donat { $points }
terra-debrief-hoarded-short = reservat { $points }
terra-debrief-thought = El que és de tothom només es conserva si cadascú dona abans d’estar segur dels altres.
    .more = Una regla que heu triat vosaltres mateixos ho pot fer més fàcil. Això és tot el joc. No és només un joc.
