terra-debrief-same-deals = Le stesse carte a tutti i tavoli
terra-debrief-held = { $count ->
        [one] Un mondo ha retto.
       *[other] { $count } mondi hanno retto.
    }
terra-debrief-held-then = { $first ->
        [one] Un mondo ha retto. Poi { $last }.
       *[other] { $first } mondi hanno retto. Poi { $last }.
    }
terra-debrief-rounds-line = Ogni riga è un tavolo, ogni segno una crisi, nell’ordine in cui sono arrivate. Colori e luoghi avevano altri nomi a ogni tavolo; qui si chiamano come al tavolo 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = risolta in tempo
terra-debrief-sign-later = a tutti gli effetti, poi risolta
terra-debrief-sign-open = a tutti gli effetti fino alla fine
terra-debrief-sign-lost = quella che ha chiuso tutto
terra-debrief-by-the-bell = per la campanella, carta { $card }
terra-debrief-lost-by = carta { $card }: { $reason ->
        [total] { $number } in tutto
       *[other] { $number } × { $which }
    }
terra-debrief-card = carta { $card }
terra-debrief-moment-of = L’ultimo momento è stato il turno di: { $seat }
terra-debrief-moment-line = { $crisis }, minaccia { $threat }. Con tutte le mani sul tavolo vediamo l’ultimo momento in cui si poteva salvare.
terra-debrief-still-open = Ancora a tutti gli effetti: { $crises }.
terra-debrief-which-table = Quale tavolo?
terra-debrief-plays = gioca
terra-debrief-in-hand = ancora in mano
terra-debrief-no-more = niente più di questo colore
terra-debrief-reach = Il massimo che potevano ancora raggiungere
terra-debrief-at-first = all’inizio
terra-debrief-threat = minaccia { $threat }
terra-debrief-before-after = Prima di questo turno si poteva arrivare a { $before }, dopo a { $after }. La minaccia è { $threat }: { $seat } poteva ancora salvare questo mondo.
terra-debrief-earlier = { $count ->
        [one] In questa crisi non c’era più nulla da salvare. Una decisione prima, { $seat } poteva ancora cambiare la fine.
       *[other] In questa crisi non c’era più nulla da salvare. { $count } decisioni prima, { $seat } poteva ancora cambiare la fine.
    }
terra-debrief-nothing-saved = Nessuna decisione da sola avrebbe cambiato questa fine.
terra-debrief-nobody-could = Al tavolo nessuno poteva vederlo: le mani sono coperte. Si tratta del turno, non della persona.
terra-debrief-round-against-round = Round contro round
terra-debrief-given-line = Punti ogni dieci carte pescate, per confrontare partite corte e lunghe. Anelli: il primo round; pieni: l’ultimo.
terra-debrief-given = dato
terra-debrief-hoarded = immagazzinato
terra-debrief-points = { $points } punti
terra-debrief-same-pupils = Gli stessi alunni, uno per uno
terra-debrief-same-pupils-line = { $count } di voi hanno giocato entrambi i round. Un quadrato è uno di voi.
terra-debrief-gave-more = hanno dato di più
terra-debrief-gave-same = più o meno lo stesso
terra-debrief-gave-less = hanno dato di meno
terra-debrief-about-the-same = «Più o meno lo stesso»: non più di 1 punto in su o in giù. Chi ha saltato o lasciato un round non è contato.
terra-debrief-worlds-that-held = I mondi che hanno retto
terra-debrief-rich-title = Chi ha quanto?
terra-debrief-rich-line = Tagliate tutti i punti di un tavolo in 100 pezzi, come una torta. Poi guardate chi siede davanti a quanti.
terra-debrief-far-from-even = Quanto lontano dall’uguale?
terra-debrief-far-line = 0: tutti hanno lo stesso. 100: uno ha tutto. Un tavolo con un bot non c’è.
terra-debrief-said-title = Potevate aiutare: l’avete fatto?
terra-debrief-passed-able = Round { $round }: passato pur potendo { $passed } volte su { $able }.
terra-debrief-fines = { $count ->
        [one] La multa è stata pagata una volta.
       *[other] La multa è stata pagata { $count } volte.
    }
terra-debrief-promises = Promesse mantenute: { $kept }, rotte: { $broken }.
terra-debrief-you-said = Avete detto: quanti mondi reggeranno?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Potevate aiutare: l’avete fatto?
terra-debrief-could-help-line = Pieno: aiutato. Barrato: passato pur potendo.
terra-debrief-said-care = Una regola può agire anche solo esistendo. Ma una sola distribuzione e così pochi tavoli possono essere anche caso.
terra-debrief-twins-of = Lo stesso posto altrove: posto { $letter }, round { $round }
terra-debrief-twins-title = { $count ->
        [one] Uno di voi ha avuto questa mano
       *[other] { $count } di voi hanno avuto questa mano
    }
terra-debrief-twins-line = Le stesse carte, le stesse crisi, nello stesso ordine. Diverso è chi sedeva intorno a voi, e che cosa avete fatto.
terra-debrief-which-seat = Quale posto?
terra-debrief-seat-option = Round { $round }, tavoli da { $seats }: posto { $letter }
terra-debrief-hand = La mano all’inizio
terra-debrief-twins-care = Si confrontano solo tavoli con altrettanti posti. Mano, crisi e ordine del mazzo sono gli stessi; chi pesca che cosa dopo dipende da come avete giocato.
terra-debrief-given-in-all = dato in tutto
terra-debrief-then-a-bot = poi un bot
terra-debrief-did-passed = passato pur potendo
terra-debrief-did-none = non ne aveva
terra-debrief-did-never = mai arrivata
terra-debrief-did-bot = un bot: escluso
terra-debrief-slide-given = Dato e immagazzinato
terra-debrief-given-short = dato { $points }
terra-debrief-hoarded-short = immagazzinato { $points }
terra-debrief-thought = Ciò che è di tutti si conserva solo se ciascuno dà prima di essere sicuro degli altri.
    .more = Una regola che avete scelto voi stessi può renderlo più facile. Questo è tutto il gioco. Non è solo un gioco.
