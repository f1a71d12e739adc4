terra-debrief-same-deals = Las mismas cartas en todas las mesas
terra-debrief-held = { $count ->
        [one] Un mundo resistió.
       *[other] { $count } mundos resistieron.
    }
terra-debrief-held-then = { $first ->
        [one] Un mundo resistió. Luego, { $last }.
       *[other] { $first } mundos resistieron. Luego, { $last }.
    }
terra-debrief-rounds-line = Cada fila es una mesa, cada signo una crisis, en el orden en que llegaron. Colores y lugares se llamaban distinto en cada mesa; aquí se llaman como en la mesa 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = resuelta a tiempo
terra-debrief-sign-later = se declaró, se resolvió
terra-debrief-sign-open = declarada hasta el final
terra-debrief-sign-lost = la que lo acabó
terra-debrief-by-the-bell = por la campana, carta { $card }
terra-debrief-lost-by = carta { $card }: { $reason ->
        [total] { $number } en total
       *[other] { $number } × { $which }
    }
terra-debrief-card = carta { $card }
terra-debrief-moment-of = El último momento fue el turno de { $seat }
terra-debrief-moment-line = { $crisis }, amenaza { $threat }. Con todas las manos sobre la mesa vemos el último momento en que se pudo salvar.
terra-debrief-still-open = Aún declaradas: { $crises }.
terra-debrief-which-table = ¿Qué mesa?
terra-debrief-plays = juega
terra-debrief-in-hand = aún en la mano
terra-debrief-no-more = nada más de este color
terra-debrief-reach = Lo máximo que aún podían alcanzar
terra-debrief-at-first = al principio
terra-debrief-threat = amenaza { $threat }
terra-debrief-before-after = Antes de este turno se alcanzaban { $before }; después, { $after }. La amenaza es { $threat }: { $seat } aún podía salvar este mundo.
terra-debrief-earlier = { $count ->
        [one] En esta crisis ya no se podía salvar nada. Una decisión antes, { $seat } aún podía cambiar el final.
       *[other] En esta crisis ya no se podía salvar nada. { $count } decisiones antes, { $seat } aún podía cambiar el final.
    }
terra-debrief-nothing-saved = Ninguna decisión por sí sola habría cambiado este final.
terra-debrief-nobody-could = En la mesa nadie podía verlo: las manos están ocultas. Se trata del turno, no de la persona.
terra-debrief-round-against-round = Ronda contra ronda
terra-debrief-given-line = Puntos por cada diez cartas robadas, para comparar partidas cortas y largas. Anillos: la primera ronda; llenos: la última.
terra-debrief-given = dado
terra-debrief-hoarded = guardado
terra-debrief-points = { $points } puntos
terra-debrief-same-pupils = Los mismos alumnos, uno por uno
terra-debrief-same-pupils-line = { $count } de vosotros jugasteis las dos rondas. Un cuadrado es uno de vosotros.
terra-debrief-gave-more = dieron más
terra-debrief-gave-same = más o menos igual
terra-debrief-gave-less = dieron menos
terra-debrief-about-the-same = «Más o menos igual»: no más de 1 punto arriba o abajo. Quien faltó o dejó una ronda no cuenta.
terra-debrief-worlds-that-held = Los mundos que resistieron
terra-debrief-rich-title = ¿Quién tiene cuánto?
terra-debrief-rich-line = Cortad todos los puntos de una mesa en 100 trozos, como un pastel. Mirad quién está ante cuántos.
terra-debrief-far-from-even = ¿A qué distancia de lo igual?
terra-debrief-far-line = 0: todos tienen lo mismo. 100: uno lo tiene todo. Una mesa con un bot no se cuenta.
terra-debrief-said-title = Podíais ayudar: ¿lo hicisteis?
terra-debrief-passed-able = Ronda { $round }: pasaron pudiendo ayudar { $passed } de { $able } veces.
terra-debrief-fines = { $count ->
        [one] La multa se pagó una vez.
       *[other] La multa se pagó { $count } veces.
    }
terra-debrief-promises = Promesas cumplidas: { $kept }, rotas: { $broken }.
terra-debrief-you-said = Dijisteis: ¿cuántos mundos resistirán?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Podíais ayudar: ¿lo hicisteis?
terra-debrief-could-help-line = Lleno: ayudó. Tachado: pasó pudiendo ayudar.
terra-debrief-said-care = Una regla puede servir solo con existir. Pero un reparto y tan pocas mesas también pueden ser azar.
terra-debrief-twins-of = El mismo puesto en otra mesa: puesto { $letter }, ronda { $round }
terra-debrief-twins-title = { $count ->
        [one] Uno de vosotros recibió esta mano
       *[other] { $count } de vosotros recibisteis esta mano
    }
terra-debrief-twins-line = Las mismas cartas, las mismas crisis, en el mismo orden. Lo distinto es quién estaba alrededor y qué hicisteis.
terra-debrief-which-seat = ¿Qué puesto?
terra-debrief-seat-option = Ronda { $round }, mesas de { $seats }: puesto { $letter }
terra-debrief-hand = La mano al empezar
terra-debrief-twins-care = Solo se comparan mesas con los mismos puestos. La mano, las crisis y el orden del montón son los mismos; quién roba qué después depende de cómo jugasteis.
terra-debrief-given-in-all = dado en total
terra-debrief-then-a-bot = luego un bot
terra-debrief-did-passed = pasó pudiendo
terra-debrief-did-none = no tenía
terra-debrief-did-never = no llegó
terra-debrief-did-bot = un bot: no cuenta
terra-debrief-slide-given = Dado y guardado
terra-debrief-given-short = dado { $points }
terra-debrief-hoarded-short = guardado { $points }
terra-debrief-thought = Lo que es de todos solo se conserva si cada uno da antes de estar seguro de los demás.
    .more = Una regla que habéis elegido vosotros puede hacerlo más fácil. Eso es todo el juego. No es solo un juego.
