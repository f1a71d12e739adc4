terra-deal-line = Quedan { $count } crisis por venir, y el mundo ya está en apuros. Unos ocho minutos, un intento, igual para todo el mundo.
terra-deal-your-held = Tu mundo se ha salvado
terra-deal-your-lost = Tu mundo está perdido
terra-deal-lost-line = Los puntos no cuentan.
terra-deal-held = { $points ->
        [one] mundo a salvo, { $points } punto
       *[other] mundo a salvo, { $points } puntos
    }
terra-deal-lost = el mundo está perdido
terra-deal-sign-done = resuelta a tiempo
terra-deal-sign-later = resuelta más tarde
terra-deal-sign-open = declarada
terra-deal-sign-lost = la última
terra-deal-count-done = resueltas a tiempo: { $count }
terra-deal-count-later = resueltas más tarde: { $count }
terra-deal-count-open = declaradas al final: { $count }
terra-deal-count-lost = una de más: { $count }
terra-deal-count-never = no llegaron: { $count }
terra-deal-parted = Crisis { $place }: tú diste { $own }, { $name } { $other }. { $ended ->
        [held] Ese mundo se salvó.
       *[lost] Ese mundo se perdió.
    }
terra-deal-passed = pasó
terra-deal-the-world = el mundo
terra-deal-was-held = a salvo
terra-deal-was-lost = perdido
terra-deal-friends-line = Envía cualquier partida como enlace. Cada cual juega en el mismo sitio con los mismos bots, y comparáis crisis a crisis.
terra-deal-friends-same = En cada crisis disteis todos lo mismo.
