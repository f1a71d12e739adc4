terra-deal-line = Encara han de venir { $count } crisis, i el món ja té problemes. Uns vuit minuts, un intent, igual per a tothom.
terra-deal-your-held = El teu món s’ha salvat
terra-deal-your-lost = El teu món està perdut
terra-deal-lost-line = Els punts no compten.
terra-deal-held = { $points ->
        [one] món salvat, { $points } punt
       *[other] món salvat, { $points } punts
    }
terra-deal-lost = el món està perdut
terra-deal-sign-done = resolta a temps
terra-deal-sign-later = resolta més tard
terra-deal-sign-open = oberta
terra-deal-sign-lost = l’última
terra-deal-count-done = resoltes a temps: { $count }
terra-deal-count-later = resoltes més tard: { $count }
terra-deal-count-open = obertes al final: { $count }
terra-deal-count-lost = una de massa: { $count }
terra-deal-count-never = no van arribar: { $count }
terra-deal-parted = Crisi { $place }: tu vas donar { $own }, { $name } { $other }. { $ended ->
        [held] Aquell món es va salvar.
       *[lost] Aquell món es va perdre.
    }
terra-deal-passed = va passar
terra-deal-the-world = el món
terra-deal-was-held = salvat
terra-deal-was-lost = perdut
terra-deal-friends-line = Envia qualsevol partida com a enllaç. Cadascú juga al mateix lloc amb els mateixos bots, i ho compareu crisi per crisi.
terra-deal-friends-same = En cada crisi vau donar tots el mateix.
