terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Nou cartes fan un territori. Qui produeix, qui contamina i qui neteja?
terra-futura-tile-round = ronda { $round } de { $of }
