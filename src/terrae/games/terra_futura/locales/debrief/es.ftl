terra-futura-debrief-slide-points = De dónde vinieron los puntos
terra-futura-debrief-slide-dirt = Limpio y sucio
terra-futura-debrief-slide-search = Las mismas cartas
terra-futura-debrief-same-deal = Las mismas cartas en todas las mesas con los mismos sitios
terra-futura-debrief-points-title = ¿De dónde vinieron los puntos?
terra-futura-debrief-points-line = Una columna por turno, de izquierda a derecha. Sobre la línea: lo que hay en cartas activas y el mejor conjunto. Debajo: lo que cuesta la contaminación.
terra-futura-debrief-on-average = { $count ->
        [one] Un territorio: { $points } puntos.
       *[other] { $count } territorios, de media { $points } puntos.
    }
terra-futura-debrief-turn = Turno { $turn }
terra-futura-debrief-end = Al final
terra-futura-debrief-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Ninguna carta acabó bloqueada.
        [one] Una de { $cards } cartas acabó bloqueada.
       *[other] { $blocked } de { $cards } cartas acabaron bloqueadas.
    }
terra-futura-debrief-dirt-line = Un cuadro es una carta al final. Una carta bloqueada no se puede usar y lo que hay en ella no cuenta.
terra-futura-debrief-clean = limpia
terra-futura-debrief-dirty = con contaminación
terra-futura-debrief-blocked = bloqueada
terra-futura-debrief-territory = limpias { $clean }, con contaminación { $dirty }, de ellas bloqueadas { $blocked }
terra-futura-debrief-blockings = Cartas bloqueadas por el camino: { $blocked }. Activas otra vez: { $again }.
terra-futura-debrief-search-title = Qué hizo un bot con las mismas cartas
terra-futura-debrief-search-line = Bots que piensan por adelantado («{ $bot }») han jugado vuestro reparto una vez, uno en cada sitio. Anillos: vosotros. Llenos: el bot en el mismo sitio.
terra-futura-debrief-search-care = Una partida de un bot. Muestra lo que se podía hacer con estas cartas, no lo que deberíais haber hecho.
terra-futura-debrief-seats = Mesas de { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = vosotros: { $points }
terra-futura-debrief-thought = Mientras hay espacio, la contaminación parece que no cuesta nada.
    .more = Cuando el espacio se acaba, una carta entera queda bloqueada. Quien deja algo de espacio todavía puede elegir.
terra-futura-debrief-score-short = { $points } puntos
terra-futura-debrief-blocked-short = bloqueadas { $points }
