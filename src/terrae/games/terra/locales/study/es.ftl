terra-puzzle-last-card = La última carta
    .line = Alguien aún tiene lo que falta.
terra-puzzle-who-goes-first = Quién empieza
    .line = Dar pronto, para que otros se atrevan.
terra-puzzle-work-off = Resolver las antiguas
    .line = Una crisis antigua decide sobre una nueva.
terra-puzzle-hoard-or-hold = Guardar o no
    .line = Una serie que cuesta un mundo, o no.
terra-puzzle-too-late = Demasiado tarde
    .line = Aquí ya nadie podía ayudar. ¿O sí?
terra-puzzle-turn = Un turno entre crisis
terra-puzzle-needed = Hacen falta { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] No hay ninguna crisis declarada.
        [one] Declarada: { $names }.
       *[other] Declaradas: { $names }.
    }
terra-puzzle-card = Carta { $card } de { $cards }.
terra-puzzle-fatal = necesarios ({ $colour }); si no, se pierde el control.
terra-puzzle-plays = juega { $value }
terra-puzzle-passes = pasa
terra-puzzle-tap = Elige una carta por asiento, o pasa.
terra-puzzle-sum = { $sum } de { $threat }
terra-puzzle-lost = No se puede salvar
terra-puzzle-holds = Así aguanta
terra-puzzle-only = Solo se muestran las cartas del color ({ $colour }): las demás no ayudan aquí. Se cuentan todas las maneras de jugar este turno, y la respuesta puede ser no.
terra-coach-ticks = Las marcas son crisis; las altas se declararon.
