terra-lesson-intro = Del montón salen crisis; las cartas de tu mano ayudan contra ellas. Gana quien tenga más puntos, pero solo si el mundo aguanta: si se declaran demasiadas crisis, pierden todos.
    .title = El mundo es de todos
terra-lesson-first = Se pide una vez a cada cual, primero a ti, una carta del color de la crisis; entre todas deben alcanzar su valor. Si sale bien, la primera carta anota 3. Elige una carta con borde dorado.
    .title = Solo ayuda su color
terra-lesson-first-hint = Se puede pasar, pero aquí quieres ayudar primero: elige una carta con borde dorado y juégala.
terra-lesson-first-good = Los demás han añadido lo suficiente. Has ayudado primero y anotas 3; la carta más alta también. De lo contrario, las cartas se habrían perdido y la crisis se habría declarado.
terra-lesson-first-other = Los demás no han añadido lo suficiente: las cartas se pierden y la crisis queda declarada. Resuelta a tiempo, te habría dado 3 por ayudar primero. Prueba otra carta o sigue.
terra-lesson-last = Se puede hablar, prometer y farolear; lo único prohibido es enseñar las cartas. Ahora mira cuánto falta y da una carta que alcance el valor.
    .title = Lo justo
terra-lesson-last-hint = Con esa no se alcanza el valor. La barra sobre los asientos muestra hasta dónde llega cada carta.
terra-lesson-last-good = Resuelta a tiempo: la primera carta y la más alta anotan 3 cada una. Gastar lo mínimo mientras el mundo aguante: ese es todo el arte. Una crisis resuelta a tiempo termina el turno; si se declara, el turno sigue.
terra-lesson-close = En tu propio turno también puedes ocuparte de las crisis declaradas: una carta en cada una. Quien juega la carta que alcanza el valor anota 5. Elige una carta y después la crisis en el mapa.
    .title = Declarada, pero tiene solución
terra-lesson-close-hint = Elige la carta que alcanza el valor de una crisis del mapa.
terra-lesson-close-good = Resuelta, y 5 puntos. Tres crisis declaradas en una región, cuatro de un color o siete en total, y el mundo se pierde para todos.
terra-lesson-hoard = Como has ayudado, puedes pensar en ti: guárdate una serie de tres, boca abajo. Al final vale lo que sumen sus cartas, si el mundo aguanta. Elige una serie y guárdala.
    .title = Algo para ti
terra-lesson-hoard-hint = Elige la serie que más vale y guárdala.
terra-lesson-hoard-good = Esos puntos son tuyos si el mundo aguanta; esas cartas faltarán cuando llegue la próxima crisis. Y al final de su turno nadie se queda con más de ocho cartas en la mano.
terra-lesson-fatal = Si esta también se declara, todo se pierde: tres crisis declaradas en una región, cuatro de un color o siete en total, y pierden todos, tengan los puntos que tengan. Eres quien responde al final. Salva el mundo.
    .title = Salva el mundo
terra-lesson-fatal-hint = Con esa no se alcanza el valor. La barra sobre los asientos muestra hasta dónde llega cada carta.
terra-lesson-fatal-good = El mundo aguanta. Quien no da nada se queda sus cartas y puede perderlo todo; quien da demasiado deja ganar a otro. Así es Terra.
terra-lesson-out = El montón está casi vacío. Mira las últimas jugadas; después se cuentan los puntos.
    .title = Así termina
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Lo que marcó la diferencia:
    { $source ->
        [first] ayudar primero
        [highest] las cartas más altas
        [solved] las crisis resueltas
       *[hoard] las cartas guardadas
    }, { $more } a { $less }.
