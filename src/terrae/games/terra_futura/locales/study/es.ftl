terra-futura-choice-card = elegir la carta
terra-futura-choice-place = colocar la carta
terra-futura-choice-use = activar las cartas
