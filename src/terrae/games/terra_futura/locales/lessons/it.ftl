terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Nove carte fanno un territorio. Chi produce, chi inquina e chi ripulisce?
terra-futura-tile-round = turno { $round } di { $of }
