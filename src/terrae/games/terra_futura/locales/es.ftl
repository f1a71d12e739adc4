### Terra Futura's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name, $card a card's.

## F1: resources

terra-futura-resource-green = verde
terra-futura-resource-red = rojo
terra-futura-resource-yellow = amarillo
terra-futura-resource-food = comida
terra-futura-resource-construction = construcción
terra-futura-resource-goods = mercancía
terra-futura-resource-money = dinero
terra-futura-resource-raw = materia a elegir
terra-futura-resource-product = producto a elegir
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 to F21: what cards do

terra-futura-gain = ganar { $what }
terra-futura-gain-any = ganar a elegir ({ $what })
terra-futura-transfer =
    { $count ->
        [one] mover aquí 1 cubo de contaminación
       *[other] mover aquí hasta { $count } cubos de contaminación
    }
terra-futura-assist = asistencia
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ contaminación
       *[other] {" "}+ { $count }× contaminación
    }
terra-futura-or = o
terra-futura-set = { $points } por { $what }

## F2: cards. The names are Terrae's own.

terra-futura-card-village = Aldea
terra-futura-card-cabin = Cabaña del bosque
terra-futura-card-harbour = Puerto
terra-futura-card-hut = Refugio de montaña
terra-futura-card-homestead = Granja familiar
terra-futura-card-corner-shop = Tienda de barrio
terra-futura-card-savings-bank = Caja de ahorros
terra-futura-card-market-stall = Puesto de mercado
terra-futura-card-toll-bridge = Puente de peaje
terra-futura-card-orchard = Frutales
terra-futura-card-woodland = Bosque
terra-futura-card-bamboo-grove = Bambusal
terra-futura-card-herb-garden = Huerto de hierbas
terra-futura-card-algae-pond = Estanque de algas
terra-futura-card-berry-patch = Campo de bayas
terra-futura-card-clay-pit = Pozo de arcilla
terra-futura-card-brick-yard = Ladrillera
terra-futura-card-quarry = Cantera
terra-futura-card-ore-vein = Filón
terra-futura-card-mine-railway = Tren minero
terra-futura-card-open-pit = Tajo abierto
terra-futura-card-wheat-field = Trigal
terra-futura-card-sunflower-field = Girasoles
terra-futura-card-beehives = Colmenas
terra-futura-card-maize-field = Maizal
terra-futura-card-hay-meadow = Prado de heno
terra-futura-card-water-mill = Molino de agua
terra-futura-card-repair-shop = Taller de reparación
terra-futura-card-food-truck = Cocina callejera
terra-futura-card-canteen = Comedor
terra-futura-card-building-site = Obra
terra-futura-card-concrete-plant = Planta de hormigón
terra-futura-card-freight-port = Puerto de carga
terra-futura-card-haulage = Transportista
terra-futura-card-cannery = Conservera
terra-futura-card-steelworks = Acería
terra-futura-card-assembly-line = Cadena de montaje
terra-futura-card-wetland = Humedal
terra-futura-card-sewage-works = Depuradora
terra-futura-card-reed-bed = Carrizal
terra-futura-card-workshop = Taller
terra-futura-card-smithy = Herrería
terra-futura-card-greenhouse = Invernadero
terra-futura-card-allotments = Huertos urbanos
terra-futura-card-masons = Patio de canteros
terra-futura-card-walling = Mamposteros
terra-futura-card-spinning-mill = Hilandería
terra-futura-card-sewing-room = Taller de costura
terra-futura-card-tree-nursery = Vivero
terra-futura-card-mine-transport = Transporte minero
terra-futura-card-granary = Granero
terra-futura-card-trading-post = Factoría comercial

## F4: Scoring cards. The names are Terrae's own.

terra-futura-scoring-home-and-table = Techo y mesa
terra-futura-scoring-brick-and-bread = Ladrillo y pan
terra-futura-scoring-garden-city = Ciudad jardín
terra-futura-scoring-trading-house = Casa de comercio
terra-futura-scoring-full-larder = Despensa llena
terra-futura-scoring-new-quarter = Barrio nuevo
terra-futura-scoring-straw-bale-houses = Casas de paja
terra-futura-scoring-farm-shop = Tienda rural
terra-futura-scoring-food-fair = Feria de sabores
terra-futura-scoring-building-trade = Oficios de la obra
terra-futura-scoring-self-sufficiency = Autosuficiencia
terra-futura-scoring-green-kitchen = Cocina verde
terra-futura-scoring-stone-town = Ciudad de piedra
terra-futura-scoring-harvest-homes = Hogares de cosecha
terra-futura-scoring-all-round-economy = Economía completa
terra-futura-scoring-golden-workshops = Talleres de oro

## What happened

terra-futura-event-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Descartas { $card } del mercado.
       *[no] { $name } descarta { $card } del mercado.
    }
terra-futura-event-take =
    { $you ->
        [yes] Tomas { $card }.
       *[no] { $name } toma { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Tomas la carta de arriba del mazo { $deck }.
       *[no] { $name } toma sin verla la carta de arriba del mazo { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Tomas la carta de arriba del mazo { $deck }: { $card }.
       *[no] { $name } toma la carta de arriba del mazo { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Los descartes del mazo { $deck } se mezclan de nuevo.
terra-futura-event-refill = Nueva en el mercado: { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Colocas { $card }.
       *[no] { $name } coloca { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Usas { $card }: { $effect }.
       *[no] { $name } usa { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Copias { $card } de { $owner }: { $effect }.
       *[no] { $name } copia { $card } de { $owner }: { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Pagas { $resource } desde { $card }.
       *[no] { $name } paga { $resource } desde { $card }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Eliges { $resource }.
       *[no] { $name } elige { $resource }.
    }
terra-futura-event-receive = { $card } recibe { $what }.
terra-futura-event-pollute = Contaminación en { $card }.
terra-futura-event-move = Un cubo sale de { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Recibes en agradecimiento { $resource } en { $card }.
       *[no] { $name } recibe en agradecimiento { $resource } en { $card }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Limpias { $card }.
       *[no] { $name } limpia { $card }.
    }
terra-futura-event-inactive = Carta bloqueada e inactiva: { $card }.
terra-futura-event-active = Carta activa de nuevo: { $card }.
terra-futura-event-pattern =
    { $you ->
        [yes] Activas el patrón de { $scoring }.
       *[no] { $name } activa el patrón de { $scoring }.
    }
terra-futura-event-over = Todos los territorios están completos y contados.

## The table

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] tu turno
       *[no] turno de { $name }
    }
terra-futura-turn-number = turno { $number } de { $rounds }
terra-futura-final = activación final
terra-futura-deck =
    { $count ->
        [one] 1 carta, descartes: { $discards }
       *[other] { $count } cartas, descartes: { $discards }
    }
terra-futura-newest = la más nueva
terra-futura-oldest = la más antigua
terra-futura-place-here = lugar { $number }
terra-futura-inactive = bloqueada
terra-futura-name-own =
    { $name ->
        [You] Tú
       *[other] { $name } (tú)
    }
terra-futura-head-player = jugador
terra-futura-head-cards = cartas
terra-futura-head-stock = recursos activos
terra-futura-head-cubes = contaminación
terra-futura-head-points = puntos a la vista
terra-futura-set-now =
    { $times ->
        [0] aún incompleto
        [one] completo una vez: { $points } puntos
       *[other] completo { $times } veces: { $points } puntos
    }
terra-futura-score-now = Tu territorio vale { $score } ahora.

## Questions and answers

terra-futura-question-drop = ¿Descartas la carta más antigua de una fila antes de tomar una?
terra-futura-question-take = ¿Qué carta tomas?
terra-futura-question-place = ¿Dónde colocas { $card }?
terra-futura-question-use = ¿Qué carta activas?
terra-futura-question-pay = ¿Con qué pagas? Aún debes: { $what }.
terra-futura-question-gain = ¿Qué recurso ganas?
terra-futura-question-pollute =
    { $count ->
        [one] ¿Qué carta recibe la contaminación?
       *[other] ¿Qué carta recibe la contaminación? Cubos por colocar: { $count }.
    }
terra-futura-question-move = ¿De qué carta mueves un cubo?
terra-futura-question-copy = ¿De quién copias el efecto?
terra-futura-question-reward = Han copiado tu carta: ¿cuál de los recursos pagados tomas?
terra-futura-question-clean = Han copiado tu carta: ¿qué carta limpias?
terra-futura-question-pattern = Activación final: ¿qué patrón usas?
terra-futura-answer-keep = no descartar nada
terra-futura-answer-drop = descartar { $card }
terra-futura-answer-take-unseen = la carta de arriba del mazo { $deck }, sin verla
terra-futura-answer-place =
    { $count ->
        [0] solo se activa a sí misma
       *[other] activa { $cards } y a sí misma
    }
terra-futura-answer-end = no activar nada más
terra-futura-answer-done = nada más
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = toma { $card }
terra-futura-web-advice-place = ponla en { $place }: { $what }
terra-futura-web-advice-pattern = elige { $scoring }
terra-futura-web-advice-gain = toma { $what }
terra-futura-web-advice-use = usa { $what }
terra-futura-web-advice-from = elige { $card }
terra-futura-web-key-drop = Descartar la carta más antigua
terra-futura-web-key-goals = Objetivos
terra-futura-web-key-zoom = Mirar una carta de cerca
terra-futura-web-key-arrows = A la carta siguiente en esa dirección

## The end

terra-futura-end-resources = recursos
terra-futura-end-set = conjunto
terra-futura-end-polluted = contaminadas
terra-futura-end-score = total
terra-futura-end-cubes = cubos
terra-futura-end-won =
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

terra-futura-rule-F3 = Una carta tiene un efecto superior (una ganancia), uno inferior (un intercambio, una transferencia de contaminación o la asistencia), o ambos, y hasta tres espacios para contaminación.
    .title = Una carta de territorio
terra-futura-rule-F9 = Una vez por turno, antes de tomar una carta, puedes enviar a sus descartes la carta más antigua de una fila (posición 4); la fila se desliza y se repone.
    .title = Descartar
terra-futura-rule-F10 = Toma cualquier carta del mercado, o la de arriba de un mazo sin verla. Lo que tomas, debes colocarlo.
    .title = Tomar
terra-futura-rule-F11 = La fila se desliza y se repone. Un mazo vacío se forma de nuevo con sus descartes.
    .title = Reponer
terra-futura-rule-F12 = Todas tus cartas deben caber en un cuadrado de 3 por 3. Con la opción de contacto, una carta nueva debe tocar otra por un lado.
    .title = Colocar
    .on = Todas tus cartas deben caber en un cuadrado de 3 por 3, y en esta mesa una carta nueva debe tocar otra por un lado.
    .off = Todas tus cartas deben caber en un cuadrado de 3 por 3. En esta mesa no hace falta que una carta nueva toque ninguna otra.
terra-futura-rule-F13 = La carta nueva y todas las de su fila y su columna se pueden activar una vez cada una, en cualquier orden. Puedes omitir las que quieras. Un efecto que no se puede completar no se puede elegir.
    .title = Activar
terra-futura-rule-F14 = Una activación usa un solo efecto de la carta.
    .title = Un efecto por activación
terra-futura-rule-F15 = Una ganancia pone los recursos indicados en la propia carta; donde dice «a elegir», eliges tú.
    .title = Ganancia
terra-futura-rule-F16 = Un intercambio se paga desde cualquiera de tus cartas activas; lo que obtienes va a la carta que hizo el intercambio.
    .title = Intercambio
terra-futura-rule-F17 = La contaminación de un intercambio es obligatoria: cada cubo va a una de tus cartas activas.
    .title = Contaminación en una recompensa
terra-futura-rule-F18 = Una transferencia mueve a esta carta cubos de tus otras cartas, al menos uno, mientras pueda recibirlos.
    .title = Transferencia de contaminación
terra-futura-rule-F19 = Una carta recibe tantos cubos como espacios tiene, y uno más en el centro.
    .title = Sitio para la contaminación
terra-futura-rule-F20 = Una carta con un cubo en el centro está inactiva: no se puede usar ni se puede pagar con sus recursos, que tampoco cuentan. Vuelve a estar activa en cuanto se le quita un cubo.
    .title = Cartas inactivas
terra-futura-rule-F21 = La asistencia copia un efecto inferior de una carta activa ajena. El coste, la contaminación y la recompensa son tuyos; la recompensa va a tu carta inicial.
    .title = Asistencia
terra-futura-rule-F22 = Quien tiene el intercambio copiado toma uno de los recursos que has pagado.
    .title = Gracias por un intercambio
terra-futura-rule-F23 = Una transferencia copiada mueve un solo cubo a tu carta inicial, y la bloquea; quien tiene la carta copiada puede quitar un cubo de una de sus propias cartas.
    .title = Gracias por una transferencia
terra-futura-rule-F24 = Una carta inicial gana a elegir una materia prima o una ficha de dinero.
    .title = El efecto superior de la carta inicial
terra-futura-rule-F26 = Cuando todos tienen nueve cartas, cada cual, por turno, puede hacer las cuatro activaciones de uno de sus dos patrones.
    .title = Activación final
terra-futura-rule-F27 = Cuenta el mejor de tus dos conjuntos, tantas veces como lo tengas entero en cartas activas.
    .title = Conjunto de puntuación
terra-futura-rule-F28 = En una carta activa, una materia prima vale 1, comida y construcción 5, mercancía 6, el dinero nada. Cada carta contaminada resta 1.
    .title = Recursos y contaminación

## The table in the browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Nueve cartas forman tu territorio. Desata cadenas de cosecha y oficio, y evita que la contaminación las bloquee.
terra-futura-web-minutes = 30 minutos
terra-futura-bot-greedy = cazapuntos
    .line = Toma lo que más da en este momento.
terra-futura-bot-planner = estratega previsor
    .line = Prueba miles de maneras de acabar su turno. Difícil de vencer.
terra-futura-bot-learned = jugador instruido
    .line = Ha aprendido de sus propias partidas cuánto valdrá un territorio.
terra-futura-bot-search = gran calculador
    .line = Continúa mentalmente los mejores turnos y elige el que le da más ventaja.
terra-futura-web-option-adjacent = Una carta nueva debe tocar por un lado otra ya colocada.
terra-futura-web-title = { $table }, ronda { $round } de { $rounds }
terra-futura-web-pollution = contaminación
terra-futura-web-assist = copiar a otro jugador
terra-futura-web-copy = copiar a otro jugador
terra-futura-web-cubes = Contaminación: { $cubes } (espacios: { $spaces })
terra-futura-web-pattern = Patrón de activación: { $cells }
terra-futura-web-per-set = por conjunto
terra-futura-web-display = Mercado
terra-futura-web-lands = Territorios y mercado
terra-futura-web-open-display = Abrir el mercado
terra-futura-web-level = Nivel { $level }
terra-futura-web-in-deck = en el mazo
terra-futura-web-oldest = la más antigua
terra-futura-web-discard-oldest = Descartar
terra-futura-web-discard-card = Descartar: { $card }
terra-futura-web-discard-ask = ¿Descartar esta carta? { $card }
terra-futura-web-discard-line = Va a los descartes. La fila se desliza y llega una carta nueva del mazo { $deck }. Una vez por turno, y no se puede deshacer: todos ven la carta nueva.
terra-futura-web-discard-not = Dejarla
terra-futura-web-once = Una vez por turno
terra-futura-web-take-this = Tomar esta carta
terra-futura-web-signs = Símbolos y atlas
terra-futura-web-zoom = Carta
terra-futura-web-deck-look = La primera carta del mazo { $deck }
terra-futura-web-deck-line = La tomas sin verla y te quedas con lo que salga.
terra-futura-web-spaces = espacios de contaminación: { $count }
terra-futura-web-start-card = Carta inicial
terra-futura-web-same = Cartas del juego que hacen esto: { $count }
terra-futura-web-territory = Territorio
terra-futura-web-card = { $card }, fila { $row }, columna { $column }
terra-futura-web-ready = lista
terra-futura-web-used = usada
terra-futura-say-receive = recibir { $what }
terra-futura-say-pay = pagar { $pay }, recibir { $get }
terra-futura-say-holds = encima: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Colocar en la columna { $column }, fila { $row }
       *[other] Colocar en la columna { $column }, fila { $row }; activa { $cards }
    }
terra-futura-web-place-look = { $card }: fila { $row }, columna { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Solo se activa a sí misma.
       *[other] Activa { $cards }.
    }
terra-futura-web-choked = Bloqueada: { $cards }.
terra-futura-web-place-here = Colocar aquí
terra-futura-web-place-choose = Elige una casilla
terra-futura-web-worth = Valor actual
terra-futura-web-raw =
    { $count ->
        [0] Ninguna materia prima
        [one] 1 materia prima
       *[other] { $count } materias primas
    }
terra-futura-web-set =
    { $times ->
        [0] Ningún conjunto completo
        [one] 1 conjunto completo
       *[other] { $times } conjuntos completos
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 carta contaminada
       *[other] { $count } cartas contaminadas
    }
terra-futura-web-pay-from = Pagas desde
terra-futura-web-pay-with = Pieza { $number } del pago
terra-futura-web-pollute-with = Cubo { $number } de contaminación
terra-futura-web-pollution-on = Contaminación en
terra-futura-web-would-choke = Esto bloquea: { $cards }
terra-futura-web-exchange-of = paga { $pay }, recibe { $get }
terra-futura-web-get-on = Recibes en
terra-futura-web-hint-pay = Lo propuesto se puede cambiar: las listas ofrecen con qué más se puede pagar y adónde más puede ir la contaminación.
terra-futura-web-hint-drop = Toma una carta del mercado o de un mazo. Antes puedes descartar la carta más antigua de una fila.
terra-futura-web-hint-take = Toma una carta del mercado, o la de arriba de un mazo sin verla.
terra-futura-web-hint-place = Mira una casilla para ver qué cartas activaría.
terra-futura-web-hint-use = Pulsa las cartas que brillan, en cualquier orden.
terra-futura-web-hint-pollute = Pulsa la carta que recibe el cubo.
terra-futura-web-hint-move = Pulsa una carta para mover aquí uno de sus cubos.
terra-futura-web-hint-gain = Va a la carta que lo gana.
terra-futura-web-hint-copy = Su coste, su contaminación y su recompensa serán tuyos.
terra-futura-web-hint-reward = Va a la carta que han copiado.
terra-futura-web-hint-pattern = Elige el patrón de una de tus dos cartas de puntuación; cualquiera de los conjuntos puede puntuar aún.
terra-futura-web-hint-clean = Pulsa una carta para quitarle un cubo.
terra-futura-web-not-now = Ahora no
terra-futura-web-exchange = Intercambiar
terra-futura-web-pollute = Poner contaminación
terra-futura-web-done = Listo
terra-futura-web-end = Acabar turno
terra-futura-web-use-this = Activar
terra-futura-web-use-choose = Elige una carta
terra-futura-web-use-gains = Las { $count } ganancias
terra-futura-web-end-ask = Sin usar: { $cards }. ¿Acabar de todos modos?
terra-futura-web-end-not = Seguir
terra-futura-web-end-anyway = Acabar igualmente
terra-futura-web-nothing-left = No queda nada que activar
terra-futura-web-copy-this = Copiar este efecto
terra-futura-web-pattern-this = Activar este patrón
terra-futura-web-move-this =
    { $card ->
        [none] Elige una carta
       *[other] Mover un cubo: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Elige una carta
       *[other] Limpiar: { $card }
    }
terra-futura-web-copy-of = { $card } de { $name }: { $effect }
terra-futura-web-waiting-drop = Se está eligiendo una carta.
terra-futura-web-waiting-take = Se está eligiendo una carta.
terra-futura-web-waiting-place = Se está colocando una carta.
terra-futura-web-waiting-use = Se están activando cartas.
terra-futura-web-waiting-pay = Se están activando cartas.
terra-futura-web-waiting-gain = Se están activando cartas.
terra-futura-web-waiting-pollute = Se está colocando contaminación.
terra-futura-web-waiting-move = Se está moviendo contaminación.
terra-futura-web-waiting-copy = Se está copiando a otro jugador.
terra-futura-web-waiting-reward = Se está eligiendo el agradecimiento.
terra-futura-web-waiting-clean = Se está eligiendo el agradecimiento.
terra-futura-web-waiting-pattern = Se está eligiendo la activación final.
terra-futura-web-step-drop = Toma una carta
terra-futura-web-step-take = Toma una carta
terra-futura-web-step-place = Coloca tu carta
terra-futura-web-step-use = Activa fila y columna
terra-futura-web-step-pay = Paga el intercambio
terra-futura-web-step-gain = Elige qué ganas
terra-futura-web-step-pollute = Pon la contaminación
terra-futura-web-step-move = Mueve aquí contaminación
terra-futura-web-step-copy = Copia a otro jugador
terra-futura-web-step-reward = Gracias por tu ayuda
terra-futura-web-step-clean = Gracias por tu ayuda
terra-futura-web-step-pattern = La activación final
terra-futura-web-your-land = Tu territorio
terra-futura-web-land-of = Territorio de { $name }
terra-futura-web-back-home = Volver a mi territorio
terra-futura-web-cards =
    { $count ->
        [one] 1 de 9 cartas
       *[other] { $count } de 9 cartas
    }
terra-futura-web-others = Otros territorios
terra-futura-web-scoring = Tus cartas de puntuación
terra-futura-web-scoring-of = Cartas de puntuación de { $name }
terra-futura-web-secret = solo las ves tú
terra-futura-web-cell =
    { $times ->
        [1] fila { $row } columna { $column }
        [2] fila { $row } columna { $column } dos veces
       *[other] fila { $row } columna { $column } { $times } veces
    }
terra-futura-web-missing = Falta: { $what }.
terra-futura-web-goals = Tus objetivos
terra-futura-web-goals-note = Solo tú las ves. Al final eliges el patrón de una de ellas, y puntúa el mejor conjunto.
terra-futura-web-pattern-free = Casillas libres en su patrón: { $count }.
terra-futura-web-times =
    { $times ->
        [0] aún incompleto
        [one] completo una vez
       *[other] completo { $times } veces
    }
terra-futura-web-end-kicker = Tras nueve cartas cada uno
terra-futura-web-end-you = Tu territorio es el que más vale
terra-futura-web-end-won =
    { $count ->
        [one] El territorio de { $names } es el que más vale
       *[other] { $names } comparten la victoria
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } puntos, y ni un cubo de contaminación.
        [one] { $points } puntos, con un cubo de contaminación.
       *[other] { $points } puntos, con { $cubes } cubos de contaminación.
    }
terra-futura-web-sheet = Hoja de puntuación
terra-futura-web-row-raw = Materias primas
terra-futura-web-row-food = Comida
terra-futura-web-row-construction = Construcción
terra-futura-web-row-goods = Mercancía
terra-futura-web-row-set = Conjunto
terra-futura-web-row-polluted = Cartas contaminadas
terra-futura-web-each = { $points } cada una
terra-futura-web-better = el mejor de los dos
terra-futura-web-total = Total
terra-futura-web-winner = gana
terra-futura-web-end-tie = Empate a puntos: decide tener menos cubos de contaminación.
terra-futura-web-end-note = Columnas: el valor después de cada turno y de la activación final. Casillas marcadas: el patrón que cada jugador eligió.
terra-futura-web-column-end = fin
terra-futura-web-columns = { $name }: valor después de cada turno

## The lesson

