terra-futura-choice-card = le choix de la carte
terra-futura-choice-place = la pose de la carte
terra-futura-choice-use = l’activation des cartes
