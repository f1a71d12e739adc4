terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Neuf cartes font un territoire. Qui produit, qui pollue, et qui nettoie ?
terra-futura-tile-round = tour { $round } sur { $of }
