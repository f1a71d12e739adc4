terra-futura-choice-card = alegerea cărții
terra-futura-choice-place = așezarea cărții
terra-futura-choice-use = activarea cărților
