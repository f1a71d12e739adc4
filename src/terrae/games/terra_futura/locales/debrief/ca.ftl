terra-futura-debrief-slide-points = D’on van venir els punts
terra-futura-debrief-slide-dirt = Net i brut
terra-futura-debrief-slide-search = Les mateixes cartes
terra-futura-debrief-same-deal = Les mateixes cartes a totes les taules amb els mateixos llocs
terra-futura-debrief-points-title = D’on van venir els punts?
terra-futura-debrief-points-line = Una columna per torn, d’esquerra a dreta. Sobre la línia: el que hi ha en cartes actives i el millor conjunt. A sota: el que costa la contaminació.
terra-futura-debrief-on-average = { $count ->
        [one] Un territori: { $points } punts.
       *[other] { $count } territoris, de mitjana { $points } punts.
    }
terra-futura-debrief-turn = Torn { $turn }
terra-futura-debrief-end = Al final
terra-futura-debrief-points = { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Cap carta ha acabat bloquejada.
        [one] Una de { $cards } cartes ha acabat bloquejada.
       *[other] { $blocked } de { $cards } cartes han acabat bloquejades.
    }
terra-futura-debrief-dirt-line = Un quadre és una carta al final. Una carta bloquejada no es pot fer servir i el que hi ha no compta.
terra-futura-debrief-clean = neta
terra-futura-debrief-dirty = amb contaminació
terra-futura-debrief-blocked = bloquejada
terra-futura-debrief-territory = netes { $clean }, amb contaminació { $dirty }, d’aquestes bloquejades { $blocked }
terra-futura-debrief-blockings = Cartes bloquejades pel camí: { $blocked }. Actives una altra vegada: { $again }.
terra-futura-debrief-search-title = Què ha fet un bot amb les mateixes cartes
terra-futura-debrief-search-line = Bots que pensen per endavant («{ $bot }») han jugat el vostre repartiment un cop, un a cada lloc. Anelles: vosaltres. Plens: el bot al mateix lloc.
terra-futura-debrief-search-care = Una partida d’un bot. Mostra què es podia fer amb aquestes cartes, no el que hauríeu d’haver fet.
terra-futura-debrief-seats = Taules de { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = vosaltres: { $points }
terra-futura-debrief-thought = Mentre hi ha espai, la contaminació sembla que no costa res.
    .more = Quan l’espai s’acaba, una carta sencera queda bloquejada. Qui deixa una mica d’espai encara pot triar.
terra-futura-debrief-score-short = { $points } punts
terra-futura-debrief-blocked-short = bloquejades { $points }
