terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Deväť kariet tvorí územie. Kto vyrába, kto znečisťuje a kto upratuje?
terra-futura-tile-round = kolo { $round } z { $of }
