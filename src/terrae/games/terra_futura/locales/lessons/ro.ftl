terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Nouă cărți fac un teritoriu. Cine produce, cine poluează și cine face curat?
terra-futura-tile-round = runda { $round } din { $of }
