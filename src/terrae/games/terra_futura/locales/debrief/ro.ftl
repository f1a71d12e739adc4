terra-futura-debrief-slide-points = De unde au venit punctele
terra-futura-debrief-slide-dirt = Curat și murdar
terra-futura-debrief-slide-search = Aceleași cărți
terra-futura-debrief-same-deal = Aceleași cărți la toate mesele cu același număr de locuri
terra-futura-debrief-points-title = De unde au venit punctele?
terra-futura-debrief-points-line = O coloană pentru fiecare tură, de la stânga la dreapta. Deasupra liniei: ce se află pe cărți active și setul mai bun. Dedesubt: ce costă poluarea.
terra-futura-debrief-on-average = { $count ->
        [one] Un teritoriu: { $points } puncte.
        [few] { $count } teritorii, în medie { $points } puncte.
       *[other] { $count } de teritorii, în medie { $points } puncte.
    }
terra-futura-debrief-turn = Tura { $turn }
terra-futura-debrief-end = La sfârșit
terra-futura-debrief-points = { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Nicio carte nu a rămas blocată.
        [one] O carte din { $cards } a rămas blocată.
        [few] { $blocked } cărți din { $cards } au rămas blocate.
       *[other] { $blocked } de cărți din { $cards } au rămas blocate.
    }
terra-futura-debrief-dirt-line = Un pătrat este o carte la sfârșit. O carte blocată nu se poate folosi, iar ce se află pe ea nu contează.
terra-futura-debrief-clean = curată
terra-futura-debrief-dirty = cu poluare
terra-futura-debrief-blocked = blocată
terra-futura-debrief-territory = curate { $clean }, cu poluare { $dirty }, dintre care blocate { $blocked }
terra-futura-debrief-blockings = Cărți blocate pe parcurs: { $blocked }. Din nou active: { $again }.
terra-futura-debrief-search-title = Ce a făcut un bot din aceleași cărți
terra-futura-debrief-search-line = Boți care gândesc înainte („{ $bot }”) v-au jucat cărțile o dată, câte unul la fiecare loc. Inele: voi. Pline: botul la același loc.
terra-futura-debrief-search-care = Un joc al unui bot. Arată ce se putea face din aceste cărți, nu ce ar fi trebuit să faceți.
terra-futura-debrief-seats = Mese de { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = voi: { $points }
terra-futura-debrief-thought = Cât timp este loc, poluarea pare că nu costă nimic.
    .more = Când locul se termină, o carte întreagă e blocată. Cine își lasă puțin loc mai poate alege.
terra-futura-debrief-score-short = puncte { $points }
terra-futura-debrief-blocked-short = blocate { $points }
