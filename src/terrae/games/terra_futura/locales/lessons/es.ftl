terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Nueve cartas hacen un territorio. ¿Quién produce, quién contamina y quién limpia?
terra-futura-tile-round = ronda { $round } de { $of }
