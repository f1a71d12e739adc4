terra-puzzle-last-card = L’última carta
    .line = Algú encara té el que falta.
terra-puzzle-who-goes-first = Qui comença
    .line = Donar aviat, perquè els altres s’hi atreveixin.
terra-puzzle-work-off = Resoldre les antigues
    .line = Una crisi antiga decideix sobre una de nova.
terra-puzzle-hoard-or-hold = Reservar o no
    .line = Una sèrie que costa un món, o no.
terra-puzzle-too-late = Massa tard
    .line = Aquí ja ningú no podia ajudar. O sí?
terra-puzzle-turn = Un torn entre crisis
terra-puzzle-needed = Calen { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] No hi ha cap crisi oberta.
        [one] Oberta: { $names }.
       *[other] Obertes: { $names }.
    }
terra-puzzle-card = Carta { $card } de { $cards }.
terra-puzzle-fatal = necessaris ({ $colour }); si no, es perd el control.
terra-puzzle-plays = juga { $value }
terra-puzzle-passes = passa
terra-puzzle-tap = Tria una carta per seient, o passa.
terra-puzzle-sum = { $sum } de { $threat }
terra-puzzle-lost = No es pot salvar
terra-puzzle-holds = Així aguanta
terra-puzzle-only = Només es mostren les cartes del color ({ $colour }): les altres aquí no ajuden. Es compten totes les maneres de jugar aquest torn, i la resposta pot ser no.
terra-coach-ticks = Les marques són crisis; les altes van quedar obertes.
