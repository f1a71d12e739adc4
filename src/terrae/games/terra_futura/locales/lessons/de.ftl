terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Neun Karten ergeben ein Gebiet. Wer erzeugt, wer verschmutzt, und wer räumt auf?
terra-futura-tile-round = Runde { $round } von { $of }
