terra-futura-choice-card = výběr karty
terra-futura-choice-place = umístění karty
terra-futura-choice-use = aktivace karet
