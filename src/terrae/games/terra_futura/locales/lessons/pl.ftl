terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Dziewięć kart tworzy terytorium. Kto wytwarza, kto zanieczyszcza, a kto sprząta?
terra-futura-tile-round = runda { $round } z { $of }
