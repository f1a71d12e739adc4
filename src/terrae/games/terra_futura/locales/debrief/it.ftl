terra-futura-debrief-slide-points = Da dove venivano i punti
terra-futura-debrief-slide-dirt = Pulito e sporco
terra-futura-debrief-slide-search = Le stesse carte
terra-futura-debrief-same-deal = Le stesse carte a tutti i tavoli con gli stessi posti
terra-futura-debrief-points-title = Da dove venivano i punti?
terra-futura-debrief-points-line = Una colonna per turno, da sinistra a destra. Sopra la linea: ciò che sta su carte attive, e il set migliore. Sotto: ciò che costa l’inquinamento.
terra-futura-debrief-on-average = { $count ->
        [one] Un territorio: { $points } punti.
       *[other] { $count } territori, in media { $points } punti.
    }
terra-futura-debrief-turn = Turno { $turn }
terra-futura-debrief-end = Alla fine
terra-futura-debrief-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Nessuna carta è rimasta bloccata.
        [one] Una carta su { $cards } è rimasta bloccata.
       *[other] { $blocked } carte su { $cards } sono rimaste bloccate.
    }
terra-futura-debrief-dirt-line = Un quadratino è una carta alla fine. Una carta bloccata non si può usare, e ciò che porta non conta.
terra-futura-debrief-clean = pulita
terra-futura-debrief-dirty = con inquinamento
terra-futura-debrief-blocked = bloccata
terra-futura-debrief-territory = pulite { $clean }, con inquinamento { $dirty }, di cui bloccate { $blocked }
terra-futura-debrief-blockings = Carte bloccate lungo la via: { $blocked }. Di nuovo attive: { $again }.
terra-futura-debrief-search-title = Che cosa ha fatto un bot con le stesse carte
terra-futura-debrief-search-line = Bot che guardano avanti («{ $bot }») hanno giocato le vostre carte una volta, uno per posto. Anelli: voi. Pieni: il bot allo stesso posto.
terra-futura-debrief-search-care = Una partita di un bot. Mostra che cosa potevano diventare queste carte, non che cosa avreste dovuto fare.
terra-futura-debrief-seats = Tavoli da { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = voi: { $points }
terra-futura-debrief-thought = Finché c’è spazio, l’inquinamento sembra non costare nulla.
    .more = Quando lo spazio è finito, una carta intera è bloccata. Chi tiene un po’ di spazio libero può ancora scegliere.
terra-futura-debrief-score-short = { $points } punti
terra-futura-debrief-blocked-short = bloccate { $points }
