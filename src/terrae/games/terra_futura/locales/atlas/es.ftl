### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Cada lugar de un territorio: qué hace, cuántos hacen lo mismo y qué representa en el mundo.
terra-futura-atlas-search = Un nombre, o lo que produce
terra-futura-atlas-start = Cartas iniciales
    .line = 5 cartas que hacen todas lo mismo; cada cual tiene una
terra-futura-atlas-level-I = Nivel I
    .line = 23 cartas, una de cada; la mayoría trae algo
terra-futura-atlas-level-II = Nivel II
    .line = 24 cartas, una de cada; la mayoría convierte una cosa en otra
terra-futura-atlas-scoring = Cartas de puntuación
    .line = 16 cartas, una de cada; cada cual tiene dos, en secreto
terra-futura-atlas-makes-food = Hace comida
terra-futura-atlas-makes-construction = Hace construcción
terra-futura-atlas-makes-goods = Hace mercancía
terra-futura-atlas-moves = Mueve contaminación
terra-futura-atlas-clean = Nunca contamina
terra-futura-atlas-same =
    { $count ->
        [one] { $count } de { $all } hace esto
       *[other] { $count } de { $all } hacen esto
    }
terra-futura-atlas-often = una vez; { $count } de las { $all } cartas de su clase hacen lo mismo
terra-futura-atlas-often-alone = una vez; ninguna otra carta hace lo mismo
terra-futura-atlas-spaces = Espacios para contaminación
terra-futura-atlas-spaces-count =
    { $count ->
        [0] ninguno: el primer cubo la bloquea
       *[other] { $count }; un cubo más va al centro y la bloquea
    }
terra-futura-atlas-like = Hace lo mismo
terra-futura-atlas-set = Conjunto
terra-futura-atlas-signs = Qué significan los símbolos
terra-futura-atlas-worth =
    { $points ->
        [0] no vale nada al final
       *[other] vale { $points } al final
    }
terra-futura-atlas-worth-pollution = −1 por cada carta que la tenga

## In the game

terra-futura-atlas-game-assist = Al copiar la carta de otra persona, su coste, su contaminación y su recompensa son tuyos. A quien es dueño de la carta se le agradece.
terra-futura-atlas-game-gain = Gana algo cada vez que se activa su fila o su columna: ponla donde aún vayan a llegar cartas.
terra-futura-atlas-game-money = El dinero no vale nada al final: está para gastarlo.
terra-futura-atlas-game-clean = Este trabajo no deja contaminación.
terra-futura-atlas-game-choice = Un camino es limpio, el otro deja contaminación: eliges cada vez.
terra-futura-atlas-game-dirty = Cada vez deja contaminación: guárdale un espacio antes de activarla.
terra-futura-atlas-game-transfer = Una carta libre de su cubo de más vuelve a trabajar en el acto; si está en la fila o la columna activada y aún no se ha usado, se puede usar en el mismo turno.
terra-futura-atlas-game-scoring = Al final puedes hacer las cuatro activaciones de una de tus dos cartas, y el mejor de sus conjuntos puntúa tantas veces como lo tengas en cartas activas.

## In the world: Starting cards

terra-futura-atlas-village = En una aldea se sabe quién puede arreglar un tejado y quién necesita una mano. Mucho de lo que se hace por los demás se hace sin cobrar.
terra-futura-atlas-cabin = Leña, setas, bayas y calma: en el bosque se vive de lo que vuelve a crecer. Y crece, mientras nadie tome más que eso.
terra-futura-atlas-harbour = Los barcos traen pescado, noticias y forasteros. Un puerto vive de estar abierto a dos lados, la tierra y el mar.
terra-futura-atlas-hut = Aquí arriba hay que subirlo todo o sacarlo del sol y la lluvia, así que se derrocha poco. Casi todos los refugios están abiertos a cualquiera, y en invierno queda una sala sin llave.
terra-futura-atlas-homestead = Campos, animales y cocina van juntos: el estiércol alimenta la tierra, las sobras a las gallinas. Las granjas familiares producen buena parte de lo que come el mundo.

## In the world: Level I

terra-futura-atlas-corner-shop = Pan, sellos y un rato de charla a la vuelta de la esquina dan vida a una calle. Lo que hay en los estantes viene a menudo de lejos.
terra-futura-atlas-savings-bank = Las primeras cajas de ahorros se fundaron para que la gente modesta pudiera guardar un poco para los tiempos difíciles. Prestadas, muchas sumas pequeñas hacen un tejado, un arado o un taller.
terra-futura-atlas-market-stall = Por la mañana se vende aquí lo que se recogió la víspera. Cuanto más corto el camino, mayor es la parte del precio para quien hizo el trabajo.
terra-futura-atlas-toll-bridge = Un puente acorta el camino a todos, y el peaje paga su cuidado. Por una vez se ve lo que cuesta un camino.
terra-futura-atlas-orchard = Unos viejos frutales en un prado alimentan durante décadas a personas, abejas y pájaros. Quien los planta piensa en sus nietos.
terra-futura-atlas-woodland = Un bosque mixto da madera y setas, retiene el agua y refresca el aire. Sigue siendo bosque si no se tala más de lo que crece.
terra-futura-atlas-bamboo-grove = El bambú es una hierba: brota en semanas y vuelve a crecer de sus raíces tras el corte. Con él se hacen cestas, andamios y casas enteras.
terra-futura-atlas-herb-garden = El tomillo, la menta y la salvia piden poco sitio, alegran a las abejas y alivian pequeños males. Lo que se sabe de ellos es más viejo que cualquier libro.
terra-futura-atlas-algae-pond = Las algas convierten la luz, el agua y lo que otros desechan en alimento y materia prima. No piden campo, solo que alguien vigile el agua.
terra-futura-atlas-berry-patch = Las bayas maduran para la gente, los pájaros y los osos. Quien las coge con cuidado las encuentra en el mismo sitio el verano siguiente.
terra-futura-atlas-clay-pit = Se construye con arcilla desde las primeras ciudades, pues está cerca de la superficie. Un pozo abandonado se llena de agua, juncos y ranas.
terra-futura-atlas-brick-yard = En el fuego, la arcilla se hace piedra: un buen ladrillo dura siglos y puede volver a usarse. Lo que arde en el horno decide cuánto humo cuesta.
terra-futura-atlas-quarry = La piedra cercana no necesita un largo viaje y sirve durante generaciones. La cantera deja una herida en el monte, donde quizá aniden después búhos reales.
terra-futura-atlas-ore-vein = Los metales están en vetas finas entre roca que nadie quiere. Lo que ya se ha extraído puede fundirse y usarse una y otra vez.
terra-futura-atlas-mine-railway = Ruedas de acero sobre raíles de acero mueven cargas pesadas con poca fuerza. La roca sin mineral se queda en montones, por mucho tiempo.
terra-futura-atlas-open-pit = Para llegar al carbón y al mineral se mueven paisajes enteros, y a veces pueblos. Pasan décadas hasta que allí hay un bosque o un lago.
terra-futura-atlas-wheat-field = El trigo es el pan de cada día de gran parte del mundo. Su campo sigue fértil si se alterna con otros cultivos y el suelo no queda desnudo.
terra-futura-atlas-sunflower-field = De jóvenes, los girasoles giran con el sol; maduros, dan aceite, pipas y forraje. En plena flor son un festín para las abejas.
terra-futura-atlas-beehives = De flor en flor, las abejas ayudan a que cuajen manzanas, cerezas y calabazas. Necesitan flores todo el verano y campos sin veneno.
terra-futura-atlas-maize-field = El maíz, criado antaño en México a partir de una hierba silvestre, da alimento, forraje y combustible. Tiene hambre: en laderas desnudas, la lluvia arrastra suelo y abono.
terra-futura-atlas-hay-meadow = Un prado que se siega tarde y pocas veces está lleno de flores, grillos y mariposas. Su heno alimenta a los animales todo el invierno.
terra-futura-atlas-water-mill = El agua corriente movía muelas, sierras y martillos mucho antes de los motores. Hoy puede dar electricidad; los peces necesitan un paso.
terra-futura-atlas-repair-shop = Una cremallera nueva, un cable soldado, y la cosa sigue viva. Cada reparación ahorra mineral y energía, evita basura y mantiene vivo un oficio.

## In the world: Level II

terra-futura-atlas-food-truck = Una olla, una llama y una buena receta dan de comer a toda una calle. La suciedad se esconde en el vaso que se tira y en lo que vino de lejos.
terra-futura-atlas-canteen = Cocinar para muchos ahorra energía y deja menos sobras si se planea bien. Cada menú decide un poco lo que crecerá en los campos de alrededor.
terra-futura-atlas-building-site = Grúas y camiones levantan una casa en meses. Mucho de lo que le cuesta a la Tierra se decide antes de que alguien viva en ella: según de qué esté hecha.
terra-futura-atlas-concrete-plant = El hormigón toma cualquier forma y sostiene puentes y torres. La caliza que se quema para su cemento suelta dióxido de carbono, aunque el fuego sea limpio.
terra-futura-atlas-freight-port = Mucho de lo que nos rodea ha viajado en un contenedor. Un barco lleva mucho con poco combustible, pero viajan también hollín y especies ajenas.
terra-futura-atlas-haulage = Los camiones lo llevan todo hasta la puerta, también de noche. El ruido y el hollín se quedan con quien vive junto a la carretera, no con quien hizo el pedido.
terra-futura-atlas-cannery = En tarros y latas, la cosecha del verano dura todo el invierno y se pierde menos. Hace falta metal, calor y agua limpia, y quedan salmuera y mondas.
terra-futura-atlas-steelworks = Durante siglos el mineral de hierro se ha fundido con carbón. El acero de chatarra pide mucha menos energía, y el hidrógeno hecho con electricidad limpia puede sustituir al carbón.
terra-futura-atlas-assembly-line = Dividido en pasos pequeños, el trabajo va rápido y las cosas se abaratan. Cuánto duran, y si se pueden reparar, se decide en la mesa de dibujo.
terra-futura-atlas-wetland = Marismas, turberas y vegas retienen las crecidas y limpian el agua que las cruza. También se pueden sobrecargar; entonces devuelven la suciedad.
terra-futura-atlas-sewage-works = Rejas, balsas y microbios hambrientos convierten el agua sucia otra vez en agua de río. Lo que no digieren, de pinturas a medicinas, mejor no echarlo al desagüe.
terra-futura-atlas-reed-bed = Los carrizos llevan aire hasta sus raíces, donde las bacterias limpian el agua. Algunos pueblos depuran así sus aguas, y encima anidan pájaros.
terra-futura-atlas-workshop = Con oficio, herramientas y tiempo, un material sencillo se vuelve algo bueno. Se tarda más que en una fábrica, y el oficio pasa de unos a otros.
terra-futura-atlas-smithy = El hierro se puede calentar y moldear una y otra vez: un eje viejo se hace verja. En el yunque se reciclaba mucho antes de que existiera la palabra.
terra-futura-atlas-greenhouse = Bajo cristal maduran tomates donde fuera hace demasiado frío. Con sol, abono y agua de lluvia es limpio; calentado con gas cuesta más de lo que se ve.
terra-futura-atlas-allotments = En los pequeños huertos al borde de la ciudad crecen verduras, amistades y paciencia. Entre el bancal y el plato no hace falta camión.
terra-futura-atlas-masons = Lo bien construido dura siglos, y después sus piedras pueden volver a usarse. Cuidar una casa vieja ahorra una nueva.
terra-futura-atlas-walling = Un muro de piedra seca sujeta una ladera sin mortero, solo con la piedra justa en el sitio justo. En sus huecos viven lagartijas y flores silvestres.
terra-futura-atlas-spinning-mill = Lana, lino y algodón se hacen aquí hilo, y tela que dura años. El hilo barato se paga a menudo en otra parte, con agua, tintes y trabajo duro.
terra-futura-atlas-sewing-room = Un abrigo a medida se lleva mucho tiempo y se remienda. Quien cose para la moda rápida suele ganar poco, y la etiqueta no lo dice.
terra-futura-atlas-tree-nursery = Aquí se siembran y riegan semillas de árboles fuertes hasta que los plantones se valen solos. Un bosque para el tiempo de mañana empieza con la semilla que se elige hoy.
terra-futura-atlas-mine-transport = Mucho de lo que se saca de una mina es roca sin mineral. Cuanto más se reutiliza el metal, menos cargas hacen falta.
terra-futura-atlas-granary = El grano seco y a salvo de los ratones ayuda a pasar un mal año. En el mundo se pierde mucha comida por falta de buenos almacenes.
terra-futura-atlas-trading-post = Donde se cruzan mercancías de muchas tierras se encuentra lo que en casa no crece. El precio rara vez dice quién las hizo, y qué quedó allí.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Un techo y una comida: las dos necesidades más antiguas, y todavía la primera ayuda tras una catástrofe.
terra-futura-atlas-brick-and-bread = Ambos piden amasar, agua y fuego. El pan es más antiguo que los campos: se cocía en hogares de piedra miles de años antes de la agricultura.
terra-futura-atlas-garden-city = Casas con jardín, el trabajo a un paseo, campos al lado: un viejo sueño de urbanistas, y un buen sueño en veranos calurosos.
terra-futura-atlas-trading-house = El comercio lleva las mercancías adonde faltan. Una buena casa conoce por su nombre a quienes las hacen, y les paga para que puedan vivir de ello.
terra-futura-atlas-full-larder = Tarros en el estante y grano en el arca: quien tiene reservas para diez días puede esperar a que pase una tormenta o un apagón, y ayudar a los demás.
terra-futura-atlas-new-quarter = Un barrio nuevo se planea mejor con viviendas, trabajo y tiendas muy cerca, para ricos y pobres. Así muchos caminos se hacen a pie.
terra-futura-atlas-straw-bale-houses = De cada cosecha sobra paja, y guarda bien el calor. Se han probado muros de paja prensada con lluvia fuerte, helada y mucho calor.
terra-futura-atlas-farm-shop = Huevos, queso y harina de la propia granja: se ve cómo se hacen, y una parte mayor del precio se queda allí.
terra-futura-atlas-food-fair = Donde se prueban los platos de los demás, los extraños pronto son vecinos. Y las viejas variedades de manzana y de cereal sobreviven porque alguien las pide.
terra-futura-atlas-building-trade = Carpinteros, fontaneras y electricistas convierten los planes de un mundo más limpio en cuartos cálidos. Sin sus manos, el mejor plan se queda en papel.
terra-futura-atlas-self-sufficiency = Un lugar que cultiva y construye lo que necesita aguanta cuando falla el comercio. Casi ninguno puede hacerlo todo, así que hacen falta buenos vecinos.
terra-futura-atlas-green-kitchen = Verduras, legumbres y cereales piden mucha menos tierra que la carne. Bien cocinados y en su temporada, no dejan nada que desear.
terra-futura-atlas-stone-town = Callejas estrechas y patios con sombra mantienen frescas las ciudades viejas en verano, sin electricidad. Los árboles y el agua también ayudan.
terra-futura-atlas-harvest-homes = La paja, el cáñamo y el carrizo crecen cada año y dan buenas paredes y techos. Mientras la casa está en pie, su carbono no vuelve al aire.
terra-futura-atlas-all-round-economy = Donde una sola mina o una sola fábrica da de comer a todos, su fin golpea a todos. Una comarca con muchos oficios se dobla en la tormenta y no se rompe.
terra-futura-atlas-golden-workshops = La buena artesanía trabaja la paja, la cera y el lino igual que el oro. Lo que se hace con cuidado se guarda, se remienda y se hereda.

## Why this game

terra-futura-why = El crecimiento tiene domicilio
    .lead = El juego de Petr Vojtěch, de 2021, nació de Game On, un proyecto por el clima que apoyó la Unión Europea. Todo lo que produces viene de alguna parte, y algo se queda atrás.
terra-futura-why-1 = El dinero viene de lejos
    .text = Con dinero consigues cosas sin cultivar ni cavar: otra persona lo hizo, a menudo por poca paga y en un lugar que nunca ves. Por eso el dinero no vale nada al final, y mucho de lo que compra contamina.
terra-futura-why-2 = Alguien lleva cada carga
    .text = Barcos y camiones unen campos, minas, talleres y mesas; sin ellos nos faltaría mucho. También traen hollín, ruido y un clima más cálido, sobre todo a quienes no pidieron nada.
terra-futura-why-3 = La contaminación se esconde
    .text = Un cubo en una carta cuesta un punto, casi nada. Luego hay uno de más, y todo lo que hay en ella se para. Así son las aguas sucias, los pesticidas y los abonos: mucho tiempo invisibles en ríos y suelos, y de pronto ahí.
terra-futura-why-4 = Sacar menos de la tierra
    .text = Convertir un material en otro, reparar y reutilizar aprovecha mejor lo que ya hay. Cada trozo de metal que da una vuelta más ahorra un poco de montaña.
terra-futura-why-5 = Hay caminos limpios
    .text = Aquí algunos trabajos no dejan ningún cubo: representan el sol, el viento y el agua, y campos que siguen fértiles. Piden un poco más. El cambio es justo si quienes menos tienen no son quienes más pagan.
terra-futura-why-6 = Limpiar es un trabajo
    .text = Humedales, carrizales y depuradoras cargan con la suciedad de otros, hasta donde pueden. Lo que se separa y se reutiliza a tiempo no hace falta limpiarlo.
terra-futura-why-omits = Lo que el juego deja fuera: tu suciedad se queda en tus nueve cartas. En el mundo, viaja.
