terra-futura-choice-card = Wahl der Karte
terra-futura-choice-place = Anlegen der Karte
terra-futura-choice-use = Aktivieren der Karten
