terra-lesson-intro = De la pila surten crisis; les cartes de la teva mà hi ajuden. Guanya qui té més punts, però només si el món aguanta: si queden obertes massa crisis, perd tothom.
    .title = El món és de tots
terra-lesson-first = Es demana un cop a cadascú, primer a tu, una carta del color de la crisi; entre totes n’han d’assolir el valor. Si surt bé, la primera carta val 3 punts. Tria una carta amb la vora daurada.
    .title = Només hi ajuda el seu color
terra-lesson-first-hint = Es pot passar, però aquí vols ajudar primer: tria una carta amb la vora daurada i juga-la.
terra-lesson-first-good = Els altres n’han afegit prou. Has ajudat primer i guanyes 3 punts; la carta més alta també. Si no, les cartes s’haurien perdut i la crisi hauria quedat oberta.
terra-lesson-first-other = Els altres no n’han afegit prou: les cartes es perden i la crisi queda oberta. Resolta a temps, t’hauria donat 3 punts per ajudar primer. Prova una altra carta o continua.
terra-lesson-last = Es pot parlar, prometre i fer catxes; només està prohibit ensenyar les cartes. Ara mira quant falta i dona una carta que assoleixi el valor.
    .title = El just
terra-lesson-last-hint = Amb aquesta no s’assoleix el valor. La barra sobre els seients mostra fins on arriba cada carta.
terra-lesson-last-good = Resolta a temps: la primera carta i la més alta valen 3 punts cadascuna. Gastar el mínim mentre el món aguanti: aquest és tot l’art. Una crisi resolta a temps acaba el torn; si queda oberta, el torn continua.
terra-lesson-close = En el teu propi torn també et pots ocupar de les crisis obertes: una carta a cadascuna. Qui juga la carta que assoleix el valor guanya 5 punts. Tria una carta i després la crisi al mapa.
    .title = Oberta, però es pot resoldre
terra-lesson-close-hint = Tria la carta que assoleix el valor d’una crisi del mapa.
terra-lesson-close-good = Resolta, i 5 punts. Tres crisis obertes en una regió, quatre d’un color o set en total, i el món es perd per a tothom.
terra-lesson-hoard = Com que has ajudat, pots pensar en tu: reserva’t una sèrie de tres, cara avall. Al final val el que sumin les seves cartes, si el món aguanta. Tria una sèrie i reserva-la.
    .title = Alguna cosa per a tu
terra-lesson-hoard-hint = Tria la sèrie que val més i reserva-la.
terra-lesson-hoard-good = Aquests punts són teus si el món aguanta; aquestes cartes faltaran quan arribi la propera crisi. I al final del seu torn ningú no es queda amb més de vuit cartes a la mà.
terra-lesson-fatal = Si aquesta també queda oberta, tot es perd: tres crisis obertes en una regió, quatre d’un color o set en total, i perd tothom, tingui els punts que tingui. Després de tu no respon ningú més. Salva el món.
    .title = Salva el món
terra-lesson-fatal-hint = Amb aquesta no s’assoleix el valor. La barra sobre els seients mostra fins on arriba cada carta.
terra-lesson-fatal-good = El món aguanta. Qui no dona res es queda les cartes i ho pot perdre tot; qui dona massa deixa guanyar un altre. Això és Terra.
terra-lesson-out = La pila és gairebé buida. Mira les últimes jugades; després es compten els punts.
    .title = Així acaba
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. El que ha marcat la diferència:
    { $source ->
        [first] ajudar primer
        [highest] les cartes més altes
        [solved] les crisis resoltes
       *[hoard] les sèries reservades
    }, { $more } a { $less }.
