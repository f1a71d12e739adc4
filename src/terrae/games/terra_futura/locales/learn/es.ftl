terra-futura-lesson-intro = Construyes un territorio de tres por tres cartas. Cada turno tomas una y la colocas; pone en marcha su fila y su columna. Los productos dan puntos, la contaminación los resta. Gana el mejor territorio.
    .title = Nueve cartas, un territorio
terra-futura-lesson-drop = Antes de tomar una carta puedes descartar, una vez, la más antigua de una fila. Descarta una que no necesites: no pierdes nada, y una nueva ocupa su lugar.
    .title = Fuera la más antigua
terra-futura-lesson-drop-hint = Mejor descarta la carta más antigua de una fila en la que no te sirva: llegará una nueva.
terra-futura-lesson-drop-good = No se puede deshacer, porque se ha visto una carta nueva. También le quita una carta a quien la esperaba.
terra-futura-lesson-take = En cada turno tomas una carta: una del mercado, o la de arriba de un mazo sin verla. Míralas: cada una dice hasta cuánto valdría tu territorio. Toma la que más rinda.
    .title = Toma una carta
terra-futura-lesson-take-hint = Con otra carta este turno rinde más: mira las cartas y compara los números.
terra-futura-lesson-take-good = Lo que tomas, debes colocarlo. Casi todas las cartas de nivel I traen recursos, y la mayoría de las de nivel II los convierten en productos. El dinero sirve para pagar, pero al final no vale nada.
terra-futura-lesson-place = Colocar una carta activa toda su fila y su columna. Las casillas dicen cuánto daría cada una este turno, con tus propias cartas en el mejor orden. Colócala donde sea más.
    .title = Su fila y su columna
terra-futura-lesson-place-hint = En otra casilla este turno rinde más: compara los números de las casillas.
terra-futura-lesson-place-good = Ahora puedes usar una vez cada carta de esa fila y esa columna, en el orden que quieras.
terra-futura-lesson-use = Las cartas que brillan se pueden usar una vez cada una, en cualquier orden. Una ganancia pone un recurso en la carta; un intercambio se paga con lo que hay en tus cartas activas. Empieza de modo que no se desperdicie nada.
    .title = Usa lo que brilla
terra-futura-lesson-use-hint = Después de eso, este turno puede dar menos. Busca un comienzo que lo deje todo abierto: casi siempre una ganancia.
terra-futura-lesson-use-good = El orden importa: primero las ganancias, después los intercambios que necesitan lo que han traído.
terra-futura-lesson-pollute = Este efecto contamina, y el cubo debe ir a una de tus cartas. Una carta con un cubo más que espacios queda bloqueada: no se puede usar y nada de lo que tiene cuenta, hasta que se le quite un cubo. Ponlo donde menos te cueste.
    .title = Dónde poner la contaminación
terra-futura-lesson-pollute-hint = Ahí te cuesta más. Mira lo que perdería cada carta.
terra-futura-lesson-pollute-good = Al final cada carta contaminada resta un punto; una bloqueada cuesta todo lo que tiene encima.
terra-futura-lesson-clean = Una de tus cartas está bloqueada. Una transferencia toma un cubo de otra carta tuya, y una carta bloqueada vuelve a estar activa enseguida. Toma el cubo de donde más ayude.
    .title = Activa otra vez
terra-futura-lesson-clean-hint = Mejor tómalo de la carta bloqueada: con un cubo menos vuelve a estar activa.
terra-futura-lesson-clean-good = Vuelve a estar activa, y todo lo que tiene encima vuelve a contar.
terra-futura-lesson-copy = La asistencia copia un efecto inferior de una carta activa de otra persona. Pagas y contaminas como si fuera tuya; quien la tiene recibe un recurso pagado o limpia una carta. Elige el efecto que más rinda.
    .title = Tomar prestado
terra-futura-lesson-copy-hint = Otro efecto te da más: compara lo que vales antes y después.
terra-futura-lesson-copy-good = Mira los territorios ajenos antes de construir: lo que ellos saben hacer, tú lo puedes tomar prestado.
terra-futura-lesson-pattern = Todos tienen nueve cartas. Uno de tus dos patrones da ahora una última ronda de activaciones; el mejor conjunto cuenta tantas veces como lo tengas entero. Elige el patrón que más rinda.
    .title = La última activación
terra-futura-lesson-pattern-hint = El otro patrón puede darte más.
terra-futura-lesson-pattern-good = Los productos valen cinco o seis puntos, una carta contaminada resta uno. Así es Terra Futura.
terra-futura-lesson-goals = Son tu secreto. Cada una tiene un patrón para una última activación al final, y un conjunto: el mejor cuenta tantas veces como lo tengas entero. Tenlas en cuenta al elegir.
    .title = Tus dos cartas de puntuación
terra-futura-lesson-out = Se usan las últimas cartas. Después se cuentan todos los territorios.
    .title = Así termina
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Lo que marcó la diferencia:
    { $source ->
        [food] comida
        [construction] construcción
        [goods] mercancía
        [raw] materias primas
        [set] el conjunto
       *[polluted] cartas contaminadas
    }, { $more } a { $less }.
