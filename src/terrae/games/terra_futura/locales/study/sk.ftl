terra-futura-choice-card = výber karty
terra-futura-choice-place = umiestnenie karty
terra-futura-choice-use = aktivácia kariet
