terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Nine cards make a territory. Who produces, who pollutes, and who cleans up?
terra-futura-tile-round = round { $round } of { $of }
