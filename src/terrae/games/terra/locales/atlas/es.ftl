### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Cada crisis y cada Resolución: cuántas veces está en el juego y qué representa en el mundo.
terra-atlas-search = Un nombre, un número, una región
terra-atlas-measures = Resoluciones
    .line = 90 cartas: en cada color, seis 1, seis 2, cinco 3, cinco 4, cuatro 5 y cuatro 6
terra-atlas-crises = Crisis
    .line = 18 cartas, una por cada color y región
terra-atlas-measure = Resolución
terra-atlas-crisis = Crisis
terra-atlas-region = Región
terra-atlas-value = Valor
terra-atlas-threat = Valor
terra-atlas-copies = { $count } de { $all }
terra-atlas-copies-measure = { $count } de las { $all } Resoluciones
terra-atlas-copies-crisis = una vez; cada crisis es única
terra-atlas-against = Ayuda contra
terra-atlas-helped-by = Lo que ayuda

## In the game

terra-atlas-game-low = Jugada en primer lugar, da 3 puntos si la crisis se resuelve a tiempo, tanto como cualquier otra carta. Y sobre una crisis declarada, hasta una pequeña permite guardarse una serie.
terra-atlas-game-middle = Rara vez es la más alta, a menudo es la que faltaba: quien pone la última carta en una crisis declarada anota 5 puntos, valga lo que valga.
terra-atlas-game-high = Suele ser la carta más alta, que da 3 puntos cuando una crisis se resuelve a tiempo. En una crisis declarada conviene gastarla donde la resuelva.
terra-atlas-game-crisis = Cuando aparece, cada cual puede jugar una carta de su color. Si entre todas llegan a { $threat }, se resuelve a tiempo; si no, se declara, y con tres en una región, cuatro de un color o siete en total, el mundo está perdido.

## In the world: the measures

terra-atlas-G1 = El vidrio, el papel, el metal y las sobras de cocina, si se separan, pueden volver a servir. Lo que se tira todo junto suele acabar enterrado o quemado.
terra-atlas-G2 = Lo que nadie gasta no hace falta talarlo, bombearlo ni extraerlo. Reparar, compartir y prescindir de un poco deja más para quienes vengan después.
terra-atlas-G3 = Los árboles jóvenes retienen el suelo y el agua, refrescan la tierra y captan carbono al crecer. Sale mejor con los árboles adecuados en el lugar adecuado, y si la gente de allí gana con ello.
terra-atlas-G4 = Un pozo, una acequia o un riego por goteo hacen que los campos den fruto en años secos y ahorran largas caminatas. Dura si no se saca más de lo que traen la lluvia y la nieve.
terra-atlas-G5 = Los filtros, los ciclos cerrados y los mejores métodos detienen el veneno antes de que llegue al aire y a los ríos. Más vale no ensuciar que limpiar.
terra-atlas-G6 = El sol, el viento, el agua y el calor de la tierra no se agotan y dejan poco rastro. Lo que a menudo falta son líneas y almacenamiento.
terra-atlas-B1 = El hambre rara vez viene de que falte comida en el mundo: lo que falta es paz, dinero o un camino al mercado. Cualquier otra ayuda empieza por agua limpia y un plato lleno.
terra-atlas-B2 = Una vacuna, una comadrona, una medicina que se pueda pagar: mucho de lo que salva vidas es sencillo. Solo tiene que estar ahí, cerca y a tiempo.
terra-atlas-B3 = Hacer terrazas en una ladera, guardar semillas o construir contra el calor se aprendió durante generaciones. Donde se transmite, la gente conserva su trabajo y sus costumbres.
terra-atlas-B4 = Con una dirección es más fácil encontrar trabajo, escuela y médico. Un hogar suele ser el primer paso para volver a estar entre los demás, no el premio del final.
terra-atlas-B5 = Nadie nace despreciando a los demás: se aprende, y se puede desaprender. Hacen falta leyes justas y gente que alce la voz cuando a alguien se le trata como si valiera menos.
terra-atlas-B6 = Quien sabe leer, contar y preguntar puede cuidar de su salud, su trabajo y sus derechos. Cuando las niñas aprenden como los niños, familias enteras viven mejor.
terra-atlas-R1 = Las normas se cumplen, los impuestos se pagan y se respeta a los vecinos porque la mayoría lo hace por voluntad propia. De esas cosas pequeñas está hecha la convivencia, cada día.
terra-atlas-R2 = Quien tiene más echa una mano a quien tiene menos: tras un terremoto, en una sequía, al otro lado de una frontera. La mejor ayuda es la que escucha a quien la recibe.
terra-atlas-R3 = Las minas acechan mucho después de firmada la paz, en los campos y camino de la escuela. Quitarlas es un trabajo lento, a mano, que devuelve la tierra metro a metro.
terra-atlas-R4 = Los mediadores escuchan a las dos partes antes de que hablen las armas. Una conversación a tiempo rara vez sale en las noticias, porque lo que evita no ocurre.
terra-atlas-R5 = Los ríos, las enfermedades y los barcos cruzan fronteras, así que los acuerdos también han de cruzarlas. Los organismos internacionales solo tienen la fuerza que les dan sus miembros.
terra-atlas-R6 = Quien puede elegir a su gobierno, criticarlo y cambiarlo con el voto puede corregir errores sin violencia. La democracia vive de la prensa libre, de jueces justos y de gente que participa.

## In the world: the crises

terra-atlas-G-NA = Los bosques siempre han ardido; con sequías más largas y más calor, el fuego se vuelve incontrolable. Pequeños fuegos, encendidos y vigilados por expertos con tiempo fresco, le quitan combustible.
terra-atlas-G-SA = La selva que desaparece en la Amazonia cede su lugar sobre todo a pastos y cultivos. Con ella se van lluvias que caen muy tierra adentro, el hogar de pueblos y especies, y un almacén de carbono.
terra-atlas-G-EU = Un río lleva aguas abajo, más allá de cada frontera, lo que vierten fábricas, minas y campos. Algunos de los más sucios han vuelto a la vida desde que sus vecinos acordaron normas.
terra-atlas-G-AF = Donde se talan los árboles, sobra ganado y falta la lluvia, el viento se lleva el suelo. En el Sahel los campesinos recuperan tierra con hileras de piedras, pequeños hoyos y árboles que dejan crecer.
terra-atlas-G-AS = El tráfico, el humo del carbón y los rastrojos que arden se acumulan en el aire quieto del invierno sobre las grandes ciudades. Dañan pulmones y corazón; donde mejoraron combustibles y filtros, el cielo se ha aclarado.
terra-atlas-G-OC = Cuando el mar se calienta demasiado, los corales pierden las algas que los alimentan, se vuelven blancos y pueden morir de hambre. Los arrecifes crían peces y rompen las olas ante la costa; en años más frescos pueden recuperarse.
terra-atlas-B-NA = Donde los alquileres suben más deprisa que los sueldos, hasta gente con trabajo acaba en tiendas y coches. Los pisos asequibles y la ayuda antes del desahucio mantienen abiertas puertas que cuesta volver a abrir.
terra-atlas-B-SA = Junto a villas amuralladas hay barrios sin alcantarillas: dónde se nace decide demasiado. Las escuelas, la tierra, los impuestos justos y los empleos seguros acortan la distancia, despacio.
terra-atlas-B-EU = Perder el trabajo, la salud o la pareja puede bastar para perder la casa, incluso en ciudades ricas. Algunas dan primero un piso y resuelven lo demás desde ahí.
terra-atlas-B-AF = Un virus viaja tan deprisa como la gente y golpea más donde hay pocos hospitales. Los avisos tempranos, las vacunas y los sanitarios en quienes confían las aldeas lo detienen.
terra-atlas-B-AS = Un niño que anuda alfombras o pica piedra gana un poco hoy y se pierde la escuela. Cuando los padres ganan lo suficiente y la escuela es gratuita y está cerca, lo mandan a aprender.
terra-atlas-B-OC = En islas bajas y en deltas, el mar que sube entra en las casas, y las tormentas lo empujan más adentro. Diques, manglares y casas sobre pilotes ganan tiempo; hay quien tiene que mudarse.
terra-atlas-R-NA = Donde siempre hay un arma a mano, una pelea o una hora oscura acaba más fácilmente en muerte. Las armas bien guardadas, las buenas leyes y quienes median entre rivales salvan vidas.
terra-atlas-R-SA = Donde el Estado es débil, las bandas extorsionan, reclutan a chicos y hacen callar a la gente. Las escuelas, el trabajo y una policía digna de confianza les quitan el suelo bajo los pies.
terra-atlas-R-EU = Cuando los tanques cruzan una frontera, se destruyen hogares, campos y la confianza de generaciones. Que los vecinos hablen en vez de disparar se aprendió aquí a un precio terrible.
terra-atlas-R-AF = Cuando un país lucha contra sí mismo, los vecinos se vuelven enemigos, los campos quedan sin sembrar y llega el hambre. La paz dura si todas las partes comparten el poder, la justicia y la riqueza de la tierra.
terra-atlas-R-AS = Los misiles que alcanzan al vecino en minutos no dejan tiempo para pensarlo mejor. Los tratados, las inspecciones y una línea directa entre capitales han ayudado a evitar lo peor.
terra-atlas-R-OC = En los estrechos entre islas, los ladrones suben a bordo de noche. Ayudan las patrullas conjuntas de los países vecinos, y también que quien pesca pueda vivir de ello.

## Why this game

terra-why = Todos pueden ganar, y todos pueden perder
    .lead = Bruno Faidutti creó Terra para el Fórum Universal de las Culturas, celebrado en Barcelona en 2004: un encuentro para escuchar en vez de pelear. El juego hace una y otra vez la misma pregunta: ¿cuánto doy?
terra-why-1 = Una crisis no pregunta de quién es
    .text = Se declara en una región y cuenta para todos. Quien vive lejos puede pasar una vez, o dos. Pero tres en una región, cuatro de un color o siete en total acaban la partida para todos.
terra-why-2 = Dar tiene premio, un poco
    .text = Quien ayuda primero y quien más da anota puntos. Aun así, una mano llena de seises vale más si los demás gastan los suyos. Los economistas lo llaman el problema del polizón; en la mesa se siente.
terra-why-3 = Las palabras son gratis, y cuentan
    .text = Promete, pide, farolea: nada de lo dicho obliga a nadie. Por eso aquí la confianza vale tanto. El Fórum esperaba lo mismo entre los pueblos: escuchar primero, porque el conflicto es el camino más caro.
terra-why-4 = Dieciocho Resoluciones, ninguna mágica
    .text = De separar los residuos a la democracia, cada una representa un trabajo que la gente hace de verdad. Los números pequeños son pasos pequeños, no inútiles: un 1 al final puede salvar una región.
terra-why-omits = Lo que el juego deja fuera: las crisis de verdad no esperan su turno, y quienes menos las causaron suelen sufrirlas primero.
