terra-futura-choice-card = choosing a card
terra-futura-choice-place = placing a card
terra-futura-choice-use = activating cards
