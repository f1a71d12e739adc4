terra-futura-choice-card = triar la carta
terra-futura-choice-place = col·locar la carta
terra-futura-choice-use = activar les cartes
