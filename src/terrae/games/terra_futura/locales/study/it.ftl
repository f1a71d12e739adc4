terra-futura-choice-card = la scelta della carta
terra-futura-choice-place = il posizionamento della carta
terra-futura-choice-use = l’attivazione delle carte
