terra-futura-lesson-intro = Construeixes un territori de tres per tres cartes. Cada torn n’agafes una i la col·loques; posa en marxa la seva fila i columna. Els productes valen punts, la contaminació en resta. Guanya el millor territori.
    .title = Nou cartes, un territori
terra-futura-lesson-drop = Abans d’agafar una carta pots descartar, un cop, la més antiga d’una fila. Descarta’n una que no necessitis: no hi perds res, i una de nova n’ocupa el lloc.
    .title = Fora la més antiga
terra-futura-lesson-drop-hint = Val més que descartis la carta més antiga d’una fila on no et serveixi: n’arribarà una de nova.
terra-futura-lesson-drop-good = No es pot desfer, perquè s’ha vist una carta nova. També pren una carta a qui l’esperava.
terra-futura-lesson-take = A cada torn agafes una carta: una del mercat, o la de dalt d’una pila sense veure-la. Mira-les: cadascuna diu fins a quant valdria el teu territori. Agafa la que més rendeixi.
    .title = Agafa una carta
terra-futura-lesson-take-hint = Amb una altra carta aquest torn rendeix més: mira les cartes i compara els nombres.
terra-futura-lesson-take-good = El que agafes, ho has de col·locar. Gairebé totes les cartes de nivell I donen recursos, i la majoria de les de nivell II els converteixen en productes. Els diners serveixen per pagar, però al final no valen res.
terra-futura-lesson-place = Col·locar una carta activa tota la seva fila i columna. Les caselles diuen què donaria cadascuna aquest torn, amb les teves pròpies cartes en el millor ordre. Col·loca-la on sigui més.
    .title = La seva fila i columna
terra-futura-lesson-place-hint = En una altra casella aquest torn rendeix més: compara els nombres de les caselles.
terra-futura-lesson-place-good = Ara pots fer servir una vegada cada carta d’aquesta fila i columna, en l’ordre que vulguis.
terra-futura-lesson-use = Les cartes que brillen es poden fer servir una vegada cadascuna, en qualsevol ordre. Un guany posa un recurs a la carta; un intercanvi es paga amb el que hi ha a les teves cartes actives. Comença de manera que no es perdi res.
    .title = Fes servir el que brilla
terra-futura-lesson-use-hint = Després d’això, aquest torn pot donar menys. Busca un començament que ho deixi tot obert: gairebé sempre un guany.
terra-futura-lesson-use-good = L’ordre importa: primer els guanys, després els intercanvis que necessiten el que han donat.
terra-futura-lesson-pollute = Aquest efecte contamina, i el cub ha d’anar a una de les teves cartes. Una carta amb un cub més que espais queda bloquejada: no es pot fer servir i res del que té no compta, fins que se’n tregui un cub. Posa’l on et costi menys.
    .title = On posar la contaminació
terra-futura-lesson-pollute-hint = Aquí et costa més. Mira què perdria cada carta.
terra-futura-lesson-pollute-good = Al final cada carta contaminada resta un punt; una de bloquejada costa tot el que hi ha a sobre.
terra-futura-lesson-clean = Una de les teves cartes està bloquejada. Una transferència agafa un cub d’una altra carta teva, i una carta bloquejada torna a ser activa de seguida. Agafa el cub d’on més ajudi.
    .title = Activa una altra vegada
terra-futura-lesson-clean-hint = Millor agafa’l de la carta bloquejada: amb un cub menys torna a ser activa.
terra-futura-lesson-clean-good = Torna a ser activa, i tot el que hi ha a sobre torna a comptar.
terra-futura-lesson-copy = L’assistència copia un efecte inferior d’una carta activa de qualsevol altre. Pagues i contamines com si fos teva, i a qui la té se li agraeix: amb un dels recursos pagats, o netejant una carta. Tria l’efecte que més rendeixi.
    .title = Agafar en préstec
terra-futura-lesson-copy-hint = Un altre efecte et dona més: compara el que vals abans i després.
terra-futura-lesson-copy-good = Mira els territoris dels altres abans de construir: el que ells saben fer, ho pots manllevar.
terra-futura-lesson-pattern = Tothom té nou cartes. Un dels teus dos patrons dona ara una última ronda d’activacions; el millor conjunt compta tantes vegades com el tinguis sencer. Tria el patró que més rendeixi.
    .title = L’última activació
terra-futura-lesson-pattern-hint = L’altre patró et pot donar més.
terra-futura-lesson-pattern-good = Els productes valen cinc o sis punts, una carta contaminada en resta un. Això és Terra Futura.
terra-futura-lesson-goals = Són el teu secret. Cadascuna té un patró per a una última activació al final, i un conjunt: el millor compta tantes vegades com el tinguis sencer. Tingues-les presents quan triïs.
    .title = Les teves cartes de puntuació
terra-futura-lesson-out = Es fan servir les últimes cartes. Després es compten tots els territoris.
    .title = Així acaba
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. El que ha marcat la diferència:
    { $source ->
        [food] menjar
        [construction] construcció
        [goods] mercaderia
        [raw] matèries primeres
        [set] el conjunt
       *[polluted] cartes contaminades
    }, { $more } a { $less }.
