### Terra's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name. $card is a Solution as
### "♣G4", $crisis the message terra-crisis-*.
### The adjectives of the colours are masculine here: un 4 rojo, una carta de color rojo.

## T1: colours

terra-colour-G = Medioambiente
    .adjective = verde
terra-colour-B = Sociedad
    .adjective = azul
terra-colour-R = Diplomacia
    .adjective = rojo

## T2: regions

terra-region-NA = América del Norte
    .short = Am. Norte
    .tiny = Am. N.
terra-region-SA = Suramérica
    .short = Am. Sur
    .tiny = Am. S.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = África
    .short = África
    .tiny = Áfr.
terra-region-AS = Asia y Oriente Medio
    .short = Asia
    .tiny = Asia
terra-region-OC = Oceanía y sureste asiático
    .short = Oceanía
    .tiny = Oce.

## T2: crises. The names are Terrae's own.

terra-crisis-G-NA = Incendios forestales en América del Norte
    .short = Incendios forestales
terra-crisis-G-SA = Selva talada en Suramérica
    .short = Selva talada
terra-crisis-G-EU = Ríos envenenados en Europa
    .short = Ríos envenenados
terra-crisis-G-AF = Desertificación en África
    .short = Desertificación
terra-crisis-G-AS = Esmog asfixiante en Asia
    .short = Esmog asfixiante
terra-crisis-G-OC = Arrecifes moribundos en Oceanía
    .short = Arrecifes moribundos
terra-crisis-B-NA = Campamentos de tiendas en América del Norte
    .short = Campamentos
terra-crisis-B-SA = Desigualdad abismal en Suramérica
    .short = Desigualdad
terra-crisis-B-EU = Vidas sin techo en Europa
    .short = Vidas sin techo
terra-crisis-B-AF = Epidemia en África
    .short = Epidemia
terra-crisis-B-AS = Trabajo infantil en Asia
    .short = Trabajo infantil
terra-crisis-B-OC = Hogares inundados en Oceanía
    .short = Hogares inundados
terra-crisis-R-NA = Violencia armada en América del Norte
    .short = Violencia armada
terra-crisis-R-SA = Ley de las bandas en Suramérica
    .short = Ley de las bandas
terra-crisis-R-EU = Guerra fronteriza en Europa
    .short = Guerra fronteriza
terra-crisis-R-AF = Guerra civil en África
    .short = Guerra civil
terra-crisis-R-AS = Crisis de los misiles en Asia
    .short = Crisis de misiles
terra-crisis-R-OC = Piratería en Oceanía
    .short = Piratería

## T3: measures

terra-measure-G1 = selección de residuos
terra-measure-G2 = ahorro de recursos naturales
terra-measure-G3 = repoblación de los bosques
terra-measure-G4 = riego y acceso al agua
terra-measure-G5 = producción más limpia
terra-measure-G6 = energías renovables
terra-measure-B1 = agua y comida para todos
terra-measure-B2 = acceso a la salud
terra-measure-B3 = habilidades tradicionales
terra-measure-B4 = contra la exclusión, vivienda para todos
terra-measure-B5 = lucha contra el racismo
terra-measure-B6 = educación para todos
terra-measure-R1 = buena ciudadanía
terra-measure-R2 = solidaridad
terra-measure-R3 = retirada de minas
terra-measure-R4 = prevención de conflictos
terra-measure-R5 = apoyo a los organismos internacionales
terra-measure-R6 = democracia

## What happened

terra-event-draw =
    { $you ->
        [yes] Robas una carta.
       *[no] { $name } roba una carta.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $name } roba { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Descubres una crisis: { $crisis }.
       *[no] { $name } descubre una crisis: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Pasas.
       *[no] { $name } pasa.
    }
terra-event-play =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $name } juega { $card }.
    }
terra-event-averted = ¡Resuelta a tiempo!
terra-event-averted-points =
    { $you ->
        [yes] Anotas { $points } puntos.
       *[no] { $name } anota { $points } puntos.
    }
terra-event-full-blown = La crisis se declara.
terra-event-full-blown-fined =
    { $you ->
        [yes] Pagas una multa de un punto.
       *[no] { $name } paga una multa de un punto.
    }
terra-event-contribute =
    { $you ->
        [yes] Juegas { $card } sobre { $crisis }.
       *[no] { $name } juega { $card } sobre { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] La crisis queda resuelta y anotas { $points } puntos.
       *[no] La crisis queda resuelta y { $name } anota { $points } puntos.
    }
terra-event-hoard =
    { $you ->
        [yes] Te guardas una serie de tres.
       *[no] { $name } se guarda una serie de tres, boca abajo.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Te guardas { $cards }.
       *[no] { $name } se guarda { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Descartas { $card }.
       *[no] { $name } descarta { $card }.
    }
terra-event-over-success = El montón está vacío y el mundo sigue en pie.
terra-event-over-loss = Se ha perdido el control: el mundo está perdido, y todos con él.

## The table

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] montón vacío
        [one] 1 carta en el montón
       *[other] { $cards } cartas en el montón
    }
terra-turn =
    { $you ->
        [yes] tu turno
       *[no] turno de { $name }
    }
terra-head-region = región
terra-head-region-danger = fin: { $limit }
terra-foot-colour = fin: { $limit }
terra-head-player = jugador
terra-head-hand = mano
terra-head-sets = series
terra-head-answer = respuesta
terra-head-points = puntos en el tablero
terra-head-points-short = puntos
terra-name-own =
    { $name ->
        [You] Tú
       *[other] { $name } (tú)
    }
terra-solved = resuelta
terra-partner = pareja
terra-not-asked = pendiente
terra-asked = decide
terra-passed = pasa
terra-impending = Crisis inminente: { $crisis }
terra-impending-sum =
    { $missing ->
        [one] { $sum } de { $threat }, falta { $missing }
       *[other] { $sum } de { $threat }, faltan { $missing }
    }
terra-impending-reached = { $sum } de { $threat }, alcanzado
terra-hand = Tu mano
terra-hand-empty = vacía
terra-hoard =
    { $sets ->
        [0] aún no has guardado nada
        [one] 1 serie guardada, valor { $value }
       *[other] { $sets } series guardadas, valor { $value }
    }

## T12: danger, nearest first

terra-total = crisis declaradas
terra-total-of = { $total } de { $limit }
terra-danger-region = { $region }: otra crisis declarada y el mundo estará perdido.
terra-danger-colour = Otra crisis declarada de color { $colour } y el mundo estará perdido.
terra-danger-total = Otra crisis declarada y el mundo estará perdido.
terra-danger-now = Si esta crisis se declara, ¡el mundo estará perdido!

## Questions and answers

terra-question-impending = { $crisis }: ¿juegas una carta de color { $colour } o pasas?
terra-question-common-good = ¿Juegas una carta sobre una crisis declarada?
terra-question-hoard = Has ayudado: puedes guardarte una serie de tres.
terra-none-hoard = No tienes ninguna serie de tres.
terra-none-common-good = No tienes ninguna carta del color de una crisis en la que aún puedas ayudar.
terra-none-impending = No tienes ninguna carta de color { $colour }: solo puedes pasar.
terra-question-discard = Más de 8 cartas en la mano: descarta una.
terra-answer-pass = conservar tus cartas
terra-answer-pass-fine = conservar tus cartas; −{ $fine } si se declara
terra-answer-play = { $measure }: { $sum } de { $threat }
terra-answer-play-enough = { $measure }: { $sum } de { $threat }, es suficiente
terra-answer-done-common-good = ninguna carta más este turno
terra-answer-done-hoard = no guardarte nada
terra-answer-contribute = { $crisis }: { $sum } de { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } de { $threat }, resuelta: 5 puntos
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] una escalera de un color, valor { $value }
               *[no] tres iguales, valor { $value }
            }
       *[other] { $run ->
                [yes] una escalera de tres colores, valor { $value }
               *[no] el mismo número en tres colores, valor { $value }
            }
    }
terra-hoard-yours = (de ellos { $yours } para ti)
terra-answer-discard = { $measure }

## The end

terra-end-success = El mundo sigue en pie.
terra-end-loss-region = El mundo está perdido: tres crisis declaradas en una región (T12).
terra-end-loss-colour = El mundo está perdido: cuatro crisis declaradas de un color (T12).
terra-end-loss-total = El mundo está perdido: siete crisis declaradas (T12).
terra-end-loss-nobody = No gana nadie, y ninguna puntuación cuenta.
terra-end-head-track = tablero
terra-end-head-hoard = series
terra-end-head-score = total
terra-end-head-team = equipo
terra-end-winner = gana
terra-end-won =
    { $you ->
        [yes] ¡Ganas!
        [shared] Compartes la victoria con { $names }.
       *[no]
            { $count ->
                [one] Gana { $names }.
               *[other] { $names } comparten la victoria.
            }
    }

## Rules of the moment, in a sentence or three each

terra-rule-T8 = Toma la carta de arriba del montón. Una Resolución va a tu mano sin que nadie la vea. Una Crisis se descubre ante todos y es inminente.
    .title = Robar
terra-rule-T9 = Una sola vuelta desde quien ha robado, en el sentido del reloj: cada cual juega exactamente una carta del color de la crisis, o pasa. Se pregunta a todos, también cuando ya se ha alcanzado el valor.
    .title = Crisis inminente
terra-rule-T10 = Si las cartas suman el valor de la crisis o más, queda resuelta a tiempo. Quien jugó primero anota 3, y también quien tenga la carta más alta, aunque haya varios; si la primera es también la más alta, son 6. El turno de quien robó acaba en el acto.
    .title = Resuelta a tiempo
terra-rule-T11 = Si la suma no llega al valor, las cartas se pierden y la crisis se declara, sin nada encima.
    .title = Sin resolver
terra-rule-T12 = El mundo se pierde con tres crisis declaradas en una región, cuatro de un color o siete en total. Entonces pierden todos.
    .title = Pérdida de control
terra-rule-T13 = Si no se pierde el control, quien robó la crisis roba otra carta; con el montón vacío, el turno sigue.
    .title = Reemplazo
terra-rule-T14 = En tu turno puedes jugar cartas sobre crisis declaradas de su color: como mucho una carta en cada crisis por turno, en tantas crisis como quieras.
    .title = Por el bien común
terra-rule-T15 = En cuanto las cartas de una crisis declarada alcanzan su valor, queda resuelta, y quien jugó la última anota 5. Hasta entonces las cartas se quedan ahí.
    .title = Resolver una crisis declarada
terra-rule-T16 = Si este turno has jugado una carta sobre una crisis declarada, puedes dejar boca abajo una serie de tres: el mismo número en un color o en tres, o tres números seguidos en un color o en tres.
    .title = Guardarse cartas
terra-rule-T17 = Al final de tu turno descartas, boca arriba, hasta quedarte con 8 cartas.
    .title = Límite de la mano
terra-rule-T18 = La partida acaba bien cuando el montón está vacío y quien robó la última carta ha terminado su turno.
    .title = Final con victoria
terra-rule-T19 = Puntuación final: los puntos del tablero y los valores de todas las cartas guardadas. Gana la más alta; si hay empate, se comparte la victoria.
    .title = Recuento final
terra-rule-T20 = Quienes forman equipo se sientan frente a frente y suman sus puntos; no se ven las manos.
    .title = Equipos
terra-rule-T23 = Se puede hablar en todo momento, y nada de lo que se diga obliga: puedes prometer, pedir y farolear. No se permite enseñar cartas.
    .title = Charla en la mesa
terra-rule-L1 = Partida corta: el mundo se pierde con 2 crisis declaradas de un color o 3 en total; con nueve crisis, 2 en una región, 3 de un color o 5 en total. Entonces pierden todos.
    .title = Partida corta
terra-rule-L2 = Cuando una crisis se declara, quien pasó con una carta de su color en la mano pierde un punto.
    .title = Una multa
terra-rule-L3 = Al final, la mitad de lo guardado por cada cual va a un fondo que se reparte por igual; el punto impar se queda con su dueño.
    .title = El fondo común
terra-rule-L5 = Todas las manos están a la vista; lo guardado sigue boca abajo.
    .title = Manos a la vista
terra-rule-L6 = Cada amenaza cuenta uno más de lo que dice la carta.
    .title = Tiempos más duros

## The table in the browser

terra-name = Terra
terra-web-tagline = Surgen crisis por todo el mundo. Entre todos hay que dar lo suficiente, o nadie gana. Da demasiado, y ganará otro.
terra-web-minutes = 40 minutos
terra-bot-tips = ayudante prudente
    .line = Ayuda cuando una crisis es peligrosa y se guarda cartas tarde.
terra-bot-greedy = aprovechado
    .line = Solo ayuda donde le conviene y se guarda todo lo que puede.
terra-bot-altruist = generoso
    .line = Da por el planeta, gane quien gane.
terra-bot-fair-sharer = repartidor justo
    .line = Da mientras los demás den más o menos lo mismo.
terra-bot-late-saver = salvador tardío
    .line = Conserva sus cartas hasta que el planeta está casi perdido; entonces da.
terra-bot-tit-for-tat = espejo
    .line = Da mientras todos dan, se detiene cuando alguien prefiere guardarse cartas y pronto perdona.
terra-bot-punisher = castigador
    .line = Da, pero no junto a quien ha dado demasiado poco.
terra-bot-selfish = egoísta
    .line = Da lo justo para que el planeta sobreviva y quiere ganar.
terra-bot-helper = aliado
    .line = Dice lo que dará, pide el resto y cumple su palabra.
terra-bot-bluffer = farolero
    .line = Un amigo al principio. Cerca del final piensa en sí mismo.
terra-bot-search = calculador
    .line = Imagina muchas veces cómo puede seguir la partida antes de responder.
terra-bot-learned-selfish = rival entrenado
    .line = Ha aprendido a ganar junto a jugadores prudentes.
terra-bot-learned-balanced = compañero entrenado
    .line = Ha aprendido a ganar y a mantener vivo el planeta.
terra-bot-learned-cooperative = amigo entrenado
    .line = Ha aprendido entre los suyos a mantener vivo el planeta.
terra-bot-learned-alone = autodidacta
    .line = Solo ha aprendido de partidas contra sí mismo.
terra-strength-easy = Deja al azar una de cada cuatro decisiones.
terra-strength-normal = Deja al azar una de cada doce decisiones.
terra-strength-hard = No deja nada al azar.
terra-strength-search-easy = Imagina 32 partidas antes de responder.
terra-strength-search-normal = Imagina 240 partidas antes de responder.
terra-strength-search-hard = Imagina 1500 partidas antes de responder.
terra-web-option-teams = Equipos: quienes forman pareja se sientan frente a frente y suman sus puntos. Para 4 o 6 jugadores.
terra-web-option-crises = Partida corta: menos crisis, por sorteo
terra-web-option-crises-off = La partida entera
terra-web-option-crises-number = { $value } crisis
terra-web-option-fine = Una multa: quien pasa con una carta del color en la mano pierde un punto si la crisis se declara.
terra-web-option-pot = El fondo común: al final, la mitad de todo lo guardado se reparte por igual.
terra-web-option-open = Manos a la vista: todos ven todas las manos.
terra-web-option-harder = Tiempos más duros: cada amenaza cuenta uno más.
terra-web-open-hand = Mano a la vista
terra-pot = En el fondo común había { $total }; a cada uno le tocan { $share }.
terra-web-pass-price = −{ $fine } si se declara
terra-web-set-yours = { $value } puntos, { $yours } para ti
terra-web-source-pot = del fondo común
terra-web-laws = Reglas de la casa
terra-web-verdict-fined =
    { $you ->
        [yes] Pagas la multa
       *[no] { $name } paga la multa
    }
terra-web-card = { $measure }, { $value } { $colour }
terra-web-advice-pass = Pasa.
terra-web-advice-averts =
    { $points ->
        [0] Con ella la crisis se resuelve a tiempo.
        [one] Con ella la crisis se resuelve a tiempo, y recibes 1 punto.
       *[other] Con ella la crisis se resuelve a tiempo, y recibes { $points } puntos.
    }
terra-web-advice-play = Juega { $card }.
terra-web-advice-lay = Pon { $card } en { $crisis }.
terra-web-advice-hoard = Guárdate { $cards }.
terra-web-advice-discard = Descarta { $card }.
terra-web-advice-done-common-good = No pongas más cartas.
terra-web-advice-done-hoard = No te guardes nada ahora.
terra-web-advice-towards = Hace { $sum } de { $threat }, y otros aún pueden añadir el resto.
terra-web-team-points = puntos del equipo
terra-web-key-card = Elegir una carta de la mano
terra-web-key-play = Jugar la carta elegida
terra-web-key-pass = Pasar
terra-web-key-look = Ver lo que falta por venir
terra-web-key-story = A la historia
terra-web-key-talk = A la charla
terra-web-key-law = Leer las reglas de la casa
terra-web-crisis-card = { $crisis }, valor { $threat }
terra-web-map = Mapa del mundo en seis regiones, con el tablero de puntuación alrededor
terra-web-region-crises = { $count } de { $limit } crisis
terra-web-pin = { $crisis }: { $sum } de { $threat }
terra-web-pin-play = Jugar sobre { $crisis }: { $sum } de { $threat }
terra-web-danger = Pérdida de control
terra-web-near = A un paso de perder
terra-web-near-none = Ninguna crisis por sí sola puede acabar aún con la partida
terra-web-near-now = esta crisis, si se declara
terra-web-near-region = una crisis: { $region }
terra-web-near-colour = una crisis de color { $colour } en cualquier lugar
terra-web-near-total = cualquier crisis
terra-web-near-fails = { $what }, si esta se declara
terra-web-come-count = { $count } por venir
terra-web-look-up = Consultar
terra-web-look-all = Todos los peligros, y consultar
terra-web-tab-discards = Descartes
terra-web-tab-come = Por venir
terra-web-tab-hoard = Tus series
terra-web-tab-open = Declaradas
terra-web-by-colour = por color
terra-web-discards-head = { $count } descartadas, por color y valor
terra-web-discards-of = { $count } descartadas
terra-web-hidden = { $count } ocultas
terra-web-hidden-line = Ocultas: en el montón, en otras manos o en otras series. No se cuenta lo que tienes en la mano o te has guardado ni lo que hay en la mesa.
terra-web-state-averted = resuelta
terra-web-state-open = declarada
terra-web-state-now = ahora
terra-web-state-come = por venir
terra-web-state-ends = acaba con la partida
terra-web-hoard-none = Aún no te has guardado nada.
terra-web-hoard-line = Cuentan al final si el mundo aguanta. Los demás solo ven cuántas series tienes.
terra-web-open-none = No hay ninguna crisis declarada.
terra-web-laid = { $sum } de { $threat } en ella
terra-web-legend = Símbolos
terra-web-box-first = primera
terra-web-box-highest = más alta
terra-web-box-averted = suma
terra-web-box-closes = la resuelve
terra-web-box-of = de { $threat }
terra-web-your-points = Tus puntos
terra-web-points-after = { $before } puntos ahora, { $after } después
terra-web-lay = Poner el { $value }
terra-web-averted-with = Resuelta a tiempo con tu { $value }
terra-web-solved-with = Resuelta con tu { $value }
terra-web-choose-crisis = Elige una crisis
terra-web-set-none = Estas tres no son una serie: el mismo valor en uno o tres colores, o tres seguidas en uno o tres colores.
terra-web-card-idle =
    { $kind ->
        [impending] Contra esta crisis solo ayuda el color { $colour }.
        [hoard] Esta carta no forma parte de ninguna serie que puedas guardar.
       *[other] Esta carta no ayuda ahora contra ninguna crisis declarada.
    }
terra-web-say-equal = Si llega otro { $value }, los dos cuentan como la más alta: 3 puntos cada uno.
terra-web-say-higher = Aún puede llegar una carta más alta.
terra-web-verdict-averted = Resuelta a tiempo, { $sum } de { $threat }
terra-web-verdict-failed = Sin resolver, { $sum } de { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 es una crisis
       *[other] { $count } son crisis
    }
terra-web-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
terra-web-come-head =
    { $count ->
        [0] No queda ninguna crisis por venir.
        [one] Queda 1 crisis por venir.
       *[other] Quedan { $count } crisis por venir.
    }
terra-web-come-fatal =
    { $count ->
        [0] Ninguna acabaría con la partida.
        [one] 1 acabaría con la partida.
       *[other] { $count } acabarían con la partida.
    }
terra-web-set-more =
    { $count ->
        [one] Elige una carta más de tu mano.
       *[other] Elige { $count } cartas más de tu mano.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Ayudaste antes que nadie
       *[no] { $name } ayudó antes que nadie
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Diste la más alta
       *[no] { $name } dio la más alta
    }
terra-web-gauge = { $count } de { $limit }
terra-web-of = { " " }de{ " " }
terra-web-in-all = En total
terra-web-hand-size = cartas en la mano
terra-web-hand-of = Mano de { $name }
terra-web-sets = Series guardadas
terra-web-deciding = decide
terra-web-next = va después
terra-web-helped = ha ayudado
terra-web-passed = ha pasado
terra-web-scored = +{ $points }
terra-web-impending = Crisis inminente
terra-web-fails-lost = Si se declara, el mundo estará perdido
terra-web-missing = por reunir en
terra-web-enough = es suficiente
terra-web-meter =
    { $adds ->
        [0] { $sum } de { $threat }
       *[other] { $sum } de { $threat }; con tu carta { $with }
    }
terra-web-threat = valor { $threat }
terra-web-turn = El turno
terra-web-turn-of =
    { $you ->
        [yes] Tu turno
       *[no] Turno de { $name }
    }
terra-web-doing-common-good = Trabaja por el bien común
terra-web-doing-hoard = Puede guardarse una serie
terra-web-doing-discard = Descarta hasta quedarse con ocho cartas
terra-web-doing-impending = Una crisis es inminente
terra-web-doing-you-common-good = ¿Algo por el bien común?
terra-web-doing-you-hoard = Has ayudado: ¿te guardas una serie?
terra-web-doing-you-discard = Demasiadas cartas: descarta una
terra-web-doing-you-impending = Una crisis es inminente
terra-web-to-draw = por robar
terra-web-discarded = descartadas
terra-web-pass = Pasar
terra-web-play = Jugar { $value }
terra-web-choose-card = Elige una carta
terra-web-done = Listo
terra-web-keep = No guardarme nada
terra-web-hoard = Guardármela
terra-web-hoard-for = Guardármela: { $value }
terra-web-hoard-when = Cuenta al final, si el mundo aguanta
terra-web-discard = Descartar { $value }
terra-web-say-play = Con tu { $value } son { $sum } de { $threat }.
terra-web-say-enough = Es suficiente.
terra-web-say-fails = No queda nadie que añada el resto.
terra-web-say-rest =
    { $count ->
        [one] { $names } tendría que añadir { $missing }.
       *[other] { $names } tendrían que añadir { $missing } entre todos.
    }
terra-web-say-short =
    { $count ->
        [one] Aún faltan { $missing }, y { $names } puede dar como mucho { $most }.
       *[other] Aún faltan { $missing }, y { $names } pueden dar entre todos como mucho { $most }.
    }
terra-web-say-choose-crisis = ¿Adónde va tu { $value }? Elige una crisis en el mapa, o aquí.
terra-web-lost-kicker = Se ha perdido el control
terra-web-lost-title = El mundo se nos ha escapado
terra-web-lost-region = { $region }: se declaró una tercera crisis con dos aún sin resolver.
terra-web-lost-colour = Se declaró una cuarta crisis de color { $colour } con tres aún sin resolver.
terra-web-lost-total = Se declaró una séptima crisis con seis aún sin resolver.
terra-web-lost-missing =
    { $missing ->
        [one] Faltaba 1
       *[other] Faltaban { $missing }
    }
terra-web-lost-gave = Cartas dadas: { $given }.
terra-web-lost-passed = Sin dar nada: { $names }.
terra-web-lost-held = Aún en las manos: { $sum }
terra-web-lost-held-of = Las cartas de color { $colour } que nadie jugó
terra-web-given = Dado y conservado
terra-web-given-line = Lo que cada cual dio al bien común y lo que conservó, en la mano o en series.
terra-web-given-of = { $name }: { $given } dados, { $kept } conservados
terra-web-gave = dado
terra-web-kept = conservado
terra-web-won-kicker = El mundo ha resistido
terra-web-won-you =
    { $points ->
        [one] Ganas con 1 punto
       *[other] Ganas con { $points } puntos
    }
terra-web-won =
    { $count ->
        [one] { $names } gana con { $points } puntos
       *[other] { $names } ganan con { $points } puntos
    }
terra-web-won-shared = { $names } comparten la victoria, puntos: { $points }
terra-web-won-team-you = Gana tu equipo, { $points } a { $next }
terra-web-won-team = Ganan { $names }, { $points } a { $next }
terra-web-won-teams-shared = Hay equipos que comparten la victoria, puntos: { $points }
terra-web-won-together = { $names } juntos: un equipo cuenta como uno.
terra-web-your-team = tu equipo
terra-web-gave-most = Eres quien más dio al mundo.
terra-web-source-first = primera ayuda, { $points } cada vez
terra-web-source-highest = carta más alta, { $points } cada vez
terra-web-source-solved = crisis declarada resuelta, { $points } cada vez
terra-web-source-hoard = guardado
terra-web-crises = Dieciocho crisis
terra-web-crises-averted = resueltas a tiempo
terra-web-crises-solved = resueltas después
terra-web-crises-open = siguen declaradas
terra-web-won-crises =
    { $open ->
        [0] Llegaron { $solved } crisis, y todas se resolvieron.
        [one] Crisis resueltas: { $solved }; una sigue declarada, y el mundo carga con ella.
       *[other] Crisis resueltas: { $solved }; { $open } siguen declaradas, y el mundo carga con ellas.
    }
terra-web-count = Recuento final
terra-web-on-track = En el tablero
terra-web-no-sets = ninguna
terra-web-total = Total

## T23: lo que se dice en la mesa. $who es un nombre, $colour el adjetivo, $crisis el nombre corto

terra-talk-ask = ¿Puede alguien dar al menos un { $value } { $colour }?
terra-talk-ask-who =
    { $you ->
        [yes] ¿Puedes dar al menos un { $value } { $colour }?
       *[no] ¿Puede { $who } dar al menos un { $value } { $colour }?
    }
terra-talk-offer = Puedo dar hasta { $value }.
terra-talk-promise = En cuanto me toque, daré al menos { $value } contra «{ $crisis }».
terra-talk-if =
    { $you ->
        [yes] Si antes das al menos { $value }, yo doy al menos { $own }.
       *[no] Si antes { $who } da al menos { $value }, yo doy al menos { $own }.
    }
terra-talk-warn-colour = No tengo nada de color { $colour }.
terra-talk-warn-region = En peligro: { $region }.
terra-talk-thank =
    { $you ->
        [yes] ¡Gracias!
       *[no] ¡Gracias, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Podrías dar más.
       *[no] { $who } podría dar más.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Prometiste { $promised } y diste { $gave }.
       *[no] { $who } prometió { $promised } y dio { $gave }.
    }
terra-talk-refuse = Para esta crisis no doy nada.
terra-talk-someone = alguien
terra-talk-name-ask = Pedir
terra-talk-name-offer = Ofrecer
terra-talk-name-promise = Prometer
terra-talk-name-if = Si
terra-talk-name-warn = Avisar
terra-talk-name-thank = Agradecer
terra-talk-name-accuse = Acusar
terra-talk-name-refuse = Rehusar
terra-talk-slot-who = Quién
terra-talk-slot-value = Cuánto
terra-talk-slot-own = Cuánto de tu parte
terra-talk-slot-colour = Qué color
terra-talk-slot-crisis = Qué crisis
terra-talk-slot-about = De qué
terra-talk-what = { $value } de color { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] con la condición de que antes des al menos { $value }
       *[no] con la condición de que antes { $who } dé al menos { $value }
    }
terra-talk-seat-promised = prometido: { $value }
terra-talk-seat-if =
    { $you ->
        [yes] si das { $value }
       *[no] si { $who } da { $value }
    }
terra-talk-seat-gave = dio { $given } de { $value }
terra-talk-meter-promised = { $sum } en promesas
terra-talk-say-promised = Prometido: { $promises }.
terra-talk-after-you = después de ti
terra-talk-decided = ya ha decidido
terra-talk-broken-of = prometido: { $promised }, dado: { $gave }
terra-talk-more-of = podría dar más
terra-talk-if-note = Solo cuenta si antes { $who } da al menos { $value }.
terra-talk-promise-note = Todos verán si la cumples.
terra-talk-none-promise = No hay ninguna crisis en la mesa.
terra-talk-none-if = Nadie decide sobre una crisis antes que tú.
terra-talk-counts = «Daré al menos 4» se cumple con cualquier carta de 4 o más en esa crisis, cuando le toca decidir sobre ella a quien lo dijo. Un «si» solo cuenta cuando la otra parte ha dado antes. Las ofertas, los avisos y el texto libre nunca se juzgan. Nada se impone.
terra-talk-hands = «No tengo nada de color rojo» no se puede comprobar mientras las manos están ocultas. Solo se llama falso cuando el juego a la vista lo demuestra.

terra-card-G1 = Selección de residuos
terra-card-G2 = Ahorro de recursos
terra-card-G3 = Repoblar los bosques
terra-card-G4 = Agua para la tierra
terra-card-G5 = Producción más limpia
terra-card-G6 = Energías renovables
terra-card-B1 = Agua y comida para todos
terra-card-B2 = Acceso a la salud
terra-card-B3 = Habilidades tradicionales
terra-card-B4 = Un hogar para todos
terra-card-B5 = Contra el racismo
terra-card-B6 = Educación para todos
terra-card-R1 = Buena ciudadanía
terra-card-R2 = Solidaridad
terra-card-R3 = Quitar las minas
terra-card-R4 = Prevenir conflictos
terra-card-R5 = Naciones juntas
terra-card-R6 = Democracia
terra-web-say-none = No tienes ninguna carta de color { $colour } que dar.
terra-web-how-impending = Elige una carta levantada y juégala, o pasa y conserva tus cartas. Su valor se suma para alcanzar el de la crisis; solo se te pregunta una vez.
terra-web-how-common-good = Elige una carta levantada y luego una crisis de su color en el mapa. Una por turno en cada una. «Listo» cierra este paso; si has jugado una carta, después puedes guardarte una serie.
terra-web-how-hoard = Elige una serie y guárdatela: solo cuenta para ti, y solo si el mundo aguanta. O quédate todas las cartas en la mano.
terra-web-how-discard = Elige la carta de la que mejor puedas prescindir y descártala.

## The lesson

terra-deal-sign-never = no llegó

## Puzzles

terra-you-aside = Guardado por partida: { $mine }, los demás { $others }.
terra-choice-impending = responder a una crisis inminente
terra-choice-common-good = resolver una crisis declarada
terra-choice-hoard = guardarte cartas
terra-choice-discard = descartar
