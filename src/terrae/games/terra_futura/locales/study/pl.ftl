terra-futura-choice-card = wybór karty
terra-futura-choice-place = położenie karty
terra-futura-choice-use = aktywowanie kart
